//! Games whose players send all kinds of commands: illegal, foreign, stale and damaged ones, and those of the other side.
//!
//! A refused command must change nothing, and an answer must be accepted exactly if it is legal for the acting side.

use super::*;
use games::{Presenter, with_game};
use rules::{Game, Luck, Options as _, play_entry};
use std::env;

/// Number of commands by result.
#[derive(Debug, Default)]
struct Thrown {
    accepted: u64,
    refused: u64,
    premoves: u64,
}

/// A room, and the same game played by the engine alone.
struct Duel<G: Game> {
    room: Room,
    /// State before the first action and after each.
    states: Vec<G>,
    /// Actions of this game as JSON: answers, dice and draws.
    seen: Vec<String>,
}

/// All state that a command may change.
#[derive(Debug, PartialEq)]
struct Print {
    row: store::TableRow,
    numbers: usize,
    asked: i64,
    kept: usize,
    played: usize,
    actor: Actor,
    premoves: [bool; 2],
}

impl<G: Presenter> Duel<G> {
    fn new(luck: &mut Luck, index: u64) -> Duel<G> {
        let options = G::Options::random(luck);
        let given = serde_json::to_value(options).expect("plain data");
        let mut room = waiting_with(G::NAME, given, LIVE, [person(West), person(East)]);
        room.row.fairness.seed[..8].copy_from_slice(&index.to_le_bytes());
        let change = room.begin(0, [0; 2]).expect("it begins");
        let mut duel = Duel { room, states: vec![G::new(&options)], seen: Vec::new() };
        duel.follow(&change);
        duel
    }

    fn state(&self) -> &G {
        self.states.last().expect("the beginning at least")
    }

    /// Stores a change and plays its entries in the engine.
    fn follow(&mut self, change: &Change) {
        store(&mut self.room, change);
        for entry in &change.entries {
            match &entry.what {
                EntryKind::Act(text) => {
                    let mut state = *self.state();
                    play_entry(&mut state, rules::Entry::read(text).expect("an action of the game"));
                    self.states.push(state);
                    self.seen.push(text.clone());
                }
                EntryKind::Back(_) => self.states.truncate(self.room.game.played() + 1),
                EntryKind::Note(_) => {}
            }
        }
        assert_eq!(self.states.len(), self.room.game.played() + 1);
        assert_eq!(self.room.game.actor(), self.state().actor());
    }

    fn print(&self) -> Print {
        let room = &self.room;
        Print {
            row: room.row.clone(),
            numbers: room.numbers.len(),
            asked: room.asked,
            kept: room.kept.len(),
            played: room.game.played(),
            actor: room.game.actor(),
            premoves: [West, East].map(|side| room.premove(side).is_some()),
        }
    }

    /// Returns true if a side may play an action, by the rules of the engine alone.
    fn legal(&self, side: Side, action: &Json) -> bool {
        let Ok(action) = action.read::<G::Action>() else { return false };
        let mut out = rules::Actions::new();
        if self.state().actor() == Actor::Player(side) {
            self.state().legal(&mut out);
        } else {
            self.state().interrupts(side, &mut out);
        }
        out.contains(&action)
    }

    /// Runs a command and checks that it is accepted exactly if the rules allow it.
    fn throw(&mut self, side: Side, version: i64, command: &Command, words: &Words, thrown: &mut Thrown) {
        let (before, room) = (self.print(), &self.room);
        let fresh = version >= room.asked && version <= room.row.version;
        let wanted = match command {
            Command::Play { action: Some(action), .. } => {
                let early = room.game.actor() != Actor::Player(side) && room.game.accepts_premove(side, action);
                let crossed = version <= room.row.version && room.game.premove_crossed(side, room.played_at(version));
                Some((fresh || crossed) && (early || self.legal(side, action)))
            }
            Command::Undo => Some(fresh && room.game.undoable(side) > 0),
            _ => None, // no offer is pending, no side is late and the game is not paused
        };
        let context = Context { side, version, at: 1_000, lag: 0, away: [0; 2] };
        match self.room.act(command, &context, words) {
            Ok(Effect::Change(change)) => {
                assert_eq!(wanted, Some(true), "accepted: {command:?} of {side:?} at {before:?}");
                thrown.accepted += 1;
                self.follow(&change);
            }
            Ok(Effect::Premove(_)) => {
                assert_eq!(wanted, Some(true), "kept: {command:?} of {side:?} at {before:?}");
                thrown.premoves += 1;
                assert_eq!(self.print(), before, "it does not show");
            }
            Ok(other) => panic!("{other:?} by {command:?}"),
            Err(error) => {
                assert_ne!(wanted, Some(true), "refused with {error:?}: {command:?} of {side:?} at {before:?}");
                thrown.refused += 1;
                assert_eq!(self.print(), before, "a refused command changes nothing: {command:?}");
            }
        }
    }

