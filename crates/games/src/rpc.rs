//! JSON-RPC 2.0, one message per line.

use crate::{Error, GameEntry, REGISTRY, RpcGame, Setup, find, registry::USUAL};
use rules::{Heading, RecordError, Seat, Side};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use wire::Json;
use words::Language;

/// Maximum number of open tables.
const MOST: usize = 10_000;

/// Many games, and the handler of the lines that drive them.
pub struct RpcServer {
    games: BTreeMap<u64, Box<dyn RpcGame>>,
    next: u64,
    /// Source of seeds for callers that name none.
    entropy: Box<dyn FnMut() -> u64 + Send>,
}

/// A call to one game.
#[derive(Clone, Debug, PartialEq)]
pub enum Call {
    /// Whose turn it is, the question and the outcome.
    Status,
    /// The possible actions of one side, or of both, with sentences.
    Legal {
        /// The side; both without one.
        side: Option<Side>,
    },
    /// Plays an action, then dice and draws, unless the caller plays those.
    Play {
        /// The side that acts; the actor without one.
        side: Option<Side>,
        /// The action to play.
        action: Json,
    },
    /// Plays the actions of a draft, all or none.
    PlayAll {
        /// The side that acts; the actor without one.
        side: Option<Side>,
        /// The actions to play.
        actions: Vec<Json>,
    },
    /// The consequences of some actions, as far as their side can know them.
    Preview {
        /// The side that would act; the actor without one.
        side: Option<Side>,
        /// The actions to try.
        actions: Vec<Json>,
    },
    /// Why an action is not possible.
    WhyNot {
        /// The side that would act; the actor without one.
        side: Option<Side>,
        /// The action in question.
        action: Json,
    },
    /// What a seat sees, or the whole position.
    View {
        /// The seat; none sees everything.
        seat: Option<Seat>,
    },
    /// The facts that a seat may know.
    Facts {
        /// Number of the first fact.
        since: usize,
        /// The seat; none sees everything.
        seat: Option<Seat>,
    },
    /// Takes back the last action of a side, or the last action of the game.
    Undo {
        /// The side; none for the last action of the game.
        side: Option<Side>,
    },
    /// The record of the game so far.
    Record,
    /// The action that a bot would play.
    Bot {
        /// Name of the bot.
        name: String,
        /// Maximum thinking time.
        milliseconds: u64,
    },
    /// An evaluation of the position.
    Evaluate {
        /// The seat from whose view it is evaluated; none knows everything.
        seat: Option<Seat>,
        /// Number of playouts; 0 uses the evaluation alone.
        playouts: u64,
    },
    /// An analysis of the decisions and the luck of the game.
    Analyse {
        /// Whether to do without playouts.
        quick: bool,
    },
}

/// Names of the two sides of a game.
#[derive(Clone, Copy, Debug)]
pub struct Sides(pub [&'static str; 2]);

/// An error response of the protocol.
struct Failure {
    code: i32,
    message: String,
    data: Option<Json>,
}

impl Failure {
    /// The line is not JSON.
    const PARSE: i32 = -32700;
    /// The message is not a JSON-RPC 2.0 request.
    const REQUEST: i32 = -32600;
    /// There is no such method.
    const METHOD: i32 = -32601;
    /// A parameter is missing or of the wrong kind.
    const PARAMS: i32 = -32602;
    /// There is no such table.
    const NO_TABLE: i32 = -32001;
    /// There are too many tables.
    const FULL: i32 = -32006;

    fn new(code: i32, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), data: None }
    }

    fn params(message: impl Into<String>) -> Failure {
        Failure::new(Failure::PARAMS, message)
    }

    fn no_table(number: u64) -> Failure {
        Failure::new(Failure::NO_TABLE, format!("There is no table {number}."))
    }

    fn write(&self) -> Value {
        let mut error = json!({ "code": self.code, "message": self.message });
        if let Some(data) = &self.data {
            error["data"] = data.value();
        }
        error
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        if let Error::At(index, error) = error {
            let failure = Failure::from(*error);
            return Failure { message: format!("`actions[{index}]`: {}", failure.message), ..failure };
        }
        let code = match &error {
            Error::Malformed(_) | Error::At(..) => Failure::PARAMS,
            Error::UnknownGame(_) => -32002,
            Error::Options(_) => -32003,
            Error::Position(_) => -32004,
            Error::Record(_) => -32005,
            Error::Refused(_) | Error::Unasked | Error::Impossible => -32010,
            Error::NotYours | Error::Chance => -32011,
            Error::Over => -32012,
            Error::NoUndo | Error::NothingPlayed => -32013,
            Error::NoBot(_) => -32014,
        };
        let message = error.to_string();
        let data = if let Error::Refused(refusal) = error { Some(Json::of(&refusal)) } else { None };
        Failure { code, message, data }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Error::from(error).into()
    }
}

