//! Supported languages and their files.

use std::{fmt, str::FromStr};
use unic_langid::LanguageIdentifier;

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Polish.
    Polish,
    /// French.
    French,
}

macro_rules! locales {
    ($($file:literal),* $(,)?) => {
        /// Returns the text of a language's file: one of [`SHARED`] or the name of a game.
        pub(crate) fn file(language: Language, name: &str) -> Option<&'static str> {
            match (language, name) {
                $(
                    (Language::English, $file) => Some(include_str!(concat!("../locales/en/", $file, ".ftl"))),
                    (Language::Polish, $file) => Some(include_str!(concat!("../locales/pl/", $file, ".ftl"))),
                    (Language::French, $file) => Some(include_str!(concat!("../locales/fr/", $file, ".ftl"))),
                )*
                _ => None,
            }
        }

        /// Names of all files of a language.
        pub(crate) const FILES: &[&str] = &[$($file),*];
    };
}

locales!("common", "lessons", "curtain", "spies", "twilight");

/// Files that do not belong to a game.
pub(crate) const SHARED: &[&str] = &["common", "lessons"];

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 3] = [Language::English, Language::Polish, Language::French];

    /// Returns the two-letter code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::French => "fr",
        }
    }

    /// Returns the language of a setting such as `pl_PL.UTF-8` or `fr`; `None` if it is not supported.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| {
            let known: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
            format!("there is no language `{code}`; there are: {}", known.join(", "))
        })
    }
}
