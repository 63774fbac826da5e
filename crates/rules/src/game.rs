//! The interface of a game.

use crate::{Actor, Fact, Log, Luck, Options, Outcome, PositionError, Seat, Side};
use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{fmt, hash::Hash};
use ts_rs::TS;

/// The answers to a question, in ascending order; stored on the stack.
pub type Actions<A> = ArrayVec<A, 512>;

/// The complete state of a game, small enough to be copied at every node of a search.
pub trait Game: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Name on the command line, in records and in protocols.
    const NAME: &'static str;
    /// Names of the western and the eastern side.
    const SIDES: [&'static str; 2];
    /// Rules version; raised whenever a record could replay differently than before.
    const RULES_VERSION: u32;
    /// Upper bound on the number of actions of a game; a longer game is reported as endless.
    const LONGEST: usize;

    /// Editions, variants and rulings.
    type Options: Options;
    /// An answer: a player's decision, a die or a draw.
    type Action: Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// A question.
    type Question: Question;
    /// An event.
    type Fact: Fact;
    /// Reason why an action is not legal.
    type Refusal: Refusal;
    /// View of a seat.
    type View: View<Game = Self>;
    /// Constant data of cards and places, for clients that draw them.
    type Catalog: Serialize + TS + 'static;
    /// Readable form of a position or a view. Hidden information is absent or only counted, and empty values are absent.
    type Document: Serialize + TS + 'static;

    /// Returns the constant data of cards and places for a game with these options.
    fn catalog(options: &Self::Options) -> Self::Catalog;

    /// Returns the state before the first question.
    fn new(options: &Self::Options) -> Self;

    /// Returns the state before the first question of a game that began under this rules version. Where a later version plays
    /// differently, the state follows its own version.
    fn begun(options: &Self::Options, _rules: u32) -> Self {
        Self::new(options)
    }

    /// Returns the options of the game.
    fn options(&self) -> Self::Options;

    /// Returns the actor who answers next.
    fn actor(&self) -> Actor;

    /// Returns the current question; `None` when the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// Appends the legal answers of the actor, in ascending order and without duplicates; there are none only when the game is over.
    fn legal(&self, out: &mut Actions<Self::Action>);

    /// Plays an action, which must be legal.
    fn play(&mut self, action: Self::Action, log: &mut Log<Self::Fact>);

    /// Appends the actions open to `side` out of turn; they do not change the question.
    fn interrupts(&self, side: Side, out: &mut Actions<Self::Action>);

    /// Plays one of the [`Game::interrupts`] of `side`.
    fn interrupt(&mut self, side: Side, action: Self::Action, log: &mut Log<Self::Fact>);

    /// Returns the rule that forbids `action` to `side`, if there is one.
    fn why_not(&self, side: Side, action: Self::Action) -> Option<Self::Refusal>;

    /// Returns true if the answer to the current question stays hidden from the actor's opponent.
    fn secret(&self) -> bool;

    /// Returns what `seat` may know.
    fn view(&self, seat: Seat) -> Self::View;

    /// Returns the outcome; `None` until the game has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks invariants, such as: no card in two places, no marker off its track.
    fn audit(&self) -> Result<(), String>;

    /// Returns a uniformly random answer of the actor: the same as picking from [`Game::legal`] with the same luck. A game may compute it
    /// without listing all answers, in particular for chance.
    fn any(&self, luck: &mut Luck) -> Self::Action {
        let mut out = Actions::new();
        self.legal(&mut out);
        luck.pick(&out)
    }

    /// Returns the position as a readable document, options included; [`Game::read_position`] restores an equal state.
    fn document(&self) -> Self::Document;

    /// Reads a position from a document written by the program or by hand. Any document is either rejected, with the name of a wrong
    /// field, or yields a sound position that can be played on.
    ///
    /// # Errors
    /// Returns the wrong field.
    fn read_position(document: &Value) -> Result<Self, PositionError>;

    /// Reads the starting position of a game of this rules version. Documents that were accepted then are accepted now.
    ///
    /// # Errors
    /// Returns the wrong field.
    fn read_start(document: &Value, _rules: u32) -> Result<Self, PositionError> {
        Self::read_position(document)
    }
}

/// The information that a seat may have about a game.
pub trait View: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The observed game.
    type Game: Game<View = Self>;

    /// Returns the seat of the view.
    fn seat(&self) -> Seat;

    /// Returns the actor who answers next.
    fn actor(&self) -> Actor;

    /// Returns the current question.
    fn question(&self) -> Option<<Self::Game as Game>::Question>;

    /// Appends the legal answers of this seat, if it is the actor.
    fn legal(&self, out: &mut Actions<<Self::Game as Game>::Action>);

    /// Samples a complete state that is consistent with this view, with the probabilities the seat has to expect. This is the only way
    /// from a view to a state.
    fn sample(&self, luck: &mut Luck) -> Self::Game;

    /// Returns the view as a readable document: a position in which hidden information is absent or only counted.
    fn document(&self) -> <Self::Game as Game>::Document;
}

/// A question; its serialised form selects the prompt.
pub trait Question: Copy + Eq + Hash + fmt::Debug + Serialize + TS + Send + Sync + 'static {}

/// Reason why an action is not legal; its serialised form selects the sentence.
pub trait Refusal: Copy + Eq + fmt::Debug + Serialize + TS + Send + Sync + 'static {
    /// Returns the section of the rule digest that forbids the action, such as `3.7`.
    fn section(&self) -> &'static str;
}

/// Returns the legal answers of the actor of `game`.
#[inline]
#[must_use]
pub fn legal<G: Game>(game: &G) -> Actions<G::Action> {
    let mut out = Actions::new();
    game.legal(&mut out);
    out
}
