//! Lists of tables, and the event stream of the lobby.

use crate::{
    access::is_asked,
    app::App,
    error::ApiError,
    limiter::Place,
    pool,
    show::{outcome, phase, player, setting},
    visitor::{Query, Visitor},
};
use axum::{
    Json,
    extract::{Path, State},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt, stream};
use rules::Side;
use serde::Deserialize;
use std::{convert::Infallible, time::Duration};
use store::{Holder, Page, Paged, Player, Summary};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::Interval,
};
use wire::{Code, Lobby, Pair, Seats, TableList, TableSummary};
use words::Words;

/// Page size of a list.
const LINES: u32 = 50;

/// Query of a list.
#[derive(Deserialize)]
pub struct Part {
    game: Option<String>,
    after: Option<String>,
}

/// Returns the sides that a player holds at a table.
fn mine(line: &Summary, who: Option<&Player>) -> Vec<Side> {
    let Some(me) = who.cloned().map(Holder::from) else { return Vec::new() };
    let holder = |side: Side| &line.seats[side.index()].0;
    let hot = |side: Side| *holder(side) == Holder::HotSeat && *holder(side.other()) == me;
    Side::BOTH.into_iter().filter(|&side| *holder(side) == me || hot(side)).collect()
}

/// Returns true if a table waits for the player and they have made no premove.
#[must_use]
pub fn my_turn(line: &Summary, who: Option<&Player>) -> bool {
    mine(line, who).into_iter().any(|side| line.turn.of(side) && !line.premoved.of(side))
}

pub(crate) fn summary(line: Summary, visitor: &Visitor) -> TableSummary {
    let words = Words::new(visitor.lang.into());
    let game = games::find(&line.game).ok();
    let seat = |side: Side| {
        let (holder, name) = &line.seats[side.index()];
        player(holder, name.as_deref(), false, line.ratings[side.index()].as_ref())
    };
    TableSummary {
        mine: mine(&line, visitor.player.as_ref()).into_iter().map(Into::into).collect(),
        my_turn: my_turn(&line, visitor.player.as_ref()),
        seats: Seats { west: seat(Side::West), east: seat(Side::East) },
        outcome: game.and_then(|game| outcome(line.outcome.as_ref(), game, &words)),
        title: game.map_or_else(|| line.game.clone(), |game| game.title(&words)),
        id: line.id.to_string(),
        version: line.version,
        game: line.game,
        options: line.brief.into(),
        rated: line.rated,
        public: line.public,
        clock: setting(line.clock),
        deadline: line.deadline,
        phase: phase(line.status),
        turn: Pair { west: line.turn.west, east: line.turn.east },
        created: line.created,
        updated: line.updated,
    }
}

fn summaries(paged: Paged<Summary>, visitor: &Visitor) -> TableList {
    let next = paged.next.map(|cursor| cursor.to_string());
    TableList { tables: paged.items.into_iter().map(|one| summary(one, visitor)).collect(), next }
}

async fn whole(app: &App, visitor: &Visitor, game: Option<&str>) -> Result<Lobby, ApiError> {
    let store = &app.host.store;
    let open = summaries(store.lobby(game, Page::first(LINES)).await?, visitor).tables;
    let watch = summaries(store.watchable(game, Page::first(LINES)).await?, visitor).tables;
    let (mut mine, mut finished, mut asked) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(player) = &visitor.player {
        let all = store.mine(player, Page::first(LINES)).await?.items;
        let by_name = |line: &Summary| line.seats.iter().any(|(holder, _)| is_asked(holder, Some(player)));
        let (others, own): (Vec<_>, Vec<_>) = all.into_iter().partition(by_name);
        let lines = |some: Vec<Summary>| some.into_iter().map(|line| summary(line, visitor)).collect();
        (asked, mine) = (lines(others), lines(own));
        finished = summaries(store.mine_finished(player, Page::first(LINES)).await?, visitor).tables;
    }
    let pool = pool::shown(store.as_ref(), visitor.player.as_ref()).await?;
    Ok(Lobby { mine, open, watch, finished, asked, pool })
}

/// Returns the lobby.
pub async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(part): Query<Part>,
) -> Result<Json<Lobby>, ApiError> {
    whole(&app, &visitor, part.game.as_deref()).await.map(Json)
}

/// Returns the next page of a list.
pub async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<TableList>, ApiError> {
    let after = match part.after.as_deref().map(str::parse) {
        None => None,
        Some(Ok(cursor)) => Some(cursor),
        Some(Err(())) => return Err(Code::Malformed.into()),
    };
    let (page, game, store) = (Page { after, limit: LINES }, part.game.as_deref(), &app.host.store);
    let mine = || visitor.player.as_ref().ok_or(ApiError::from(Code::SignIn));
    let paged = match name.as_str() {
        "open" => store.lobby(game, page).await?,
        "watch" => store.watchable(game, page).await?,
        "archive" => store.finished(game, page).await?,
        "mine" => store.mine(mine()?, page).await?,
        "finished" => store.mine_finished(mine()?, page).await?,
        _ => return Err(Code::NotFound.into()),
    };
    Ok(Json(summaries(paged, &visitor)))
}

/// Subscriber of the event stream.
struct Listener {
    app: App,
    visitor: Visitor,
    changes: Receiver<()>,
    signed_out: Receiver<Player>,
    /// Interval at which credentials are checked, because sessions may end on another node.
    look: Interval,
    first: bool,
    _place: Place,
}

impl Listener {
    /// Waits until the lists change; the first call returns at once. Returns false if the session that opened the stream has ended.
    async fn changed(&mut self) -> bool {
        if std::mem::take(&mut self.first) {
            return true;
        }
        loop {
            let changed = tokio::select! {
                change = self.changes.recv() => match change {
                    Err(RecvError::Closed) => return false,
                    _ => true,
                },
                who = self.signed_out.recv() => match who {
                    Ok(who) if self.visitor.player.as_ref() != Some(&who) => continue,
                    _ => false,
                },
                _ = self.look.tick() => false,
            };
            if !self.visitor.stands(&self.app).await {
                return false;
            }
            if let Some(player) = &self.visitor.player {
                pool::keep(self.app.host.store.as_ref(), player).await;
            }
            if changed {
                tokio::time::sleep(Duration::from_secs(1)).await;
                self.changes = self.changes.resubscribe();
                return self.visitor.stands(&self.app).await;
            }
        }
    }
}

/// Sends the lobby whenever a list changes, at most once a second, until the server stops or the session that opened the stream ends.
pub async fn events(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let place = app.windows.enter(visitor.who()).ok_or(ApiError::from(Code::TooMany))?;
    let listener = Listener {
        changes: app.host.lobby.subscribe(),
        signed_out: app.signed_out.subscribe(),
        look: tokio::time::interval(app.limits.recheck),
        first: true,
        app: app.clone(),
        visitor,
        _place: place,
    };
    let end = app;
    let events = stream::unfold(listener, |mut listener| async move {
        if !listener.changed().await {
            return None;
        }
        let event = match whole(&listener.app, &listener.visitor, None).await {
            Ok(lobby) => Event::default().event("lobby").json_data(lobby).unwrap_or_default(),
            Err(_) => Event::default().comment("busy"),
        };
        Some((Ok(event), listener))
    });
    let events = events.take_until(async move { end.stopping().await });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
