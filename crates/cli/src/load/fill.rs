//! Fills a database with tables before a server is measured on it.

use games::{REGISTRY, Setup};
use rules::{Actor, Luck};
use server::{
    clock,
    host::now,
    setup::{Opener, prepare},
};
use std::sync::Arc;
use store::{Change, ClockKind, EntryKind, NewEntry, Player, Store, TableId, Token, Turn};
use wire::{ClockSetting, NewTable, Opponent, SideChoice, Start};
use words::{Language, Words};

/// Maximum number of actions in a stored game.
const ACTIONS: usize = 60;
/// Number of different games, which are stored repeatedly.
const GAMES: u64 = 24;
/// Number of tables per guest.
const OF_ONE_GUEST: usize = 100;
/// Number of concurrent writers.
const WRITERS: usize = 8;

/// A game in progress.
struct Begun {
    game: &'static str,
    entries: Vec<(Actor, String)>,
    actor: Actor,
}

/// Fills a database with this number of games in progress, all with a running clock; returns one of their tables.
pub async fn fill(database: &str, tables: u32) -> Result<Option<TableId>, String> {
    if tables == 0 {
        return Ok(None);
    }
    let store = store::open(database).await.map_err(|error| error.to_string())?;
    let games: Arc<Vec<Begun>> = Arc::new((0..GAMES).map(begun).collect::<Result<_, _>>()?);
    let tasks: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let (store, games) = (Arc::clone(&store), Arc::clone(&games));
            let own = (writer..tables as usize).step_by(WRITERS);
            tokio::spawn(async move { write(store.as_ref(), &games, own).await })
        })
        .collect();
    let mut last = None;
    for task in tasks {
        let written = task.await.map_err(|error| error.to_string())?;
        last = written.map_err(|error| error.to_string())?.or(last);
    }
    store.close().await;
    Ok(last)
}

/// Plays the beginning of a random game.
fn begun(number: u64) -> Result<Begun, String> {
    let entry = &REGISTRY[number as usize % REGISTRY.len()];
    let (words, mut luck) = (Words::new(Language::English), Luck::numbered(2, number));
    let setup = Setup { seed: number, ..Setup::default() };
    let mut game = entry.set_up(&setup).map_err(|error| error.to_string())?;
    let mut before = 0;
    while game.played() < ACTIONS {
        let Actor::Player(side) = game.actor() else { break };
        before = game.played();
        let choices = game.choices(side, &words);
        let action = &luck.pick(&choices.iter().collect::<Vec<_>>()).action;
        game.play(side, action, &words).map_err(|error| error.to_string())?;
    }
    if game.actor() == Actor::Nobody {
        game.go_back(before); // stored games are in progress
    }
    Ok(Begun { game: entry.name, entries: game.entries(0), actor: game.actor() })
}

/// Writes tables with these numbers; returns the last one.
async fn write(
    store: &dyn Store,
    games: &[Begun],
    numbers: impl Iterator<Item = usize>,
) -> Result<Option<TableId>, Box<dyn std::error::Error + Send + Sync>> {
    let (mut guest, mut last) = (None, None);
    for (count, number) in numbers.enumerate() {
        if count % OF_ONE_GUEST == 0 {
            guest = Some(store.create_guest("Stored", Token::random().hash(), now()).await?);
        }
        let Some(guest) = &guest else { break };
        let begun = &games[number % games.len()];
        let opener = Opener {
            player: Player::Guest(guest.id.clone()),
            name: &guest.name,
            network: "",
            lang: wire::Language::En,
            asked: None,
        };
        let table = prepare(&new_table(begun.game, Opponent::HotSeat), None, &opener)
            .map_err(|wrong| format!("{:?}", wrong.code))?
            .table;
        let (id, kind) = (table.id.clone(), table.clock);
        store.open_table(table).await?;
        store.commit(&id, change(begun, kind)).await?;
        last = Some(id);
    }
    Ok(last)
}

/// Returns the whole game as one change.
fn change(begun: &Begun, kind: ClockKind) -> Change {
    let at = now();
    let side = match begun.actor {
        Actor::Player(side) => Some(side),
        _ => None,
    };
    let entry = |(by, action): &(Actor, String)| NewEntry { by: *by, what: EntryKind::Act(action.clone()) };
    Change {
        version: 1,
        at,
        entries: begun.entries.iter().map(entry).collect(),
        turn: side.map(Turn::only),
        clock: Some(clock::running(kind, &clock::fresh(kind), side, at, [0; 2])),
        ..Change::default()
    }
}

/// Returns a public table with a clock.
pub fn new_table(game: &str, opponent: Opponent) -> NewTable {
    NewTable {
        game: game.to_owned(),
        preset: None,
        options: None,
        start: Start::Usual,
        opponent,
        side: SideChoice::West,
        clock: ClockSetting::Live { minutes: 60, increment: 0 },
        rated: false,
        public: true,
        entropy: None,
    }
}
