//! The rooms that are open on this node, and the single entry point for every change to a table.
//!
//! A room is a cache of what the store has. A task that changes a table holds the lock of its room and takes the room out; it puts the room
//! back once the change is stored, and only then notifies the sockets. If a change cannot be stored, the room is dropped and the next task
//! loads it. A change runs to completion in a task of its own, even if the client disconnects: were it cancelled while being stored, the
//! next task could load the table as it was before. Changes on other nodes arrive through the bus of the store.

mod handle;
mod opening;
mod shared;

pub use crate::time::now;
use crate::{
    bots,
    clock::Away,
    error::ApiError,
    room::{Context, Effect, Room},
};
use games::Thought;
pub use handle::{Event, Presence, RoomHandle};
use rules::Side;
use serde_json::{Value, json};
pub use shared::SharedUpdate;
use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
};
use store::{
    Change, Claim, Committed, Holder, IdempotencyKey, Notice, Player, Premove, PremoveStored, Queue, Store, TableId,
};
use tokio::sync::{Notify, broadcast, mpsc};
use tracing::Instrument;
use wire::{Code, Command, Json, Language};

/// Maximum number of cached rooms, unless more are in use.
const ROOMS: usize = 2_000;
/// Maximum number of changes per table; a game takes about a tenth of it. After that, a player can only resign.
const MOST_CHANGES: i64 = 20_000;
/// Part of [`MOST_CHANGES`] that is reserved for play, so that a player who makes endless offers, pauses and takebacks cannot block the
/// opponent.
const FOR_PLAY: i64 = 10_000;
/// How often a change is retried after another node changed the table first.
const TRIES: usize = 8;

/// A command from a client.
#[derive(Clone, Debug)]
pub struct Request {
    /// Idempotency key chosen by the client.
    pub key: String,
    /// Version that the player saw.
    pub version: i64,
    /// Side for which the player acts, where they hold both.
    pub side: Option<Side>,
    /// Side whose view the player has; used if `side` is none.
    pub seat: Option<Side>,
    /// The command.
    pub command: Command,
    /// Network latency in milliseconds.
    pub lag: i64,
    /// Language of refusals.
    pub lang: Language,
    /// Pseudonym of the client's network; a rematch counts towards its limit.
    pub network: String,
}

impl Request {
    /// Returns the idempotency key of this player for this command.
    fn idempotency(&self, player: &Player) -> IdempotencyKey {
        let command = serde_json::to_vec(&(self.side, &self.command)).unwrap_or_default();
        IdempotencyKey { player: player.clone(), key: self.key.clone(), command: *blake3::hash(&command).as_bytes() }
    }
}

/// A player who sits down.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// Account or guest.
    pub player: Player,
    /// Name to be shown.
    pub name: String,
    /// Secret of the invitation, for a reserved seat.
    pub invite: Option<String>,
    /// The player's contribution to the randomness of the game.
    pub entropy: [u8; 32],
}

/// A decision that a bot has yet to make.
pub struct PendingDecision {
    /// Time limit in milliseconds.
    pub granted: i64,
    /// Makes the decision. It blocks, so it must not run on an async worker thread.
    pub decide: Thought,
}

/// Result of a command that was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Version that the command created.
    pub version: i64,
    /// Id of the rematch that began.
    pub rematch: Option<String>,
}

/// All tables of this node.
pub struct Host {
    /// The store.
    pub store: Arc<dyn Store>,
    handles: Mutex<HashMap<TableId, Arc<RoomHandle>>>,
    /// Wakes the workers of instant bots and those of searching bots.
    wakes: [Notify; 2],
    /// Publishes changes of the lists in the lobby.
    pub lobby: broadcast::Sender<()>,
    /// Rooms that changed on another node.
    stale: mpsc::UnboundedSender<Arc<RoomHandle>>,
}

