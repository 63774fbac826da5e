//! JSON-RPC 2.0, one message a line.

use crate::{Code, Fault, KINDS, Kind, Setup, Table, kind};
use rules::{Heading, Seat, Side};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use words::{Language, Words};

/// More tables than a program has a use for.
const MOST: usize = 10_000;

/// Many tables, and the lines that drive them.
pub struct Desk {
    tables: BTreeMap<u64, Box<dyn Table>>,
    next: u64,
    words: [Option<Box<Words>>; 3],
    /// Gives a seed where the caller names none.
    entropy: Box<dyn FnMut() -> u64 + Send>,
}

/// The parameters of a request.
struct Params<'a>(Option<&'a Map<String, Value>>);

impl Desk {
    /// A desk without tables; `entropy` gives a seed where the caller names none.
    #[must_use]
    pub fn new(entropy: impl FnMut() -> u64 + Send + 'static) -> Desk {
        // The usual language is read now, so that the first answer does not wait for it.
        let words = [Some(Box::new(Words::new(Language::ALL[0]))), None, None];
        Desk { tables: BTreeMap::new(), next: 1, words, entropy: Box::new(entropy) }
    }

    /// The reply to a line, itself one line; none to a notification or an empty line.
    #[must_use]
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        let reply = match serde_json::from_slice::<Value>(line) {
            Err(error) => Some(reply(&Value::Null, Err(Fault::new(Code::Parse, format!("This is no JSON: {error}."))))),
            Ok(Value::Array(batch)) if batch.is_empty() => {
                Some(reply(&Value::Null, Err(Fault::new(Code::Request, "A batch has one request at least."))))
            }
            Ok(Value::Array(batch)) => {
                let replies: Vec<_> = batch.iter().filter_map(|request| self.request(request)).collect();
                (!replies.is_empty()).then_some(Value::Array(replies))
            }
            Ok(request) => self.request(&request),
        };
        reply.map(|reply| reply.to_string())
    }

    /// The reply to a request; none to a notification.
    fn request(&mut self, request: &Value) -> Option<Value> {
        let id = request.get("id");
        let wrong = |what: &str| Some(reply(&Value::Null, Err(Fault::new(Code::Request, what))));
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
            Some(_) => Err(Fault::new(Code::Params, "`params` is an object: parameters have names.")),
        };
        id.map(|id| reply(id, result))
    }

    fn call(&mut self, method: &str, params: &Params) -> Result<Value, Fault> {
        match method {
            "games" => {
                params.known(&[])?;
                Ok(json!({ "games": KINDS.each_ref().map(describe), "languages": Language::ALL.map(Language::code) }))
            }
            "new" => {
                params.known(&["game", "preset", "options", "seed", "position", "chance"])?;
                let setup = self.setup(params)?;
                let table = (kind(params.text("game")?)?.set_up)(&setup)?;
                self.seat(table, Some(setup.seed))
            }
            "load" => {
                params.known(&["record", "seed", "chance"])?;
                let setup = self.setup(params)?;
                let record = params.needed("record")?;
                let text = record.as_str().map_or_else(|| record.to_string(), str::to_owned);
                let damaged = |error: rules::RecordError| Fault::new(Code::Record, error.to_string());
                let heading = Heading::read(&text).map_err(damaged)?;
                let table = (kind(&heading.game)?.load)(&text, &setup).map_err(damaged)?;
                self.seat(table, Some(setup.seed))
            }
            "close" => {
                params.known(&["table"])?;
                let number = params.table()?;
                self.tables.remove(&number).map(|_| json!({ "closed": number })).ok_or_else(|| no_table(number))
            }
            "legal" | "play" | "why_not" | "view" | "facts" | "undo" | "record" | "bot" | "status" => {
                let number = params.table()?;
                let language = params.language()?;
                let words = self.words[Language::ALL.iter().position(|&l| l == language).unwrap_or_default()]
                    .get_or_insert_with(|| Box::new(Words::new(language)));
                let table = self.tables.get_mut(&number).ok_or_else(|| no_table(number))?;
                let mut result = at_table(method, table.as_mut(), params, words)?;
                result["table"] = json!(number);
                Ok(result)
            }
            _ => Err(Fault::new(Code::Method, format!("There is no method `{method}`."))),
        }
    }

    fn setup(&mut self, params: &Params) -> Result<Setup, Fault> {
        let seed = match params.number("seed")? {
            Some(seed) => seed,
            None => (self.entropy)() >> 11, // every JSON reader keeps 53 bits
        };
        let manual = match params.get("chance").map(Value::as_str) {
            None | Some(Some("auto")) => false,
            Some(Some("manual")) => true,
            _ => return Err(Fault::new(Code::Params, "`chance` is \"auto\" or \"manual\".")),
        };
        let options = match params.get("options") {
            None => Map::new(),
            Some(Value::Object(options)) => options.clone(),
            Some(_) => return Err(Fault::new(Code::Params, "`options` is an object.")),
        };
        let preset = params.optional_text("preset")?.map(str::to_owned);
        Ok(Setup { preset, options, position: params.get("position").cloned(), seed, manual })
    }

    fn seat(&mut self, table: Box<dyn Table>, seed: Option<u64>) -> Result<Value, Fault> {
        if self.tables.len() >= MOST {
            return Err(Fault::new(Code::Full, format!("There are {MOST} tables: close some.")));
        }
        let number = self.next;
        self.next += 1;
        let mut status = table.status();
        status["table"] = json!(number);
        status["seed"] = json!(seed);
        self.tables.insert(number, table);
        Ok(status)
    }
}

