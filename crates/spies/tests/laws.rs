//! Random games with random options obey the laws.

use crate::common::*;
use rules::laws::obey;
use std::collections::BTreeSet;

macro_rules! laws {
    ($($name:ident: $seed:literal),* $(,)?) => {
        $(#[test]
        fn $name() {
            obey::<State>($seed, 8_000);
        })*
    };
}

// Split so that they run in parallel.
laws! {
    random_games_obey_the_laws_1: 1, random_games_obey_the_laws_2: 2,
    random_games_obey_the_laws_3: 3, random_games_obey_the_laws_4: 4,
    random_games_obey_the_laws_5: 5, random_games_obey_the_laws_6: 6,
    random_games_obey_the_laws_7: 7, random_games_obey_the_laws_8: 8,
}

/// Returns every kind of action, except orders of cards.
fn universe() -> Vec<Action> {
    let mut all = vec![Recruit, Pass, Take, Discard, Leave, Peek, Decline];
    all.extend(Side::BOTH.into_iter().flat_map(|side| [Balance(side), First(side)]));
    all.extend(Agent::ALL.iter().flat_map(|&agent| [Pick(agent), Send(agent), Revive(agent)]));
    all.extend(Objective::ALL.iter().flat_map(|&objective| [Uncover(objective), Use(objective)]));
    for &group in Group::ALL {
        all.extend([Draw(group), OnTop(group), look(group)]);
        all.extend(Group::ALL.iter().map(|&target| activate(group, target)));
    }
    all
}

/// Returns some orders of cards: those of the cards seen, and others.
fn orders(state: &State, luck: &mut Luck) -> Vec<Action> {
    let mut all: Vec<_> = legal(state).to_vec();
    all.retain(|action| matches!(action, ArrangeGroups(_) | ArrangeObjectives(_)));
    let seen = all.clone();
    let (mut groups, mut objectives) = (Group::ALL.to_vec(), Objective::ALL.to_vec());
    luck.shuffle(&mut groups);
    luck.shuffle(&mut objectives);
    for count in 0..=3 {
        all.push(ArrangeGroups(Few::new(&groups[..count])));
        all.push(ArrangeObjectives(Few::new(&objectives[..count])));
    }
    for action in seen {
        // One order with a card missing, one with a card twice.
        match action {
            ArrangeGroups(cards) => {
                let cards: Vec<_> = cards.cards().collect();
                all.push(ArrangeGroups(Few::new(&cards[1..])));
                all.push(ArrangeGroups(Few::new(&[cards[0], cards[0], cards[1]])));
            }
            ArrangeObjectives(cards) => {
                let cards: Vec<_> = cards.cards().collect();
                all.push(ArrangeObjectives(Few::new(&cards[1..])));
                all.push(ArrangeObjectives(Few::new(&[cards[0]; 3])));
            }
            _ => {}
        }
    }
    all
}

/// Checks that exactly the illegal actions are refused, each with an existing rule.
fn refusals_match(seed: u64, games: u64) {
    let sections: BTreeSet<_> = digest_rules().into_iter().collect();
    let universe = universe();
    for index in 0..games {
        let options = Options::random(&mut Luck::numbered(seed ^ 1, index));
        let (mut luck, mut state) = (Luck::numbered(seed, index), State::new(&options));
        while state.actor() != Actor::Nobody {
            let actions = legal(&state);
            if luck.below(4) == 0 {
                let more = orders(&state, &mut luck);
                assert!(actions.iter().all(|action| universe.contains(action) || more.contains(action)));
                for side in Side::BOTH {
                    let mut allowed = Actions::new();
                    state.interrupts(side, &mut allowed);
                    if state.actor() == Actor::Player(side) {
                        allowed.extend(actions.iter().copied());
                    }
                    for &action in universe.iter().chain(&more) {
                        let refusal = state.why_not(side, action);
                        let agreed = refusal.is_none() == allowed.contains(&action);
                        assert!(agreed, "{side:?} {action:?} {refusal:?} at {:?}\n{state:?}", state.question());
                        if let Some(refusal) = refusal {
                            assert!(sections.contains(refusal.section()), "{refusal:?} cites {}", refusal.section());
                        }
                    }
                }
            }
            let action = luck.pick(&actions);
            state.play(action, &mut Log::silent());
        }
    }
}

// 10.1, 3.2, 8.1
#[test]
fn an_action_is_legal_exactly_if_nothing_refuses_it_1() {
    refusals_match(21, 200);
}

// 10.1, 3.2, 8.1
#[test]
fn an_action_is_legal_exactly_if_nothing_refuses_it_2() {
    refusals_match(22, 200);
}

// 10.1: until the end there is always an actor; after it no side may act
#[test]
fn no_action_is_legal_after_the_end() {
    let (mut luck, mut state) = (Luck::seeded(3), State::new(&Options::ENGLISH));
    while state.actor() != Actor::Nobody {
        state.play(luck.pick(&legal(&state)), &mut Log::silent());
    }
    for side in Side::BOTH {
        assert!(universe().into_iter().all(|action| state.why_not(side, action).is_some()));
    }
}

// 10.1: only the shuffles and the first balance token are random
#[test]
fn chance_only_draws_and_gives_the_first_balance_token() {
    for index in 0..200 {
        let options = Options::random(&mut Luck::numbered(31, index));
        let (mut luck, mut state) = (Luck::numbered(32, index), State::new(&options));
        while state.actor() != Actor::Nobody {
            if state.actor() == Actor::Chance {
                let first = matches!(state.question(), Some(Ask::Balance));
                assert!(!first || state.board().turn == 1);
                let drawn = |action: &Action| matches!(action, Draw(_) | Uncover(_) | Balance(_));
                assert!(legal(&state).iter().all(drawn));
                assert!(legal(&state).contains(&state.any(&mut luck)));
            }
            state.play(luck.pick(&legal(&state)), &mut Log::silent());
        }
    }
}
