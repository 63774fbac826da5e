//! Clocks over the real server. Tests let time pass by moving the start of a clock into the past.

use crate::common::{Client, HANG, account, command, does, moment, pair, play, seated, start, until};
use serde_json::{Value, json};
use server::{Served, host::now};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Change, Committed, TableId};

const DAY: i64 = 86_400_000;
/// Tolerance of clock comparisons: more than a request takes, even on a stalled machine.
const MOMENT: i64 = 3_600_000;

/// Lets time pass at a table, and waits until its room has the change.
async fn pass(served: &Served, client: &mut Client, id: &str, milliseconds: i64) {
    let name = id;
    let id = TableId::from(id);
    let table = served.store.table(&id).await.expect("the store answers").expect("a table");
    let mut clock = table.clock_state;
    clock.since -= milliseconds;
    clock.deadline = clock.deadline.map(|deadline| deadline - milliseconds);
    let change = Change { version: table.version, at: now(), clock: Some(clock), ..Change::default() };
    let committed = served.store.commit(&id, change).await.expect("the store answers");
    let Committed::Done { version, .. } = committed else { panic!("{committed:?}") };
    until("the room hears of it", async || moment(client, name).await["version"].as_i64() >= Some(version)).await;
}

/// Reads until `claim` is the side that may claim a win on time, or none.
async fn rings(socket: &mut crate::common::Socket, claim: &Value) {
    while socket.table["now"]["clocks"]["claim"] != *claim {
        socket.next().await.expect("the socket is open");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_clock_expires_the_other_side_is_notified_and_can_claim_the_win() {
    let served = start().await;
    let clock = json!({ "public": true, "clock": { "kind": "live", "minutes": 60, "increment": 0 } });
    let (mut west, mut east, id) = pair(&served, "twilight", clock).await;
    let mut socket = west.socket(&id, "").await;
    let mut watching = Client::new(&served).socket(&id, "").await;
    for socket in [&mut socket, &mut watching] {
        socket.next_of("table").await;
    }
    let claim = json!({ "do": "claim" });
    assert_eq!(does(&mut west, &id, "1", &claim).await.body["code"], "no_claim", "too early");
    pass(&served, &mut west, &id, 3_599_000).await;
    rings(&mut watching, &json!("west")).await;
    rings(&mut socket, &json!("west")).await;
    assert_eq!(socket.table["now"]["clocks"]["left"]["east"], 0);
    assert_eq!(socket.table["now"]["phase"], "running", "the game does not end by itself");
    assert_eq!(does(&mut east, &id, "2", &claim).await.body["code"], "no_claim", "their own clock");
    assert_eq!(does(&mut west, &id, "3", &claim).await.status, 200);
    let now = moment(&mut east, &id).await;
    assert_eq!((&now["outcome"]["winner"], &now["outcome"]["reason"]), (&json!("west"), &json!("time")));
    let late = json!({ "do": "play", "action": { "place": "poland" } });
    assert_eq!(does(&mut east, &id, "4", &late).await.body["code"], "over");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn overtime_can_be_extended_and_a_late_move_still_counts() {
    let served = start().await;
    let clock = json!({ "clock": { "kind": "live", "minutes": 60, "increment": 600 } });
    let (mut west, mut east, id) = pair(&served, "twilight", clock).await;
    pass(&served, &mut west, &id, 3_601_000).await;
    let late = moment(&mut west, &id).await["clocks"].clone();
    assert_eq!((&late["claim"], &late["left"]["east"]), (&json!("west"), &json!(0)));
    assert_eq!(does(&mut east, &id, "1", &json!({ "do": "wait" })).await.body["code"], "no_claim");
    assert_eq!(does(&mut west, &id, "2", &json!({ "do": "wait" })).await.status, 200);
    let clocks = moment(&mut west, &id).await["clocks"].clone();
    assert_eq!((&clocks["claim"], &clocks["running"]), (&Value::Null, &json!("east")));
    assert!(clocks["left"]["east"].as_i64().is_some_and(|left| (300_000..=600_000).contains(&left)), "{clocks}");
    assert_eq!(does(&mut west, &id, "3", &json!({ "do": "claim" })).await.body["code"], "no_claim");
    pass(&served, &mut west, &id, 601_000).await;
    let mut socket = east.socket(&id, "").await;
    socket.next_of("table").await;
    let action = socket.choices()[0]["action"].clone();
    socket.send(&play("late", socket.version(), &action)).await;
    assert_eq!(socket.answer("late").await["type"], "done", "a late move counts until the win is claimed");
    socket.send(&command("no", socket.version(), &json!({ "do": "claim" }))).await;
    assert_eq!(socket.answer("no").await["error"]["code"], "no_claim");
    served.stop().await.expect("it stops");
}

/// Seats two accounts at a table with three days per turn. The East decides first.
async fn by_mail(served: &Served) -> (Client, Client, String) {
    let (mut west, mut east) = (account(served, "west").await, account(served, "east").await);
    let clock = json!({ "clock": { "kind": "correspondence", "days": 3 } });
    let id = seated(&mut west, &mut east, "twilight", clock).await;
    assert_eq!(moment(&mut west, &id).await["clocks"]["running"], "east");
    (west, east, id)
}

async fn vacation(client: &mut Client, days: u32) -> u16 {
    client.post("/api/account/vacation", &json!({ "days": days })).await.status
}

async fn back(client: &mut Client) -> u16 {
    client.send("DELETE", "/api/account/vacation", Vec::new()).await.status
}

/// Checks that the time left and the deadline of a side are these numbers of days, less [`MOMENT`]. A table learns of a vacation with a
/// delay.
async fn stands(client: &mut Client, id: &str, side: &str, left: i64, until: i64) {
    let near = |value: &Value, days: i64, from: i64| {
        let value = value.as_i64().expect("milliseconds") - from;
        (days * DAY - MOMENT..=days * DAY).contains(&value)
    };
    let begun = Instant::now();
    loop {
        let clocks = moment(client, id).await["clocks"].clone();
        if near(&clocks["left"][side], left, 0) && near(&clocks["deadline"], until, now()) {
            return;
        }
        assert!(begun.elapsed() < HANG, "{left} and {until} days, not {clocks}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vacation_stops_a_running_clock_until_it_ends() {
    let served = start().await;
    let (mut west, mut east, id) = by_mail(&served).await;
    let mut socket = west.socket(&id, "").await;
    socket.next_of("table").await;
    let before = socket.version();
    pass(&served, &mut west, &id, DAY).await;
    stands(&mut west, &id, "east", 2, 2).await;
    assert_eq!(vacation(&mut east, 7).await, 204);
    socket.reach(before + 2).await;
    stands(&mut west, &id, "east", 2, 9).await;
    assert_eq!(does(&mut west, &id, "c", &json!({ "do": "claim" })).await.body["code"], "no_claim");
    pass(&served, &mut west, &id, 6 * DAY).await;
    stands(&mut west, &id, "east", 2, 3).await;
    pass(&served, &mut west, &id, 2 * DAY).await;
    stands(&mut west, &id, "east", 1, 1).await;
    assert_eq!(vacation(&mut west, 30).await, 204, "a vacation of the other side");
    stands(&mut west, &id, "east", 1, 1).await;
    pass(&served, &mut west, &id, DAY).await;
    assert_eq!(vacation(&mut east, 7).await, 204);
    assert_eq!(moment(&mut west, &id).await["clocks"]["claim"], "west", "an expired clock stays expired");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vacation_can_be_extended_and_ended_and_is_limited_per_year() {
    let served = start().await;
    let (mut west, mut east, id) = by_mail(&served).await;
    assert_eq!(back(&mut east).await, 404, "there is no vacation");
    assert_eq!(vacation(&mut east, 31).await, 429);
    assert_eq!(vacation(&mut east, 0).await, 429);
    assert_eq!(vacation(&mut east, 5).await, 204);
    stands(&mut west, &id, "east", 3, 8).await;
    assert_eq!(vacation(&mut east, 10).await, 204);
    stands(&mut west, &id, "east", 3, 13).await;
    assert_eq!(vacation(&mut east, 2).await, 204, "a shorter one does not reduce it");
    stands(&mut west, &id, "east", 3, 13).await;
    assert_eq!(back(&mut east).await, 204);
    stands(&mut west, &id, "east", 3, 3).await;
    assert_eq!(back(&mut east).await, 404);
    let mut guest = Client::new(&served);
    assert_eq!(vacation(&mut guest, 1).await, 401, "only accounts");
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_starts_during_a_vacation_runs_from_its_end() {
    let served = start().await;
    let (mut west, mut east, id) = by_mail(&served).await;
    assert_eq!(vacation(&mut west, 7).await, 204);
    stands(&mut east, &id, "east", 3, 3).await;
    let mut number = 0;
    while moment(&mut east, &id).await["actor"] == "east" {
        number += 1;
        let action = moment(&mut east, &id).await["choices"][0]["action"].clone();
        let done = does(&mut east, &id, &format!("k{number}"), &json!({ "do": "play", "action": action })).await;
        assert_eq!(done.status, 200, "{}", done.text);
    }
    stands(&mut east, &id, "west", 3, 10).await;
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_of_a_bot_do_not_end_a_vacation() {
    let served = start().await;
    let mut ann = account(&served, "ann").await;
    let new = json!({ "game": "spies", "side": "east", "opponent": { "kind": "bot", "name": "random" },
        "clock": { "kind": "correspondence", "days": 3 } });
    let id = ann.post("/api/tables", &new).await.body["id"].as_str().expect("an id").to_owned();
    let mut socket = ann.socket(&id, "").await;
    socket.next_of("table").await;
    assert_eq!(vacation(&mut ann, 7).await, 204);
    for number in 0..6 {
        while socket.choices().is_empty() {
            socket.next().await.expect("the bot answers");
        }
        let key = format!("k{number}");
        let action = socket.choices()[0]["action"].clone();
        socket.send(&play(&key, socket.version(), &action)).await;
        let done = socket.answer(&key).await;
        if done["type"] == "done" {
            socket.reach(done["version"].as_i64().expect("a version")).await;
        }
        if socket.table["now"]["clocks"]["running"] == "east" {
            stands(&mut ann, &id, "east", 3, 10).await;
        }
    }
    served.stop().await.expect("it stops");
}

/// A sleeping machine or a changed wall clock: players could not move in that time, so it does not count.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_jump_allows_no_claim_on_time() {
    let served = start().await;
    let clock = json!({ "clock": { "kind": "live", "minutes": 5, "increment": 0 } });
    let (mut west, _, id) = pair(&served, "twilight", clock).await;
    let left =
        async |client: &mut Client| moment(client, &id).await["clocks"]["left"]["east"].as_i64().expect("a clock");
    let version = moment(&mut west, &id).await["version"].as_i64();
    server::time::set_wall_clock(2 * 3_600_000);
    let begun = Instant::now();
    // Until the clocks have been credited, and long enough after that for the server to check them once more. The pauses keep the number of
    // commands within the rate limit.
    let (mut credited, mut after) = (false, 0);
    while after < 40 {
        let claimed = does(&mut west, &id, "claim", &json!({ "do": "claim" })).await;
        assert_eq!(claimed.body["code"], "no_claim", "{}", claimed.text);
        let now = moment(&mut west, &id).await;
        assert!(now["clocks"]["claim"].is_null(), "{now}");
        assert!(left(&mut west).await > 200_000, "no time is lost");
        credited |= now["version"].as_i64() != version;
        after += u32::from(credited);
        assert!(begun.elapsed() < HANG, "the clocks are credited");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(now() - SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64 > 7_000_000);
    server::time::set_wall_clock(0); // set back: players have more time, not less
    assert!(left(&mut west).await > 200_000);
    served.stop().await.expect("it stops");
}
