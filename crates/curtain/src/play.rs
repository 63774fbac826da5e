//! The machine, and the verbs that change the table and note what happened.

use crate::{
    Action, Card, Fact, Us, Ussr,
    ask::{Ask, Cubes, Kind, Stop},
    frame::{Call, Frame, Next, Proc},
    grid::Cell,
    sequence,
    state::State,
    steps,
    table::{END, Table},
};
use rules::{Log, Side};

/// More steps than the machine takes between two questions; the final scoring takes a handful.
const GUARD: usize = 1000;

/// A state that is being played on, and who listens.
pub(crate) struct Play<'a> {
    pub(crate) state: &'a mut State,
    log: &'a mut Log<Fact>,
}

impl<'a> Play<'a> {
    pub fn new(state: &'a mut State, log: &'a mut Log<Fact>) -> Play<'a> {
        Play { state, log }
    }

    /// What lies on the table.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// Notes a fact that everybody may know.
    #[inline]
    pub fn note(&mut self, fact: Fact) {
        self.log.note(fact);
    }

    /// Runs calls until a question that has an answer is on top, or the game is over.
    ///
    /// # Panics
    /// If it takes too many steps: the machine has run away.
    pub fn run(&mut self) {
        for _ in 0..GUARD {
            match self.state.stack.top() {
                None => return self.end(),
                Some(Frame::Ask(ask)) if ask.has_answer(&self.state.table) => return,
                Some(&Frame::Ask(ask)) => {
                    // A text is carried out as far as it goes.
                    self.state.stack.pop();
                    if let Ask::Cubes(cubes) = ask {
                        self.note(Fact::Lost { side: cubes.by, left: cubes.left });
                        self.finish();
                    }
                }
                Some(&Frame::Run(call)) => {
                    self.state.stack.pop();
                    self.enter(call);
                    if self.table().won() {
                        return self.end(); // 3.9: at once, whatever was still to come
                    }
                }
            }
        }
        panic!("the machine has taken {GUARD} steps without a question");
    }

    fn enter(&mut self, mut call: Call) {
        let next = match call.proc {
            Proc::Game => sequence::game(self, &mut call),
            Proc::Deal => sequence::deal(self),
            Proc::Turn => sequence::turn(self, &mut call),
            Proc::Event => steps::event(self, &mut call),
        };
        if matches!(next, Next::Then(_) | Next::Again) {
            call.step += 1;
            self.state.stack.push(Frame::Run(call));
        }
        if let Next::Then(frame) | Next::Last(frame) = next {
            self.state.stack.push(frame);
        }
    }

    fn end(&mut self) {
        self.state.stack.clear();
        self.state.table.put = Default::default();
        let track = self.table().track();
        self.note(Fact::Won { side: self.table().ahead(), track });
    }

    /// The procedure that asked the question just answered.
    #[inline]
    fn asker(&mut self) -> &mut Call {
        match self.state.stack.top_mut() {
            Some(Frame::Run(call)) => call,
            other => unreachable!("a question was asked by {other:?}"),
        }
    }

    /// Carries out the answer to a question that has been taken from the stack.
    #[inline]
    pub fn answer(&mut self, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Cubes(cubes), _) => self.answer_cubes(cubes, action),
            (Ask::Deal { to }, Action::Deal(card)) => self.deal(to, card),
            (Ask::Starter { by }, Action::Start(starter)) => {
                self.state.table.starter = starter;
                self.note(Fact::StarterChosen { side: by, starter });
            }
            (Ask::Play { by }, Action::Play(card)) => {
                self.state.secrets.hands[by.index()].remove(card);
                self.state.table.hands[by.index()] -= 1;
                self.asker().card = card;
                self.note(Fact::Played { side: by, card });
            }
            (Ask::Lay { by, card }, Action::Lay(cell)) => {
                self.state.table.lay(card, cell);
                self.note(Fact::Laid { side: by, card, x: cell.x, y: cell.y });
            }
            (Ask::Course { by, card } | Ask::Event { by, card }, Action::Event) => {
                self.asker().yes = true;
                self.note(Fact::EventUsed { side: by, card });
            }
            (Ask::Course { by, card }, Action::Influence) => self.note(Fact::InfluenceChosen { side: by, card }),
            (Ask::Event { by, card }, Action::Decline) => self.note(Fact::EventDeclined { side: by, card }),
            (Ask::Move { by, moved, .. }, Action::Move(cell)) => self.relay(by, moved, cell),
            (Ask::Move { by, moved, .. }, Action::Stay) => self.note(Fact::Stayed { side: by, card: moved }),
            (ask, action) => panic!("{action:?} does not answer {ask:?}"),
        }
    }

    fn answer_cubes(&mut self, mut cubes: Cubes, action: Action) {
        let (by, table) = (cubes.by, &mut self.state.table);
        let card = match action {
            Action::Place(card) | Action::Infiltrate(card) => card,
            Action::Remove(card) => {
                table.remove(by.other(), card);
                card
            }
            Action::Shift { to, from } => {
                table.remove(by, from);
                self.note(Fact::Lifted { side: by, card: from });
                to
            }
            Action::Stop => {
                self.note(Fact::Stopped { side: by, left: cubes.left });
                return self.finish();
            }
            _ => panic!("{action:?} does not answer {cubes:?}"),
        };
        let cost = match cubes.kind {
            Kind::Place => {
                let cost = self.table().cost(by, card);
                self.state.table.add(by, card);
                self.note(Fact::Placed { side: by, card, cost });
                cost
            }
            Kind::Infiltrate => {
                self.state.table.add(by, card);
                self.note(Fact::Infiltrated { side: by, card });
                1
            }
            Kind::Remove => {
                self.note(Fact::Removed { side: by.other(), card });
                1
            }
        };
        cubes.left -= cost;
        if cubes.left == 0 {
            return self.finish();
        }
        let put = &mut self.state.table.put[card.index()];
        *put += 1;
        if *put == cubes.max {
            cubes.zone.remove(card);
        }
        if cubes.stop == Stop::AtFirst {
            cubes.stop = Stop::Never;
        }
        self.state.stack.push(Frame::Ask(Ask::Cubes(cubes)));
    }

    /// Ends a run of cubes.
    #[inline]
    fn finish(&mut self) {
        self.state.table.put = Default::default();
    }

    /// Gives a card to a hand.
    pub fn deal(&mut self, side: Side, card: Card) {
        self.state.secrets.hands[side.index()].insert(card);
        let size = &mut self.state.table.hands[side.index()];
        *size += 1;
        let cards = *size;
        self.log.whisper(side, Fact::Dealt { side, card });
        if cards == self.table().hand_full() {
            self.note(Fact::HandDealt { side, cards });
        }
    }

    /// Moves the marker towards `side`, to the end of the track at most (Q6).
    pub fn gain(&mut self, side: Side, points: i8) {
        let track = &mut self.state.table.track;
        *track = match side {
            Us => (*track + points).min(END),
            Ussr => (*track - points).max(-END),
        };
        let track = *track;
        self.note(Fact::Gained { side, points, track });
    }

    /// Moves the marker by the difference of a scoring: above 0 for the USA (6.4).
    pub fn score(&mut self, points: i8) {
        match points {
            0 => {}
            1.. => self.gain(Us, points),
            _ => self.gain(Ussr, -points),
        }
    }

    /// Lifts a card with its cubes and lays it elsewhere.
    fn relay(&mut self, side: Side, card: Card, cell: Cell) {
        self.state.table.lift(card);
        self.state.table.lay(card, cell);
        self.note(Fact::Moved { side, card, x: cell.x, y: cell.y });
    }
}
