//! Scenarios for durability: append-only entries, the end of a process, backups, other nodes.

use super::{
    clocks::waiting,
    play::heard,
    scene::{NOON, Place, Scene, columns, key_of, move_at, new_table, raw, seat},
};
use rules::Side;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, postgres::PgConnectOptions};
use std::{collections::BTreeSet, fs, path::Path, str::FromStr, time::Duration};
use store::{
    BotJob, Change, Committed, Error, Holder, NewApiToken, NewMessage, Notice, Player, Queue, Status, TableId, Token,
    Topic, Vacation,
};

const DAY: i64 = 86_400_000;

pub async fn entries_cannot_be_changed(scene: &Scene) {
    for sql in ["UPDATE entries SET body = '1'", "DELETE FROM entries"] {
        let refused = raw(&scene.url, sql).await.expect_err("the database refuses").to_string();
        assert!(refused.contains("entries are never"), "{refused}");
    }
    assert!(raw(&scene.url, "INSERT INTO entries SELECT * FROM entries").await.is_err(), "numbers are unique");
}

pub async fn a_stopped_writer_loses_nothing(scene: &mut Scene) {
    let ids = ["end 1", "end 2", "end 3"];
    for id in ids {
        scene.table(id).await;
    }
    let other = store::open(&scene.url).await.unwrap();
    let (sender, mut acknowledged) = tokio::sync::mpsc::unbounded_channel();
    let writers = ids.map(|id| {
        let (store, sender, id) = (other.clone(), sender.clone(), TableId::from(id));
        tokio::spawn(async move {
            for version in 1.. {
                let done = store.commit(&id, move_at(version, &json!(version))).await.unwrap();
                assert!(matches!(done, Committed::Done { .. }), "{done:?}");
                sender.send((id.clone(), version)).unwrap();
            }
        })
    });
    let mut seen = Vec::new();
    while seen.len() < 50 {
        seen.push(acknowledged.recv().await.unwrap());
    }
    writers.iter().for_each(tokio::task::JoinHandle::abort);
    for writer in writers {
        assert!(writer.await.is_err_and(|error| error.is_cancelled()), "stopped in the middle");
    }
    other.close().await; // finishes the write in progress
    while let Ok(more) = acknowledged.try_recv() {
        seen.push(more);
    }
    scene.store = store::open(&scene.url).await.expect("it opens again");
    for id in ids.map(TableId::from) {
        let entries = scene.store.entries(&id, 0).await.unwrap();
        let last = seen.iter().filter(|(table, _)| *table == id).map(|(_, version)| *version).max().unwrap_or(0);
        let stored = i64::try_from(entries.len()).unwrap();
        assert!(stored == last || stored == last + 1, "{stored} stored, {last} acknowledged");
        assert!(entries.iter().zip(1..).all(|(entry, n)| entry.number == n && entry.version == n + 1));
        let now = scene.now(&id).await;
        assert_eq!((now.version, now.entries), (stored + 1, stored));
        scene.commit(&id, move_at(now.version, &json!("play goes on"))).await;
    }
}

pub async fn a_backup_holds_everything(scene: &Scene, place: &Place) {
    let rosa = scene.known("Róża").await;
    scene.store.open_session(&rosa.id, Token::random().hash(), NOON, NOON + 100).await.unwrap();
    let token = NewApiToken {
        user: rosa.id,
        hash: Token::random().hash(),
        label: String::new(),
        scopes: vec![],
        at: NOON,
        expires: Some(NOON + 100),
    };
    scene.store.create_api_token(token).await.unwrap();
    let file = place.file("story.backup");
    let rows = scene.store.backup(&file).await.unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::MetadataExt::mode(&fs::metadata(&file).unwrap()) & 0o777,
        0o600,
        "for its owner alone"
    );
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(u64::try_from(text.lines().count()).unwrap(), rows + 2, "the header, the rows, the trailer");
    let mut written = BTreeSet::new();
    for line in text.lines().skip(1).take(usize::try_from(rows).unwrap()) {
        let line: Value = serde_json::from_str(line).unwrap();
        let (table, fields) = line.as_object().unwrap().iter().next().unwrap();
        written.extend(fields.as_object().unwrap().keys().map(|column| format!("{table}.{column}")));
    }
    let left_out = ["outbox.", "retries.", "_sqlx_migrations.", "sqlite_sequence."];
    let kept =
        columns(&scene.url).await.into_iter().filter(|column| !left_out.iter().any(|out| column.starts_with(out)));
    assert_eq!(written.into_iter().collect::<Vec<_>>(), kept.collect::<Vec<_>>(), "every column of every table");
}

