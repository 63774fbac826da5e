//! Identifiers, secrets and times.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Milliseconds since 1970, UTC.
pub type Time = i64;

/// Random bytes from the operating system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Defines an identifier of 128 random bits, encoded for URLs.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// Returns a new identifier that cannot be guessed.
            pub fn random() -> $name {
                $name(URL_SAFE_NO_PAD.encode(random::<16>()))
            }

            /// Returns the identifier as it appears in URLs.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.to_owned())
            }
        }
    };
}

id!(
    /// Identifier of a table.
    TableId
);
id!(
    /// Identifier of an account.
    UserId
);
id!(
    /// Identifier of a guest, a player without an account.
    GuestId
);

/// A secret of 256 random bits: the bearer token of a session, a guest, an invitation or an API client.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// Returns a new random token.
    pub fn random() -> Token {
        Token(random())
    }

    /// Returns the text used in cookies and links.
    pub fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Parses the output of [`Token::text`].
    pub fn read(text: &str) -> Option<Token> {
        URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Token)
    }

    /// Returns the hash, which is all that is stored.
    pub fn hash(&self) -> TokenHash {
        TokenHash(*blake3::hash(&self.0).as_bytes())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The BLAKE3 hash of a [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_round_trip_and_are_hidden_in_logs() {
        let token = Token::random();
        assert_eq!(Token::read(&token.text()), Some(token.clone()));
        assert_eq!(Token::read("short"), None);
        assert!(!format!("{token:?}").contains(&token.text()));
        assert_ne!(token.hash(), Token::random().hash());
    }

    #[test]
    fn ids_are_url_safe() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), 22);
        assert!(id.as_str().chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    }
}
