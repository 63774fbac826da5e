//! Scenarios for tables, changes, premoves, chat and lists.

use super::scene::{NOON, Scene, act, acted, key_of, move_at, new_table, seat};
use rules::{Actor, Seat, Side};
use serde_json::json;
use store::{
    Change, ClockState, Committed, EntryKind, Error, Holder, NewEntry, NewMessage, Note, Notice, Notices, Offer,
    OfferKind, Page, Player, Premove, PremoveStored, RulesInPlay, Status, Store, Summary, TableId, Token, Turn,
    active_entries,
};

pub async fn a_table_opens_once(scene: &Scene) {
    let store = &scene.store;
    let rosa = scene.known("Róża").await;
    let invitation = Token::random();
    let mut table = new_table("opening", Status::Waiting);
    table.start = Some(json!({ "turn": 3 }));
    table.seats[0] = seat(Side::West, Holder::User(rosa.id.clone()));
    table.seats[1] = store::Seat { invitation: Some(invitation.hash()), ..seat(Side::East, Holder::Invite) };
    assert!(store.open_table(table.clone()).await.unwrap());
    assert!(!store.open_table(table.clone()).await.unwrap(), "the same id");
    let now = scene.now(&table.id).await;
    assert_eq!((now.version, now.entries, now.status, now.turn), (1, 0, Status::Waiting, Turn::default()));
    assert_eq!(
        (now.options.to_string(), now.start.clone()),
        (table.options.to_string(), table.start.clone()),
        "keys in order"
    );
    assert_eq!((now.clock, now.fairness, now.rules), (table.clock, table.fairness, table.rules));
    assert_eq!(now.seat(Side::West).name.as_deref(), Some("Róża"));
    assert_eq!(now.seat(Side::East).invitation, Some(invitation.hash()));
    assert_eq!(store.table(&"nowhere".into()).await.unwrap(), None);

    let mut rematch = new_table("rematch", Status::Waiting);
    rematch.rematch_of = Some(table.id.clone());
    assert_eq!(store.rematch(&table.id).await.unwrap(), None);
    assert!(store.open_table(rematch.clone()).await.unwrap());
    rematch.id = "rematch too".into();
    assert!(!store.open_table(rematch).await.unwrap(), "one rematch of a game");
    assert_eq!(store.rematch(&table.id).await.unwrap(), Some("rematch".into()));
}

