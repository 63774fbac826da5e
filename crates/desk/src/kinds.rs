//! The games that can lie on a table.

use crate::{Code, Fault, Guide, Open, Table};
use rules::{Game, OptionSpec, Options, Record, RecordError, Session, Side};
use serde_json::{Map, Value, json};
use words::{Language, Words};

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
    pub knobs: &'static [OptionSpec],
    /// Its default options.
    pub defaults: fn() -> Value,
    /// Sets up a table.
    pub set_up: fn(&Setup) -> Result<Box<dyn Table>, Fault>,
    /// Puts the game of a record on a table.
    pub load: Load,
    /// Whether it knows a draw.
    pub draw: bool,
    /// What never changes about its cards and places, with its default options.
    pub things: fn(Language) -> Value,
    /// Its title.
    pub title: fn(&Words) -> String,
    /// Its named rule sets, with what they are and what they set.
    pub told_presets: fn(&Words) -> Vec<wire::Preset>,
    /// Its rule options, with what they decide.
    pub told_knobs: fn(&Words) -> Vec<wire::Knob>,
    /// The name of a side.
    pub side: fn(&Words, Side) -> String,
    /// How a game ended, told by its winner and the slug of the reason.
    pub ended: fn(&Words, Option<Side>, &str) -> String,
    /// Options as they stand in a record, or why they cannot be had.
    pub options: fn(&Setup) -> Result<Value, Fault>,
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

const fn of<G: Guide>() -> Kind {
    Kind {
        name: G::NAME,
        sides: G::SIDES,
        rules: G::RULES_VERSION,
        presets: G::Options::PRESETS,
        knobs: G::Options::SPECS,
        defaults: || json!(G::Options::default()),
        set_up: set_up::<G>,
        load: load::<G>,
        draw: G::DRAW,
        things: default_things::<G>,
        title: |words| words.title::<G>(),
        told_presets: told_presets::<G>,
        told_knobs: told_knobs::<G>,
        side: |words, side| words.side::<G>(side),
        ended: ended::<G>,
        options: |setup| options::<G>(setup).map(|options| json!(options)),
        verify: crate::verdict::verify_as::<G>,
    }
}

fn set_up<G: Guide>(setup: &Setup) -> Result<Box<dyn Table>, Fault> {
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

fn options<G: Game>(setup: &Setup) -> Result<G::Options, Fault> {
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

fn load<G: Guide>(text: &str, setup: &Setup) -> Result<Box<dyn Table>, RecordError> {
    let session = Session::replay(&Record::<G>::read(text)?)?;
    Ok(Box::new(Open::new(session, setup.seed, setup.manual)))
}

fn default_things<G: Guide>(language: Language) -> Value {
    let options = G::Options::default();
    G::things(&options, &G::speak(&options, Words::new(language)))
}

fn ended<G: Game>(words: &Words, winner: Option<Side>, reason: &str) -> String {
    words.ended::<G>(winner, reason)
}

fn told_presets<G: Game>(words: &Words) -> Vec<wire::Preset> {
    let defaults = json!(G::Options::default());
    let told = |&name: &&'static str| {
        let mut options = json!(G::Options::preset(name).unwrap_or_default());
        if let (Some(options), Some(defaults)) = (options.as_object_mut(), defaults.as_object()) {
            options.retain(|option, value| defaults.get(option) != Some(value));
        }
        wire::Preset { name: name.to_owned(), text: words.preset::<G>(name), options }
    };
    G::Options::PRESETS.iter().map(told).collect()
}

fn told_knobs<G: Game>(words: &Words) -> Vec<wire::Knob> {
    let set = G::Options::default();
    let told = |knob: &OptionSpec| {
        let value = |value: &&str| serde_json::from_str(value).unwrap_or_else(|_| json!(value));
        let is_set = |value: &&&str| set.with(knob.name, value).is_ok_and(|same| same == set);
        let default = knob.values.iter().find(is_set).map_or_else(|| json!(set)[knob.name].clone(), value);
        let values = knob
            .values
            .iter()
            .map(|one| wire::KnobValue { value: value(one), text: words.value::<G>(knob.name, one) })
            .collect();
        wire::Knob { name: knob.name.to_owned(), text: words.option::<G>(knob.name), values, default }
    };
    G::Options::SPECS.iter().map(told).collect()
}
