//! Matchmaking: pairs players who wait for the same kind of game and have similar ratings.
//!
//! The waiting players are in the store, so nodes share them and they survive a restart. [`pairs`] is pure; the store seats both players or
//! neither ([`store::Seeks::pair`]). A seek with a live clock lasts as long as the player keeps the lobby open; one by correspondence lasts
//! for days.

use crate::{
    accounts::somebody,
    app::App,
    bots::TABLES,
    error::ApiError,
    host::{Host, now},
    setup,
    show::setting,
    visitor::{JsonBody, Visitor},
};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use std::{collections::HashSet, sync::Arc, time::Duration};
use store::{Chair, ClockKind, Paired, Player, Rating, Seek, Store, Time};
use tokio::sync::watch::Receiver;
use wire::{ClockSetting, Code, Pool, PoolCell};

/// Clocks of the pool, in the order in which they are shown.
pub const CLOCKS: [ClockSetting; 5] = [
    ClockSetting::Live { minutes: 20, increment: 0 },
    ClockSetting::Live { minutes: 45, increment: 0 },
    ClockSetting::Live { minutes: 90, increment: 0 },
    ClockSetting::Correspondence { days: 7 },
    ClockSetting::Correspondence { days: 21 },
];
/// Interval between two rounds of pairing.
const ROUND: Duration = Duration::from_secs(2);
/// Expiry of a seek with a live clock, without a keep-alive.
const LIVE: i64 = 45_000;
/// Expiry of a seek by correspondence.
const POST: i64 = 7 * 86_400_000;
/// How long a seek shows the table at which its player was seated.
const TOLD: i64 = 60_000;
/// Maximum number of seeks per round.
const MOST: u32 = 2_000;
/// Maximum rating difference at first, in thousandths of a point, and its growth per second of waiting.
const APART: i64 = 150_000;
const WIDER: i64 = 10_000;

/// Returns the rating difference that a player accepts.
fn reach(seek: &Seek, at: Time) -> i64 {
    APART + WIDER * ((at - seek.since).max(0) / 1_000)
}

/// Pairs the players: in order of arrival, each gets the nearest opponent by rating. Two players fit if they want the same game and clock,
/// and their rating difference is accepted by the one who has waited longer.
#[must_use]
pub fn pairs(seeks: &[Seek], at: Time) -> Vec<[&Seek; 2]> {
    let mut taken = HashSet::new();
    let mut found = Vec::new();
    for (place, one) in seeks.iter().enumerate() {
        if taken.contains(&one.player) {
            continue;
        }
        let apart = |other: &Seek| (one.rating - other.rating).abs();
        let fits = |other: &&Seek| {
            (&other.game, other.clock) == (&one.game, one.clock)
                && !taken.contains(&other.player)
                && apart(other) <= reach(one, at).max(reach(other, at))
        };
        if let Some(other) = seeks[place + 1..].iter().filter(fits).min_by_key(|other| (apart(other), other.since)) {
            taken.extend([one.player.clone(), other.player.clone()]);
            found.push([one, other]);
        }
    }
    found
}

/// Pairs all players who fit.
async fn pair(host: &Arc<Host>) -> Result<(), ApiError> {
    let seeks = host.store.seekers(now(), MOST).await?;
    for [one, other] in pairs(&seeks, now()) {
        let players = [&one.player, &other.player];
        let mut table = setup::paired(&one.game, one.clock, players)?;
        table.network = one.network.clone();
        let (id, at) = (table.id.clone(), table.at);
        if host.store.pair(players, table, TABLES, at + TOLD).await? == Paired::Done {
            metrics::counter!("hotline_pairs_total").increment(1);
            host.begin(&id).await?;
        }
    }
    Ok(())
}

/// Pairs players at regular intervals until the server stops: with time more of them fit.
pub async fn watch(host: Arc<Host>, mut stopped: Receiver<bool>) {
    let mut tick = tokio::time::interval(ROUND);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            _ = stopped.wait_for(|stop| *stop) => return,
        }
        let done = match host.store.forget_seeks(now()).await {
            Ok(_) => pair(&host).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = done {
            tracing::error!(?error, "those who wait cannot be paired");
        }
    }
}

/// Returns when a seek made or renewed now expires.
fn until(clock: ClockKind) -> Time {
    now() + if matches!(clock, ClockKind::Correspondence { .. }) { POST } else { LIVE }
}

