//! 10.2: what each seat knows, and what a sampled state contains.

use crate::common::*;
use std::collections::BTreeMap;

/// Counts how often each value occurs in `tries` tries.
fn frequencies<T: Ord>(tries: u32, mut one: impl FnMut(&mut Luck) -> T) -> BTreeMap<T, u32> {
    let (mut luck, mut seen) = (Luck::seeded(11), BTreeMap::new());
    for _ in 0..tries {
        *seen.entry(one(&mut luck)).or_default() += 1;
    }
    seen
}

/// Asserts that there are `values` values, each about equally frequent.
#[track_caller]
fn assert_even<T: Ord + std::fmt::Debug>(seen: &BTreeMap<T, u32>, values: u32) {
    assert_eq!(seen.len() as u32, values, "{seen:?}");
    let mean = seen.values().sum::<u32>() / values;
    assert!(seen.values().all(|&n| (mean * 8 / 10..=mean * 12 / 10).contains(&n)), "{seen:?}");
}

fn top_groups(t: &Played, side: Side) -> Vec<Option<Group>> {
    t.view(side).top_groups().collect()
}

/// Returns the next group that a sampled state draws.
fn next_group(view: &spies::View, luck: &mut Luck) -> Group {
    let mut state = view.sample(luck);
    state.play(Recruit, &mut Log::silent());
    while state.actor() == Actor::Chance {
        state.play(state.any(luck), &mut Log::silent());
    }
    let [cia, kgb] = state.board().groups;
    let before = view.board().in_play();
    cia.union(kgb).difference(before).first().expect("a new group")
}

/// Sets up a table where the CIA has left the Police on top of the deck and the KGB is to act.
fn left_police() -> Played {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.play(look(Radio)).draw(Police).play(Leave);
    t
}

// 10.2: a media user who leaves the card knows the top card
#[test]
fn only_the_side_that_leaves_the_top_card_knows_it() {
    let t = left_police();
    assert_eq!((top_groups(&t, Cia), top_groups(&t, Kgb)), (vec![Some(Police)], vec![None]));
    assert_eq!(t.spectator().top_groups().collect::<Vec<_>>(), [None]);
}

// 10.2: uniform over the groups not seen in other places
#[test]
fn for_the_other_side_the_top_card_is_any_unseen_group() {
    let t = left_police();
    let view = t.view(Kgb);
    assert_even(&frequencies(22_000, |luck| next_group(&view, luck)), 22);
}

// 10.2: certain for the side that knows it
#[test]
fn a_side_that_knows_the_top_card_samples_no_other() {
    let mut t = left_police();
    t.play(Pass);
    let view = t.view(Cia);
    assert_eq!(frequencies(100, |luck| next_group(&view, luck)).into_keys().collect::<Vec<_>>(), [Police]);
}

// 10.2: both may know
#[test]
fn two_media_groups_may_look_at_the_same_card() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Artists]).act(Cia);
    t.play(look(Radio)).draw(Police).play(Leave).play(look(Artists)); // no draw: the card is already placed
    assert_eq!(t.ask(), Some(Ask::Media { side: Kgb }));
    t.play(Leave);
    assert_eq!((top_groups(&t, Cia), top_groups(&t, Kgb)), (vec![Some(Police)], vec![Some(Police)]));
}

/// Sets up a table where the CIA has arranged Police, Radio, Mafia, and the KGB acts first.
fn arranged() -> Played {
    let mut t = table().analyst(Cia).claimed(Cia, [Cuba]).at(Phase::Briefing);
    t.uncover(Iran).draw(Mafia).draw(Radio).draw(Police).play(ArrangeGroups(Few::new(&[Police, Radio, Mafia])));
    t.play(Pick(Analyst)).play(Pick(Analyst)).play(First(Kgb));
    t
}

// 10.2: knowledge moves up as cards leave the top, and ends when every seat sees the card
#[test]
fn the_knowledge_of_an_analyst_moves_up_with_the_cards() {
    let mut t = arranged();
    assert_eq!(top_groups(&t, Cia), [Some(Police), Some(Radio), Some(Mafia)]);
    t.play(Recruit);
    assert_eq!(top_groups(&t, Cia), [Some(Radio), Some(Mafia)]);
    assert_eq!(top_groups(&t, Kgb), [None, None]);
    t.play(Recruit).play(Recruit);
    assert!(top_groups(&t, Cia).is_empty());
    t.play(Recruit);
    assert_eq!((t.ask(), t.legal().len()), (Some(Ask::NextGroup), 21));
}

// 10.2: one side's knowledge reveals only its existence to the other
#[test]
fn an_opposing_analyst_leaves_the_next_card_uniform() {
    let view = arranged().view(Kgb);
    assert_even(&frequencies(24_000, |luck| next_group(&view, luck)), 24);
}

