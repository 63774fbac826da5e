//! Opening tables, sitting down, looking and acting without a socket, replays and files.

use crate::{
    access::{own_side, seat},
    accounts::somebody,
    app::App,
    host::{Live, Request, Sitting, now, sides_of},
    room::Room,
    setup::{self, Opener},
    show::Look,
    visit::{RECORD, Sent, Visit},
    words,
    wrong::Wrong,
};
use ::words::Words;
use axum::{
    Json,
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use desk::Table as Game;
use rules::{Actor, Side};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Change, Committed, NewEntry, NewMessage, Player, Status, TableId, What};
use utoipa::ToSchema;
use wire::{
    ChatLine, Code, Deed, FromServer, Join, NewChat, NewTable, Note, Odds, Opened, Peril, Replay, Scores, Seat, Start,
    Table, Upload, Uploaded, Why, WhyNot,
};

/// How many lines of chat come with a table.
pub const CHAT: u32 = 100;

/// From where and at which moment.
#[derive(Deserialize, Default)]
pub struct From {
    seat: Option<Seat>,
    at: Option<usize>,
    country: Option<String>,
    format: Option<String>,
    invite: Option<String>,
}

/// Opens a table.
pub async fn open(State(app): State<App>, visit: Visit, Sent(asked): Sent<NewTable>) -> Result<Response, Wrong> {
    if !app.openings.allows(&visit.address, now()) {
        return Err(Code::TooOften.into());
    }
    let start = match &asked.start {
        Start::Usual => None,
        Start::Position { position } => Some(position.clone()),
        Start::Table { id, at } => {
            let live = app.host.live(&id.as_str().into());
            let found = app.host.ask(&live, |room| {
                seat(room, visit.player.as_ref(), None, Some(Seat::All))?;
                Ok::<_, Wrong>(room.game.position(*at as usize)?)
            });
            Some(found.await??)
        }
    };
    let (player, name, headers) = somebody(&app, &visit).await?;
    let prepared = setup::prepare(&asked, start, &Opener { player, name: &name })?;
    let id = prepared.table.id.clone();
    let running = prepared.table.status == Status::Running;
    app.host.store.open_table(prepared.table).await?;
    if running {
        app.host.begin(&id).await?;
    }
    metrics::counter!("hotline_tables_total").increment(1);
    let sides = prepared.sides.into_iter().map(Into::into).collect();
    let opened = Opened { id: id.to_string(), sides, invite: prepared.invite.map(|token| token.text()) };
    Ok((StatusCode::CREATED, headers, Json(opened)).into_response())
}

/// Sits down.
pub async fn join(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(join): Sent<Join>,
) -> Result<Response, Wrong> {
    let entropy = setup::entropy(join.entropy.as_deref())?;
    let id = TableId::from(id.as_str());
    if app.host.store.table(&id).await?.is_none() {
        return Err(Code::NotFound.into());
    }
    let (player, name, headers) = somebody(&app, &visit).await?;
    let sides = app.host.sit(&id, Sitting { player, name, invite: join.invite, entropy }).await?;
    let sides = sides.into_iter().map(Into::into).collect();
    Ok((headers, Json(Opened { id: id.to_string(), sides, invite: None })).into_response())
}

/// The words of a room: its own where it has a corrected pack.
#[must_use]
pub fn words_of(room: &Room, lang: wire::Language) -> Arc<Words> {
    room.game.own_words(lang.into()).map_or_else(|| words::words(lang), Arc::new)
}

/// What was said.
///
/// # Errors
/// If the store fails.
pub async fn said(app: &App, id: &TableId, after: i64, limit: u32) -> Result<Vec<ChatLine>, Wrong> {
    let line = |message: store::Message| ChatLine {
        number: message.number,
        seat: match message.seat {
            rules::Seat::Player(side) => wire::Side::from(side).into(),
            rules::Seat::Spectator => Seat::Spectator,
        },
        name: message.name,
        text: message.text,
        at: message.at,
    };
    Ok(app.host.store.messages(id, after, limit).await?.into_iter().map(line).collect())
}

/// The table with everything on it.
pub async fn table(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Table>, Wrong> {
    let id = TableId::from(id.as_str());
    let live = app.host.live(&id);
    let table = app.host.ask(&live, |room| {
        let (seat, mine) = seat(room, visit.player.as_ref(), from.invite.as_deref(), from.seat)?;
        let words = words_of(room, visit.lang);
        let look = Look { seat, lang: visit.lang, words: &words, at: now(), online: live.online() };
        Ok::<_, Wrong>(room.table(&look, &mine))
    });
    let mut table = table.await??;
    table.chat = said(&app, &id, 0, CHAT).await?;
    Ok(Json(table))
}

/// A deed without a socket.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Do {
    key: String,
    version: i64,
    #[serde(default)]
    side: Option<wire::Side>,
    deed: Deed,
}