/// Renews the seek of a player, if there is one.
pub async fn keep(store: &dyn Store, player: &Player) {
    if let Err(error) = store.keep_seeking(player, now() + LIVE).await {
        tracing::error!(%error, "a place in the pool cannot be kept");
    }
}

/// Returns the pool as a player sees it.
///
/// # Errors
/// If the store fails.
pub async fn shown(store: &dyn Store, player: Option<&Player>) -> Result<Pool, ApiError> {
    let at = now();
    let seeks = store.seekers(at, MOST).await?;
    let mut cells = Vec::new();
    for game in games::REGISTRY {
        for clock in CLOCKS {
            let waits = |seek: &&Seek| seek.game == game.name && setting(seek.clock) == clock;
            let waiting = seeks.iter().filter(waits).count() as u32;
            let mine = seeks.iter().filter(waits).any(|seek| Some(&seek.player) == player);
            cells.push(PoolCell { game: game.name.to_owned(), clock, waiting, mine });
        }
    }
    let mut table = None;
    if let Some(player) = player {
        table = store.seek_of(player, at).await?.and_then(|seek| seek.table).map(|id| id.to_string());
    }
    Ok(Pool { cells, table })
}

/// Joins the pool.
pub async fn seek(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<wire::Seek>,
) -> Result<Response, ApiError> {
    let game = games::find(&asked.game)?;
    if !CLOCKS.contains(&asked.clock) {
        return Err(ApiError::with_detail(Code::Malformed, "clock: one of those of the pool"));
    }
    let (player, _, headers) = somebody(&app, &visitor).await?;
    if visitor.player.is_some() {
        visitor.writing(&app)?;
    }
    let (store, clock) = (&app.host.store, setup::clock(asked.clock)?);
    let mut rating = Rating::FRESH.rating;
    if let Player::User(id) = &player {
        let rated = store.ratings_of(id).await?;
        let found = rated.iter().find(|one| one.game == game.name && one.chair == Chair::Both);
        rating = found.map_or(rating, |one| one.standing.rating.rating);
    }
    let (game, network) = (game.name.to_owned(), visitor.network.clone());
    let (since, until) = (now(), until(clock));
    store.seek(Seek { player: player.clone(), game, clock, rating, network, since, until, table: None }).await?;
    pair(&app.host).await?;
    let pool = shown(store.as_ref(), Some(&player)).await?;
    Ok((headers, Json(pool)).into_response())
}

/// Leaves the pool.
pub async fn stop(State(app): State<App>, visitor: Visitor) -> Result<StatusCode, ApiError> {
    app.host.store.stop_seeking(visitor.writing(&app)?, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(name: &str, game: &str, rating: i64, since: Time) -> Seek {
        Seek {
            player: Player::Guest(name.into()),
            game: game.to_owned(),
            clock: ClockKind::Live { base: 1, increment: 0 },
            rating: rating * 1_000,
            network: String::new(),
            since,
            until: i64::MAX,
            table: None,
        }
    }

    fn found(seeks: &[Seek], at: Time) -> Vec<[String; 2]> {
        let name = |seek: &Seek| match &seek.player {
            Player::Guest(id) => id.to_string(),
            Player::User(_) => unreachable!("all are guests"),
        };
        pairs(seeks, at).into_iter().map(|pair| pair.map(name)).collect()
    }

    #[test]
    fn players_are_paired_in_order_of_arrival_with_the_nearest_rating() {
        let seeks = [
            seek("a", "spies", 1500, 0),
            seek("b", "twilight", 1500, 1),
            seek("c", "spies", 1640, 2),
            seek("d", "spies", 1510, 3),
            seek("e", "twilight", 1400, 4),
        ];
        assert_eq!(found(&seeks, 10), [["a", "d"], ["b", "e"]]);
        let mut other = seek("f", "spies", 1640, 5);
        other.clock = ClockKind::None;
        assert!(found(&[seeks[2].clone(), other], 10).is_empty(), "another clock");
    }

    #[test]
    fn the_accepted_rating_difference_grows_with_waiting() {
        let seeks = [seek("a", "spies", 1500, 0), seek("b", "spies", 1800, 14_000)];
        assert!(found(&seeks, 14_000).is_empty());
        assert_eq!(found(&seeks, 15_000), [["a", "b"]]);
        assert!(found(&seeks[..1], i64::MAX / 2).is_empty(), "a player is not paired with themselves");
    }
}