    /// Returns a command that most likely cannot be carried out.
    fn nonsense(&self, side: Side, luck: &mut Luck, foreign: &[String]) -> (Side, i64, Command) {
        let version = self.room.row.version;
        let play = |text: &str| Command::play(Json::from_text(text.to_owned()).expect("JSON"));
        let legal = |luck: &mut Luck| play(&serde_json::to_string(&self.state().any(luck)).expect("plain data"));
        let other = side.other();
        match luck.below(9) {
            0 => (side, self.room.asked - 1 - i64::from(luck.below(9)), legal(luck)),
            1 => (side, version + 1 + i64::from(luck.below(9)), legal(luck)),
            2 => (other, version, legal(luck)),
            3 | 4 => {
                let seen = luck.pick(&(0..self.seen.len()).collect::<Vec<_>>());
                (if luck.below(4) == 0 { other } else { side }, version, play(&self.seen[seen]))
            }
            5 | 6 => (side, version, play(&foreign[luck.below(foreign.len() as u32) as usize])),
            7 => {
                let damaged = [
                    "null",
                    "7",
                    "\"\"",
                    "[]",
                    "{}",
                    "{\"card\":\"moon\"}",
                    "{\"place\":7}",
                    "\"pass\"",
                    "{\"roll\":7}",
                ];
                (side, version, play(luck.pick(&damaged)))
            }
            _ => {
                let kind = luck.pick(&[wire::OfferKind::Draw, wire::OfferKind::Takeback, wire::OfferKind::Pause]);
                let commands =
                    [Command::Claim, Command::Wait, Command::Resume, Command::Cancel, accept(kind), Command::Undo];
                let command = commands[luck.below(commands.len() as u32) as usize].clone();
                (if luck.below(2) == 0 { other } else { side }, version, command)
            }
        }
    }
}

/// Plays a whole game; adds some of its actions to `foreign` for other games.
fn game<G: Presenter>(seed: u64, index: u64, foreign: &mut Vec<String>, words: &Words) -> Thrown {
    let mut luck = Luck::numbered(seed, index);
    let mut duel = Duel::<G>::new(&mut luck, index);
    let mut thrown = Thrown::default();
    while let Actor::Player(side) = duel.state().actor() {
        if !duel.seen.is_empty() && luck.below(3) == 0 {
            let (side, version, command) = duel.nonsense(side, &mut luck, foreign);
            duel.throw(side, version, &command, words, &mut thrown);
        } else {
            let action = Json::of(&duel.state().any(&mut luck));
            let accepted = thrown.accepted;
            duel.throw(side, duel.room.row.version, &Command::play(action), words, &mut thrown);
            assert_eq!(thrown.accepted, accepted + 1, "a legal action is accepted");
        }
    }
    let last = duel.room.game.position(duel.room.game.played()).expect("the last position");
    assert_eq!(last, rules::position::plain(&duel.state().document()), "game {index} of {}", G::NAME);
    assert!(duel.room.over());
    let (side, version) = (luck.pick(&[West, East]), duel.room.row.version);
    let late = Command::play(Json::from_text(duel.seen[0].clone()).expect("JSON"));
    duel.throw(side, version, &late, words, &mut thrown);
    foreign.extend(duel.seen.iter().step_by(97).cloned());
    let surplus = foreign.len().saturating_sub(500);
    foreign.drain(..surplus);
    thrown
}

/// A longer run: `HOTLINE_GAMES=1000000 cargo test -p server --release mischief -- --nocapture`.
#[test]
fn refused_commands_change_nothing_and_legal_ones_are_accepted() {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    let (games, seed) = (number("HOTLINE_GAMES").unwrap_or(60), number("HOTLINE_SEED").unwrap_or(11));
    let names: Vec<&str> = games::REGISTRY.iter().map(|entry| entry.name).collect();
    let (words, began) = (english(), std::time::Instant::now());
    let mut foreign = vec!["\"resign\"".to_owned()];
    let mut all = Thrown::default();
    for index in 0..games {
        let name = names[index as usize % names.len()];
        let Thrown { accepted, refused, premoves } =
            with_game!(name, G => Ok::<_, games::Error>(game::<G>(seed, index, &mut foreign, &words)))
                .expect("a game of the registry");
        (all.accepted, all.refused, all.premoves) =
            (all.accepted + accepted, all.refused + refused, all.premoves + premoves);
    }
    println!("{games} games in {:.1} s: {all:?}", began.elapsed().as_secs_f64());
    assert!(all.refused > games && all.accepted > all.refused, "{all:?}");
}