// 10.2: the same from the other side: positions that differ only in secrets look the same
#[test]
fn views_and_facts_do_not_depend_on_what_the_seat_may_not_know() {
    let play = |agent, card| {
        let mut t = table().at(Phase::Planning);
        t.play(Pick(agent)).play(Pick(Director)).play(First(Cia)).recruit(Radio).recruit(Mafia);
        t.play(look(Radio)).draw(card).play(Leave);
        let views = [t.view(Kgb), t.spectator()];
        (views, t.facts_for(Seat::Player(Kgb)))
    };
    assert_eq!(play(Assassin, Police), play(Analyst, Students));
}

// 10.2: Agent X is one of those at headquarters at 2.1, not one who came back at 2.4
#[test]
fn agent_x_is_one_of_the_agents_at_headquarters_when_he_was_picked() {
    let mut t = table().on_leave(Cia, [Analyst]).at(Phase::Planning);
    t.play(Pick(Director)).play(Pick(MasterSpy));
    let view = t.view(Kgb);
    assert_eq!(view.board().suspects[0], set([MasterSpy, DeputyDirector, DoubleAgent, Assassin, Director]));
    assert_eq!(view.headquarters(Cia), Set::full()); // never without its Agent X
    assert_eq!(t.view(Cia).headquarters(Cia), Set::full().difference(set([Director])));
    let seen = frequencies(5_000, |luck| view.sample(luck).agent(Cia).unwrap());
    assert!(!seen.contains_key(&Analyst));
    assert_even(&seen, 5);
}

// 10.2, A25: once shown, known to every seat
#[test]
fn a_shown_agent_is_certain() {
    let t = table().agents(Assassin, Analyst).shown(Cia).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    for seat in Seat::ALL {
        let view = t.state().view(seat);
        assert_eq!(view.agent(Cia), Some(Assassin));
        assert!(!view.headquarters(Cia).contains(Assassin));
    }
    assert_eq!(t.view(Cia).agent(Kgb), None);
}

// 10.2: what a spectator sees
#[test]
fn a_spectator_sees_what_both_players_see_and_no_secret() {
    let mut t = arranged();
    t.play(Recruit);
    let view = t.spectator();
    assert_eq!((view.agent(Cia), view.agent(Kgb)), (None, None));
    assert_eq!(view.top_groups().collect::<Vec<_>>(), [None, None]);
    assert_eq!(view.board(), t.state().board());
    assert_eq!((view.groups_left(), view.objectives_left()), (23, 19));
    let mut offered = Actions::new();
    view.legal(&mut offered);
    assert!(offered.is_empty());
}

// 10.2: public always
#[test]
fn the_table_is_the_same_for_every_seat() {
    let t = left_police();
    for seat in Seat::ALL {
        assert_eq!(t.state().view(seat).board(), t.state().board());
    }
}

// 10.2, A16: buried objectives are known to both sides, in place
#[test]
fn every_seat_knows_the_buried_objectives() {
    let setup = table().agents(Assassin, DeputyDirector).buried([Egypt]);
    let mut t = setup.groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    for seat in Seat::ALL {
        let view = t.state().view(seat);
        assert_eq!(view.board().buried.as_slice(), [Egypt, Cuba]);
        assert_eq!(view.objectives_left(), 21);
    }
    assert!(!t.legal().contains(&Uncover(Egypt)) && !t.legal().contains(&Uncover(Cuba))); // not on top
}

// 10.2: buried cards come up, the oldest first, when no others are left
#[test]
fn buried_objectives_come_up_when_no_others_are_left() {
    let others = Objective::ALL.iter().copied().filter(|objective| ![Egypt, Cuba].contains(objective));
    let t = table().claimed(Cia, others).buried([Egypt, Cuba]).at(Phase::Briefing);
    assert_eq!((t.objective, t.buried.as_slice()), (Some(Egypt), &[Cuba][..]));
}

/// Sets up the last three objectives, arranged by the CIA; the KGB still has an ability to use. 95 points each after that.
fn last_three(deck: usize) -> Played {
    let cia = [Vietnam, Czechoslovakia, Panama, Afghanistan, Libya, Angola, SpaceRace];
    let kgb = [Honduras, Greece, Turkey, Iran, Congo, Chile];
    let setup = table().claimed(Cia, cia).claimed(Kgb, kgb).claimed(Kgb, [NobelPeacePrize, LiveBenefit, OlympicGames]);
    let setup = setup.claimed(Kgb, [NuclearEscalation, SummitMeeting]).terminated(Kgb, [Analyst]);
    let last = [Egypt, Cuba, Korea];
    let mut t = setup.buried(last.into_iter().skip(deck)).at(Phase::Detente);
    t.play(Use(SpaceRace));
    for objective in &last[..deck] {
        t.uncover(*objective);
    }
    assert_eq!(t.legal().len(), 6);
    t.play(ArrangeObjectives(Few::new(&[Korea, Egypt, Cuba])));
    assert_eq!(t.ask(), Some(Ask::Window { side: Kgb }));
    t
}

