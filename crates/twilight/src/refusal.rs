//! Refusals: why an action is illegal.

use crate::{
    Action, Actor, Ask, Card,
    Card::{MissileEnvy, Nato, TheChinaCard, TheReformer, UnIntervention, UsJapanMutualDefensePact},
    Country, OpsKinds, Side,
    Side::East as Ussr,
    State,
    map::EUROPE,
    ops::Targets,
    state::Phase,
    tables::{LAST_BOX, SPACE, banned},
};
use rules::Actions;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the sentence")]
pub enum Refusal {
    /// The other side, or chance, decides now.
    NotYourDecision,
    /// The action does not answer the question.
    NotAsked,
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card may not be a headline.
    NoHeadline { card: Card },
    /// Missile Envy has to be used first.
    MissileEnvyFirst,
    /// Another card comes first in the order of the second edition's Aldrich Ames, which also bars the China Card.
    OutOfOrder {
        /// The card that may not be played.
        card: Card,
    },
    /// A scoring card is due.
    ScoringDue,
    /// The China Card lies face down, or is the opponent's.
    ChinaDown,
    /// The China Card would leave too few rounds for the scoring cards.
    ChinaStrandsScoring,
    /// In a trap only a card with at least two Ops may be discarded.
    Trapped,
    /// The Ops value of the card is too low.
    TooFewOps {
        /// The minimum Ops value.
        ops: u8,
    },
    /// It is not the kind of card asked for.
    WrongCard { card: Card },
    /// Another event forbids this one, or its prerequisite has not happened.
    EventProhibited { card: Card },
    /// The opponent's event cannot be chosen; it comes with the Ops.
    OpponentsEvent { card: Card },
    /// The event comes with the Ops, before or after.
    EventComesToo { card: Card },
    /// The player's own or a neutral card is played for its event or for Ops, not for both.
    EventOrOps { card: Card },
    /// A scoring card is always played as its event.
    ScoringScores { card: Card },
    /// Missile Envy has to be used for Operations.
    MissileEnvyOps,
    /// UN Intervention needs a card with the opponent's event.
    NoPartner,
    /// The Space Race has ended.
    SpaceOver,
    /// No more cards may go to the Space Race in this turn.
    SpaceUsed,
    /// The Ops value of the card is too low for the next box.
    SpaceOps {
        /// The minimum Ops value.
        ops: u8,
    },
    /// The die of the Space Race has to be rolled.
    SpaceMustRoll,
    /// The country is out of reach.
    OutOfReach { country: Country },
    /// Chernobyl bars the region.
    Chernobyl { country: Country },
    /// The points left do not pay for the country.
    TooDear { country: Country },
    /// All points go to the same kind of operation.
    OneKind,
    /// With mixed Operations, a country gets influence or realignments, not both.
    BothKinds { country: Country },
    /// The opponent has no influence there.
    NoEnemy {
        country: Country,
        /// Whether the action was a realignment, not a coup.
        realign: bool,
    },
    /// DEFCON forbids it there.
    DefconBan {
        country: Country,
        /// The current level.
        level: u8,
    },
    /// An event protects the country.
    Protected {
        country: Country,
        /// The card that protects it.
        card: Card,
    },
    /// The card does not allow that country.
    NotThere { country: Country },
    /// The set-up does not allow that country.
    SetUpLimit {
        /// The side that places.
        side: Side,
        country: Country,
    },
    /// Additional influence goes where the side has some, up to two more than control needs.
    BonusLimit { country: Country },
    /// A card has to be played.
    MustPlay,
    /// The points have to be spent.
    MustSpend {
        /// Whether they can only go to realignments.
        realign: bool,
    },
    /// The event leaves no choice.
    Compulsory,
    /// There is no crisis to end, or too little influence to end it.
    NoCrisis,
}

