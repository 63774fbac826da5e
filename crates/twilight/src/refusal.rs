//! Why an action is not possible.

use crate::{
    Action, Actor, Ask, Card,
    Card::{MissileEnvy, Nato, TheChinaCard, TheReformer, UnIntervention, UsJapanMutualDefensePact},
    Country, Kinds, Side,
    Side::East as Ussr,
    State,
    map::EUROPE,
    ops::Targets,
    tables::{LAST_BOX, SPACE, banned},
};
use rules::Actions;
use serde::Serialize;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The card may not be a headline.
    NoHeadline {
        /// Which.
        card: Card,
    },
    /// Missile Envy has to be used first.
    MissileEnvyFirst,
    /// A scoring card is due.
    ScoringDue,
    /// The China Card lies face down, or is the opponent's.
    ChinaDown,
    /// The China Card would leave too few rounds for the scoring cards.
    ChinaStrandsScoring,
    /// In a trap only a card of two Ops or more may be discarded.
    Trapped,
    /// The card is not worth enough.
    TooFewOps {
        /// What is needed.
        ops: u8,
    },
    /// It is not the kind of card asked for.
    WrongCard {
        /// Which.
        card: Card,
    },
    /// Another event forbids this one, or its prerequisite has not happened.
    EventProhibited {
        /// Which.
        card: Card,
    },
    /// The opponent's event cannot be chosen; it comes with the Ops.
    OpponentsEvent {
        /// Which.
        card: Card,
    },
    /// The event comes with the Ops, before or after.
    EventComesToo {
        /// Which.
        card: Card,
    },
    /// Missile Envy has to be used for Operations.
    MissileEnvyOps,
    /// UN Intervention needs a card with the opponent's event.
    NoPartner,
    /// The Space Race has ended.
    SpaceOver,
    /// No more cards to the Space Race in this turn.
    SpaceUsed,
    /// The card is not worth enough for the next box.
    SpaceOps {
        /// What is needed.
        ops: u8,
    },
    /// The die of the Space Race has to be rolled.
    SpaceMustRoll,
    /// No influence near enough.
    OutOfReach {
        /// Where.
        country: Country,
    },
    /// Chernobyl bars the region.
    Chernobyl {
        /// Where.
        country: Country,
    },
    /// The points left do not pay for it.
    TooDear {
        /// Where.
        country: Country,
    },
    /// All points go to one kind of operation.
    OneKind,
    /// There is no influence of the opponent.
    NoEnemy {
        /// Where.
        country: Country,
    },
    /// DEFCON forbids it there.
    DefconBan {
        /// Where.
        country: Country,
        /// The present level.
        level: u8,
    },
    /// An event protects the country.
    Protected {
        /// Where.
        country: Country,
        /// By which card.
        card: Card,
    },
    /// The card does not allow that country.
    NotThere {
        /// Where.
        country: Country,
    },
    /// The set-up or the handicap does not allow that country.
    SetUpLimit {
        /// Where.
        country: Country,
    },
    /// A card has to be played.
    MustPlay,
    /// The points have to be spent.
    MustSpend,
    /// The event leaves no choice.
    Compulsory,
    /// There is no crisis to end, or too little influence to end it.
    NoCrisis,
}

impl rules::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotInHand { .. } => "5.1",
            Refusal::NoHeadline { .. } => "4.2",
            Refusal::MissileEnvyFirst | Refusal::ScoringDue => "5.7",
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
            Refusal::TooDear { .. } | Refusal::MustSpend => "6.6",
            Refusal::OneKind => "6.0",
            Refusal::NoEnemy { .. } => "8.1",
            Refusal::DefconBan { .. } => "10.2",
            Refusal::Protected { .. } => "8.6",
            Refusal::SetUpLimit { .. } => "2.2",
            Refusal::MustPlay => "3.3",
            Refusal::NoCrisis => "17.34",
        }
    }
}

