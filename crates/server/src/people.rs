//! Profiles, game histories and leaderboards.

use crate::{
    app::App,
    error::ApiError,
    lobby::summary,
    show::{player, rating},
    visitor::{Query, Visitor},
};
use axum::{
    Json,
    extract::{Path, State},
};
use games::GameEntry;
use rules::Side;
use serde::Deserialize;
use std::collections::BTreeMap;
use store::{Chair, Page, Played, PlayedFilter, Rated, Score, Tally, User};
use wire::{
    Code, Count, CurvePoint, EndCount, GameProfile, GameResult, HeadToHead, Leader, Leaderboard, Pair, PlayedGame,
    PlayedList, Profile,
};
use words::{Words, args};

/// Page size of a list.
const LINES: u32 = 50;
/// Number of rated games in a rating curve.
const CURVE: u32 = 200;
/// Number of opponents and of running games on a profile.
const SOME: u32 = 10;

/// Filter of a player's game history.
#[derive(Deserialize)]
pub struct Part {
    game: Option<String>,
    side: Option<wire::Side>,
    result: Option<GameResult>,
    opponent: Option<String>,
    rated: Option<bool>,
    after: Option<String>,
}

/// Returns the account with this name. Guests have no profile.
async fn found(app: &App, name: &str) -> Result<User, ApiError> {
    app.host.store.user_named(name).await?.ok_or(Code::NotFound.into())
}

fn page(after: Option<&str>) -> Result<Page, ApiError> {
    let after = after.map(str::parse).transpose().map_err(|()| ApiError::from(Code::Malformed))?;
    Ok(Page { after, limit: LINES })
}

/// Returns why a game ended, in a sentence without names.
fn reason(words: &Words, reason: &str) -> String {
    let key = match reason {
        "resigned" => "server-reason_resigned".to_owned(),
        "time" => "server-reason_time".to_owned(),
        "agreed" => "server-reason_agreed".to_owned(),
        other => format!("end-{other}"),
    };
    words.say(&key, &args! {})
}

fn count(tallies: &[&Tally]) -> Count {
    let of = |score: Score| {
        let games: i64 = tallies.iter().filter(|tally| tally.score == score).map(|tally| tally.games).sum();
        u32::try_from(games).unwrap_or(u32::MAX)
    };
    Count { won: of(Score::Won), drawn: of(Score::Drawn), lost: of(Score::Lost) }
}

/// Summarises how a player does at one game.
fn game_profile(
    game: &GameEntry,
    rated: &[Rated],
    tallies: &[Tally],
    curve: &[store::CurvePoint],
    words: &Words,
) -> GameProfile {
    let standing = |chair: Chair| {
        let found = rated.iter().find(|one| one.game == game.name && one.chair == chair);
        found.map(|one| rating(&one.standing))
    };
    let of = |side: Side| tallies.iter().filter(move |tally| tally.game == game.name && tally.side == side);
    let mut reasons: BTreeMap<&str, Vec<&Tally>> = BTreeMap::new();
    for tally in Side::BOTH.into_iter().flat_map(of) {
        reasons.entry(&tally.reason).or_default().push(tally);
    }
    let mut ends: Vec<_> = reasons
        .into_iter()
        .map(|(slug, tallies)| EndCount { reason: slug.to_owned(), text: reason(words, slug), games: count(&tallies) })
        .collect();
    ends.sort_by_key(|end| std::cmp::Reverse(end.games.won + end.games.drawn + end.games.lost));
    GameProfile {
        game: game.name.to_owned(),
        title: game.title(words),
        rating: standing(Chair::Both),
        sides: Pair { west: standing(Chair::West), east: standing(Chair::East) },
        results: Pair {
            west: count(&of(Side::West).collect::<Vec<_>>()),
            east: count(&of(Side::East).collect::<Vec<_>>()),
        },
        ends,
        curve: curve
            .iter()
            .map(|point| CurvePoint { at: point.at, rating: points(point.rating), deviation: points(point.deviation) })
            .collect(),
    }
}

