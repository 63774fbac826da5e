//! Scenarios for the pool of seeks, and for invitations to accounts.

use super::scene::{NOON, Place, Scene, new_table, seat};
use rules::Side;
use store::{
    Admission, Bounds, ClockKind, Holder, NewTable, Page, Paged, Paired, Player, Seek, Status, Store, Summary, TableId,
    Time, Token, UserId,
};

const LIVE: ClockKind = ClockKind::Live { base: 2_700_000, increment: 0 };

fn seek(player: &Player, since: Time) -> Seek {
    Seek {
        player: player.clone(),
        game: "spies".to_owned(),
        clock: LIVE,
        rating: 1_500_000,
        network: "net".to_owned(),
        since,
        until: since + 100,
        table: None,
    }
}

/// Returns a table for two players.
fn table_for(id: &str, players: [&Player; 2], at: Time) -> NewTable {
    let seats = [seat(Side::West, players[0].clone().into()), seat(Side::East, players[1].clone().into())];
    NewTable { seats, at, ..new_table(id, Status::Running) }
}

async fn guest(store: &dyn Store, name: &str) -> Player {
    Player::Guest(store.create_guest(name, Token::random().hash(), NOON).await.unwrap().id)
}

pub async fn waiting_players_are_paired_once(scene: &Scene) {
    let store = scene.store.as_ref();
    let (ida, jan) = (guest(store, "Ida").await, Player::User(scene.user("Jan").await.id));
    store.seek(seek(&ida, NOON)).await.unwrap();
    store.seek(seek(&jan, NOON + 5)).await.unwrap();
    let waiting = store.seekers(NOON + 6, 9).await.unwrap();
    assert_eq!(waiting.iter().map(|one| &one.player).collect::<Vec<_>>(), [&ida, &jan]);
    store.seek(seek(&ida, NOON + 7)).await.unwrap();
    let again = store.seek_of(&ida, NOON + 8).await.unwrap().unwrap();
    assert_eq!((again.since, again.until), (NOON, NOON + 107), "a repeated seek keeps its waiting time");
    store.keep_seeking(&jan, NOON + 200).await.unwrap();
    store.keep_seeking(&jan, NOON + 1).await.unwrap();
    assert_eq!(store.seekers(NOON + 150, 9).await.unwrap().len(), 1, "a place expires unless it is renewed");
    let other = Seek { game: "twilight".to_owned(), ..seek(&ida, NOON + 9) };
    store.seek(other).await.unwrap();
    assert_eq!(store.seek_of(&ida, NOON + 9).await.unwrap().unwrap().since, NOON + 9, "another game, another queue");
    assert_eq!(store.seekers(NOON + 9, 9).await.unwrap().len(), 2, "one place per player");
    let first = store.pair([&jan, &ida], table_for("paired", [&jan, &ida], NOON + 10), 9, NOON + 300).await.unwrap();
    assert_eq!(first, Paired::Gone, "she waits for another game");
    store.seek(seek(&ida, NOON + 11)).await.unwrap();
    let table = table_for("paired", [&jan, &ida], NOON + 12);
    assert_eq!(store.pair([&jan, &ida], table.clone(), 9, NOON + 300).await.unwrap(), Paired::Done);
    let again = NewTable { id: "paired again".into(), ..table };
    assert_eq!(store.pair([&jan, &ida], again.clone(), 9, NOON + 300).await.unwrap(), Paired::Gone);
    assert_eq!(store.table(&again.id).await.unwrap(), None);
    assert!(store.seekers(NOON + 12, 9).await.unwrap().is_empty());
    for player in [&jan, &ida] {
        let place = store.seek_of(player, NOON + 13).await.unwrap().unwrap();
        assert_eq!(place.table, Some(TableId::from("paired")), "the place points to the table");
        store.keep_seeking(player, NOON + 900).await.unwrap();
        assert_eq!(store.seek_of(player, NOON + 300).await.unwrap(), None, "the place expires");
    }
    assert!(store.stop_seeking(&jan, NOON).await.unwrap());
    assert!(!store.stop_seeking(&jan, NOON).await.unwrap());

    // No table is opened if a player has too many.
    store.seek(seek(&jan, NOON + 20)).await.unwrap();
    store.seek(seek(&ida, NOON + 20)).await.unwrap();
    let more = table_for("too many", [&jan, &ida], NOON + 21);
    assert_eq!(store.pair([&jan, &ida], more, 1, NOON + 300).await.unwrap(), Paired::TooManyTables);
    assert_eq!(store.forget_seeks(NOON + 999).await.unwrap(), 0, "both places were removed");
    store.seek(Seek { until: NOON + 1_000_000_000_000, ..seek(&ida, NOON + 30) }).await.unwrap();
    store.seek(seek(&jan, NOON + 30)).await.unwrap();
    assert_eq!((store.forget_seeks(NOON + 130).await.unwrap(), store.forget_seeks(NOON + 130).await.unwrap()), (1, 0));
}