/// The parameters of a request.
struct Params<'a>(Option<&'a Map<String, Value>>);

impl RpcServer {
    /// Creates a server without games; `entropy` gives a seed when the caller names none.
    #[must_use]
    pub fn new(entropy: impl FnMut() -> u64 + Send + 'static) -> RpcServer {
        // The default language is loaded now, so that the first answer need not wait for it.
        drop(words::Words::new(USUAL));
        RpcServer { games: BTreeMap::new(), next: 1, entropy: Box::new(entropy) }
    }

    /// Returns the reply to a line, as one line; none for a notification or an empty line.
    #[must_use]
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        let reply = match serde_json::from_slice::<Value>(line) {
            Err(error) => {
                let failure = Failure::new(Failure::PARSE, format!("This is no JSON: {error}."));
                Some(reply(&Value::Null, Err(failure)))
            }
            Ok(Value::Array(batch)) if batch.is_empty() => {
                let failure = Failure::new(Failure::REQUEST, "A batch has one request at least.");
                Some(reply(&Value::Null, Err(failure)))
            }
            Ok(Value::Array(batch)) => {
                let replies: Vec<_> = batch.iter().filter_map(|request| self.request(request)).collect();
                (!replies.is_empty()).then(|| Value::Array(replies))
            }
            Ok(request) => self.request(&request),
        };
        reply.map(|reply| reply.to_string())
    }

    /// Returns the reply to a request; none for a notification.
    fn request(&mut self, request: &Value) -> Option<Value> {
        let id = request.get("id");
        let wrong = |what: &str| Some(reply(&Value::Null, Err(Failure::new(Failure::REQUEST, what))));
        let Some(fields) = request.as_object() else { return wrong("A request is an object.") };
        if id.is_some_and(|id| !(id.is_null() || id.is_string() || id.is_number())) {
            return wrong("`id` is a number or a string.");
        }
        if fields.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return wrong("`jsonrpc` is missing; it is \"2.0\".");
        }
        let Some(method) = fields.get("method").and_then(Value::as_str) else {
            return wrong("`method` is missing; it is a string.");
        };
        let result = match fields.get("params") {
            None => self.call(method, &Params(None)),
            Some(Value::Object(params)) => self.call(method, &Params(Some(params))),
            Some(_) => Err(Failure::params("`params` is an object: parameters have names.")),
        };
        id.map(|id| reply(id, result))
    }

    fn call(&mut self, method: &str, params: &Params) -> Result<Value, Failure> {
        match method {
            "games" => {
                params.known(&[])?;
                let games: Vec<_> = REGISTRY.iter().map(describe).collect();
                Ok(json!({ "games": games, "languages": Language::ALL.map(Language::code) }))
            }
            "new" => {
                params.known(&["game", "preset", "options", "seed", "position", "chance"])?;
                let setup = self.setup(params)?;
                let game = find(params.text("game")?)?.set_up_rpc(&setup)?;
                self.add(game, setup.seed)
            }
            "load" => {
                params.known(&["record", "seed", "chance"])?;
                let setup = self.setup(params)?;
                let record = params.needed("record")?;
                let text = record.as_str().map_or_else(|| record.to_string(), str::to_owned);
                let game = find(&Heading::read(&text)?.game)?.read_rpc(&text, &setup)?;
                self.add(game, setup.seed)
            }
            "close" => {
                params.known(&["table"])?;
                let number = params.table()?;
                let closed = self.games.remove(&number).ok_or_else(|| Failure::no_table(number));
                closed.map(|_| json!({ "closed": number }))
            }
            "legal" | "play" | "preview" | "why_not" | "view" | "facts" | "undo" | "record" | "bot" | "status"
            | "evaluate" | "analyse" => {
                let number = params.table()?;
                let language = params.language()?;
                let game = self.games.get_mut(&number).ok_or_else(|| Failure::no_table(number))?;
                let call = params.call(method, game.sides())?;
                let mut result = game.answer(&call, language)?.value();
                result["table"] = json!(number);
                Ok(result)
            }
            _ => Err(Failure::new(Failure::METHOD, format!("There is no method `{method}`."))),
        }
    }

    fn setup(&mut self, params: &Params) -> Result<Setup, Failure> {
        let seed = match params.number("seed")? {
            Some(seed) => seed,
            None => (self.entropy)() >> 11, // every JSON reader keeps 53 bits
        };
        let manual = match params.get("chance").map(Value::as_str) {
            None | Some(Some("auto")) => false,
            Some(Some("manual")) => true,
            _ => return Err(Failure::params("`chance` is \"auto\" or \"manual\".")),
        };
        let options = match params.get("options") {
            None => Map::new(),
            Some(Value::Object(options)) => options.clone(),
            Some(_) => return Err(Failure::params("`options` is an object.")),
        };
        let preset = params.optional_text("preset")?.map(str::to_owned);
        Ok(Setup { preset, options, position: params.get("position").cloned(), seed, manual })
    }

    fn add(&mut self, game: Box<dyn RpcGame>, seed: u64) -> Result<Value, Failure> {
        if self.games.len() >= MOST {
            return Err(Failure::new(Failure::FULL, format!("There are {MOST} tables: close some.")));
        }
        let number = self.next;
        self.next += 1;
        let mut status = game.status().value();
        status["table"] = json!(number);
        status["seed"] = json!(seed);
        self.games.insert(number, game);
        Ok(status)
    }
}

