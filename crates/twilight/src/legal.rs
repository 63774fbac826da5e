//! Which answers a question has. Asking changes nothing.

use crate::{
    Action, Ask, Card,
    Card::{MissileEnvy, TheChinaCard, UnIntervention},
    Cards, Choice, Countries, Country, Kinds, Region, Side, State,
    ask::Which,
    deck::SCORING,
    map::WORLD,
    options::EnvyValue,
    state::Phase,
};
use rules::{Actions, Actor, Luck};

/// The highest bid for a side.
pub const BID_MAX: u8 = 15;

/// What a card may be used for, in the order of the actions.
const USES: [Action; 7] = [
    Action::Event,
    Action::Ops,
    Action::EventFirst,
    Action::OpsFirst,
    Action::Intervene,
    Action::Space,
    Action::SpaceUnrolled,
];

impl State {
    /// Appends every legal answer.
    pub(crate) fn answers(&self, out: &mut Actions<Action>) {
        let Some(ask) = self.ask() else { return };
        match ask {
            Ask::Die { .. } | Ask::CoupDie { .. } | Ask::SpaceDie { .. } | Ask::TrapDie { .. } | Ask::Coin => {
                out.extend((1..=6).map(Action::Roll));
            }
            Ask::Dice { .. } | Ask::RealignDice { .. } => {
                out.extend((0..36).map(both));
            }
            Ask::Deal { .. } | Ask::Draw { .. } | Ask::Peek { .. } => out.extend(self.pile.iter().map(Action::Draw)),
            Ask::Snatch { from, .. } => out.extend(self.hand(from).iter().map(Action::Draw)),
            Ask::Bid { .. } => {
                for side in Side::BOTH {
                    out.extend((0..=BID_MAX).map(|points| Action::Bid { side, points }));
                }
            }
            Ask::SetUp { .. } => out.extend(self.scope.iter().map(Action::Place)),
            Ask::Bonus { by, .. } => out.extend(self.bonus_places(by).iter().map(Action::Place)),
            Ask::Headline { by, .. } => out.extend(self.headlines(by).iter().map(Action::Card)),
            Ask::Round { by } => {
                let (cards, pass) = self.plays(by);
                self.cards_or_pass(cards, pass, out);
            }
            Ask::Trapped { by } => {
                let (cards, pass) = self.trap_plays(by);
                self.cards_or_pass(cards, pass, out);
            }
            Ask::Use { by, card, may } => {
                let uses = self.uses(by, card, may);
                out.extend(
                    USES.into_iter().enumerate().filter(|(place, _)| uses >> place & 1 == 1).map(|(_, use_)| use_),
                );
                if may {
                    out.push(Action::Pass);
                }
            }
            Ask::Ops { by, kinds, left, asia, sea, .. } => {
                let targets = self.targets(by, kinds, left, asia, sea);
                out.extend(targets.place.iter().map(Action::Place));
                out.extend(targets.realign.iter().map(Action::Realign));
                out.extend(targets.coup.iter().map(Action::Coup));
                if targets.pass {
                    out.push(Action::Pass);
                }
            }
            Ask::Place { may, .. } => {
                out.extend(self.scope.iter().map(Action::Place));
                if may {
                    out.push(Action::Pass);
                }
            }
            Ask::Remove { from, may, .. } => {
                out.extend((self.scope & self.held(from)).iter().map(Action::Remove));
                if may {
                    out.push(Action::Pass);
                }
            }
            Ask::Country { may, .. } => {
                out.extend(self.scope.iter().map(Action::Country));
                if may {
                    out.push(Action::Pass);
                }
            }
            Ask::Hand { by, which, min_ops, may, .. } => {
                self.cards_or_pass(self.hand_answers(by, which, min_ops), may, out);
            }
            Ask::Theirs { by, .. } => self.cards_or_pass(self.theirs(by), false, out),
            Ask::Discards { may, .. } => self.cards_or_pass(self.discard - SCORING, may, out),
            Ask::Peeked { .. } => self.cards_or_pass(self.peek, true, out),
            Ask::Choose { one, two, .. } => {
                let (one, two): (Choice, Choice) = (one.min(two), one.max(two));
                out.extend([Action::Choice(one), Action::Choice(two)]);
            }
            Ask::Region { .. } => out.extend(Region::SIX.map(Action::Region)),
            Ask::Defcon { low, high, .. } => out.extend((low..=high).map(Action::Defcon)),
            Ask::Held { by } => self.cards_or_pass(self.hand(by), true, out),
        }
        if self.crisis.is_some()
            && let Actor::Player(side) = ask.actor()
        {
            out.extend(self.defusable(side).iter().map(Action::Defuse));
        }
    }

