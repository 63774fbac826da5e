//! The methods that cards and procedures are written with: each changes the table and logs the fact.
//!
//! After the end of the game they do nothing.

mod hands;

use crate::{
    Action, Ask, Call,
    Card::{self, FiveYearPlan, GrainSalesToSoviets, MissileEnvy, StarWars, TheChinaCard, UnIntervention},
    Cards, Choice, Countries, Country, Fact, Frame, Next, OpsKinds, Proc, Region, Side,
    Side::{East as Ussr, West as Us},
    State, Via,
    ask::{ALL, Which},
    deck::cards,
    options::GrantedOps,
    state::{End, Phase, Reason},
    tables::{LAST_BOX, MILOPS_MAX, SPACE, VP_MAX},
};
use rules::Log;
use std::ops::Deref;

/// A running procedure: the state, the log and its call. It dereferences to the state.
pub struct Play<'a> {
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut Log<Fact>,
    pub(crate) call: Call,
}

impl Deref for Play<'_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.s
    }
}

/// The events through which UN Intervention may come into play: the card itself, or an event that triggers another card's event.
const UN_ROUTES: Cards = cards(&[UnIntervention, StarWars, MissileEnvy, GrainSalesToSoviets, FiveYearPlan]);

/// The call of the procedure.
impl Play<'_> {
    /// Returns how often the procedure has been entered before.
    #[inline]
    pub fn step(&self) -> u8 {
        self.call.step
    }

    /// Returns the side that resolves it.
    #[inline]
    pub fn me(&self) -> Side {
        self.call.side
    }

    /// Returns the opponent of the side that resolves it.
    #[inline]
    pub fn you(&self) -> Side {
        self.call.side.other()
    }

    /// Returns the card it is about.
    #[inline]
    pub fn this(&self) -> Card {
        self.call.card.expect("the procedure is about a card")
    }

    /// Returns how the event was triggered.
    #[inline]
    pub fn via(&self) -> Via {
        self.call.via
    }

    /// Returns the note of an earlier step.
    #[inline]
    pub fn note(&self) -> u8 {
        self.call.note
    }

    /// Stores a small number for the later steps.
    #[inline]
    pub fn set_note(&mut self, note: u8) {
        self.call.note = note;
    }

    /// Returns the card picked or drawn; `None` if there was none or the player declined.
    pub fn picked(&self) -> Option<Card> {
        match self.last {
            Some(Action::Card(card) | Action::Draw(card)) => Some(card),
            _ => None,
        }
    }

    /// Returns the country picked.
    pub fn country(&self) -> Option<Country> {
        match self.last {
            Some(Action::Country(country)) => Some(country),
            _ => None,
        }
    }

    /// Returns the region picked.
    pub fn region(&self) -> Option<Region> {
        match self.last {
            Some(Action::Region(region)) => Some(region),
            _ => None,
        }
    }

    /// Returns true if the player made this choice.
    pub fn chose(&self, choice: Choice) -> bool {
        self.last == Some(Action::Choice(choice))
    }

    /// Returns the DEFCON level chosen.
    pub fn level(&self) -> Option<u8> {
        match self.last {
            Some(Action::Defcon(level)) => Some(level),
            _ => None,
        }
    }

    /// Returns the die rolled.
    ///
    /// # Panics
    /// If the step before asked for no die.
    pub fn die(&self) -> u8 {
        match self.last {
            Some(Action::Roll(die)) => die,
            other => panic!("a die was rolled, not {other:?}"),
        }
    }

    /// Returns the dice rolled: those of the US and of the USSR.
    ///
    /// # Panics
    /// If the step before asked for no dice.
    pub fn dice(&self) -> [u8; 2] {
        match self.last {
            Some(Action::Dice { us, ussr }) => [us, ussr],
            other => panic!("dice were rolled, not {other:?}"),
        }
    }
}