fn asked(scene_table: &str, by: &UserId, who: &UserId) -> NewTable {
    let seats = [seat(Side::West, Holder::User(by.clone())), seat(Side::East, Holder::Asked(who.clone()))];
    NewTable { seats, public: false, ..new_table(scene_table, Status::Waiting) }
}

pub async fn invitations_to_accounts_are_limited(scene: &Scene) {
    let store = scene.store.as_ref();
    let (kim, leo) = (scene.user("Kim").await.id, scene.user("Leo").await.id);
    let bounds = |most| Bounds {
        player: Player::User(kim.clone()),
        tables: 9,
        levels: &[],
        games: 9,
        network_games: 9,
        asked: most,
    };
    assert_eq!(store.open_within(asked("asked 1", &kim, &leo), bounds(1)).await.unwrap(), Admission::Opened);
    let more = store.open_within(asked("asked 2", &kim, &leo), bounds(1)).await.unwrap();
    assert_eq!(more, Admission::TooManyTables, "open invitations of an account are limited");
    let whole = store.table(&"asked 1".into()).await.unwrap().unwrap();
    assert_eq!((&whole.seats[1].holder, whole.seats[1].name.as_deref()), (&Holder::Asked(leo.clone()), Some("Leo")));
    let mine: Paged<Summary> = store.mine(&Player::User(leo.clone()), Page::first(9)).await.unwrap();
    assert_eq!(mine.items.len(), 1, "the invited account sees the table");
    let own = Bounds { player: Player::User(leo.clone()), tables: 1, ..bounds(1) };
    let table = NewTable { seats: asked("x", &leo, &kim).seats, ..new_table("own", Status::Waiting) };
    assert_eq!(store.open_within(table, own).await.unwrap(), Admission::Opened, "invitations do not count");
}

/// Two nodes try to pair the same players at the same moment.
pub async fn two_nodes_pair_each_player_once(place: &Place) {
    let one = Scene::open(place).await;
    let other = store::open(&one.url).await.unwrap();
    let mut players = Vec::new();
    for n in 0..10 {
        let player = guest(one.store.as_ref(), &format!("guest {n}")).await;
        one.store.seek(seek(&player, NOON)).await.unwrap();
        players.push(player);
    }
    let mut tries = Vec::new();
    for n in 0..40 {
        let (a, b) = (n % 10, (n * 3 + 1) % 10);
        let (a, b) = (players[a].clone(), players[if a == b { (b + 1) % 10 } else { b }].clone());
        let store = if n % 2 == 0 { one.store.clone() } else { other.clone() };
        tries.push(tokio::spawn(async move {
            store.pair([&a, &b], table_for(&format!("try {n}"), [&a, &b], NOON + 1), 9, NOON + 9).await.unwrap()
        }));
    }
    let mut done = 0;
    for one in tries {
        done += usize::from(one.await.unwrap() == Paired::Done);
    }
    let mut tables = 0;
    for player in &players {
        let mine = one.store.mine(player, Page::first(9)).await.unwrap().items.len();
        assert!(mine <= 1, "{mine} tables");
        tables += mine;
    }
    assert!(done > 0);
    assert_eq!(tables, 2 * done);
    other.close().await;
}
