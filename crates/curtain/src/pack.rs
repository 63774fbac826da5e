//! The card pack: what the cards show, the source of each value, and the defaults of the rulings.
//!
//! A pack is data that an owner of the printed game can correct without touching code: numbers, names and events, but not the
//! identity of the cards, whose slugs are those of [`Card`]. A state refers to its pack by a number ([`PackRef`]), so that it stays
//! `Copy`; the owner of the game also owns the pack.

mod interned;
mod read;
mod write;

use crate::{Card, Cards, Region, options::Rulings, steps::Step};
use rules::Side;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use ts_rs::TS;

pub use interned::{PackGuard, PackRef};
pub use read::{Mistake, PackError};

/// The text of the built-in pack, remarks on sources included.
pub const DEFAULT: &str = include_str!("../packs/default.toml");

/// How well a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// A source states it.
    Sourced,
    /// It follows from what sources state.
    Inferred,
    /// It was designed for the pack.
    Designed,
}

impl Provenance {
    /// Every provenance, the strongest first.
    pub const ALL: [Provenance; 3] = [Provenance::Sourced, Provenance::Inferred, Provenance::Designed];

    /// Returns the word used in a pack.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Provenance::Sourced => "sourced",
            Provenance::Inferred => "inferred",
            Provenance::Designed => "designed",
        }
    }
}

/// A field of a card with a provenance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Field {
    Name,
    Faction,
    Region,
    Cubes,
    RegionSize,
    RegionBonus,
    Effect,
}

impl Field {
    /// Every field, in the order of the pack.
    pub const ALL: [Field; 7] = [
        Field::Name,
        Field::Faction,
        Field::Region,
        Field::Cubes,
        Field::RegionSize,
        Field::RegionBonus,
        Field::Effect,
    ];

    /// Returns the key used in a pack.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Faction => "faction",
            Field::Region => "region",
            Field::Cubes => "cubes",
            Field::RegionSize => "region_size",
            Field::RegionBonus => "region_bonus",
            Field::Effect => "effect",
        }
    }
}

/// A name in the languages of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Names {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
    /// French.
    pub fr: String,
}

impl Names {
    /// Returns the name in the language with this code; English if there is no other.
    #[must_use]
    pub fn get(&self, language: &str) -> &str {
        match language {
            "pl" => &self.pl,
            "fr" => &self.fr,
            _ => &self.en,
        }
    }
}

/// What a card shows.
#[derive(Clone, Debug, PartialEq)]
pub struct CardData {
    /// The card.
    pub card: Card,
    /// The name of the country.
    pub names: Names,
    /// The owner; `None` for the start card.
    pub faction: Option<Side>,
    /// The region it belongs to.
    pub region: Region,
    /// The cubes to place.
    pub cubes: u8,
    /// The event as executed by the engine.
    pub steps: Vec<Step>,
    /// The title of the event, if any.
    pub title: String,
    /// The event in English words.
    pub effect: String,
    /// A remark on the sources.
    pub note: String,
    conf: [Provenance; 7],
}

impl CardData {
    /// Returns the provenance of a field.
    #[must_use]
    pub const fn provenance(&self, field: Field) -> Provenance {
        self.conf[field as usize]
    }

    /// Returns the weakest provenance of any field.
    #[must_use]
    pub fn confidence(&self) -> Provenance {
        self.conf.into_iter().max().unwrap_or(Provenance::Designed)
    }

    /// Returns the fields that no source states; a client marks them wherever a player reads the card.
    pub fn designed(&self) -> impl Iterator<Item = Field> {
        self.fields(Provenance::Designed)
    }

    /// Returns the fields with this provenance.
    pub fn fields(&self, provenance: Provenance) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(move |&field| self.provenance(field) == provenance)
    }
}

/// The data of a region.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionData {
    /// The region.
    pub region: Region,
    /// Its name.
    pub names: Names,
    /// The cards of the region, the start card included.
    pub cards: Cards,
    /// The points for dominating more of its cards.
    pub bonus: u8,
    /// The provenance of its size.
    pub size_conf: Provenance,
    /// The provenance of its bonus.
    pub bonus_conf: Provenance,
}

/// A checked card pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Pack {
    /// The title of the game by language code.
    pub titles: BTreeMap<String, String>,
    /// The default rulings of games with this pack.
    pub rulings: Rulings,
    regions: [RegionData; 6],
    cards: [CardData; 19],
    text: Arc<str>,
    hash: u64,
}

impl Pack {
    /// Returns the data of a card.
    #[inline]
    #[must_use]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// Returns every card, the start card first.
    #[must_use]
    pub fn cards(&self) -> &[CardData] {
        &self.cards
    }

    /// Returns the data of a region.
    #[inline]
    #[must_use]
    pub fn region(&self, region: Region) -> &RegionData {
        &self.regions[region.index()]
    }

    /// Returns the pack in its canonical form: TOML, fixed order, no remarks. Reading it gives the same pack.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the canonical form without copying it.
    pub(crate) fn shared_text(&self) -> Arc<str> {
        Arc::clone(&self.text)
    }

    /// Returns the 64-bit FNV-1a hash of the canonical form; equal content has the same hash everywhere.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

/// The form of a pack in a record: hash and contents, so that an old game replays with its own pack.
#[derive(Serialize)]
struct Written<'a> {
    hash: &'a str,
    toml: &'a str,
}

/// The form of a pack in options: the word `default`, or hash and contents.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the word `default`, or a pack with its `hash` and its `toml` is expected")]
enum Given {
    Named(String),
    Contents { hash: String, toml: String },
}

impl Serialize for PackRef {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let pack = self.get();
        Written { hash: &format!("{:016x}", pack.hash), toml: &pack.text }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for PackRef {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<PackRef, D::Error> {
        use serde::de::Error;
        let (hash, toml) = match Given::deserialize(from)? {
            Given::Named(name) if name == "default" => return Ok(PackRef::default()),
            Given::Named(name) => return Err(D::Error::custom(format!("there is no pack `{name}`"))),
            Given::Contents { hash, toml } => (hash, toml),
        };
        let number =
            u64::from_str_radix(&hash, 16).map_err(|_| D::Error::custom("the hash has 16 hexadecimal digits"))?;
        if let Some(pack) = PackRef::known(number, &toml) {
            return Ok(pack);
        }
        // The pack is checked before it is registered.
        let pack = read::read("pack", &toml).map_err(D::Error::custom)?;
        if pack.hash != number {
            let what = format!("the pack has the hash {:016x}, not {hash}: its contents were changed", pack.hash);
            return Err(D::Error::custom(what));
        }
        Ok(PackRef::intern(pack))
    }
}
