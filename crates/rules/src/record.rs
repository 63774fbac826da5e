//! Records of games: the source of truth from which everything else is derived.

use crate::{Actor, Fairness, Game, Log, Noted, Options, PositionError, Refusal, Side, legal, position::plain};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::{collections::BTreeMap, fmt::Write};

/// Version of the file format.
pub const FORMAT: u64 = 1;

/// An action of a record. The actor follows from the position, unless the action is an interrupt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry<A> {
    /// The side that acted out of turn, if the action is an interrupt.
    pub interrupt: Option<Side>,
    /// The action.
    pub action: A,
}

impl<A> Entry<A> {
    /// Creates an answer to the current question.
    pub fn answer(action: A) -> Entry<A> {
        Entry { interrupt: None, action }
    }
}

/// Serialised form of an interrupt.
#[derive(Serialize, Deserialize)]
struct OutOfTurn<A> {
    interrupt: Side,
    action: A,
}

impl<A: Serialize> Entry<A> {
    /// Returns the entry as JSON text.
    #[must_use]
    pub fn text(&self) -> String {
        match self.interrupt {
            None => json(&self.action),
            Some(interrupt) => json(&OutOfTurn { interrupt, action: &self.action }),
        }
    }
}

impl<A: DeserializeOwned> Entry<A> {
    /// Parses the output of [`Entry::text`].
    ///
    /// # Errors
    /// Returns the defect.
    pub fn read(text: &str) -> Result<Entry<A>, String> {
        if text.starts_with("{\"interrupt\":") {
            let read: OutOfTurn<A> = serde_json::from_str(text).map_err(|error| cause(&error))?;
            return Ok(Entry { interrupt: Some(read.interrupt), action: read.action });
        }
        serde_json::from_str(text).map(Entry::answer).map_err(|error| cause(&error))
    }
}

/// The set-up of a game and all its actions, chance included.
///
/// Replaying a record under its own rules version always yields an equal state. A record of an older version is replayed under the
/// current rules, which may reject an action or lead to a different state: callers have to tell the reader.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// Rules version of the game.
    pub rules: u32,
    /// Editions, variants and rulings.
    pub options: G::Options,
    /// Free-form metadata such as players, event and date; it has no effect on the game.
    pub tags: BTreeMap<String, String>,
    /// Starting position; `None` for the usual set-up.
    pub start: Option<G>,
    /// Proof of dice and draws.
    pub fairness: Option<Fairness>,
    /// All actions in order.
    pub entries: Vec<Entry<G::Action>>,
}

/// The part of a record that does not depend on the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The name of the game.
    pub game: String,
    /// The rules version.
    pub rules: u32,
}

/// Reason why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON, or it is truncated.
    #[error("line {line}, column {column}: {what}")]
    Damaged {
        /// Line number, from 1.
        line: usize,
        /// Column number, from 1.
        column: usize,
        /// The defect.
        what: String,
    },
    /// The JSON is not a record of Hotline.
    #[error("this is not a Hotline record: {0}")]
    Foreign(String),
    /// The record belongs to another game.
    #[error("this is a record of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// Game of the record.
        found: String,
        /// The expected game.
        wanted: &'static str,
    },
    /// The record was written by a newer program.
    #[error("it was written for {what} {found}; this program knows {what} up to {known}")]
    Newer {
        /// What is newer: the record format or the rules.
        what: &'static str,
        /// Version of the record.
        found: u64,
        /// The newest supported version.
        known: u64,
    },
    /// A field has an invalid value.
    #[error("`{place}`: {what}")]
    Field {
        /// The path of the field.
        place: String,
        /// The defect.
        what: String,
    },
    /// The starting position is invalid.
    #[error("`start`: {0}")]
    Start(PositionError),
    /// An action is not legal at its position.
    #[error("`actions[{index}]`: {action} is not possible here ({why})")]
    Illegal {
        /// Index in the list, from 0.
        index: usize,
        /// The action as written.
        action: String,
        /// The rule that forbids the action.
        why: String,
    },
}

impl Heading {
    /// Reads the heading of a record.
    pub fn read(text: &str) -> Result<Heading, RecordError> {
        heading(&parse(text)?)
    }
}

impl<G: Game> Record<G> {
    /// Creates an empty record.
    #[must_use]
    pub fn new(options: G::Options) -> Record<G> {
        let (tags, entries) = (BTreeMap::new(), Vec::new());
        Record { rules: G::RULES_VERSION, options, tags, start: None, fairness: None, entries }
    }

