//! Positions for tests: a test sets up only what matters, and the rest is filled in.

use crate::{
    Action, Card, Cards, Cell, Fact, PackRef, Rulings, State, Us, Ussr,
    ask::{Ask, CubeMove, Cubes, Stop},
    frame::{Call, Frame, Proc},
    play::Play,
    sequence::ROUND,
};
use rules::{Actions, Game, Log, Side, legal};
use std::ops::Deref;

/// A position being set up; the start card lies at (0, 0) with a cube of each side.
#[derive(Clone, Debug)]
pub struct Setup {
    state: State,
}

/// Returns the table after the set-up, in the first turn of the first round.
#[must_use]
pub fn table() -> Setup {
    let mut state = State::blank(&crate::Options::default());
    (state.board.round, state.board.turn) = (1, 1);
    Setup { state }
}

/// Returns the card with a slug.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn card(slug: &str) -> Card {
    Card::named(slug).unwrap_or_else(|| panic!("there is no card `{slug}`"))
}

impl Setup {
    /// Uses another pack, with its rulings.
    #[must_use]
    pub fn pack(mut self, pack: PackRef) -> Setup {
        self.state.board.set_options(&crate::Options::of(pack));
        self
    }

    /// Changes rulings.
    #[must_use]
    pub fn ruling(mut self, change: impl FnOnce(&mut Rulings)) -> Setup {
        let mut options = self.state.options();
        change(&mut options.rulings);
        self.state.board.set_options(&options);
        self
    }

    /// Lays a card with cubes of the USA and of the USSR; for a card already on the table they replace its cubes.
    #[must_use]
    pub fn card(mut self, slug: &str, (x, y): (i8, i8), us: u8, ussr: u8) -> Setup {
        let (card, board) = (card(slug), &mut self.state.board);
        if board.cards().contains(card) {
            board.lift(card);
        }
        board.lay(card, Cell::new(x, y));
        for (side, wanted) in [(Us, us), (Ussr, ussr)] {
            while board.cubes(side, card) > 0 {
                board.remove(side, card);
            }
            for _ in 0..wanted {
                board.add(side, card);
            }
        }
        self
    }

    /// Sets the marker.
    #[must_use]
    pub fn track(mut self, track: i8) -> Setup {
        self.state.board.track = track;
        self
    }

    /// Sets the round and its turn, from 1 to 8.
    #[must_use]
    pub fn turn(mut self, round: u8, turn: u8) -> Setup {
        (self.state.board.round, self.state.board.turn) = (round, turn);
        self
    }

    /// Gives cards to a hand.
    #[must_use]
    pub fn hand<const N: usize>(mut self, side: Side, slugs: [&str; N]) -> Setup {
        for slug in slugs {
            Play::new(&mut self.state, &mut Log::silent()).deal(side, card(slug));
        }
        self
    }

    /// Sets aside the aftermath cards of the USA and of the USSR.
    #[must_use]
    pub fn aftermath(mut self, us: &str, ussr: &str) -> Setup {
        self.state.secrets.aftermath = [Some(card(us)), Some(card(ussr))];
        self.state.board.aftermath = true;
        self
    }

    /// Begins a turn of `side`.
    #[must_use]
    pub fn turn_of(self, side: Side) -> TestGame {
        self.run(side, Frame::Run(Call::new(Proc::Turn, side, Card::StartEurope)))
    }

    /// Begins the event of a card on the table, in a turn of `side`; the owner of the card decides.
    #[must_use]
    pub fn event(self, side: Side, slug: &str) -> TestGame {
        let card = card(slug);
        let owner = self.state.board.pack().card(card).faction.unwrap_or(side);
        self.run(side, Frame::Run(Call::new(Proc::Event, owner, card)))
    }

    /// Begins a placement of `side` with an allowance.
    #[must_use]
    pub fn place(self, side: Side, left: u8) -> TestGame {
        let (kind, zone) = (CubeMove::Place, self.state.board.reach(side));
        let card = Card::StartEurope;
        self.run(
            side,
            Frame::Ask(Ask::Cubes(Cubes { kind, by: side, card, left, max: u8::MAX, stop: Stop::Always, zone })),
        )
    }

    /// Begins the second round.
    #[must_use]
    pub fn second_round(mut self) -> TestGame {
        self.state.board.round = 1;
        self.go(ROUND, None)
    }

