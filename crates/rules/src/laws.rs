//! Laws that every game must obey, checked on random games with random options.

use crate::{
    Actions, Actor, Entry, Game, Log, Luck, Options, Outcome, Record, Seat, Session, Side, View, legal,
    position::plain, record::apply,
};
use serde_json::Value;

/// A broken law, with the data needed to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {index} of seed {seed}, after {actions} actions: {what}\noptions {options}")]
pub struct Breach {
    /// Seed of the run.
    pub seed: u64,
    /// Index of the game in the run.
    pub index: u64,
    /// Number of actions played.
    pub actions: usize,
    /// The law and how it was broken.
    pub what: String,
    /// Options of the game.
    pub options: String,
}

/// Statistics of a game that broke no law.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// Number of actions, chance included.
    pub actions: usize,
    /// Number of decisions by players.
    pub decisions: usize,
    /// Outcome of the game.
    pub outcome: Outcome,
}

/// Plays `games` random games with random options; panics at the first broken law.
///
/// # Panics
/// Panics with the [`Breach`].
pub fn obey<G: Game>(seed: u64, games: u64) {
    for index in 0..games {
        let options = G::Options::random(&mut Luck::numbered(seed ^ 0x6f70_7469, index));
        if let Err(breach) = game::<G>(seed, index, &options) {
            panic!("{breach}");
        }
    }
}

/// Plays a random game with interrupts, calls all queries along the way and returns the number of actions. Every `every` actions, the
/// state is viewed and sampled from each seat. For tests of properties of the engine itself, such as allocation.
pub fn exercise<G: Game>(options: &G::Options, index: u64, every: usize) -> usize {
    let (mut luck, mut log, mut state) = (Luck::numbered(4, index), Log::silent(), G::new(options));
    for count in 0.. {
        for side in Side::BOTH {
            let mut out = Actions::new();
            state.interrupts(side, &mut out);
            if !out.is_empty() && luck.below(8) == 0 {
                state.interrupt(side, luck.pick(&out), &mut log);
            }
        }
        let action = match state.actor() {
            Actor::Nobody => return count,
            Actor::Chance => state.any(&mut luck),
            Actor::Player(_) => luck.pick(&legal(&state)),
        };
        std::hint::black_box(state.why_not(Side::West, action));
        state.play(action, &mut log);
        if count % every == 0 {
            for seat in Seat::ALL {
                std::hint::black_box(state.view(seat).sample(&mut luck));
            }
        }
    }
    unreachable!("a game ends")
}

/// Plays one random game and checks every law on the way.
///
/// Laws about a single position are cheap and checked at every position; laws that sample views or replay are checked at about one
/// position in eight and at the end.
///
/// # Errors
/// Returns the first broken law.
pub fn game<G: Game>(seed: u64, index: u64, options: &G::Options) -> Result<Tally, Breach> {
    let mut luck = Luck::numbered(seed, index);
    let mut checks = Luck::numbered(seed ^ 0x6c61_7773, index);
    let mut state = G::new(options);
    let mut record = Record::<G>::new(*options);
    let mut log = Log::silent();
    let mut decisions = 0;
    let result = loop {
        if let Err(what) = position(&state, &luck) {
            break Err(what);
        }
        let Some(entry) = choose(&state, &mut luck) else {
            break state.outcome().ok_or_else(|| "the game has no actor, but no outcome either".to_owned());
        };
        if record.entries.len() >= G::LONGEST {
            break Err(format!("the game has not ended after {} actions", G::LONGEST));
        }
        if checks.below(8) == 0
            && let Err(what) = secrets(&state, &record, &mut checks)
        {
            break Err(what);
        }
        decisions += usize::from(state.actor() != Actor::Chance);
        record.entries.push(entry);
        apply(&mut state, entry, &mut log);
    };
    let result = result.and_then(|outcome| replays(&record, &state).map(|()| outcome));
    let actions = record.entries.len();
    match result {
        Ok(outcome) => Ok(Tally { actions, decisions, outcome }),
        Err(what) => {
            let options = serde_json::to_string(options).expect("options are plain data");
            Err(Breach { seed, index, actions, what, options })
        }
    }
}

/// Returns a random action of the actor, occasionally an interrupt of a player out of turn.
fn choose<G: Game>(state: &G, luck: &mut Luck) -> Option<Entry<G::Action>> {
    for side in Side::BOTH {
        let mut out = Actions::new();
        state.interrupts(side, &mut out);
        if !out.is_empty() && luck.below(16) == 0 {
            return Some(Entry { interrupt: Some(side), action: luck.pick(&out) });
        }
    }
    match state.actor() {
        Actor::Nobody => None,
        Actor::Chance | Actor::Player(_) => Some(Entry::answer(state.any(luck))),
    }
}