    /// Creates an empty record of a game that starts from a position.
    #[must_use]
    pub fn starting(start: G) -> Record<G> {
        Record { start: Some(start), ..Record::new(start.options()) }
    }

    /// Returns the state before the first action.
    #[must_use]
    pub fn first(&self) -> G {
        self.start.unwrap_or_else(|| G::begun(&self.options, self.rules))
    }

    /// Returns the canonical text: a JSON object with one action per line.
    #[must_use]
    pub fn write(&self) -> String {
        let mut out = String::from("{\n");
        let _ = writeln!(out, "  \"hotline\": {FORMAT},");
        let _ = writeln!(out, "  \"game\": {},", json(&G::NAME));
        let _ = writeln!(out, "  \"rules\": {},", self.rules);
        let _ = writeln!(out, "  \"options\": {},", json(&self.options));
        let _ = writeln!(out, "  \"tags\": {},", json(&self.tags));
        if let Some(start) = &self.start {
            // The options are written above.
            let mut position = plain(&start.document());
            if let Some(fields) = position.as_object_mut() {
                fields.shift_remove("options");
            }
            let _ = writeln!(out, "  \"start\": {},", json(&position));
        }
        if let Some(fairness) = &self.fairness {
            let _ = writeln!(out, "  \"fairness\": {},", json(fairness));
        }
        out.push_str("  \"actions\": [");
        for (index, entry) in self.entries.iter().enumerate() {
            out.push_str(if index == 0 { "\n    " } else { ",\n    " });
            out.push_str(&entry.text());
        }
        out.push_str(if self.entries.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        out
    }

    /// Assembles a record from separately stored parts: options and start as in a record, each action as returned by [`Entry::text`]. The
    /// actions are not checked; [`crate::Session::replay`] does that.
    ///
    /// # Errors
    /// Returns the wrong part.
    pub fn from_parts(
        rules: u32,
        options: &Value,
        start: Option<&Value>,
        actions: &[&str],
    ) -> Result<Record<G>, RecordError> {
        known_rules::<G>(rules)?;
        let options = G::Options::deserialize(options)
            .map_err(|error| RecordError::Field { place: "options".to_owned(), what: cause(&error) })?;
        check_options(&options)?;
        let start = start.map(|position| self::start::<G>(position, &options, rules)).transpose()?;
        let entry = |(index, text): (usize, &&str)| {
            Entry::read(text).map_err(|what| RecordError::Field { place: format!("actions[{index}]"), what })
        };
        let entries = actions.iter().enumerate().map(entry).collect::<Result<_, _>>()?;
        Ok(Record { rules, options, tags: BTreeMap::new(), start, fairness: None, entries })
    }

    /// Parses the text of a record. The actions are not checked; [`crate::Session::replay`] does that.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let value = parse(text)?;
        let Heading { game, rules } = heading(&value)?;
        if game != G::NAME {
            return Err(RecordError::OtherGame { found: game, wanted: G::NAME });
        }
        known_rules::<G>(rules)?;
        let fields = value.as_object().expect("a heading was read from it");
        if let Some(name) = fields.keys().find(|name| !FIELDS.contains(&name.as_str())) {
            return Err(RecordError::Field { place: name.clone(), what: "there is no such field".to_owned() });
        }
        let options: G::Options = field(fields, "options")?;
        check_options(&options)?;
        let tags = if fields.contains_key("tags") { field(fields, "tags")? } else { BTreeMap::new() };
        let start = match fields.get("start") {
            None | Some(Value::Null) => None,
            Some(position) => Some(start::<G>(position, &options, rules)?),
        };
        let fairness = if fields.contains_key("fairness") { Some(field(fields, "fairness")?) } else { None };
        let entries = fields
            .get("actions")
            .and_then(Value::as_array)
            .ok_or_else(|| RecordError::Field { place: "actions".to_owned(), what: "a list is expected".to_owned() })?
            .iter()
            .enumerate()
            .map(|(index, value)| {
                entry(value).map_err(|what| RecordError::Field { place: format!("actions[{index}]"), what })
            })
            .collect::<Result<_, _>>()?;
        Ok(Record { rules, options, tags, start, fairness, entries })
    }
}

/// Rejects a record of newer rules.
fn known_rules<G: Game>(rules: u32) -> Result<(), RecordError> {
    let (found, known) = (rules.into(), G::RULES_VERSION.into());
    if found > known { Err(RecordError::Newer { what: "rules version", found, known }) } else { Ok(()) }
}

fn check_options(options: &impl Options) -> Result<(), RecordError> {
    options.check().map_err(|clash| RecordError::Field { place: "options".to_owned(), what: clash.to_string() })
}

