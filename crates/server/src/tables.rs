//! Handlers of tables: open, join, view and act without a socket, replays and files.

use crate::{
    access::{own_side, seat},
    accounts::somebody,
    app::App,
    bots,
    error::ApiError,
    host::{Request, Sitting, now, sides_of},
    room::Room,
    setup::{self, Opener},
    show::{Perspective, outcome},
    visitor::{JsonBody, Query, RECORD, UploadPlace, Visitor},
};
use ::words::Words;
use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use games::{Reader, twilight};
use rules::{Game as _, Heading, Record, Side};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use store::{Change, Committed, EntryKind, NewEntry, NewMessage, Player, Status, TableId};
use utoipa::ToSchema;
use wire::{
    ChatLine, Code, Command, Draft, FromServer, Join, NewChat, NewTable, Note, Opened, Opponent, Preview, Replay, Seat,
    Start, TableSnapshot, Upload, Uploaded, Why, WhyNot,
};

/// Number of chat lines in a snapshot.
pub const CHAT: u32 = 100;

/// Query of views, replays and exports.
#[derive(Deserialize, Default)]
pub struct From {
    seat: Option<Seat>,
    at: Option<usize>,
    format: Option<String>,
    invite: Option<String>,
}

/// Opens a table.
pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(asked): JsonBody<NewTable>,
) -> Result<Response, ApiError> {
    if !app.openings.allows(&visitor.address, app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let start = match &asked.start {
        Start::Usual => None,
        Start::Position { position } => Some(position.value()),
        Start::Table { id, at } => {
            let live = app.host.handle(&id.as_str().into());
            let found = app.host.ask(&live, |room| {
                seat(room, visitor.player.as_ref(), None, Some(Seat::All))?;
                Ok::<_, ApiError>(room.game.position(*at as usize)?)
            });
            Some(found.await??)
        }
    };
    let asked_by_name = match &asked.opponent {
        // Only accounts may invite by name.
        Opponent::Player { name } if matches!(visitor.player, Some(Player::User(_))) => {
            Some(app.host.store.user_named(name).await?.ok_or(ApiError::from(Code::NotFound))?)
        }
        Opponent::Player { .. } => return Err(Code::SignIn.into()),
        _ => None,
    };
    if asked_by_name.as_ref().is_some_and(|other| visitor.player == Some(Player::User(other.id.clone()))) {
        return Err(Code::SeatTaken.into());
    }
    let (player, name, headers) = somebody(&app, &visitor).await?;
    let bot = if let Opponent::Bot { name } = &asked.opponent { Some(name.as_str()) } else { None };
    let bounds = bots::bounds(&player, bot);
    let opener =
        Opener { player, name: &name, network: &visitor.network, lang: visitor.lang, asked: asked_by_name.as_ref() };
    let prepared = setup::prepare(&asked, start, &opener)?;
    let running = prepared.table.status == Status::Running;
    let id = app.host.open_table(prepared.table, bounds).await?;
    if running {
        app.host.begin(&id).await?;
    }
    metrics::counter!("hotline_tables_total").increment(1);
    let sides = prepared.sides.into_iter().map(Into::into).collect();
    let opened = Opened { id: id.to_string(), sides, invite: prepared.invite.map(|token| token.text()) };
    Ok((StatusCode::CREATED, headers, Json(opened)).into_response())
}

/// Joins a table.
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(join): JsonBody<Join>,
) -> Result<Response, ApiError> {
    let entropy = setup::entropy(join.entropy.as_deref())?;
    let id = TableId::from(id.as_str());
    if app.host.store.table(&id).await?.is_none() {
        return Err(Code::NotFound.into());
    }
    let (player, name, headers) = somebody(&app, &visitor).await?;
    let sides = app.host.sit(&id, Sitting { player, name, invite: join.invite, entropy }).await?;
    let sides = sides.into_iter().map(Into::into).collect();
    Ok((headers, Json(Opened { id: id.to_string(), sides, invite: None })).into_response())
}

