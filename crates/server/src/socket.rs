//! The WebSocket of a table.

use crate::{
    access::seat,
    app::App,
    error::ApiError,
    host::{Event, Presence, Request, RoomHandle, now, sides_of},
    serve::PATIENCE,
    sessions::SignedIn,
    show::Perspective,
    tables::{CHAT, chat_lines, preview_of, say, why_not, words_of},
    visitor::{Query, Visitor},
};
use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use rules::Side;
use serde::Deserialize;
use std::{sync::Arc, time::Duration};
use store::TableId;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{Instant, MissedTickBehavior},
};
use wire::{Code, Draft, FromServer, Language, NewChat, Seat, ToServer, Why};
use words::Words;

/// Maximum size of a message from a client.
const LARGEST: usize = 16 * 1024;
/// Size of the read buffer; nearly every client message is smaller. Each socket has one, which is zeroed on every poll.
const AT_ONCE: usize = 2 * 1024;
/// Maximum number of client messages read per second; further ones wait.
const MOST: u32 = 200;
/// Maximum number of consecutive unanswered pings.
const PINGS: u32 = 3;

/// Query of a socket request.
#[derive(Deserialize)]
pub struct Opening {
    seat: Option<Seat>,
    since: Option<i64>,
    chat: Option<i64>,
    invite: Option<String>,
}

/// Opens the socket of a table.
pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(opening): Query<Opening>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !app.sockets.allows(&visitor.address, app.rate_time()) {
        return Err(Code::TooOften.into());
    }
    let id = TableId::from(id.as_str());
    let live = app.host.handle(&id);
    let Opening { seat: asked, since, chat, invite } = opening;
    app.host.catch_up_with(&live, since.unwrap_or(0)).await;
    let found = app.host.ask(&live, |room| {
        let from = |asked| seat(room, visitor.player.as_ref(), invite.as_deref(), asked);
        match from(asked) {
            // A client that returns after the sides were exchanged, and so lost its seat, gets a full snapshot from the new one.
            Err(_) if since.is_some() => from(None).map(|found| (found, None)),
            found => found.map(|found| (found, since)),
        }
    });
    let ((seat, mine), version) = found.await??;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(AT_ONCE);
    let Some(place) = app.windows.enter(visitor.who()) else {
        return Ok(upgrade.on_upgrade(move |socket| turn_away(socket, visitor.lang)));
    };
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        metrics::gauge!("hotline_sockets").increment(1);
        let presence = Presence::new(&live, &mine);
        let (lang, signed_in) = (visitor.lang, app.sessions.enter(&visitor));
        let mut line =
            Connection { app, visitor, invite, id, live, presence, socket, seat, lang, version, chat, lag: 0 };
        line.run(signed_in.as_deref()).await;
        drop(line);
        metrics::gauge!("hotline_sockets").decrement(1);
    }))
}

/// Reports "too many sockets" as a first message: browsers do not expose the HTTP status of a failed upgrade.
async fn turn_away(mut socket: WebSocket, lang: Language) {
    let error = ApiError::from(Code::TooMany).render(&Words::new(lang.into()));
    if let Ok(text) = serde_json::to_string(&FromServer::Refused { key: None, error }) {
        let _ = socket.send(Message::Text(text.into())).await;
    }
    let _ = socket.send(Message::Close(Some(CloseFrame { code: close_code::POLICY, reason: "".into() }))).await;
}

/// An open socket.
struct Connection {
    app: App,
    visitor: Visitor,
    /// Secret of the invitation, for a visitor who has not sat down.
    invite: Option<String>,
    id: TableId,
    live: Arc<RoomHandle>,
    /// Marks the visitor as present at their seat.
    presence: Presence,
    socket: WebSocket,
    seat: Seat,
    lang: Language,
    /// Version that the client has.
    version: Option<i64>,
    /// Last chat line that the client has, if known.
    chat: Option<i64>,
    /// Half the round-trip time, in milliseconds.
    lag: i64,
}

/// The socket is closed.
struct Closed;

impl From<axum::Error> for Closed {
    fn from(_: axum::Error) -> Closed {
        Closed
    }
}

