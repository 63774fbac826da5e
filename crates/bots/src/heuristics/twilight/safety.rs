//! The chance that a hand survives the rest of the turn: which of its cards start a nuclear war if they must be played at DEFCON 2, and how
//! many outlets there are for them.
//!
//! An outlet is a card held over, the Space Race, UN Intervention, an action round in which DEFCON is still higher, or one after a card
//! that raises it. The remaining rounds are a small game against chance: in a round of the opponent DEFCON may fall by one, in an own round
//! the side plays what keeps its chances best. All positions are solved once, so a query is a table lookup.

use std::sync::LazyLock;
use twilight::{
    Ask,
    Card::{self, *},
    Cards, Side, State,
    danger::deadly,
    state::Phase,
};

/// Cards that raise DEFCON by two or more if their holder plays the event.
const RAISERS: [Card; 3] = [NuclearTestBan, SaltNegotiations, HowILearnedToStopWorrying];

/// Probability that DEFCON falls in a round of the opponent, by level; counted in games of `greedy` and `search`.
const FALLS: [f32; 6] = [0.0, 0.0, 0.0, 0.5, 0.4, 0.6];

/// Chance to survive the following turns, by the number of deadly cards held over.
const HELD_OVER: [f32; CARDS] = [1.0, 0.985, 0.96, 0.92, 0.86, 0.78, 0.7];

/// Sizes of the table's dimensions: DEFCON from 2, own rounds, deadly cards, others, Space Race, raisers. Greater values are clamped.
const LEVELS: usize = 4;
const ROUNDS: usize = 10;
const CARDS: usize = 7;
const OTHERS: usize = 11;
const TRIES: usize = 3;
const RAISES: usize = 3;

/// The features of a hand that matter for the rest of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    /// Own rounds to come, including the headline.
    rounds: usize,
    /// Cards that must not be played at DEFCON 2.
    deadly: usize,
    /// Cards that may be played at any time.
    others: usize,
    /// Deadly cards that the Space Race still takes in this turn.
    tries: usize,
    /// Cards that raise DEFCON.
    raises: usize,
    /// Whether the opponent plays before the next own round.
    waits: bool,
}

impl Hand {
    /// Extracts the features of a side's fully known hand; none if no card in it is deadly.
    pub(super) fn of(s: &State, side: Side) -> Option<Hand> {
        let cards = deadly(s, side);
        if cards.is_empty() {
            return None;
        }
        let (me, now) = (side.index(), s.phasing == side);
        let rounds = match s.phase {
            // The headline also takes a card.
            Phase::Headline => usize::from(s.rounds(side)) + usize::from(matches!(s.ask(), Some(Ask::Headline { .. }))),
            // The USSR is first in every round.
            _ => usize::from(s.rounds_left(side)) - usize::from(side == Side::East && !now && s.rounds_left(side) > 0),
        };
        let hand = s.hand(side);
        let spaceable = cards.iter().filter(|&card| s.may_space(side, card)).count();
        let left = (1 + usize::from(s.ability(side, 2))).saturating_sub(usize::from(s.spaced[me]));
        let tries = if s.trapped(side) { cards.len() } else { spaceable.min(left) };
        let raisers = hand & Cards::from(RAISERS);
        let mut count = cards.len();
        if hand.contains(UnIntervention) {
            count -= 1; // both leave the hand in one round
        }
        Some(Hand {
            rounds: rounds.min(ROUNDS - 1),
            deadly: count.min(CARDS - 1),
            others: (hand.len() - cards.len() - raisers.len() + usize::from(s.china_playable(side))).min(OTHERS - 1),
            tries: tries.min(TRIES - 1),
            raises: raisers.len().min(RAISES - 1),
            waits: !now && s.phase == Phase::Rounds,
        })
    }

    /// Returns the chance to survive at this DEFCON level.
    pub(super) fn survival(self, defcon: u8) -> f32 {
        let Hand { rounds, deadly, others, tries, raises, waits } = self;
        let level = usize::from(defcon.clamp(2, 5)) - 2;
        let at = |level| TABLE[place([level, rounds, deadly, others, tries, raises])];
        if waits { fallen(level, at) } else { at(level) }
    }
}

/// Returns the chance of a side, whose hand is known, to survive the rest of the turn without a nuclear war.
pub(super) fn survival(s: &State, side: Side) -> f32 {
    Hand::of(s, side).map_or(1.0, |hand| hand.survival(s.defcon))
}

fn place([level, rounds, deadly, others, tries, raises]: [usize; 6]) -> usize {
    ((((level * ROUNDS + rounds) * CARDS + deadly) * OTHERS + others) * TRIES + tries) * RAISES + raises
}

/// Returns the expectation over a round of the opponent.
fn fallen(level: usize, at: impl Fn(usize) -> f32) -> f32 {
    let falls = FALLS[level + 2];
    if falls > 0.0 { falls * at(level - 1) + (1.0 - falls) * at(level) } else { at(level) }
}

