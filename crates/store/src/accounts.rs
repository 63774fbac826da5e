//! Who plays: accounts, guests, sessions, programs.

use crate::{GuestId, Result, Time, TokenHash, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Somebody who sits at tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// With an account.
    User(UserId),
    /// Without.
    Guest(GuestId),
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Its name in URLs and seats.
    pub id: UserId,
    /// The name that others read.
    pub name: String,
    /// The password as argon2id writes it (PHC form).
    pub password: String,
    /// When it was made.
    pub created: Time,
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// The name; unique in upper and lower case.
    pub name: String,
    /// What the name looks like; unique, too.
    pub likeness: String,
    /// The password as argon2id writes it (PHC form).
    pub password: String,
    /// When it is opened.
    pub at: Time,
}

/// Somebody who plays without an account, known by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Its name in seats.
    pub id: GuestId,
    /// The name that others read.
    pub name: String,
    /// When it came.
    pub created: Time,
    /// The account that has claimed its seats.
    pub claimed_by: Option<UserId>,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub user: UserId,
    /// When it began.
    pub created: Time,
    /// When it ends by itself.
    pub expires: Time,
}

/// A program that may act for an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ApiToken {
    /// Names it to its owner, among the owner's tokens.
    pub id: String,
    /// Whose it is.
    pub user: UserId,
    /// What its owner calls it.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created: Time,
    /// When it ends by itself; never, if none.
    pub expires: Option<Time>,
}

/// An API token to be made.
#[derive(Clone, Debug)]
pub struct NewApiToken {
    /// Whose it is.
    pub user: UserId,
    /// The hash of its secret.
    pub hash: TokenHash,
    /// What its owner calls it.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it is made.
    pub at: Time,
    /// When it ends by itself; never, if none.
    pub expires: Option<Time>,
}

/// Days on which an account's correspondence clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// The first moment.
    pub from: Time,
    /// The first moment after it.
    pub until: Time,
}

/// Who plays.
#[async_trait::async_trait]
pub trait Accounts: Send + Sync {
    /// Makes an account; [`crate::Error::NameTaken`] if there is one of that name, upper and lower case being the same.
    async fn create_user(&self, user: NewUser) -> Result<User>;
    /// The account, if it is there.
    async fn user(&self, id: &UserId) -> Result<Option<User>>;
    /// The account of that name, in upper or lower case.
    async fn user_named(&self, name: &str) -> Result<Option<User>>;
    /// Whether there is an account whose name looks like this.
    async fn is_like(&self, likeness: &str) -> Result<bool>;
    /// Accounts of which nobody has worked out what their names look like, or whose names look like those of older ones: at most
    /// `limit`, in the order of their ids, from that after `after` on.
    async fn without_likeness(&self, after: Option<&UserId>, limit: u32) -> Result<Vec<User>>;
    /// Notes what the name of an account looks like; false if an older one looks the same.
    async fn set_likeness(&self, id: &UserId, likeness: &str) -> Result<bool>;
    /// Changes the password and ends every session, in one step.
    async fn set_password(&self, id: &UserId, password: &str) -> Result<()>;
    /// Everything kept about an account: the account, sessions, API tokens, seats, chat, notes, vacations. No secrets.
    async fn export_user(&self, id: &UserId) -> Result<Value>;
    /// Deletes an account with its sessions, tokens, notes and vacations; what it said is said by nobody, its seats are held by
    /// nobody ([`crate::Holder::Gone`]), the games stay. Tables where it sat get a new version.
    async fn delete_user(&self, id: &UserId, at: Time) -> Result<()>;

    /// Makes a guest known by a token.
    async fn create_guest(&self, name: &str, token: TokenHash, at: Time) -> Result<Guest>;
    /// The guest with that token; a guest that was claimed tells by whom.
    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>>;
    /// The guest of that name in seats.
    async fn guest_by_id(&self, id: &GuestId) -> Result<Option<Guest>>;
    /// Gives a guest another name. Tables where the guest sits get a new version.
    async fn rename_guest(&self, id: &GuestId, name: &str, at: Time) -> Result<()>;
    /// Gives the seats and chat of a guest to an account; false if another account has claimed them before. Tables where the
    /// guest sat get a new version.
    async fn claim_guest(&self, guest: &GuestId, user: &UserId, at: Time) -> Result<bool>;

    /// Begins a session.
    async fn open_session(&self, user: &UserId, token: TokenHash, at: Time, expires: Time) -> Result<()>;
    /// The session with that token, if it has not ended.
    async fn session(&self, token: TokenHash, at: Time) -> Result<Option<Session>>;
    /// Lets a session last until `expires`.
    async fn extend_session(&self, token: TokenHash, expires: Time) -> Result<()>;
    /// Ends one session.
    async fn close_session(&self, token: TokenHash) -> Result<()>;
    /// Signs an account out everywhere; tells how many sessions there were.
    async fn close_sessions(&self, user: &UserId) -> Result<u64>;

    /// Makes an API token.
    async fn create_api_token(&self, token: NewApiToken) -> Result<ApiToken>;
    /// The API token with that secret, if it has not ended.
    async fn api_token(&self, token: TokenHash, at: Time) -> Result<Option<ApiToken>>;
    /// The API tokens of an account, the newest first.
    async fn api_tokens(&self, user: &UserId) -> Result<Vec<ApiToken>>;
    /// Ends an API token of an account; false if it has none of that name.
    async fn revoke_api_token(&self, user: &UserId, id: &str) -> Result<bool>;

    /// Whom these tokens of sessions, programs and guests make known. Left out are those that have ended, and guests that were claimed.
    async fn holders(&self, tokens: &[TokenHash], at: Time) -> Result<Vec<(TokenHash, Player)>>;

    /// Notes a vacation that begins now. Correspondence clocks that run for the account stand still until its end, unless their time
    /// is over already; correspondence tables where it sits get a new version. False, and nothing is noted, if the vacations that
    /// end after `since` were longer than `most` milliseconds with it.
    async fn add_vacation(&self, user: &UserId, vacation: Vacation, since: Time, most: i64) -> Result<bool>;
    /// Cuts the vacations that run at `at` short, and clocks that stood still for them run again; false if there is none.
    async fn end_vacation(&self, user: &UserId, at: Time) -> Result<bool>;
    /// The vacations of an account that end after `after`, in order.
    async fn vacations(&self, user: &UserId, after: Time) -> Result<Vec<Vacation>>;
}
