//! The Mid War cards 74 to 81, 107 and 108, in printed order.

use rules::{Game, Luck, Seat, View};
use twilight::{
    Action::{Card as Pick, Coup, Draw, EventFirst, Pass, Place, Remove},
    Call,
    Card::*,
    Cards,
    Country::*,
    Options, Proc, Us, Ussr,
    testing::{Table, table, table_with},
};

/// 74 The Voice of America.
#[test]
fn the_voice_of_america_removes_four_outside_europe_at_most_two_from_a_country() {
    let mut t = table().influence(Ussr, Cuba, 3).influence(Ussr, Angola, 1).influence(Ussr, Iraq, 2);
    t = t.influence(Ussr, Poland, 3);
    t.event(TheVoiceOfAmerica);
    assert!(!t.may(Remove(Poland)));
    t.remove([Cuba, Cuba]);
    assert!(!t.may(Remove(Cuba)));
    t.remove([Angola, Iraq]);
    assert!(t.done() && t.at(Cuba) == (0, 1) && t.at(Iraq) == (0, 1) && t.discarded(TheVoiceOfAmerica));
}

/// 75 Liberation Theology.
#[test]
fn liberation_theology_places_three_in_central_america_at_most_two_in_a_country() {
    let mut t = table();
    t.event(LiberationTheology).place([Panama, Panama]);
    assert!(!t.may(Place(Panama)) && !t.may(Place(Colombia)));
    t.place([Cuba]);
    assert!(t.done() && t.at(Panama) == (0, 2) && t.discarded(LiberationTheology));
}

/// 76 Ussuri River Skirmish.
mod ussuri_river_skirmish {
    use super::*;

    // C5
    #[test]
    fn takes_the_china_card_face_up() {
        let mut t = table().china(Ussr, false);
        t.event(UssuriRiverSkirmish);
        assert_eq!((t.state.china, t.state.china_up), (Some(Us), true));
        assert!(t.done() && t.removed(UssuriRiverSkirmish));
    }

    #[test]
    fn the_us_places_four_in_asia_if_it_already_has_it() {
        let mut t = table().china(Us, true);
        t.event(UssuriRiverSkirmish).place([Vietnam, Vietnam]);
        assert!(!t.may(Place(Vietnam)) && !t.may(Place(Iran)));
        t.place([Japan, India]);
        assert!(t.done() && t.at(Vietnam) == (2, 0));
    }

    // 14B
    #[test]
    fn the_us_counts_as_holder_during_the_chinese_civil_war() {
        let options = Options { chinese_civil_war: true, ..Options::default() };
        let mut t = table_with(&options).with(|s| s.china = None);
        t.event(UssuriRiverSkirmish);
        assert!(t.may(Place(India)) && !t.may(Place(ChineseCivilWar)));
    }
}

/// 77 Ask Not What Your Country Can Do for You.
mod ask_not {
    use super::*;

    #[test]
    fn all_discards_come_before_the_first_draw() {
        let mut t = table().hand(Us, [Nato, AsiaScoring, Fidel]).pile([Comecon, Nasser, Blockade]);
        t.event(AskNotWhatYourCountryCanDoForYou).plays([Pick(AsiaScoring), Pick(Fidel)]);
        assert_eq!(t.legal().as_slice(), [Pick(Nato), Pass]);
        t.play(Pass).plays([Draw(Comecon), Draw(Nasser)]);
        assert!(t.done() && t.state.hand(Us) == Cards::from([Nato, Comecon, Nasser]));
        assert!(t.discarded(AsiaScoring) && t.discarded(Fidel) && t.removed(AskNotWhatYourCountryCanDoForYou));
        assert_eq!((t.state.vp, t.at(Cuba)), (0, (0, 0)), "5.5");
    }

    #[test]
    fn none_need_be_discarded() {
        let mut t = table().hand(Us, [Nato]).china(Us, true);
        t.event(AskNotWhatYourCountryCanDoForYou);
        assert!(!t.may(Pick(TheChinaCard)));
        t.play(Pass);
        assert!(t.done() && t.state.hand(Us).contains(Nato));
    }

    // FAQ #77
    #[test]
    fn the_reshuffle_includes_the_cards_just_discarded() {
        let mut t = table().hand(Us, [Nato, Fidel]).pile([Comecon]);
        t.event(AskNotWhatYourCountryCanDoForYou).plays([Pick(Nato), Pick(Fidel), Pass, Draw(Comecon)]);
        assert_eq!(t.legal().as_slice(), [Draw(Fidel), Draw(Nato)]);
        t.play(Draw(Nato));
        assert!(t.done() && t.state.hand(Us) == Cards::from([Comecon, Nato]));
    }

    // FAQ #49
    #[test]
    fn missile_envy_under_duty_may_be_discarded() {
        let mut t = table().hand(Us, [MissileEnvy]).pile([Comecon]).with(|s| s.envy = Some(Us));
        t.event(AskNotWhatYourCountryCanDoForYou).plays([Pick(MissileEnvy), Pass, Draw(Comecon)]);
        assert!(t.state.envy.is_none() && t.discarded(MissileEnvy));
    }

