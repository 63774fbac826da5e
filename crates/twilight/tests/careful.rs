//! Long games of random players who avoid immediate defeats, so that every card of every era happens.

use crate::common::*;
use rules::Audience;
use std::collections::BTreeMap;
use twilight::deck::LATE;

/// Plays games with random options; returns how often each event happened, and how many games ended in each turn.
fn play(games: u64) -> (BTreeMap<Card, u32>, [u32; 11]) {
    let (mut happened, mut turns) = (BTreeMap::new(), [0; 11]);
    for index in 0..games {
        let options = Options::random(&mut Luck::numbered(11, index));
        let mut luck = Luck::numbered(12, index);
        let mut state = State::new(&options);
        let mut ledger = Ledger::new(&state);
        let mut log = Log::listening();
        for count in 0.. {
            assert!(count < State::LONGEST, "game {index} has not ended");
            check(&state, &mut luck, index);
            if !interrupted(&mut state, &mut luck, &mut log) {
                let Some(action) = careful(&state, &mut luck) else { break };
                state.play(action, &mut log);
            }
            for noted in log.take() {
                // The public facts alone are enough to reconstruct the public figures.
                if noted.to == Audience::All {
                    ledger.note(noted.fact);
                    if let Fact::Event { card, .. } | Fact::Played { card: card @ TheChinaCard, .. } = noted.fact {
                        *happened.entry(card).or_default() += 1;
                    }
                }
            }
            assert_eq!(ledger, Ledger::new(&state), "game {index}: the facts do not match the changes");
        }
        turns[usize::from(state.turn)] += 1;
    }
    (happened, turns)
}

/// Picks a random answer that does not lose the game immediately, if there is one; a scoring card as soon as it is due.
fn careful(state: &State, luck: &mut Luck) -> Option<Action> {
    let me = match state.actor() {
        Actor::Nobody => return None,
        Actor::Chance => return Some(state.any(luck)),
        Actor::Player(side) => side,
    };
    let mut actions = legal(state).to_vec();
    if matches!(state.ask(), Some(Ask::Round { .. })) && state.scoring_due(me) {
        actions.retain(|action| matches!(action, Action::Card(card) if card.scoring()));
    }
    luck.shuffle(&mut actions);
    let safe = |action: &&Action| {
        let mut after = *state;
        after.play(**action, &mut Log::silent());
        after.over.is_none_or(|end| end.winner != Some(me.other()))
    };
    actions.iter().find(safe).or(actions.first()).copied()
}

/// Occasionally lets a side end the Cuban Missile Crisis out of turn.
fn interrupted(state: &mut State, luck: &mut Luck, log: &mut Log<Fact>) -> bool {
    for side in Side::BOTH {
        let mut out = Actions::new();
        state.interrupts(side, &mut out);
        if !out.is_empty() && luck.below(16) == 0 {
            state.interrupt(side, luck.pick(&out), log);
            return true;
        }
    }
    false
}

/// Checks the laws of a position, and for a random sample of positions those of views.
fn check(state: &State, luck: &mut Luck, index: u64) {
    state.audit().unwrap_or_else(|what| panic!("game {index}: {what}"));
    let actions = legal(state);
    assert!(actions.is_sorted_by(|a, b| a < b), "game {index}: {actions:?}");
    assert_eq!(actions.is_empty(), state.over.is_some(), "game {index}: {:?}", state.ask());
    if luck.below(32) > 0 {
        return;
    }
    for seat in Seat::ALL {
        let view = state.view(seat);
        let guess = view.sample(luck);
        guess.audit().unwrap_or_else(|what| panic!("game {index}, {seat:?}: {what}"));
        assert_eq!(guess.view(seat), view, "game {index}");
        let mut offered = Actions::new();
        view.legal(&mut offered);
        let own = matches!((state.actor(), seat), (Actor::Player(a), Seat::Player(b)) if a == b);
        assert!(!own || offered == actions, "game {index}: {seat:?} is offered {offered:?}");
    }
}

/// The public figures of a game, reconstructed from facts alone.
#[derive(Debug, PartialEq)]
struct Ledger {
    influence: [[u8; 85]; 2],
    vp: i8,
    defcon: u8,
    milops: [u8; 2],
    space: [u8; 2],
    china: (Option<Side>, bool),
    /// Cards of the Late War that are out of the game.
    removed: Cards,
    over: Option<Reason>,
}

impl Ledger {
    fn new(s: &State) -> Ledger {
        Ledger {
            influence: s.influence,
            vp: s.vp,
            defcon: s.defcon,
            milops: s.milops,
            space: s.space,
            china: (s.china, s.china_up),
            // The late-war scenario removes other cards from the start.
            removed: s.removed & LATE,
            over: s.over.map(|end| end.reason),
        }
    }

    fn note(&mut self, fact: Fact) {
        match fact {
            Fact::Placed { side, country, amount, total } => {
                let there = &mut self.influence[side.index()][country as usize];
                *there += amount;
                assert_eq!(*there, total);
            }
            Fact::Removed { side, country, amount, total } => {
                let there = &mut self.influence[side.index()][country as usize];
                *there -= amount;
                assert_eq!(*there, total);
            }
            Fact::Vp { side, amount, total } => {
                let gain = if side == Us { amount as i8 } else { -(amount as i8) };
                let sum = self.vp + gain;
                assert!(sum == total || (total.abs() == 20 && sum.abs() > 20), "{fact:?} at {}", self.vp);
                self.vp = total;
            }
            Fact::Defcon { level } => self.defcon = level,
            Fact::Milops { side, level } => self.milops[side.index()] = level,
            Fact::Advanced { side, to } => self.space[side.index()] = to,
            Fact::China { side, up } => self.china = (Some(side), up),
            Fact::ChinaUp => self.china.1 = true,
            Fact::LeftGame { card } if LATE.contains(card) => self.removed.insert(card),
            Fact::Over { reason } => self.over = Some(reason),
            _ => {}
        }
    }
}

/// A longer run: `HOTLINE_GAMES=50000 cargo test -p twilight --release --test all careful -- --nocapture`.
#[test]
fn every_event_happens_in_careful_games_and_the_facts_match_every_change() {
    let games = std::env::var("HOTLINE_GAMES").ok().and_then(|n| n.parse().ok());
    let (happened, turns) = play(games.unwrap_or(2_000));
    if games.is_some() {
        println!("last turns {turns:?}, events {happened:?}");
    }
    for card in Card::ALL {
        assert!(happened.contains_key(&card), "{card:?} never happened");
    }
    assert!(turns[10] > 200, "few games reach the last turn: {turns:?}");
}
