//! Twilight Struggle.

use super::Presenter;
use twilight::{
    Action, Ask, Card, Fact, OpsKinds, Options, State, Us, Ussr, View,
    figures::{Figures, Stakes},
};
use wire::{Danger, DangerLevel};
use words::{Words, args};

impl Presenter for State {
    const DRAW: bool = true;
    const RULES: &'static str = include_str!("../../../../docs/rules/twilight_struggle/rules.md");
    const BIDDING: &'static [(&'static str, &'static str)] =
        &[("bidding", "true"), ("us_handicap", "0"), ("ussr_handicap", "0")];

    type Figures = Figures;
    type Stakes = Stakes;

    fn opens_section(fact: &Fact) -> bool {
        matches!(fact, Fact::Turn { .. } | Fact::Round { .. })
    }

    fn swaps_sides(fact: &Fact) -> bool {
        matches!(fact, Fact::Swapped)
    }

    fn is_die(action: &Action) -> bool {
        matches!(action, Action::Roll(_) | Action::Dice { .. })
    }

    fn rule(question: &Ask) -> &'static str {
        match *question {
            Ask::SetUp { by: Ussr, .. } => "2.2",
            Ask::SetUp { by: Us, .. } => "2.3",
            Ask::Deal { .. } => "3.8",
            Ask::Headline { .. } => "4.1",
            Ask::Use { card: Card::TheChinaCard, .. } => "13",
            Ask::Use { card, .. } if card.scoring() => "5.1",
            Ask::Use { by, card, .. } if card.side() == Some(by.other()) => "5.3",
            Ask::Use { .. } => "5.2",
            Ask::Hand { min_ops: 1.., .. } => "5.4",
            Ask::Round { .. } => "5.12",
            Ask::Ops { kinds, .. } => operation(kinds),
            Ask::Place { .. } => "6.4",
            Ask::RealignDice { .. } => "7.3",
            Ask::CoupDie { .. } => "8.2",
            Ask::SpaceDie { .. } => "9.1",
            Ask::Held { .. } => "9.4",
            Ask::Draw { .. }
            | Ask::Peek { .. }
            | Ask::Snatch { .. }
            | Ask::Die { .. }
            | Ask::Dice { .. }
            | Ask::Remove { .. }
            | Ask::Country { .. }
            | Ask::Hand { .. }
            | Ask::Theirs { .. }
            | Ask::Discards { .. }
            | Ask::Peeked { .. }
            | Ask::Choose { .. }
            | Ask::Region { .. }
            | Ask::Defcon { .. } => "12.8",
            Ask::Coin => "14.5",
            Ask::Bid { .. } | Ask::Bonus { .. } => "14A",
            Ask::Trapped { .. } | Ask::TrapDie { .. } => "17.36",
        }
    }

    fn has_own_words(_: &Options) -> bool {
        false
    }

    fn words(_: &Options, words: Words) -> Words {
        words
    }

    fn figures(view: &View) -> Figures {
        view.figures()
    }

    fn stakes(view: &View, actions: &[Action]) -> Vec<Option<Stakes>> {
        actions.iter().map(|&action| view.stakes(action)).collect()
    }

    fn dangers(view: &View, actions: &[Action], words: &Words) -> Vec<Option<Danger>> {
        let told = |danger: twilight::Danger| {
            let (level, key, reason) = match danger {
                twilight::Danger::Loses(reason) => {
                    (DangerLevel::Loses, "screen-danger_now", words.named::<State>(&reason))
                }
                twilight::Danger::MayLose(reason) => {
                    (DangerLevel::MayLose, "screen-danger_soon", words.named::<State>(&reason))
                }
                twilight::Danger::StrandsScoring => (DangerLevel::Neglects, "screen-danger_scoring", String::new()),
            };
            Danger { level, text: words.tell::<State>(key, &args! { reason = reason }) }
        };
        let found = view.dangers_of(actions);
        let of = |action: &Action| found.iter().find(|(of, _)| of == action).map(|&(_, danger)| told(danger));
        actions.iter().map(of).collect()
    }
}

/// Returns the section on the allowed uses of Operations.
fn operation(kinds: OpsKinds) -> &'static str {
    match [OpsKinds::PLACE, OpsKinds::REALIGN, OpsKinds::COUP].map(|kind| kinds.contains(kind)) {
        _ if kinds.contains(OpsKinds::FREE) => "8.5",
        [true, false, false] => "6.1",
        [false, true, false] => "7.2",
        [false, false, true] => "8.1",
        _ => "6.0",
    }
}
