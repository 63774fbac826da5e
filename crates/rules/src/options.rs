//! Editions, variants and rulings as named settings.

use crate::Luck;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{fmt, hash::Hash};

/// A setting by name, with values that it takes; each is written as in JSON, words without quotes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// The name, as in records and on the command line.
    pub name: &'static str,
    /// Every value, or for a number a few typical ones.
    pub values: &'static [&'static str],
}

/// Why a setting cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No setting has this name.
    #[error("there is no option `{name}`; there are: {known}")]
    Unknown {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The setting does not take this value.
    #[error("option `{name}` cannot be `{value}`; it takes: {values}")]
    Value {
        /// The setting.
        name: String,
        /// The value asked for.
        value: String,
        /// What it takes.
        values: String,
    },
    /// No preset has this name.
    #[error("there is no preset `{name}`; there are: {known}")]
    Preset {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// Settings that exclude each other.
    #[error("{0}")]
    Clash(String),
}

/// The settings of a game; part of its state and of its record.
pub trait Options:
    Copy + Eq + Hash + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every setting.
    const SPECS: &'static [OptionSpec];

    /// Named sets of settings, the default first.
    const PRESETS: &'static [&'static str];

    /// The settings of a preset; none for an unknown name.
    fn preset(name: &str) -> Option<Self>;

    /// The preset that readers of a language (`pl`, `fr` …) know, and begin with where none is named.
    fn usual(_language: &str) -> &'static str {
        Self::PRESETS[0]
    }

    /// Refuses settings that exclude each other, with the reason.
    ///
    /// # Errors
    /// The reason.
    fn check(&self) -> Result<(), OptionError>;

    /// The settings of a preset, or an error that lists what there is.
    fn named(name: &str) -> Result<Self, OptionError> {
        Self::preset(name).ok_or_else(|| OptionError::Preset { name: name.to_owned(), known: Self::PRESETS.join(", ") })
    }

    /// The same with one setting changed by name.
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

    /// Any settings that do not exclude each other.
    fn random(luck: &mut Luck) -> Self {
        loop {
            let preset = luck.pick(Self::PRESETS);
            let mut options = Self::named(preset).expect("a preset of the list");
            for spec in Self::SPECS {
                // Half of the settings stay as the preset has them, so that whole editions are tried too.
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