    fn cards_or_pass(&self, cards: Cards, pass: bool, out: &mut Actions<Action>) {
        out.extend(cards.iter().map(Action::Card));
        if pass {
            out.push(Action::Pass);
        }
    }

    /// Whether a question has an answer; one without is dropped.
    #[inline]
    pub(crate) fn answerable(&self, ask: Ask) -> bool {
        match ask {
            Ask::Deal { .. } | Ask::Draw { .. } | Ask::Peek { .. } => self.pile.any(),
            Ask::Snatch { from, .. } => self.hand(from).any(),
            Ask::SetUp { .. } => self.scope.any(),
            Ask::Bonus { by, .. } => self.bonus_places(by).any(),
            Ask::Headline { by, .. } => self.headlines(by).any(),
            Ask::Ops { by, kinds, left, asia, sea, .. } => {
                let cheap = left > 0 && kinds.has(Kinds::PLACE) && (self.scope - self.controlled(by.other())).any();
                cheap || self.targets(by, kinds, left, asia, sea).any()
            }
            Ask::Place { .. } | Ask::Country { .. } => self.scope.any(),
            Ask::Remove { from, .. } => (self.scope & self.held(from)).any(),
            // Whether a hand has such a card is not for everybody to know: where one may decline, the question is asked.
            Ask::Hand { by, which, min_ops, may, .. } => may || self.hand_answers(by, which, min_ops).any(),
            Ask::Theirs { by, .. } => self.theirs(by).any(),
            Ask::Discards { .. } => (self.discard - SCORING).any(),
            Ask::Peeked { .. } => self.peek.any(),
            Ask::Held { by } => self.hand(by).any(),
            _ => true,
        }
    }

    /// Any legal answer, each with equal probability: the same as picking from the list, which is not written down where
    /// masks can be counted. Random games are twice as fast with it.
    pub(crate) fn any_answer(&self, luck: &mut Luck) -> Action {
        let listed = |luck: &mut Luck| luck.pick(&rules::legal(self));
        let Some(ask) = self.ask() else { return Action::Pass };
        if ask.actor() == Actor::Chance {
            return self.chance(luck);
        }
        if self.crisis.is_some() {
            return listed(luck);
        }
        let of_cards = |cards: Cards, pass: bool, luck: &mut Luck| {
            let n = luck.below(cards.len() + u32::from(pass));
            if n < cards.len() { Action::Card(cards.nth(n)) } else { Action::Pass }
        };
        match ask {
            Ask::SetUp { .. } => Action::Place(self.scope.nth(luck.below(self.scope.len()))),
            Ask::Headline { by, .. } => of_cards(self.headlines(by), false, luck),
            Ask::Round { by } => {
                let (cards, pass) = self.plays(by);
                of_cards(cards, pass, luck)
            }
            Ask::Ops { by, kinds, left, asia, sea, .. } => {
                let targets = self.targets(by, kinds, left, asia, sea);
                let counts = [targets.place, targets.realign, targets.coup].map(Countries::len);
                let mut n = luck.below(counts.iter().sum::<u32>() + u32::from(targets.pass));
                if n < counts[0] {
                    return Action::Place(targets.place.nth(n));
                }
                n -= counts[0];
                if n < counts[1] {
                    return Action::Realign(targets.realign.nth(n));
                }
                n -= counts[1];
                if n < counts[2] { Action::Coup(targets.coup.nth(n)) } else { Action::Pass }
            }
            Ask::Use { by, card, may } => {
                let mut uses = self.uses(by, card, may);
                let n = luck.below(uses.count_ones() + u32::from(may));
                if n == uses.count_ones() {
                    return Action::Pass;
                }
                for _ in 0..n {
                    uses &= uses - 1;
                }
                USES[uses.trailing_zeros() as usize]
            }
            Ask::Place { may: false, .. } => Action::Place(self.scope.nth(luck.below(self.scope.len()))),
            _ => listed(luck),
        }
    }

    /// A die or a draw, each with equal probability; the same as picking from the list.
    pub(crate) fn chance(&self, luck: &mut Luck) -> Action {
        let from = |cards: Cards, luck: &mut Luck| Action::Draw(cards.nth(luck.below(cards.len())));
        match self.ask() {
            Some(Ask::Deal { .. } | Ask::Draw { .. } | Ask::Peek { .. }) => from(self.pile, luck),
            Some(Ask::Snatch { from: side, .. }) => from(self.hand(side), luck),
            Some(Ask::Dice { .. } | Ask::RealignDice { .. }) => both(luck.below(36)),
            _ => Action::Roll(1 + luck.below(6) as u8),
        }
    }

