//! Scenarios for accounts, guests, sessions and API tokens.

use super::scene::{NOON, Scene, new_table, seat};
use rules::{Seat, Side};
use serde_json::json;
use store::{Error, Holder, NewApiToken, NewMessage, NewUser, Note, Page, Player, Status, TableId, Token, Vacation};

pub async fn names_sessions_and_api_tokens(scene: &Scene) {
    let store = &scene.store;
    let rosa = scene.user("Róża").await;
    assert_eq!(store.user(&rosa.id).await.unwrap(), Some(rosa.clone()));
    assert_eq!(store.user_named("RÓŻA").await.unwrap(), Some(rosa.clone()), "upper and lower case are the same");
    let named = |name: &str, likeness: &str| NewUser {
        name: name.to_owned(),
        likeness: likeness.to_owned(),
        password: "other".to_owned(),
        at: NOON,
    };
    assert!(matches!(store.create_user(named("róŻa", "another")).await, Err(Error::NameTaken)));
    assert!(matches!(store.create_user(named("Rôża", "róża")).await, Err(Error::NameTaken)), "it looks the same");
    assert!(store.is_like("róża").await.unwrap() && !store.is_like("another").await.unwrap());
    assert_eq!(store.user_named("Roza").await.unwrap(), None);

    let [one, two] = [Token::random(), Token::random()];
    store.open_session(&rosa.id, one.hash(), NOON, NOON + 100).await.unwrap();
    store.open_session(&rosa.id, two.hash(), NOON, NOON + 100).await.unwrap();
    let [guest, claimed] = [Token::random(), Token::random()];
    let visitor = store.create_guest("Visitor", guest.hash(), NOON).await.unwrap();
    let former = store.create_guest("Former", claimed.hash(), NOON).await.unwrap();
    assert!(store.claim_guest(&former.id, &rosa.id, NOON).await.unwrap());
    let program = Token::random();
    let token = NewApiToken {
        user: rosa.id.clone(),
        hash: program.hash(),
        label: "a program".to_owned(),
        scopes: vec!["read".to_owned()],
        at: NOON,
        expires: None,
    };
    let token = store.create_api_token(token).await.unwrap();
    let mut asked = vec![one.hash(), Token::random().hash(), claimed.hash(), guest.hash(), program.hash()];
    asked.extend((0..300).map(|_| Token::random().hash()));
    asked.push(two.hash());
    let mut holders = store.holders(&asked, NOON + 99).await.unwrap();
    let by_token = |(token, _): &(store::TokenHash, Player)| asked.iter().position(|one| one == token);
    holders.sort_by_key(by_token);
    let rosas = Player::User(rosa.id.clone());
    let expected = [
        (one.hash(), rosas.clone()),
        (guest.hash(), Player::Guest(visitor.id)),
        (program.hash(), rosas.clone()),
        (two.hash(), rosas),
    ];
    assert_eq!(holders, expected, "each valid token once, and no other token");
    assert_eq!(store.holders(&asked, NOON + 100).await.unwrap().len(), 2, "sessions have expired");
    assert_eq!(store.holders(&[], NOON).await.unwrap(), []);
    assert!(store.revoke_api_token(&rosa.id, &token.id).await.unwrap());
    let session = store.session(one.hash(), NOON + 99).await.unwrap().expect("it runs");
    assert_eq!((session.user, session.expires), (rosa.id.clone(), NOON + 100));
    assert_eq!(store.session(one.hash(), NOON + 100).await.unwrap(), None, "it has expired");
    store.extend_session(one.hash(), NOON + 200).await.unwrap();
    assert!(store.session(one.hash(), NOON + 100).await.unwrap().is_some());
    store.close_session(one.hash()).await.unwrap();
    assert_eq!(store.session(one.hash(), NOON).await.unwrap(), None);
    assert!(store.session(two.hash(), NOON).await.unwrap().is_some());
    store.set_password(&rosa.id, "new hash").await.unwrap();
    assert_eq!(store.session(two.hash(), NOON).await.unwrap(), None, "a new password signs out");
    assert_eq!(store.user(&rosa.id).await.unwrap().unwrap().password, "new hash");
    for _ in 0..3 {
        store.open_session(&rosa.id, Token::random().hash(), NOON, NOON + 100).await.unwrap();
    }
    assert_eq!(store.close_sessions(&rosa.id).await.unwrap(), 3, "all sessions");

    let secret = Token::random();
    let token = NewApiToken {
        user: rosa.id.clone(),
        hash: secret.hash(),
        label: "my bot".to_owned(),
        scopes: vec!["play".to_owned(), "read".to_owned()],
        at: NOON,
        expires: Some(NOON + 50),
    };
    let token = store.create_api_token(token).await.unwrap();
    assert_eq!(store.api_token(secret.hash(), NOON).await.unwrap(), Some(token.clone()));
    assert_eq!(store.api_token(secret.hash(), NOON + 50).await.unwrap(), None);
    assert_eq!(store.api_tokens(&rosa.id).await.unwrap(), std::slice::from_ref(&token));
    let anna = scene.user("Anna").await;
    assert!(!store.revoke_api_token(&anna.id, &token.id).await.unwrap(), "it belongs to another account");
    assert!(store.revoke_api_token(&rosa.id, &token.id).await.unwrap());
    assert_eq!(store.api_token(secret.hash(), NOON).await.unwrap(), None);

    store.add_vacation(&anna.id, Vacation { from: NOON, until: NOON + 10 }, 0, i64::MAX).await.unwrap();
    store.add_vacation(&anna.id, Vacation { from: NOON + 20, until: NOON + 40 }, 0, i64::MAX).await.unwrap();
    assert!(store.end_vacation(&anna.id, NOON + 30).await.unwrap());
    assert!(!store.end_vacation(&anna.id, NOON + 30).await.unwrap());
    assert_eq!(store.vacations(&anna.id, NOON + 10).await.unwrap(), [Vacation { from: NOON + 20, until: NOON + 30 }]);
    let long = Vacation { from: NOON + 50, until: NOON + 60 };
    assert!(!store.add_vacation(&anna.id, long, NOON, 29).await.unwrap(), "three times ten exceed the limit");
    assert_eq!(store.vacations(&anna.id, NOON + 40).await.unwrap(), []);
    assert!(store.add_vacation(&anna.id, long, NOON, 30).await.unwrap());
}