    // FAQ #77, 14.5
    #[test]
    fn too_many_scoring_cards_drawn_lose_the_game() {
        let mut t = table().round(Us, 6).hand(Us, [Nato, Fidel]).pile([AsiaScoring, EuropeScoring]).milops(5, 5);
        t.event(AskNotWhatYourCountryCanDoForYou).plays([Pick(Nato), Pick(Fidel), Pass]);
        t.plays([Draw(AsiaScoring), Draw(EuropeScoring)]).turn_end();
        assert_eq!(t.over().unwrap().winner, Some(Ussr));
    }
}

/// 78 Alliance for Progress; section 18, 5.2 ex 3.
#[test]
fn alliance_for_progress_pays_battlegrounds_and_leaves_the_game_even_without_any() {
    for (vp, owned) in [(0, false), (2, true)] {
        let mut t = table().influence(Ussr, Cuba, 1).hand(Ussr, [AllianceForProgress]).control(Us, [Zaire, Haiti]);
        if owned {
            t = t.control(Us, [Panama, Chile]);
        }
        t.action_round(Ussr).card(AllianceForProgress, EventFirst);
        assert!(t.state.vp == vp && t.removed(AllianceForProgress));
    }
}

/// 79 Africa Scoring.
#[test]
fn africa_scoring_pays_domination_and_battlegrounds() {
    let mut t = table().control(Us, [Nigeria, Zaire, Kenya]).control(Ussr, [Angola]);
    t.event(AfricaScoring);
    assert!(t.state.vp == (4 + 2) - (1 + 1) && t.discarded(AfricaScoring));
}

/// 80 One Small Step.
mod one_small_step {
    use super::*;

    #[test]
    fn the_side_that_is_behind_moves_two_boxes_for_the_vp_of_the_second() {
        let mut t = table().space(0, 1);
        t.event_by(Us, OneSmallStep);
        assert_eq!((t.state.space, t.state.vp), ([2, 1], 0));
        let mut t = table().space(1, 2);
        t.event_by(Us, OneSmallStep);
        assert_eq!((t.state.space, t.state.vp), ([3, 2], 2));
        assert!(t.discarded(OneSmallStep) && t.state.spaced == [0, 0]); // no attempt in the Space Race
    }

    // FAQ #80, 9.4
    #[test]
    fn gains_the_ability_of_the_second_box_and_ends_that_of_the_first() {
        let mut t = table().space(2, 1);
        assert!(t.state.ability(Us, 2));
        t.event_by(Ussr, OneSmallStep);
        assert!(!t.state.ability(Us, 2) && t.state.vp == -2);
        let mut t = table().space(3, 2);
        t.event_by(Ussr, OneSmallStep);
        assert!(t.state.ability(Ussr, 4));
    }

    #[test]
    fn stops_at_the_last_box() {
        let mut t = table().space(8, 7);
        t.event_by(Ussr, OneSmallStep);
        assert_eq!((t.state.space, t.state.vp), ([8, 8], 0));
    }

    // 17.8
    #[test]
    fn does_nothing_for_a_side_that_is_not_behind() {
        let mut t = table().space(1, 1);
        t.event_by(Us, OneSmallStep);
        assert!(t.state.space == [1, 1] && t.discarded(OneSmallStep));
    }
}

/// 81 South America Scoring.
#[test]
fn south_america_scoring_pays_control() {
    let mut t = table().control(Us, [Argentina, Brazil, Chile, Venezuela, Peru]).control(Ussr, [Bolivia]);
    t.event(SouthAmericaScoring);
    assert!(t.state.vp == (6 + 4) - 2 && t.discarded(SouthAmericaScoring));
}

/// 107 Che.
mod che {
    use super::*;

    fn guevara() -> Table {
        table().defcon(3).influence(Us, Haiti, 2).influence(Us, Kenya, 1).influence(Us, Panama, 2)
    }

    #[test]
    fn a_second_coup_in_another_country_follows_one_that_removed_influence() {
        let mut t = guevara();
        t.event(Che);
        assert_eq!(t.legal().as_slice(), [Coup(Kenya), Coup(Haiti), Pass], "no battlegrounds");
        t.play(Coup(Haiti)).roll(1);
        assert_eq!(t.at(Haiti), (0, 0)); // 1 + 3 - 2
        assert_eq!(t.legal().as_slice(), [Coup(Kenya), Pass]);
        t.play(Coup(Kenya)).roll(3);
        assert_eq!(t.at(Kenya), (0, 1)); // 3 + 3 - 4
        assert!(t.done() && t.discarded(Che));
        assert_eq!((t.state.defcon, t.state.milops), (3, [0, 5])); // 17.3: ordinary coups
    }