    /// Where the influence of a handicap may go: where there is some, up to two more than control needs.
    pub(crate) fn bonus_places(&self, by: Side) -> Countries {
        let room = |&country: &Country| {
            self.influence(by, country) < self.influence(by.other(), country) + country.stability() + 2
        };
        (self.held(by) & WORLD).iter().filter(room).collect()
    }

    /// What may be a headline: not the China Card, which is in no hand, and not UN Intervention (4.2).
    pub(crate) fn headlines(&self, by: Side) -> Cards {
        let mut cards = self.hand(by);
        cards.remove(UnIntervention);
        cards
    }

    /// What may be played in an action round, and whether passing is allowed.
    pub(crate) fn plays(&self, by: Side) -> (Cards, bool) {
        let hand = self.hand(by);
        if self.envious(by) {
            // 5.7: scoring cards that are due come before every other demand.
            let cards = if self.scoring_due(by) { hand & SCORING } else { Cards::one(MissileEnvy) };
            return (cards, self.voluntary());
        }
        if let Some(first) = self.in_order(by, hand) {
            let cards = if self.scoring_due(by) { hand & SCORING } else { Cards::one(first) };
            return (cards, self.voluntary());
        }
        let mut cards = hand;
        if self.china_playable(by) {
            cards.insert(TheChinaCard);
        }
        (cards, self.voluntary() || hand.is_empty())
    }

    /// What may be played in a trapped action round, by the steps of card 42, and whether passing is allowed.
    pub(crate) fn trap_plays(&self, by: Side) -> (Cards, bool) {
        let hand = self.hand(by);
        if self.scoring_due(by) {
            return (hand & SCORING, self.voluntary());
        }
        let fit = self.worth(by, 2);
        if fit.is_empty() {
            return (hand & SCORING, true);
        }
        let envied = self.envious(by) && fit.has(MissileEnvy);
        let bound = if envied { Some(MissileEnvy) } else { self.in_order(by, fit) };
        (bound.map_or(fit, Cards::one), self.voluntary())
    }

    /// The cards of the opponent's hand that an [`Ask::Theirs`] wants: those not put in order yet.
    pub(crate) fn theirs(&self, by: Side) -> Cards {
        self.hand(by.other()) - self.order.into_iter().flatten().collect()
    }

    /// The cards of a hand that an [`Ask::Hand`] wants.
    pub(crate) fn hand_answers(&self, by: Side, which: Which, min_ops: u8) -> Cards {
        match which {
            Which::Any if min_ops == 0 => self.hand(by),
            Which::Any => self.worth(by, min_ops),
            Which::Opponents => self.hand(by) & Cards::carrying(by.other()),
            Which::Highest => {
                let value = |card: Card| match self.options.envy_value {
                    EnvyValue::Giver => self.ops_of(by, card),
                    EnvyValue::Printed => card.ops(),
                    EnvyValue::Taker => self.ops_of(by.other(), card),
                };
                let highest = self.hand(by).iter().map(value).max();
                self.hand(by).iter().filter(|&card| Some(value(card)) == highest).collect()
            }
        }
    }

    /// How `by` may use a card (5.2, 5.3, 5.12): a bit for each of [`USES`]. With `may` it is a card that another event lets
    /// one play.
    pub(crate) fn uses(&self, by: Side, card: Card, may: bool) -> u8 {
        // UN Intervention cannot be used at all in the headline phase.
        if card == UnIntervention && self.phase == Phase::Headline {
            return 0;
        }
        let resolver = card.side().unwrap_or(by);
        let prohibited = self.prohibited(card, resolver);
        let theirs = resolver != by && !prohibited;
        let event = resolver == by
            && !prohibited
            && (card != UnIntervention || self.may_pair(by))
            && !(card == MissileEnvy && self.envy == Some(by));
        // In an own round UN Intervention itself is the card played.
        let intervene = may
            && resolver != by
            && self.phase == Phase::Rounds
            && self.hand(by).has(UnIntervention)
            && !self.bound(by);
        let ops = !theirs && !card.scoring();
        let space = !card.scoring() && self.may_space(by, card);
        let unrolled = space && self.options.space_without_roll;
        [event, ops, theirs, theirs, intervene, space, unrolled]
            .into_iter()
            .enumerate()
            .fold(0, |bits, (place, allowed)| bits | u8::from(allowed) << place)
    }
}

/// The `index`-th pair of dice.
fn both(index: u32) -> Action {
    Action::Dice { us: (index / 6) as u8 + 1, ussr: (index % 6) as u8 + 1 }
}
