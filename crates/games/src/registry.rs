//! The registry: the only place where the name of a game becomes a type.

use crate::{Error, LiveGame, Presenter, RpcGame, ServerGame, Stored};
use rules::{Game, OptionError, Options, Record, RecordError, Session, Side};
use serde_json::{Map, Value, json};
use wire::Json;
use words::{Language, Words};

/// `every_game!({ then } (…))`: calls the macro `then` with the contents of the parentheses and the list of all games. **The list.**
#[macro_export]
macro_rules! every_game {
    ({ $($then:tt)* } ($($argument:tt)*)) => {
        $($then)*! { ($($argument)*) [$crate::twilight::State, $crate::curtain::State, $crate::spies::State] }
    };
}

/// `with_game!(name, G => expression)`: evaluates the expression, a `Result`, with `G` as the game of this name; [`Error::UnknownGame`] if
/// there is none.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        $crate::every_game!({ $crate::choose_game } ($name, $G => $body))
    };
}

/// A part of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! choose_game {
    (($name:expr, $G:ident => $body:expr) [$($game:ty),*]) => {
        match &*$name {
            $(
                name if name == <$game as rules::Game>::NAME => {
                    type $G = $game;
                    $body
                }
            )*
            unknown => Err($crate::Error::UnknownGame(unknown.to_owned()).into()),
        }
    };
}

macro_rules! entries {
    (() [$($game:ty),*]) => { &[$(GameEntry::of::<$game>()),*] };
}

/// All games.
pub static REGISTRY: &[GameEntry] = every_game!({ entries }());

/// Returns the game of this name.
///
/// # Errors
/// [`Error::UnknownGame`] if there is none.
pub fn find(name: &str) -> Result<&'static GameEntry, Error> {
    REGISTRY.iter().find(|game| game.name == name).ok_or_else(|| Error::UnknownGame(name.to_owned()))
}

/// Parameters with which a game is set up.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// A named rule set.
    pub preset: Option<String>,
    /// Individual rule options.
    pub options: Map<String, Value>,
    /// A position to start from; it has its own options.
    pub position: Option<Value>,
    /// Seed of dice, draws and bots.
    pub seed: u64,
    /// Whether the caller plays dice and draws.
    pub manual: bool,
}

/// A game with its type erased.
pub struct GameEntry {
    /// Its name in messages and records.
    pub name: &'static str,
    /// Names of its sides in positions and on the command line.
    pub sides: [&'static str; 2],
    /// Its rules version.
    pub rules: u32,
    /// Its named rule sets, the default first.
    pub presets: &'static [&'static str],
    /// Its rule options.
    pub options: &'static [rules::OptionSpec],
    /// Whether it can end in a draw.
    pub draw: bool,
    /// The digest of its rules.
    pub digest: &'static str,
    /// The options that enable bidding for sides; empty if the game has no bidding.
    pub bidding: &'static [(&'static str, &'static str)],
    of: Functions,
}

/// A game whose type is erased.
type Opened<T> = Result<Box<T>, Error>;

/// Functions of a game whose type the registry erases.
struct Functions {
    set_up: fn(&Setup) -> Opened<dyn ServerGame>,
    set_up_rpc: fn(&Setup) -> Opened<dyn RpcGame>,
    stored: fn(&Stored, u64) -> Opened<dyn ServerGame>,
    read: fn(&str) -> Opened<dyn ServerGame>,
    read_rpc: fn(&str, &Setup) -> Opened<dyn RpcGame>,
    options: fn(&Setup) -> Result<Value, Error>,
    default_options: fn() -> Value,
    usual: fn(&str) -> &'static str,
    rule_set: fn(&Words, &Value) -> Option<String>,
    declared: fn(&Value) -> Value,
    info: fn(&Words) -> wire::GameInfo,
    side: fn(&Words, Side) -> String,
    title: fn(&Words) -> String,
    ended: fn(&Words, Option<Side>, &str) -> String,
    json: fn(&str) -> Result<String, RecordError>,
    csv: fn(&str) -> Result<String, RecordError>,
    text: fn(&str, Language) -> Result<String, RecordError>,
    verify: crate::verify::Verify,
    lesson: crate::lessons::Play,
}

