//! Figures shown to players besides the rules: costs and possible results of choices, and the scores of regions.

use curtain::testing::card as curtain_card;
use games::Presenter;
use rules::{Game, Seat, legal};
use twilight::{
    Action::{self, Coup, Place, Realign},
    Card::{DuckAndCover, TearDownThisWall, TheChinaCard, VietnamRevolts},
    Country::*,
    Region, Side, State, Us, Ussr,
    figures::Stakes,
    scoring::Standing,
    testing::{Table, table},
};

/// Returns the stakes of an action as the actor sees them.
fn stakes(t: &Table, action: Action) -> Option<Stakes> {
    let rules::Actor::Player(side) = t.state.actor() else { panic!("a player is to act") };
    State::stakes(&t.state.view(Seat::Player(side)), &[action]).remove(0)
}

/// Returns the Ops of a coup, and whether it lowers DEFCON and loses.
fn coup(t: &Table, country: twilight::Country) -> (u8, bool, bool) {
    match stakes(t, Coup(country)) {
        Some(Stakes::Coup { ops, lowers_defcon, loses, .. }) => (ops, lowers_defcon, loses),
        other => panic!("{other:?}"),
    }
}

#[test]
fn coup_stakes_include_regional_bonuses() {
    let play = |card, t: Table| {
        let mut t = t.defcon(5);
        for country in [Angola, India, Thailand] {
            t = t.influence(Us, country, 1).influence(Ussr, country, 1);
        }
        let mut t = t.hand(Ussr, [DuckAndCover]);
        t.action_round(Ussr).card(card, Action::Ops);
        [Angola, India, Thailand].map(|country| coup(&t, country).0)
    };
    assert_eq!(play(TheChinaCard, table()), [4, 5, 5], "one more in Asia");
    assert_eq!(play(TheChinaCard, table().in_force([VietnamRevolts])), [4, 5, 6], "and one more in Southeast Asia");
}

/// 8.2: the die and the Operations against twice the stability.
#[test]
fn coup_stakes_list_each_die_result_and_the_effect_on_defcon() {
    let mut t = table()
        .turn(4)
        .defcon(2)
        .influence(Ussr, Panama, 1)
        .influence(Ussr, CostaRica, 1)
        .hand(Us, [twilight::Card::Nato]);
    t.action_round(Us).card(twilight::Card::Nato, Action::Ops);
    let Some(Stakes::Coup { results, .. }) = stakes(&t, Coup(Panama)) else { panic!("a coup") };
    assert_eq!(results, [1, 2, 3, 4, 5, 6], "4 Ops against a stability of 2");
    assert_eq!(coup(&t, Panama), (4, true, true), "a battleground at DEFCON 2");
    assert_eq!(coup(&t, CostaRica), (4, false, false));
}

/// 6.4: two points where the other side controls the country.
#[test]
fn influence_costs_two_in_enemy_controlled_countries() {
    let mut t = table().control(Ussr, [Panama]).control(Us, [CostaRica]).hand(Us, [twilight::Card::Nato]);
    t.action_round(Us).card(twilight::Card::Nato, Action::Ops);
    assert_eq!(stakes(&t, Place(Panama)), Some(Stakes::Place { cost: 2 }));
    assert_eq!(stakes(&t, Place(CostaRica)), Some(Stakes::Place { cost: 1 }));
}

/// 8.5: free actions from events have stakes even where DEFCON forbids others.
#[test]
fn free_coups_and_realignments_have_stakes() {
    let mut t = table().defcon(2).influence(Ussr, Poland, 2).influence(Us, Austria, 1);
    t.event(TearDownThisWall);
    assert!(legal(&t.state).contains(&Coup(Poland)));
    assert!(matches!(stakes(&t, Coup(Poland)), Some(Stakes::Coup { ops: 3, .. })));
    let Some(Stakes::Realign { gains, losses, removed, lost }) = stakes(&t, Realign(Poland)) else { panic!("a roll") };
    assert!(gains > 0 && removed >= u16::from(gains) && losses == 0 && lost == 0, "the US has nothing to lose there");
}

/// The example of the rulebook (14.1): the USSR has Cuba, Haiti and the Dominican Republic, the US Guatemala and one point in Panama.
#[test]
fn regions_of_twilight_struggle_have_all_their_figures() {
    let t = table().control(Ussr, [Cuba, Haiti, DominicanRepublic]).control(Us, [Guatemala]).influence(Us, Panama, 1);
    let figures = State::figures(&t.state.view(Seat::Spectator));
    assert_eq!(figures.regions.len(), 6);
    let america = figures.regions.iter().find(|one| one.region == Region::CentralAmerica).expect("a region");
    let (west, east) = (&america.west, &america.east);
    assert_eq!((west.standing, east.standing), (Standing::Presence, Standing::Domination));
    assert_eq!([west.vp, east.vp, america.net], [1, 5, -4]);
    assert_eq!([west.battlegrounds, east.battlegrounds, west.next_to_enemy, east.next_to_enemy], [0, 1, 0, 1]);
    assert_eq!(america.wins, None::<Side>);
    let others = figures.regions.iter().filter(|one| one.region != Region::CentralAmerica);
    assert!(others.map(|one| one.net).all(|net| net == 0));
    assert_eq!(figures.final_vp, -5, "the China Card is worth one more");
}

