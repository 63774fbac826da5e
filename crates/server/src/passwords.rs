//! Password hashing: slow on purpose, few at once, in reused memory.
//!
//! A hash takes 19 MB. If it were allocated for every password, on a different thread each time, the allocator would retain it in each of
//! its arenas.

use crate::{error::ApiError, host::random_bytes};
use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use wire::Code;

/// Maximum number of passwords hashed at once.
const AT_ONCE: usize = 2;
/// Maximum number of callers that wait for a turn.
const WAITING: usize = 64;

/// Hashes passwords.
pub struct Passwords {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    memory: Mutex<Vec<Vec<Block>>>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            places: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            memory: Mutex::default(),
        }
    }
}

impl Passwords {
    /// Hashes a password.
    ///
    /// # Errors
    /// If too many callers wait.
    pub async fn hash(self: &Arc<Self>, password: String) -> Result<String, ApiError> {
        let hashed =
            self.run(move |memory| hash(&Argon2::default(), password.as_bytes(), &random_bytes::<16>(), memory));
        hashed.await?.map(|hash| hash.to_string()).ok_or(Code::Internal.into())
    }

    /// Returns true if the password matches the hash.
    ///
    /// # Errors
    /// If too many callers wait.
    pub async fn verify(self: &Arc<Self>, password: String, hash: String) -> Result<bool, ApiError> {
        Ok(self.run(move |memory| same(password.as_bytes(), &hash, memory)).await?.unwrap_or(false))
    }

    /// Runs `work` with reused memory on a blocking thread.
    async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&mut Vec<Block>) -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, ApiError> {
        let busy = || ApiError::from(Code::Busy);
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| busy())?;
        let mut memory = self.memory().pop().unwrap_or_default();
        let passwords = Arc::clone(self);
        // The work continues if the caller is dropped, so the task holds the permits.
        let work = tokio::task::spawn_blocking(move || {
            let result = work(&mut memory);
            passwords.memory().push(memory);
            drop((turn, place));
            result
        });
        work.await.map_err(|_| Code::Internal.into())
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(argon: &Argon2, password: &[u8], salt: &[u8], memory: &mut Vec<Block>) -> Option<PasswordHash> {
    let params = argon.params();
    memory.resize(params.block_count().max(memory.len()), Block::default());
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    argon.hash_password_into_with_memory(password, salt, &mut output, &mut memory[..params.block_count()]).ok()?;
    Some(PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(params).ok()?,
        salt: Some(Salt::new(salt).ok()?),
        hash: Some(Output::new(&output).ok()?),
    })
}

/// Returns true if the password matches the hash, with the hash's own parameters.
fn same(password: &[u8], written: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let written = PasswordHash::new(written).ok()?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::try_from(&written).ok()?);
    let salt = written.salt.as_ref()?;
    let given = hash(&argon, password, salt, memory)?;
    // `Output` compares in constant time.
    Some((given.algorithm, given.version, given.hash) == (written.algorithm, written.version, written.hash))
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::{PasswordHasher, PasswordVerifier};

    #[test]
    fn hashes_match_the_reference_implementation_with_reused_memory() {
        let mut memory = Vec::new();
        let first = hash(&Argon2::default(), b"correct horse", b"0123456789abcdef", &mut memory).expect("a hash");
        assert!(Argon2::default().verify_password(b"correct horse", &first).is_ok());
        assert!(Argon2::default().verify_password(b"another horse", &first).is_err());
        let theirs = Argon2::default().hash_password(b"an old one").expect("a hash").to_string();
        assert_eq!(same(b"an old one", &theirs, &mut memory), Some(true));
        assert_eq!(same(b"a wrong one", &theirs, &mut memory), Some(false));
        assert_eq!(same(b"correct horse", &first.to_string(), &mut memory), Some(true));
        assert_eq!(same(b"whatever", "no hash", &mut memory), None);
        assert_eq!(memory.len(), Params::default().block_count());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn hashing_and_its_queue_are_bounded() {
        let passwords = Arc::new(Passwords::default());
        let tasks: Vec<_> = (0..100)
            .map(|number| {
                let passwords = Arc::clone(&passwords);
                tokio::spawn(async move { passwords.hash(format!("password {number}")).await })
            })
            .collect();
        let mut busy = 0;
        for task in tasks {
            busy += usize::from(task.await.expect("no panic").is_err_and(|wrong| wrong.code == Code::Busy));
        }
        assert!(busy <= 100 - AT_ONCE - WAITING, "{busy} were rejected");
        assert!(passwords.memory().len() <= AT_ONCE, "memory is reused");
    }
}
