//! Warnings before an action that may lose a game of Twilight Struggle, and none before a harmless one.

use games::Presenter;
use rules::{Game, Seat};
use twilight::{
    Action,
    Action::{Coup, Defuse, Event, EventFirst, Ops, OpsFirst, Pass, Place, Realign, Space},
    Call,
    Card::{self, *},
    Country::*,
    Frame, Proc, Side, State, Us, Ussr,
    testing::{Table, table},
};
use wire::{Danger, DangerLevel};
use words::{Language, Words};

/// An empty table before the next turn, so that foresight reaches the end of the round.
fn turn() -> Table {
    table().with(|s| s.stack.push(Frame::Run(Call::new(Proc::Turn, Ussr))))
}

/// Returns the warning for a legal action.
fn danger(t: &Table, side: Side, action: Action) -> Option<DangerLevel> {
    assert!(t.may(action), "{action:?} is not legal");
    warning(t, Seat::Player(side), action, Language::English).map(|danger| danger.level)
}

fn warning(t: &Table, seat: Seat, action: Action, language: Language) -> Option<Danger> {
    State::dangers(&t.state.view(seat), &[action], &Words::new(language)).remove(0)
}

/// An action round at DEFCON 2 with influence of both sides in Panama and in Costa Rica, turn 4.
fn brink<const N: usize>(side: Side, hand: [Card; N]) -> Table {
    let mut t = turn().turn(4).defcon(2).hand(side, hand);
    for country in [Panama, CostaRica] {
        t = t.influence(Us, country, 1).influence(Ussr, country, 1);
    }
    t.action_round(side);
    t
}

/// 10.1: DEFCON 1 loses the game for the phasing player.
#[test]
fn a_coup_in_a_battleground_at_defcon_2_loses_at_once() {
    let mut t = brink(Us, [Nato]);
    t.card(Nato, Ops);
    assert_eq!(danger(&t, Us, Coup(Panama)), Some(DangerLevel::Loses));
    for harmless in [Coup(CostaRica), Realign(Panama), Place(Panama)] {
        assert_eq!(danger(&t, Us, harmless), None, "{harmless:?}");
    }
    let mut t = turn().turn(4).defcon(3).influence(Ussr, Panama, 1).hand(Us, [Nato]);
    t.action_round(Us).card(Nato, Ops);
    assert_eq!(danger(&t, Us, Coup(Panama)), None, "DEFCON 3 has room");
}

/// 41: Nuclear Subs keep DEFCON where it is.
#[test]
fn nuclear_subs_make_the_coup_harmless() {
    let mut t = turn().turn(4).defcon(2).influence(Ussr, Panama, 1).hand(Us, [Nato]).in_force([NuclearSubs]);
    t.action_round(Us).card(Nato, Ops);
    assert_eq!(danger(&t, Us, Coup(Panama)), None);
}

/// 40: any coup of the threatened side.
#[test]
fn a_coup_under_the_missile_crisis_loses_at_once() {
    let t = turn().turn(4).defcon(2).influence(Ussr, CostaRica, 1).influence(Us, Turkey, 2).hand(Us, [Nato]);
    let mut t = t.with(|s| s.crisis = Some(Us));
    t.action_round(Us).card(Nato, Ops);
    assert_eq!(danger(&t, Us, Coup(CostaRica)), Some(DangerLevel::Loses));
    assert_eq!(danger(&t, Us, Defuse(Turkey)), None);
    t.play(Defuse(Turkey));
    assert_eq!(danger(&t, Us, Coup(CostaRica)), None);
}

/// 4, 9.1: the opponent's event can be avoided only in the Space Race.
#[test]
fn the_opponents_duck_and_cover_is_safe_only_in_the_space_race() {
    let mut t = brink(Ussr, [DuckAndCover]);
    assert_eq!(danger(&t, Ussr, Action::Card(DuckAndCover)), None, "there is a way out");
    t.play(Action::Card(DuckAndCover));
    assert_eq!(danger(&t, Ussr, EventFirst), Some(DangerLevel::Loses));
    assert_eq!(danger(&t, Ussr, OpsFirst), Some(DangerLevel::MayLose));
    assert_eq!(danger(&t, Ussr, Space), None);
}

/// The event of an own card is optional.
#[test]
fn the_own_duck_and_cover_is_safe_for_operations() {
    let mut t = brink(Us, [DuckAndCover]);
    t.play(Action::Card(DuckAndCover));
    assert_eq!(danger(&t, Us, Event), Some(DangerLevel::Loses));
    assert_eq!(danger(&t, Us, Ops), None);
}

/// 62: the opponent may use its Op for a coup in the round of the US.
#[test]
fn lone_gunman_leaves_the_coup_to_the_opponent() {
    let t = brink(Us, [LoneGunman]);
    assert_eq!(danger(&t, Us, Action::Card(LoneGunman)), Some(DangerLevel::MayLose));
    let mut safe = turn().turn(4).defcon(2).influence(Us, CostaRica, 1).hand(Us, [LoneGunman]);
    safe.action_round(Us);
    assert_eq!(danger(&safe, Us, Action::Card(LoneGunman)), None, "no battleground to attack");
}