/// Questions and calls. What is pushed runs in the order written.
impl Play<'_> {
    /// Logs a fact that every seat may know.
    #[inline]
    pub fn tell(&mut self, fact: Fact) {
        self.log.note(fact);
    }

    /// Asks a question; the procedure continues when it is answered.
    #[inline]
    pub fn ask(&mut self, ask: Ask) -> Next {
        self.s.stack.push(Frame::Ask(ask));
        Next::Again
    }

    /// Asks a question about the map: at most one per step, because the scope is shared.
    #[inline]
    pub fn ask_within(&mut self, scope: Countries, ask: Ask) -> Next {
        self.s.scope = scope;
        self.s.once = Countries::EMPTY;
        self.s.tally = 0;
        self.ask(ask)
    }

    /// Runs a procedure.
    #[inline]
    pub fn run(&mut self, call: Call) {
        self.s.stack.push(Frame::Run(call));
    }

    /// Asks `by` to place one influence at a time, `left` in all, at most `cap` in a country.
    pub fn place(&mut self, by: Side, left: u8, cap: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Place { by, card, left, cap, each: 1, may: false })
    }

    /// Like [`Play::place`], but `by` may stop at any time.
    pub fn may_place(&mut self, by: Side, left: u8, cap: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Place { by, card, left, cap, each: 1, may: true })
    }

    /// Asks `by` to place `each` influence in each of `left` different countries.
    pub fn place_each(&mut self, by: Side, left: u8, each: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Place { by, card, left, cap: 1, each, may: false })
    }

    /// Asks `by` to remove the influence of `from` one at a time, `left` in all, at most `cap` in a country.
    pub fn remove(&mut self, by: Side, from: Side, left: u8, cap: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Remove { by, card, from, left, cap, each: 1, may: false })
    }

    /// Like [`Play::remove`], but `by` may stop at any time.
    pub fn may_remove(&mut self, by: Side, from: Side, left: u8, cap: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Remove { by, card, from, left, cap, each: 1, may: true })
    }

    /// Asks `by` to remove up to `each` influence of `from` in each of `left` different countries; [`ALL`] removes all of it.
    pub fn remove_each(&mut self, by: Side, from: Side, left: u8, each: u8, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Remove { by, card, from, left, cap: 1, each, may: false })
    }

    /// Asks `by` to pick a country of the scope.
    pub fn pick_country(&mut self, by: Side, scope: Countries) -> Next {
        let card = self.this();
        self.ask_within(scope, Ask::Country { by, card, may: false })
    }

    /// Asks `by` to pick a card of their hand.
    pub fn pick_card(&mut self, by: Side, which: Which, min_ops: u8, may: bool) -> Next {
        let card = self.this();
        self.ask(Ask::Hand { by, card, which, min_ops, may })
    }

    /// Asks `by` to choose one of two options.
    pub fn choose(&mut self, by: Side, one: Choice, two: Choice) -> Next {
        let card = self.this();
        self.ask(Ask::Choose { by, card, one, two })
    }

    /// Asks for a die for the event.
    pub fn roll(&mut self, by: Side) -> Next {
        let card = self.this();
        self.ask(Ask::Die { by, card })
    }

    /// Asks for a die of each side for the event.
    pub fn roll_both(&mut self) -> Next {
        let card = self.this();
        self.ask(Ask::Dice { card })
    }

    /// Lets chance pick a card from the hand of `from`; it stays there.
    pub fn snatch(&mut self, from: Side) -> Next {
        let card = self.this();
        self.ask(Ask::Snatch { from, card })
    }

    /// Lets `side` draw cards from the pile.
    pub fn draw(&mut self, side: Side, cards: u8) -> Next {
        self.refill();
        self.ask(Ask::Draw { to: side, left: cards })
    }

    /// Shows cards of the pile to the US; the discards are reshuffled if it runs out.
    pub fn peek(&mut self, cards: u8) -> Next {
        self.refill();
        self.ask(Ask::Peek { by: Us, left: cards })
    }

    /// Lets `by` operate with the Ops that an event grants; such Operations cannot go to the Space Race (9.6).
    pub fn grant(&mut self, by: Side, printed: u8, kinds: OpsKinds, area: Countries) -> Next {
        let card = self.this();
        let points = match self.options.granted_ops {
            GrantedOps::Modified => self.points(by, printed, false),
            GrantedOps::Printed => crate::effects::Points { base: printed, asia: false, sea: false },
        };
        self.conduct(by, card, points, kinds, area)
    }

    /// Lets `by` operate with a card that lies on the table.
    pub fn operate(&mut self, by: Side, card: Card) -> Next {
        let points = self.points(by, card.ops(), card == TheChinaCard);
        self.conduct(by, card, points, OpsKinds::ANY, crate::map::WORLD)
    }

    fn conduct(
        &mut self,
        by: Side,
        card: Card,
        points: crate::effects::Points,
        kinds: OpsKinds,
        area: Countries,
    ) -> Next {
        self.unanswered();
        let reach = if kinds.contains(OpsKinds::PLACE) { self.reach(by) } else { Countries::EMPTY };
        self.s.area = area;
        let (left, asia, sea) = (points.base as i8, points.asia, points.sea);
        self.ask_within(reach, Ask::Ops { by, card, kinds, left, asia, sea })
    }

    /// Triggers the event of a card on the table, if it can happen; then the card leaves the table.
    pub fn resolve(&mut self, player: Side, card: Card, via: Via) {
        self.trigger(player, card, via);
        self.run(Call::about(Proc::Retire, player, card, via));
    }

    /// Triggers the event of a card on the table, if it can happen: resolved by its side, or by `player` if neutral.
    pub fn trigger(&mut self, player: Side, card: Card, via: Via) {
        self.run(Call::about(Proc::Trigger, card.side().unwrap_or(player), card, via));
    }
}