/// Reads the starting position of a record with these options.
fn start<G: Game>(position: &Value, options: &G::Options, rules: u32) -> Result<G, RecordError> {
    let mut position = position.clone();
    if let Some(fields) = position.as_object_mut() {
        if fields.contains_key("options") {
            let what = "the options of a record stand beside its start";
            return Err(RecordError::Start(PositionError::new("options", what)));
        }
        let options = serde_json::to_value(options).expect("options are plain data");
        fields.insert("options".to_owned(), options);
    }
    G::read_start(&position, rules).map_err(RecordError::Start)
}

/// Every field of a record.
const FIELDS: [&str; 8] = ["hotline", "game", "rules", "options", "tags", "start", "fairness", "actions"];

fn parse(text: &str) -> Result<Value, RecordError> {
    serde_json::from_str(text).map_err(|error| RecordError::Damaged {
        line: error.line(),
        column: error.column(),
        what: cause(&error),
    })
}

/// Returns the message of serde without the position that it appends.
pub(crate) fn cause(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

fn heading(value: &Value) -> Result<Heading, RecordError> {
    let fields = value.as_object().ok_or_else(|| RecordError::Foreign("it is not a JSON object".to_owned()))?;
    match fields.get("hotline").map(Value::as_u64) {
        None => return Err(RecordError::Foreign("it has no field `hotline`".to_owned())),
        Some(Some(found)) if found > FORMAT => {
            return Err(RecordError::Newer { what: "record format", found, known: FORMAT });
        }
        Some(Some(FORMAT)) => {}
        Some(_) => {
            return Err(RecordError::Field { place: "hotline".to_owned(), what: format!("{FORMAT} is expected") });
        }
    }
    Ok(Heading { game: field(fields, "game")?, rules: field(fields, "rules")? })
}

fn field<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Result<T, RecordError> {
    let value = fields
        .get(name)
        .ok_or_else(|| RecordError::Field { place: name.to_owned(), what: "the field is missing".to_owned() })?;
    T::deserialize(value).map_err(|error| RecordError::Field { place: name.to_owned(), what: cause(&error) })
}

fn entry<A: DeserializeOwned>(value: &Value) -> Result<Entry<A>, String> {
    let action = |value: &Value| A::deserialize(value).map_err(|error| cause(&error));
    match value.get("interrupt") {
        None => Ok(Entry::answer(action(value)?)),
        Some(side) => {
            let side = Side::deserialize(side).map_err(|error| format!("interrupt: {}", cause(&error)))?;
            let inner = value.get("action").ok_or("an interrupt needs an `action`")?;
            Ok(Entry { interrupt: Some(side), action: action(inner)? })
        }
    }
}

/// Checks that an entry is legal in `state`, and names the rule it breaks.
pub(crate) fn check<G: Game>(state: &G, index: usize, entry: Entry<G::Action>) -> Result<(), RecordError> {
    let side = entry.interrupt.or(match state.actor() {
        Actor::Player(side) => Some(side),
        Actor::Chance | Actor::Nobody => None,
    });
    let mut allowed = legal(state);
    if let Some(side) = entry.interrupt {
        allowed.clear();
        state.interrupts(side, &mut allowed);
    }
    if allowed.contains(&entry.action) {
        return Ok(());
    }
    let why = match side.and_then(|side| state.why_not(side, entry.action)) {
        Some(refusal) => format!("{}, rule {}", json(&refusal), refusal.section()),
        None if state.actor() == Actor::Nobody => "the game is over".to_owned(),
        None => "it does not answer the question".to_owned(),
    };
    Err(RecordError::Illegal { index, action: json(&entry.action), why })
}

/// Plays a legal entry without recording facts.
pub fn play_entry<G: Game>(state: &mut G, entry: Entry<G::Action>) {
    apply(state, entry, &mut Log::silent());
}

/// Plays a legal entry and returns its facts.
pub fn play_noted<G: Game>(state: &mut G, entry: Entry<G::Action>) -> Vec<Noted<G::Fact>> {
    let mut log = Log::listening();
    apply(state, entry, &mut log);
    log.take()
}

/// Plays an entry that has been checked.
pub(crate) fn apply<G: Game>(state: &mut G, entry: Entry<G::Action>, log: &mut Log<G::Fact>) {
    match entry.interrupt {
        None => state.play(entry.action, log),
        Some(side) => state.interrupt(side, entry.action, log),
    }
}

/// Encodes plain data as one line of JSON.
fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}
