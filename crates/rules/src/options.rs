//! Editions, variants and rulings as named settings.

use crate::Luck;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{fmt, hash::Hash};

/// A named setting and its possible values, each written as in JSON, words without quotes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Name in records and on the command line.
    pub name: &'static str,
    /// All values, or for a number a few typical ones.
    pub values: &'static [&'static str],
}

/// Reason why a setting is rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no setting with this name.
    #[error("there is no option `{name}`; there are: {known}")]
    Unknown {
        /// The requested name.
        name: String,
        /// The known names.
        known: String,
    },
    /// The setting does not accept this value.
    #[error("option `{name}` cannot be `{value}`; it takes: {values}")]
    Value {
        /// Name of the setting.
        name: String,
        /// The requested value.
        value: String,
        /// The accepted values.
        values: String,
    },
    /// There is no preset with this name.
    #[error("there is no preset `{name}`; there are: {known}")]
    Preset {
        /// The requested name.
        name: String,
        /// The known names.
        known: String,
    },
    /// Some settings exclude each other.
    #[error("{0}")]
    Clash(String),
}

/// The settings of a game; part of its state and of its record.
pub trait Options:
    Copy + Eq + Hash + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// All settings.
    const SPECS: &'static [OptionSpec];

    /// Named sets of settings, the default first.
    const PRESETS: &'static [&'static str];

    /// Returns the settings of a preset; `None` for an unknown name.
    fn preset(name: &str) -> Option<Self>;

    /// Returns the preset used if none is named: the one that readers of the language (`pl`, `fr` …) know.
    fn usual(_language: &str) -> &'static str {
        Self::PRESETS[0]
    }

    /// Rejects settings that exclude each other.
    ///
    /// # Errors
    /// Returns the reason.
    fn check(&self) -> Result<(), OptionError>;

    /// Returns the settings of a preset, or an error that lists the known ones.
    fn named(name: &str) -> Result<Self, OptionError> {
        Self::preset(name).ok_or_else(|| OptionError::Preset { name: name.to_owned(), known: Self::PRESETS.join(", ") })
    }

    /// Returns a copy with one setting changed by name.
    fn with(&self, name: &str, value: &str) -> Result<Self, OptionError> {
        let spec = Self::SPECS.iter().find(|spec| spec.name == name).ok_or_else(|| OptionError::Unknown {
            name: name.to_owned(),
            known: Self::SPECS.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
        })?;
        let mut all = serde_json::to_value(self).expect("options are plain data");
        all[name] = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        serde_json::from_value(all).map_err(|_| OptionError::Value {
            name: name.to_owned(),
            value: value.to_owned(),
            values: spec.values.join(", "),
        })
    }

    /// Returns random settings that do not exclude each other.
    fn random(luck: &mut Luck) -> Self {
        loop {
            let preset = luck.pick(Self::PRESETS);
            let mut options = Self::named(preset).expect("a preset of the list");
            for spec in Self::SPECS {
                // Half of the settings keep the value of the preset, so that complete editions are tested too.
                if luck.below(2) == 0 {
                    options = options.with(spec.name, luck.pick(spec.values)).expect("a value of the list");
                }
            }
            if options.check().is_ok() {
                return options;
            }
        }
    }
}
