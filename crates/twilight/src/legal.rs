//! The legal answers to a question. Listing them changes nothing.

use crate::{
    Action, Ask, Card,
    Card::{MissileEnvy, TheChinaCard, UnIntervention},
    Cards, Choice, Countries, Country, OpsKinds, Region, Side, State,
    ask::Which,
    deck::{SCORING, cards_of},
    map::WORLD,
    ops::Targets,
    options::EnvyValue,
    state::Phase,
};
use rules::{Actions, Actor, Luck, Member, Set};

/// The highest bid for a side.
pub const BID_MAX: u8 = 15;

/// The uses of a card, in the order of the actions.
const USES: [Action; 7] = [
    Action::Event,
    Action::Ops,
    Action::EventFirst,
    Action::OpsFirst,
    Action::Intervene,
    Action::Space,
    Action::SpaceUnrolled,
];

/// The answers to a question as masks, which can be listed, or counted without a list.
#[derive(Clone, Copy)]
enum Answers {
    /// A die.
    Die,
    /// A die of each side.
    Dice,
    /// A card that chance picks.
    Draw(Cards),
    /// A card, or nothing.
    Cards { of: Cards, pass: bool },
    /// Influence placed in a country, or nothing.
    Place { of: Countries, pass: bool },
    /// Influence removed from a country, or nothing.
    Remove { of: Countries, pass: bool },
    /// A country, or nothing.
    Country { of: Countries, pass: bool },
    /// The uses of a card by their indices in [`USES`], or none of them.
    Uses { of: u8, pass: bool },
    /// A point of an operation.
    Ops(Targets),
    /// One of two options.
    Choice(Choice, Choice),
    /// One of a short list that does not depend on the state.
    Listed,
}

impl State {
    /// Appends every legal answer.
    pub(crate) fn answers(&self, out: &mut Actions<Action>) {
        let Some(ask) = self.ask() else { return };
        match ask {
            Ask::Bid { .. } => {
                for side in Side::BOTH {
                    out.extend((0..=BID_MAX).map(|points| Action::Bid { side, points }));
                }
            }
            Ask::Region { .. } => out.extend(Region::SIX.map(Action::Region)),
            Ask::Defcon { low, high, .. } => out.extend((low..=high).map(Action::Defcon)),
            _ => list(self.masks(ask), out),
        }
        if self.crisis.is_some()
            && let Actor::Player(side) = ask.actor()
        {
            out.extend(self.defusable(side).iter().map(Action::Defuse));
        }
    }

    /// Returns the masks of a question; [`Answers::Listed`] for short lists.
    #[inline(always)] // the masks then stay in registers
    fn masks(&self, ask: Ask) -> Answers {
        let cards = |of, pass| Answers::Cards { of, pass };
        let either = |(of, pass)| Answers::Cards { of, pass };
        match ask {
            Ask::Die { .. } | Ask::CoupDie { .. } | Ask::SpaceDie { .. } | Ask::TrapDie { .. } | Ask::Coin => {
                Answers::Die
            }
            Ask::Dice { .. } | Ask::RealignDice { .. } => Answers::Dice,
            Ask::Deal { .. } | Ask::Draw { .. } | Ask::Peek { .. } => Answers::Draw(self.pile),
            Ask::Snatch { from, .. } => Answers::Draw(self.hand(from)),
            Ask::SetUp { .. } => Answers::Place { of: self.scope, pass: false },
            Ask::Bonus { by, .. } => Answers::Place { of: self.bonus_places(by), pass: false },
            Ask::Headline { by, .. } => cards(self.headlines(by), false),
            Ask::Round { by } => either(self.plays(by)),
            Ask::Trapped { by } => either(self.trap_plays(by)),
            Ask::Use { by, card, may } => Answers::Uses { of: self.uses(by, card, may), pass: may },
            Ask::Ops { by, kinds, left, asia, sea, .. } => Answers::Ops(self.targets(by, kinds, left, asia, sea)),
            Ask::Place { may, .. } => Answers::Place { of: self.scope, pass: may },
            Ask::Remove { from, may, .. } => Answers::Remove { of: self.scope & self.held(from), pass: may },
            Ask::Country { may, .. } => Answers::Country { of: self.scope, pass: may },
            Ask::Hand { by, which, min_ops, may, .. } => cards(self.hand_answers(by, which, min_ops), may),
            Ask::Theirs { by, .. } => cards(self.theirs(by), false),
            Ask::Discards { may, .. } => cards(self.discard - SCORING, may),
            Ask::Peeked { .. } => cards(self.peek, true),
            Ask::Choose { one, two, .. } => Answers::Choice(one.min(two), one.max(two)),
            Ask::Held { by } => cards(self.hand(by), true),
            Ask::Bid { .. } | Ask::Region { .. } | Ask::Defcon { .. } => Answers::Listed,
        }
    }