pub async fn guests_sit_down_and_are_claimed(scene: &Scene) {
    let store = &scene.store;
    let token = Token::random();
    let guest = store.create_guest("Visitor", token.hash(), NOON).await.unwrap();
    assert_eq!(store.guest(token.hash()).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(Token::random().hash()).await.unwrap(), None);
    let mut table = new_table("guests", Status::Running);
    table.seats = [seat(Side::East, Holder::Guest(guest.id.clone())), seat(Side::West, Holder::HotSeat)];
    assert!(store.open_table(table).await.unwrap());
    let id = TableId::from("guests");
    let player = Player::Guest(guest.id.clone());
    let message = NewMessage {
        seat: Seat::Player(Side::East),
        author: player.clone(),
        text: "hello".into(),
        key: None,
        at: NOON,
    };
    store.say(&id, message).await.unwrap();
    assert_eq!(scene.now(&id).await.seat(Side::East).name.as_deref(), Some("Visitor"));
    assert_eq!(store.mine(&player, Page::first(9)).await.unwrap().items.len(), 1);

    let (anna, rosa) = (scene.known("anna").await, scene.known("róża").await);
    assert!(store.claim_guest(&guest.id, &anna.id, NOON).await.unwrap());
    assert!(store.claim_guest(&guest.id, &anna.id, NOON).await.unwrap(), "claiming again is harmless");
    assert!(!store.claim_guest(&guest.id, &rosa.id, NOON).await.unwrap(), "it is Anna's");
    assert_eq!(store.guest(token.hash()).await.unwrap().unwrap().claimed_by, Some(anna.id.clone()));
    let now = scene.now(&id).await;
    assert_eq!(now.seat(Side::East).holder, Holder::User(anna.id.clone()));
    assert_eq!(now.seat(Side::East).name.as_deref(), Some("Anna"));
    assert_eq!(now.version, 2, "one new version, because one claim changed a seat");
    assert_eq!(store.messages(&id, 0, 9).await.unwrap()[0].author, Some(Player::User(anna.id.clone())));
    assert_eq!(store.mine(&Player::User(anna.id), Page::first(9)).await.unwrap().items[0].id, id);
    assert!(store.mine(&player, Page::first(9)).await.unwrap().items.is_empty());
}

