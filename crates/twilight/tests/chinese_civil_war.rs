//! The Chinese Civil War variant (12, 14B and `[variant.chinese_civil_war]`). Cards 58, 71 and 76 have more tests with the Mid War.

use rules::Game;
use serde_json::json;
use twilight::{
    Action,
    Action::{Coup, Event, EventFirst, Ops, Place, Realign, Space},
    Card::*,
    Country::*,
    Options, Refusal, Region, State, Us, Ussr,
    state::{End, Reason},
    testing::{Table, table, table_with},
};

fn civil_war() -> Table {
    let options = Options { chinese_civil_war: true, ..Options::default() };
    table_with(&options).with(|s| (s.china, s.china_up) = (None, false))
}

#[test]
fn the_china_card_has_no_holder_at_first() {
    let state = State::new(&Options { chinese_civil_war: true, ..Options::default() });
    assert!(state.china.is_none() && !state.china_playable(Ussr));
    let mut t = civil_war().hand(Ussr, [Fidel]);
    t.action_round(Ussr);
    assert_eq!(t.legal().as_slice(), [Action::Card(Fidel)]);
    assert_eq!(State::new(&Options::default()).china, Some(Ussr));
}

#[test]
fn the_third_influence_gives_the_ussr_the_card_face_up_and_closes_the_box() {
    let mut t = civil_war().hand(Ussr, [Nato, DuckAndCover]).influence(Ussr, Poland, 1);
    t.action_round(Ussr).card(Nato, Ops).place([ChineseCivilWar, ChineseCivilWar, ChineseCivilWar]);
    assert_eq!((t.state.china, t.state.china_up, t.at(ChineseCivilWar)), (Some(Ussr), true, (0, 0)));
    assert!(!t.may(Place(ChineseCivilWar)));
    t.place([Poland]).action_round(Ussr);
    assert!(t.may(Action::Card(TheChinaCard)), "playable at once");
}

/// 17.59.
#[test]
fn a_position_has_at_most_two_ussr_influence_in_the_box_until_the_china_card_has_a_holder() {
    let read = |variant: bool, holder: Option<&str>, us: u8, ussr: u8| {
        let china = holder.map_or(json!({}), |holder| json!({ "holder": holder, "up": true }));
        let influence =
            json!({ "west": { "chinese_civil_war": us, "chile": 99 }, "east": { "chinese_civil_war": ussr } });
        let options = json!({ "chinese_civil_war": variant });
        let document = json!({ "options": options, "turn": 2, "round": 1, "china": china, "influence": influence });
        State::read_position(&document).map_err(|error| error.to_string())
    };
    assert!(read(true, None, 0, 2).is_ok());
    for (variant, holder, us, ussr) in
        [(true, None, 0, 3), (true, None, 1, 0), (true, Some("east"), 0, 1), (false, Some("east"), 0, 1)]
    {
        let error = read(variant, holder, us, ussr).unwrap_err();
        assert!(error.contains("chinese_civil_war"), "{error}");
    }
}

#[test]
fn the_us_can_neither_place_nor_coup_nor_realign_in_the_box() {
    let mut t = civil_war().influence(Us, Japan, 1).influence(Ussr, ChineseCivilWar, 2).hand(Us, [DuckAndCover]);
    t.action_round(Us).card(DuckAndCover, Ops);
    for action in [Place(ChineseCivilWar), Coup(ChineseCivilWar), Realign(ChineseCivilWar)] {
        assert!(!t.may(action), "{action:?}");
    }
}

#[test]
fn events_neither_place_nor_move_influence_there() {
    let mut t = civil_war().influence(Ussr, ChineseCivilWar, 2).influence(Ussr, Poland, 1);
    t.event(DeStalinization);
    assert!(!t.may(Action::Remove(ChineseCivilWar)));
    t.remove([Poland]);
    assert!(!t.may(Place(ChineseCivilWar)) && t.may(Place(Poland)));
}

#[test]
fn vietnam_revolts_give_no_point_for_the_box() {
    // it counts as Asia, not as Southeast Asia
    let mut t = civil_war().in_force([VietnamRevolts]).hand(Ussr, [Nasser]).influence(Ussr, Vietnam, 1);
    t.action_round(Ussr).card(Nasser, Ops).place([ChineseCivilWar]);
    assert!(t.done());
}