impl Connection {
    async fn run(&mut self, signed_in: Option<&SignedIn>) {
        let mut events = self.live.listen();
        // The visitor may have signed out between the request and the registration of this socket.
        if !self.visitor.stands(&self.app).await {
            let _ = self.close(close_code::POLICY).await;
            return;
        }
        if self.show().await.is_err() || self.talk().await.is_err() {
            return;
        }
        let stopping = self.app.clone();
        let stopping = async move { stopping.stopping().await };
        let signed_out = async move {
            match signed_in {
                Some(signed_in) => signed_in.ended().await,
                None => std::future::pending().await,
            }
        };
        tokio::pin!(stopping, signed_out);
        let (mut unanswered, mut sent, mut count) = (0, None, 0);
        // Counts pings, not seconds: if the server itself was suspended, its clients had no time to answer.
        let mut tick = tokio::time::interval(self.app.limits.silence / PINGS);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut second = Instant::now();
        loop {
            let done = tokio::select! {
                event = events.recv() => match event {
                    Ok(Event::Changed) | Err(RecvError::Lagged(_)) => self.show().await,
                    Ok(Event::Premove(side)) if self.seat.side().map(Side::from) == Some(side) => self.show().await,
                    Ok(Event::Premove(_)) => Ok(()),
                    Ok(Event::Chat) => self.talk().await,
                    Ok(Event::Seats) => self.seats().await,
                    Err(RecvError::Closed) => Err(Closed),
                },
                message = self.socket.recv() => {
                    let heard = Instant::now();
                    if heard.duration_since(second) > Duration::from_secs(1) {
                        (second, count) = (heard, 0);
                    }
                    count += 1;
                    if count > MOST {
                        tokio::time::sleep_until(second + Duration::from_secs(1)).await;
                        (second, count) = (Instant::now(), 1);
                    }
                    match message {
                        Some(Ok(Message::Text(text))) => self.message(&text).await,
                        Some(Ok(Message::Binary(_))) => self.refuse(None, Code::Malformed.into()).await,
                        Some(Ok(Message::Pong(_))) => {
                            unanswered = 0;
                            if let Some(sent) = sent.take() {
                                self.lag = heard.duration_since(sent).as_millis() as i64 / 2;
                            }
                            Ok(())
                        }
                        Some(Ok(Message::Ping(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Closed),
                    }
                },
                () = &mut signed_out => self.close(close_code::POLICY).await,
                () = &mut stopping => self.close(close_code::RESTART).await,
                _ = tick.tick() => {
                    if unanswered == PINGS {
                        self.close(close_code::AWAY).await
                    } else {
                        unanswered += 1;
                        sent = Some(Instant::now());
                        self.socket.send(Message::Ping(Vec::new().into())).await.map_err(Into::into)
                    }
                }
            };
            if done.is_err() {
                return;
            }
        }
    }

    async fn close(&mut self, code: u16) -> Result<(), Closed> {
        let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
        Err(Closed)
    }

    async fn send(&mut self, message: &FromServer) -> Result<(), Closed> {
        Ok(self.socket.send(Message::Text(wire::to_json(message).into())).await?)
    }

    async fn refuse(&mut self, key: Option<String>, wrong: ApiError) -> Result<(), Closed> {
        let error = wrong.render(&Words::new(self.lang.into()));
        self.send(&FromServer::Refused { key, error }).await
    }

    /// Sends what the client does not have yet.
    async fn show(&mut self) -> Result<(), Closed> {
        // Spectators share updates. If that fails, the update is rendered as for a player.
        if let (Seat::Spectator, Some(since)) = (self.seat, self.version)
            && let Ok(update) = self.app.host.shared_update(&self.live, since, self.lang).await
        {
            self.version = Some(update.version);
            return Ok(self.socket.send(Message::Text(update.text)).await?);
        }
        let (player, asked, lang, version) = (self.visitor.player.clone(), self.seat, self.lang, self.version);
        let (app, live, invite) = (self.app.clone(), Arc::clone(&self.live), self.invite.clone());
        let shown = app.host.ask(&live, |room| {
            // After an exchange of sides, a player sees the table from the new seat.
            let mine = sides_of(&room.row, player.as_ref());
            let moved = asked.side().is_some_and(|side| !mine.contains(&side.into())) && !room.over();
            let asked = Some(asked).filter(|_| !moved);
            let (seat, mine) = seat(room, player.as_ref(), invite.as_deref(), asked)?;
            let words = words_of(room, lang);
            let look = Perspective { seat, lang, words: &words, at: now(), online: live.online() };
            let whole = moved || version.is_none_or(|version| version > room.row.version);
            let message = match version {
                Some(since) if !whole => FromServer::Update(Box::new(room.update(since, &look))),
                _ => FromServer::Table(Box::new(room.table(&look, &mine))),
            };
            Ok::<_, ApiError>((message, seat, room.row.version, moved.then_some(mine)))
        });
        let (mut message, seat, version, moved) = match shown.await.and_then(|shown| shown) {
            Ok(shown) => shown,
            Err(wrong) => {
                self.refuse(None, wrong).await?;
                return Err(Closed);
            }
        };
        if let FromServer::Table(table) = &mut message {
            table.chat = chat_lines(&self.app, &self.id, 0, CHAT).await.unwrap_or_default();
            self.chat = Some(table.chat.last().map_or(0, |line| line.number));
        }
        if let Some(mine) = moved {
            self.presence = Presence::new(&self.live, &mine);
        }
        (self.seat, self.version) = (seat, Some(version));
        self.send(&message).await
    }

    /// Sends new chat lines.
    async fn talk(&mut self) -> Result<(), Closed> {
        // A client that returns without naming its last line gets only new ones.
        let known = self.chat.is_some();
        for line in chat_lines(&self.app, &self.id, self.chat.unwrap_or(0), CHAT).await.unwrap_or_default() {
            self.chat = Some(line.number);
            if known {
                self.send(&FromServer::Chat(line)).await?;
            }
        }
        self.chat = self.chat.or(Some(0));
        Ok(())
    }

    async fn seats(&mut self) -> Result<(), Closed> {
        let live = Arc::clone(&self.live);
        match self.app.clone().host.ask(&live, |room| room.seats(live.online())).await {
            Ok(seats) => self.send(&FromServer::Seats(seats)).await,
            Err(_) => Ok(()),
        }
    }

    async fn message(&mut self, text: &str) -> Result<(), Closed> {
        let message: ToServer = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, ApiError::with_detail(Code::Malformed, error.to_string())).await,
        };
        // Over-long keys are not echoed. Keys that change nothing may be empty: only their sender reads them.
        let key = match &message {
            ToServer::Do { key, .. } | ToServer::Chat { key, .. } => Some((key, 1)),
            ToServer::Why { key, .. } | ToServer::Preview { key, .. } | ToServer::Ping { key } => Some((key, 0)),
            ToServer::Look { .. } => None,
        };
        if let Some((key, least)) = key
            && !(least..=64).contains(&key.len())
        {
            let wrong = ApiError::with_detail(Code::Malformed, "key: 1 to 64 characters");
            return self.refuse(None, wrong).await;
        }
        match message {
            ToServer::Do { key, version, side, command } => {
                let (side, lag, lang) = (side.map(Into::into), self.lag, self.lang);
                let (seat, network) = (self.seat.side().map(Side::from), self.visitor.network.clone());
                let request = Request { key: key.clone(), version, side, seat, command, lag, lang, network };
                self.act(key, request).await
            }
            ToServer::Chat { key, text } => {
                let chat = NewChat { text, key: key.clone() };
                match say(&self.app, &self.id, &self.visitor, chat).await {
                    Ok(()) => {
                        let version = self.version.unwrap_or_default();
                        self.send(&FromServer::Done { key, version, rematch: None }).await
                    }
                    Err(wrong) => self.refuse(Some(key), wrong).await,
                }
            }
            ToServer::Why { key, side, action } => {
                let (why, player, lang) = (Why { action, side }, self.visitor.player.clone(), self.lang);
                let live = Arc::clone(&self.live);
                let answer =
                    self.app.host.ask(&live, |room| why_not(room, player.as_ref(), &why, &words_of(room, lang)));
                match answer.await.and_then(|answer| answer) {
                    Ok(answer) => self.send(&FromServer::Why { key, answer }).await,
                    Err(wrong) => self.refuse(Some(key), wrong).await,
                }
            }
            ToServer::Preview { key, version, side, actions } => {
                let (player, lang, seat) = (self.visitor.player.clone(), self.lang, self.seat.side());
                let (draft, live) = (Draft { version, side, actions }, Arc::clone(&self.live));
                let answer = self
                    .app
                    .host
                    .ask(&live, |room| preview_of(room, player.as_ref(), seat, &draft, &words_of(room, lang)));
                match answer.await.and_then(|answer| answer) {
                    Ok(preview) => self.send(&FromServer::Preview { key, preview }).await,
                    Err(wrong) => self.refuse(Some(key), wrong).await,
                }
            }
            ToServer::Look { seat: asked, lang } => self.look(asked, lang).await,
            ToServer::Ping { key } => self.send(&FromServer::Pong { key, now: now() }).await,
        }
    }

