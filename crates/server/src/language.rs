//! Language negotiation.

use wire::Language;

/// Returns the preferred language of a header such as `pl-PL,pl;q=0.9,en;q=0.8`.
#[must_use]
pub fn preferred(header: &str) -> Option<Language> {
    header.split(',').find_map(|part| read(part.split(';').next()?.trim()))
}

/// Returns the language of a code such as `fr` or `fr-CA`.
#[must_use]
pub fn read(code: &str) -> Option<Language> {
    match words::Language::of_locale(code)? {
        words::Language::English => Some(Language::En),
        words::Language::Polish => Some(Language::Pl),
        words::Language::French => Some(Language::Fr),
    }
}