/// Influence.
impl Play<'_> {
    /// Places influence.
    #[inline]
    pub fn add(&mut self, side: Side, country: Country, amount: u8) {
        if amount == 0 || self.over.is_some() {
            return;
        }
        let total = self.influence(side, country) + amount;
        self.s.set_influence(side, country, total);
        self.tell(Fact::Placed { side, country, amount, total });
    }

    /// Removes influence, at most as much as there is.
    #[inline]
    pub fn take(&mut self, side: Side, country: Country, amount: u8) {
        let there = self.influence(side, country);
        let amount = amount.min(there);
        if amount == 0 || self.over.is_some() {
            return;
        }
        let total = there - amount;
        self.s.set_influence(side, country, total);
        self.tell(Fact::Removed { side, country, amount, total });
    }

    /// Removes all influence of `side`.
    pub fn clear(&mut self, side: Side, country: Country) {
        self.take(side, country, ALL);
    }

    /// Places the influence that `side` needs to control a country.
    pub fn seize(&mut self, side: Side, country: Country) {
        let need = self.influence(side.other(), country) + country.stability();
        self.add(side, country, need.saturating_sub(self.influence(side, country)));
    }

    /// Turns all influence of `from` into influence of the opponent.
    pub fn convert(&mut self, from: Side, country: Country) {
        let there = self.influence(from, country);
        self.clear(from, country);
        self.add(from.other(), country, there);
    }
}