fn describe(game: &GameEntry) -> Value {
    let defaults = game.default_options();
    let options = game.options.iter().map(|option| {
        let default = match &defaults[option.name] {
            Value::Object(_) => json!(option.values[0]), // a card pack is named by its file
            plain => plain.clone(),
        };
        json!({ "name": option.name, "values": option.values, "default": default })
    });
    json!({
        "name": game.name,
        "sides": { "west": game.sides[0], "east": game.sides[1] },
        "rules": game.rules,
        "presets": game.presets,
        "options": options.collect::<Vec<_>>(),
    })
}

fn reply(id: &Value, result: Result<Value, Failure>) -> Value {
    match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(failure) => json!({ "jsonrpc": "2.0", "id": id, "error": failure.write() }),
    }
}

impl<'a> Params<'a> {
    /// Parses the call of a method.
    fn call(&self, method: &str, sides: Sides) -> Result<Call, Failure> {
        let action = || self.needed("action").map(Json::of);
        Ok(match method {
            "status" => {
                self.known(&["table"])?;
                Call::Status
            }
            "legal" => {
                self.known(&["table", "side", "lang"])?;
                Call::Legal { side: self.side("side", sides)? }
            }
            "play" if self.get("actions").is_some() => {
                self.known(&["table", "side", "actions", "lang"])?;
                Call::PlayAll { side: self.side("side", sides)?, actions: self.actions()? }
            }
            "preview" => {
                self.known(&["table", "side", "actions", "lang"])?;
                Call::Preview { side: self.side("side", sides)?, actions: self.actions()? }
            }
            "play" => {
                self.known(&["table", "side", "action", "lang"])?;
                Call::Play { side: self.side("side", sides)?, action: action()? }
            }
            "why_not" => {
                self.known(&["table", "side", "action", "lang"])?;
                Call::WhyNot { side: self.side("side", sides)?, action: action()? }
            }
            "view" => {
                self.known(&["table", "seat"])?;
                Call::View { seat: self.seat(sides)? }
            }
            "facts" => {
                self.known(&["table", "since", "seat", "lang"])?;
                let since = self.number("since")?.unwrap_or_default();
                Call::Facts { since: usize::try_from(since).unwrap_or(usize::MAX), seat: self.seat(sides)? }
            }
            "undo" => {
                self.known(&["table", "side"])?;
                Call::Undo { side: self.side("side", sides)? }
            }
            "record" => {
                self.known(&["table"])?;
                Call::Record
            }
            "evaluate" => {
                self.known(&["table", "seat", "playouts"])?;
                Call::Evaluate { seat: self.seat(sides)?, playouts: self.number("playouts")?.unwrap_or_default() }
            }
            "analyse" => {
                self.known(&["table", "quick"])?;
                let flag = |value: &Value| value.as_bool().ok_or_else(|| Failure::params("`quick` is true or false."));
                Call::Analyse { quick: self.get("quick").map(flag).transpose()?.unwrap_or_default() }
            }
            _ => {
                self.known(&["table", "name", "milliseconds"])?;
                let name = self.optional_text("name")?.unwrap_or("random").to_owned();
                Call::Bot { name, milliseconds: self.number("milliseconds")?.unwrap_or(1000) }
            }
        })
    }

    fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.and_then(|params| params.get(name)).filter(|value| !value.is_null())
    }

    fn needed(&self, name: &str) -> Result<&'a Value, Failure> {
        self.get(name).ok_or_else(|| Failure::params(format!("`{name}` is missing.")))
    }

    fn actions(&self) -> Result<Vec<Json>, Failure> {
        let list = self.needed("actions")?.as_array().ok_or_else(|| Failure::params("`actions` is a list."))?;
        Ok(list.iter().map(Json::of).collect())
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Failure> {
        let number =
            |value: &Value| value.as_u64().ok_or_else(|| Failure::params(format!("`{name}` is a number, 0 or more.")));
        self.get(name).map(number).transpose()
    }

    fn table(&self) -> Result<u64, Failure> {
        self.needed("table")?;
        Ok(self.number("table")?.unwrap_or_default())
    }

    fn optional_text(&self, name: &str) -> Result<Option<&'a str>, Failure> {
        let text = |value: &'a Value| value.as_str().ok_or_else(|| Failure::params(format!("`{name}` is a string.")));
        self.get(name).map(text).transpose()
    }

    fn text(&self, name: &str) -> Result<&'a str, Failure> {
        self.needed(name)?;
        Ok(self.optional_text(name)?.unwrap_or_default())
    }

    fn language(&self) -> Result<Language, Failure> {
        let Some(code) = self.optional_text("lang")? else { return Ok(USUAL) };
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| {
            let known = Language::ALL.map(Language::code).join(", ");
            Failure::params(format!("There is no language `{code}`; there are: {known}."))
        })
    }

    fn side(&self, name: &str, Sides(sides): Sides) -> Result<Option<Side>, Failure> {
        let Some(text) = self.optional_text(name)? else { return Ok(None) };
        let found =
            Side::BOTH.into_iter().find(|side| [sides[side.index()], ["west", "east"][side.index()]].contains(&text));
        found.map(Some).ok_or_else(|| {
            let [west, east] = sides;
            Failure::params(format!("There is no side `{text}`; there are: west ({west}), east ({east})."))
        })
    }

    /// Returns the seat; none for `all` and if the parameter is missing.
    fn seat(&self, sides: Sides) -> Result<Option<Seat>, Failure> {
        match self.optional_text("seat")? {
            None | Some("all") => Ok(None),
            Some("spectator") => Ok(Some(Seat::Spectator)),
            Some(_) => Ok(self.side("seat", sides)?.map(Seat::Player)),
        }
    }

    /// Rejects parameters that the method does not have.
    fn known(&self, names: &[&str]) -> Result<(), Failure> {
        let stray = self.0.and_then(|params| params.keys().find(|name| !names.contains(&name.as_str())));
        match stray {
            None => Ok(()),
            Some(name) => Err(Failure::params(format!("There is no parameter `{name}`."))),
        }
    }
}