pub async fn a_change_is_stored_whole(scene: &Scene) {
    let store = &scene.store;
    let id = TableId::from("opening");
    let taken = store::Seat { entropy: Some([5; 32]), ..seat(Side::East, Holder::Bot("greedy".to_owned())) };
    let clock = ClockState {
        west: 60_000,
        east: 60_000,
        running: Some(Side::West),
        since: NOON,
        deadline: Some(NOON + 60_000),
    };
    let offer = Offer { kind: OfferKind::Takeback { to: 1 }, by: Side::East, at: NOON };
    let change = Change {
        version: 1,
        at: NOON + 5,
        entries: vec![
            act(Actor::Player(Side::West), &json!({ "play": { "card": "mafia" } })),
            act(Actor::Chance, &json!({ "die": 3 })),
            NewEntry { by: Actor::Nobody, what: EntryKind::Note(json!("begun")) },
        ],
        status: Some(Status::Running),
        turn: Some(Turn::only(Side::West)),
        offers: Some(vec![offer]),
        clock: Some(clock),
        seats: vec![taken],
        ..Change::default()
    };
    assert_eq!(store.commit(&id, change).await.unwrap(), Committed::Done { version: 2, first: 1, premoves: vec![] });
    let whole = store.whole(&id).await.unwrap().unwrap();
    let now = &whole.table;
    assert_eq!((now.version, now.entries, now.status, now.updated), (2, 3, Status::Running, NOON + 5));
    assert_eq!((now.turn, now.clock_state, now.offers.as_slice()), (Turn::only(Side::West), clock, [offer].as_slice()));
    assert_eq!(now.seat(Side::East).holder, Holder::Bot("greedy".to_owned()));
    assert_eq!((now.seat(Side::East).entropy, now.seat(Side::East).invitation), (Some([5; 32]), None));
    let numbers: Vec<_> = whole.entries.iter().map(|e| (e.number, e.version, e.by, e.at)).collect();
    assert_eq!(numbers[0], (1, 2, Actor::Player(Side::West), NOON + 5));
    assert_eq!(numbers[1], (2, 2, Actor::Chance, NOON + 5));
    assert_eq!(numbers[2], (3, 2, Actor::Nobody, NOON + 5));
    assert_eq!(whole.entries[1].what, acted(&json!({ "die": 3 })));
    assert_eq!(active_entries(&whole.entries).len(), 2, "a note is not an action");
    assert_eq!(store.entries(&id, 2).await.unwrap(), whole.entries[2..]);

    let many = (0..130).map(|n| act(Actor::Chance, &json!({ "draw": n }))).collect();
    let change = Change { version: 2, at: NOON + 6, entries: many, ..Change::default() };
    scene.commit(&id, change).await;
    let after = scene.now(&id).await;
    assert_eq!((after.entries, after.status, after.turn), (133, now.status, now.turn), "fields that are not set stay");
    assert_eq!((after.offers, after.clock_state), (now.offers.clone(), now.clock_state));
    let last = store.entries(&id, 132).await.unwrap();
    assert_eq!((last.len(), &last[0].what), (1, &acted(&json!({ "draw": 129 }))));

    let stale = store.commit(&id, move_at(2, &json!("late"))).await.unwrap();
    assert_eq!(stale, Committed::Stale { version: 3 });
    assert_eq!(scene.now(&id).await.entries, 133, "nothing of it is stored");
    assert!(matches!(store.commit(&"nowhere".into(), move_at(1, &json!(0))).await, Err(Error::NoTable)));
    assert_eq!(store.versions(&[id.clone(), "nowhere".into()]).await.unwrap(), [(id, 3)]);
}

pub async fn the_same_key_gives_the_same_answer(scene: &Scene) {
    let store = &scene.store;
    let id = scene.table("keys").await;
    let retry = |side, key: &str| Some(key_of(side, key, "once"));
    let change = Change { key: retry(Side::West, "k"), reply: json!({ "version": 2 }), ..move_at(1, &json!("once")) };
    scene.commit(&id, change.clone()).await;
    let again = Committed::Repeated { version: 2, reply: json!({ "version": 2 }) };
    assert_eq!(store.commit(&id, change.clone()).await.unwrap(), again);
    scene.commit(&id, move_at(2, &json!("next"))).await;
    assert_eq!(store.commit(&id, change.clone()).await.unwrap(), again, "despite later changes");
    assert_eq!(scene.now(&id).await.entries, 2);
    let theirs = Change { version: 3, key: retry(Side::East, "k"), ..change };
    assert_eq!(scene.commit(&id, theirs).await, 4, "keys belong to a player");
    let other = Change { key: Some(key_of(Side::West, "k", "another command")), ..move_at(4, &json!("other")) };
    assert_eq!(store.commit(&id, other).await.unwrap(), Committed::KeyUsed, "a key belongs to one command");
    assert_eq!(scene.now(&id).await.version, 4);
    let lost = Change { key: retry(Side::West, "stale"), ..move_at(1, &json!("late")) };
    assert_eq!(store.commit(&id, lost.clone()).await.unwrap(), Committed::Stale { version: 4 });
    let kept = Change { version: 4, ..lost };
    assert_eq!(scene.commit(&id, kept).await, 5, "a rejected change does not use up its key");
}