#[test]
fn granted_operations_may_be_used_there_and_chernobyl_bars_it_with_asia() {
    // 17.44
    let mut t = civil_war().in_force([TheReformer]);
    t.event(Glasnost);
    assert!(t.may(Place(ChineseCivilWar)));
    let mut t = civil_war().in_force([TheReformer]);
    t.event(Chernobyl).play(Action::Region(Region::Asia)).event(Glasnost);
    let refused = Some(Refusal::Chernobyl { country: ChineseCivilWar });
    assert_eq!(t.why_not(Place(ChineseCivilWar)), refused);
}

#[test]
fn the_ussr_may_not_play_red_scare_but_the_us_may() {
    let mut t = civil_war().hand(Ussr, [RedScarePurge]).influence(Ussr, Poland, 1);
    t.action_round(Ussr).play(Action::Card(RedScarePurge));
    assert!(t.may(Ops) && t.may(Space));
    assert_eq!(t.why_not(Event), Some(Refusal::EventProhibited { card: RedScarePurge }));
    let mut t = civil_war().hand(Us, [RedScarePurge]);
    t.action_round(Us).card(RedScarePurge, Event);
    assert_eq!(t.state.scare, [0, 1]);
}

#[test]
fn cultural_revolution_and_formosan_resolution_happen_for_neither_side() {
    // 17.29
    for (side, card) in [(Us, CulturalRevolution), (Ussr, CulturalRevolution), (Us, FormosanResolution)] {
        let mut t = civil_war().turn(4).hand(side, [card]).influence(side, Japan, 1);
        t.action_round(side).play(Action::Card(card));
        assert!(t.may(Ops) && !t.may(Event) && !t.may(EventFirst), "{card:?}");
    }
    let mut t = civil_war().hand(Ussr, [FormosanResolution]);
    t.action_round(Ussr).play(Action::Card(FormosanResolution));
    assert!(t.may(Ops) && !t.may(EventFirst));
}

#[test]
fn a_barred_headline_does_nothing_and_is_discarded() {
    // 4.6
    let mut t = civil_war().hand(Ussr, [RedScarePurge]).hand(Us, [FormosanResolution]);
    t.headlines().play(Action::Card(RedScarePurge)).play(Action::Card(FormosanResolution));
    assert!(t.done() && t.discarded(RedScarePurge) && t.discarded(FormosanResolution));
    assert!(t.state.scare == [0, 0] && !t.state.in_force(FormosanResolution));
}

#[test]
fn the_bans_are_lifted_with_the_third_influence() {
    let t = civil_war().china(Ussr, true);
    for (card, by) in [(RedScarePurge, Ussr), (CulturalRevolution, Ussr), (FormosanResolution, Us)] {
        assert!(!t.state.prohibited(card, by));
    }
    assert_eq!(t.state.china_for_us(), Ussr);
}

#[test]
fn the_us_counts_as_holder_for_its_events() {
    // 12.4.1: cards 71 and 76
    assert_eq!(civil_war().state.china_for_us(), Us);
}

#[test]
fn korean_war_is_one_harder() {
    // 12.4.2
    for (die, won) in [(4, false), (5, true)] {
        let mut t = civil_war().influence(Us, SouthKorea, 1);
        t.event(KoreanWar).roll(die);
        assert_eq!(t.at(SouthKorea) == (0, 1), won);
    }
}

#[test]
fn the_china_card_without_a_holder_scores_no_final_vp() {
    let mut t = civil_war().turn(10).milops(5, 5);
    t.turn_end();
    assert_eq!(t.over(), Some(End { winner: None, reason: Reason::FinalScoring }));
}

#[test]
fn the_box_is_never_scored() {
    let mut t = civil_war().influence(Ussr, ChineseCivilWar, 2).control(Us, [Burma]);
    t.event(AsiaScoring);
    assert_eq!(t.state.vp, 3);
}

#[test]
fn without_the_variant_there_is_no_box() {
    let mut t = table().hand(Ussr, [Nasser]);
    t.action_round(Ussr).card(Nasser, Ops);
    assert!(!t.may(Place(ChineseCivilWar)));
}
