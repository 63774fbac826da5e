//! Descriptions of the games.

use crate::{
    app::App,
    bots::{LEVELS, Level},
    error::ApiError,
    visitor::Visitor,
};
use axum::{
    Json,
    extract::{Path, State},
};
use std::sync::{Arc, LazyLock, OnceLock};
use wire::{Bot, Code, Digest, GameInfo, Games, Language, Section};
use words::Words;

static INFOS: [OnceLock<Arc<Games>>; LANGUAGES] = [const { OnceLock::new() }; LANGUAGES];
const LANGUAGES: usize = ::words::Language::ALL.len();

/// Returns all games, rendered once per language.
#[must_use]
pub fn infos(lang: Language) -> Arc<Games> {
    let describe = || {
        let words = Words::new(lang.into());
        let bot = |level: &Level| Bot { name: level.name.to_owned(), text: words.say(level.text, &::words::args! {}) };
        let bots: Vec<_> = LEVELS.iter().map(bot).collect();
        let games = games::REGISTRY.iter().map(|game| GameInfo { bots: bots.clone(), ..game.info(&words) });
        let languages = ::words::Language::ALL.map(|language| language.code().to_owned());
        Arc::new(Games { games: games.collect(), languages: languages.to_vec() })
    };
    Arc::clone(INFOS[lang as usize].get_or_init(describe))
}

/// Lists all games.
pub async fn games(State(_): State<App>, visitor: Visitor) -> Json<Arc<Games>> {
    Json(infos(visitor.lang))
}

static DIGESTS: LazyLock<Vec<Digest>> =
    LazyLock::new(|| games::REGISTRY.iter().map(|game| digest(game.name, game.digest)).collect());

/// Returns the rules of a game in numbered sections.
pub async fn rules_of(Path(game): Path<String>) -> Result<Json<Digest>, ApiError> {
    DIGESTS.iter().find(|digest| digest.game == game).cloned().map(Json).ok_or(ApiError::from(Code::NotFound))
}

/// Splits a digest at its headings and at paragraphs that begin with a number such as `3.7`.
fn digest(game: &str, text: &str) -> Digest {
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        let heading = line.starts_with('#').then(|| line.trim_start_matches('#').trim());
        let line = line.strip_prefix("- ").filter(|rest| rest.starts_with("**")).unwrap_or(line);
        let first = line.split(' ').next().unwrap_or_default();
        let first = heading.map_or(first, |heading| heading.split(' ').next().unwrap_or_default());
        let number = first.trim_matches('*').trim_end_matches('.');
        let numbered = number.starts_with(|c: char| c.is_ascii_digit())
            && (heading.is_some() || number.contains('.'))
            && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
        if heading.is_some() || numbered {
            let number = if numbered { number } else { "" };
            let rest = heading.unwrap_or(line).strip_prefix(first).filter(|_| numbered);
            let rest = rest.unwrap_or(heading.unwrap_or(line)).trim();
            let (title, text) = if heading.is_some() { (rest, String::new()) } else { ("", format!("{rest}\n")) };
            sections.push(Section { number: number.to_owned(), title: title.to_owned(), text });
        } else if let Some(section) = sections.last_mut() {
            section.text.push_str(line);
            section.text.push('\n');
        }
    }
    Digest { game: game.to_owned(), lang: "en".to_owned(), sections }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_have_the_numbers_that_refusals_cite() {
        let numbers = [("twilight", "6.1"), ("curtain", "1.1"), ("spies", "3.7")];
        for digest in DIGESTS.iter() {
            let (_, number) = numbers.iter().find(|(game, _)| digest.game == *game).expect("a section of every game");
            assert!(digest.sections.iter().any(|section| section.number == *number), "{} {number}", digest.game);
            assert!(digest.sections.len() > 20);
        }
    }
}
