//! Knowledge of the players about Twilight Struggle.

use bots::{Heuristics, Spec};
use rules::{Actions, Actor, Game, Log, Luck, Options as _, Seat, View as _};
use twilight::{
    Action, Ask,
    Card::{self, CiaCreated, LoneGunman, Nasser, Nato, SoutheastAsiaScoring, StarWars},
    Country::{Angola, Cameroon, EastGermany, Iran, Italy, Nigeria, Poland, Thailand, WestGermany, Zaire},
    Side, State, Us, Ussr,
    testing::{Table, table},
};

fn safe(table: &Table) -> Actions<Action> {
    let Actor::Player(side) = table.state.actor() else { panic!("a player decides") };
    let view = table.state.view(Seat::Player(side));
    let mut actions = Actions::new();
    view.legal(&mut actions);
    State::remove_losing_moves(&view, &mut actions);
    actions
}

/// Returns a table at which a side plays a card for Operations before its event, which gives Operations to the opponent. The opponent has
/// no battleground to coup at DEFCON 2.
fn ops_first(me: Side, card: Card, defcon: u8) -> Table {
    let mut table = table().turn(8).defcon(defcon).hand(me, [card]).hand(me.other(), [Nasser, Nato]);
    table = table.influence(me, Poland, 3).influence(me, Cameroon, 1).influence(me.other(), Angola, 1);
    table.action_round(me).card(card, Action::OpsFirst);
    table
}

#[test]
fn coups_that_expose_a_battleground_to_later_operations_of_the_opponent_are_removed() {
    for (me, card) in [(Ussr, CiaCreated), (Us, LoneGunman)] {
        let kept = safe(&ops_first(me, card, 3));
        assert!(!kept.contains(&Action::Coup(Angola)), "DEFCON is 2 then, with influence of {me:?} in Angola");
        assert!(kept.contains(&Action::Place(Poland)) && kept.contains(&Action::Place(Nigeria)), "DEFCON stays at 3");
        assert!(safe(&ops_first(me, card, 4)).contains(&Action::Coup(Angola)), "DEFCON is 3 then");
    }
}

#[test]
fn influence_is_not_placed_where_the_opponents_later_operations_could_coup() {
    for (me, card) in [(Ussr, CiaCreated), (Us, LoneGunman)] {
        let table = ops_first(me, card, 2);
        let kept = safe(&table);
        for country in [Nigeria, Zaire] {
            assert!(table.may(Action::Place(country)) && !kept.contains(&Action::Place(country)), "{me:?} {country:?}");
        }
        assert!(kept.contains(&Action::Place(Poland)) && kept.contains(&Action::Place(Cameroon)));
    }
}

#[test]
fn a_cuban_missile_crisis_that_can_be_ended_does_not_prevent_coups() {
    for (influence, plays) in [(2, false), (1, true)] {
        let mut table = table().turn(4).defcon(2).hand(Ussr, [CiaCreated, Nasser]).hand(Us, [Nato]);
        table = table.influence(Ussr, Nigeria, 1).influence(Us, WestGermany, influence);
        table = table.with(|state| state.crisis = Some(Us));
        table.action_round(Ussr);
        assert_eq!(safe(&table).contains(&Action::Card(CiaCreated)), plays, "{influence} in West Germany");
    }
}

#[test]
fn star_wars_is_not_a_headline_of_the_ussr_unless_it_stays_ahead_in_the_space_race() {
    for (us, ussr, plays) in [(3, 1, false), (2, 3, false), (1, 3, true)] {
        let mut table = table().turn(8).defcon(3).space(us, ussr).hand(Ussr, [StarWars, Nasser]).hand(Us, [Nato]);
        table.headlines();
        assert!(table.may(Action::Card(StarWars)));
        assert_eq!(safe(&table).contains(&Action::Card(StarWars)), plays, "{us} to {ussr}");
    }
}

#[test]
fn headlines_are_evaluated_only_when_both_are_chosen() {
    let mut table = table().turn(2).hand(Ussr, [Nasser, LoneGunman]).hand(Us, [Nato, StarWars]);
    table.headlines();
    assert!(table.state.is_quiet());
    table.play(Action::Card(Nasser));
    assert!(matches!(table.state.ask(), Some(Ask::Headline { by: Us, .. })), "{:?}", table.state.ask());
    assert!(!table.state.is_quiet());
}

/// Lets a player set up a side, and returns the position after both set-ups.
fn set_up(name: &str, side: Side) -> State {
    let (mut state, mut luck) = (State::new(&twilight::Options::preset("league").expect("a preset")), Luck::seeded(5));
    let spec: Spec = name.parse().expect("a player");
    let mut player = spec.player::<State>(Luck::seeded(6));
    while !matches!(state.ask(), Some(Ask::Headline { .. })) {
        let action = match state.actor() {
            Actor::Player(actor) if actor == side => player.choose(&state.view(Seat::Player(side))),
            _ => state.any(&mut luck),
        };
        state.play(action, &mut Log::silent());
    }
    state
}

#[test]
fn players_set_up_like_experts() {
    for name in ["greedy", "search:40"] {
        let us = set_up(name, Us);
        assert_eq!(
            [WestGermany, Italy, Iran].map(|country| us.influence(Us, country)),
            [4, 4, 2],
            "{name}, two of them extra"
        );
        let ussr = set_up(name, Ussr);
        assert_eq!([Poland, EastGermany].map(|country| ussr.influence(Ussr, country)), [4, 4], "{name}");
    }
}

#[test]
fn southeast_asia_counts_until_it_is_scored() {
    let value = |table: Table| table.influence(Us, Thailand, 2).state.evaluate();
    assert!(value(table()) > value(table().discard([SoutheastAsiaScoring])));
}
