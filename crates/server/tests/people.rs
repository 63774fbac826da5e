//! Rated games, profiles and leaderboards.

use crate::common::{Client, account, does, folder, moment, seated, start, start_on};
use serde_json::{Value, json};

/// Terms under which a game can be rated.
fn rated() -> Value {
    json!({ "rated": true, "clock": { "kind": "live", "minutes": 45, "increment": 0 } })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_games_need_accounts_a_clock_and_an_unmodified_rule_set() {
    let served = start().await;
    let (mut ann, mut guest) = (account(&served, "Ann").await, Client::new(&served));
    let new = |more: Value| {
        let mut new = rated();
        new["game"] = json!("twilight");
        new["opponent"] = json!({ "kind": "open" });
        for (name, value) in more.as_object().expect("an object") {
            new[name] = value.clone();
        }
        new
    };
    for more in [
        json!({ "clock": { "kind": "none" } }),
        json!({ "options": { "us_handicap": 7 } }),
        json!({ "opponent": { "kind": "bot", "name": "easy" } }),
        json!({ "opponent": { "kind": "hot_seat" } }),
    ] {
        let refused = ann.post("/api/tables", &new(more.clone())).await;
        assert_eq!((refused.status, &refused.body["code"]), (422, &json!("rated_terms")), "{more}");
    }
    assert_eq!(guest.post("/api/tables", &new(json!({}))).await.body["code"], "rated_terms");
    assert_eq!(ann.post("/api/tables", &new(json!({ "side": "bid" }))).await.status, 201, "sides may be bid for");
    let opened = ann.post("/api/tables", &new(json!({ "opponent": { "kind": "invite" } }))).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let (id, invite) = (opened.body["id"].as_str().expect("an id"), &opened.body["invite"]);
    assert_eq!(guest.get(&format!("/api/tables/{id}")).await.body["public"], true, "rated games are public");
    let join = format!("/api/tables/{id}/join");
    assert_eq!(guest.post(&join, &json!({ "invite": invite })).await.body["code"], "rated_terms");
    let mut bob = account(&served, "Bob").await;
    assert_eq!(bob.post(&join, &json!({ "invite": invite })).await.status, 200);
    served.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_changes_both_ratings_once_and_recomputing_gives_the_same() {
    let database = format!("sqlite:{}", folder().join("rated.db").display());
    let served = start_on(&database, 0).await;
    let (mut ann, mut bob) = (account(&served, "Ann").await, account(&served, "Bob").await);
    let id = seated(&mut ann, &mut bob, "spies", rated()).await;
    assert_eq!(moment(&mut ann, &id).await["seats"]["west"].get("rating"), None, "she has no rating yet");
    assert_eq!(does(&mut bob, &id, "r", &json!({ "do": "resign" })).await.status, 200);
    assert_eq!(does(&mut bob, &id, "r", &json!({ "do": "resign" })).await.status, 200, "sent again");
    assert_eq!(does(&mut ann, &id, "s", &json!({ "do": "resign" })).await.body["code"], "over");
    let seats = moment(&mut ann, &id).await["seats"].clone();
    let ratings = |seats: &Value| [&seats["west"], &seats["east"]].map(|seat| seat["rating"]["rating"].as_i64());
    let [Some(west), Some(east)] = ratings(&seats) else { panic!("{seats}") };
    assert!(west > 1600 && east < 1400, "{seats}");
    assert_eq!((&seats["west"]["rating"]["games"], &seats["west"]["rating"]["provisional"]), (&json!(1), &json!(true)));

    // A repeated resignation, an offer after the end and a rematch change no rating; the next game starts from the new ones.
    assert_eq!(does(&mut ann, &id, "o", &json!({ "do": "offer", "kind": "rematch" })).await.status, 200);
    let again = does(&mut bob, &id, "a", &json!({ "do": "accept", "kind": "rematch" })).await.body;
    let next = again["rematch"].as_str().expect("a table").to_owned();
    let swapped = moment(&mut ann, &next).await["seats"].clone();
    assert_eq!(ratings(&swapped), [Some(east), Some(west)], "they have swapped sides");
    let listed = ann.get("/api/lobby").await.body["mine"][0]["seats"].clone();
    assert_eq!(ratings(&listed), [Some(east), Some(west)]);
    assert_eq!(does(&mut ann, &next, "x", &json!({ "do": "resign" })).await.status, 200);
    let last = moment(&mut ann, &next).await["seats"].clone();
    assert_eq!(server::recompute_ratings(served.store.as_ref()).await.expect("an answer"), (2, 0));
    served.stop().await.expect("it stops");
    let served = start_on(&database, 0).await;
    let mut ann = Client { cookies: ann.cookies, ..Client::new(&served) };
    assert_eq!(ratings(&moment(&mut ann, &next).await["seats"]), ratings(&last), "the same figures");
    served.stop().await.expect("it stops");
}

/// Plays a game that the East resigns.
async fn won(west: &mut Client, east: &mut Client, game: &str, more: Value) -> String {
    let id = seated(west, east, game, more).await;
    assert_eq!(does(east, &id, "r", &json!({ "do": "resign" })).await.status, 200);
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_profile_shows_only_public_games() {
    let served = start().await;
    let (mut ann, mut bob) = (account(&served, "Ann Ott").await, account(&served, "Bob").await);
    let mut eve = Client::new(&served);
    let counted = won(&mut ann, &mut bob, "spies", rated()).await;
    let casual = won(&mut bob, &mut ann, "twilight", json!({ "public": true })).await;
    let secret = won(&mut ann, &mut bob, "curtain", json!({})).await;
    let hidden = seated(&mut ann, &mut bob, "curtain", json!({})).await;
    let on = seated(&mut ann, &mut bob, "curtain", json!({ "public": true })).await;

    let profile = eve.get("/api/players/ANN%20ott").await;
    assert_eq!((profile.status, &profile.body["name"]), (200, &json!("Ann Ott")), "{}", profile.text);
    for private in [&secret, &hidden] {
        assert!(!profile.text.contains(private), "{}", profile.text);
    }
    let games = profile.body["games"].as_array().expect("a list");
    assert_eq!(games.iter().map(|game| &game["game"]).collect::<Vec<_>>(), ["twilight", "spies"]);
    let [twilight, spies] = &games[..] else { panic!("{games:?}") };
    assert_eq!((twilight.get("rating"), &twilight["results"]["east"]["lost"]), (None, &json!(1)));
    assert_eq!((&spies["rating"]["games"], &spies["sides"]["east"]), (&json!(1), &Value::Null));
    assert_eq!(spies["sides"]["west"]["rating"], spies["rating"]["rating"]);
    assert_eq!(spies["results"]["west"], json!({ "won": 1, "drawn": 0, "lost": 0 }));
    assert_eq!((&spies["ends"][0]["reason"], &spies["ends"][0]["text"]), (&json!("resigned"), &json!("Resignation.")));
    assert_eq!(spies["curve"].as_array().map(Vec::len), Some(1));
    assert_eq!(spies["curve"][0]["rating"], spies["rating"]["rating"]);
    assert_eq!(profile.body["opponents"][0]["games"], json!({ "won": 1, "drawn": 0, "lost": 1 }));
    let playing: Vec<_> = profile.body["playing"].as_array().expect("a list").iter().map(|line| &line["id"]).collect();
    assert_eq!(playing, [&json!(on)]);

    let path = "/api/players/Bob/games";
    let mut ids = async |query: &str| {
        let answer = eve.get(&format!("{path}{query}")).await;
        assert_eq!(answer.status, 200, "{query}: {}", answer.text);
        let lines = answer.body["games"].as_array().cloned().expect("a list");
        lines.iter().map(|line| line["id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids("").await, [casual.as_str(), counted.as_str()]);
    assert_eq!(ids("?game=spies").await, [counted.as_str()]);
    assert_eq!(ids("?rated=false").await, [casual.as_str()]);
    assert_eq!(ids("?side=east&result=lost&opponent=ann%20ott").await, [counted.as_str()]);
    assert!(ids("?result=drawn").await.is_empty());
    let lines = eve.get(path).await.body["games"].clone();
    assert_eq!((&lines[1]["opponent"]["name"], &lines[1]["result"]), (&json!("Ann Ott"), &json!("lost")));
    let (change, rating) = (lines[1]["change"].as_i64(), lines[1]["rating"].as_i64());
    assert_eq!(change.zip(rating).map(|(change, rating)| rating - change), Some(1500));

    let (mut guest, mut cat) = (Client::new(&served), account(&served, "Cat").await);
    guest.post("/api/guest", &json!({ "name": "Gus" })).await;
    won(&mut guest, &mut cat, "spies", json!({ "public": true })).await;
    assert_eq!(eve.get("/api/players/Gus").await.status, 404, "guests have no profile");
    for wrong in ["/api/players/Bob/games?side=north", "/api/players/Bob/games?after=x"] {
        assert_eq!(eve.get(wrong).await.status, 400, "{wrong}");
    }
    assert_eq!(eve.get("/api/players/Bob/games?opponent=nobody").await.status, 404);
    let leaders = eve.get("/api/leaders/spies").await.body;
    assert_eq!(
        (&leaders["title"], &leaders["leaders"]),
        (&json!("Cold War: CIA vs KGB"), &json!([])),
        "one game is not enough"
    );
    assert_eq!(eve.get("/api/leaders/chess").await.status, 404);
    for _ in 0..12 {
        won(&mut ann, &mut bob, "spies", rated()).await;
        won(&mut bob, &mut ann, "spies", rated()).await;
        won(&mut ann, &mut bob, "spies", rated()).await;
    }
    let leaders = eve.get("/api/leaders/spies").await.body["leaders"].clone();
    assert_eq!([&leaders[0]["name"], &leaders[1]["name"]], ["Ann Ott", "Bob"]);
    assert_eq!(leaders[0]["rating"]["provisional"], false);
    served.stop().await.expect("it stops");
}
