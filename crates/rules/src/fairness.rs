//! Provably fair dice and draws: a seed committed beforehand, mixed with contributions of both seats.

use crate::{Actor, Entry, Game, Log, Luck, Record, RecordError, record::apply, record::check};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Context string that separates the stream key from every other use of BLAKE3.
const CONTEXT: &str = "hotline fairness 1 stream key";

/// The fairness section of a record.
///
/// Before the game, its host publishes `commitment`, the BLAKE3 hash of 32 secret bytes. Each seat then adds its own `entropy`. After
/// the game the secret bytes are revealed as `seed`. Every die and draw follows from the seed and the entropy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// BLAKE3 hash of the seed.
    pub commitment: Hex<32>,
    /// The seed, after it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Hex<32>>,
    /// Contributions of the western and the eastern seat, 32 bytes each.
    pub entropy: [Hex<32>; 2],
}

/// Bytes written as hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// Result of verifying the chance of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The record has no fairness section: dice and draws are legal, but not provably fair.
    Unproven,
    /// The seed has not been revealed yet.
    Sealed,
    /// Every die and draw follows from the seed and the entropy.
    Fair,
}

/// Reason why a record fails verification.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// An action is not legal at its position.
    #[error("{0}")]
    Illegal(#[from] RecordError),
    /// The revealed seed does not match the commitment.
    #[error("the seed revealed is not the one committed: its BLAKE3 hash is {found}, not {committed}")]
    Commitment {
        /// Hash of the revealed seed.
        found: String,
        /// The committed hash.
        committed: String,
    },
    /// A die or a draw differs from the one that the seeds determine.
    #[error("`actions[{index}]`: {action} is not what the seeds give, which is {due}")]
    Chance {
        /// Index in the list, from 0.
        index: usize,
        /// The action as written.
        action: String,
        /// The expected action.
        due: String,
    },
}

impl Fairness {
    /// Creates the section of a game that is about to start, without its seed.
    #[must_use]
    pub fn sealed(seed: [u8; 32], entropy: [[u8; 32]; 2]) -> Fairness {
        Fairness { commitment: commitment(seed), seed: None, entropy: entropy.map(Hex) }
    }

    /// Returns the random stream of a seed and the entropy of the seats.
    #[must_use]
    pub fn luck(&self, seed: [u8; 32]) -> Luck {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(&seed);
        for entropy in &self.entropy {
            hasher.update(&entropy.0);
        }
        Luck::new(*hasher.finalize().as_bytes())
    }
}

/// Plays an entry of a record. For a die or a draw, it consumes as much of the stream as the original game did.
pub fn step<G: Game>(state: &mut G, entry: Entry<G::Action>, luck: &mut Luck) {
    if entry.interrupt.is_none() && state.actor() == Actor::Chance {
        state.any(luck);
    }
    apply(state, entry, &mut Log::silent());
}

/// Returns the commitment to a seed, which is published before the game.
#[must_use]
pub fn commitment(seed: [u8; 32]) -> Hex<32> {
    Hex(*blake3::hash(&seed).as_bytes())
}

/// Replays a record and checks every action. If the record contains its seed, every die and card is drawn again and compared.
///
/// # Errors
/// Returns the first violation.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Chance, Violation> {
    let seed = record.fairness.as_ref().and_then(|fairness| fairness.seed);
    let mut luck = None;
    if let (Some(fairness), Some(seed)) = (&record.fairness, seed) {
        let found = commitment(seed.0);
        if found != fairness.commitment {
            let committed = fairness.commitment.to_string();
            return Err(Violation::Commitment { found: found.to_string(), committed });
        }
        luck = Some(fairness.luck(seed.0));
    }
    let mut state = record.first();
    for (index, &entry) in record.entries.iter().enumerate() {
        check(&state, index, entry)?;
        if let (Some(luck), Actor::Chance, Entry { interrupt: None, action }) = (&mut luck, state.actor(), entry) {
            let due = state.any(luck);
            if due != action {
                let [action, due] = [action, due].map(|action| crate::position::plain(&action).to_string());
                return Err(Violation::Chance { index, action, due });
            }
        }
        apply(&mut state, entry, &mut Log::silent());
    }
    Ok(match (&record.fairness, seed) {
        (None, _) => Chance::Unproven,
        (Some(_), None) => Chance::Sealed,
        (Some(_), Some(_)) => Chance::Fair,
    })
}

impl<const N: usize> std::fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || D::Error::custom(format!("{} hexadecimal digits are expected", 2 * N));
        if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; N];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| wrong())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Hex(bytes))
    }
}
