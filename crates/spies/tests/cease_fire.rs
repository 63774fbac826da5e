//! Section 4: the Cease-fire.

use crate::common::*;

/// Returns the token after both sides pass with these groups on Cuba (Stability 9; economic, military, political, media).
fn token(cia: &[Group], kgb: &[Group]) -> Option<Side> {
    let mut t = table().groups(Cia, cia.iter().copied()).groups(Kgb, kgb.iter().copied()).act(Cia);
    t.cease_fire().token
}

// 4.1: ready and mobilized groups count alike; equal to the Stability does not exceed
#[test]
fn totals_count_all_groups_and_may_equal_the_stability() {
    let mut t = table().groups(Cia, [Infantry]).mobilized(Cia, [Industry]).groups(Kgb, [Radio, Mercenaries]).act(Cia);
    t.cease_fire();
    assert!(t.facts().contains(&Fact::Totals { west: 9, east: 8, stability: 9 }));
    assert_eq!((t.token, t.disorder), (Some(Cia), [false; 2]));
}

// 4.2
#[test]
fn the_higher_total_places_its_token() {
    assert_eq!(token(&[Radio], &[Students]), Some(Cia));
    assert_eq!(token(&[Radio], &[Students, Infantry]), Some(Kgb));
}

// 4.2: of those that do not exceed
#[test]
fn a_side_that_exceeds_does_not_place_its_token() {
    assert_eq!(token(&[Radio, Bankers], &[Students]), Some(Kgb));
    assert_eq!(token(&[Students], &[Radio, Bankers]), Some(Cia));
}

// 4.3, D28: the single strongest group of the most important faction
#[test]
fn a_tie_is_broken_by_the_strongest_group_of_the_most_important_faction() {
    assert_eq!(token(&[Industry, Students], &[FoodCompanies, Mafia]), Some(Cia)); // 4 against 3, not against 3 + 2
    assert_eq!(token(&[Infantry], &[Workers, Police]), Some(Kgb)); // a side without a group of the faction loses to a side with one
    assert_eq!(token(&[Militia, Artists], &[PhoneCompany]), Some(Cia)); // neither side has the first: the next one
    assert_eq!(token(&[Students, Ngos], &[TradeUnion, Artists]), Some(Kgb)); // third
    assert_eq!(token(&[PhoneCompany], &[Artists, Ngos]), Some(Cia)); // last
}

// 4.3: the facts name the faction
#[test]
fn the_log_names_the_faction_that_broke_the_tie() {
    let mut t = table().groups(Cia, [Militia, Artists]).groups(Kgb, [PhoneCompany]).act(Cia);
    t.cease_fire();
    assert!(t.facts().contains(&Fact::TieBroken { side: Cia, faction: Military }));
}

// 4.3: the bias is that of the objective
#[test]
fn each_objective_has_its_own_bias() {
    let winner = |objective| {
        let mut t = table().objective(objective).groups(Cia, [Police]).groups(Kgb, [Newspapers]).act(Cia);
        t.cease_fire().token
    };
    assert_eq!(winner(Korea), Some(Cia)); // military, media
    assert_eq!(winner(Turkey), Some(Kgb)); // political, media
    assert_eq!(winner(SpaceRace), Some(Kgb)); // media
}

// 4.4, 13: no two groups of a faction are equal, so a tie is always broken
#[test]
fn a_tie_is_always_broken_once_a_side_has_a_group() {
    for &faction in Faction::ALL {
        let influences = faction.groups().iter().map(Group::influence).collect::<Vec<_>>();
        assert_eq!(influences, [1, 2, 3, 4, 5, 6]);
    }
    for &cia in Group::ALL {
        for &kgb in Group::ALL.iter().filter(|&&kgb| kgb != cia) {
            assert!(token(&[cia], &[kgb]).is_some());
        }
    }
}