/// Declines an invitation by name.
pub async fn refuse(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    app.host.refuse(&id.as_str().into(), visitor.writing(&app)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the messages of a room, with its own overlay if it has a corrected card pack.
#[must_use]
pub fn words_of(room: &Room, lang: wire::Language) -> Words {
    room.game.words(lang.into())
}

/// Returns chat lines.
///
/// # Errors
/// If the store fails.
pub async fn chat_lines(app: &App, id: &TableId, after: i64, limit: u32) -> Result<Vec<ChatLine>, ApiError> {
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

/// Returns a snapshot of a table.
pub async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<TableSnapshot>, ApiError> {
    let id = TableId::from(id.as_str());
    let live = app.host.handle(&id);
    let table = app.host.ask(&live, |room| {
        let (seat, mine) = seat(room, visitor.player.as_ref(), from.invite.as_deref(), from.seat)?;
        let words = words_of(room, visitor.lang);
        let look = Perspective { seat, lang: visitor.lang, words: &words, at: now(), online: live.online() };
        Ok::<_, ApiError>(room.table(&look, &mine))
    });
    let mut table = table.await??;
    table.chat = chat_lines(&app, &id, 0, CHAT).await?;
    Ok(Json(table))
}

/// A command sent without a socket.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Do {
    key: String,
    version: i64,
    #[serde(default)]
    side: Option<wire::Side>,
    command: Command,
}

/// Carries out a command.
pub async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(sent): JsonBody<Do>,
) -> Result<Json<FromServer>, ApiError> {
    let Do { key, version, side, command } = sent;
    if key.is_empty() || key.len() > 64 {
        return Err(ApiError::with_detail(Code::Malformed, "key: 1 to 64 characters"));
    }
    let side = side.map(Into::into);
    let (lang, network) = (visitor.lang, visitor.network.clone());
    let (id, player) = (TableId::from(id.as_str()), visitor.commanding(&app, &command)?);
    let request = Request { key: key.clone(), version, side, seat: None, command, lag: 0, lang, network };
    let done = app.host.act(&id, player, &request).await?;
    Ok(Json(FromServer::Done { key, version: done.version, rematch: done.rematch }))
}

/// Explains why an action is not possible for a side.
///
/// # Errors
/// If it is not an action of the game, or the player does not hold the side.
pub fn why_not(room: &Room, player: Option<&Player>, why: &Why, words: &Words) -> Result<WhyNot, ApiError> {
    let side = own_side(room, player, why.side)?;
    Ok(room.game.why_not(side, &why.action, words)?)
}

/// Previews a draft of a side; of `seat` if the draft names none.
///
/// # Errors
/// If one of its actions is not possible, the question has changed, or the player does not hold the side.
pub fn preview_of(
    room: &Room,
    player: Option<&Player>,
    seat: Option<wire::Side>,
    draft: &Draft,
    words: &Words,
) -> Result<Preview, ApiError> {
    let side = own_side(room, player, draft.side.or(seat))?;
    room.preview(side, draft.version, &draft.actions, words)
}

/// Previews a draft.
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(draft): JsonBody<Draft>,
) -> Result<Json<Preview>, ApiError> {
    let live = app.host.handle(&id.as_str().into());
    let answer = app
        .host
        .ask(&live, |room| preview_of(room, visitor.player.as_ref(), None, &draft, &words_of(room, visitor.lang)));
    answer.await?.map(Json)
}

/// Explains why an action is not possible.
pub async fn why(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(why): JsonBody<Why>,
) -> Result<Json<WhyNot>, ApiError> {
    let live = app.host.handle(&id.as_str().into());
    let answer =
        app.host.ask(&live, |room| why_not(room, visitor.player.as_ref(), &why, &words_of(room, visitor.lang)));
    answer.await?.map(Json)
}