impl rules::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotYourDecision => "12.8",
            Refusal::NotAsked => "5.12",
            Refusal::NotInHand { .. } | Refusal::ScoringScores { .. } => "5.1",
            Refusal::EventOrOps { .. } => "5.2",
            Refusal::NoHeadline { .. } => "4.2",
            Refusal::MissileEnvyFirst | Refusal::ScoringDue => "5.7",
            Refusal::OutOfOrder { .. } => "17.32",
            Refusal::ChinaDown => "13.1",
            Refusal::ChinaStrandsScoring => "13.3",
            Refusal::Trapped => "17.36",
            Refusal::TooFewOps { .. } => "5.4",
            Refusal::WrongCard { .. } | Refusal::NotThere { .. } | Refusal::Compulsory => "12.8",
            Refusal::EventProhibited { .. } => "17.8",
            Refusal::OpponentsEvent { .. } | Refusal::EventComesToo { .. } => "5.3",
            Refusal::MissileEnvyOps => "17.10",
            Refusal::NoPartner => "5.12",
            Refusal::SpaceOver => "9.5",
            Refusal::SpaceUsed => "9.8",
            Refusal::SpaceOps { .. } => "9.1",
            Refusal::SpaceMustRoll => "9.9",
            Refusal::OutOfReach { .. } => "6.1",
            Refusal::Chernobyl { .. } => "6.7",
            Refusal::TooDear { .. } | Refusal::MustSpend { realign: false } => "6.6",
            Refusal::MustSpend { realign: true } => "7.2",
            Refusal::OneKind => "6.0",
            Refusal::BothKinds { .. } => "14C",
            Refusal::NoEnemy { realign: true, .. } => "7.1",
            Refusal::NoEnemy { realign: false, .. } => "8.1",
            Refusal::DefconBan { .. } => "10.2",
            Refusal::Protected { .. } => "8.6",
            Refusal::SetUpLimit { side: Ussr, .. } => "2.2",
            Refusal::SetUpLimit { .. } => "2.3",
            Refusal::BonusLimit { .. } => "14A",
            Refusal::MustPlay => "3.3",
            Refusal::NoCrisis => "17.34",
        }
    }
}

impl State {
    /// Returns the rule that forbids `action` to `side`; `None` if it is legal.
    pub(crate) fn refuse(&self, side: Side, action: Action) -> Option<Refusal> {
        if let Action::Defuse(country) = action {
            return (!self.defusable(side).contains(country)).then_some(Refusal::NoCrisis);
        }
        let Some(ask) = self.ask().filter(|ask| ask.actor() == Actor::Player(side)) else {
            return Some(Refusal::NotYourDecision);
        };
        let mut legal = Actions::new();
        self.answers(&mut legal);
        if legal.contains(&action) {
            return None;
        }
        Some(match (ask, action) {
            (Ask::Headline { .. }, Action::Card(card)) => {
                if self.hand(side).contains(card) || card == TheChinaCard {
                    Refusal::NoHeadline { card }
                } else {
                    Refusal::NotInHand { card }
                }
            }
            (Ask::Round { .. }, Action::Card(card)) => self.refuse_play(side, card),
            (Ask::Trapped { .. }, Action::Card(card)) => {
                if !self.hand(side).contains(card) && card != TheChinaCard {
                    Refusal::NotInHand { card }
                } else if self.scoring_due(side) {
                    Refusal::ScoringDue
                } else if self.envious(side) && self.ops_of(side, MissileEnvy) >= 2 {
                    Refusal::MissileEnvyFirst
                } else if self.bound(side) && self.cards_worth(side, 2).contains(card) {
                    Refusal::OutOfOrder { card }
                } else {
                    Refusal::Trapped
                }
            }
            (Ask::Round { .. } | Ask::Trapped { .. } | Ask::Headline { .. }, Action::Pass) => Refusal::MustPlay,
            (Ask::Use { card, .. }, _) => self.refuse_use(side, card, action),
            (Ask::Ops { kinds, left, asia, sea, .. }, _) => {
                self.refuse_ops(side, kinds, &self.targets(side, kinds, left, asia, sea), action)
            }
            (Ask::SetUp { .. }, Action::Place(country)) => Refusal::SetUpLimit { side, country },
            (Ask::Bonus { .. }, Action::Place(country)) => Refusal::BonusLimit { country },
            (Ask::Place { .. }, Action::Place(country))
            | (Ask::Remove { .. }, Action::Remove(country))
            | (Ask::Country { .. }, Action::Country(country)) => Refusal::NotThere { country },
            (Ask::Hand { min_ops, .. }, Action::Card(card)) if self.hand(side).contains(card) => {
                if self.ops_of(side, card) < min_ops {
                    Refusal::TooFewOps { ops: min_ops }
                } else {
                    Refusal::WrongCard { card }
                }
            }
            (Ask::Hand { .. } | Ask::Held { .. }, Action::Card(card)) => Refusal::NotInHand { card },
            (Ask::Theirs { .. } | Ask::Discards { .. } | Ask::Peeked { .. }, Action::Card(card)) => {
                Refusal::WrongCard { card }
            }
            (_, Action::Pass) => Refusal::Compulsory,
            _ => Refusal::NotAsked,
        })
    }

    fn refuse_play(&self, side: Side, card: Card) -> Refusal {
        if !self.hand(side).contains(card) && card != TheChinaCard {
            Refusal::NotInHand { card }
        } else if self.envious(side) {
            if self.scoring_due(side) { Refusal::ScoringDue } else { Refusal::MissileEnvyFirst }
        } else if self.bound(side) && (card != TheChinaCard || self.china == Some(side)) {
            if self.scoring_due(side) { Refusal::ScoringDue } else { Refusal::OutOfOrder { card } }
        } else if self.china == Some(side) && self.china_up {
            Refusal::ChinaStrandsScoring
        } else {
            Refusal::ChinaDown
        }
    }

