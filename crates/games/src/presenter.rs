//! What helps people to play a game and is no rule of it; one file a game.

mod curtain;
mod spies;
mod twilight;

pub use self::curtain::event;

use bots::analysis::Insight;
use serde::Serialize;
use ts_rs::TS;
use wire::Danger;
use words::Words;

/// A game that can be explained: what every client tells, in the terminal or in a browser.
///
/// Everything that depends on a position is worked out from a view.
pub trait Presenter: Insight {
    /// Whether the game knows a draw, so that one can be agreed.
    const DRAW: bool;

    /// The digest of its rules, in Markdown with numbered sections.
    const RULES: &'static str;

    /// The options that let the sides be bid for; none where the game knows no bidding.
    const BIDDING: &'static [(&'static str, &'static str)];

    /// What can be counted of a view at rest, such as how each region would score.
    type Figures: Serialize + TS + 'static;

    /// What a choice costs and how it may come out.
    type Stakes: Serialize + TS + 'static;

    /// Whether a fact opens a new part of the log, such as a turn.
    fn opens_section(fact: &Self::Fact) -> bool;

    /// Whether a fact says that the players exchange sides.
    fn swaps_sides(fact: &Self::Fact) -> bool;

    /// Whether an action of chance is a die or a coin; any other is a card that is drawn.
    fn is_die(action: &Self::Action) -> bool;

    /// The section of the rule digest that a question belongs to.
    fn rule(question: &Self::Question) -> &'static str;

    /// Whether these options have names or texts of cards that are not those of the files.
    fn has_own_words(options: &Self::Options) -> bool;

    /// The words for a game with these options: with names and texts of its cards where they are not those of the files.
    fn words(options: &Self::Options, words: Words) -> Words;

    /// What can be counted of a view.
    fn figures(view: &Self::View) -> Self::Figures;

    /// What each of these actions of the view's seat costs and how it may come out; none where there is nothing to say.
    fn stakes(view: &Self::View, actions: &[Self::Action]) -> Vec<Option<Self::Stakes>>;

    /// What an action of the view's seat is called where it is offered, beside the table.
    fn offer(_view: &Self::View, action: &Self::Action, words: &Words) -> String {
        words.action::<Self>(action)
    }

    /// A warning for each of these actions that the player would regret.
    fn dangers(view: &Self::View, actions: &[Self::Action], words: &Words) -> Vec<Option<Danger>>;
}
