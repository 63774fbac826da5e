//! Rooms that are open on this node, and the one door through which everything that happens at a table goes.
//!
//! A room is a cache of what the store has. Whoever changes a table holds the lock of its room and takes the room out of it; it is put
//! back when the change is stored, and only then the sockets are told. A change that cannot be stored leaves no room behind, and the
//! next one loads it. A change that was begun is carried to its end in a task of its own, although nobody may wait for the answer any
//! more: were it given up while it is being stored, the next one could load the table as it was before. Other nodes are heard through
//! the bus of the store.

mod handle;

use crate::{
    clock::Away,
    error::ApiError,
    room::{Context, Effect, Room},
    setup,
};
use games::Thought;
pub use handle::{Event, Presence, RoomHandle};
use rules::Side;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
    time::{SystemTime, UNIX_EPOCH},
};
use store::{
    Change, Claim, Committed, EntryKind, Holder, IdempotencyKey, NewEntry, Notice, Player, Premove, PremoveStored,
    Store, TableId, Time,
};
use tokio::sync::{Notify, broadcast, mpsc};
use tracing::Instrument;
use wire::{Code, Command, Json, Language};

/// Rooms that are kept although nobody looks at them.
const ROOMS: usize = 2_000;
/// How often a change is tried again because another node was quicker.
const TRIES: usize = 8;

/// A command, as it came.
#[derive(Clone, Debug)]
pub struct Request {
    /// A key of the client's choice.
    pub key: String,
    /// The version that the player saw.
    pub version: i64,
    /// For which side, where one plays both.
    pub side: Option<Side>,
    /// What.
    pub command: Command,
    /// What the way took.
    pub lag: i64,
    /// The language of a refusal.
    pub lang: Language,
}

/// Somebody who sits down.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// Who.
    pub player: Player,
    /// The name to be shown.
    pub name: String,
    /// The invitation, for a chair that is kept.
    pub invite: Option<String>,
    /// The player's part of the dice.
    pub entropy: [u8; 32],
}

/// A command is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The version it made.
    pub version: i64,
    /// The rematch that began.
    pub rematch: Option<String>,
}

/// Every table of this node.
pub struct Host {
    /// What is kept.
    pub store: Arc<dyn Store>,
    live: Mutex<HashMap<TableId, Arc<RoomHandle>>>,
    /// Wakes the workers of the bots.
    pub bots: Notify,
    /// Says that the lists have changed.
    pub lobby: broadcast::Sender<()>,
    /// Tables that changed on another node.
    stale: mpsc::UnboundedSender<Arc<RoomHandle>>,
}

/// Now.
#[must_use]
pub fn now() -> Time {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Time)
}

/// The sides that a player holds.
#[must_use]
pub fn sides_of(row: &store::TableRow, player: Option<&Player>) -> Vec<Side> {
    let Some(player) = player else { return Vec::new() };
    let mine = |side: &Side| row.seat(*side).holder == Holder::from(player.clone());
    let hot = |side: &Side| row.seat(*side).holder == Holder::HotSeat && mine(&side.other());
    Side::BOTH.into_iter().filter(|side| mine(side) || hot(side)).collect()
}

impl Host {
    /// A host over a store; it hears of changes from now on.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Arc<Host> {
        let (stale, changed) = mpsc::unbounded_channel();
        let host = Arc::new(Host {
            live: Mutex::default(),
            bots: Notify::new(),
            lobby: broadcast::channel(16).0,
            stale,
            store,
        });
        tokio::spawn(hear(Arc::clone(&host), host.store.listen()));
        tokio::spawn(refresh(Arc::clone(&host), changed));
        host
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<RoomHandle>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many rooms are open.
    #[must_use]
    pub fn open(&self) -> usize {
        self.rooms().len()
    }

    /// The table, which may not exist.
    #[must_use]
    pub fn live(&self, id: &TableId) -> Arc<RoomHandle> {
        let mut rooms = self.rooms();
        if rooms.len() > ROOMS && !rooms.contains_key(id) {
            rooms.retain(|_, live| Arc::strong_count(live) > 1);
        }
        Arc::clone(rooms.entry(id.clone()).or_insert_with(|| Arc::new(RoomHandle::new(id))))
    }

    /// Asks something of the room of a table.
    ///
    /// # Errors
    /// If there is no such table, or it does not replay.
    pub async fn ask<T>(&self, live: &RoomHandle, ask: impl FnOnce(&Room) -> T) -> Result<T, ApiError> {
        let mut guard = live.room.lock().await;
        let room = self.loaded(live, &mut guard).await?;
        Ok(ask(room))
    }