/// Returns the number of changes that a table may have for `command` to be accepted.
fn most_changes(command: &Command) -> i64 {
    match command {
        Command::Resign => i64::MAX,
        Command::Play { .. } | Command::CancelPremove | Command::Claim | Command::Wait => MOST_CHANGES,
        _ => MOST_CHANGES - FOR_PLAY,
    }
}

/// Returns the sides that a player holds.
#[must_use]
pub fn sides_of(row: &store::TableRow, player: Option<&Player>) -> Vec<Side> {
    let Some(player) = player else { return Vec::new() };
    let mine = |side: &Side| row.seat(*side).holder == Holder::from(player.clone());
    let hot = |side: &Side| row.seat(*side).holder == Holder::HotSeat && mine(&side.other());
    Side::BOTH.into_iter().filter(|side| mine(side) || hot(side)).collect()
}

impl Host {
    /// Creates a host over a store and subscribes to its changes.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Arc<Host> {
        let (stale, changed) = mpsc::unbounded_channel();
        let host = Arc::new(Host {
            handles: Mutex::default(),
            wakes: Default::default(),
            lobby: broadcast::channel(16).0,
            stale,
            store,
        });
        tokio::spawn(hear(Arc::clone(&host), host.store.listen()));
        tokio::spawn(refresh(Arc::clone(&host), changed));
        host
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<RoomHandle>>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the notifier for the workers of a queue.
    pub fn wake(&self, queue: Queue) -> &Notify {
        &self.wakes[queue as usize]
    }

    /// Returns the number of open rooms.
    #[must_use]
    pub fn open(&self) -> usize {
        self.rooms().len()
    }

    /// Returns the handle of a table. The table may not exist.
    #[must_use]
    pub fn handle(&self, id: &TableId) -> Arc<RoomHandle> {
        let mut rooms = self.rooms();
        if rooms.len() > ROOMS && !rooms.contains_key(id) {
            rooms.retain(|_, live| Arc::strong_count(live) > 1);
        }
        let live = rooms.entry(id.clone()).or_insert_with(|| Arc::new(RoomHandle::new(id)));
        live.used.store(true, Ordering::Relaxed);
        Arc::clone(live)
    }

    /// Removes a table that could not be loaded, unless another task uses its handle. Requests for tables that do not exist thus leave
    /// nothing behind.
    fn forget(&self, live: &RoomHandle) {
        let mut rooms = self.rooms();
        // One reference is the map's, the other the caller's.
        if rooms.get(&live.id).is_some_and(|found| std::ptr::eq(&**found, live) && Arc::strong_count(found) <= 2) {
            rooms.remove(&live.id);
        }
    }

    /// Drops rooms that were not used since the last call and have no open handle.
    pub fn tidy(&self) {
        self.rooms().retain(|_, live| live.used.swap(false, Ordering::Relaxed) || Arc::strong_count(live) > 1);
    }

    /// Runs `ask` on the room of a table.
    ///
    /// # Errors
    /// If the table does not exist or does not replay.
    pub async fn ask<T>(&self, live: &RoomHandle, ask: impl FnOnce(&Room) -> T) -> Result<T, ApiError> {
        let mut guard = live.room.lock().await;
        let room = self.loaded(live, &mut guard).await?;
        Ok(ask(room))
    }

    /// Ensures that a room is at least as new as a version that a client saw on another node. The notice may not have arrived: the other
    /// node may have been killed before it sent one, or this one was stopped.
    pub async fn catch_up_with(&self, live: &RoomHandle, version: i64) {
        if live.known.load(Ordering::Relaxed) < version {
            self.renew(live).await;
        }
    }

    /// Drops a room that has changed on another node, and notifies its sockets.
    async fn renew(&self, live: &RoomHandle) {
        let mut guard = live.room.lock().await;
        let version = self.store.versions(std::slice::from_ref(&live.id)).await;
        let version = version.ok().and_then(|all| all.first().map(|&(_, version)| version));
        if version.is_none_or(|version| version != live.known.load(Ordering::Relaxed)) {
            *guard = None;
            drop(guard);
            live.tell(Event::Changed);
        }
    }

