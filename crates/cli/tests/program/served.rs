//! The server as a person starts it, with its backups and restores.

use super::{folder, hotline_in};
use crate::common::{Node, ask, ask_text, open_hot_seat, play_on};
use rules::Side;
use serde_json::{Value, json};
use std::{fs, process::Command};

#[test]
fn hotline_without_arguments_serves_and_stops_on_sigterm() {
    let folder = folder();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    command.env("HOTLINE_LISTEN", "127.0.0.1:0").env("XDG_DATA_HOME", &folder).env("HOME", &folder);
    let mut node = Node::run(&mut command);
    assert!(node.line.contains(&format!("http://{}/", node.address)), "it prints its link: {}", node.line);
    let mut cookie = String::new();
    let health = ask_text(&node.address, "GET", "/healthz", &mut cookie, &Value::Null).expect("an answer");
    assert_eq!(health, (200, "ok\n".to_owned()));
    let id = open_hot_seat(&node.address, &mut cookie, "curtain");
    play_on(&node.address, &mut cookie, &id, 3);
    let asked = Command::new("kill").args(["-TERM", &node.child.id().to_string()]).status().expect("a signal");
    assert!(asked.success());
    assert!(node.child.wait().expect("it ends").success(), "it stops by itself, without an error");
    let database = if cfg!(target_os = "macos") { "Library/Application Support/hotline" } else { "hotline" };
    assert!(folder.join(database).join("hotline.db").exists(), "its database is in the user's data directory");
    let again = Node::run(&mut command);
    let table =
        ask(&again.address, "GET", &format!("/api/tables/{id}"), &mut cookie, &Value::Null).expect("an answer").1;
    assert_eq!(table["now"]["version"], 5, "opened, started, three actions: {table}");
}

#[test]
fn a_variable_sets_the_database_of_the_server_and_of_backups() {
    let folder = folder();
    let url = format!("sqlite:{}", folder.join("named.db").display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    command.args(["serve", "--workers", "0"]).env("HOTLINE_LISTEN", "127.0.0.1:0").env("HOTLINE_DATABASE", &url);
    let node = Node::run(&mut command);
    open_hot_seat(&node.address, &mut String::new(), "spies");
    let mut backup = Command::new(env!("CARGO_BIN_EXE_hotline"));
    backup.current_dir(&folder).args(["backup", "all.backup"]).env("HOTLINE_DATABASE", &url);
    assert!(backup.output().expect("the program runs").status.success());
    let kept = fs::read_to_string(folder.join("all.backup")).expect("a backup");
    assert!(kept.contains("\"spies\""), "the backup contains the table");
}

#[test]
fn invalid_listen_addresses_are_rejected() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    let output = command.env("HOTLINE_LISTEN", "the moon").output().expect("the program runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("HOTLINE_LISTEN is no address: `the moon`"), "{told}");
}

#[test]
fn the_log_contains_no_hands_seeds_or_session_keys() {
    let folder = folder();
    let log = folder.join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hotline"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database"]);
    command.arg(format!("sqlite:{}", folder.join("log.db").display()));
    command.env("HOTLINE_LOG", "trace").stderr(fs::File::create(&log).expect("a file"));
    let node = Node::run(&mut command);
    let mut cookie = String::new();
    let new = json!({ "name": "Ann of the log", "password": "correct horse" });
    let made = ask(&node.address, "POST", "/api/account", &mut cookie, &new).expect("an answer");
    assert_eq!(made.0, 200, "{}", made.1);
    let id = open_hot_seat(&node.address, &mut cookie, "curtain");
    assert!(play_on(&node.address, &mut cookie, &id, 500), "the game is over");
    let path = format!("/api/tables/{id}/export?format=record");
    let (_, record) = ask(&node.address, "GET", &path, &mut cookie, &Value::Null).expect("an answer");
    drop(node);

    let log = fs::read_to_string(log).expect("a log");
    assert!(log.contains("DEBUG") && log.contains(&format!("path=\"/api/tables/{id}/do\"")), "requests are logged");
    let seed = record["fairness"]["seed"].as_str().expect("a seed").to_owned();
    let key = cookie.split('=').nth(1).expect("a key").to_owned();
    let actions = record["actions"].as_array().expect("actions").iter().map(Value::to_string);
    let secrets: Vec<String> = actions.chain([seed, key, "correct horse".to_owned()]).collect();
    assert!(secrets.len() > 50, "{secrets:?}");
    for secret in secrets {
        assert!(!log.contains(&secret), "the log contains {secret}");
    }
}

/// Returns a table as the player of both sides sees it, without presence.
fn seen(node: &Node, cookie: &mut String, id: &str) -> Value {
    let path = format!("/api/tables/{id}?seat=west");
    let (status, mut table) = ask(&node.address, "GET", &path, cookie, &Value::Null).expect("an answer");
    assert_eq!(status, 200, "{table}");
    table["now"]["seats"].take();
    table
}