    /// Runs the final scoring.
    #[must_use]
    pub fn finale(mut self) -> TestGame {
        self.state.board.round = 2;
        self.go(2 * ROUND, None)
    }

    fn run(mut self, side: Side, frame: Frame) -> TestGame {
        let board = &mut self.state.board;
        board.active = side;
        board.starter = if board.turn % 2 == 1 { side } else { side.other() };
        let step = (board.round - 1) * ROUND + board.turn + 2;
        self.go(step, Some(frame))
    }

    /// Fills hands and aftermath from the remaining cards, and runs the machine.
    fn go(mut self, step: u8, frame: Option<Frame>) -> TestGame {
        let starts = step < 2 * ROUND && !step.is_multiple_of(ROUND);
        for side in Side::BOTH {
            let board = &self.state.board;
            let played = (board.turn - u8::from(side != board.starter && board.turn > 0)) / 2;
            let wanted = usize::from(board.hand_full() - played);
            while starts
                && self.state.hand(side).len() < wanted
                && let Some(card) = self.state.undealt().first()
            {
                Play::new(&mut self.state, &mut Log::silent()).deal(side, card);
            }
        }
        if (self.state.board.round == 2 || !starts) && !self.state.board.aftermath {
            self.state.board.aftermath = true;
            for side in [0, 1] {
                self.state.secrets.aftermath[side] = self.state.undealt().first();
            }
        }
        let mut game = Call::new(Proc::Game, Us, Card::StartEurope);
        game.step = step;
        self.state.stack.push(Frame::Run(game));
        frame.into_iter().for_each(|frame| self.state.stack.push(frame));
        let mut log = Log::listening();
        Play::new(&mut self.state, &mut log).run();
        self.state.audit().expect("a position for a test is sound");
        TestGame { state: self.state, log }
    }
}

/// A game under test: a state, and every fact since the set-up.
#[derive(Clone, Debug)]
pub struct TestGame {
    state: State,
    log: Log<Fact>,
}

impl Deref for TestGame {
    type Target = State;
    fn deref(&self) -> &State {
        &self.state
    }
}

impl TestGame {
    /// Returns a whole game from the beginning.
    #[must_use]
    pub fn new(options: &crate::Options) -> TestGame {
        TestGame { state: State::new(options), log: Log::listening() }
    }

    /// Plays an action.
    ///
    /// # Panics
    /// If it is illegal, or leads to an invalid position.
    pub fn play(&mut self, action: Action) -> &mut TestGame {
        let legal = self.legal();
        assert!(legal.contains(&action), "{action:?} is not among {legal:?}");
        self.state.play(action, &mut self.log);
        self.state.audit().expect("play keeps a position sound");
        self
    }

    /// Plays several actions.
    pub fn play_all<const N: usize>(&mut self, actions: [Action; N]) -> &mut TestGame {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Returns the legal actions.
    #[must_use]
    pub fn legal(&self) -> Actions<Action> {
        legal(&self.state)
    }

    /// Returns the target cards of the legal actions.
    #[must_use]
    pub fn targets(&self) -> Cards {
        let target = |action: &Action| match *action {
            Action::Deal(card)
            | Action::Play(card)
            | Action::Place(card)
            | Action::Infiltrate(card)
            | Action::Remove(card)
            | Action::Shift { to: card, .. } => Some(card),
            _ => None,
        };
        self.legal().iter().filter_map(target).collect()
    }

    /// Returns the cells of the legal actions.
    #[must_use]
    pub fn cells(&self) -> Vec<(i8, i8)> {
        let cell = |action: &Action| match *action {
            Action::Lay(cell) | Action::Move(cell) => Some((cell.x, cell.y)),
            _ => None,
        };
        self.legal().iter().filter_map(cell).collect()
    }

    /// Returns the cubes of the USA and of the USSR on a card.
    #[must_use]
    pub fn cubes(&self, slug: &str) -> (u8, u8) {
        (self.board.cubes(Us, card(slug)), self.board.cubes(Ussr, card(slug)))
    }

    /// Returns every fact logged.
    #[must_use]
    pub fn facts(&self) -> Vec<Fact> {
        self.log.noted().iter().map(|noted| noted.fact).collect()
    }
}