    /// Returns the room, loading it if necessary.
    async fn loaded<'a>(&self, live: &RoomHandle, guard: &'a mut Option<Room>) -> Result<&'a mut Room, ApiError> {
        if guard.is_none() {
            let whole = match self.store.whole(&live.id).await {
                Ok(Some(whole)) => whole,
                missing => {
                    self.forget(live);
                    return Err(missing.err().map_or(Code::NotFound.into(), Into::into));
                }
            };
            let (version, premoves) = (whole.table.version, whole.premoves.clone());
            let room = Room::load(whole, random()).map_err(|_| {
                tracing::error!(table = %live.id, "a table does not replay"); // the reason could reveal a secret action
                ApiError::from(Code::Stuck)
            })?;
            live.known.store(version, Ordering::Relaxed);
            *guard = Some(room);
            self.catch_up(live, guard, premoves).await?;
        }
        if guard.is_none() {
            return Box::pin(self.loaded(live, guard)).await; // another node changed it first
        }
        guard.as_mut().ok_or(ApiError::from(Code::Internal))
    }

    /// Takes the room out in order to change it. The slot stays empty until the room is put back.
    async fn taken(&self, live: &RoomHandle, guard: &mut Option<Room>) -> Result<Room, ApiError> {
        self.loaded(live, guard).await?;
        guard.take().ok_or(ApiError::from(Code::Internal))
    }

    /// Completes what a stopped server left undone: begins the game, plays premoves.
    async fn catch_up(
        &self,
        live: &RoomHandle,
        guard: &mut Option<Room>,
        premoves: Vec<Premove>,
    ) -> Result<(), ApiError> {
        let Some(mut room) = guard.take() else { return Ok(()) };
        let away = self.away(&room.row).await?;
        match room.begin(now(), away) {
            Some(change) => drop(self.store_change(live, guard, room, change).await?),
            None => {
                *guard = Some(room);
                self.play_premoves(live, guard, premoves).await?;
            }
        }
        Ok(())
    }

    /// Carries out a command of a player. It runs to completion even if the caller is dropped.
    ///
    /// # Errors
    /// If the command is refused; nothing has changed then.
    pub async fn act(self: &Arc<Self>, id: &TableId, player: &Player, request: &Request) -> Result<Done, ApiError> {
        let (host, id, player, request) = (Arc::clone(self), id.clone(), player.clone(), request.clone());
        run_to_completion(async move { host.act_here(&id, &player, &request).await }).await
    }

    async fn act_here(&self, id: &TableId, player: &Player, request: &Request) -> Result<Done, ApiError> {
        let live = self.handle(id);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let row = &self.loaded(&live, &mut guard).await?.row;
            let mine = sides_of(row, Some(player));
            let side = match request.side.or(request.seat) {
                Some(side) if mine.contains(&side) => side,
                Some(_) => return Err(Code::Forbidden.into()),
                None => mine.first().copied().ok_or(ApiError::from(Code::Forbidden))?,
            };
            if row.version >= most_changes(&request.command) {
                return Err(Code::Full.into());
            }
            let away = self.away(row).await?;
            let context = Context { side, version: request.version, at: now(), lag: request.lag, away };
            let mut room = self.taken(&live, &mut guard).await?;
            let words = room.game.words(request.lang.into());
            let effect = match room.act(&request.command, &context, &words) {
                Ok(effect) => effect,
                Err(refusal) => {
                    *guard = Some(room);
                    return self.repeated(id, player, request).await?.ok_or(refusal);
                }
            };
            let (change, rematch) = match effect {
                Effect::Change(change) => (*change, None),
                Effect::Rematch(change) => {
                    // A key that was used must not open another table.
                    if let Some(done) = self.repeated(id, player, request).await? {
                        *guard = Some(room);
                        return Ok(done);
                    }
                    self.rematch(&room, *change, player, &request.network).await?
                }
                Effect::Premove(action) => {
                    let version = room.row.version;
                    let premove = Premove { side, version, action: action.text().to_owned(), at: context.at };
                    match self.store.store_premove(id, premove, request.idempotency(player)).await? {
                        PremoveStored::Kept => room.set_premove(side, Some(action)),
                        PremoveStored::Stale { .. } => continue,
                        other => return premove_repeated(other),
                    }
                    *guard = Some(room);
                    live.tell(Event::Premove(side));
                    return Ok(Done { version, rematch: None });
                }
                Effect::CancelPremove => {
                    match self.store.drop_premove(id, side, request.idempotency(player)).await? {
                        PremoveStored::Kept | PremoveStored::Stale { .. } => room.set_premove(side, None),
                        other => return premove_repeated(other),
                    }
                    let version = room.row.version;
                    *guard = Some(room);
                    live.tell(Event::Premove(side));
                    return Ok(Done { version, rematch: None });
                }
            };
            let reply = json!({ "rematch": rematch });
            let change = Change { key: Some(request.idempotency(player)), reply, ..change };
            if let Some(done) = self.store_change(&live, &mut guard, room, change).await? {
                return Ok(done);
            }
        }
        Err(Code::Busy.into())
    }

    /// Returns the result of an earlier command with the same key.
    async fn repeated(&self, id: &TableId, player: &Player, request: &Request) -> Result<Option<Done>, ApiError> {
        let key = Some(request.idempotency(player));
        // No table has this version, so nothing is stored, but a used key is still recognised.
        let change = Change { version: -1, at: now(), key, ..Change::default() };
        match self.store.commit(id, change).await? {
            Committed::Repeated { version, reply } => Ok(Some(done(version, &reply))),
            Committed::KeyUsed => Err(Code::KeyUsed.into()),
            _ => Ok(None),
        }
    }

    /// Stores a change of a room that was taken, and puts the room back. Returns none if another node changed the table first and the room
    /// must be loaded again.
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
            Committed::Done { version, first, premoves } => {
                metrics::counter!("hotline_changes_total").increment(1);
                room.stored(&change, version, first);
                // The players or their ratings may have changed.
                if (change.ended.is_some() || !change.seats.is_empty())
                    && let Ok(Some(row)) = self.store.table(&live.id).await
                {
                    room.row.ratings = row.ratings;
                }
                *guard = Some(room);
                live.known.store(version, Ordering::Relaxed);
                self.play_premoves(live, guard, premoves).await?;
                live.tell(Event::Changed);
                Ok(Some(done(version, &change.reply)))
            }
            Committed::Repeated { version, reply } => Ok(Some(done(version, &reply))),
            Committed::KeyUsed => Err(Code::KeyUsed.into()),
            Committed::Stale { .. } => Ok(None),
            Committed::Lost => Err(Code::Stale.into()),
        }
    }

    /// Plays the premoves whose question has been asked.
    async fn play_premoves(
        &self,
        live: &RoomHandle,
        guard: &mut Option<Room>,
        premoves: Vec<Premove>,
    ) -> Result<(), ApiError> {
        for premove in premoves {
            let Some(mut room) = guard.take() else { return Ok(()) };
            let away = self.away(&room.row).await?;
            let context = Context { side: premove.side, version: room.row.version, at: now(), lag: 0, away };
            match room.play_premove(&premove, &context) {
                Some(change) => drop(Box::pin(self.store_change(live, guard, room, change)).await?),
                None => *guard = Some(room),
            }
        }
        Ok(())
    }

    /// Returns the end of each side's vacation.
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

    /// Returns the pending decision of a bot; none if the bot is not to decide.
    ///
    /// # Errors
    /// If the table or the bot does not exist.
    pub async fn thinking(&self, claim: &Claim) -> Result<Option<PendingDecision>, ApiError> {
        let live = self.handle(&claim.table);
        let mut guard = live.room.lock().await;
        if live.known.load(Ordering::Relaxed) < claim.version {
            *guard = None;
        }
        let room = self.loaded(&live, &mut guard).await?;
        let due = room.game.actor() == rules::Actor::Player(claim.side);
        let Some(level) = room.bot(claim.side).filter(|_| due) else { return Ok(None) };
        let granted = bots::level(level).thought(claim.spent);
        let decide = room.game.think(level, granted.unsigned_abs(), random())?;
        Ok(Some(PendingDecision { granted, decide }))
    }

    /// Plays the action that a bot chose after `thought` milliseconds.
    ///
    /// # Errors
    /// If the action is not legal, or the bot has lost its lease.
    pub async fn answer(&self, claim: &Claim, action: &Json, thought: i64) -> Result<(), ApiError> {
        let live = self.handle(&claim.table);
        let mut guard = live.room.lock().await;
        for _ in 0..TRIES {
            let mut room = self.taken(&live, &mut guard).await?;
            let away = self.away(&room.row).await?;
            let context = Context { side: claim.side, version: room.row.version, at: now(), lag: 0, away };
            let Some(change) = room.decided(action, claim.spent + thought, &context)? else { return Ok(()) };
            let change = Change { claim: Some(claim.clone()), ..change };
            if self.store_change(&live, &mut guard, room, change).await?.is_some() {
                return Ok(());
            }
            // Another node stored something that did not concern the bot, such as an offer.
        }
        Err(Code::Busy.into())
    }

    /// Notifies the sockets of a table whose clock has expired.
    pub fn ring(&self, id: &TableId) {
        let live = self.rooms().get(id).cloned();
        if let Some(live) = live {
            live.tell(Event::Changed);
        }
    }

    /// Notifies the sockets of a table of a chat message.
    pub fn chat_posted(&self, id: &TableId) {
        let live = self.rooms().get(id).cloned();
        if let Some(live) = live {
            live.tell(Event::Chat);
        }
    }
}