impl GameEntry {
    const fn of<G: Presenter>() -> GameEntry {
        GameEntry {
            name: G::NAME,
            sides: G::SIDES,
            rules: G::RULES_VERSION,
            presets: G::Options::PRESETS,
            options: G::Options::SPECS,
            draw: G::DRAW,
            digest: G::RULES,
            bidding: G::BIDDING,
            of: Functions {
                set_up: |setup| Ok(Box::new(set_up::<G>(setup)?)),
                set_up_rpc: |setup| Ok(Box::new(set_up::<G>(setup)?)),
                stored: |stored, seed| Ok(Box::new(LiveGame::<G>::stored(stored, seed)?)),
                read: |text| Ok(Box::new(read::<G>(text, &Setup { manual: true, ..Setup::default() })?)),
                read_rpc: |text, setup| Ok(Box::new(read::<G>(text, setup)?)),
                options: |setup| rules::keeping(|| -> Result<Value, Error> { Ok(json!(options::<G>(setup)?)) }).0,
                default_options: || json!(G::Options::default()),
                usual: G::Options::usual,
                rule_set: rule_set::<G>,
                declared: |options| rules::keeping(|| declared::<G>(options)).0,
                info: info::<G>,
                side: |words, side| words.side::<G>(side),
                title: |words| words.title::<G>(),
                ended: |words, winner, reason| words.ended::<G>(winner, reason),
                json: json::<G>,
                csv: |record| formats::csv(&Record::<G>::read(record)?),
                text: text::<G>,
                verify: crate::verify::verify_as::<G>,
                lesson: crate::lessons::play_as::<G>,
            },
        }
    }

    /// Sets up a game for the server.
    ///
    /// # Errors
    /// If options or position are invalid.
    pub fn set_up(&self, setup: &Setup) -> Result<Box<dyn ServerGame>, Error> {
        (self.of.set_up)(setup)
    }

    /// Sets up a game for JSON-RPC.
    ///
    /// # Errors
    /// If options or position are invalid.
    pub fn set_up_rpc(&self, setup: &Setup) -> Result<Box<dyn RpcGame>, Error> {
        (self.of.set_up_rpc)(setup)
    }

    /// Loads a stored game and checks every action; `seed` is for bots.
    ///
    /// # Errors
    /// If its actions do not replay under the rules of this program.
    pub fn stored(&self, stored: &Stored, seed: u64) -> Result<Box<dyn ServerGame>, Error> {
        (self.of.stored)(stored, seed)
    }

    /// Loads the game of a record for the server and checks every action.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn read(&self, record: &str) -> Result<Box<dyn ServerGame>, Error> {
        (self.of.read)(record)
    }

    /// The same for JSON-RPC.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn read_rpc(&self, record: &str, setup: &Setup) -> Result<Box<dyn RpcGame>, Error> {
        (self.of.read_rpc)(record, setup)
    }

    /// Returns the options as they stand in a record.
    ///
    /// # Errors
    /// If they are invalid.
    pub fn options(&self, setup: &Setup) -> Result<Value, Error> {
        (self.of.options)(setup)
    }

    /// Returns the default options.
    #[must_use]
    pub fn default_options(&self) -> Value {
        (self.of.default_options)()
    }

    /// Returns the named rule set that is the default for readers of a language.
    #[must_use]
    pub fn usual(&self, language: Language) -> &'static str {
        (self.of.usual)(language.code())
    }

    /// Returns the name of the rule set that these options are; none if they match no named one.
    #[must_use]
    pub fn rule_set(&self, words: &Words, options: &Value) -> Option<String> {
        (self.of.rule_set)(words, options)
    }

    /// Returns these options as a table is opened with them: each has one of the values that [`GameInfo`](wire::GameInfo) lists, if it is one of them.
    #[must_use]
    pub fn declared(&self, options: &Value) -> Value {
        (self.of.declared)(options)
    }

    /// Returns everything known and adjustable before a game, except the bots.
    #[must_use]
    pub fn info(&self, words: &Words) -> wire::GameInfo {
        (self.of.info)(words)
    }

    /// Returns the title.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        (self.of.title)(words)
    }

    /// Returns the name of a side.
    #[must_use]
    pub fn side(&self, words: &Words, side: Side) -> String {
        (self.of.side)(words, side)
    }

    /// Returns how a game ended, from its winner and the slug of the reason.
    #[must_use]
    pub fn ended(&self, words: &Words, winner: Option<Side>, reason: &str) -> String {
        (self.of.ended)(words, winner, reason)
    }

    /// Reads and checks a record and writes it again.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn json(&self, record: &str) -> Result<String, RecordError> {
        (self.of.json)(record)
    }

    /// Returns the dice and draws of a record as CSV.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn csv(&self, record: &str) -> Result<String, RecordError> {
        (self.of.csv)(record)
    }

    /// Returns the sentences of a record.
    ///
    /// # Errors
    /// If the record is invalid.
    pub fn text(&self, record: &str, language: Language) -> Result<String, RecordError> {
        (self.of.text)(record, language)
    }

    pub(crate) fn lesson(&self) -> crate::lessons::Play {
        self.of.lesson
    }

    pub(crate) fn verify(&self, record: &str) -> crate::verify::Verified {
        (self.of.verify)(record)
    }
}