/// Checks the laws of a single position.
fn position<G: Game>(state: &G, luck: &Luck) -> Result<(), String> {
    state.audit()?;
    let actions = legal(state);
    let over = state.actor() == Actor::Nobody;
    ensure(over == state.outcome().is_some(), || {
        "the game is over without an outcome, or goes on with one".to_owned()
    })?;
    ensure(over == state.question().is_none(), || "a question without an actor, or an actor without one".to_owned())?;
    ensure(over == actions.is_empty(), || format!("{:?} has {} legal actions", state.actor(), actions.len()))?;
    ensure(actions.is_sorted_by(|a, b| a < b), || format!("legal actions not sorted and distinct: {actions:?}"))?;
    if !over {
        let (mut quick, mut listed) = (luck.clone(), luck.clone());
        let (any, picked) = (state.any(&mut quick), listed.pick(&actions));
        ensure(any == picked, || format!("any answer is {any:?}, from the list it is {picked:?}"))?;
    }
    if let Actor::Player(side) = state.actor() {
        for &action in &actions {
            ensure(state.why_not(side, action).is_none(), || format!("{action:?} is legal and refused"))?;
        }
        let mut out = Actions::new();
        state.interrupts(side, &mut out);
        ensure(out.is_empty(), || "the actor interrupts itself".to_owned())?;
    }
    Ok(())
}

/// Checks the laws of hidden information.
fn secrets<G: Game>(state: &G, record: &Record<G>, luck: &mut Luck) -> Result<(), String> {
    let actor = state.actor();
    for seat in Seat::ALL {
        let view = state.view(seat);
        let guess = view.sample(luck);
        guess.audit().map_err(|what| format!("a state sampled by {seat:?} is wrong: {what}"))?;
        ensure(guess.view(seat) == view, || {
            format!("{seat:?} sees a sampled state differently\n{state:?}\n{guess:?}")
        })?;
        ensure(guess.actor() == actor && view.actor() == actor, || format!("{seat:?} has the actor wrong"))?;
        ensure(view.question() == state.question(), || format!("{seat:?} has the question wrong"))?;
        let mut offered = Actions::new();
        view.legal(&mut offered);
        if let Seat::Player(side) = seat {
            if actor == Actor::Player(side) {
                let actions = legal(state);
                ensure(offered == actions, || format!("the view of {seat:?} offers {offered:?} for {actions:?}"))?;
                ensure(legal(&guess) == actions, || format!("a state sampled by {seat:?} has other legal actions"))?;
                if !record.entries.is_empty() {
                    let action = luck.pick(&record.entries).action;
                    let known = state.why_not(side, action) == guess.why_not(side, action);
                    ensure(known, || format!("the refusal of {action:?} tells {seat:?} a secret"))?;
                }
            }
            let (mut real, mut sampled) = (Actions::new(), Actions::new());
            state.interrupts(side, &mut real);
            guess.interrupts(side, &mut sampled);
            ensure(real == sampled, || format!("the interrupts of {seat:?} tell a secret"))?;
        }
        if actor != Actor::Nobody && !matches!((actor, seat), (Actor::Player(a), Seat::Player(b)) if a == b) {
            ensure(offered.is_empty(), || format!("the view of {seat:?} offers the actions of another actor"))?;
        }
    }
    if let Actor::Player(side) = actor
        && state.secret()
    {
        let actions = legal(state);
        let others = [Seat::Player(side.other()), Seat::Spectator];
        let after = |action| {
            let mut next = *state;
            next.play(action, &mut Log::silent());
            others.map(|seat| next.view(seat))
        };
        let first = after(actions[0]);
        for &action in &actions[1..] {
            for ((seat, seen), usual) in others.iter().zip(after(action)).zip(&first) {
                ensure(seen == *usual, || format!("{seat:?} sees the secret choice {action:?}"))?;
            }
        }
    }
    Ok(())
}