/// Does something.
pub async fn act(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(sent): Sent<Do>,
) -> Result<Json<FromServer>, Wrong> {
    let Do { key, version, side, deed } = sent;
    if key.is_empty() || key.len() > 64 {
        return Err(Wrong::because(Code::Malformed, "key: 1 to 64 characters"));
    }
    let request = Request { key: key.clone(), version, side: side.map(Into::into), deed, lag: 0 };
    let (id, player) = (TableId::from(id.as_str()), visit.playing()?);
    let done = match app.host.act(&id, player, &request).await {
        Ok(done) => done,
        Err(wrong) => {
            return Err(refused_in_words(&app, &app.host.live(&id), wrong, player, &request, visit.lang).await);
        }
    };
    Ok(Json(FromServer::Done { key, version: done.version, rematch: done.rematch }))
}

/// The refusal of an action in the language of the reader.
pub async fn refused_in_words(
    app: &App,
    live: &Live,
    wrong: Wrong,
    player: &Player,
    request: &Request,
    lang: wire::Language,
) -> Wrong {
    let (Code::Refused, Deed::Play { action }) = (wrong.code, &request.deed) else { return wrong };
    let told = app.host.ask(live, |room| {
        let side = request.side.or_else(|| sides_of(&room.row, Some(player)).first().copied());
        room.game.why_not(side, action, &words_of(room, lang))
    });
    let refusal = told.await.ok().and_then(Result::ok).and_then(|answer| serde_json::from_value(answer).ok());
    Wrong { refusal: refusal.or(wrong.refusal), ..wrong }
}

/// Why an action is not possible for a side.
///
/// # Errors
/// If it is no action of the game, or the side is not theirs.
pub fn why_not(room: &Room, player: Option<&Player>, why: &Why, words: &Words) -> Result<WhyNot, Wrong> {
    let side = own_side(room, player, why.side)?;
    let answer = room.game.why_not(Some(side), &why.action, words)?;
    let legal = answer["legal"] == json!(true);
    Ok(WhyNot { legal, refusal: serde_json::from_value(answer).ok() })
}

/// Answers why an action is not possible.
pub async fn why(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(why): Sent<Why>,
) -> Result<Json<WhyNot>, Wrong> {
    let live = app.host.live(&id.as_str().into());
    let answer = app.host.ask(&live, |room| why_not(room, visit.player.as_ref(), &why, &words_of(room, visit.lang)));
    answer.await?.map(Json)
}

/// Says something.
///
/// # Errors
/// If it is too long, or not for this player to say.
pub async fn say(app: &App, id: &TableId, player: &Player, chat: NewChat) -> Result<(), Wrong> {
    let text = chat.text.trim();
    if text.is_empty() || text.chars().count() > 500 || chat.key.is_empty() || chat.key.len() > 64 {
        return Err(Code::Malformed.into());
    }
    let live = app.host.live(id);
    let seat = app.host.ask(&live, |room| match sides_of(&room.row, Some(player))[..] {
        [side, ..] => Ok(rules::Seat::Player(side)),
        [] if room.row.public => Ok(rules::Seat::Spectator),
        [] => Err(Wrong::from(Code::Forbidden)),
    });
    let seat = seat.await??;
    let message = NewMessage { seat, author: player.clone(), text: text.to_owned(), key: Some(chat.key), at: now() };
    app.host.store.say(id, message).await?;
    app.host.said(id);
    Ok(())
}

