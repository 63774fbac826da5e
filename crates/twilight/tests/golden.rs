//! The extended example of the rulebook: turns 1 to 3 of a tournament final, with every printed value checked.
//!
//! Hands and some dice are not printed; they are chosen so that the game can be played. Misprints (marked `!` in the digest of the
//! example) are replaced by what the rules give.

use crate::common::*;
use rules::Record;

const RECORD: &str = include_str!("games/example.hotline.json");

/// A tournament game of the second edition.
fn options() -> Options {
    let edition = Options { second_edition: true, optional_cards: false, us_handicap: 0, ..Options::default() };
    Options { bidding: true, reveal_held_cards: true, ..edition }
}

/// A play: the answers, then the values that the example prints.
struct Step {
    actions: &'static [Action],
    /// Influence of the US and of the USSR, and who controls the country.
    at: &'static [(Country, u8, u8, Option<Side>)],
    vp: i8,
    defcon: u8,
    milops: [u8; 2],
}

const NOBODY: Option<Side> = None;
const US: Option<Side> = Some(Us);
const USSR: Option<Side> = Some(Ussr);

const fn c(card: Card) -> Action {
    Action::Card(card)
}

const fn step(
    actions: &'static [Action],
    at: &'static [(Country, u8, u8, Option<Side>)],
    vp: i8,
    defcon: u8,
    milops: [u8; 2],
) -> Step {
    Step { actions, at, vp, defcon, milops }
}