#[test]
fn regions_of_iron_curtain_have_their_current_scores() {
    let t = curtain::testing::table()
        .card("cuba", (0, 1), 0, 2)
        .card("panama", (1, 1), 0, 1)
        .card("japan", (1, 0), 3, 1)
        .hand(Us, ["france", "iran"])
        .turn_of(Us);
    let view = t.view(Seat::Spectator);
    let figures = curtain::State::figures(&view);
    let net = |region| figures.regions.iter().find(|one| one.region == region).expect("a region").net;
    use curtain::Region::{Africa, Asia, CentralAmerica};
    assert_eq!([CentralAmerica, Asia, Africa].map(net), [-4, 3, 0], "cards dominated and the bonus of 2");
    assert_eq!(figures.end, view.board().track() + figures.regions.iter().map(|one| one.net).sum::<i8>());
}

/// 6.1, 6.5: the last card of a region scores it when it is laid, and does not count itself.
#[test]
fn play_stakes_of_iron_curtain_show_the_missing_cards_or_the_score_of_the_region() {
    let t = curtain::testing::table()
        .card("pakistan", (0, 1), 2, 1)
        .card("japan", (1, 0), 1, 1)
        .hand(Us, ["vietnam", "iran"])
        .turn_of(Us);
    let view = t.view(Seat::Player(Us));
    let [vietnam, iran] = ["vietnam", "iran"].map(curtain_card);
    let stakes = curtain::State::stakes(&view, &[vietnam, iran].map(curtain::Action::Play));
    let Some(curtain::figures::Stakes::Play { missing: 0, scores: Some(scores) }) = &stakes[0] else {
        panic!("{stakes:?}")
    };
    assert_eq!((scores.region, scores.net, scores.wins), (curtain::Region::Asia, 3, None), "1 card and the bonus of 2");
    assert_eq!(stakes[1], Some(curtain::figures::Stakes::Play { missing: 1, scores: None }), "Israel is missing");
}

/// 3.9, case R: the stakes show a win.
#[test]
fn play_stakes_of_iron_curtain_show_a_win_by_the_region() {
    let t = curtain::testing::table()
        .track(6)
        .card("pakistan", (0, 1), 2, 1)
        .card("japan", (1, 0), 1, 1)
        .hand(Ussr, ["vietnam", "iran"])
        .turn_of(Ussr);
    let vietnam = curtain_card("vietnam");
    let stakes = curtain::State::stakes(&t.view(Seat::Player(Ussr)), &[curtain::Action::Play(vietnam)]).remove(0);
    let Some(curtain::figures::Stakes::Play { scores: Some(scores), .. }) = stakes else { panic!("a score") };
    assert_eq!(scores.wins, Some(Us));
}

/// 7.6: a side reaches a card that is adjacent to one with a cube of its own.
#[test]
fn cells_of_iron_curtain_are_named_by_adjacent_cards_and_show_who_reaches_them() {
    let mut t = curtain::testing::table().card("cuba", (0, 1), 0, 2).hand(Us, ["france", "iran"]).turn_of(Us);
    let france = curtain_card("france");
    t.play(curtain::Action::Play(france));
    let view = t.view(Seat::Player(Us));
    let told = |x, y| {
        let action = curtain::Action::Lay(curtain::Cell::new(x, y));
        let Some(curtain::figures::Stakes::Lay { reached, scores: None }) =
            curtain::State::stakes(&view, &[action]).remove(0)
        else {
            panic!("a place")
        };
        let text = curtain::State::offer(&view, &action, &words::Words::new(words::Language::English));
        (reached, text)
    };
    assert_eq!(told(1, 0), (vec![Us, Ussr], "Lay it right of Europe".to_owned()));
    assert_eq!(told(1, 1), (vec![Ussr], "Lay it right of Cuba".to_owned()));
}

/// 7.8: a cube costs two where the other side controls the card.
#[test]
fn place_stakes_of_iron_curtain_show_the_cost_of_a_cube() {
    let mut t = curtain::testing::table()
        .card("south_africa", (1, 0), 2, 0)
        .card("cuba", (0, 1), 1, 0)
        .hand(Ussr, ["angola", "iran"])
        .turn_of(Ussr);
    for action in [
        curtain::Action::Play(curtain_card("angola")),
        curtain::Action::Lay(curtain::Cell::new(2, 0)),
        curtain::Action::Influence,
    ] {
        t.play(action);
    }
    let stakes = curtain::State::stakes(
        &t.view(Seat::Player(Ussr)),
        &["south_africa", "cuba"].map(|slug| curtain::Action::Place(curtain_card(slug))),
    );
    let place = |cost| Some(curtain::figures::Stakes::Place { cost });
    assert_eq!(stakes, [place(2), place(1)]);
}