/// Says something without a socket.
pub async fn chat(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(chat): Sent<NewChat>,
) -> Result<StatusCode, Wrong> {
    say(&app, &id.as_str().into(), visit.playing()?, chat).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn noting(app: &App, visit: &Visit, id: &TableId) -> Result<Side, Wrong> {
    let live = app.host.live(id);
    app.host.ask(&live, |room| own_side(room, visit.player.as_ref(), None)).await?
}

/// One's own private remark.
pub async fn note(State(app): State<App>, visit: Visit, Path(id): Path<String>) -> Result<Json<Note>, Wrong> {
    let id = TableId::from(id.as_str());
    let side = noting(&app, &visit, &id).await?;
    let text = app.host.store.note(&id, side).await?.map(|note| note.text).unwrap_or_default();
    Ok(Json(Note { text }))
}

/// Writes one's own private remark.
pub async fn set_note(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(note): Sent<Note>,
) -> Result<StatusCode, Wrong> {
    if note.text.chars().count() > 10_000 {
        return Err(Code::TooLarge.into());
    }
    let id = TableId::from(id.as_str());
    visit.playing()?;
    let side = noting(&app, &visit, &id).await?;
    app.host.store.set_note(&id, side, store::Note { text: note.text, at: now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A copy of the game at a moment, and the seat from which it may be seen.
async fn looked(
    app: &App,
    visit: &Visit,
    id: &str,
    from: &From,
) -> Result<(Box<dyn Game>, Seat, Option<Actor>), Wrong> {
    let live = app.host.live(&id.into());
    let copy = app.host.ask(&live, |room| {
        let (seat, _) = seat(room, visit.player.as_ref(), from.invite.as_deref(), from.seat)?;
        if matches!(room.row.status, Status::Waiting | Status::Cancelled) {
            return Err(Wrong::from(Code::NotBegun));
        }
        let last = room.game.version();
        let at = from.at.unwrap_or(last);
        if at > last {
            return Err(Code::NotFound.into());
        }
        Ok((room.game.at(at), seat, room.game.played_by(at)))
    });
    copy.await?
}

/// A moment of a game.
pub async fn replay(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Replay>, Wrong> {
    let (game, seat, by) = looked(&app, &visit, &id, &from).await?;
    let live = app.host.live(&id.as_str().into());
    let (of, answer) =
        app.host.ask(&live, |room| (room.game.version(), room.game.entries(game.version()).into_iter().next())).await?;
    let words = words::words(visit.lang);
    let own = match (by, seat.side()) {
        (Some(Actor::Player(by)), Some(side)) => by == side.into(),
        _ => seat == Seat::All,
    };
    let actor = match game.actor() {
        Actor::Player(Side::West) => Some(wire::Actor::West),
        Actor::Player(Side::East) => Some(wire::Actor::East),
        Actor::Chance => Some(wire::Actor::Chance),
        Actor::Nobody => None,
    };
    Ok(Json(Replay {
        at: game.version() as u32,
        of: of as u32,
        seat,
        actor,
        question: game.question(&words),
        answer: answer.filter(|_| own).map_or(Value::Null, |(_, action)| action),
        view: game.view(seat.looker()),
        outcome: game.outcome(&words),
    }))
}

/// The chances of an operation in a country.
pub async fn odds(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Odds>, Wrong> {
    let (game, seat, _) = looked(&app, &visit, &id, &from).await?;
    let looker = seat.looker().unwrap_or(rules::Seat::Spectator);
    let country = from.country.unwrap_or_default();
    game.odds(looker, &country).map(Json).ok_or(Wrong::from(Code::NotFound))
}

/// Every region as if it were scored now.
pub async fn scores(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Scores>, Wrong> {
    let (game, seat, _) = looked(&app, &visit, &id, &from).await?;
    game.scores(seat.looker().unwrap_or(rules::Seat::Spectator)).map(Json).ok_or(Wrong::from(Code::NotFound))
}

/// What a player risks by an action.
pub async fn peril(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Sent(why): Sent<Why>,
) -> Result<Json<Peril>, Wrong> {
    let live = app.host.live(&id.as_str().into());
    let copy = app.host.ask(&live, |room| {
        let side = own_side(room, visit.player.as_ref(), why.side)?;
        Ok::<_, Wrong>((room.game.at(room.game.version()), side))
    });
    let (game, side) = copy.await??;
    let _permit = app.thinking.acquire().await.map_err(|_| Wrong::from(Code::Busy))?;
    let lang = visit.lang;
    let found = tokio::task::spawn_blocking(move || game.danger(side, &why.action, &words::words(lang)));
    let found = found.await.map_err(|_| Wrong::from(Code::Internal))??;
    let (danger, text) = found.unzip();
    Ok(Json(Peril { danger, text }))
}

/// What never changes about the cards and places of a table.
pub async fn things(State(app): State<App>, visit: Visit, Path(id): Path<String>) -> Result<Json<Value>, Wrong> {
    let live = app.host.live(&id.as_str().into());
    let found = app.host.ask(&live, |room| {
        seat(room, visit.player.as_ref(), None, None)?;
        Ok::<_, Wrong>(room.game.things(visit.lang.into()))
    });
    found.await?.map(Json)
}

/// A game as a file.
pub async fn export(
    State(app): State<App>,
    visit: Visit,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Response, Wrong> {
    let live = app.host.live(&id.as_str().into());
    let record = app.host.ask(&live, |room| {
        seat(room, visit.player.as_ref(), None, Some(Seat::All))?;
        Ok::<_, Wrong>((room.game.record(), room.game.position(from.at.unwrap_or(room.game.version()))))
    });
    let (record, position) = record.await??;
    let format = from.format.as_deref().unwrap_or("record");
    let text = match format {
        "position" => position?.to_string(),
        "record" => record,
        other => formats_of(other, &record, visit.lang)?,
    };
    let (kind, ending) = match format {
        "record" | "position" => ("application/json", "json"),
        "csv" => ("text/csv; charset=utf-8", "csv"),
        _ => ("text/plain; charset=utf-8", "txt"),
    };
    let name = format!("attachment; filename=\"hotline-{id}.{ending}\"");
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

/// A record in another form.
fn formats_of(form: &str, record: &str, lang: wire::Language) -> Result<String, Wrong> {
    let damaged = |error: &dyn std::fmt::Display| Wrong::because(Code::Export, error.to_string());
    fn told<G: rules::Game>(form: &str, record: &str, lang: wire::Language) -> Result<String, rules::RecordError> {
        let record = rules::Record::<G>::read(record)?;
        if form == "csv" { formats::csv(&record) } else { formats::text(&record, lang.into()) }
    }
    let game = rules::Heading::read(record).map_err(|error| damaged(&error))?.game;
    match (form, game.as_str()) {
        ("playdek", "twilight") => {
            let record = rules::Record::read(record).map_err(|error| damaged(&error))?;
            formats::playdek::export(&record).map_err(|error| damaged(&error))
        }
        ("csv" | "text", "twilight") => told::<twilight::State>(form, record, lang).map_err(|error| damaged(&error)),
        ("csv" | "text", "curtain") => told::<curtain::State>(form, record, lang).map_err(|error| damaged(&error)),
        ("csv" | "text", "spies") => told::<spies::State>(form, record, lang).map_err(|error| damaged(&error)),
        _ => Err(Code::Export.into()),
    }
}

/// Reads a record or log, away from the threads that answer requests.
async fn read(app: &App, text: String) -> Result<setup::Sent, Wrong> {
    let _permit = app.reading.acquire().await.map_err(|_| Wrong::from(Code::Busy))?;
    let work = tokio::task::spawn_blocking(move || setup::read(&text));
    work.await.map_err(|_| Wrong::from(Code::Internal))?
}

/// Takes a record or log, to be watched.
pub async fn upload(
    State(app): State<App>,
    visit: Visit,
    Sent(upload): Sent<Upload, RECORD>,
) -> Result<Response, Wrong> {
    if !app.openings.allows(&visit.address, now()) {
        return Err(Code::TooOften.into());
    }
    let sent = read(&app, upload.text).await?;
    let (player, name, headers) = somebody(&app, &visit).await?;
    let table = setup::archive(&sent, &Opener { player, name: &name }, upload.public);
    let id = table.id.clone();
    app.host.store.open_table(table).await?;
    let entries: Vec<_> = sent
        .game
        .entries(0)
        .into_iter()
        .map(|(by, action)| NewEntry { by, what: What::Act(action.to_string()) })
        .collect();
    let actions = entries.len() as u32;
    let outcome = sent.game.outcome(&words::words(visit.lang));
    let outcome = outcome.map(|outcome| json!({ "winner": outcome.winner, "reason": outcome.reason }));
    let change = Change { version: 1, at: now(), entries, status: Some(Status::Over), outcome, ..Change::default() };
    if !matches!(app.host.store.commit(&id, change).await?, Committed::Done { .. }) {
        return Err(Code::Internal.into());
    }
    let uploaded = Uploaded { id: id.to_string(), actions, verified: sent.verified };
    Ok((StatusCode::CREATED, headers, Json(uploaded)).into_response())
}

/// Checks a record or log.
pub async fn verify(State(app): State<App>, Sent(upload): Sent<Upload, RECORD>) -> Result<Json<Uploaded>, Wrong> {
    let sent = read(&app, upload.text).await?;
    Ok(Json(Uploaded { id: String::new(), actions: sent.game.version() as u32, verified: sent.verified }))
}
