//! The interface of a game.

use crate::{Actor, Fact, Log, Luck, Options, Outcome, PositionError, Seat, Side};
use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{fmt, hash::Hash};
use ts_rs::TS;

/// The answers to a question, in ascending order; kept on the stack.
pub type Actions<A> = ArrayVec<A, 512>;

/// The full truth of one game, small enough to copy at every node of a search.
pub trait Game: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The name on the command line, in records and in protocols.
    const NAME: &'static str;
    /// What the western and the eastern side are called.
    const SIDES: [&'static str; 2];
    /// Raised whenever a record could come out differently than before.
    const RULES_VERSION: u32;
    /// More actions than any game takes; a longer one is reported as endless.
    const LONGEST: usize;

    /// Editions, variants and rulings.
    type Options: Options;
    /// An answer: a player's decision, a die or a draw.
    type Action: Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// What is being asked.
    type Question: Question;
    /// What happened.
    type Fact: Fact;
    /// Why an action is not possible.
    type Refusal: Refusal;
    /// What a seat may know.
    type View: View<Game = Self>;
    /// What never changes about cards and places during a game, for those who draw them.
    type Catalog: Serialize + TS + 'static;
    /// A position or a view as it is written: hidden things are absent or counted, and so is everything that is none.
    type Document: Serialize + TS + 'static;

    /// What never changes about cards and places during a game with these options.
    fn catalog(options: &Self::Options) -> Self::Catalog;

    /// The state before the first question.
    fn new(options: &Self::Options) -> Self;

    /// What it was set up with.
    fn options(&self) -> Self::Options;

    /// Who answers next.
    fn actor(&self) -> Actor;

    /// The question to be answered; none when the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// Appends the answers of the actor, in ascending order, each once; none only when the game is over.
    fn legal(&self, out: &mut Actions<Self::Action>);

    /// Plays an action that must be legal.
    fn play(&mut self, action: Self::Action, log: &mut Log<Self::Fact>);

    /// Appends what `side` may do although it is not the actor; the question stays as it is.
    fn interrupts(&self, side: Side, out: &mut Actions<Self::Action>);

    /// Plays one of the [`Game::interrupts`] of `side`.
    fn interrupt(&mut self, side: Side, action: Self::Action, log: &mut Log<Self::Fact>);

    /// Names the rule that keeps `side` from `action`; none if nothing does.
    fn why_not(&self, side: Side, action: Self::Action) -> Option<Self::Refusal>;

    /// Whether the answer to the present question stays hidden from the actor's opponent.
    fn secret(&self) -> bool;

    /// What `seat` may know.
    fn view(&self, seat: Seat) -> Self::View;

    /// How the game ended; none while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Looks for what must never be: a card in two places, a figure off its track.
    fn audit(&self) -> Result<(), String>;

    /// Any answer of the actor, each with equal probability: the same as picking from [`Game::legal`] with the same luck.
    /// A game may know a quicker way than listing them, for chance above all.
    fn any(&self, luck: &mut Luck) -> Self::Action {
        let mut out = Actions::new();
        self.legal(&mut out);
        luck.pick(&out)
    }

    /// The position as a readable document, options included; [`Game::read_position`] gives the equal state back.
    fn document(&self) -> Self::Document;

    /// The position of a document, be it written by the program or by hand. Whatever the document says, the position is sound
    /// and can be played on, or a field is named that is wrong.
    ///
    /// # Errors
    /// The field that is wrong.
    fn read_position(document: &Value) -> Result<Self, PositionError>;
}

/// What a seat may know of a game, and nothing else.
pub trait View: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The game looked at.
    type Game: Game<View = Self>;

    /// Whose view this is.
    fn seat(&self) -> Seat;

    /// Who answers next.
    fn actor(&self) -> Actor;

    /// The question to be answered.
    fn question(&self) -> Option<<Self::Game as Game>::Question>;

    /// The answers of this seat, if it is the actor.
    fn legal(&self, out: &mut Actions<<Self::Game as Game>::Action>);

    /// A whole state that fits this view, drawn as the seat has to expect it. The only way from a view to a state.
    fn sample(&self, luck: &mut Luck) -> Self::Game;

    /// The view as a readable document: a position in which hidden things are absent or counted.
    fn document(&self) -> <Self::Game as Game>::Document;
}

/// What is being asked: the serialised form names the prompt.
pub trait Question: Copy + Eq + Hash + fmt::Debug + Serialize + TS + Send + Sync + 'static {}

/// Why an action is not possible: the serialised form names the sentence.
pub trait Refusal: Copy + Eq + fmt::Debug + Serialize + TS + Send + Sync + 'static {
    /// The section of the rule digest that forbids it, such as `3.7`.
    fn section(&self) -> &'static str;
}

/// The answers of the actor of `game`.
#[inline]
#[must_use]
pub fn legal<G: Game>(game: &G) -> Actions<G::Action> {
    let mut out = Actions::new();
    game.legal(&mut out);
    out
}