    /// The room, loaded if it is not.
    async fn loaded<'a>(&self, live: &RoomHandle, guard: &'a mut Option<Room>) -> Result<&'a mut Room, ApiError> {
        if guard.is_none() {
            let Some(whole) = self.store.whole(&live.id).await? else {
                self.rooms().remove(&live.id);
                return Err(Code::NotFound.into());
            };
            let (version, held) = (whole.table.version, whole.held.clone());
            let room = Room::load(whole, random()).map_err(|_| {
                tracing::error!(table = %live.id, "a table does not replay"); // the reason would show a secret action
                ApiError::from(Code::Stuck)
            })?;
            live.known.store(version, Ordering::Relaxed);
            *guard = Some(room);
            self.catch_up(live, guard, held).await?;
        }
        if guard.is_none() {
            return Box::pin(self.loaded(live, guard)).await; // another node was quicker
        }
        guard.as_mut().ok_or(ApiError::from(Code::Internal))
    }

    /// The room, to be changed: nobody finds it until it is put back.
    async fn taken(&self, live: &RoomHandle, guard: &mut Option<Room>) -> Result<Room, ApiError> {
        self.loaded(live, guard).await?;
        guard.take().ok_or(ApiError::from(Code::Internal))
    }

    /// Does what a server was about to do when it was stopped: begin the game, play an early answer.
    async fn catch_up(&self, live: &RoomHandle, guard: &mut Option<Room>, held: Vec<Premove>) -> Result<(), ApiError> {
        let Some(mut room) = guard.take() else { return Ok(()) };
        let away = self.away(&room.row).await?;
        match room.begin(now(), away) {
            Some(change) => drop(self.store_change(live, guard, room, change).await?),
            None => {
                *guard = Some(room);
                self.answer_early(live, guard, held).await?;
            }
        }
        Ok(())
    }

    /// Does something at a table for a player, to the end.
    ///
    /// # Errors
    /// If it cannot be done; nothing has changed then.
    pub async fn act(self: &Arc<Self>, id: &TableId, player: &Player, request: &Request) -> Result<Done, ApiError> {
        let (host, id, player, request) = (Arc::clone(self), id.clone(), player.clone(), request.clone());
        run_to_completion(async move { host.act_here(&id, &player, &request).await }).await
    }

    async fn act_here(&self, id: &TableId, player: &Player, request: &Request) -> Result<Done, ApiError> {
        let live = self.live(id);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let row = &self.loaded(&live, &mut guard).await?.row;
            let mine = sides_of(row, Some(player));
            let side = match request.side {
                Some(side) if mine.contains(&side) => side,
                Some(_) => return Err(Code::Forbidden.into()),
                None => mine.first().copied().ok_or(ApiError::from(Code::Forbidden))?,
            };
            let away = self.away(row).await?;
            let context = Context { side, version: request.version, at: now(), lag: request.lag, away };
            let mut room = self.taken(&live, &mut guard).await?;
            let words = room.game.words(request.lang.into());
            let step = match room.act(&request.command, &context, &words) {
                Ok(step) => step,
                Err(wrong) => {
                    *guard = Some(room);
                    return self.repeated(id, side, request).await?.ok_or(wrong);
                }
            };
            let (change, rematch) = match step {
                Effect::Change(change) => (*change, None),
                Effect::Rematch(change) => self.rematch(&room, *change).await?,
                Effect::Hold(action) => {
                    let version = room.row.version;
                    let held = Premove { side, version, action: action.text().to_owned(), at: context.at };
                    match self.store.store_premove(id, held, &request.key).await? {
                        PremoveStored::Kept => room.set_held(side, Some(action)),
                        PremoveStored::Stale { .. } => continue,
                    }
                    *guard = Some(room);
                    live.tell(Event::Held(side));
                    return Ok(Done { version, rematch: None });
                }
                Effect::Unhold => {
                    self.store.drop_premove(id, side).await?;
                    room.set_held(side, None);
                    let version = room.row.version;
                    *guard = Some(room);
                    live.tell(Event::Held(side));
                    return Ok(Done { version, rematch: None });
                }
            };
            let key = IdempotencyKey { side, key: request.key.clone() };
            let reply = json!({ "rematch": rematch });
            let change = Change { key: Some(key), reply, ..change };
            if let Some(done) = self.store_change(&live, &mut guard, room, change).await? {
                return Ok(done);
            }
        }
        Err(Code::Busy.into())
    }

    /// The answer of the time when a command with this key was done.
    async fn repeated(&self, id: &TableId, side: Side, request: &Request) -> Result<Option<Done>, ApiError> {
        let key = Some(IdempotencyKey { side, key: request.key.clone() });
        // No table has this version, so nothing is stored; a key that was used is recognised all the same.
        let change = Change { version: -1, at: now(), key, ..Change::default() };
        Ok(match self.store.commit(id, change).await? {
            Committed::Repeated { version, reply } => Some(done(version, &reply)),
            _ => None,
        })
    }

    /// Stores a change of a room that was taken, and puts the room back; none if another node was quicker, and the room is to be
    /// loaded again.
    async fn store_change(
        &self,
        live: &RoomHandle,
        guard: &mut Option<Room>,
        mut room: Room,
        change: Change,
    ) -> Result<Option<Done>, ApiError> {
        let begun = std::time::Instant::now();
        let committed = self.store.commit(&live.id, change.clone()).await?;
        metrics::histogram!("hotline_commit_seconds").record(begun.elapsed().as_secs_f64());
        match committed {
            Committed::Done { version, first, held } => {
                metrics::counter!("hotline_changes_total").increment(1);
                room.stored(&change, version, first);
                *guard = Some(room);
                live.known.store(version, Ordering::Relaxed);
                if change.bots.as_ref().is_some_and(|bots| !bots.is_empty()) {
                    self.bots.notify_one();
                }
                self.answer_early(live, guard, held).await?;
                live.tell(Event::Changed);
                Ok(Some(done(version, &change.reply)))
            }
            Committed::Repeated { version, reply } => Ok(Some(done(version, &reply))),
            Committed::Stale { .. } => Ok(None),
            Committed::Lost => Err(Code::Stale.into()),
        }
    }

    /// Plays answers that were given early and whose question has come.
    async fn answer_early(
        &self,
        live: &RoomHandle,
        guard: &mut Option<Room>,
        held: Vec<Premove>,
    ) -> Result<(), ApiError> {
        for held in held {
            let Some(mut room) = guard.take() else { return Ok(()) };
            let away = self.away(&room.row).await?;
            let context = Context { side: held.side, version: room.row.version, at: now(), lag: 0, away };
            match room.answer_early(&held, &context) {
                Some(change) => drop(Box::pin(self.store_change(live, guard, room, change)).await?),
                None => *guard = Some(room),
            }
        }
        Ok(())
    }

    /// Until when each side is away.
    async fn away(&self, row: &store::TableRow) -> Result<Away, ApiError> {
        let mut away = [0; 2];
        if matches!(row.clock, store::ClockKind::Correspondence { .. }) {
            let at = now();
            for side in Side::BOTH {
                let Holder::User(user) = &row.seat(side).holder else { continue };
                let vacations = self.store.vacations(user, at).await?;
                away[side.index()] =
                    vacations.iter().filter(|one| one.from <= at).map(|one| one.until).max().unwrap_or(0);
            }
        }
        Ok(away)
    }

    /// Opens the rematch of a room, or finds the one that is open.
    async fn rematch(&self, room: &Room, mut change: Change) -> Result<(Change, Option<String>), ApiError> {
        let new = setup::rematch(&room.row);
        let mut id = new.id.clone();
        if !self.store.open_table(new).await? {
            id = self.store.rematch(&room.row.id).await?.ok_or(ApiError::from(Code::NoOffer))?;
        }
        self.begin(&id).await?;
        change.entries = vec![NewEntry { by: rules::Actor::Nobody, what: EntryKind::Note(json!({ "rematch": id })) }];
        Ok((change, Some(id.to_string())))
    }

    /// Begins the game of a table on which nobody is awaited, if it has not begun.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn begin(&self, id: &TableId) -> Result<(), ApiError> {
        self.ask(&self.live(id), |_| ()).await // a room that is loaded catches up
    }

    /// Sits down, to the end.
    ///
    /// # Errors
    /// If there is no free chair.
    pub async fn sit(self: &Arc<Self>, id: &TableId, sitting: Sitting) -> Result<Vec<Side>, ApiError> {
        let (host, id) = (Arc::clone(self), id.clone());
        run_to_completion(async move { host.sit_here(&id, &sitting).await }).await
    }

    async fn sit_here(&self, id: &TableId, sitting: &Sitting) -> Result<Vec<Side>, ApiError> {
        let live = self.live(id);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let row = &self.loaded(&live, &mut guard).await?.row;
            let mine = sides_of(row, Some(&sitting.player));
            if !mine.is_empty() {
                return Ok(mine);
            }
            let hash = sitting.invite.as_deref().and_then(store::Token::read).map(|token| token.hash());
            let fits = |seat: &&store::Seat| match seat.holder {
                Holder::Open => true,
                Holder::Invite => hash.is_some() && seat.invitation == hash,
                _ => false,
            };
            let free = row.seats.iter().find(fits).ok_or(ApiError::from(Code::SeatTaken))?;
            let seat = store::Seat {
                side: free.side,
                holder: sitting.player.clone().into(),
                name: Some(sitting.name.clone()),
                invitation: None,
                entropy: Some(sitting.entropy),
            };
            let side = seat.side;
            let away = self.away(row).await?;
            let mut room = self.taken(&live, &mut guard).await?;
            let change = room.sit(seat, now(), away)?;
            if self.store_change(&live, &mut guard, room, change).await?.is_some() {
                return Ok(vec![side]);
            }
        }
        Err(Code::Busy.into())
    }

    /// The decision of a bot, still to be made, if it is to decide; `milliseconds` says how long a level may think.
    ///
    /// # Errors
    /// If there is no such table or no such bot.
    pub async fn thinking(
        &self,
        claim: &Claim,
        milliseconds: impl FnOnce(&str) -> u64,
    ) -> Result<Option<Thought>, ApiError> {
        let live = self.live(&claim.table);
        let mut guard = live.room.lock().await;
        if live.known.load(Ordering::Relaxed) < claim.version {
            *guard = None;
        }
        let room = self.loaded(&live, &mut guard).await?;
        let due = room.game.actor() == rules::Actor::Player(claim.side);
        let Some(level) = room.bot(claim.side).filter(|_| due) else { return Ok(None) };
        Ok(Some(room.game.think(level, milliseconds(level), random())?))
    }

    /// Plays what a bot has decided.
    ///
    /// # Errors
    /// If it is not legal, or the bot has lost its job.
    pub async fn answer(&self, claim: &Claim, action: Json) -> Result<(), ApiError> {
        let live = self.live(&claim.table);
        let mut guard = live.room.lock().await;
        let mut room = self.taken(&live, &mut guard).await?;
        let away = self.away(&room.row).await?;
        let context = Context { side: claim.side, version: room.row.version, at: now(), lag: 0, away };
        let words = room.game.words(Language::En.into());
        let Effect::Change(change) = room.act(&Command::Play { action }, &context, &words)? else { return Ok(()) };
        let change = Change { claim: Some(claim.clone()), ..*change };
        let stored = self.store_change(&live, &mut guard, room, change).await?;
        stored.map(drop).ok_or(ApiError::from(Code::Stale))
    }

    /// Shows a table anew where a clock has run out.
    pub fn ring(&self, id: &TableId) {
        let live = self.rooms().get(id).cloned();
        if let Some(live) = live {
            live.tell(Event::Changed);
        }
    }

    /// Something was said.
    pub fn chat_posted(&self, id: &TableId) {
        let live = self.rooms().get(id).cloned();
        if let Some(live) = live {
            live.tell(Event::Chat);
        }
    }
}