/// Posts a chat message.
///
/// # Errors
/// If it is too long, the rate limit is exceeded, or the player may not post here.
pub async fn say(app: &App, id: &TableId, visitor: &Visitor, chat: NewChat) -> Result<(), ApiError> {
    let player = visitor.playing()?;
    let text = chat.text.trim();
    if text.is_empty() || text.chars().count() > 500 || chat.key.is_empty() || chat.key.len() > 64 {
        return Err(Code::Malformed.into());
    }
    if !app.chat.allows(&visitor.who(), app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let live = app.host.handle(id);
    let seat = app.host.ask(&live, |room| match sides_of(&room.row, Some(player))[..] {
        [side, ..] => Ok(rules::Seat::Player(side)),
        [] if room.row.public => Ok(rules::Seat::Spectator),
        [] => Err(ApiError::from(Code::Forbidden)),
    });
    let seat = seat.await??;
    let message = NewMessage { seat, author: player.clone(), text: text.to_owned(), key: Some(chat.key), at: now() };
    app.host.store.say(id, message).await?;
    app.host.chat_posted(id);
    Ok(())
}

/// Posts a chat message without a socket.
pub async fn chat(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(chat): JsonBody<NewChat>,
) -> Result<StatusCode, ApiError> {
    say(&app, &id.as_str().into(), &visitor, chat).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn noting(app: &App, visitor: &Visitor, id: &TableId) -> Result<Side, ApiError> {
    let live = app.host.handle(id);
    app.host.ask(&live, |room| own_side(room, visitor.player.as_ref(), None)).await?
}

/// Returns the player's private note.
pub async fn note(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Json<Note>, ApiError> {
    let id = TableId::from(id.as_str());
    let side = noting(&app, &visitor, &id).await?;
    let text = app.host.store.note(&id, side).await?.map(|note| note.text).unwrap_or_default();
    Ok(Json(Note { text }))
}

/// Stores the player's private note.
pub async fn set_note(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(note): JsonBody<Note>,
) -> Result<StatusCode, ApiError> {
    if note.text.chars().count() > 10_000 {
        return Err(Code::TooLarge.into());
    }
    let id = TableId::from(id.as_str());
    visitor.writing(&app)?;
    let side = noting(&app, &visitor, &id).await?;
    app.host.store.set_note(&id, side, store::Note { text: note.text, at: now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a moment of a game.
pub async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Replay>, ApiError> {
    let live = app.host.handle(&id.as_str().into());
    let replay = app.host.ask(&live, |room| {
        let (seat, _) = seat(room, visitor.player.as_ref(), from.invite.as_deref(), from.seat)?;
        if matches!(room.row.status, Status::Waiting | Status::Cancelled) {
            return Err(ApiError::from(Code::NotBegun));
        }
        let (of, words) = (room.game.played(), words_of(room, visitor.lang));
        let at = from.at.unwrap_or(of);
        let reader = Reader { seat: seat.looker(), words: &words };
        let moment = room.game.replay(at, reader).ok_or(ApiError::from(Code::NotFound))?;
        Ok(Replay {
            at: at as u32,
            of: of as u32,
            seat,
            actor: wire::Actor::of(moment.actor),
            question: moment.question,
            answer: moment.answer,
            scene: moment.scene,
            outcome: outcome(moment.outcome.map(|outcome| json!(outcome)).as_ref(), room.game.entry(), &words),
        })
    });
    replay.await?.map(Json)
}

/// Exports a game as a file.
pub async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Response, ApiError> {
    let live = app.host.handle(&id.as_str().into());
    let record = app.host.ask(&live, |room| {
        seat(room, visitor.player.as_ref(), None, Some(Seat::All))?;
        Ok::<_, ApiError>((room.game.record(&[]), room.game.position(from.at.unwrap_or(room.game.played()))))
    });
    let (record, position) = record.await??;
    let format = from.format.as_deref().unwrap_or("record");
    let text = match format {
        "position" => position?.to_string(),
        "record" => record,
        other => formats_of(other, &record, visitor.lang)?,
    };
    let (kind, ending) = match format {
        "record" | "position" => ("application/json", "json"),
        "csv" => ("text/csv; charset=utf-8", "csv"),
        _ => ("text/plain; charset=utf-8", "txt"),
    };
    let name = format!("attachment; filename=\"hotline-{id}.{ending}\"");
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

/// Converts a record to another format.
fn formats_of(form: &str, record: &str, lang: wire::Language) -> Result<String, ApiError> {
    let game = Heading::read(record)?.game;
    match form {
        "playdek" if game == twilight::State::NAME => {
            let written = formats::playdek::export(&Record::read(record)?);
            written.map_err(|error| ApiError::with_detail(Code::Export, error.to_string()))
        }
        "csv" => Ok(games::find(&game)?.csv(record)?),
        "text" => Ok(games::find(&game)?.text(record, lang.into())?),
        _ => Err(Code::Export.into()),
    }
}

/// Reads a record or log on a blocking thread.
async fn read(app: &App, text: String) -> Result<setup::CheckedRecord, ApiError> {
    let turn = Arc::clone(&app.reading).acquire_owned().await.map_err(|_| ApiError::from(Code::Busy))?;
    let work = tokio::task::spawn_blocking(move || {
        let _turn = turn; // the work continues if the caller is dropped
        setup::read(&text)
    });
    work.await.map_err(|_| ApiError::from(Code::Internal))?
}

/// Stores an uploaded record or log as a table to be viewed.
pub async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    _place: UploadPlace,
    JsonBody(upload): JsonBody<Upload, RECORD>,
) -> Result<Response, ApiError> {
    let sent = read(&app, upload.text).await?;
    let (player, name, headers) = somebody(&app, &visitor).await?;
    let table = setup::archive(
        &sent,
        &Opener { player, name: &name, network: "", lang: visitor.lang, asked: None },
        upload.public,
    );
    let id = table.id.clone();
    app.host.store.open_table(table).await?;
    let entries: Vec<_> = sent
        .game
        .entries(0)
        .into_iter()
        .map(|(by, action)| NewEntry { by, what: EntryKind::Act(action.to_string()) })
        .collect();
    let actions = entries.len() as u32;
    let outcome = sent.game.outcome().map(|outcome| json!(outcome));
    let change = Change { version: 1, at: now(), entries, status: Some(Status::Over), outcome, ..Change::default() };
    if !matches!(app.host.store.commit(&id, change).await?, Committed::Done { .. }) {
        return Err(Code::Internal.into());
    }
    let uploaded = Uploaded { id: id.to_string(), actions, verified: sent.verified };
    Ok((StatusCode::CREATED, headers, Json(uploaded)).into_response())
}

/// Checks a record or log.
pub async fn verify(
    State(app): State<App>,
    _place: UploadPlace,
    JsonBody(upload): JsonBody<Upload, RECORD>,
) -> Result<Json<Uploaded>, ApiError> {
    let sent = read(&app, upload.text).await?;
    Ok(Json(Uploaded { id: String::new(), actions: sent.game.played() as u32, verified: sent.verified }))
}
