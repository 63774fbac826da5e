//! Region scoring in play (section 6) and the final scoring (section 9).

use crate::common::*;
use curtain::scoring::{Score, aftermath};

fn score(t: curtain::testing::Setup, region: Region) -> Score {
    Score::of(t.turn_of(Us).board(), region)
}

fn regions(t: &TestGame) -> Vec<Region> {
    let scored = |fact| match fact {
        Fact::RegionScored { region, .. } => Some(region),
        _ => None,
    };
    t.facts().into_iter().filter_map(scored).collect()
}

// 6.1, 6.5, Q
#[test]
fn the_last_card_of_a_region_scores_it_before_event_and_influence() {
    let mut t = table().card("chile", (1, 0), 1, 0).hand(Ussr, ["brazil"]).turn_of(Ussr);
    t.play_all([play("brazil"), lay(1, 1)]);
    assert_eq!(t.board().track(), 3, "1 for Chile and the bonus of 2; Brazil is still empty");
    assert_eq!(t.cubes("brazil"), (0, 0));
    assert_eq!(regions(&t), [Region::SouthAmerica]);
}

// 6.1
#[test]
fn a_region_that_is_not_complete_is_not_scored() {
    let mut t = table().card("pakistan", (1, 0), 2, 0).hand(Us, ["japan"]).turn_of(Us);
    t.play_all([play("japan"), lay(2, 0)]);
    assert_eq!((t.board().track(), regions(&t).len()), (0, 0));
}

// 6.1
#[test]
fn europe_is_complete_with_five_strategy_cards_and_the_start_card() {
    let t = table().card("west_germany", (1, 0), 1, 0).card("france", (-1, 0), 1, 0).card("italy", (0, -1), 0, 1).card(
        "east_germany",
        (1, 1),
        0,
        0,
    );
    let mut t = t.hand(Us, ["poland"]).turn_of(Us);
    t.play_all([play("poland"), lay(0, 1)]);
    assert_eq!(t.board().track(), 2 - 1 + 3);
}

// 6.2
#[test]
fn a_card_with_more_cubes_of_a_side_is_worth_a_point() {
    let t = table().card("japan", (1, 0), 1, 0).card("pakistan", (2, 0), 2, 2).card("vietnam", (3, 0), 0, 5);
    assert_eq!(score(t, Region::Asia), Score { us: 1, ussr: 1, bonus: 0, points: 0 });
}

// 6.3, 6.4, L
#[test]
fn equal_numbers_of_dominated_cards_give_no_bonus() {
    let t = table().card("cuba", (1, 0), 0, 1).card("panama", (2, 0), 1, 0);
    assert_eq!(score(t, Region::CentralAmerica), Score { us: 1, ussr: 1, bonus: 0, points: 0 });
}

// 6.3
#[test]
fn the_majority_gets_the_bonus_of_the_region() {
    let t = table().card("zaire", (1, 0), 0, 1).card("angola", (2, 0), 0, 1).card("nigeria", (3, 0), 1, 0);
    assert_eq!(score(t, Region::Africa), Score { us: 1, ussr: 2, bonus: -1, points: -2 });
}

// 6.4, Q6
#[test]
fn the_marker_moves_once_by_the_net_points_and_stops_at_the_end() {
    let mut t = table().track(7).card("chile", (1, 0), 1, 0).hand(Us, ["brazil"]).turn_of(Us);
    t.play_all([play("brazil"), lay(1, 1)]);
    let gains = t.facts().into_iter().filter(|fact| matches!(fact, Fact::Gained { .. })).collect::<Vec<_>>();
    assert_eq!(gains, [Fact::Gained { side: Us, points: 3, track: 8 }]);
    assert_eq!(t.outcome().and_then(|outcome| outcome.winner), Some(Us));
}

// 3.9, 6.4, R
#[test]
fn a_region_scored_in_play_can_end_the_game_before_the_event() {
    let t = table().track(6).card("pakistan", (1, 0), 2, 1).card("japan", (2, 0), 1, 1);
    let mut t = t.hand(Ussr, ["vietnam"]).turn_of(Ussr);
    t.play_all([play("vietnam"), lay(3, 0)]);
    assert_eq!((t.board().track(), t.question()), (8, None));
    assert_eq!(t.outcome().and_then(|outcome| outcome.winner), Some(Us));
}

// 6.6, Q11
#[test]
fn moving_a_card_scores_nothing() {
    let mut t = table().card("israel", (1, 0), 3, 0).hand(Ussr, ["iran"]).turn_of(Ussr);
    t.play_all([play("iran"), lay(2, 0), Action::Event]);
    assert_eq!(regions(&t), [Region::MiddleEast]);
    t.play(Action::Move(Cell::new(1, 1)));
    assert_eq!((regions(&t).len(), t.board().track()), (1, 3), "scored once, when Iran was laid");
}