// 10.2, 13: three cards left, all of them buried; the KGB still knows which three, but no longer their order
#[test]
fn a_space_race_hides_the_order_of_buried_cards_from_the_other_side() {
    let mut t = last_three(0);
    let objectives = |t: &Played, side| t.view(side).top_objectives().collect::<Vec<_>>();
    assert_eq!(objectives(&t, Cia), [Some(Korea), Some(Egypt), Some(Cuba)]);
    for view in [t.view(Kgb), t.spectator()] {
        assert_eq!(view.top_objectives().collect::<Vec<_>>(), [None; 3]);
        assert_eq!(view.mixed_objectives(), set([Egypt, Cuba, Korea]));
        assert!(view.board().buried.is_empty());
    }
    let view = t.view(Kgb);
    let order = |luck: &mut Luck| view.sample(luck).view(Seat::Player(Cia)).top_objectives().collect::<Vec<_>>();
    assert_even(&frequencies(6_000, order), 6);
    t.play(Decline);
    assert_eq!((t.objective, t.view(Kgb).mixed_objectives()), (Some(Korea), set([Egypt, Cuba])));
}

// 10.2: buried cards are among them if fewer than three others lie above
#[test]
fn a_space_race_may_reach_buried_cards() {
    for deck in 1..=3 {
        // With no other card left, every seat can infer the three.
        let t = last_three(deck);
        assert_eq!(t.view(Kgb).mixed_objectives(), set([Egypt, Cuba, Korea]));
        assert!(t.view(Cia).mixed_objectives().is_empty());
    }
}

// 10.2, 5.10: a Director takes from the bottom what a Space Race has put there
#[test]
fn a_space_race_on_a_short_deck_changes_what_a_director_finds() {
    let mut t = last_three(0);
    t.play(Decline).play(Pick(DeputyDirector)).play(Pick(Director)).skip_to(Phase::InfluenceStruggle);
    t.play(First(Kgb)).recruit(Radio).recruit(Students).play(Pass).play(Pass);
    assert!(t.is_claimed(Kgb, Cuba)); // the last one in the CIA's order; Korea, the objective, too
    assert!(t.is_claimed(Kgb, Korea));
}

// 10.2: what is buried after a Space Race lies below it, and is known
#[test]
fn a_card_buried_after_a_space_race_is_the_bottom_card() {
    let mut t = last_three(0);
    t.play(Decline).play(Pick(DeputyDirector)).play(Pick(Assassin)).skip_to(Phase::InfluenceStruggle);
    t.play(First(Kgb)).recruit(Radio).recruit(Students).play(Pass).play(Pass);
    let view = t.view(Kgb);
    assert_eq!(view.board().buried.as_slice(), [Korea]);
}

// 10.2: after a Space Race in a full deck the other side knows nothing about the three places
#[test]
fn a_space_race_in_a_full_deck_reveals_nothing_to_the_other_side() {
    let setup = table().claimed(Cia, [SpaceRace]).claimed(Kgb, [OlympicGames]).terminated(Kgb, [Analyst]);
    let mut t = setup.at(Phase::Detente);
    t.play(Use(SpaceRace)).uncover(Egypt).uncover(Cuba).uncover(Korea);
    t.play(ArrangeObjectives(Few::new(&[Cuba, Korea, Egypt])));
    let view = t.view(Kgb);
    assert_eq!(view.top_objectives().collect::<Vec<_>>(), [None; 3]);
    assert!(view.mixed_objectives().is_empty());
    let next = |luck: &mut Luck| view.sample(luck).view(Seat::Player(Cia)).top_objectives().next().unwrap();
    assert_even(&frequencies(19_000, next), 19);
}

// 10.2, D5: the first of two Analysts knows the cards, with every order equally likely
#[test]
fn the_first_of_two_analysts_no_longer_knows_the_order() {
    let mut t = table().analyst(Cia).analyst(Kgb).token(Cia).at(Phase::Briefing);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    t.play(ArrangeGroups(Few::new(&[Police, Radio, Mafia]))).play(ArrangeGroups(Few::new(&[Mafia, Police, Radio])));
    t.play(Pick(Analyst)).play(Pick(Analyst)).play(First(Cia));
    let view = t.view(Cia);
    assert_eq!(view.mixed_groups(), set([Police, Radio, Mafia]));
    assert_even(&frequencies(3_000, |luck| next_group(&view, luck)), 3);
    t.play(Recruit).play(Recruit);
    assert_eq!(top_groups(&t, Cia), [Some(Radio)]); // two are seen, so the third is known
}

// 10.2; rulings.md, R6: the last card of a deck can be inferred
#[test]
fn every_seat_can_infer_the_last_unseen_group() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Mafia]).deck([Police]).act(Cia);
    t.play(look(Radio)).draw(Police).play(Leave);
    assert_eq!(t.spectator().top_groups().collect::<Vec<_>>(), [Some(Police)]);
}

// 5.10, 10.1: the unknown bottom card is any card of the deck
#[test]
fn the_bottom_card_is_drawn_evenly() {
    let mut t = table().agents(Director, DeputyDirector).groups(Cia, [Radio]).groups(Kgb, [Mafia]).act(Cia);
    t.cease_fire();
    assert_even(&frequencies(20_000, |luck| t.state().any(luck)), 20);
}
