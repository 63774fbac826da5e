//! Section 14: scoring and victory.

use crate::common::*;

fn standing(t: &Table, region: Region) -> [Standing; 2] {
    t.state.score(region, None).standing
}

// 14.1
#[test]
fn presence_battlegrounds_and_doorsteps_are_netted() {
    let t = table().control(Us, [Cuba, Guatemala]).control(Ussr, [Mexico]);
    let score = t.state.score(Region::CentralAmerica, None);
    assert_eq!(score.vp, [2, 3], "the USSR stands next to the US in Mexico");
    assert_eq!(score.net(), -1);
}

// 14.2; section 18, 10.2.1 and 10.2.2
#[test]
fn gaining_vp_moves_the_one_marker_and_zero_is_a_space() {
    let mut t = table().vp(-1);
    t.event_by(Us, CapturedNaziScientist);
    assert_eq!(t.state.vp, 1);
    let mut t = table().vp(10).influence(Us, SouthKorea, 1);
    t.event(KoreanWar).roll(6);
    assert_eq!(t.state.vp, 8);
}

// 14.3, 14.7, 17.48
#[test]
fn twenty_vp_win_when_all_vp_of_the_event_are_awarded() {
    let mut t = table().vp(18);
    t.event(Summit).dice(6, 1);
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Us), Reason::VictoryPoints));
}

// 14.7: there is no question about influence that can no longer change anything.
#[test]
fn twenty_vp_win_at_once_if_the_rest_of_the_event_only_moves_influence() {
    let twenty = |t: &Table| t.over().map(|end| (end.winner, end.reason));
    let mut t = table().vp(18).control(Us, [UnitedKingdom, SouthKorea]).in_force([Nato, TheReformer]);
    let (mut friends, mut airliner, mut openness) = (t.clone(), t.clone(), t.clone().vp(-18));
    friends.event(SpecialRelationship);
    airliner.event(SovietsShootDownKal007);
    assert_eq!((twenty(&friends), twenty(&airliner)), (Some((Some(Us), Reason::VictoryPoints)), twenty(&friends)));
    openness.event(Glasnost);
    t = t.vp(-19);
    t.event(PershingIiDeployed);
    assert_eq!((twenty(&openness), twenty(&t)), (Some((Some(Ussr), Reason::VictoryPoints)), twenty(&openness)));
}

// 14.3: VP for both sides from one card are netted before victory is checked.
#[test]
fn only_the_difference_of_a_scoring_counts_for_victory() {
    let mut t = table().vp(-16).control(Ussr, [Iran, Iraq]).control(Us, [Israel]);
    t.event(MiddleEastScoring);
    assert_eq!((t.over(), t.state.vp), (None, -17));
}

// 14.3: control of Europe.
#[test]
fn control_of_europe_wins_when_it_is_scored() {
    let mut t = table().vp(19).control(Ussr, [France, Italy, WestGermany, EastGermany, Poland, Bulgaria]);
    assert!(t.over().is_none());
    t.event(EuropeScoring);
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Ussr), Reason::EuropeControl));
    assert_eq!(t.state.vp, 19, "before its VP");
}

// 14.4, 14.8
#[test]
fn final_scoring_adds_all_regions_and_the_china_card_without_a_limit() {
    let t = table().turn(10).milops(5, 5).vp(19);
    let t =
        t.control(Us, [Canada, France, Japan, Australia, Israel, Jordan, Angola, Botswana, Panama, Guatemala, Chile]);
    let mut t = t.china(Us, false);
    t.turn_end();
    // Europe 7 + 1, Asia 7 + 1, Middle East 5 + 1, Africa 4 + 1, Central America 3 + 1, South America 2 + 1, China 1.
    assert_eq!((t.state.vp, t.over().unwrap().winner), (19 + 8 + 8 + 6 + 5 + 4 + 3 + 1, Some(Us)));
    assert_eq!(t.over().unwrap().reason, Reason::FinalScoring);
}

// 14.4: the holder of the China Card decides, zero is a draw, and passing 20 VP on the way wins nothing.
#[test]
fn final_scoring_may_end_in_a_draw_or_reverse_a_lead_beyond_twenty() {
    let mut t = table().turn(10).milops(5, 5).vp(1);
    t.turn_end();
    assert_eq!((t.state.vp, t.over().unwrap().winner), (0, None));
    let asia = [NorthKorea, SouthKorea, Japan, Thailand, India, Pakistan, Afghanistan];
    let africa = [Angola, Zaire, Nigeria, Algeria, SouthAfrica, Kenya];
    let mut t = table().turn(10).milops(5, 5).vp(15).control(Us, [France, Canada]).control(Ussr, asia);
    t = t.control(Ussr, africa);
    t.turn_end();
    assert_eq!((t.state.vp, t.over().unwrap().winner), (15 + 8 - 16 - 11 - 1, Some(Ussr)));
}