    async fn act(&mut self, key: String, request: Request) -> Result<(), Closed> {
        let player = match self.visitor.commanding(&self.app, &request.command) {
            Ok(player) => player,
            Err(wrong) => return self.refuse(Some(key), wrong).await,
        };
        // A command that times out still completes; sent again, it gets its result.
        let done = tokio::time::timeout(PATIENCE, self.app.host.act(&self.id, player, &request)).await;
        match done.unwrap_or(Err(Code::Busy.into())) {
            Ok(done) => self.send(&FromServer::Done { key, version: done.version, rematch: done.rematch }).await,
            Err(wrong) => {
                let stale = wrong.code == Code::Stale;
                self.refuse(Some(key), wrong).await?;
                if stale { self.show().await } else { Ok(()) }
            }
        }
    }

    async fn look(&mut self, asked: Option<Seat>, lang: Option<Language>) -> Result<(), Closed> {
        let player = self.visitor.player.clone();
        let live = Arc::clone(&self.live);
        let now_at = asked.unwrap_or(self.seat);
        let invite = self.invite.as_deref();
        let found = self.app.host.ask(&live, |room| seat(room, player.as_ref(), invite, Some(now_at)));
        match found.await.and_then(|found| found) {
            Ok((seat, _)) => {
                (self.seat, self.lang, self.version) = (seat, lang.unwrap_or(self.lang), None);
                self.show().await
            }
            Err(wrong) => self.refuse(None, wrong).await,
        }
    }
}