pub async fn taking_back_loses_nothing(scene: &Scene) {
    let id = scene.table("back").await;
    for (version, action) in [(1, "a"), (2, "b"), (3, "c")] {
        scene.commit(&id, move_at(version, &json!(action))).await;
    }
    let back = |version, to| {
        let entry = NewEntry { by: Actor::Player(Side::East), what: EntryKind::Back(to) };
        Change { version, at: NOON, entries: vec![entry], ..Change::default() }
    };
    scene.commit(&id, back(4, 1)).await;
    scene.commit(&id, move_at(5, &json!("d"))).await;
    let actions = async || {
        let entries = scene.store.entries(&id, 0).await.unwrap();
        active_entries(&entries).iter().map(|entry| format!("{:?}", entry.what)).collect::<Vec<_>>()
    };
    let acts = |all: &[&str]| all.iter().map(|a| format!("{:?}", acted(&json!(a)))).collect::<Vec<_>>();
    assert_eq!(actions().await, acts(&["a", "d"]));
    scene.commit(&id, back(6, 3)).await;
    assert_eq!(actions().await, acts(&["a"]), "actions taken back before do not return");
    scene.commit(&id, back(7, 0)).await;
    assert_eq!(actions().await, acts(&[]));
    let now = scene.now(&id).await;
    assert_eq!((now.version, now.entries), (8, 7), "versions and numbers only grow");
    let ended = |version, status, outcome| Change { status: Some(status), outcome: Some(outcome), ..back(version, 0) };
    scene.commit(&id, ended(8, Status::Over, json!({ "reason": "resigned" }))).await;
    assert_eq!(scene.now(&id).await.outcome, Some(json!({ "reason": "resigned" })));
    scene.commit(&id, ended(9, Status::Running, json!(null))).await;
    let now = scene.now(&id).await;
    assert_eq!((now.status, now.outcome), (Status::Running, None), "a game that was over goes on");
}

pub async fn one_of_many_writers_wins(scene: &Scene) {
    for round in 0..5 {
        let id = scene.table(&format!("race {round}")).await;
        let writers = (0..8).map(|writer| {
            let (store, id) = (scene.store.clone(), id.clone());
            tokio::spawn(async move { store.commit(&id, move_at(1, &json!(writer))).await.unwrap() })
        });
        let ends = ends(writers).await;
        assert_eq!(ends.iter().filter(|end| matches!(end, Committed::Done { version: 2, .. })).count(), 1, "{ends:?}");
        assert_eq!(ends.iter().filter(|end| **end == Committed::Stale { version: 2 }).count(), 7, "{ends:?}");

        let retry = key_of(Side::East, "same", "again");
        let change = Change { key: Some(retry), reply: json!(round), ..move_at(2, &json!("again")) };
        let writers = (0..8).map(|_| {
            let (store, id, change) = (scene.store.clone(), id.clone(), change.clone());
            tokio::spawn(async move { store.commit(&id, change).await.unwrap() })
        });
        let ends = self::ends(writers).await;
        let repeated = Committed::Repeated { version: 3, reply: json!(round) };
        assert_eq!(ends.iter().filter(|end| matches!(end, Committed::Done { version: 3, .. })).count(), 1, "{ends:?}");
        assert_eq!(ends.iter().filter(|end| **end == repeated).count(), 7, "{ends:?}");
        assert_eq!(scene.now(&id).await.entries, 2);
    }
}

async fn ends(tasks: impl Iterator<Item = tokio::task::JoinHandle<Committed>>) -> Vec<Committed> {
    let mut ends = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        ends.push(task.await.expect("no writer panics"));
    }
    ends
}

