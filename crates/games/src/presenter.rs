//! What helps people to play a game and is not a rule of it; one file per game.

mod curtain;
mod spies;
mod twilight;

pub use self::curtain::event;

use bots::analysis::Insight;
use serde::Serialize;
use ts_rs::TS;
use wire::Danger;
use words::Words;

/// A game that can be explained by every client, in the terminal or in a browser.
///
/// Everything that depends on a position is computed from a view.
pub trait Presenter: Insight {
    /// Whether the game can end in a draw, so that the players can agree on one.
    const DRAW: bool;

    /// The digest of its rules, in Markdown with numbered sections.
    const RULES: &'static str;

    /// The options that enable bidding for sides; empty if the game has no bidding.
    const BIDDING: &'static [(&'static str, &'static str)];

    /// Figures counted from a view at rest, such as the score of each region.
    type Figures: Serialize + TS + 'static;

    /// Cost and possible results of an action.
    type Stakes: Serialize + TS + 'static;

    /// Returns true if a fact opens a new part of the log, such as a turn.
    fn opens_section(fact: &Self::Fact) -> bool;

    /// Returns true if the fact is an exchange of sides.
    fn swaps_sides(fact: &Self::Fact) -> bool;

    /// Returns true if an action of chance is a die or a coin; any other is a card that is drawn.
    fn is_die(action: &Self::Action) -> bool;

    /// Returns the section of the rule digest to which a question belongs.
    fn rule(question: &Self::Question) -> &'static str;

    /// Returns true if these options have names or texts of cards that differ from those of the files.
    fn has_own_words(options: &Self::Options) -> bool;

    /// Returns the words for a game with these options, including the names and texts of cards that differ from those of the files.
    fn words(options: &Self::Options, words: Words) -> Words;

    /// Returns the figures counted from a view.
    fn figures(view: &Self::View) -> Self::Figures;

    /// Returns cost and possible results of each of these actions of the view's seat; none where there is nothing to say.
    fn stakes(view: &Self::View, actions: &[Self::Action]) -> Vec<Option<Self::Stakes>>;

    /// Returns the text with which an action is offered to the view's seat beside the table.
    fn offer(_view: &Self::View, action: &Self::Action, words: &Words) -> String {
        words.action::<Self>(action)
    }

    /// Returns a warning for each of these actions that the player would regret.
    fn dangers(view: &Self::View, actions: &[Self::Action], words: &Words) -> Vec<Option<Danger>>;
}