    #[test]
    fn the_first_target_is_excluded_from_the_second_coup() {
        let mut t = guevara().influence(Us, Haiti, 5);
        t.event(Che).play(Coup(Haiti)).roll(1);
        assert_eq!(t.at(Haiti), (3, 0));
        assert_eq!(t.legal().as_slice(), [Coup(Kenya), Pass]);
    }

    #[test]
    fn a_failure_or_declining_ends_it() {
        let mut t = guevara();
        t.event(Che).play(Coup(Kenya)).roll(1); // 1 + 3 - 4
        assert!(t.done());
        let mut t = guevara();
        t.event(Che).play(Pass);
        assert!(t.done() && t.discarded(Che));
    }

    #[test]
    fn death_squads_salt_and_modifiers_apply() {
        let mut t = guevara().in_force([SaltNegotiations]).with(|s| (s.squads, s.scare) = (1, [0, 1]));
        t.event(Che).play(Coup(Haiti)).roll(3); // 3 - 2 + 2 - 2
        assert_eq!((t.at(Haiti), t.state.milops), ((1, 0), [0, 2]));
    }

    #[test]
    fn the_cuban_missile_crisis_applies() {
        let mut t = guevara().with(|s| s.crisis = Some(Ussr));
        t.event(Che).play(Coup(Haiti));
        assert_eq!(t.over().unwrap().winner, Some(Us));
    }
}

/// 108 Our Man in Tehran.
mod our_man_in_tehran {
    use super::*;

    fn tehran() -> Table {
        table().control(Us, [Iran]).hand(Ussr, [Nato]).pile([Fidel, Nasser, Comecon, Blockade, AsiaScoring, KoreanWar])
    }

    fn look(t: &mut Table) {
        t.event(OurManInTehran).plays([Fidel, Nasser, Comecon, Blockade, AsiaScoring].map(Draw));
    }

    #[test]
    fn looks_at_five_cards_and_discards_any_of_them() {
        let mut t = tehran();
        look(&mut t);
        assert_eq!(t.legal().len(), 6, "five cards, or stop");
        t.plays([Pick(AsiaScoring), Pick(Fidel), Pass]);
        assert!(t.done() && t.discarded(AsiaScoring) && t.discarded(Fidel) && t.removed(OurManInTehran));
        assert_eq!((t.state.vp, t.at(Cuba)), (0, (0, 0)), "without effect");
        assert_eq!(t.state.pile, Cards::from([Nasser, Comecon, Blockade, KoreanWar]));
    }

    #[test]
    fn only_the_us_sees_them() {
        let mut t = tehran();
        look(&mut t);
        assert_eq!(t.state.view(Seat::Player(Us)).state.peek.len(), 5);
        for seat in [Seat::Player(Ussr), Seat::Spectator] {
            let view = t.state.view(seat);
            assert_eq!((view.state.peek, view.peek), (Cards::EMPTY, 5));
        }
    }

    #[test]
    fn the_us_knows_that_the_ussr_does_not_hold_the_cards_put_back_until_it_draws() {
        let mut t = tehran();
        look(&mut t);
        t.play(Pass);
        let known = Cards::from([Fidel, Nasser, Comecon, Blockade, AsiaScoring]);
        let view = t.state.view(Seat::Player(Us));
        assert_eq!(view.state.pile, known);
        assert!((0..50).all(|seed| (view.sample(&mut Luck::seeded(seed)).hand(Ussr) & known).is_empty()));
        assert_eq!(t.state.view(Seat::Player(Ussr)).state.pile, Cards::EMPTY);
        t.run(&[Call::new(Proc::Deal, Ussr)]).play(Draw(KoreanWar));
        assert_eq!(t.state.view(Seat::Player(Us)).state.pile, Cards::EMPTY);
    }

    // 17.5
    #[test]
    fn with_fewer_than_five_the_discards_are_shuffled_in() {
        let mut t = table().control(Us, [Iran]).pile([Fidel, Nasser]).discard([Comecon, Blockade, KoreanWar, Nato]);
        t.event(OurManInTehran).plays([Fidel, Nasser, Nato, Comecon, Blockade].map(Draw)).plays([Pick(Nato), Pass]);
        assert_eq!(t.state.pile, Cards::from([Fidel, Nasser, Comecon, Blockade, KoreanWar]));
        assert_eq!(t.state.discard, Cards::from([Nato]));
    }

    // 17.8
    #[test]
    fn needs_a_country_of_the_middle_east() {
        let mut t = table().control(Us, [Pakistan]);
        t.event(OurManInTehran);
        assert!(t.done() && t.discarded(OurManInTehran));
    }

    #[test]
    fn all_five_may_be_discarded() {
        let mut t = tehran();
        look(&mut t);
        t.plays([Fidel, Nasser, Comecon, Blockade, AsiaScoring].map(Pick));
        assert!(t.done() && t.state.pile == Cards::from([KoreanWar]));
    }
}