    /// Returns true if a question has an answer; one without is dropped.
    #[inline]
    pub(crate) fn answerable(&self, ask: Ask) -> bool {
        match ask {
            Ask::Deal { .. } | Ask::Draw { .. } | Ask::Peek { .. } => self.pile.any(),
            Ask::Snatch { from, .. } => self.hand(from).any(),
            Ask::SetUp { .. } => self.scope.any(),
            Ask::Bonus { by, .. } => self.bonus_places(by).any(),
            Ask::Headline { by, .. } => self.headlines(by).any(),
            Ask::Ops { by, kinds, left, asia, sea, .. } => {
                let cheap =
                    left > 0 && kinds.contains(OpsKinds::PLACE) && (self.scope - self.controlled(by.other())).any();
                cheap || self.targets(by, kinds, left, asia, sea).any()
            }
            Ask::Place { .. } | Ask::Country { .. } => self.scope.any(),
            Ask::Remove { from, .. } => (self.scope & self.held(from)).any(),
            // Whether a hand has such a card may be hidden, so a question that may be declined is always asked.
            Ask::Hand { by, which, min_ops, may, .. } => may || self.hand_answers(by, which, min_ops).any(),
            Ask::Theirs { by, .. } => self.theirs(by).any(),
            Ask::Discards { .. } => (self.discard - SCORING).any(),
            Ask::Peeked { .. } => self.peek.any(),
            Ask::Held { by } => self.hand(by).any(),
            _ => true,
        }
    }

