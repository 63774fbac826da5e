//! Who one is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What sort of visitor one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// With an account.
    Account,
    /// Without, but with a name.
    Guest,
    /// Nobody yet.
    Nobody,
}

/// Who one is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What sort of visitor.
    pub who: Who,
    /// The name that others read.
    pub name: Option<String>,
    /// How many tables wait for one's decision.
    pub waiting: u32,
}

/// Somebody without an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Whoever {
    /// The name that others read, 1 to 40 characters. Without it, a guest keeps the name they have, and a new one is called `Guest`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// An account to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The name, 2 to 40 characters.
    pub name: String,
    /// The password, 8 to 200 characters.
    pub password: String,
}

/// Signing in; what one played as a guest goes over to the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// The password, to confirm something that cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
    /// The new one, where it is to be changed.
    #[serde(default)]
    #[ts(optional)]
    pub new: Option<String>,
}

/// A token for a program, to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiToken {
    /// What one calls it.
    pub label: String,
    /// What it may do: `read` (see tables), `play` (open, sit down, act).
    pub scopes: Vec<String>,
    /// When it ends by itself, in days; never, if absent.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u32>,
}

/// A token for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Token {
    /// Names it.
    pub id: String,
    /// What one calls it.
    pub label: String,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created: i64,
    /// When it ends by itself.
    pub expires: Option<i64>,
}

/// A token was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token.
    pub token: Token,
    /// What the program sends as `Authorization: Bearer …`; it is told once.
    pub secret: String,
}