// 14.8
#[test]
fn final_scoring_checks_europe_first() {
    let mut t = table().turn(10).milops(5, 5).vp(19);
    t = t.control(Ussr, [France, Italy, WestGermany, EastGermany, Poland, Bulgaria]);
    t.turn_end();
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Ussr), Reason::EuropeControl));
}

// 14.5, C21
#[test]
fn if_both_hold_a_scoring_card_the_us_wins_by_default() {
    let mut t = table().milops(5, 5).hand(Us, [AsiaScoring]).hand(Ussr, [EuropeScoring]);
    t.turn_end();
    assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Us), Reason::HeldScoringCard));
}

// 14.6
#[test]
fn domination_and_control_follow_the_rulebook() {
    use Standing::{Control, Domination, Nothing, Presence};
    let t = table();
    let mexico = t.clone().control(Us, [Mexico]);
    assert_eq!(standing(&mexico, Region::CentralAmerica), [Presence, Nothing], "no other country");
    let plain = t.clone().control(Us, [Guatemala, Honduras]);
    assert_eq!(standing(&plain, Region::CentralAmerica), [Presence, Nothing], "no battleground");
    let both = t.clone().control(Us, [Guatemala, Mexico]);
    assert_eq!(standing(&both, Region::CentralAmerica), [Domination, Nothing]);
    let tied = both.clone().control(Ussr, [Cuba]);
    assert_eq!(standing(&tied, Region::CentralAmerica), [Presence, Presence], "as many battlegrounds");
    let all = t.clone().control(Us, [Mexico, Panama, Cuba]);
    assert_eq!(standing(&all, Region::CentralAmerica), [Control, Nothing], "control needs no other country");
    let fewer = all.control(Ussr, [Haiti, Honduras, Nicaragua]);
    assert_eq!(standing(&fewer, Region::CentralAmerica), [Presence, Presence], "as many countries");
}

// 14.7: F before G before box 6; the space move.
#[test]
fn twenty_vp_are_checked_after_a_space_move() {
    let mut t = table().standard().vp(18).hand(Us, [Nato]);
    t.action_round(Us).card(Nato, Space).roll(1);
    assert_eq!(t.over().unwrap().reason, Reason::VictoryPoints);
    let mut t = table().turn(10).milops(5, 5).hand(Us, [AsiaScoring]).vp(10);
    t.turn_end();
    assert_eq!(t.over().unwrap().reason, Reason::HeldScoringCard, "F comes before the final scoring");
}

// 14.9
#[test]
fn a_held_scoring_card_loses_whether_cards_are_shown_or_not() {
    for reveal_held_cards in [false, true] {
        let options = Options { reveal_held_cards, ..Options::default() };
        let mut t = table_with(&options).milops(5, 5).hand(Ussr, [AsiaScoring]);
        t.turn_end();
        assert_eq!((t.over().unwrap().winner, t.over().unwrap().reason), (Some(Us), Reason::HeldScoringCard));
    }
}

// 14.7: nothing more happens and no more facts are logged.
#[test]
fn a_card_does_not_reach_the_space_race_once_the_game_is_lost() {
    let mut t = table().turn(4).vp(-18).hand(Us, [Nato]).with(|s| s.in_force.insert(WeWillBuryYou));
    t.action_round(Us).card(Nato, Space);
    assert_eq!((t.over().unwrap().winner, t.state.spaced), (Some(Ussr), [0, 0]));
    assert!(!t.facts().iter().any(|noted| matches!(noted.fact, Fact::Spaced { .. })));
}

// 17.45
#[test]
fn an_overshoot_stops_at_twenty() {
    let mut t = table().vp(-19).influence(Us, SouthKorea, 1);
    t.event(KoreanWar).roll(6);
    assert_eq!((t.state.vp, t.over().unwrap().winner), (-20, Some(Ussr)));
}

// 17.21, section 18, FAQ #73
#[test]
fn a_country_ignored_by_shuttle_diplomacy_stays_a_battleground() {
    let asia = [NorthKorea, SouthKorea, Japan, Thailand, India, Pakistan, Afghanistan];
    let t = table().control(Ussr, asia);
    let score = t.state.score(Region::Asia, Some(Japan));
    assert_eq!((score.standing[1], score.vp[1]), (Standing::Domination, 7 + 5), "no control, no doorstep");
    let t = table().control(Us, [SouthKorea, Japan, Thailand, India, Pakistan]).control(Ussr, [NorthKorea]);
    let score = t.state.score(Region::Asia, Some(NorthKorea));
    assert_eq!(score.standing, [Standing::Presence, Standing::Nothing], "the gap gives the US no control");
}