/// 4.1: in the headline phase too.
#[test]
fn a_headline_that_lowers_defcon_to_1_is_warned_of() {
    let mut t = turn().turn(4).defcon(2).hand(Ussr, [WeWillBuryYou, Allende]).hand(Us, [DuckAndCover, OasFounded]);
    t.headlines();
    assert_eq!(danger(&t, Ussr, Action::Card(WeWillBuryYou)), Some(DangerLevel::MayLose));
    assert_eq!(danger(&t, Ussr, Action::Card(Allende)), None);
    t.play(Action::Card(Allende));
    assert_eq!(danger(&t, Us, Action::Card(DuckAndCover)), Some(DangerLevel::Loses));
    assert_eq!(danger(&t, Us, Action::Card(OasFounded)), None);
}

/// 4.5, 17.35: as many scoring cards as rounds.
#[test]
fn a_scoring_card_must_not_be_left_for_too_long() {
    let mut t = turn().turn(4).round(Us, 7).hand(Us, [AsiaScoring, Nato]);
    t.action_round(Us);
    assert_eq!(danger(&t, Us, Action::Card(Nato)), Some(DangerLevel::Neglects));
    assert_eq!(danger(&t, Us, Action::Card(AsiaScoring)), None);
    let mut t = turn().turn(4).round(Us, 6).hand(Us, [AsiaScoring, Nato, Containment]);
    t.action_round(Us);
    assert_eq!(danger(&t, Us, Action::Card(Nato)), None, "there is another round");
    let mut t = turn().turn(4).round(Us, 6).hand(Us, [AsiaScoring, EuropeScoring, Nato]);
    t.action_round(Us);
    assert_eq!(danger(&t, Us, Action::Card(Nato)), Some(DangerLevel::Neglects), "two cards, two rounds");
}

/// 3.5: the eighth round is voluntary.
#[test]
fn passing_the_last_round_strands_a_scoring_card() {
    let mut t = turn().turn(8).round(Us, 8).space(8, 0).hand(Us, [AsiaScoring]);
    t.action_round(Us);
    assert_eq!(danger(&t, Us, Pass), Some(DangerLevel::Neglects));
    let mut t = turn().turn(8).round(Us, 8).space(8, 0).hand(Us, [Nato]);
    t.action_round(Us);
    assert_eq!(danger(&t, Us, Pass), None);
}

/// Warnings are for the side that has to choose.
#[test]
fn only_the_deciding_side_is_warned() {
    let mut t = brink(Us, [Nato]);
    t.card(Nato, Ops);
    for seat in [Seat::Player(Ussr), Seat::Spectator] {
        assert_eq!(warning(&t, seat, Coup(Panama), Language::English), None, "{seat:?}");
    }
}

/// At DEFCON 5 and without scoring cards there is nothing to warn of.
#[test]
fn an_ordinary_round_has_no_warnings() {
    let mut t = turn().standard().hand(Us, [Nato, Fidel, Containment]).hand(Ussr, [DuckAndCover, Comecon]);
    for side in [Ussr, Us] {
        t.action_round(side);
        for action in t.legal() {
            assert_eq!(danger(&t, side, action), None, "{action:?}");
        }
    }
}

/// Each kind of warning has a sentence of its own that names the reason, in every language.
#[test]
fn a_warning_says_why() {
    let mut war = brink(Us, [Nato]);
    war.card(Nato, Ops);
    let gunman = brink(Us, [LoneGunman]);
    let crisis = turn().turn(4).defcon(2).influence(Ussr, CostaRica, 1).influence(Us, Turkey, 2).hand(Us, [Nato]);
    let mut crisis = crisis.with(|s| s.crisis = Some(Us));
    crisis.action_round(Us).card(Nato, Ops);
    let mut scoring = turn().turn(4).round(Us, 7).hand(Us, [AsiaScoring, Nato]);
    scoring.action_round(Us);
    let moments = [
        (&war, Coup(Panama), ["at once (nuclear war)", "(wojna nuklearna)", "(guerre nucléaire)"]),
        (&gunman, Action::Card(LoneGunman), ["could lose", "(wojna nuklearna)", "(guerre nucléaire)"]),
        (&crisis, Coup(CostaRica), ["Cuban Missile Crisis", "kryzysu kubańskiego", "crise de Cuba"]),
        (&scoring, Action::Card(Nato), ["as many scoring cards", "kart punktujących", "cartes de décompte"]),
    ];
    for (t, action, parts) in moments {
        for (language, part) in Language::ALL.into_iter().zip(parts) {
            let Danger { text, .. } = warning(t, Seat::Player(Us), action, language).expect("a warning");
            assert!(text.contains(part), "{action:?}: {text}");
        }
    }
}