/// The chances at every own round.
static TABLE: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let mut table = vec![0.0_f32; LEVELS * ROUNDS * CARDS * OTHERS * TRIES * RAISES];
    for rounds in 0..ROUNDS {
        for deadly in 0..CARDS {
            for level in 0..LEVELS {
                for others in 0..OTHERS {
                    for tries in 0..TRIES {
                        for raises in 0..RAISES {
                            table[place([level, rounds, deadly, others, tries, raises])] = if rounds == 0 || deadly == 0
                            {
                                HELD_OVER[deadly]
                            } else {
                                chance(&table, level, [rounds - 1, deadly, others, tries, raises])
                            };
                        }
                    }
                }
            }
        }
    }
    table
});

/// Returns the chance after the best move in an own round; `rounds` more are left after it.
fn chance(table: &[f32], level: usize, [rounds, deadly, others, tries, raises]: [usize; 5]) -> f32 {
    let then = |level: usize, deadly, others, tries, raises| {
        fallen(level, |level| table[place([level, rounds, deadly, others, tries, raises])])
    };
    let mut best = 0.0_f32;
    if others > 0 {
        best = best.max(then(level, deadly, others - 1, tries, raises));
    }
    if level > 0 {
        best = best.max(then(level - 1, deadly - 1, others, tries, raises));
    }
    if tries > 0 {
        best = best.max(then(level, deadly - 1, others, tries - 1, raises));
    }
    if raises > 0 {
        best = best.max(then((level + 2).min(LEVELS - 1), deadly, others, tries, raises - 1));
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use twilight::{
        Card,
        Country::{Angola, Cameroon},
        Us, Ussr,
        testing::{Table, table},
    };

    /// Returns a table with the USSR to play and a country in which CIA Created starts a nuclear war at DEFCON 2.
    fn to_play(round: u8, defcon: u8, cards: &[Card]) -> Table {
        let mut table = table().turn(8).defcon(defcon).round(Ussr, round).space(8, 8).hand(Us, [Nato]);
        for &card in cards {
            table = table.hand(Ussr, [card]);
        }
        table = table.influence(Ussr, Angola, 1).influence(Us, Cameroon, 1).with(|state| state.china = None);
        table.action_round(Ussr);
        table
    }

    fn survives(round: u8, defcon: u8, cards: &[Card]) -> f32 {
        survival(&to_play(round, defcon, cards).state, Ussr)
    }

    #[test]
    fn a_hand_without_deadly_cards_is_safe() {
        assert_eq!(survives(1, 2, &[Nasser, Opec]), 1.0);
    }

    #[test]
    fn a_deadly_card_that_must_be_played_at_defcon_2_loses() {
        assert_eq!(survives(7, 2, &[CiaCreated]), 0.0);
        assert_eq!(survives(6, 2, &[CiaCreated, Nasser]), 0.0);
    }

    #[test]
    fn holding_over_saves_a_hand_with_one_deadly_card() {
        assert!(survives(6, 2, &[CiaCreated, Nasser, Opec]) > 0.9);
        assert_eq!(survives(6, 2, &[CiaCreated, DuckAndCover, Nasser]), 0.0, "two deadly cards, one held over");
    }

    #[test]
    fn a_higher_defcon_takes_deadly_cards_as_long_as_it_lasts() {
        assert_eq!(survives(7, 3, &[CiaCreated]), 1.0);
        let two = survives(6, 3, &[CiaCreated, DuckAndCover]);
        assert!(two < 0.1, "the first card lowers DEFCON: {two}");
        let higher = survives(6, 5, &[CiaCreated, DuckAndCover]);
        assert!(higher > 0.9, "{higher}");
    }

    #[test]
    fn un_intervention_and_cards_that_raise_defcon_make_deadly_cards_safe() {
        let raised = survives(6, 2, &[CiaCreated, SaltNegotiations]);
        assert!(raised > 0.9, "{raised}");
        assert_eq!(survives(7, 2, &[CiaCreated, UnIntervention]), 1.0, "both in one round");
    }

    #[test]
    fn the_space_race_takes_deadly_cards_of_sufficient_ops() {
        let chance = |space| {
            let table = to_play(7, 2, &[DuckAndCover]).with(|state| state.space = [8, space]);
            survival(&table.state, Ussr)
        };
        assert_eq!([chance(8), chance(0)], [0.0, 1.0]);
    }

    #[test]
    fn lowering_defcon_by_an_own_coup_reduces_survival() {
        let before = survives(5, 3, &[CiaCreated, Nasser, Opec]);
        let after = survives(5, 2, &[CiaCreated, Nasser, Opec]);
        assert!(before > after && after == 0.0, "{before} {after}");
    }
}
