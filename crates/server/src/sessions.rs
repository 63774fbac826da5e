//! Expiry of sessions, API tokens and guests. The store is queried for all open sockets of this node at once, and only sockets whose
//! credentials have ended are woken.

use crate::{app::App, host::now, visitor::Visitor};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};
use store::{Player, Store, Token, TokenHash};
use tokio::sync::{broadcast::error::RecvError, watch};

/// The credentials of a visitor, in order of precedence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Credentials {
    player: Player,
    /// API token; if present, the others do not count.
    token: Option<TokenHash>,
    session: Option<TokenHash>,
    guest: Option<TokenHash>,
}

impl Credentials {
    /// Returns none for an unknown visitor.
    fn of(visitor: &Visitor) -> Option<Credentials> {
        let hash = |token: &Option<Token>| token.as_ref().map(Token::hash);
        Some(Credentials {
            player: visitor.player.clone()?,
            token: hash(&visitor.token),
            session: hash(&visitor.session),
            guest: hash(&visitor.guest),
        })
    }

    fn tokens(&self) -> impl Iterator<Item = TokenHash> {
        [self.token, self.session, self.guest].into_iter().flatten()
    }

    /// Returns true if the credentials still identify the same player.
    fn stand(&self, holders: &HashMap<TokenHash, Player>) -> bool {
        let known = match self.token {
            Some(token) => holders.get(&token),
            None => self.tokens().find_map(|token| holders.get(&token)),
        };
        known == Some(&self.player)
    }
}

/// A signed-in visitor; shared by all of their sockets.
pub struct SignedIn(watch::Sender<bool>);

impl SignedIn {
    /// Completes when the visitor has signed out.
    pub async fn ended(&self) {
        let _ = self.0.subscribe().wait_for(|ended| *ended).await;
    }
}

/// Signed-in visitors with an open socket on this node.
#[derive(Default)]
pub struct Sessions(Mutex<HashMap<Credentials, Weak<SignedIn>>>);

impl Sessions {
    /// Registers a socket of a visitor until the result is dropped. Returns none for an unknown visitor.
    pub fn enter(&self, visitor: &Visitor) -> Option<Arc<SignedIn>> {
        let credentials = Credentials::of(visitor)?;
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = open.get(&credentials).and_then(Weak::upgrade) {
            return Some(known);
        }
        let signed_in = Arc::new(SignedIn(watch::Sender::new(false)));
        open.insert(credentials, Arc::downgrade(&signed_in));
        Some(signed_in)
    }

    /// Returns the visitors with an open socket, all or those of one player. Removes entries without a socket.
    fn open(&self, who: Option<&Player>) -> Vec<(Credentials, Weak<SignedIn>)> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, signed_in| signed_in.strong_count() > 0);
        let wanted = open.iter().filter(|(credentials, _)| who.is_none_or(|who| credentials.player == *who));
        wanted.map(|(credentials, signed_in)| (credentials.clone(), Weak::clone(signed_in))).collect()
    }

    /// Queries the store and wakes the sockets of visitors who have signed out, all or those of one player.
    pub async fn check(&self, store: &dyn Store, who: Option<&Player>) {
        let open = self.open(who);
        let tokens: Vec<_> = open.iter().flat_map(|(credentials, _)| credentials.tokens()).collect();
        let holders = match store.holders(&tokens, now()).await {
            Ok(holders) => holders.into_iter().collect(),
            Err(_) => return, // a failing store proves nothing
        };
        for (_, signed_in) in open.iter().filter(|(credentials, _)| !credentials.stand(&holders)) {
            if let Some(SignedIn(ended)) = signed_in.upgrade().as_deref() {
                ended.send_replace(true);
            }
        }
    }
}

/// Checks all visitors at regular intervals, and a player who signs out on this node at once.
pub async fn watch_sessions(app: App) {
    let mut signed_out = app.signed_out.subscribe();
    let mut tick = tokio::time::interval(app.limits.recheck);
    loop {
        let who = tokio::select! {
            who = signed_out.recv() => match who {
                Ok(who) => Some(who),
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => return,
            },
            _ = tick.tick() => None,
            () = app.stopping() => return,
        };
        app.sessions.check(app.host.store.as_ref(), who.as_ref()).await;
    }
}