pub async fn premoves_are_stored(scene: &Scene) {
    let store = &scene.store;
    let id = scene.table("headlines").await;
    let key = |text: &str| key_of(Side::East, text, "early");
    let early = Premove { side: Side::East, version: 1, action: json!({ "headline": "nato" }).to_string(), at: NOON };
    assert_eq!(store.store_premove(&id, early.clone(), key("a")).await.unwrap(), PremoveStored::Kept);
    let other = Premove { action: json!({ "headline": "fidel" }).to_string(), ..early };
    assert_eq!(
        store.store_premove(&id, other.clone(), key("b")).await.unwrap(),
        PremoveStored::Kept,
        "a change of mind"
    );
    assert_eq!(scene.now(&id).await.version, 1, "the other side does not notice");
    assert_eq!(store.whole(&id).await.unwrap().unwrap().premoves, std::slice::from_ref(&other));
    let done = store.commit(&id, move_at(1, &json!("mine"))).await.unwrap();
    assert_eq!(done, Committed::Done { version: 2, first: 1, premoves: vec![other.clone()] });
    assert_eq!(store.store_premove(&id, other.clone(), key("c")).await.unwrap(), PremoveStored::Stale { version: 2 });
    let again = Some(key("b"));
    let again = store.commit(&id, Change { version: -1, key: again, ..Change::default() }).await.unwrap();
    assert!(matches!(again, Committed::Repeated { version: 1, .. }), "the key is known");
    let change = Change { release: vec![Side::East], ..move_at(2, &json!("fidel")) };
    assert_eq!(store.commit(&id, change).await.unwrap(), Committed::Done { version: 3, first: 2, premoves: vec![] });
    let last = Premove { side: Side::West, version: 3, action: json!(1).to_string(), at: NOON };
    store.store_premove(&id, last.clone(), key("d")).await.unwrap();
    let kept = async || store.whole(&id).await.unwrap().unwrap().premoves;
    assert_eq!(store.drop_premove(&id, Side::West, key("e")).await.unwrap(), PremoveStored::Kept);
    assert!(kept().await.is_empty());
    let again = store.store_premove(&id, last.clone(), key("d")).await.unwrap();
    assert_eq!(again, PremoveStored::Repeated { version: 3 }, "a repeated request does not store it again");
    assert!(kept().await.is_empty());
    assert_eq!(store.store_premove(&id, last.clone(), key("f")).await.unwrap(), PremoveStored::Kept);
    let again = store.drop_premove(&id, Side::West, key("e")).await.unwrap();
    assert_eq!(again, PremoveStored::Repeated { version: 3 }, "nor withdraw it again");
    let other = store.drop_premove(&id, Side::West, key_of(Side::East, "f", "another")).await.unwrap();
    assert_eq!(other, PremoveStored::KeyUsed);
    assert_eq!(kept().await, [last]); // stays, for the scenarios of backups
}