/// Restores a backup into a fresh database and checks that a backup of the copy is identical.
async fn copied(file: &Path, place: &Place) -> Scene {
    let copy = Scene::open(place).await;
    let rows = copy.store.restore(file).await.unwrap();
    let second = place.file("second.backup");
    assert_eq!(copy.store.backup(&second).await.unwrap(), rows);
    assert_eq!(fs::read(file).unwrap(), fs::read(&second).unwrap());
    copy
}

pub async fn a_restored_copy_is_equal(scene: &Scene, place: &Place) {
    let copy = copied(&place.file("story.backup"), place).await;
    for id in ["opening", "keys", "back", "headlines", "talk", "end 1"].map(TableId::from) {
        let whole = copy.store.whole(&id).await.unwrap();
        assert!(whole.is_some());
        assert_eq!(whole, scene.store.whole(&id).await.unwrap());
    }
    let id = TableId::from("back");
    let version = copy.now(&id).await.version;
    copy.commit(&id, move_at(version, &json!("play goes on"))).await;
}

pub async fn a_damaged_backup_is_refused(scene: &Scene, place: &Place) {
    let good = fs::read_to_string(place.file("story.backup")).unwrap();
    let copy = Scene::open(place).await;
    let file = place.file("bad.backup");
    let shorter: String = good.lines().take(good.lines().count() - 1).map(|line| format!("{line}\n")).collect();
    let missing: String =
        good.lines().enumerate().filter(|(n, _)| *n != 2).map(|(_, line)| format!("{line}\n")).collect();
    for bad in [
        shorter,
        missing,
        good.replacen("\"name\":\"Anna\"", "\"name\":\"Arma\"", 1),
        good.replacen("{\"users\":", "{\"losers\":", 1),
        good.replacen("\"created\":1000000", "\"created\":\"x\"", 1),
        good.replacen("\"hotline_backup\":1", "\"hotline_backup\":2", 1),
        "something else".to_owned(),
        String::new(),
    ] {
        assert_ne!(bad, good);
        fs::write(&file, &bad).unwrap();
        let refused = copy.store.restore(&file).await;
        assert!(matches!(refused, Err(Error::Backup { .. })), "{refused:?}");
    }
    assert_eq!(copy.store.user_named("Róża").await.unwrap(), None, "a restore is all or nothing");
    copy.store.restore(&place.file("story.backup")).await.expect("the undamaged backup is restored");
    let full = scene.store.restore(&place.file("story.backup")).await;
    assert!(matches!(full, Err(Error::NotEmpty)));
}

/// Earlier programs wrote keys of seats and no name skeletons.
pub async fn backups_without_name_skeletons_are_restored(place: &Place) {
    let mut earlier = String::new();
    let good = fs::read_to_string(place.file("story.backup")).unwrap();
    for line in good.lines().take(good.lines().count() - 1) {
        let mut line: Value = serde_json::from_str(line).unwrap();
        if let Some(user) = line.get_mut("users") {
            user.as_object_mut().unwrap().remove("likeness");
        } else if let Some(reply) = line.get_mut("replies") {
            let retry = json!({ "table_id": reply["table_id"], "side": "west", "retry_key": reply["retry_key"],
                "version": reply["version"], "reply": reply["reply"] });
            line = json!({ "retries": retry });
        }
        earlier += &format!("{line}\n");
    }
    let (rows, hash) = (earlier.lines().count() - 1, blake3::hash(earlier.as_bytes()).to_string());
    earlier += &format!("{}\n", json!({ "end": { "rows": rows, "blake3": hash } }));
    let file = place.file("earlier.backup");
    fs::write(&file, &earlier).unwrap();
    let copy = Scene::open(place).await;
    copy.store.restore(&file).await.unwrap();
    assert!(copy.store.user_named("Róża").await.unwrap().is_some());
    assert!(!copy.store.without_likeness(None, 9).await.unwrap().is_empty());
}