/// Checks that writing, reading and replaying a record changes nothing.
fn replays<G: Game>(record: &Record<G>, state: &G) -> Result<(), String> {
    let read = Record::<G>::read(&record.write()).map_err(|error| format!("the record cannot be read: {error}"))?;
    ensure(read == *record, || "the record reads differently than it was written".to_owned())?;
    let session = Session::replay(&read).map_err(|error| format!("the record cannot be replayed: {error}"))?;
    ensure(session.state() == state, || "the record replays to another state".to_owned())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Statistics of a test of position documents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Documents {
    /// Number of positions written and read back.
    pub written: usize,
    /// Number of damaged documents.
    pub damaged: usize,
    /// Number of damaged documents that still were valid positions, and were played on.
    pub accepted: usize,
}

/// Writes and reads back every position of random games, some of them with the game's own names of the sides. Damages `mutants` documents
/// of each game and plays on from those that are still valid.
///
/// # Panics
/// Panics if a position is read back differently, a document contains null, an unknown field is accepted, or an accepted position is not
/// sound.
pub fn documents<G: Game>(seed: u64, games: u64, mutants: u32) -> Documents {
    let mut done = Documents::default();
    for index in 0..games {
        let mut luck = Luck::numbered(seed, index);
        let options = G::Options::random(&mut Luck::numbered(seed ^ 0x6f70_7469, index));
        let mut state = G::new(&options);
        let mut kept = Vec::new();
        loop {
            let document = plain(&state.document());
            match G::read_position(&document) {
                Ok(read) => assert!(read == state, "another position came back\n{document}\n{state:?}\n{read:?}"),
                Err(error) => panic!("game {index} of seed {seed}: {error}\n{document}"),
            }
            whole(&document);
            if done.written % 8 == 0 {
                let mut own = document.clone();
                rename(&mut own, G::SIDES);
                assert!(own != document, "no side is named\n{document}");
                assert_eq!(G::read_position(&own).as_ref(), Ok(&state), "with the names of the game\n{own}");
                Seat::ALL.iter().for_each(|&seat| whole(&plain(&state.view(seat).document())));
                refuses_unknown_fields::<G>(&document);
            }
            done.written += 1;
            kept.push(document);
            let Some(entry) = choose(&state, &mut luck) else { break };
            apply(&mut state, entry, &mut Log::silent());
        }
        for _ in 0..mutants {
            let mut document = kept[luck.below(kept.len() as u32) as usize].clone();
            for _ in 0..=luck.below(3) {
                crate::mutate::document(&mut document, &mut luck);
            }
            done.damaged += 1;
            if let Ok(state) = G::read_position(&document) {
                done.accepted += 1;
                playable(state, &document, &mut luck);
            }
        }
    }
    done
}

/// Checks that unknown fields are rejected, also in the procedures and questions of the stack.
fn refuses_unknown_fields<G: Game>(document: &Value) {
    let frames = document["stack"].as_array().into_iter().flatten();
    for (number, frame) in frames.enumerate() {
        let first = |value: &Value| value.as_object().and_then(|fields| fields.keys().next().cloned());
        let Some(kind) = first(frame) else { continue };
        let inner = if kind == "ask" { first(&frame["ask"]) } else { None };
        let path = inner.map_or(format!("/stack/{number}/{kind}"), |inner| format!("/stack/{number}/{kind}/{inner}"));
        let mut other = document.clone();
        if let Some(fields) = other.pointer_mut(&path).and_then(Value::as_object_mut) {
            fields.insert("nonsense".to_owned(), Value::Bool(true));
            assert!(G::read_position(&other).is_err(), "an unknown field at {path} is accepted\n{other}");
        }
    }
}

/// Checks that a document contains no null: empty values are absent, because null in a patch removes a field.
fn whole(document: &Value) {
    fn has_null(value: &Value) -> bool {
        match value {
            Value::Null => true,
            Value::Array(items) => items.iter().any(has_null),
            Value::Object(fields) => fields.values().any(has_null),
            _ => false,
        }
    }
    assert!(!has_null(document), "a document has a null\n{document}");
}

/// Renames the sides of a document to the game's names, as stored documents may have them. Actions and questions never use these names.
fn rename(value: &mut Value, names: [&str; 2]) {
    let own =
        |text: &str| crate::position::SIDES.iter().position(|side| *side == text).map(|side| names[side].to_owned());
    match value {
        Value::String(text) => *text = own(text).unwrap_or_else(|| text.clone()),
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, names)),
        Value::Object(fields) => {
            for (name, mut field) in std::mem::take(fields) {
                if !["stack", "last", "side"].contains(&name.as_str()) {
                    rename(&mut field, names);
                }
                fields.insert(own(&name).unwrap_or(name), field);
            }
        }
        _ => {}
    }
}

/// Checks that a position is sound and can be played on.
fn playable<G: Game>(mut state: G, document: &Value, luck: &mut Luck) {
    for _ in 0..6 {
        if let Err(what) = position(&state, luck) {
            panic!("{what}\n{document}");
        }
        for seat in Seat::ALL {
            let view = state.view(seat);
            let _ = (plain(&view.document()), view.sample(luck));
        }
        let Some(entry) = choose(&state, luck) else { return };
        apply(&mut state, entry, &mut Log::silent());
    }
    for _ in 0..G::LONGEST {
        let Some(entry) = choose(&state, luck) else { return };
        apply(&mut state, entry, &mut Log::silent());
    }
}