/// The cards that each side draws in a turn.
type Hands = ([&'static [Card]; 2], &'static [Step]);

#[rustfmt::skip]
const SET_UP: [Step; 4] = [
    step(&[Action::Bid { side: Ussr, points: 5 }, Action::Bid { side: Ussr, points: 4 }], &[], 0, 5, [0, 0]),
    step(&[Place(Poland), Place(Poland), Place(Poland), Place(Poland), Place(EastGermany), Place(Yugoslavia)],
        &[(Canada, 0, 0, NOBODY), (Poland, 0, 4, USSR), (EastGermany, 0, 4, USSR), (Yugoslavia, 0, 1, NOBODY)], 0, 5, [0, 0]),
    step(&[Place(WestGermany), Place(WestGermany), Place(Italy), Place(Italy), Place(Italy), Place(Italy), Place(France)],
        &[(WestGermany, 2, 0, NOBODY), (Italy, 4, 0, US), (France, 1, 0, NOBODY)], 0, 5, [0, 0]),
    step(&[Place(Iran), Place(France), Place(France), Place(WestGermany), Place(WestGermany)],
        &[(Iran, 2, 0, US), (France, 3, 0, US), (WestGermany, 4, 0, US)], 0, 5, [0, 0]),
];

#[rustfmt::skip]
const TURN_1: Hands = (
    [
        &[MiddleEastScoring, FormosanResolution, Containment, UnIntervention, Fidel, EuropeScoring, KoreanWar, CiaCreated],
        &[OlympicGames, Nato, DeStalinization, Comecon, WarsawPactFormed, TrumanDoctrine, DeGaulleLeadsFrance,
            CapturedNaziScientist],
    ],
    &[
        // The headlines; the dice of the Olympic Games are not printed.
        step(&[c(OlympicGames), c(MiddleEastScoring), Action::Choice(Choice::Participate)], &[], 0, 5, [0, 0]),
        step(&[Dice { us: 1, ussr: 3 }], &[], 2, 5, [0, 0]), // -2, then +4
        // Round 1
        step(&[c(Nato), Ops, Coup(Iran), Roll(6)], &[(Iran, 0, 4, USSR)], 2, 4, [0, 4]),
        step(&[c(FormosanResolution), Ops, Place(Malaysia), Place(Colombia)],
            &[(Malaysia, 1, 0, NOBODY), (Colombia, 1, 0, US)], 2, 4, [0, 4]),
        // Round 2
        step(&[c(DeStalinization), Event, Remove(Finland), Remove(Yugoslavia), Remove(Iran), Remove(Iran), Place(Chile),
            Place(Venezuela), Place(Thailand), Place(Malaysia)],
            &[(Chile, 0, 1, NOBODY), (Venezuela, 0, 1, NOBODY), (Thailand, 0, 1, NOBODY), (Malaysia, 1, 1, NOBODY),
                (Finland, 0, 0, NOBODY), (Yugoslavia, 0, 0, NOBODY), (Iran, 0, 2, USSR)], 2, 4, [0, 4]),
        step(&[c(Containment), Ops, Coup(Thailand), Roll(1)], &[(Thailand, 0, 1, NOBODY)], 2, 3, [3, 4]),
        // Round 3
        step(&[c(Comecon), Ops, Place(Thailand), Place(Venezuela), Place(Afghanistan)],
            &[(Thailand, 0, 2, USSR), (Venezuela, 0, 2, USSR), (Afghanistan, 0, 1, NOBODY)], 2, 3, [3, 4]),
        step(&[c(UnIntervention), Event, c(Fidel), Coup(Venezuela), Roll(1)], &[(Venezuela, 0, 2, USSR)], 2, 2, [5, 4]),
        // Round 4
        step(&[c(WarsawPactFormed), Ops, Place(Brazil), Place(Argentina), Place(Indonesia)],
            &[(Brazil, 0, 1, NOBODY), (Argentina, 0, 1, NOBODY), (Indonesia, 0, 1, USSR)], 2, 2, [5, 4]),
        step(&[c(EuropeScoring)], &[], 7, 2, [5, 4]),
        // Round 5; the misprint !1: South Korea is (3K/0).
        step(&[c(TrumanDoctrine), OpsFirst, Place(Thailand)], &[(Thailand, 0, 3, USSR)], 7, 2, [5, 4]),
        step(&[c(KoreanWar), EventFirst, Roll(1), Place(SouthKorea), Place(SouthKorea)],
            &[(SouthKorea, 3, 0, US)], 7, 2, [5, 5]),
        // Round 6, and phase E without a penalty; DEFCON improves to 3.
        step(&[c(DeGaulleLeadsFrance), Ops, Place(Afghanistan), Place(Pakistan), Place(Pakistan)],
            &[(Afghanistan, 0, 2, USSR), (Pakistan, 0, 2, USSR)], 7, 2, [5, 5]),
        step(&[c(CiaCreated), Ops, Place(Jordan)], &[(Jordan, 1, 0, NOBODY)], 7, 3, [0, 0]),
    ],
);

#[rustfmt::skip]
const TURN_2: Hands = (
    [
        &[IndoPakistaniWar, FiveYearPlan, RomanianAbdication, SocialistGovernments, IndependentReds, SuezCrisis,
            UsJapanMutualDefensePact, Nasser],
        &[RedScarePurge, ArabIsraeliWar, AsiaScoring, Decolonization, DuckAndCover, EastEuropeanUnrest, NuclearTestBan],
    ],
    &[
        // The headlines; the die is that of the English edition.
        step(&[c(RedScarePurge), c(IndoPakistaniWar), Action::Country(Pakistan), Roll(5)],
            &[(Pakistan, 0, 2, USSR)], 7, 3, [2, 0]),
        // Round 1
        step(&[c(ArabIsraeliWar), Ops, Coup(Panama), Roll(5)], &[(Panama, 0, 2, USSR)], 7, 2, [2, 2]),
        step(&[c(FiveYearPlan), Ops, Place(SaudiArabia), Place(SaudiArabia)],
            &[(SaudiArabia, 2, 0, NOBODY)], 7, 2, [2, 2]),
        // Round 2
        step(&[c(AsiaScoring)], &[], 1, 2, [2, 2]),
        step(&[c(RomanianAbdication), OpsFirst, Place(SaudiArabia)],
            &[(SaudiArabia, 3, 0, US), (Romania, 0, 3, USSR)], 1, 2, [2, 2]),
        // Round 3
        step(&[c(Decolonization), Event, Place(Burma), Place(Angola), Place(Nigeria), Place(Algeria)],
            &[(Burma, 0, 1, NOBODY), (Angola, 0, 1, USSR), (Nigeria, 0, 1, USSR), (Algeria, 0, 1, NOBODY)], 1, 2, [2, 2]),
        step(&[c(SocialistGovernments), Space, Roll(1)], &[], 3, 2, [2, 2]),
        // Round 4
        step(&[c(DuckAndCover), Space, Roll(3)], &[], 2, 2, [2, 2]),
        step(&[c(IndependentReds), Ops, Place(SouthAfrica)], &[(SouthAfrica, 2, 0, NOBODY)], 2, 2, [2, 2]),
        // Round 5
        step(&[c(CapturedNaziScientist), Ops, Place(Lebanon)], &[(Lebanon, 0, 1, USSR)], 2, 2, [2, 2]),
        step(&[c(SuezCrisis), EventFirst, Remove(France), Remove(France), Remove(UnitedKingdom), Remove(UnitedKingdom)],
            &[(France, 1, 0, NOBODY), (UnitedKingdom, 3, 0, NOBODY)], 2, 2, [2, 2]),
        step(&[Place(France), Place(France)], &[(France, 3, 0, US)], 2, 2, [2, 2]),
        // Round 6, and phase E without a penalty
        step(&[c(EastEuropeanUnrest), EventFirst, Remove(Romania), Remove(Poland), Remove(EastGermany)],
            &[(Romania, 0, 2, NOBODY), (Poland, 0, 3, USSR), (EastGermany, 0, 3, USSR)], 2, 2, [2, 2]),
        step(&[Place(EastGermany), Place(Iraq), Place(Iraq)],
            &[(EastGermany, 0, 4, USSR), (Iraq, 0, 3, USSR)], 2, 2, [2, 2]),
        step(&[c(UsJapanMutualDefensePact), Ops, Place(France), Place(France), Place(SouthAfrica)],
            &[(France, 5, 0, US), (SouthAfrica, 3, 0, US)], 2, 3, [0, 0]),
    ],
);

#[rustfmt::skip]
const TURN_3: Hands = (
    [
        &[Blockade, MarshallPlan, UsJapanMutualDefensePact, EuropeScoring, OlympicGames, ArabIsraeliWar, UnIntervention],
        &[VietnamRevolts, Defectors, Decolonization, SocialistGovernments, AsiaScoring, Nato, IndoPakistaniWar],
    ],
    &[
        // The headlines: the US one is worth more.
        step(&[c(Decolonization), c(MarshallPlan), Place(France), Place(WestGermany), Place(UnitedKingdom),
            Place(SpainPortugal), Place(Greece), Place(Turkey), Place(Benelux)],
            &[(France, 6, 0, US), (WestGermany, 5, 0, US), (UnitedKingdom, 4, 0, NOBODY), (SpainPortugal, 1, 0, NOBODY),
                (Greece, 1, 0, NOBODY), (Turkey, 1, 0, NOBODY), (Benelux, 1, 0, NOBODY)], 2, 3, [0, 0]),
        // The misprint !4, C23: neither side controls South Africa at (3/1).
        step(&[Place(Algeria), Place(Zaire), Place(SouthAfrica), Place(Malaysia)],
            &[(Algeria, 0, 2, USSR), (Zaire, 0, 1, USSR), (SouthAfrica, 3, 1, NOBODY), (Malaysia, 1, 2, NOBODY)],
            2, 3, [0, 0]),
        // Round 1; the misprint !5: Saudi Arabia is (2/0) after the coup.
        step(&[c(Defectors), OpsFirst, Coup(SaudiArabia), Roll(5)], &[(SaudiArabia, 2, 0, NOBODY)], 3, 2, [0, 2]),
        step(&[c(UsJapanMutualDefensePact), Ops, Place(SaudiArabia), Place(Egypt), Place(Egypt), Place(Greece)],
            &[(SaudiArabia, 3, 0, US), (Egypt, 2, 0, US), (Greece, 2, 0, US)], 3, 2, [0, 2]),
        // Round 2
        step(&[c(VietnamRevolts), Event], &[(Vietnam, 0, 2, USSR)], 3, 2, [0, 2]),
        step(&[c(EuropeScoring)], &[], 8, 2, [0, 2]),
        // Round 3: four points, all in Southeast Asia.
        step(&[c(SocialistGovernments), Ops, Place(Burma), Place(Malaysia), Place(LaosCambodia), Place(LaosCambodia)],
            &[(Burma, 0, 2, USSR), (Malaysia, 1, 3, USSR), (LaosCambodia, 0, 2, USSR)], 8, 2, [0, 2]),
        step(&[c(OlympicGames), Ops, Place(Israel), Place(Israel)], &[(Israel, 3, 0, NOBODY)], 8, 2, [0, 2]),
        // Round 4; the war cannot succeed, even with a 6.
        step(&[c(AsiaScoring)], &[], 2, 2, [0, 2]),
        step(&[c(ArabIsraeliWar), OpsFirst, Place(Israel), Place(Jordan), Roll(6)],
            &[(Israel, 4, 0, US), (Jordan, 2, 0, US)], 2, 2, [0, 4]),
        // Round 5; C9, the misprint !6: the one Op spent is that of Blockade.
        step(&[c(Nato), OpsFirst, Place(Syria), Place(Brazil), Place(Chile), Place(Chile)],
            &[(Syria, 0, 2, USSR), (Brazil, 0, 2, USSR), (Chile, 0, 3, USSR)], 2, 2, [0, 4]),
        step(&[c(UnIntervention), Event, c(Blockade), Place(Libya)], &[(Libya, 1, 0, NOBODY)], 2, 2, [0, 4]),
        // Round 6
        step(&[c(NuclearTestBan), Ops, Place(Argentina), Place(CostaRica), Place(CostaRica), Place(CostaRica)],
            &[(Argentina, 0, 2, USSR), (CostaRica, 0, 3, USSR)], 2, 2, [0, 4]),
        step(&[c(Nasser), OpsFirst, Coup(CostaRica)], &[], 2, 2, [1, 4]),
        // Phase E: the US misses one.
        step(&[Roll(5)], &[(CostaRica, 0, 3, USSR), (Egypt, 1, 2, NOBODY)], 1, 3, [0, 0]),
    ],
);

fn answer(session: &mut Session<State>, action: Action) {
    match session.state().actor() {
        Actor::Chance => assert!(session.play_chance(action), "{action:?}: {:?}", session.state().ask()),
        Actor::Player(side) => session.play(side, action).unwrap_or_else(|why| panic!("{action:?}: {why:?}")),
        Actor::Nobody => panic!("the game is over"),
    }
}

fn play(session: &mut Session<State>, steps: &[Step]) {
    for step in steps {
        step.actions.iter().for_each(|&action| answer(session, action));
        let s = session.state();
        let name = step.actions[0];
        for &(country, us, ussr, control) in step.at {
            assert_eq!((s.influence(Us, country), s.influence(Ussr, country)), (us, ussr), "{name:?}: {country:?}");
            let controller = Side::BOTH.into_iter().find(|&side| s.controls(side, country));
            assert_eq!(controller, control, "{name:?}: {country:?}");
        }
        assert_eq!((s.vp, s.defcon, s.milops), (step.vp, step.defcon, step.milops), "{name:?}");
    }
}

fn deal(session: &mut Session<State>, hands: [&'static [Card]; 2]) {
    let mut left = hands.map(<[Card]>::iter);
    while let Some(Ask::Deal { to }) = session.state().ask() {
        let card = *left[to.index()].next().expect("the hand is not full");
        answer(session, Draw(card));
    }
    assert!(left.iter().all(|cards| cards.len() == 0));
}

/// The example from the bids to the end of turn 3.
fn played() -> Session<State> {
    let mut session = Session::new(options());
    play(&mut session, &SET_UP[..1]);
    deal(&mut session, TURN_1.0);
    play(&mut session, &SET_UP[1..]);
    play(&mut session, TURN_1.1);
    deal(&mut session, TURN_2.0);
    play(&mut session, TURN_2.1);
    deal(&mut session, TURN_3.0);
    play(&mut session, TURN_3.1);
    session
}

#[test]
fn the_example_of_the_rulebook_is_played_as_printed() {
    let session = played();
    let s = session.state();
    assert_eq!((s.turn, s.defcon, s.vp, s.space), (4, 3, 1, [1, 1]));
    let gone = [
        DeStalinization,
        TrumanDoctrine,
        KoreanWar,
        RomanianAbdication,
        SuezCrisis,
        MarshallPlan,
        VietnamRevolts,
        Nato,
        Nasser,
    ];
    assert_eq!(s.removed, Cards::from(gone), "the starred cards whose events happened");
    let reshuffled: Vec<_> = session
        .facts(Seat::Spectator)
        .filter(|&(_, fact)| fact == Fact::Reshuffled)
        .map(|(number, _)| number)
        .collect();
    assert_eq!(reshuffled.len(), 1, "during the deal of turn 3");
}

/// The position after turn 3, country by country.
#[test]
fn the_position_after_turn_three_is_that_of_the_example() {
    let us = [
        (UnitedKingdom, 4),
        (Benelux, 1),
        (France, 6),
        (SpainPortugal, 1),
        (Italy, 4),
        (Greece, 2),
        (Turkey, 1),
        (WestGermany, 5),
        (Israel, 4),
        (Libya, 1),
        (Egypt, 1),
        (Jordan, 2),
        (SaudiArabia, 3),
        (Malaysia, 1),
        (Philippines, 1),
        (Australia, 4),
        (Japan, 1),
        (SouthKorea, 3),
        (SouthAfrica, 3),
        (Colombia, 1),
    ];
    let ussr = [
        (EastGermany, 4),
        (Poland, 3),
        (Romania, 2),
        (Lebanon, 1),
        (Syria, 2),
        (Iraq, 3),
        (Iran, 2),
        (Egypt, 2),
        (Afghanistan, 2),
        (Pakistan, 2),
        (Burma, 2),
        (LaosCambodia, 2),
        (Thailand, 3),
        (Vietnam, 2),
        (Malaysia, 3),
        (Indonesia, 1),
        (NorthKorea, 3),
        (Algeria, 2),
        (Nigeria, 1),
        (Zaire, 1),
        (Angola, 1),
        (SouthAfrica, 1),
        (CostaRica, 3),
        (Panama, 2),
        (Venezuela, 2),
        (Brazil, 2),
        (Chile, 3),
        (Argentina, 2),
    ];
    let session = played();
    for (side, list) in [(Us, us.as_slice()), (Ussr, ussr.as_slice())] {
        let there: Vec<_> =
            session.state().held(side).iter().map(|c| (c, session.state().influence(side, c))).collect();
        let mut list = list.to_vec();
        list.sort_unstable();
        assert_eq!(there, list);
    }
}

/// The regions as the example adds them up.
#[test]
fn the_scorings_of_the_example_have_the_printed_parts() {
    let session = played();
    let scored: Vec<_> = session
        .facts(Seat::Spectator)
        .filter_map(
            |(_, fact)| if let Fact::Scored { region, us, ussr } = fact { Some((region, us, ussr)) } else { None },
        )
        .collect();
    let expected = [
        (Region::MiddleEast, 4, 0),
        (Region::Europe, 10, 5),
        (Region::Asia, 4, 10),
        (Region::Europe, 10, 5),
        (Region::Asia, 4, 10),
    ];
    assert_eq!(scored, expected);
}

#[test]
fn the_stored_record_matches_this_game() {
    let record = Record::<State>::read(RECORD).unwrap();
    let (stored, session) = (Session::replay(&record).unwrap(), played());
    assert_eq!(record.entries, session.record().entries);
    // It was written under version 1, which plays this game the same way.
    assert_eq!(State { rules: session.state().rules, ..*stored.state() }, *session.state());
    assert_eq!(record.options, options());
}
