//! Whose session, token or guest still counts. The store is asked for all open sockets of this node at once, and only the sockets of those
//! whose have ended are woken.

use crate::{app::App, host::now, visitor::Visitor};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};
use store::{Player, Store, Token, TokenHash};
use tokio::sync::{broadcast::error::RecvError, watch};

/// What somebody is known by, in the order in which it counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Credentials {
    player: Player,
    /// That of a program, which stands alone.
    token: Option<TokenHash>,
    session: Option<TokenHash>,
    guest: Option<TokenHash>,
}

impl Credentials {
    /// None for nobody.
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

    /// Whether they are still known as who they were.
    fn stand(&self, holders: &HashMap<TokenHash, Player>) -> bool {
        let known = match self.token {
            Some(token) => holders.get(&token),
            None => self.tokens().find_map(|token| holders.get(&token)),
        };
        known == Some(&self.player)
    }
}

/// Somebody who is known and has a socket open; for all of their sockets together.
pub struct SignedIn(watch::Sender<bool>);

impl SignedIn {
    /// Comes when they have signed out.
    pub async fn ended(&self) {
        let _ = self.0.subscribe().wait_for(|ended| *ended).await;
    }
}

/// Everybody who is known and has a socket open on this node.
#[derive(Default)]
pub struct Sessions(Mutex<HashMap<Credentials, Weak<SignedIn>>>);

impl Sessions {
    /// Notes that somebody has a socket open, as long as what is returned is kept; none for nobody.
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

    /// Everybody, or one player, with a socket open; forgets those who have none any more.
    fn open(&self, who: Option<&Player>) -> Vec<(Credentials, Weak<SignedIn>)> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, signed_in| signed_in.strong_count() > 0);
        let wanted = open.iter().filter(|(credentials, _)| who.is_none_or(|who| credentials.player == *who));
        wanted.map(|(credentials, signed_in)| (credentials.clone(), Weak::clone(signed_in))).collect()
    }

    /// Asks the store, and wakes the sockets of those who have signed out: of everybody, or of one player.
    pub async fn check(&self, store: &dyn Store, who: Option<&Player>) {
        let open = self.open(who);
        let tokens: Vec<_> = open.iter().flat_map(|(credentials, _)| credentials.tokens()).collect();
        let holders = match store.holders(&tokens, now()).await {
            Ok(holders) => holders.into_iter().collect(),
            Err(_) => return, // a store that fails proves nothing
        };
        for (_, signed_in) in open.iter().filter(|(credentials, _)| !credentials.stand(&holders)) {
            if let Some(SignedIn(ended)) = signed_in.upgrade().as_deref() {
                ended.send_replace(true);
            }
        }
    }
}

/// Asks for everybody now and then, and for whoever signs out here at once.
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