fn points(thousandths: i64) -> i32 {
    ((thousandths + 500).div_euclid(1_000)) as i32
}

/// Returns the profile of an account.
pub async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let user = found(&app, &name).await?;
    let (store, words) = (&app.host.store, Words::new(visitor.lang.into()));
    let (rated, tallies) = (store.ratings_of(&user.id).await?, store.tallies(&user.id).await?);
    let mut played = Vec::new();
    for game in games::REGISTRY {
        if tallies.iter().any(|tally| tally.game == game.name) {
            let curve = store.curve(&user.id, game.name, CURVE).await?;
            played.push(game_profile(game, &rated, &tallies, &curve, &words));
        }
    }
    let opponents = store.opponents(&user.id, SOME).await?;
    let number = |games: i64| u32::try_from(games).unwrap_or(u32::MAX);
    Ok(Json(Profile {
        name: user.name,
        since: user.created,
        games: played,
        opponents: opponents
            .into_iter()
            .map(|one| HeadToHead {
                name: one.name,
                games: Count { won: number(one.won), drawn: number(one.drawn), lost: number(one.lost) },
                at: one.at,
            })
            .collect(),
        playing: store
            .playing(&user.id, Page::first(SOME))
            .await?
            .items
            .into_iter()
            .map(|line| summary(line, &visitor))
            .collect(),
    }))
}

fn played_game(line: Played, words: &Words) -> PlayedGame {
    let (holder, name) = &line.opponent;
    PlayedGame {
        id: line.table.to_string(),
        title: games::find(&line.game).map_or_else(|_| line.game.clone(), |game| game.title(words)),
        game: line.game,
        side: line.side.into(),
        opponent: player(holder, name.as_deref(), false, None),
        result: match line.score {
            Score::Won => GameResult::Won,
            Score::Drawn => GameResult::Drawn,
            Score::Lost => GameResult::Lost,
        },
        text: reason(words, &line.reason),
        at: line.at,
        change: line.rating.map(|(before, after)| points(after) - points(before)),
        rating: line.rating.map(|(_, after)| points(after)),
    }
}

/// Lists the finished games of an account.
pub async fn played(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<PlayedList>, ApiError> {
    let user = found(&app, &name).await?;
    let opponent = match &part.opponent {
        Some(name) => Some(found(&app, name).await?.id),
        None => None,
    };
    let score = |result| match result {
        GameResult::Won => Score::Won,
        GameResult::Drawn => Score::Drawn,
        GameResult::Lost => Score::Lost,
    };
    let page = page(part.after.as_deref())?;
    let filter = PlayedFilter {
        game: part.game,
        side: part.side.map(Into::into),
        score: part.result.map(score),
        opponent,
        rated: part.rated,
    };
    let words = Words::new(visitor.lang.into());
    let found = app.host.store.played(&user.id, filter, page).await?;
    Ok(Json(PlayedList {
        games: found.items.into_iter().map(|line| played_game(line, &words)).collect(),
        next: found.next.map(|cursor| cursor.to_string()),
    }))
}

/// Query of a leaderboard.
#[derive(Deserialize)]
pub struct LeaderPart {
    side: Option<wire::Side>,
    after: Option<String>,
}

/// Returns the leaderboard of a game.
pub async fn leaders(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(part): Query<LeaderPart>,
) -> Result<Json<Leaderboard>, ApiError> {
    let game = games::find(&game)?;
    let chair = part.side.map_or(Chair::Both, |side| Side::from(side).into());
    let found = app.host.store.leaders(game.name, chair, page(part.after.as_deref())?).await?;
    let leader = |one: store::Leader| Leader { rating: rating(&one.standing), name: one.name };
    Ok(Json(Leaderboard {
        game: game.name.to_owned(),
        title: game.title(&Words::new(visitor.lang.into())),
        leaders: found.items.into_iter().map(leader).collect(),
        next: found.next.map(|cursor| cursor.to_string()),
    }))
}