    /// Returns a uniformly random legal answer, as picking from the list would, but without building the list where masks can be
    /// counted. It makes random games a third faster.
    pub(crate) fn any_answer(&self, luck: &mut Luck) -> Action {
        let Some(ask) = self.ask() else { return Action::Pass };
        if self.crisis.is_some() {
            return luck.pick(&rules::legal(self)); // it may be ended next to every answer
        }
        match self.masks(ask) {
            Answers::Die => Action::Roll(1 + luck.below(6) as u8),
            Answers::Dice => both(luck.below(36)),
            Answers::Draw(of) => one_of(Action::Draw, of, false, luck),
            Answers::Cards { of, pass } => one_of(Action::Card, of, pass, luck),
            Answers::Place { of, pass } => one_of(Action::Place, of, pass, luck),
            Answers::Remove { of, pass } => one_of(Action::Remove, of, pass, luck),
            Answers::Country { of, pass } => one_of(Action::Country, of, pass, luck),
            Answers::Uses { of, pass } => {
                let n = luck.below(of.count_ones() + u32::from(pass));
                let rest = (0..n).fold(of, |bits, _| bits & bits.wrapping_sub(1));
                if rest == 0 { Action::Pass } else { USES[rest.trailing_zeros() as usize] }
            }
            Answers::Ops(targets) => {
                let counts = [targets.place, targets.realign, targets.coup].map(|set| set.len() as u32);
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
            Answers::Choice(one, two) => Action::Choice(luck.pick(&[one, two])),
            Answers::Listed => luck.pick(&rules::legal(self)),
        }
    }

    /// Returns where the influence of a handicap may go: where there is some, up to two more than control needs.
    pub(crate) fn bonus_places(&self, by: Side) -> Countries {
        let room = |&country: &Country| {
            self.influence(by, country) < self.influence(by.other(), country) + country.stability() + 2
        };
        (self.held(by) & WORLD).iter().filter(room).collect()
    }

    /// Returns the possible headlines: not the China Card, which is in no hand, and not UN Intervention (4.2).
    pub(crate) fn headlines(&self, by: Side) -> Cards {
        let mut cards = self.hand(by);
        cards.remove(UnIntervention);
        cards
    }

    /// Returns the cards that may be played in an action round, and whether passing is allowed.
    pub(crate) fn plays(&self, by: Side) -> (Cards, bool) {
        let hand = self.hand(by);
        if self.envious(by) {
            // 5.7: due scoring cards come before every other demand.
            let cards = if self.scoring_due(by) { hand & SCORING } else { Cards::of(MissileEnvy) };
            return (cards, self.voluntary());
        }
        if let Some(first) = self.in_order(by, hand) {
            let cards = if self.scoring_due(by) { hand & SCORING } else { Cards::of(first) };
            return (cards, self.voluntary());
        }
        let mut cards = hand;
        if self.china_playable(by) {
            cards.insert(TheChinaCard);
        }
        (cards, self.voluntary() || hand.is_empty())
    }

    /// Returns the cards that may be played in a trapped action round, by the steps of card 42, and whether passing is allowed.
    pub(crate) fn trap_plays(&self, by: Side) -> (Cards, bool) {
        let hand = self.hand(by);
        if self.scoring_due(by) {
            return (hand & SCORING, self.voluntary());
        }
        let fit = self.cards_worth(by, 2);
        if fit.is_empty() {
            return (hand & SCORING, true);
        }
        let envied = self.envious(by) && fit.contains(MissileEnvy);
        let bound = if envied { Some(MissileEnvy) } else { self.in_order(by, fit) };
        (bound.map_or(fit, Cards::of), self.voluntary())
    }

    /// Returns the cards of the opponent's hand that an [`Ask::Theirs`] allows: those not in the order yet.
    pub(crate) fn theirs(&self, by: Side) -> Cards {
        self.hand(by.other()) - self.order.into_iter().flatten().collect()
    }

    /// Returns the cards of a hand that an [`Ask::Hand`] allows.
    pub(crate) fn hand_answers(&self, by: Side, which: Which, min_ops: u8) -> Cards {
        match which {
            Which::Any if min_ops == 0 => self.hand(by),
            Which::Any => self.cards_worth(by, min_ops),
            Which::Opponents => self.hand(by) & cards_of(by.other()),
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

    /// Returns how `by` may use a card (5.2, 5.3, 5.12): a bit for each of [`USES`]. With `may` set, another event lets the side
    /// play it.
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
        // In the side's own round UN Intervention itself is the card played.
        let intervene = may
            && resolver != by
            && self.phase == Phase::Rounds
            && self.hand(by).contains(UnIntervention)
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

/// Appends the answers in the order of the actions.
#[inline]
fn list(answers: Answers, out: &mut Actions<Action>) {
    let mut may_pass = false;
    match answers {
        Answers::Die => out.extend((1..=6).map(Action::Roll)),
        Answers::Dice => out.extend((0..36).map(both)),
        Answers::Draw(of) => out.extend(of.iter().map(Action::Draw)),
        Answers::Cards { of, pass } => {
            out.extend(of.iter().map(Action::Card));
            may_pass = pass;
        }
        Answers::Place { of, pass } => {
            out.extend(of.iter().map(Action::Place));
            may_pass = pass;
        }
        Answers::Remove { of, pass } => {
            out.extend(of.iter().map(Action::Remove));
            may_pass = pass;
        }
        Answers::Country { of, pass } => {
            out.extend(of.iter().map(Action::Country));
            may_pass = pass;
        }
        Answers::Uses { of, pass } => {
            out.extend((0..USES.len()).filter(|place| of >> place & 1 == 1).map(|place| USES[place]));
            may_pass = pass;
        }
        Answers::Ops(targets) => {
            out.extend(targets.place.iter().map(Action::Place));
            out.extend(targets.realign.iter().map(Action::Realign));
            out.extend(targets.coup.iter().map(Action::Coup));
            may_pass = targets.pass;
        }
        Answers::Choice(one, two) => out.extend([one, two].map(Action::Choice)),
        Answers::Listed => unreachable!("listed where it is asked for"),
    }
    if may_pass {
        out.push(Action::Pass);
    }
}

/// Returns a random member of a set as an action, or a pass.
#[inline]
fn one_of<T: Member>(act: impl Fn(T) -> Action, of: Set<T>, pass: bool, luck: &mut Luck) -> Action {
    let count = of.len() as u32;
    let n = luck.below(count + u32::from(pass));
    if n < count { act(of.nth(n)) } else { Action::Pass }
}

/// Returns the `index`-th pair of dice.
fn both(index: u32) -> Action {
    Action::Dice { us: (index / 6) as u8 + 1, ussr: (index % 6) as u8 + 1 }
}