// 6.6, 9.4
#[test]
fn a_region_with_an_aftermath_card_is_only_scored_at_the_end() {
    let t = table().card("chile", (1, 0), 1, 0).aftermath("brazil", "zaire");
    assert!(!t.clone().turn_of(Us).board().complete(Region::SouthAmerica));
    let t = t.finale();
    let scored = Fact::RegionScored { region: Region::SouthAmerica, us: 1, ussr: 0, bonus: 2, points: 3 };
    assert!(t.facts().contains(&scored));
}

// 9.1, E, Q20
#[test]
fn the_aftermath_gives_the_difference_of_printed_cubes() {
    let t = table().aftermath("cuba", "israel").finale();
    assert!(t.facts().contains(&Fact::AftermathScored { us: 3, ussr: 2, points: 1 }), "whichever side set them aside");
    assert_eq!((t.board().track(), t.actor()), (1, Actor::Nobody));
}

// 9.1, 9.2, Q10, H
#[test]
fn two_aftermath_cards_of_one_faction_give_at_most_three() {
    let t = table().turn_of(Us);
    assert_eq!(aftermath(t.board(), set(["vietnam", "angola"])), (0, 5, -3));
    assert_eq!(aftermath(t.board(), set(["japan", "zaire"])), (3, 0, 3));
    assert_eq!(aftermath(t.board(), set(["japan", "cuba"])), (2, 2, 0));
}

// 9.3
#[test]
fn regions_are_scored_in_the_printed_order_after_the_aftermath() {
    let t = table().aftermath("cuba", "israel").finale();
    assert_eq!(regions(&t), Region::ALL);
    let first = t.facts().iter().position(|fact| matches!(fact, Fact::RegionScored { .. }));
    assert!(first > t.facts().iter().position(|fact| matches!(fact, Fact::AftermathScored { .. })));
}

// 9.4, Q3
#[test]
fn a_region_scored_in_play_is_scored_again_and_an_incomplete_one_too() {
    let t = table().card("chile", (1, 0), 1, 0).card("brazil", (2, 0), 0, 0).card("japan", (3, 0), 0, 1);
    let both = t.clone().aftermath("cuba", "panama").finale();
    assert_eq!(both.board().track(), -1 + 3 - 3, "aftermath, South America, Asia with one card");
    let strict = t.ruling(|r| r.incomplete_regions_score = false).aftermath("cuba", "panama").finale();
    assert_eq!(strict.board().track(), -1 + 3);
    assert!(strict.facts().contains(&Fact::RegionSkipped { region: Region::Asia }));
}

// 9.4, T
#[test]
fn a_region_with_no_card_on_the_table_scores_nothing() {
    let t = table().aftermath("brazil", "chile").finale();
    let scored = Fact::RegionScored { region: Region::SouthAmerica, us: 0, ussr: 0, bonus: 0, points: 0 };
    assert!(t.facts().contains(&scored));
}

// 3.9, 9.5, I
#[test]
fn the_game_can_end_inside_the_final_scoring() {
    // 2 + 2 printed cubes cancel; Europe gives 1 + 3; Asia would give the USSR 3.
    let t = table().track(7).card("start_europe", (0, 0), 2, 0).card("vietnam", (1, 0), 0, 9);
    let t = t.aftermath("japan", "cuba").finale();
    assert_eq!((t.board().track(), regions(&t)), (8, vec![Region::Europe]));
    assert_eq!(t.outcome().map(|outcome| (outcome.winner, outcome.reason)), Some((Some(Us), "end_space")));
}

// 9.5
#[test]
fn the_game_can_end_with_the_aftermath() {
    let t = table().track(-6).aftermath("vietnam", "angola").finale();
    assert_eq!((t.board().track(), regions(&t).len()), (-8, 0));
    assert_eq!(t.outcome().and_then(|outcome| outcome.winner), Some(Ussr));
}

// 9.6, J
#[test]
fn the_leader_wins_and_at_zero_the_usa() {
    for (track, winner, reason) in [(2, Us, "ahead"), (-2, Ussr, "ahead"), (0, Us, "tie")] {
        let t = table().track(track).aftermath("japan", "cuba").finale();
        assert_eq!(t.board().track(), track);
        assert_eq!(t.outcome().map(|outcome| (outcome.winner, outcome.reason)), Some((Some(winner), reason)));
    }
}

// Q1
#[test]
fn the_start_card_scores_as_a_europe_card_unless_the_ruling_is_off() {
    let t = table().card("start_europe", (0, 0), 3, 1);
    assert_eq!(score(t.clone(), Region::Europe).points, 4);
    let off = t.ruling(|r| r.start_card_scores = false);
    assert_eq!(score(off.clone(), Region::Europe).points, 0);
    let mut off = off.hand(Us, ["france"]).turn_of(Us);
    off.play(play("france"));
    assert_eq!(off.cells().len(), 4, "Europe cards are still laid next to it");
}

// Q13
#[test]
fn the_bonus_is_that_of_the_region() {
    let pack = PackRef::default().get();
    assert_eq!(Region::ALL.map(|region| pack.region(region).bonus), [3, 2, 2, 1, 2, 2]);
}