pub async fn an_account_is_exported_and_deleted(scene: &Scene) {
    let store = &scene.store;
    let anna = scene.known("Anna").await;
    let id = TableId::from("guests");
    let session = Token::random();
    store.open_session(&anna.id, session.hash(), NOON, NOON + 1000).await.unwrap();
    store.set_note(&id, Side::East, Note { text: "my plan".to_owned(), at: NOON }).await.unwrap();
    let export = store.export_user(&anna.id).await.unwrap();
    assert_eq!(export["account"]["name"], "Anna");
    assert_eq!(export["sessions"], json!([{ "created": NOON, "expires": NOON + 1000 }]));
    assert_eq!(export["seats"], json!([{ "table": "guests", "side": "east", "game": "spies", "status": "running" }]));
    assert_eq!(export["messages"][0]["text"], "hello");
    assert_eq!(export["notes"][0]["text"], "my plan");
    assert_eq!(export["vacations"].as_array().unwrap().len(), 3);
    assert!(!export.to_string().contains("hash of"), "no secrets");

    let before = scene.now(&id).await;
    store.delete_user(&anna.id, NOON).await.unwrap();
    assert!(matches!(store.delete_user(&anna.id, NOON).await, Err(Error::NoAccount)));
    assert!(matches!(store.export_user(&anna.id).await, Err(Error::NoAccount)));
    assert_eq!(store.user(&anna.id).await.unwrap(), None);
    assert_eq!(store.session(session.hash(), NOON).await.unwrap(), None);
    let now = scene.now(&id).await;
    assert_eq!((&now.seat(Side::East).holder, now.seat(Side::East).name.as_deref()), (&Holder::Gone, None));
    assert_eq!(now.version, before.version + 1);
    assert_eq!(store.note(&id, Side::East).await.unwrap(), None);
    let said = store.messages(&id, 0, 9).await.unwrap();
    assert_eq!((said[0].text.as_str(), &said[0].author, &said[0].name), ("hello", &None, &None));
    assert!(store.whole(&id).await.unwrap().is_some(), "the game stays");
    scene.user("ANNA").await; // the name is free again
}

pub async fn guests_can_be_renamed(scene: &Scene) {
    let store = &scene.store;
    let guest = store.create_guest("Visitor", Token::random().hash(), NOON).await.unwrap();
    let mut table = new_table("renamed", Status::Running);
    table.seats = [seat(Side::West, Holder::Guest(guest.id.clone())), seat(Side::East, Holder::Open)];
    assert!(store.open_table(table).await.unwrap());
    store.rename_guest(&guest.id, "Żaneta", NOON).await.unwrap();
    assert_eq!(store.guest_by_id(&guest.id).await.unwrap().unwrap().name, "Żaneta");
    let now = scene.now(&"renamed".into()).await;
    assert_eq!((now.seat(Side::West).name.as_deref(), now.version), (Some("Żaneta"), 2), "with a new version");
    assert!(matches!(store.rename_guest(&"unknown".into(), "x", NOON).await, Err(Error::NoAccount)));
}
