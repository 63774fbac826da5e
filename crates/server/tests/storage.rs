//! A database that cannot store, or hangs, and recovers.

use crate::common::{Client, does, moment, ready, settings, soak, start_on};
use futures_util::FutureExt;
use serde_json::{Value, json};
use server::{Limits, Settings};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};
use testpg::Postgres;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{UnixListener, UnixStream},
    sync::watch,
};

/// Returns the status of a path and measures the latency for `soak`.
async fn status(client: &Client, path: &str, bound: Duration) -> u16 {
    let begun = Instant::now();
    let status = client.send_any("GET", path).await;
    soak::within(path, begun.elapsed(), bound);
    status
}

/// Opens a table where one player has both sides.
async fn hot_seat(client: &mut Client) -> String {
    // With a clock, because without one a pause is impossible.
    let clock = json!({ "kind": "live", "minutes": 60, "increment": 0 });
    let new = json!({ "game": "spies", "side": "west", "opponent": { "kind": "hot_seat" }, "clock": clock });
    client.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned()
}

/// Makes an offer and returns the response, whatever its status.
async fn offers(client: &mut Client, id: &str, key: &str) -> Value {
    let version = moment(client, id).await["version"].clone();
    let body = json!({ "key": key, "version": version, "command": { "do": "offer", "kind": "pause" } });
    client.post_any(&format!("/api/tables/{id}/do"), &body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_postgresql_is_reported_and_play_recovers() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    let url = postgres.database();
    let served = start_on(&url, 0).await;
    let mut ann = Client::new(&served);
    let id = hot_seat(&mut ann).await;
    ready(&ann).await;
    let mut raw = PgConnection::connect(&url).await.expect("a connection");
    let full = "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS \
                $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;";
    raw.execute(full).await.expect("a function");
    for table in ["outbox", "entries", "replies"] {
        let sql = format!("CREATE TRIGGER full_{table} BEFORE INSERT ON {table} EXECUTE FUNCTION no_room()");
        raw.execute(AssertSqlSafe(sql)).await.expect("a trigger");
    }
    let refused = offers(&mut ann, &id, "a").await;
    assert_eq!(refused["code"], "storage", "{refused}");
    assert_eq!(status(&ann, "/readyz", Duration::from_secs(2)).await, 503);
    assert_eq!(moment(&mut ann, &id).await["offers"], json!([]), "nothing was stored");
    for table in ["outbox", "entries", "replies"] {
        raw.execute(AssertSqlSafe(format!("DROP TRIGGER full_{table} ON {table}"))).await.expect("it is dropped");
    }
    // The first request after there is room succeeds.
    let begun = Instant::now();
    let done = does(&mut ann, &id, "a", &json!({ "do": "offer", "kind": "pause" })).await;
    assert_eq!(done.status, 200, "{}", done.text);
    soak::within("play goes on", begun.elapsed(), Duration::from_secs(5));
    ready(&ann).await;
    served.stop().await.expect("it stops");
}

/// Forwards connections between a server and PostgreSQL, and pauses them while `hang` is true.
async fn pass_on(folder: PathBuf, real: PathBuf, hang: watch::Receiver<bool>) {
    let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).expect("a socket");
    let real = Arc::new(real);
    loop {
        let (near, _) = listener.accept().await.expect("a connection");
        let (real, hang) = (Arc::clone(&real), hang.clone());
        tokio::spawn(async move {
            let far = UnixStream::connect(real.join(".s.PGSQL.5432")).await.expect("PostgreSQL");
            let ((near_out, near_in), (far_out, far_in)) = (near.into_split(), far.into_split());
            let there = copy(near_out, far_in, hang.clone());
            let back = copy(far_out, near_in, hang);
            tokio::join!(there, back);
        });
    }
}

async fn copy(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    mut hang: watch::Receiver<bool>,
) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let _ = hang.wait_for(|hang| !*hang).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

/// Returns the URL of a database that is reached through another folder.
fn through(url: &str, folder: &Path) -> String {
    let (head, _) = url.split_once("?host=").expect("a folder");
    format!("{head}?host={}", folder.display().to_string().replace('/', "%2F"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hanging_postgresql_is_reported_in_time_and_play_recovers() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    let between = tempfile::tempdir().expect("a folder");
    let (hang, hangs) = watch::channel(false);
    tokio::spawn(pass_on(between.path().to_owned(), postgres.directory().to_owned(), hangs));
    let settings = settings(&through(&postgres.database(), between.path()), 0);
    let limits = Limits { trial: Duration::from_millis(300), ..settings.limits };
    let bound = limits.trial + Duration::from_millis(500);
    let served = server::serve(&Settings { limits, ..settings }).await.expect("the server starts");
    let mut ann = Client::new(&served);
    let id = hot_seat(&mut ann).await;
    ready(&ann).await;
    hang.send(true).expect("the forwarder listens");
    // The database hangs until the end of the checks: a write without the timeout of `/readyz` must not complete before.
    let store = Arc::clone(&served.store);
    let mut unlimited = tokio::spawn(async move { store.writable().await });
    for _ in 0..5 {
        assert_eq!(status(&ann, "/readyz", bound).await, 503);
    }
    assert!((&mut unlimited).now_or_never().is_none(), "the database has not answered");
    assert_eq!(status(&ann, "/healthz", bound).await, 200);
    hang.send(false).expect("the forwarder listens");
    let begun = Instant::now();
    let done = does(&mut ann, &id, "a", &json!({ "do": "offer", "kind": "pause" })).await;
    assert_eq!(done.status, 200, "{}", done.text);
    ready(&ann).await;
    soak::within("ready after it answers again", begun.elapsed(), Duration::from_secs(5));
    let _ = unlimited.await.expect("it ends");
    served.stop().await.expect("it stops");
}
