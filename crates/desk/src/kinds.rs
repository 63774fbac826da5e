//! The games that can lie on a table.

use crate::{Code, Fault, Open, Table};
use bots::Know;
use rules::{Knob, Options, Record, RecordError, Session};
use serde_json::{Map, Value, json};

/// What a table is set up with.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// A named rule set.
    pub preset: Option<String>,
    /// Single rule options.
    pub options: Map<String, Value>,
    /// A position to start from; its own options hold then.
    pub position: Option<Value>,
    /// The seed of dice, draws and bots.
    pub seed: u64,
    /// Whether dice and draws are the caller's actions.
    pub manual: bool,
}

/// Puts the game of a record on a table.
pub type Load = fn(&str, &Setup) -> Result<Box<dyn Table>, RecordError>;

/// A game, as far as it can be named without its type.
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// What its sides are called.
    pub sides: [&'static str; 2],
    /// Its rules version.
    pub rules: u32,
    /// Its named rule sets, the default first.
    pub presets: &'static [&'static str],
    /// Its rule options.
    pub knobs: &'static [Knob],
    /// Its default options.
    pub defaults: fn() -> Value,
    /// Sets up a table.
    pub set_up: fn(&Setup) -> Result<Box<dyn Table>, Fault>,
    /// Puts the game of a record on a table.
    pub load: Load,
    pub(crate) verify: crate::verdict::Verify,
}

/// Every game.
pub const KINDS: [Kind; 3] = [of::<twilight::State>(), of::<curtain::State>(), of::<spies::State>()];

/// The game of this name.
///
/// # Errors
/// With the games there are.
pub fn kind(name: &str) -> Result<&'static Kind, Fault> {
    static ALL: [Kind; 3] = KINDS;
    ALL.iter().find(|kind| kind.name == name).ok_or_else(|| {
        let known: Vec<_> = ALL.iter().map(|kind| kind.name).collect();
        Fault::new(Code::NoGame, format!("There is no game `{name}`; there are: {}.", known.join(", ")))
    })
}

const fn of<G: Know>() -> Kind {
    Kind {
        name: G::NAME,
        sides: G::SIDES,
        rules: G::RULES_VERSION,
        presets: G::Options::PRESETS,
        knobs: G::Options::KNOBS,
        defaults: || json!(G::Options::default()),
        set_up: set_up::<G>,
        load: load::<G>,
        verify: crate::verdict::verify_as::<G>,
    }
}

fn set_up<G: Know>(setup: &Setup) -> Result<Box<dyn Table>, Fault> {
    let session = match &setup.position {
        Some(position) => {
            if setup.preset.is_some() || !setup.options.is_empty() {
                return Err(Fault::new(Code::Params, "A position has its own options: give no others."));
            }
            let start = G::read_position(position).map_err(|error| Fault::new(Code::Position, error.to_string()))?;
            Session::starting(start)
        }
        None => Session::<G>::new(options::<G>(setup)?),
    };
    Ok(Box::new(Open::new(session, setup.seed, setup.manual)))
}

fn options<G: Know>(setup: &Setup) -> Result<G::Options, Fault> {
    let wrong = |error: rules::OptionError| Fault::new(Code::Options, error.to_string());
    let mut options = match &setup.preset {
        Some(name) => G::Options::named(name).map_err(wrong)?,
        None => G::Options::default(),
    };
    for (name, value) in &setup.options {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        options = options.with(name, &text).map_err(wrong)?;
    }
    options.check().map_err(wrong)?;
    Ok(options)
}

fn load<G: Know>(text: &str, setup: &Setup) -> Result<Box<dyn Table>, RecordError> {
    let session = Session::replay(&Record::<G>::read(text)?)?;
    Ok(Box::new(Open::new(session, setup.seed, setup.manual)))
}