// 4.5, D18: token, reveal, Nobel Peace Prize, termination, claim
#[test]
fn civil_disorder_costs_the_agent_and_the_objective() {
    let setup = table().agents(Analyst, DeputyDirector).claimed(Cia, [NobelPeacePrize]);
    let mut t = setup.groups(Cia, [Radio, Bankers]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire();
    assert_eq!(t.ask(), Some(Ask::Save { side: Cia }));
    assert_eq!(t.cover, [Cover::Shown, Cover::Hidden]); // 4.5: the other one stays face down
    assert_eq!(t.objective, Some(Cuba));
    t.play(Decline);
    let course = t.facts();
    let order = [
        Fact::Token { side: Kgb },
        Fact::Disorder { side: Cia },
        Fact::Shown { side: Cia, agent: Analyst },
        Fact::Terminated { side: Cia, agent: Analyst },
        Fact::Claimed { side: Kgb, objective: Cuba, points: 10 },
        Fact::Shown { side: Kgb, agent: DeputyDirector },
    ];
    let places = order.map(|fact| course.iter().position(|&noted| noted == fact).expect("noted"));
    assert!(places.is_sorted(), "{course:?}");
    assert_eq!(t.place(Cia, Analyst), Place::Terminated);
    assert_eq!(t.scores, [5, 10]);
}

// 4.5: a Deputy Director goes straight back
#[test]
fn a_deputy_director_survives_civil_disorder() {
    let mut t = table().groups(Cia, [Radio, Bankers]).groups(Kgb, [Students]).claimed(Cia, [NobelPeacePrize]).act(Cia);
    t.cease_fire();
    assert_eq!(t.place(Cia, DeputyDirector), Place::Hq);
    assert!(t.is_claimed(Kgb, Cuba));
}

// 4.6
#[test]
fn both_in_disorder_lose_their_agents_and_the_objective_is_buried() {
    let setup = table().agents(Analyst, DeputyDirector);
    let mut t = setup.groups(Cia, [Radio, Bankers]).groups(Kgb, [Government, Police]).act(Cia);
    t.cease_fire();
    assert_eq!((t.token, t.disorder), (None, [true; 2]));
    assert_eq!((t.place(Cia, Analyst), t.place(Kgb, DeputyDirector)), (Place::Terminated, Place::Hq));
    assert_eq!(t.buried.as_slice(), [Cuba]);
    assert_eq!(t.scores, [0, 0]);
}

// 4.7: victory is checked in the Détente only
#[test]
fn points_claimed_in_disorder_count_at_once_but_do_not_end_the_game() {
    let setup = table().claimed(Kgb, [Egypt, Vietnam, Czechoslovakia, Panama, Iran, LiveBenefit]); // 95
    let setup = setup.claimed(Kgb, [SpaceRace]).agents(DeputyDirector, DoubleAgent); // 100
    let mut t = setup.groups(Cia, [Radio, Bankers]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire();
    assert_eq!(t.score(Kgb), 110);
    assert_eq!((t.phase, t.winner()), (Phase::Debriefing, None));
}

// 4.8, A4, A22
#[test]
fn two_sides_without_groups_bury_the_objective_and_keep_their_agents() {
    let mut t = table().agents(Assassin, Director).deck([]).act(Cia);
    t.cease_fire();
    assert_eq!((t.token, t.disorder), (None, [false; 2]));
    assert_eq!(t.buried.as_slice(), [Cuba]);
    assert_eq!((t.place(Cia, Assassin), t.place(Kgb, Director)), (Place::Leave, Place::Leave));
}

// 4.8: a side with a group dominates one without
#[test]
fn one_group_is_enough_to_place_the_token() {
    let mut t = table().groups(Kgb, [Artists]).deck([]).act(Cia);
    t.cease_fire();
    assert_eq!(t.token, Some(Kgb));
}

// 13: events can never cause civil disorder
#[test]
fn an_event_can_never_cause_civil_disorder() {
    for &event in Objective::ALL.iter().filter(|objective| objective.is_event()) {
        let figures = event.figures();
        assert_eq!((figures.population, figures.stability), (1, 6));
    }
    assert!(Group::ALL.iter().all(|group| group.influence() <= 6));
    // Under D2 `civil_disorder` two groups would.
    let setup = table().objective(SpaceRace).option("population_excess", "civil_disorder");
    let mut t = setup.groups(Cia, [Artists]).groups(Kgb, [Students]).act(Cia);
    t.recruit(Workers).cease_fire();
    assert_eq!(t.disorder, [true, false]);
}
