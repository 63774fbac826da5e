//! Accounts, guests, sessions and API tokens.

use crate::{GuestId, Result, Time, TokenHash, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A player with an account.
    User(UserId),
    /// A player without an account.
    Guest(GuestId),
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Id of the account, used in URLs and seats.
    pub id: UserId,
    /// Displayed name.
    pub name: String,
    /// Password hash of argon2id, in PHC format.
    pub password: String,
    /// When it was created.
    pub created: Time,
}

/// An account to be created.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// Displayed name; unique regardless of case.
    pub name: String,
    /// Skeleton of the name (UTS 39); unique too.
    pub likeness: String,
    /// Password hash of argon2id, in PHC format.
    pub password: String,
    /// Time of creation.
    pub at: Time,
}

/// A player without an account, identified by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Id of the guest, used in seats.
    pub id: GuestId,
    /// Displayed name.
    pub name: String,
    /// When the guest was created.
    pub created: Time,
    /// Account that has claimed the guest's seats.
    pub claimed_by: Option<UserId>,
}

/// A signed-in browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Account that is signed in.
    pub user: UserId,
    /// When it began.
    pub created: Time,
    /// When it expires.
    pub expires: Time,
}

/// A token with which a program may act for an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ApiToken {
    /// Public id, unique among the owner's tokens.
    pub id: String,
    /// Owner of the token.
    pub user: UserId,
    /// Label chosen by the owner.
    pub label: String,
    /// Permissions of the token.
    pub scopes: Vec<String>,
    /// When it was created.
    pub created: Time,
    /// When it expires; `None` for never.
    pub expires: Option<Time>,
}

/// An API token to be created.
#[derive(Clone, Debug)]
pub struct NewApiToken {
    /// Owner of the token.
    pub user: UserId,
    /// Hash of the secret.
    pub hash: TokenHash,
    /// Label chosen by the owner.
    pub label: String,
    /// Permissions of the token.
    pub scopes: Vec<String>,
    /// Time of creation.
    pub at: Time,
    /// When it expires; `None` for never.
    pub expires: Option<Time>,
}

/// A period in which an account's correspondence clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// Start of the vacation.
    pub from: Time,
    /// End of the vacation, exclusive.
    pub until: Time,
}

/// Accounts, guests, sessions, API tokens and vacations.
#[async_trait::async_trait]
pub trait Accounts: Send + Sync {
    /// Creates an account. Fails with [`crate::Error::NameTaken`] if the name, regardless of case, or its skeleton is taken.
    async fn create_user(&self, user: NewUser) -> Result<User>;
    /// Returns an account.
    async fn user(&self, id: &UserId) -> Result<Option<User>>;
    /// Returns the account with that name, regardless of case.
    async fn user_named(&self, name: &str) -> Result<Option<User>>;
    /// Returns true if an account's name has this skeleton.
    async fn is_like(&self, likeness: &str) -> Result<bool>;
    /// Returns accounts without a stored name skeleton: it was not computed yet, or an older account has the same one. Returns at most
    /// `limit`, ordered by id, starting after `after`.
    async fn without_likeness(&self, after: Option<&UserId>, limit: u32) -> Result<Vec<User>>;
    /// Stores the name skeleton of an account. Returns false if another account has the same one.
    async fn set_likeness(&self, id: &UserId, likeness: &str) -> Result<bool>;
    /// Changes the password and ends every session, in one transaction.
    async fn set_password(&self, id: &UserId, password: &str) -> Result<()>;
    /// Exports all data of an account: the account, sessions, API tokens, seats, messages, notes, results and vacations. No secrets.
    async fn export_user(&self, id: &UserId) -> Result<Value>;
    /// Deletes an account with its sessions, tokens, notes and vacations. Its messages lose their author, its seats become
    /// [`crate::Holder::Gone`], and the games stay. Its tables get a new version.
    async fn delete_user(&self, id: &UserId, at: Time) -> Result<()>;

    /// Creates a guest identified by a token.
    async fn create_guest(&self, name: &str, token: TokenHash, at: Time) -> Result<Guest>;
    /// Returns the guest with that token, including one that was claimed.
    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>>;
    /// Returns the guest with that id.
    async fn guest_by_id(&self, id: &GuestId) -> Result<Option<Guest>>;
    /// Renames a guest. The guest's tables get a new version.
    async fn rename_guest(&self, id: &GuestId, name: &str, at: Time) -> Result<()>;
    /// Transfers the seats and messages of a guest to an account. Returns false if another account has claimed them before. The guest's
    /// tables get a new version.
    async fn claim_guest(&self, guest: &GuestId, user: &UserId, at: Time) -> Result<bool>;

    /// Opens a session. The oldest sessions of the account end if it has too many.
    async fn open_session(&self, user: &UserId, token: TokenHash, at: Time, expires: Time) -> Result<()>;
    /// Returns the session with that token, if it has not expired.
    async fn session(&self, token: TokenHash, at: Time) -> Result<Option<Session>>;
    /// Sets the expiry of a session.
    async fn extend_session(&self, token: TokenHash, expires: Time) -> Result<()>;
    /// Ends one session.
    async fn close_session(&self, token: TokenHash) -> Result<()>;
    /// Ends all sessions of an account and returns their number.
    async fn close_sessions(&self, user: &UserId) -> Result<u64>;

    /// Creates an API token.
    async fn create_api_token(&self, token: NewApiToken) -> Result<ApiToken>;
    /// Returns the API token with that secret, if it has not expired.
    async fn api_token(&self, token: TokenHash, at: Time) -> Result<Option<ApiToken>>;
    /// Returns the API tokens of an account, the newest first.
    async fn api_tokens(&self, user: &UserId) -> Result<Vec<ApiToken>>;
    /// Revokes an API token of an account. Returns false if the account has no token with that id.
    async fn revoke_api_token(&self, user: &UserId, id: &str) -> Result<bool>;

    /// Looks up the players behind session, API and guest tokens. Expired tokens and claimed guests are skipped.
    async fn holders(&self, tokens: &[TokenHash], at: Time) -> Result<Vec<(TokenHash, Player)>>;

    /// Stores a vacation that begins now. The account's running correspondence clocks stand still until its end, unless they have expired
    /// already, and all its correspondence tables get a new version. Returns false and stores nothing if the vacations that end after
    /// `since`, this one included, exceed `most` milliseconds.
    async fn add_vacation(&self, user: &UserId, vacation: Vacation, since: Time, most: i64) -> Result<bool>;
    /// Ends the vacations that are in effect at `at` and restarts the clocks they stopped. Returns false if there is none.
    async fn end_vacation(&self, user: &UserId, at: Time) -> Result<bool>;
    /// Returns the vacations of an account that end after `after`, in order.
    async fn vacations(&self, user: &UserId, after: Time) -> Result<Vec<Vacation>>;
}
