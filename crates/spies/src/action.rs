//! Actions: the answers to questions.

use crate::deck::{Agent, Group, Objective};
use rules::{Member, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use ts_rs::TS;

/// An answer: a draw of chance or a player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Chance: the side that gets the balance token in the first turn (1.2a).
    Balance(Side),
    /// Chance: the next card of the group deck.
    Draw(Group),
    /// Chance: the next card of the objective deck, from the top or from the bottom.
    Uncover(Objective),
    /// Puts back the groups seen, the first one on top (1.5).
    ArrangeGroups(#[ts(as = "Vec<Group>")] Few<Group>),
    /// Picks Agent X (2.1).
    Pick(Agent),
    /// Chooses the side that acts first (3.1).
    First(Side),
    /// Recruits the top group of the deck (3.6).
    Recruit,
    /// Activates a ready group, with a target unless it is a media group (3.8).
    Activate {
        /// The group.
        group: Group,
        /// The target of its power.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<Group>,
    },
    /// Does nothing (3.15).
    Pass,
    /// Takes the group looked at (3.13).
    Take,
    /// Discards the group looked at (3.13).
    Discard,
    /// Leaves the group looked at on the deck (3.13).
    Leave,
    /// Uses the ability of an event (8.1).
    Use(Objective),
    /// Puts this one of the discarded groups on top of the pile (8.3).
    OnTop(Group),
    /// Sends an opposing agent on leave (5.7).
    Send(Agent),
    /// Chooses the peek at the next Agent X (5.7).
    Peek,
    /// Puts back the objectives seen, the first one on top (8.9).
    ArrangeObjectives(#[ts(as = "Vec<Objective>")] Few<Objective>),
    /// Brings a terminated agent back with the Olympic Games (8.10).
    Revive(Agent),
    /// Declines the ability offered.
    Decline,
}

/// Up to three cards in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Few<T>([Option<T>; 3]);

impl<T: Member> Few<T> {
    /// Returns the cards in this order.
    ///
    /// # Panics
    /// If there are more than three.
    #[must_use]
    pub fn new(cards: &[T]) -> Few<T> {
        assert!(cards.len() <= 3, "more than three cards");
        Few(std::array::from_fn(|index| cards.get(index).copied()))
    }

    /// Returns the first three of `places`, without the empty ones.
    pub(crate) fn of(places: &[Option<T>]) -> Few<T> {
        Few(std::array::from_fn(|index| places.get(index).copied().flatten()))
    }

    /// Returns the cards in order.
    pub fn cards(self) -> impl Iterator<Item = T> {
        self.0.into_iter().flatten()
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(self) -> usize {
        self.cards().count()
    }

    /// Returns true if there are no cards.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl<T: Member> Serialize for Few<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<T>::deserialize(from)?;
        if cards.len() > 3 { Err(D::Error::custom("more than three cards")) } else { Ok(Few::new(&cards)) }
    }
}