/// What a method does at a table.
fn at_table(method: &str, table: &mut dyn Table, params: &Params, words: &Words) -> Result<Value, Fault> {
    let sides = table.sides();
    match method {
        "status" => {
            params.known(&["table"])?;
            Ok(table.status())
        }
        "legal" => {
            params.known(&["table", "side", "lang"])?;
            Ok(table.legal(params.side("side", sides)?, words))
        }
        "play" => {
            params.known(&["table", "side", "action", "lang"])?;
            table.play(params.side("side", sides)?, params.needed("action")?, words)?;
            Ok(table.status())
        }
        "why_not" => {
            params.known(&["table", "side", "action", "lang"])?;
            table.why_not(params.side("side", sides)?, params.needed("action")?, words)
        }
        "view" => {
            params.known(&["table", "seat"])?;
            let seat = params.seat(sides)?;
            let mut reply = table.status();
            reply["seat"] = seat.map_or(json!("all"), |seat| match seat {
                Seat::Player(side) => json!(side),
                Seat::Spectator => json!("spectator"),
            });
            reply["view"] = table.view(seat);
            Ok(reply)
        }
        "facts" => {
            params.known(&["table", "since", "seat", "lang"])?;
            let since = params.number("since")?.unwrap_or_default();
            Ok(table.facts(usize::try_from(since).unwrap_or(usize::MAX), params.seat(sides)?, words))
        }
        "undo" => {
            params.known(&["table", "side"])?;
            table.undo(params.side("side", sides)?)?;
            Ok(table.status())
        }
        "record" => {
            params.known(&["table"])?;
            let record: Value = serde_json::from_str(&table.record()).unwrap_or_default();
            Ok(json!({ "record": record }))
        }
        _ => {
            params.known(&["table", "name", "milliseconds"])?;
            let name = params.optional_text("name")?.unwrap_or("random");
            let (side, action) = table.bot(name, params.number("milliseconds")?.unwrap_or(1000))?;
            Ok(json!({ "side": side, "action": action }))
        }
    }
}

fn describe(kind: &Kind) -> Value {
    let defaults = (kind.defaults)();
    let options = kind.knobs.iter().map(|knob| {
        let default = match &defaults[knob.name] {
            Value::Object(_) => json!(knob.values[0]), // a card pack is named by its file
            plain => plain.clone(),
        };
        json!({ "name": knob.name, "values": knob.values, "default": default })
    });
    json!({
        "name": kind.name,
        "sides": { "west": kind.sides[0], "east": kind.sides[1] },
        "rules": kind.rules,
        "presets": kind.presets,
        "options": options.collect::<Vec<_>>(),
    })
}

fn reply(id: &Value, result: Result<Value, Fault>) -> Value {
    match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(fault) => json!({ "jsonrpc": "2.0", "id": id, "error": fault.write() }),
    }
}

fn no_table(number: u64) -> Fault {
    Fault::new(Code::NoTable, format!("There is no table {number}."))
}

impl<'a> Params<'a> {
    fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.and_then(|params| params.get(name)).filter(|value| !value.is_null())
    }

    fn needed(&self, name: &str) -> Result<&'a Value, Fault> {
        self.get(name).ok_or_else(|| Fault::new(Code::Params, format!("`{name}` is missing.")))
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Fault> {
        let number = |value: &Value| {
            value.as_u64().ok_or_else(|| Fault::new(Code::Params, format!("`{name}` is a number, 0 or more.")))
        };
        self.get(name).map(number).transpose()
    }

    fn table(&self) -> Result<u64, Fault> {
        self.needed("table")?;
        Ok(self.number("table")?.unwrap_or_default())
    }

    fn optional_text(&self, name: &str) -> Result<Option<&'a str>, Fault> {
        let text =
            |value: &'a Value| value.as_str().ok_or_else(|| Fault::new(Code::Params, format!("`{name}` is a string.")));
        self.get(name).map(text).transpose()
    }

    fn text(&self, name: &str) -> Result<&'a str, Fault> {
        self.needed(name)?;
        Ok(self.optional_text(name)?.unwrap_or_default())
    }

    fn language(&self) -> Result<Language, Fault> {
        let Some(code) = self.optional_text("lang")? else { return Ok(Language::English) };
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| {
            let known = Language::ALL.map(Language::code).join(", ");
            Fault::new(Code::Params, format!("There is no language `{code}`; there are: {known}."))
        })
    }

    fn side(&self, name: &str, sides: [&'static str; 2]) -> Result<Option<Side>, Fault> {
        let Some(text) = self.optional_text(name)? else { return Ok(None) };
        let found =
            Side::BOTH.into_iter().find(|side| [sides[side.index()], ["west", "east"][side.index()]].contains(&text));
        found.map(Some).ok_or_else(|| {
            Fault::new(
                Code::Params,
                format!("There is no side `{text}`; there are: west ({}), east ({}).", sides[0], sides[1]),
            )
        })
    }

    /// The seat meant; none for `all`, and where it is left out.
    fn seat(&self, sides: [&'static str; 2]) -> Result<Option<Seat>, Fault> {
        match self.optional_text("seat")? {
            None | Some("all") => Ok(None),
            Some("spectator") => Ok(Some(Seat::Spectator)),
            Some(_) => Ok(self.side("seat", sides)?.map(Seat::Player)),
        }
    }

    /// Sees to it that there is no parameter that the method does not know.
    fn known(&self, names: &[&str]) -> Result<(), Fault> {
        let stray = self.0.and_then(|params| params.keys().find(|name| !names.contains(&name.as_str())));
        match stray {
            None => Ok(()),
            Some(name) => Err(Fault::new(Code::Params, format!("There is no parameter `{name}`."))),
        }
    }
}