/// Plays one game to the end and another for a while, makes a backup while the server runs, and restores it into another database.
fn survives_backup_and_restore(from: &str, to: &str) {
    let folder = folder();
    let node = Node::start(from);
    let mut cookie = String::new();
    let over = open_hot_seat(&node.address, &mut cookie, "curtain");
    assert!(play_on(&node.address, &mut cookie, &over, 500), "one game is over");
    let running = open_hot_seat(&node.address, &mut cookie, "spies");
    assert!(!play_on(&node.address, &mut cookie, &running, 25));
    let before = [&over, &running].map(|id| seen(&node, &mut cookie, id));
    let backup = hotline_in(&folder, &format!("backup all.backup --database {from}"), "");
    assert_eq!(backup.code, 0, "{}", backup.err);
    play_on(&node.address, &mut cookie, &running, 3);
    drop(node);

    let restore = hotline_in(&folder, &format!("restore all.backup --database {to}"), "");
    assert_eq!(restore.code, 0, "{}", restore.err);
    assert!(restore.out.contains("1 running games replayed"), "{}", restore.out);
    let rows = |text: &str| text.split(": ").nth(1).and_then(|rest| rest.split(' ').next()).map(str::to_owned);
    assert_eq!(rows(&restore.out), rows(&backup.out), "the restore reads the rows of the backup");
    let node = Node::start(to);
    let after = [&over, &running].map(|id| seen(&node, &mut cookie, id));
    assert!(before == after, "the tables are unchanged, and their guest still has access");
    let path = format!("/api/tables/{over}/export?format=record");
    let (_, record) = ask_text(&node.address, "GET", &path, &mut cookie, &Value::Null).expect("an answer");
    fs::write(folder.join("over.json"), record).expect("a file");
    let verified = hotline_in(&folder, "verify over.json", "");
    assert_eq!(verified.code, 0, "every action, die and draw replays: {}", verified.err);
    play_on(&node.address, &mut cookie, &running, 3);
    drop(node);

    let again = hotline_in(&folder, &format!("restore all.backup --database {to}"), "");
    assert_eq!((again.code, again.err.lines().count()), (2, 1), "only into an empty database: {}", again.err);
}

#[test]
fn backups_of_sqlite_are_restored_and_replay() {
    let folder = folder();
    let [from, to] = ["from.db", "to.db"].map(|name| format!("sqlite:{}", folder.join(name).display()));
    survives_backup_and_restore(&from, &to);
}

#[test]
fn backups_of_postgresql_are_restored_into_sqlite_and_back() {
    let (folder, postgres) = (folder(), testpg::Postgres::start().expect("PostgreSQL"));
    let sqlite = format!("sqlite:{}", folder.join("to.db").display());
    survives_backup_and_restore(&postgres.database(), &sqlite);
    let other = format!("sqlite:{}", folder.join("from.db").display());
    survives_backup_and_restore(&other, &postgres.database());
}

#[test]
fn damaged_backups_are_rejected() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("some.db").display());
    let node = Node::start(&database);
    let id = open_hot_seat(&node.address, &mut String::new(), "spies");
    drop(node);
    assert_eq!(hotline_in(&folder, &format!("backup all.backup --database {database}"), "").code, 0);
    let whole = fs::read(folder.join("all.backup")).expect("a backup");
    assert!(whole.len() > 200, "the backup contains table {id}");
    fs::write(folder.join("half.backup"), &whole[..whole.len() / 2]).expect("a file");
    for (file, into) in [("half.backup", "half.db"), ("no.backup", "no.db")] {
        let url = format!("sqlite:{}", folder.join(into).display());
        let refused = hotline_in(&folder, &format!("restore {file} --database {url}"), "");
        assert_eq!((refused.code, refused.err.lines().count()), (2, 1), "{file}: {}", refused.err);
    }
}

#[test]
fn recomputed_ratings_equal_the_stored_ones() {
    let folder = folder();
    let database = format!("sqlite:{}", folder.join("rated.db").display());
    let made = tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = store::open(&database).await?;
        let mut seats = store::testing::table("t").seats;
        for (seat, name) in seats.iter_mut().zip(["Ann", "Bob"]) {
            let (name, likeness) = (name.to_owned(), name.to_lowercase());
            let user = store.create_user(store::NewUser { name, likeness, password: String::new(), at: 1 }).await?;
            seat.holder = store::Holder::User(user.id);
        }
        for n in 0..20 {
            let table = store::testing::table(&format!("t{n}"));
            let table = store::NewTable { seats: seats.clone(), rated: true, ..table };
            let id = table.id.clone();
            store.open_table(table).await?;
            let winner = if n % 3 == 0 { Side::East } else { Side::West };
            let ended = Some(store::Ended { winner: Some(winner), reason: "resigned".to_owned() });
            let status = Some(store::Status::Over);
            store.commit(&id, store::Change { version: 1, at: n, status, ended, ..Default::default() }).await?;
        }
        store.close().await;
        Ok::<_, store::Error>(())
    });
    made.expect("it is stored");
    let printed = hotline_in(&folder, &format!("ratings --database {database}"), "");
    let lines: Vec<_> = printed.out.lines().collect();
    assert_eq!((printed.code, lines.len()), (0, 2), "{}{}", printed.out, printed.err);
    assert!(lines[0].starts_with("spies ") && lines[0].ends_with(" Ann (20 games)"), "{}", lines[0]);
    let again = hotline_in(&folder, &format!("ratings --recompute --database {database}"), "");
    let counted = "20 rated games, 0 results of earlier programs noted\n";
    assert_eq!(again.out, format!("{counted}{}", printed.out), "{}", again.err);
}
