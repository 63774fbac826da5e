//! Scenarios for results and ratings.

use super::scene::{NOON, Place, Scene, key_of, move_at, new_table, seat};
use rules::Side;
use serde_json::{Value, json};
use store::{
    Chair, Change, Committed, Ended, Holder, NewTable, Page, PlayedFilter, Rated, Score, Status, TableId, Time, Token,
    User, UserId,
};

const DAY: Time = 86_400_000;

/// Opens a table of two accounts; the first plays the western side.
async fn between(scene: &Scene, id: &str, players: [&User; 2], rated: bool) -> TableId {
    let holder = |user: &User| Holder::User(user.id.clone());
    let seats = [seat(Side::West, holder(players[0])), seat(Side::East, holder(players[1]))];
    let table = NewTable { seats, rated, public: true, ..new_table(id, Status::Running) };
    assert!(scene.store.open_table(table).await.unwrap());
    id.into()
}

/// Returns a change that ends a game.
fn end(version: i64, winner: Option<Side>, at: Time) -> Change {
    Change {
        version,
        at,
        status: Some(Status::Over),
        outcome: Some(json!({ "winner": winner, "reason": "resigned" })),
        ended: Some(Ended { winner, reason: "resigned".to_owned() }),
        ..Change::default()
    }
}

async fn ratings(scene: &Scene, user: &User) -> Vec<Rated> {
    scene.store.ratings_of(&user.id).await.unwrap()
}

fn of(rated: &[Rated], chair: Chair) -> i64 {
    rated.iter().find(|one| one.chair == chair).expect("a rating").standing.rating.rating
}

pub async fn a_rated_game_counts_once(scene: &Scene) {
    let (vera, wim) = (scene.user("Vera").await, scene.user("Wim").await);
    let id = between(scene, "rated 1", [&vera, &wim], true).await;
    assert_eq!(scene.now(&id).await.ratings, [None, None]);
    let key = Some(key_of(Side::West, "end", "end"));
    let change = Change { key, ..end(1, Some(Side::West), NOON + DAY) };
    scene.commit(&id, change.clone()).await;
    let once = [ratings(scene, &vera).await, ratings(scene, &wim).await];
    assert!(matches!(scene.store.commit(&id, change.clone()).await.unwrap(), Committed::Repeated { .. }));
    let stale = scene.store.commit(&id, Change { key: None, ..change }).await.unwrap();
    assert!(matches!(stale, Committed::Stale { .. }), "{stale:?}");
    assert_eq!([ratings(scene, &vera).await, ratings(scene, &wim).await], once, "exactly once");
    let [vera_rated, wim_rated] = &once;
    assert_eq!(vera_rated.len(), 2, "one overall and one for the side played");
    assert!(of(vera_rated, Chair::Both) > 1_600_000 && of(wim_rated, Chair::Both) < 1_400_000);
    assert_eq!(of(vera_rated, Chair::West) - 1_500_000, 1_500_000 - of(wim_rated, Chair::East));
    let now = scene.now(&id).await;
    assert_eq!(now.ratings[0].map(|one| (one.rating.rating, one.games)), Some((of(vera_rated, Chair::Both), 1)));
    let played = scene.store.played(&wim.id, PlayedFilter::default(), Page::first(9)).await.unwrap();
    let line = &played.items[0];
    assert_eq!((line.table.clone(), line.side, line.score), (id, Side::East, Score::Lost));
    assert_eq!((line.opponent.1.as_deref(), line.at), (Some("Vera"), NOON + DAY));
    assert_eq!(line.rating, Some((1_500_000, of(wim_rated, Chair::Both))));
}