/// Tracks and effects.
impl Play<'_> {
    /// Ends the game.
    pub fn finish(&mut self, winner: Option<Side>, reason: Reason) {
        if self.over.is_some() {
            return;
        }
        self.s.over = Some(End { winner, reason });
        self.tell(Fact::Over { reason });
        if let Some(side) = winner {
            self.tell(Fact::Won { side });
        }
    }

    /// Ends the game if a side has 20 VP. Called at the end of an event, and wherever VP count at once.
    pub fn check_victory(&mut self) {
        if self.vp.abs() >= VP_MAX {
            let winner = if self.vp > 0 { Us } else { Ussr };
            self.finish(Some(winner), Reason::VictoryPoints);
        }
    }

    /// Gives `side` VP; an overshoot stops at 20 (17.45).
    pub fn gain(&mut self, side: Side, amount: u8) {
        if side == Us && amount > 0 {
            self.unanswered();
        }
        if amount == 0 || self.over.is_some() {
            return;
        }
        let change = if side == Us { amount as i8 } else { -(amount as i8) };
        self.s.vp = (self.vp + change).clamp(-VP_MAX, VP_MAX);
        let total = self.vp;
        self.tell(Fact::Vp { side, amount, total });
    }

    /// Gives `side` the last VP of an event whose other effects follow: 20 VP win before those (17.48).
    pub fn gain_last(&mut self, side: Side, amount: u8) {
        self.gain(side, amount);
        if self.exact() {
            self.check_victory();
        }
    }

    /// Gives the net VP to the side that is ahead: the US if positive.
    pub fn gain_net(&mut self, net: i8) {
        self.gain(if net > 0 { Us } else { Ussr }, net.unsigned_abs());
    }

    /// Moves DEFCON; at 1 the phasing player loses immediately (10.1).
    pub fn defcon(&mut self, change: i8) {
        let level = (self.defcon as i8 + change).clamp(1, 5);
        self.set_defcon(level as u8);
    }

    /// Sets DEFCON.
    pub fn set_defcon(&mut self, level: u8) {
        if level == self.defcon || self.over.is_some() {
            return;
        }
        self.s.defcon = level;
        self.tell(Fact::Defcon { level });
        if level == 2 && self.phase == Phase::Rounds {
            self.s.norad_due = true; // NORAD checks it at the end of the round
        }
        if level == 1 {
            let winner = self.phasing.other();
            self.finish(Some(winner), Reason::NuclearWar);
        }
    }

    /// Adds Military Operations, up to the length of the track.
    pub fn milops(&mut self, side: Side, amount: u8) {
        self.set_milops(side, (self.milops[side.index()] + amount).min(MILOPS_MAX));
    }

    /// Sets Military Operations.
    pub fn set_milops(&mut self, side: Side, level: u8) {
        if self.over.is_none() && level != self.milops[side.index()] {
            self.s.milops[side.index()] = level;
            self.tell(Fact::Milops { side, level });
        }
    }

    /// Puts the lasting effect of a card in force.
    pub fn begin(&mut self, card: Card) {
        self.s.in_force.insert(card);
    }

    /// Ends the lasting effect of a card.
    pub fn end(&mut self, card: Card) {
        if self.in_force(card) {
            self.s.in_force.remove(card);
            self.tell(Fact::Ended { card });
        }
    }

    /// Moves a marker of the Space Race; the VP are those of the box where it stops (9.10).
    pub fn advance(&mut self, side: Side, boxes: u8) {
        let from = self.space[side.index()];
        let to = (from + boxes).min(LAST_BOX);
        if to == from || self.over.is_some() {
            return;
        }
        self.s.space[side.index()] = to;
        self.tell(Fact::Advanced { side, to });
        let second = self.space[side.other().index()] >= to;
        self.gain(side, SPACE[to as usize].vp[usize::from(second)]);
    }

    /// Passes the China Card to `side`.
    pub fn pass_china(&mut self, side: Side, up: bool) {
        self.s.china = Some(side);
        self.s.china_up = up;
        self.tell(Fact::China { side, up });
    }

    /// Starts a war: its Military Operations, which do not depend on the result, and the die.
    pub fn go_to_war(&mut self, by: Side, milops: u8) -> Next {
        self.milops(by, milops);
        self.roll(by)
    }

    /// Stores the picked country as the target of a war, then calls [`Play::go_to_war`].
    pub fn target(&mut self, milops: u8) -> Next {
        let country = self.country().expect("a target was picked");
        self.set_note(country as u8);
        let me = self.me();
        self.go_to_war(me, milops)
    }

    /// Returns the target that [`Play::target`] stored.
    pub fn targeted(&self) -> Country {
        Country::ALL[usize::from(self.note())]
    }

    /// Applies the result of a war: the die is reduced by one for each neighbour that the defender controls, and by `minus`.
    pub fn fight(&mut self, by: Side, country: Country, minus: u8, need: u8, vp: u8) {
        let die = self.die();
        let minus = minus + (country.adjacent() & self.controlled(by.other())).len() as u8;
        let won = die >= need + minus;
        self.tell(Fact::War { side: by, country, die, minus, won });
        if won {
            self.gain_last(by, vp);
            self.convert(by.other(), country);
        }
    }
}