/// Carries something to its end, although whoever waits for it may give up.
async fn run_to_completion<T: Send + 'static>(
    deed: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    // Boxed, so that a task is compiled once for each answer and not for each deed.
    let deed: Pin<Box<dyn Future<Output = Result<T, ApiError>> + Send>> = Box::pin(deed);
    tokio::spawn(deed.in_current_span()).await.unwrap_or_else(|_| Err(Code::Internal.into()))
}

fn done(version: i64, reply: &Value) -> Done {
    Done { version, rematch: reply["rematch"].as_str().map(str::to_owned) }
}

/// A random number from the operating system.
#[must_use]
pub fn random() -> u64 {
    u64::from_le_bytes(random_bytes())
}

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has none.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Hears what has changed here and on other nodes.
async fn hear(host: Arc<Host>, mut notices: store::Notices) {
    while let Some(notice) = notices.next().await {
        match notice {
            Notice::Table(id, version) => {
                let live = host.rooms().get(&id).cloned();
                if let Some(live) = live.filter(|live| live.known.load(Ordering::Relaxed) < version) {
                    let _ = host.stale.send(live);
                }
            }
            Notice::Chat(id, _) => host.chat_posted(&id),
            Notice::Lobby => {
                let _ = host.lobby.send(());
            }
            Notice::Missed => {
                let all: Vec<_> = host.rooms().values().cloned().collect();
                all.into_iter().for_each(|live| drop(host.stale.send(live)));
                let _ = host.lobby.send(());
            }
        }
    }
}

/// Throws rooms away that changed on another node, and tells their sockets.
async fn refresh(host: Arc<Host>, mut changed: mpsc::UnboundedReceiver<Arc<RoomHandle>>) {
    while let Some(live) = changed.recv().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move {
            let mut guard = live.room.lock().await;
            let version = host.store.versions(std::slice::from_ref(&live.id)).await;
            let version = version.ok().and_then(|all| all.first().map(|&(_, version)| version));
            if version.is_none_or(|version| version != live.known.load(Ordering::Relaxed)) {
                *guard = None;
                drop(guard);
                live.tell(Event::Changed);
            }
        });
    }
}