/// Runs a task to completion even if its caller is dropped.
async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    // Boxed, so that tasks are compiled once per result type and not once per kind of work.
    let work: Pin<Box<dyn Future<Output = Result<T, ApiError>> + Send>> = Box::pin(work);
    tokio::spawn(work.in_current_span()).await.unwrap_or_else(|_| Err(Code::Internal.into()))
}

fn done(version: i64, reply: &Value) -> Done {
    Done { version, rematch: reply["rematch"].as_str().map(str::to_owned) }
}

/// Returns the result of a premove whose key was used before. The room was taken; the next request loads it.
fn premove_repeated(stored: PremoveStored) -> Result<Done, ApiError> {
    match stored {
        PremoveStored::Repeated { version } => Ok(Done { version, rematch: None }),
        _ => Err(Code::KeyUsed.into()),
    }
}

/// Returns a random number from the operating system.
#[must_use]
pub fn random() -> u64 {
    u64::from_le_bytes(random_bytes())
}

/// Returns random bytes from the operating system.
///
/// # Panics
/// If the operating system provides none.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Receives notices of changes on this node and on others.
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
            Notice::Job(queue) => host.wake(queue).notify_one(),
            Notice::Missed => {
                let all: Vec<_> = host.rooms().values().cloned().collect();
                all.into_iter().for_each(|live| drop(host.stale.send(live)));
                let _ = host.lobby.send(());
            }
        }
    }
}

/// Reloads rooms that changed on another node.
async fn refresh(host: Arc<Host>, mut changed: mpsc::UnboundedReceiver<Arc<RoomHandle>>) {
    while let Some(live) = changed.recv().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move { host.renew(&live).await });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endless_offers_and_takebacks_leave_room_for_the_game() {
        let most = |command: Value| most_changes(&serde_json::from_value(command).expect("a command"));
        let play = most(json!({ "do": "play", "action": {} }));
        for command in ["offer", "accept", "decline"] {
            assert!(most(json!({ "do": command, "kind": "pause" })) + 10_000 <= play, "{command}");
        }
        assert!(most(json!({ "do": "undo" })) < play && most(json!({ "do": "resume" })) < play);
        assert!(most(json!({ "do": "resign" })) > play, "a player can always resign");
    }
}
