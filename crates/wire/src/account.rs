//! Identity of the visitor: accounts, guests and API tokens.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Kind of visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A visitor with an account.
    Account,
    /// A guest: a visitor with a name but no account.
    Guest,
    /// A visitor without an identity yet.
    Nobody,
}

/// Identity of the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Kind of visitor.
    pub who: Who,
    /// Displayed name.
    pub name: Option<String>,
    /// Number of tables that wait for the visitor's decision.
    pub waiting: u32,
}

/// A request for a guest identity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Whoever {
    /// Displayed name, 1 to 40 characters. Without it, a guest keeps the current name, and a new guest is called `Guest`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// An account to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The name, 2 to 40 characters.
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: String,
}

/// Credentials for signing in. The seats and messages of a guest move to the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// The password, as confirmation of an irreversible action or of a change of password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
    /// The new password, if it is to be changed.
    #[serde(default)]
    #[ts(optional)]
    pub new: Option<String>,
}

/// An API token to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiToken {
    /// Label chosen by the owner.
    pub label: String,
    /// Permissions: `read` (view tables), `play` (open tables, sit down, act).
    pub scopes: Vec<String>,
    /// Days until the token expires; never if absent.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u32>,
}

/// An API token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Token {
    /// Id of the token.
    pub id: String,
    /// Label chosen by the owner.
    pub label: String,
    /// Permissions.
    pub scopes: Vec<String>,
    /// When it was created.
    pub created: i64,
    /// When it expires; `null` for never.
    pub expires: Option<i64>,
}

/// A newly created API token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token.
    pub token: Token,
    /// Secret that the program sends as `Authorization: Bearer …`; it is shown only once.
    pub secret: String,
}