impl State {
    /// Names the rule that keeps `side` from `action`; none if nothing does, or if it is no answer to the question.
    pub(crate) fn refuse(&self, side: Side, action: Action) -> Option<Refusal> {
        if let Action::Defuse(country) = action {
            return (!self.defusable(side).has(country)).then_some(Refusal::NoCrisis);
        }
        let ask = self.ask()?;
        if ask.actor() != Actor::Player(side) {
            return None;
        }
        let mut legal = Actions::new();
        self.answers(&mut legal);
        if legal.contains(&action) {
            return None;
        }
        match (ask, action) {
            (Ask::Headline { .. }, Action::Card(card)) => Some(if self.hand(side).has(card) || card == TheChinaCard {
                Refusal::NoHeadline { card }
            } else {
                Refusal::NotInHand { card }
            }),
            (Ask::Round { .. }, Action::Card(card)) => Some(self.refuse_play(side, card)),
            (Ask::Trapped { .. }, Action::Card(card)) => Some(if self.scoring_due(side) {
                Refusal::ScoringDue
            } else if self.hand(side).has(card) && self.envious(side) && self.ops_of(side, MissileEnvy) >= 2 {
                Refusal::MissileEnvyFirst
            } else if self.hand(side).has(card) || card == TheChinaCard {
                Refusal::Trapped
            } else {
                Refusal::NotInHand { card }
            }),
            (Ask::Round { .. } | Ask::Trapped { .. } | Ask::Headline { .. }, Action::Pass) => Some(Refusal::MustPlay),
            (Ask::Use { card, .. }, _) => self.refuse_use(side, card, action),
            (Ask::Ops { kinds, left, asia, sea, .. }, _) => {
                self.refuse_ops(side, kinds, &self.targets(side, kinds, left, asia, sea), action)
            }
            (Ask::SetUp { .. } | Ask::Bonus { .. }, Action::Place(country)) => Some(Refusal::SetUpLimit { country }),
            (Ask::Place { .. }, Action::Place(country))
            | (Ask::Remove { .. }, Action::Remove(country))
            | (Ask::Country { .. }, Action::Country(country)) => Some(Refusal::NotThere { country }),
            (Ask::Hand { min_ops, .. }, Action::Card(card)) if self.hand(side).has(card) => {
                Some(if self.ops_of(side, card) < min_ops {
                    Refusal::TooFewOps { ops: min_ops }
                } else {
                    Refusal::WrongCard { card }
                })
            }
            (Ask::Hand { .. } | Ask::Held { .. }, Action::Card(card)) => Some(Refusal::NotInHand { card }),
            (Ask::Theirs { .. } | Ask::Discards { .. } | Ask::Peeked { .. }, Action::Card(card)) => {
                Some(Refusal::WrongCard { card })
            }
            (_, Action::Pass) => Some(Refusal::Compulsory),
            _ => None,
        }
    }

    fn refuse_play(&self, side: Side, card: Card) -> Refusal {
        if self.envious(side) {
            if self.scoring_due(side) { Refusal::ScoringDue } else { Refusal::MissileEnvyFirst }
        } else if card != TheChinaCard {
            Refusal::NotInHand { card }
        } else if self.china == Some(side) && self.china_up {
            Refusal::ChinaStrandsScoring
        } else {
            Refusal::ChinaDown
        }
    }

    fn refuse_use(&self, side: Side, card: Card, action: Action) -> Option<Refusal> {
        let theirs = card.side() == Some(side.other());
        Some(match action {
            Action::Event if theirs => Refusal::OpponentsEvent { card },
            Action::Event if card == MissileEnvy => Refusal::MissileEnvyOps,
            Action::Event if card == UnIntervention => Refusal::NoPartner,
            Action::Event => Refusal::EventProhibited { card },
            Action::Ops => Refusal::EventComesToo { card },
            Action::EventFirst | Action::OpsFirst => Refusal::EventProhibited { card },
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
            Action::Pass => Refusal::MustPlay,
            _ => return None,
        })
    }

    fn refuse_ops(&self, side: Side, kinds: Kinds, targets: &Targets, action: Action) -> Option<Refusal> {
        let (country, kind) = match action {
            Action::Place(country) => (country, Kinds::PLACE),
            Action::Realign(country) => (country, Kinds::REALIGN),
            Action::Coup(country) => (country, Kinds::COUP),
            Action::Pass => return Some(Refusal::MustSpend),
            _ => return None,
        };
        if !kinds.has(kind) {
            return Some(Refusal::OneKind);
        }
        if kind == Kinds::PLACE {
            let barred = self.chernobyl.is_some_and(|region| region.countries().has(country));
            return Some(if side == Ussr && barred {
                Refusal::Chernobyl { country }
            } else if self.scope.has(country) {
                Refusal::TooDear { country }
            } else {
                Refusal::OutOfReach { country }
            });
        }
        let free = kinds.has(Kinds::FREE);
        let ignored = free || (kind == Kinds::REALIGN && self.options.realign_ignores_defcon);
        Some(if !self.held(side.other()).has(country) {
            Refusal::NoEnemy { country }
        } else if !self.area.has(country) {
            Refusal::NotThere { country }
        } else if !ignored && banned(self.defcon).has(country) {
            Refusal::DefconBan { country, level: self.defcon }
        } else if side == Ussr && self.nato().has(country) {
            Refusal::Protected { country, card: Nato }
        } else if side == Ussr && country == Country::Japan && self.in_force(UsJapanMutualDefensePact) {
            Refusal::Protected { country, card: UsJapanMutualDefensePact }
        } else if kind == Kinds::COUP && side == Ussr && EUROPE.has(country) && self.in_force(TheReformer) {
            Refusal::Protected { country, card: TheReformer }
        } else if targets.realign.is_empty() && kind == Kinds::REALIGN {
            Refusal::TooDear { country }
        } else {
            Refusal::NotThere { country }
        })
    }
}
