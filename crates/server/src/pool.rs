//! The pool: two who wait for the same kind of game and fit by their ratings are paired.
//!
//! Who waits stands in the store, so it does not matter on which node, or whether one is restarted. Whoever is paired was found by
//! [`pairs`], which is pure; the store seats both at once, or neither ([`store::Seeks::pair`]). A place with a live clock is kept as long as
//! the lobby is open; one by correspondence is kept for days.

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

/// The clocks for which people wait, in the order in which they are shown.
pub const CLOCKS: [ClockSetting; 5] = [
    ClockSetting::Live { minutes: 20, increment: 0 },
    ClockSetting::Live { minutes: 45, increment: 0 },
    ClockSetting::Live { minutes: 90, increment: 0 },
    ClockSetting::Correspondence { days: 7 },
    ClockSetting::Correspondence { days: 21 },
];
/// How often those who wait are looked through.
const ROUND: Duration = Duration::from_secs(2);
/// How long a place with a live clock is kept without a sign of life.
const LIVE: i64 = 45_000;
/// How long a place by correspondence is kept.
const POST: i64 = 7 * 86_400_000;
/// How long a place tells of the table at which somebody was seated.
const TOLD: i64 = 60_000;
/// How many who wait are looked through at once.
const MOST: u32 = 2_000;
/// How far apart two may be at first, in thousandths of a point, and by how much more for each second that one of them has waited.
const APART: i64 = 150_000;
const WIDER: i64 = 10_000;

/// How far from the own rating an opponent may be.
fn reach(seek: &Seek, at: Time) -> i64 {
    APART + WIDER * ((at - seek.since).max(0) / 1_000)
}

/// Who is to be paired: whoever came first gets the nearest of those who fit. Two fit if they want the same, and are not further apart than
/// the one who has waited longer accepts.
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

/// Pairs everybody who fits.
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

/// Looks through those who wait, again and again, until the server stops: with time more of them fit.
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

/// Until when a place is kept from now on.
fn until(clock: ClockKind) -> Time {
    now() + if matches!(clock, ClockKind::Correspondence { .. }) { POST } else { LIVE }
}

/// A sign of life of somebody who may wait.
pub async fn keep(store: &dyn Store, player: &Player) {
    if let Err(error) = store.keep_seeking(player, now() + LIVE).await {
        tracing::error!(%error, "a place in the pool cannot be kept");
    }
}

/// What somebody sees of the pool.
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

/// Waits for an opponent from now on.
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

/// Waits no longer.
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
    fn whoever_came_first_gets_the_nearest_who_wants_the_same() {
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
    fn whoever_waits_longer_accepts_more() {
        let seeks = [seek("a", "spies", 1500, 0), seek("b", "spies", 1800, 14_000)];
        assert!(found(&seeks, 14_000).is_empty());
        assert_eq!(found(&seeks, 15_000), [["a", "b"]]);
        assert!(found(&seeks[..1], i64::MAX / 2).is_empty(), "nobody is paired with oneself");
    }
}
