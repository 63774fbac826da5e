//! The machine: answers questions and runs procedures until the next question.

use crate::{
    Action, Ask, Call, Card,
    Card::{BearTrap, MissileEnvy, Quagmire, UnIntervention},
    Countries, Country, Fact, Frame, Next, Play, Proc, Side,
    Side::{East as Ussr, West as Us},
    State, Via, cards,
    state::{Phase, Reason},
    tables::{VP_MAX, hand_size},
};
use rules::{Actor, Log};

/// A number of steps that no procedure takes between two questions.
const GUARD: u32 = 10_000;

impl State {
    /// Answers the question on top and runs to the next.
    pub(crate) fn answer(&mut self, action: Action, log: &mut Log<Fact>) {
        let Some(ask) = self.ask() else { panic!("the game is over") };
        if let Action::Defuse(country) = action
            && let Actor::Player(side) = ask.actor()
        {
            return self.defuse(side, country, log);
        }
        self.stack.pop();
        let mark = self.stack.len();
        let call = Call::new(Proc::Turn, Us); // an answer belongs to no call
        Play { s: self, log, call }.answered(ask, action);
        self.turn_round(mark);
        self.run(log);
    }

    /// Ends the Cuban Missile Crisis; the question stays, with its countries adapted to the changed influence.
    pub(crate) fn defuse(&mut self, side: Side, country: Country, log: &mut Log<Fact>) {
        let before = self.fitting().unwrap_or_default();
        let mut p = Play { s: self, log, call: Call::new(Proc::Turn, side) };
        p.take(side, country, 2);
        p.s.crisis = None;
        p.tell(Fact::Defused { side, country });
        let after = self.fitting().unwrap_or_default();
        self.scope = (self.scope - (before - after)) | (after - before); // countries already used up stay so
        self.run(log); // the question may have lost its last answer
    }

    /// Returns the countries that fit the question on top, if influence decides them.
    pub(crate) fn fitting(&self) -> Option<Countries> {
        self.ask().and_then(|ask| cards::scope(self, ask))
    }

    /// Reverses what was pushed since `mark`, so that it runs in the order written.
    #[inline]
    fn turn_round(&mut self, mark: usize) {
        if self.stack.len() > mark + 1 {
            self.stack.reverse_from(mark);
        }
    }

    /// Runs procedures until a question with an answer is on top or the game is over.
    pub(crate) fn run(&mut self, log: &mut Log<Fact>) {
        for _ in 0..GUARD {
            if self.over.is_some() {
                self.stack.clear();
                self.last = None;
                return;
            }
            match self.stack.top() {
                Some(&Frame::Ask(ask)) => {
                    if self.answerable(ask) {
                        return;
                    }
                    self.stack.pop();
                }
                Some(&Frame::Run(call)) => {
                    self.stack.pop();
                    let mark = self.stack.len();
                    let mut p = Play { s: self, log, call };
                    let next = p.enter();
                    let mut call = p.call;
                    self.last = None;
                    if next == Next::Again {
                        call.step = call.step.saturating_add(1);
                        self.stack.push(Frame::Run(call));
                    }
                    self.turn_round(mark);
                }
                None => unreachable!("a turn always leads to the next or to the end"),
            }
        }
        panic!("the machine has run away: {:?}", self.stack);
    }
}