/// Earlier jobs had no owner and no cost.
pub async fn backups_without_job_owners_are_restored(place: &Place) {
    let scene = Scene::open(place).await;
    let id = scene.table("earlier").await;
    let bot = BotJob { side: Side::East, owner: "owner".to_owned(), network: "net".to_owned(), spent: 5, cost: 6 };
    scene.commit(&id, Change { bots: Some(vec![bot]), ..move_at(1, &json!("your turn")) }).await;
    let file = place.file("earlier.backup");
    scene.store.backup(&file).await.unwrap();
    let now = fs::read_to_string(&file).unwrap();
    let mut before: String =
        now.lines().filter(|line| !line.starts_with(r#"{"end""#)).map(|line| format!("{line}\n")).collect();
    before = before.replacen(
        r#","since":1000001,"owner":"owner","spent":5,"cost":6,"turn":0,"network":"net","share":0"#,
        "",
        1,
    );
    let hash = blake3::hash(before.as_bytes()).to_string();
    before += &json!({ "end": { "rows": before.lines().count() - 1, "blake3": hash } }).to_string();
    assert_ne!(before.trim(), now.trim());
    fs::write(&file, before).unwrap();
    let copy = Scene::open(place).await;
    copy.store.restore(&file).await.expect("it is restored");
    let claim = copy.store.claim_job(Queue::Long, NOON + 10, 100).await.unwrap().expect("the bot is asked");
    assert_eq!((claim.table, claim.version, claim.since, claim.spent), (id, 2, 0, 0));
}

pub async fn a_backup_moves(from: &Place, to: &Place) {
    let scene = Scene::open(from).await;
    let user = scene.user("Żółw").await;
    scene.store.add_vacation(&user.id, Vacation { from: 1, until: 2 }, 0, i64::MAX).await.unwrap();
    for n in 0..30 {
        let id = scene.table(&format!("moved {n}")).await;
        for version in 1..=5 {
            scene.commit(&id, move_at(version, &json!({ "b": version, "a": "„ś”" }))).await;
        }
    }
    let file = from.file("moving.backup");
    scene.store.backup(&file).await.unwrap();
    let copy = copied(&file, to).await;
    let id = TableId::from("moved 7");
    assert_eq!(copy.store.whole(&id).await.unwrap(), scene.store.whole(&id).await.unwrap());
}

pub async fn expired_data_is_deleted(scene: &Scene) {
    let (store, later) = (&scene.store, NOON + 1_000_000_000);
    let id = scene.table("forgotten keys").await;
    let key = Some(key_of(Side::West, "key", "keyed"));
    let keyed = Change { key, at: later - DAY + 1, ..move_at(1, &json!("keyed")) };
    scene.commit(&id, keyed.clone()).await;
    let tokens = [(); 4].map(|()| Token::random());
    let mut guests = Vec::new();
    for (token, at) in tokens.iter().zip([later - DAY, later - DAY, later - DAY, later - DAY + 1]) {
        guests.push(store.create_guest("Guest", token.hash(), at).await.unwrap().id);
    }
    let mut table = new_table("taken by a guest", Status::Waiting);
    table.seats[0] = seat(Side::West, Holder::Guest(guests[0].clone()));
    assert!(store.open_table(table).await.unwrap());
    let author = Player::Guest(guests[1].clone());
    let said = NewMessage { seat: rules::Seat::Spectator, author, text: "hello".to_owned(), key: None, at: later };
    store.say(&id, said).await.unwrap();
    assert!(store.healthy().await);
    store.writable().await.unwrap();
    assert!(store.tidy(later).await.unwrap() > 2, "a session, an API token, old notices, old keys");
    assert_eq!(store.tidy(later).await.unwrap(), 0);
    let mut known = Vec::new();
    for token in &tokens {
        known.push(store.guest(token.hash()).await.unwrap().is_some());
    }
    assert_eq!(known, [true, true, false, true], "with a seat, with a message, unused, too recent");
    assert!(matches!(store.commit(&id, keyed.clone()).await.unwrap(), Committed::Repeated { version: 2, .. }));
    assert!(store.tidy(later + 1).await.unwrap() > 0, "a day after the last change");
    assert_eq!(store.commit(&id, keyed).await.unwrap(), Committed::Stale { version: 2 }, "the key is forgotten");
    store.close().await;
    assert!(!store.healthy().await);
    assert!(store.writable().await.is_err());
}

pub async fn nodes_notify_each_other(place: &Place) {
    let here = Scene::open(place).await;
    let there = Scene { url: here.url.clone(), store: store::open(&here.url).await.unwrap() };
    let (mut at_here, mut at_there) = (here.store.listen(), there.store.listen());
    let id = here.table("shared").await;
    heard(&mut at_there, Notice::Table(id.clone(), 1)).await;
    there.commit(&id, move_at(1, &json!("from there"))).await;
    heard(&mut at_here, Notice::Table(id.clone(), 2)).await;
    let stale = here.store.commit(&id, move_at(1, &json!("from here"))).await.unwrap();
    assert_eq!(stale, Committed::Stale { version: 2 });
}

/// A worker receives jobs and a server of clients receives tables: neither is woken for the other.
pub async fn nodes_receive_only_their_topics(place: &Place) {
    let here = Scene::open(place).await;
    let worker = store::open_for(&here.url, &[Topic::Jobs]).await.unwrap();
    let web = store::open_for(&here.url, &[Topic::Tables]).await.unwrap();
    let [mut everything, mut jobs, mut tables] = [&here.store, &worker, &web].map(|store| store.listen());
    let id = here.table("asked from afar").await;
    let bot = |cost| BotJob { side: Side::East, owner: String::new(), network: String::new(), spent: 0, cost };
    for (version, cost) in [(1, 5), (2, 0)] {
        here.commit(&id, Change { bots: Some(vec![bot(cost)]), ..move_at(version, &json!("your turn")) }).await;
    }
    for queue in [Queue::Long, Queue::Quick] {
        assert_eq!(jobs.next().await, Some(Notice::Job(queue)), "and nothing else");
        heard(&mut everything, Notice::Job(queue)).await;
    }
    loop {
        match tables.next().await.expect("it is open") {
            Notice::Table(_, 3) => break,
            Notice::Table(..) | Notice::Lobby => {}
            other => panic!("{other:?}"),
        }
    }
}

/// A node that is suspended inside a transaction does not block others with its locks.
pub async fn a_suspended_node_loses_its_locks(place: &Place) {
    let scene = Scene::open(place).await;
    let id = scene.table("locked").await;
    // A connection with the settings of a node, which this test can leave idle.
    let options = PgConnectOptions::from_str(&scene.url).unwrap();
    let mut stopped = PgConnection::connect_with(&options.options([store::PAUSE])).await.unwrap();
    // It keeps the lock until another transaction is seen to wait for it; then the setting of a node applies again.
    let setting = store::PAUSE.0;
    let forever = format!("SET LOCAL {setting} = 0");
    for sql in ["BEGIN", &forever, "SELECT id FROM tables WHERE id = 'locked' FOR UPDATE"] {
        sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut stopped).await.unwrap();
    }
    let (store, mut probe) = (scene.store.clone(), PgConnection::connect(&scene.url).await.unwrap());
    let commit = tokio::spawn(async move { store.commit(&id, move_at(1, &json!("goes on"))).await });
    waiting(&mut probe, 1).await;
    assert!(!commit.is_finished(), "it waits for the lock");
    let node = format!("SET LOCAL {setting} TO DEFAULT");
    sqlx::raw_sql(AssertSqlSafe(node)).execute(&mut stopped).await.unwrap();
    let committed = tokio::time::timeout(Duration::from_secs(120), commit).await.expect("the lock ends").unwrap();
    assert!(matches!(committed, Ok(Committed::Done { .. })), "{committed:?}");
    assert!(sqlx::raw_sql("COMMIT").execute(&mut stopped).await.is_err(), "its transaction is lost");
}

pub async fn a_lost_connection_loses_no_notice(place: &Place) {
    let scene = Scene::open(place).await;
    let mut notices = scene.store.listen();
    raw(&scene.url, "INSERT INTO outbox (kind, table_id, number, at) VALUES ('table', 'unannounced', 9, 0)")
        .await
        .unwrap();
    heard(&mut notices, Notice::Table("unannounced".into(), 9)).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    assert!(raw(&scene.url, end).await.unwrap() > 0);
    let id = scene.table("afterwards").await;
    heard(&mut notices, Notice::Table(id, 1)).await;
}