pub async fn unrated_games_are_stored(scene: &Scene) {
    let (vera, wim) = (scene.known("Vera").await, scene.known("Wim").await);
    let before = ratings(scene, &vera).await;
    let casual = between(scene, "casual", [&vera, &wim], false).await;
    scene.commit(&casual, end(1, None, NOON + 2 * DAY)).await;
    let filter = PlayedFilter { rated: Some(false), ..PlayedFilter::default() };
    let played = scene.store.played(&vera.id, filter.clone(), Page::first(9)).await.unwrap();
    assert_eq!((played.items.len(), played.items[0].score, played.items[0].rating), (1, Score::Drawn, None));
    let on = Change { status: Some(Status::Running), outcome: Some(Value::Null), ..move_at(2, &json!("it goes on")) };
    scene.commit(&casual, on).await;
    assert!(scene.store.played(&vera.id, filter.clone(), Page::first(9)).await.unwrap().items.is_empty());
    scene.commit(&casual, end(3, Some(Side::East), NOON + 3 * DAY)).await;
    assert_eq!(scene.store.played(&vera.id, filter, Page::first(9)).await.unwrap().items[0].score, Score::Lost);
    assert_eq!(ratings(scene, &vera).await, before, "it does not count");

    // Private games are not listed, and games of an account against itself have no result.
    let table = between_private(scene, "private", [&vera, &wim]).await;
    scene.commit(&table, end(1, Some(Side::East), NOON + 4 * DAY)).await;
    let alone = between(scene, "alone", [&vera, &vera], true).await;
    scene.commit(&alone, end(1, Some(Side::East), NOON + 4 * DAY)).await;
    let all = scene.store.played(&vera.id, PlayedFilter::default(), Page::first(9)).await.unwrap();
    assert_eq!(all.items.iter().map(|line| line.table.as_str()).collect::<Vec<_>>(), ["casual", "rated 1"]);
    assert_eq!(ratings(scene, &vera).await, before);

    // A guest's games move to the account that claims the guest.
    let token = Token::random();
    let guest = scene.store.create_guest("Zelda", token.hash(), NOON).await.unwrap();
    let seats = [seat(Side::West, Holder::Guest(guest.id.clone())), seat(Side::East, Holder::User(vera.id.clone()))];
    let id = TableId::from("by a guest");
    let table = NewTable { seats, rated: true, public: true, ..new_table(id.as_str(), Status::Running) };
    assert!(scene.store.open_table(table).await.unwrap());
    scene.commit(&id, end(1, Some(Side::West), NOON + 5 * DAY)).await;
    let zelda = scene.user("Zelda").await;
    assert!(scene.store.claim_guest(&guest.id, &zelda.id, NOON).await.unwrap());
    let hers = scene.store.played(&zelda.id, PlayedFilter::default(), Page::first(9)).await.unwrap();
    assert_eq!((hers.items[0].score, hers.items[0].rating), (Score::Won, None), "a guest is not rated");
    let against = PlayedFilter { opponent: Some(zelda.id.clone()), ..PlayedFilter::default() };
    assert_eq!(scene.store.played(&vera.id, against, Page::first(9)).await.unwrap().items.len(), 1);
    assert!(ratings(scene, &zelda).await.is_empty());

    // Games of earlier programs get their result later, once.
    let old = between(scene, "old", [&vera, &wim], true).await;
    scene.commit(&old, Change { ended: None, ..end(1, Some(Side::West), NOON) }).await;
    assert!(scene.store.without_result(None, 99).await.unwrap().contains(&old));
    let ended = Ended { winner: Some(Side::West), reason: "resigned".to_owned() };
    assert!(scene.store.note_result(&old, &ended, NOON).await.unwrap());
    assert!(!scene.store.note_result(&old, &ended, NOON).await.unwrap());
    assert_eq!(ratings(scene, &vera).await, before);
}

async fn between_private(scene: &Scene, id: &str, players: [&User; 2]) -> TableId {
    let holder = |user: &User| Holder::User(user.id.clone());
    let seats = [seat(Side::West, holder(players[0])), seat(Side::East, holder(players[1]))];
    let table = NewTable { seats, rated: false, public: false, ..new_table(id, Status::Running) };
    assert!(scene.store.open_table(table).await.unwrap());
    id.into()
}