pub(crate) fn set_up<G: Presenter>(setup: &Setup) -> Result<LiveGame<G>, Error> {
    LiveGame::owning(|| {
        let session = match &setup.position {
            Some(position) => {
                if setup.preset.is_some() || !setup.options.is_empty() {
                    return Err(Error::Malformed("A position has its own options: give no others.".to_owned()));
                }
                Session::starting(G::read_position(position)?)
            }
            None => Session::<G>::new(options::<G>(setup)?),
        };
        Ok(LiveGame::new(session, setup.seed, setup.manual))
    })
}

fn options<G: Game>(setup: &Setup) -> Result<G::Options, OptionError> {
    let mut options = match &setup.preset {
        Some(name) => G::Options::named(name)?,
        None => G::Options::default(),
    };
    for (name, value) in &setup.options {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        options = options.with(name, &text)?;
    }
    options.check()?;
    Ok(options)
}

fn read<G: Presenter>(text: &str, setup: &Setup) -> Result<LiveGame<G>, Error> {
    LiveGame::owning(|| {
        let session = Session::replay(&Record::<G>::read(text)?)?;
        Ok(LiveGame::new(session, setup.seed, setup.manual))
    })
}

fn json<G: Game>(record: &str) -> Result<String, RecordError> {
    let record = Record::<G>::read(record)?;
    Session::replay(&record).map(|_| record.write())
}

fn text<G: Presenter>(record: &str, language: Language) -> Result<String, RecordError> {
    let record = Record::<G>::read(record)?;
    formats::text(&record, &G::words(&record.options, Words::new(language)))
}

fn info<G: Presenter>(words: &Words) -> wire::GameInfo {
    let options = G::Options::default();
    let own = G::words(&options, words.clone());
    let named = |side: Side| wire::SideName { slug: G::SIDES[side.index()].to_owned(), name: words.side::<G>(side) };
    wire::GameInfo {
        name: G::NAME.to_owned(),
        title: words.title::<G>(),
        rules: G::RULES_VERSION,
        sides: wire::Pair { west: named(Side::West), east: named(Side::East) },
        presets: presets::<G>(words),
        usual: G::Options::usual(words.language().code()).to_owned(),
        options: option_infos::<G>(words),
        bots: Vec::new(),
        bidding: !G::BIDDING.is_empty(),
        draw: G::DRAW,
        catalog: Json::of(&G::catalog(&options)),
        names: own.slugs::<G>().map(|slug| (slug.to_owned(), own.name::<G>(slug))).collect(),
        texts: own.slugs::<G>().filter_map(|slug| Some((slug.to_owned(), own.text::<G>(slug)?))).collect(),
    }
}

fn rule_set<G: Game>(words: &Words, options: &Value) -> Option<String> {
    let is_named = |name: &&&'static str| {
        let named = G::Options::preset(name);
        named.is_some() && serde_json::from_value(options.clone()).ok() == named
    };
    let named = rules::keeping(|| G::Options::PRESETS.iter().find(is_named)).0;
    named.map(|name| words.preset::<G>(name))
}

/// The value of an option as JSON has it.
fn option_value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

fn declared<G: Game>(options: &Value) -> Value {
    let Ok(set) = serde_json::from_value::<G::Options>(options.clone()) else { return options.clone() };
    let mut declared = json!(set);
    for option in G::Options::SPECS {
        let is_set = |value: &&&str| set.with(option.name, value).is_ok_and(|same| same == set);
        if let Some(value) = option.values.iter().find(is_set) {
            declared[option.name] = option_value(value);
        }
    }
    declared
}

fn presets<G: Game>(words: &Words) -> Vec<wire::Preset> {
    let defaults = json!(G::Options::default());
    let told = |&name: &&'static str| {
        let mut options = json!(G::Options::preset(name).unwrap_or_default());
        if let (Some(options), Some(defaults)) = (options.as_object_mut(), defaults.as_object()) {
            options.retain(|option, value| defaults.get(option) != Some(value));
        }
        wire::Preset { name: name.to_owned(), text: words.preset::<G>(name), options: options.into() }
    };
    G::Options::PRESETS.iter().map(told).collect()
}

fn option_infos<G: Game>(words: &Words) -> Vec<wire::OptionInfo> {
    let set = G::Options::default();
    let told = |option: &rules::OptionSpec| {
        let value = |value: &&str| option_value(value);
        let is_set = |value: &&&str| set.with(option.name, value).is_ok_and(|same| same == set);
        let default = option.values.iter().find(is_set).map_or_else(|| json!(set)[option.name].clone(), value);
        let values = option
            .values
            .iter()
            .map(|one| wire::OptionValue { value: value(one).into(), text: words.value::<G>(option.name, one) })
            .collect();
        let text = words.option::<G>(option.name);
        wire::OptionInfo { name: option.name.to_owned(), text, values, default: default.into() }
    };
    G::Options::SPECS.iter().map(told).collect()
}

/// Language of readers who choose none.
pub(crate) const USUAL: Language = Language::English;
