//! Sessions that end on another node are found by querying the store.

use crate::common::folder;
use futures_util::FutureExt;
use server::{
    host::now,
    sessions::{Sessions, SignedIn},
    visitor::Visitor,
};
use store::{NewApiToken, NewUser, Player, Token};
use wire::Language;

fn visitor(player: &Player, session: Option<&Token>, guest: Option<&Token>, token: Option<&Token>) -> Visitor {
    Visitor {
        player: Some(player.clone()),
        name: "Ann".to_owned(),
        lang: Language::En,
        address: String::new(),
        network: String::new(),
        scopes: None,
        secure: false,
        session: session.cloned(),
        guest: guest.cloned(),
        token: token.cloned(),
    }
}

fn ended(signed_in: &SignedIn) -> bool {
    signed_in.ended().now_or_never().is_some()
}

#[tokio::test]
async fn only_sockets_with_ended_credentials_are_woken() {
    let store = store::open(&format!("sqlite:{}", folder().join("test.db").display())).await.expect("a store");
    let later = now() + 1_000_000;
    let ann = NewUser { name: "Ann".to_owned(), password: "hash".to_owned(), likeness: "ann".to_owned(), at: now() };
    let ann = store.create_user(ann).await.expect("an account").id;
    let account = Player::User(ann.clone());
    let [home, away, program, guest] = [(); 4].map(|()| Token::random());
    for session in [&home, &away] {
        store.open_session(&ann, session.hash(), now(), later).await.expect("a session");
    }
    let token = NewApiToken {
        user: ann.clone(),
        hash: program.hash(),
        label: "a program".to_owned(),
        scopes: vec!["read".to_owned()],
        at: now(),
        expires: None,
    };
    let token = store.create_api_token(token).await.expect("a token");
    let bob = store.create_guest("Bob", guest.hash(), now()).await.expect("a guest").id;

    let sessions = Sessions::default();
    let enter = |visitor: Visitor| sessions.enter(&visitor).expect("a known visitor");
    let at_home = enter(visitor(&account, Some(&home), None, None));
    let elsewhere = enter(visitor(&account, Some(&away), Some(&guest), None));
    let by_program = enter(visitor(&account, Some(&away), None, Some(&program)));
    let as_guest = enter(visitor(&Player::Guest(bob.clone()), None, Some(&guest), None));
    let all = [&at_home, &elsewhere, &by_program, &as_guest];
    let check = || sessions.check(store.as_ref(), None);
    let nobody = Visitor { player: None, ..visitor(&account, None, None, None) };
    assert!(sessions.enter(&nobody).is_none(), "an unknown visitor has no session");

    check().await;
    assert_eq!(all.map(|one| ended(one)), [false; 4]);
    store.close_session(home.hash()).await.expect("it ends");
    sessions.check(store.as_ref(), Some(&Player::Guest(bob.clone()))).await;
    assert!(!ended(&at_home), "that player was not checked");
    sessions.check(store.as_ref(), Some(&account)).await;
    assert_eq!(all.map(|one| ended(one)), [true, false, false, false]);
    store.revoke_api_token(&ann, &token.id).await.expect("it ends");
    check().await;
    assert_eq!(all.map(|one| ended(one)), [true, false, true, false], "a program does not use its owner's session");
    store.close_sessions(&ann).await.expect("they end");
    check().await;
    assert_eq!(all.map(|one| ended(one)), [true, true, true, false], "a guest is another player");
    store.claim_guest(&bob, &ann, now()).await.expect("it is claimed");
    check().await;
    assert_eq!(all.map(|one| ended(one)), [true; 4]);
    store.close().await;
}