impl Play<'_> {
    /// Runs one step of the procedure.
    fn enter(&mut self) -> Next {
        if self.call.proc == Proc::Event {
            return self.this().event()(self);
        }
        // 14.7: 20 VP win after the whole event, so they are checked before every procedure except an event under way.
        if self.vp.abs() >= VP_MAX {
            self.check_victory();
            return Next::Done;
        }
        match self.call.proc {
            Proc::SetUp => self.set_up(),
            Proc::Turn => self.turn(),
            Proc::Deal => self.deal(),
            Proc::Headlines => self.headlines_phase(),
            Proc::Headline => self.one_headline(),
            Proc::Rounds => self.rounds_phase(),
            Proc::Round => self.round(),
            Proc::RoundEnd => self.round_end(),
            Proc::TurnEnd => self.turn_end(),
            Proc::Trigger => self.happen(),
            Proc::Ops => {
                let (by, card) = (self.me(), self.this());
                self.operate(by, card);
                Next::Done
            }
            Proc::Retire => self.retire(),
            Proc::Event => unreachable!("handled above"),
        }
    }

    /// Triggers an event if it can happen; a starred card leaves the game with it.
    fn happen(&mut self) -> Next {
        let (by, card, via) = (self.me(), self.this(), self.via());
        let possible = self.possible(card, by, via);
        if !possible || !self.un_may_come(card) {
            self.unanswered();
        }
        if self.over.is_some() {
            return Next::Done;
        }
        if !possible {
            self.tell(Fact::NoEvent { card });
            return Next::Done;
        }
        self.tell(Fact::Event { side: by, card });
        if card.starred() && self.table.contains(card) {
            self.s.table.remove(card);
            self.s.removed.insert(card);
            self.tell(Fact::LeftGame { card });
        }
        self.run(Call::about(Proc::Event, by, card, via));
        Next::Done
    }

    /// Discards a used card, unless its event moved it or it lies before a player while its effect lasts.
    fn retire(&mut self) -> Next {
        let card = self.this();
        if !self.in_force(card) {
            self.retire_card(card);
        }
        Next::Done
    }

    /// Applies an answer.
    fn answered(&mut self, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Deal { to }, Action::Draw(card)) => self.dealt(to, card),
            (Ask::Draw { to, left }, Action::Draw(card)) => {
                self.draw_card(to, card);
                if left > 1 {
                    self.draw(to, left - 1);
                }
            }
            (Ask::Peek { by, left }, Action::Draw(card)) => {
                self.s.pile.remove(card);
                self.s.known.remove(card);
                self.s.peek.insert(card);
                self.log.whisper(by, Fact::Peeked { card });
                self.drawn();
                if left > 1 {
                    self.refill();
                    self.ask(Ask::Peek { by, left: left - 1 });
                }
            }
            (Ask::Die { by, .. }, Action::Roll(die)) => {
                self.tell(Fact::Rolled { side: by, die });
                self.s.last = Some(action);
            }
            (Ask::Dice { .. }, Action::Dice { us, ussr }) => {
                self.tell(Fact::RolledBoth { us, ussr });
                self.s.last = Some(action);
            }
            (Ask::CoupDie { by, country, ops }, Action::Roll(die)) => self.coup_rolled(by, country, ops, die),
            (Ask::RealignDice { by, country }, Action::Dice { us, ussr }) => self.realigned(by, country, [us, ussr]),
            (Ask::SpaceDie { by }, Action::Roll(die)) => self.space_rolled(by, die),
            (Ask::TrapDie { by }, Action::Roll(die)) => {
                let free = die <= 4;
                self.tell(Fact::TrapRolled { side: by, die, free });
                if free {
                    self.end(if by == Us { Quagmire } else { BearTrap });
                }
            }
            (Ask::Coin, Action::Roll(_)) => self.s.last = Some(action),
            (Ask::Bid { by, .. }, Action::Bid { side, points }) => self.s.bids[by.index()] = Some((side, points)),
            (Ask::SetUp { by, left }, Action::Place(country)) => {
                self.add(by, country, 1);
                if left > 1 {
                    self.ask(Ask::SetUp { by, left: left - 1 });
                }
            }
            (Ask::Bonus { by, left }, Action::Place(country)) => {
                self.add(by, country, 1);
                if left > 1 {
                    self.ask(Ask::Bonus { by, left: left - 1 });
                }
            }
            (Ask::Headline { by, hidden }, Action::Card(card)) => {
                // The opponent's knowledge changes when it is revealed, not before.
                self.s.hands[by.index()].remove(card);
                self.s.headline[by.index()] = Some(card);
                self.s.face_down = hidden.then_some(by);
            }
            (Ask::Round { by }, Action::Card(card)) => self.played(by, card),
            (Ask::Trapped { by }, Action::Card(card)) => {
                if card.scoring() {
                    self.played(by, card);
                } else {
                    self.discard(by, card);
                    self.ask(Ask::TrapDie { by });
                }
            }
            (Ask::Use { by, card, .. }, _) if action != Action::Pass => self.used(by, card, action),
            (Ask::Ops { .. }, _) => self.operate_on(ask, action),
            (Ask::Place { by, card, left, cap, each, may }, Action::Place(country)) => {
                self.add(by, country, each);
                self.narrow(cap, country);
                if left > 1 {
                    self.ask(Ask::Place { by, card, left: left - 1, cap, each, may });
                }
            }
            (Ask::Remove { by, card, from, left, cap, each, may }, Action::Remove(country)) => {
                self.take(from, country, each);
                self.narrow(cap, country);
                if left > 1 {
                    self.ask(Ask::Remove { by, card, from, left: left - 1, cap, each, may });
                }
            }
            (Ask::Choose { by, .. }, Action::Choice(choice)) => {
                self.tell(Fact::Chose { side: by, choice });
                self.s.last = Some(action);
            }
            (Ask::Region { by, .. }, Action::Region(region)) => {
                self.tell(Fact::Named { side: by, region });
                self.s.last = Some(action);
            }
            (Ask::Country { by, .. }, Action::Country(country)) => {
                self.tell(Fact::Targeted { side: by, country });
                self.s.last = Some(action);
            }
            (Ask::Held { by }, Action::Card(card)) => self.discard(by, card),
            (_, Action::Pass) => {
                if let Actor::Player(side) = ask.actor() {
                    self.tell(Fact::Passed { side });
                }
                self.s.last = Some(action);
            }
            _ => self.s.last = Some(action),
        }
    }

    /// Counts another answer with `country` and removes it from the scope after `cap` answers.
    fn narrow(&mut self, cap: u8, country: Country) {
        self.s.tally += 1;
        if cap == 1 || self.once.contains(country) {
            self.s.scope.remove(country);
        } else if cap == 2 {
            self.s.once.insert(country);
        }
    }

    /// Plays a card in an action round: a scoring card scores, any other asks for its use.
    fn played(&mut self, by: Side, card: Card) {
        self.tell(Fact::Played { side: by, card });
        let bound = self.envious(by) && card == MissileEnvy;
        if card != Card::TheChinaCard {
            self.lay(by, card);
        }
        if bound {
            self.s.envy = Some(by); // until it is used
        }
        if card.scoring() {
            self.used(by, card, Action::Event);
        } else {
            self.ask(Ask::Use { by, card, may: false });
        }
    }

    /// Uses a card on the table.
    fn used(&mut self, by: Side, card: Card, action: Action) {
        if card == MissileEnvy {
            self.s.envy = None;
        }
        self.commit(by, card, action);
        let ops = Call::about(Proc::Ops, by, card, Via::Ops);
        match action {
            Action::Event => self.trigger(by, card, Via::Event),
            Action::Ops => {
                self.operate(by, card);
            }
            Action::EventFirst => {
                self.trigger(by, card, Via::Ops);
                self.run(ops);
            }
            Action::OpsFirst => {
                self.operate(by, card);
                self.trigger(by, card, Via::Ops);
            }
            Action::Intervene => {
                self.lay(by, UnIntervention);
                self.tell(Fact::Event { side: by, card: UnIntervention });
                self.intervened(by);
                self.run(ops);
                self.run(Call::about(Proc::Retire, by, UnIntervention, Via::Card));
            }
            Action::Space | Action::SpaceUnrolled => self.space(by, card, action == Action::Space),
            _ => unreachable!("not a use of a card: {action:?}"),
        }
        self.run(Call::about(Proc::Retire, by, card, Via::Ops));
    }

    /// Puts a card on the Space Race, with a die or without.
    pub(crate) fn space(&mut self, by: Side, card: Card, roll: bool) {
        if self.over.is_some() {
            return;
        }
        self.s.spaced[by.index()] += 1;
        self.tell(Fact::Spaced { side: by, card });
        if roll {
            self.ask(Ask::SpaceDie { by });
        }
    }

    /// Deals a card; the other side is next unless its hand is full.
    fn dealt(&mut self, to: Side, card: Card) {
        self.draw_card(to, card);
        let full = |side: &Side| self.hand(*side).len() >= hand_size(self.turn);
        let next = [to.other(), to].into_iter().find(|side| !full(side));
        match next {
            Some(to) => {
                self.refill();
                self.ask(Ask::Deal { to });
            }
            None => {
                let [us, ussr] = self.hands.map(|hand| hand.len() as u8);
                self.tell(Fact::Dealt { us, ussr });
            }
        }
    }
}

/// Helpers of the sequence.
impl Play<'_> {
    /// Ends the game against a side that holds a scoring card.
    pub(crate) fn lose_by_holding(&mut self, side: Side) -> Next {
        self.s.phase = Phase::End;
        self.finish(Some(side.other()), Reason::HeldScoringCard);
        Next::Done
    }

    /// The order in which sides are asked.
    pub(crate) const ORDER: [Side; 2] = [Ussr, Us];
}