pub async fn chat_and_notes_are_stored(scene: &Scene) {
    let store = &scene.store;
    let id = scene.table("talk").await;
    let rosa = scene.known("Róża").await;
    let say = |text: &str, key: Option<&str>| NewMessage {
        seat: Seat::Spectator,
        author: Player::User(rosa.id.clone()),
        text: text.to_owned(),
        key: key.map(str::to_owned),
        at: NOON,
    };
    assert_eq!(store.say(&id, say("one", Some("k"))).await.unwrap(), 1);
    assert_eq!(store.say(&id, say("one", Some("k"))).await.unwrap(), 1, "stored once");
    assert!(matches!(store.say(&id, say("another", Some("k"))).await, Err(Error::KeyUsed)), "one message per key");
    let guest = store.create_guest("Otto", Token::random().hash(), NOON).await.unwrap();
    let otto = NewMessage { author: Player::Guest(guest.id), ..say("mine", Some("k")) };
    assert_eq!(store.say(&id, otto).await.unwrap(), 2, "keys belong to their author");
    assert_eq!(store.say(&id, say("two", None)).await.unwrap(), 3);
    assert_eq!(store.say(&id, say("two", None)).await.unwrap(), 4);
    let said = store.messages(&id, 1, 1).await.unwrap();
    assert_eq!((said.len(), said[0].number, said[0].text.as_str(), said[0].seat), (1, 4, "two", Seat::Spectator));
    let numbers: Vec<_> = store.messages(&id, 0, 2).await.unwrap().iter().map(|said| said.number).collect();
    assert_eq!(numbers, [3, 4], "the last ones, in order");
    assert!(matches!(store.say(&id, say("a\0b", None)).await, Err(Error::Nul)), "on both kinds of database");
    assert_eq!(said[0].name.as_deref(), Some("Róża"));
    assert_eq!(scene.now(&id).await.version, 1, "chat does not change the version");
    assert!(matches!(store.say(&"nowhere".into(), say("x", None)).await, Err(Error::NoTable)));
    let speakers = (0..6).map(|_| {
        let (store, id, message) = (store.clone(), id.clone(), say("all at once", None));
        tokio::spawn(async move { store.say(&id, message).await.unwrap() })
    });
    let mut numbers = Vec::new();
    for speaker in speakers.collect::<Vec<_>>() {
        numbers.push(speaker.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, [5, 6, 7, 8, 9, 10]);

    let note = |text: &str, at| Note { text: text.to_owned(), at };
    store.set_note(&id, Side::West, note("watch Asia", NOON)).await.unwrap();
    store.set_note(&id, Side::West, note("watch Europe", NOON + 1)).await.unwrap();
    assert_eq!(store.note(&id, Side::West).await.unwrap(), Some(note("watch Europe", NOON + 1)));
    assert_eq!(store.note(&id, Side::East).await.unwrap(), None, "each seat has its own");
    store.set_note(&id, Side::East, note("x", NOON)).await.unwrap();
    store.set_note(&id, Side::East, note("", NOON)).await.unwrap();
    assert_eq!(store.note(&id, Side::East).await.unwrap(), None);
    for (version, of_west) in [(1, None), (2, Some(note("watch Europe", NOON + 1)))] {
        scene.commit(&id, Change { version, at: NOON, exchange: true, ..Change::default() }).await;
        assert_eq!(store.note(&id, Side::West).await.unwrap(), of_west, "notes move with their author");
    }
    store.set_note(&id, Side::East, note("watch Asia", NOON)).await.unwrap();
    scene.commit(&id, Change { version: 3, at: NOON, exchange: true, ..Change::default() }).await;
    let both = [store.note(&id, Side::West).await.unwrap(), store.note(&id, Side::East).await.unwrap()];
    assert_eq!(both, [Some(note("watch Asia", NOON)), Some(note("watch Europe", NOON + 1))]);
}

/// Waits for a notice and skips others.
pub async fn heard(notices: &mut Notices, wanted: Notice) {
    let wait = async {
        while let Some(notice) = notices.next().await {
            if notice == wanted {
                return;
            }
        }
        panic!("the store was closed before {wanted:?}");
    };
    let limit = std::time::Duration::from_secs(120);
    tokio::time::timeout(limit, wait).await.unwrap_or_else(|_| panic!("{wanted:?} was not heard"));
}

pub async fn listeners_are_notified_of_changes(scene: &Scene) {
    let mut notices = scene.store.listen();
    let mut other = scene.store.listen();
    let id = scene.table("heard").await;
    heard(&mut notices, Notice::Table(id.clone(), 1)).await;
    heard(&mut notices, Notice::Lobby).await;
    scene.commit(&id, move_at(1, &json!("a"))).await;
    heard(&mut notices, Notice::Table(id.clone(), 2)).await;
    let rosa = scene.known("Róża").await;
    let message =
        NewMessage { seat: Seat::Spectator, author: Player::User(rosa.id), text: "!".to_owned(), key: None, at: NOON };
    scene.store.say(&id, message).await.unwrap();
    heard(&mut notices, Notice::Chat(id.clone(), 1)).await;
    let over = Change { version: 2, status: Some(Status::Cancelled), ..Change::default() };
    scene.commit(&id, over).await;
    heard(&mut notices, Notice::Lobby).await;
    heard(&mut other, Notice::Table(id, 3)).await;
}

/// Returns all items of a list, read in pages of two.
async fn all<'a, F>(store: &'a dyn Store, list: impl Fn(&'a dyn Store, Page) -> F) -> Vec<Summary>
where
    F: Future<Output = store::Result<store::Paged<Summary>>>,
{
    let mut page = Page::first(2);
    let mut items = Vec::new();
    loop {
        let part = list(store, page).await.unwrap();
        assert!(part.items.len() <= 2);
        items.extend(part.items);
        match part.next {
            Some(next) => page = Page { after: Some(next.to_string().parse().unwrap()), limit: 2 },
            None => return items,
        }
    }
}

fn names(items: &[Summary]) -> Vec<&str> {
    items.iter().map(|item| item.id.as_str()).collect()
}

pub async fn lists_come_in_pages(scene: &Scene) {
    let store = scene.store.as_ref();
    let anna = scene.user("Lister").await;
    for (n, public) in [true, true, false, true, true, true].into_iter().enumerate() {
        let mut table = new_table(&format!("list {n}"), Status::Waiting);
        "lists".clone_into(&mut table.game);
        table.seats[1] = seat(Side::East, Holder::User(anna.id.clone()));
        table.public = public;
        table.at = NOON + n as i64 / 2; // two at the same moment
        assert!(store.open_table(table).await.unwrap());
    }
    let lobby = all(store, |s, page| s.lobby(Some("lists"), page)).await;
    assert_eq!(names(&lobby), ["list 5", "list 4", "list 3", "list 1", "list 0"], "the newest first, no private one");
    assert_eq!(lobby[0].seats[0], (Holder::Open, None));
    assert_eq!(lobby[0].seats[1], (Holder::User(anna.id.clone()), Some("Lister".to_owned())));
    assert_eq!(lobby[0].brief, json!({ "preset": "standard" }));
    assert!(store.lobby(None, Page::first(100)).await.unwrap().items.len() > lobby.len(), "all games");

    for (n, status) in
        [Status::Running, Status::Running, Status::Over, Status::Over, Status::Over].into_iter().enumerate()
    {
        let outcome = (status == Status::Over).then(|| json!({ "winner": "west", "reason": "points" }));
        let turn = Some(Turn::only(Side::East));
        let change =
            Change { version: 1, at: NOON + 100 + n as i64, status: Some(status), outcome, turn, ..Change::default() };
        scene.commit(&format!("list {n}").as_str().into(), change).await;
    }
    assert_eq!(names(&all(store, |s, page| s.lobby(Some("lists"), page)).await), ["list 5"]);
    assert_eq!(names(&all(store, |s, page| s.watchable(Some("lists"), page)).await), ["list 1", "list 0"]);
    let finished = all(store, |s, page| s.finished(Some("lists"), page)).await;
    assert_eq!(names(&finished), ["list 4", "list 3"], "private tables are not listed");
    assert_eq!(finished[0].outcome, Some(json!({ "winner": "west", "reason": "points" })));
    let me = Player::User(anna.id);
    let mine = all(store, |s, page| s.mine(&me, page)).await;
    assert_eq!(names(&mine), ["list 1", "list 0", "list 5"], "the most recently changed first");
    assert!(mine[0].turn.of(Side::East) && !mine[0].turn.of(Side::West) && !mine[2].turn.of(Side::East));
    assert_eq!(names(&all(store, |s, page| s.mine_finished(&me, page)).await), ["list 4", "list 3", "list 2"]);
}

pub async fn games_are_counted_by_rules_version(scene: &Scene) {
    let store = &scene.store;
    for n in 0..5 {
        let mut table = new_table(&format!("rules {n}"), Status::Running);
        "ruled".clone_into(&mut table.game);
        table.rules = 1 + n / 3;
        store.open_table(table).await.unwrap();
    }
    let rules = store.rules_in_play().await.unwrap();
    let ruled: Vec<_> = rules.into_iter().filter(|rules| rules.game == "ruled").collect();
    let row = |rules, tables| RulesInPlay { game: "ruled".to_owned(), rules, tables };
    assert_eq!(ruled, [row(1, 3), row(2, 2)]);
    let first = store.tables_under("ruled", 1, None, 2).await.unwrap();
    assert_eq!(first, ["rules 0".into(), "rules 1".into()]);
    assert_eq!(store.tables_under("ruled", 1, first.last(), 2).await.unwrap(), ["rules 2".into()]);
}