pub async fn leaders_and_opponents_are_found(scene: &Scene) {
    let (vera, wim) = (scene.known("Vera").await, scene.known("Wim").await);
    for n in 2..=20 {
        let players = if n % 2 == 0 { [&wim, &vera] } else { [&vera, &wim] };
        let id = between(scene, &format!("rated {n}"), players, true).await;
        let winner = if n % 3 == 0 { Side::West } else { Side::East };
        scene.commit(&id, end(1, Some(winner), NOON + (5 + n) * DAY)).await;
    }
    let store = &scene.store;
    let first = store.leaders("spies", Chair::Both, Page::first(1)).await.unwrap();
    let next = Page { after: first.next.clone(), limit: 1 };
    let second = store.leaders("spies", Chair::Both, next).await.unwrap();
    assert!(first.next.is_some() && second.next.is_none());
    let both = [&first.items[0], &second.items[0]];
    assert!(both[0].standing.rating.rating >= both[1].standing.rating.rating);
    assert_eq!(both[0].standing.games, 20);
    assert!(store.leaders("twilight", Chair::Both, Page::first(9)).await.unwrap().items.is_empty());
    let tallies = store.tallies(&vera.id).await.unwrap();
    assert_eq!(tallies.iter().map(|tally| tally.games).sum::<i64>(), 23, "20 rated, casual, by a guest, old");
    let against = store.opponents(&vera.id, 9).await.unwrap();
    assert_eq!((against[0].name.as_str(), against[0].won + against[0].drawn + against[0].lost), ("Wim", 22));
    assert_eq!(against[1].name, "Zelda");
    let curve = store.curve(&vera.id, "spies", 5).await.unwrap();
    assert_eq!(curve.len(), 5);
    assert!(curve.is_sorted_by_key(|point| point.at));
    let filter = PlayedFilter {
        game: Some("spies".to_owned()),
        side: Some(Side::West),
        score: Some(Score::Won),
        rated: Some(true),
        opponent: Some(wim.id.clone()),
    };
    let mut found = Vec::new();
    let mut page = Page::first(2);
    loop {
        let part = store.played(&vera.id, filter.clone(), page).await.unwrap();
        found.extend(part.items);
        match part.next {
            Some(after) => page = Page { after: Some(after), limit: 2 },
            None => break,
        }
    }
    assert!(found.len() > 2 && found.iter().all(|line| line.score == Score::Won && line.side == Side::West));
    let on = between(scene, "it is on", [&vera, &wim], true).await;
    let playing = store.playing(&wim.id, Page::first(9)).await.unwrap();
    assert_eq!(playing.items.iter().map(|line| &line.id).collect::<Vec<_>>(), [&on]);
    assert!(playing.items[0].ratings.iter().all(Option::is_some));
}

pub async fn ratings_are_recomputed(scene: &Scene) {
    let (vera, wim) = (scene.known("Vera").await, scene.known("Wim").await);
    let all = async || {
        let mut all = Vec::new();
        for user in [&vera, &wim] {
            let played = scene.store.played(&user.id, PlayedFilter::default(), Page::first(99)).await.unwrap();
            all.push((
                ratings(scene, user).await,
                played.items,
                scene.store.curve(&user.id, "spies", 99).await.unwrap(),
            ));
        }
        all
    };
    let before = all().await;
    super::scene::raw(&scene.url, "UPDATE ratings SET rating = 1, deviation = 2, games = 3").await.unwrap();
    super::scene::raw(&scene.url, "UPDATE results SET rating = 1, before = 2 WHERE number IS NOT NULL").await.unwrap();
    assert_ne!(all().await, before);
    assert_eq!(scene.store.recompute_ratings().await.unwrap(), 20);
    assert_eq!(all().await, before, "the same figures");
}

pub async fn results_of_deleted_accounts_are_anonymous(scene: &Scene) {
    let (vera, wim) = (scene.known("Vera").await, scene.known("Wim").await);
    let before = ratings(scene, &wim).await;
    scene.store.delete_user(&vera.id, NOON).await.unwrap();
    assert!(ratings(scene, &vera).await.is_empty());
    assert!(scene.store.played(&vera.id, PlayedFilter::default(), Page::first(9)).await.unwrap().items.is_empty());
    assert!(!scene.store.opponents(&wim.id, 9).await.unwrap().iter().any(|one| one.name == "Vera"));
    assert_eq!(scene.store.recompute_ratings().await.unwrap(), 20);
    assert_eq!(ratings(scene, &wim).await, before, "her games still count");
    let played = scene.store.played(&wim.id, PlayedFilter::default(), Page::first(9)).await.unwrap();
    assert_eq!(played.items[0].opponent, (Holder::Gone, None));
}

/// Games of the same players end on two nodes at once: each counts once, in a definite order.
pub async fn many_games_end_at_once(place: &Place) {
    let one = Scene::open(place).await;
    let other = store::open(&one.url).await.unwrap();
    let (ada, ben) = (one.user("Ada").await, one.user("Ben").await);
    let mut ends = Vec::new();
    for n in 0..12 {
        let id = between(&one, &format!("at once {n}"), [&ada, &ben], true).await;
        let store = if n % 2 == 0 { one.store.clone() } else { other.clone() };
        let winner = if n % 3 == 0 { Side::East } else { Side::West };
        ends.push(tokio::spawn(async move { store.commit(&id, end(1, Some(winner), NOON)).await }));
    }
    for end in ends {
        assert!(matches!(end.await.unwrap().unwrap(), Committed::Done { .. }));
    }
    let before: Vec<Rated> = ratings(&one, &ada).await;
    assert_eq!(before[0].standing.games, 12);
    assert_eq!(one.store.recompute_ratings().await.unwrap(), 12);
    assert_eq!(ratings(&one, &ada).await, before);
    assert!(one.store.ratings_of(&UserId::random()).await.unwrap().is_empty());
    other.close().await;
}