    fn refuse_use(&self, side: Side, card: Card, action: Action) -> Refusal {
        let theirs = card.side() == Some(side.other());
        match action {
            Action::Pass => Refusal::MustPlay,
            Action::Intervene if !theirs => Refusal::NoPartner,
            Action::Intervene if self.phase == Phase::Headline => Refusal::NoHeadline { card: UnIntervention },
            Action::Intervene if !self.hand(side).contains(UnIntervention) => {
                Refusal::NotInHand { card: UnIntervention }
            }
            Action::Event
            | Action::Ops
            | Action::EventFirst
            | Action::OpsFirst
            | Action::Space
            | Action::SpaceUnrolled
                if card == UnIntervention && self.phase == Phase::Headline =>
            {
                Refusal::NoHeadline { card }
            }
            Action::Event if theirs => Refusal::OpponentsEvent { card },
            Action::Event if card == MissileEnvy => Refusal::MissileEnvyOps,
            Action::Event if card == UnIntervention => Refusal::NoPartner,
            Action::Event => Refusal::EventProhibited { card },
            Action::Ops if card.scoring() => Refusal::ScoringScores { card },
            Action::Ops => Refusal::EventComesToo { card },
            Action::EventFirst | Action::OpsFirst if theirs => Refusal::EventProhibited { card },
            Action::EventFirst | Action::OpsFirst => Refusal::EventOrOps { card },
            Action::Space | Action::SpaceUnrolled => {
                let at = self.space[side.index()];
                if at == LAST_BOX {
                    Refusal::SpaceOver
                } else if self.ops_of(side, card) < SPACE[at as usize + 1].ops {
                    Refusal::SpaceOps { ops: SPACE[at as usize + 1].ops }
                } else if self.may_space(side, card) {
                    Refusal::SpaceMustRoll
                } else {
                    Refusal::SpaceUsed
                }
            }
            _ => Refusal::NotAsked,
        }
    }

    fn refuse_ops(&self, side: Side, kinds: OpsKinds, targets: &Targets, action: Action) -> Refusal {
        let (country, kind) = match action {
            Action::Place(country) => (country, OpsKinds::PLACE),
            Action::Realign(country) => (country, OpsKinds::REALIGN),
            Action::Coup(country) => (country, OpsKinds::COUP),
            Action::Pass => return Refusal::MustSpend { realign: !kinds.contains(OpsKinds::PLACE) },
            _ => return Refusal::NotAsked,
        };
        if !kinds.contains(kind) {
            return Refusal::OneKind;
        }
        let both = OpsKinds::PLACE.and(OpsKinds::REALIGN);
        let mixed = self.options.mix_influence_and_realign && kinds.contains(both);
        if kind == OpsKinds::PLACE {
            let barred = self.chernobyl.is_some_and(|region| region.barred().contains(country));
            return if side == Ussr && barred {
                Refusal::Chernobyl { country }
            } else if self.scope.contains(country) {
                Refusal::TooDear { country }
            } else if mixed && self.reach(side).contains(country) {
                Refusal::BothKinds { country }
            } else {
                Refusal::OutOfReach { country }
            };
        }
        let free = kinds.contains(OpsKinds::FREE);
        let ignored = free || (kind == OpsKinds::REALIGN && self.options.realign_ignores_defcon);
        if !self.held(side.other()).contains(country) {
            Refusal::NoEnemy { country, realign: kind == OpsKinds::REALIGN }
        } else if !self.area.contains(country) {
            // Mixed Operations go anywhere, so only influence placed before closes a country.
            if mixed { Refusal::BothKinds { country } } else { Refusal::NotThere { country } }
        } else if !ignored && banned(self.defcon).contains(country) {
            Refusal::DefconBan { country, level: self.defcon }
        } else if side == Ussr && self.nato().contains(country) {
            Refusal::Protected { country, card: Nato }
        } else if side == Ussr && country == Country::Japan && self.in_force(UsJapanMutualDefensePact) {
            Refusal::Protected { country, card: UsJapanMutualDefensePact }
        } else if kind == OpsKinds::COUP && side == Ussr && EUROPE.contains(country) && self.in_force(TheReformer) {
            Refusal::Protected { country, card: TheReformer }
        } else if targets.realign.is_empty() && kind == OpsKinds::REALIGN {
            Refusal::TooDear { country }
        } else {
            Refusal::NotThere { country }
        }
    }
}
