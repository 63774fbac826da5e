//! A registry of reference-counted packs, by number.
//!
//! A pack that was read belongs to its reader ([`rules::keeping`]) and is freed with the last owner. States hold only its number.
//! A number is never reused, so a state that outlives all owners finds no pack rather than a wrong one.

use super::{DEFAULT, Pack, PackError, read};
use std::{
    cell::RefCell,
    collections::HashMap,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    rc::Rc,
    sync::{Arc, LazyLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak},
};

/// A pack by its number: equal content has an equal number while the pack has an owner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PackRef(u64);

/// The built-in pack, which has the number 0 and no owner.
static EMBEDDED: LazyLock<Pack> = LazyLock::new(|| {
    read::read("default.toml", DEFAULT).unwrap_or_else(|error| panic!("the embedded pack is wrong:\n{error}"))
});

/// The packs that have an owner. A pack must not be dropped while the lock is held, because its destructor takes the lock.
#[derive(Default)]
struct Table {
    last: u64,
    numbers: HashMap<u64, Weak<Owned>>,
    /// The number of each canonical text.
    texts: HashMap<Arc<str>, u64>,
}

static TABLE: LazyLock<RwLock<Table>> = LazyLock::new(RwLock::default);

fn table() -> RwLockReadGuard<'static, Table> {
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

fn table_to_change() -> RwLockWriteGuard<'static, Table> {
    TABLE.write().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    fn find(&self, text: &str) -> Option<Arc<Owned>> {
        self.numbers.get(self.texts.get(text)?)?.upgrade()
    }
}

/// A pack with its number; it leaves the table when it is dropped.
struct Owned {
    number: u64,
    pack: Pack,
}

impl Drop for Owned {
    fn drop(&mut self) {
        let mut table = table_to_change();
        table.numbers.remove(&self.number);
        // The same text may have been read again after the last owner was dropped.
        if table.texts.get(&self.pack.text) == Some(&self.number) {
            table.texts.remove(&self.pack.text);
        }
    }
}

/// A thread's handle of a pack: cloning the `Rc` around it touches no counter shared between threads.
struct Handle(Arc<Owned>);

thread_local! {
    /// The pack that this thread used last: a search asks for the same one repeatedly.
    static LAST: RefCell<Option<Rc<Handle>>> = const { RefCell::new(None) };
}

/// A pack in use.
pub struct PackGuard(In);

enum In {
    Embedded(&'static Pack),
    Owned(Rc<Handle>),
}

impl Deref for PackGuard {
    type Target = Pack;
    #[inline]
    fn deref(&self) -> &Pack {
        match &self.0 {
            In::Embedded(pack) => pack,
            In::Owned(handle) => &handle.0.pack,
        }
    }
}

impl PackRef {
    /// Reads and checks a pack; `file` only appears in the errors. The pack belongs to the innermost [`rules::keeping`]; without one,
    /// it lives until the program ends.
    ///
    /// # Errors
    /// Every mistake of the text, with its line and what is expected.
    pub fn read(file: &str, text: &str) -> Result<PackRef, PackError> {
        read::read(file, text).map(PackRef::intern)
    }

    /// Returns the pack itself.
    ///
    /// # Panics
    /// If the pack has no owner any more.
    #[inline]
    #[must_use]
    pub fn get(self) -> PackGuard {
        if self.0 == 0 { PackGuard(In::Embedded(&EMBEDDED)) } else { PackGuard(In::Owned(self.owned())) }
    }

    #[cold]
    fn owned(self) -> Rc<Handle> {
        self.found().expect("the owner of a state owns its pack")
    }

    fn found(self) -> Option<Rc<Handle>> {
        LAST.with_borrow_mut(|last| match last {
            Some(handle) if handle.0.number == self.0 => Some(Rc::clone(handle)),
            _ => {
                let owned = table().numbers.get(&self.0)?.upgrade()?;
                Some(Rc::clone(last.insert(Rc::new(Handle(owned)))))
            }
        })
    }

    /// Returns the number of packs in memory, without the built-in one.
    #[must_use]
    pub fn in_use() -> usize {
        table().numbers.len()
    }

    /// Returns the pack with this canonical text, if it has an owner; the reader becomes another one.
    pub(super) fn known(hash: u64, text: &str) -> Option<PackRef> {
        if hash == EMBEDDED.hash && *text == *EMBEDDED.text {
            return Some(PackRef::default());
        }
        let found = table().find(text)?;
        let number = (found.pack.hash == hash).then_some(found.number)?;
        rules::keep(found);
        Some(PackRef(number))
    }

    /// Registers a pack with its reader as owner.
    pub(super) fn intern(pack: Pack) -> PackRef {
        if let Some(known) = PackRef::known(pack.hash, &pack.text) {
            return known;
        }
        let mut table = table_to_change();
        let owned = table.find(&pack.text).unwrap_or_else(|| {
            table.last += 1;
            let owned = Arc::new(Owned { number: table.last, pack });
            table.numbers.insert(owned.number, Arc::downgrade(&owned));
            table.texts.insert(Arc::clone(&owned.pack.text), owned.number);
            owned
        });
        drop(table);
        let number = owned.number;
        rules::keep(owned);
        PackRef(number)
    }

    /// Returns true if it is the built-in pack.
    #[must_use]
    pub fn is_default(self) -> bool {
        self == PackRef::default()
    }
}

impl Default for PackRef {
    /// Returns the built-in pack.
    fn default() -> PackRef {
        PackRef(0)
    }
}

impl Hash for PackRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.get().hash);
    }
}

impl fmt::Debug for PackRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found() {
            _ if self.is_default() => write!(f, "Pack({:016x})", EMBEDDED.hash),
            Some(handle) => write!(f, "Pack({:016x})", handle.0.pack.hash),
            None => f.write_str("Pack(nobody's)"),
        }
    }
}
