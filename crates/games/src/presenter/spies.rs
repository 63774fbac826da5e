//! CIA vs KGB.

use super::Presenter;
use spies::{
    Action, Ask, Fact, Options, State, View,
    figures::{Figures, Stakes},
};
use wire::Danger;
use words::Words;

impl Presenter for State {
    const DRAW: bool = true;
    const RULES: &'static str = include_str!("../../../../docs/rules/cia_vs_kgb/rules.md");
    const BIDDING: &'static [(&'static str, &'static str)] = &[];

    type Figures = Figures;
    type Stakes = Stakes;

    fn opens_section(fact: &Fact) -> bool {
        matches!(fact, Fact::Turn { .. })
    }

    fn swaps_sides(_: &Fact) -> bool {
        false
    }

    fn is_die(action: &Action) -> bool {
        matches!(action, Action::Balance(_))
    }

    fn rule(question: &Ask) -> &'static str {
        match question {
            Ask::NextObjective => "1.1",
            Ask::Balance => "1.2",
            Ask::NextGroup => "1.4",
            Ask::Analyst { .. } => "1.5",
            Ask::Agent { .. } => "2.1",
            Ask::First { .. } => "3.1",
            Ask::Act { .. } => "3.2",
            Ask::Media { .. } => "3.13",
            Ask::DoubleAgent { .. } => "5.7",
            Ask::LastObjective => "5.10",
            Ask::Window { .. } => "6.3",
            Ask::OnTop { .. } => "8.3",
            Ask::Save { .. } => "8.5",
            Ask::SpaceRace { .. } => "8.9",
        }
    }

    fn has_own_words(_: &Options) -> bool {
        false
    }

    fn words(_: &Options, words: Words) -> Words {
        words
    }

    fn figures(_: &View) -> Figures {
        Figures {}
    }

    fn stakes(_: &View, actions: &[Action]) -> Vec<Option<Stakes>> {
        vec![None; actions.len()]
    }

    fn dangers(_: &View, actions: &[Action], _: &Words) -> Vec<Option<Danger>> {
        vec![None; actions.len()]
    }
}
