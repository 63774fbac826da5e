//! The complete state of a game.

use crate::{
    Action, Card, Cards, Fact, Options, Question, Refusal, STRATEGY, Us, View,
    ask::Ask,
    board::Board,
    catalog::{self, Catalog},
    frame::{Call, Frame, Proc},
    play::Play,
    position,
    position::document::Document,
    refusal,
};
use rules::{Actions, Actor, Game, Log, Luck, Outcome, Seat, Side, Stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The marker reached an end of the track (3.9).
    EndSpace,
    /// A side was ahead after the final scoring (9.6).
    Ahead,
    /// The marker stood at 0 after the final scoring (9.6).
    Tie,
}

impl End {
    /// Returns the slug of the reason.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            End::EndSpace => "end_space",
            End::Ahead => "ahead",
            End::Tie => "tie",
        }
    }
}

/// What is hidden from at least one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secrets {
    pub hands: [Cards; 2],
    pub aftermath: [Option<Card>; 2],
}

/// One game of Iron Curtain: the table, the hands, and what remains to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) secrets: Secrets,
    pub(crate) stack: Stack<Frame, 4>,
}

const _: () = assert!(size_of::<State>() <= 304, "a state is copied at every node of a search");

impl State {
    /// Returns the state before the first question, with an empty stack.
    pub(crate) fn blank(options: &Options) -> State {
        State {
            board: Board::new(options),
            secrets: Secrets { hands: [Cards::EMPTY; 2], aftermath: [None; 2] },
            stack: Stack::new(Frame::Ask(Ask::Play { by: Us })),
        }
    }

    /// Returns the public table.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the hand of a side.
    #[inline]
    #[must_use]
    pub fn hand(&self, side: Side) -> Cards {
        self.secrets.hands[side.index()]
    }

    /// Returns the card that a side has set aside for the aftermath.
    #[must_use]
    pub fn aftermath(&self, side: Side) -> Option<Card> {
        self.secrets.aftermath[side.index()]
    }

    /// Returns the strategy cards that are in no other place: those set aside face down (2.4).
    #[inline]
    #[must_use]
    pub fn undealt(&self) -> Cards {
        let aftermath: Cards = self.secrets.aftermath.into_iter().flatten().collect();
        STRATEGY - self.board.cards() - self.hand(Side::West) - self.hand(Side::East) - aftermath - self.lifted()
    }

    /// Returns the card that has left a hand and is not laid yet.
    #[inline]
    pub(crate) fn lifted(&self) -> Cards {
        match self.stack.top() {
            Some(&Frame::Ask(Ask::Lay { card, .. })) => Cards::of(card),
            _ => Cards::EMPTY,
        }
    }

    /// Returns the question on top.
    #[inline]
    pub(crate) fn asked(&self) -> Option<&Ask> {
        match self.stack.top() {
            Some(Frame::Ask(ask)) => Some(ask),
            _ => None,
        }
    }
}

impl Game for State {
    const NAME: &'static str = "curtain";
    const SIDES: [&'static str; 2] = ["us", "ussr"];
    const RULES_VERSION: u32 = 1;
    // 14 deals, 2 starters, and 16 turns of 3 questions, 4 cubes and at most 8 steps of 9 cubes.
    const LONGEST: usize = 1300;

    type Options = Options;
    type Action = Action;
    type Question = Question;
    type Fact = Fact;
    type Refusal = Refusal;
    type View = View;
    type Catalog = Catalog;
    type Document = Document;

    fn catalog(options: &Options) -> Catalog {
        catalog::catalog(options)
    }

    fn new(options: &Options) -> State {
        let mut state = State::blank(options);
        state.stack.push(Frame::Run(Call::new(Proc::Game, Us, Card::StartEurope)));
        Play::new(&mut state, &mut Log::silent()).run();
        state
    }

    fn options(&self) -> Options {
        self.board.options()
    }

    #[inline]
    fn actor(&self) -> Actor {
        self.asked().map_or(Actor::Nobody, Ask::actor)
    }

    fn question(&self) -> Option<Question> {
        self.asked().map(|ask| Question::of(ask, &self.board))
    }

    #[inline]
    fn legal(&self, out: &mut Actions<Action>) {
        if let Some(ask) = self.asked() {
            ask.answers(self, out);
        }
    }

    #[inline]
    fn play(&mut self, action: Action, log: &mut Log<Fact>) {
        let mut play = Play::new(self, log);
        play.answer(action);
        play.run();
    }

    /// No side ever interrupts.
    fn interrupts(&self, _: Side, _: &mut Actions<Action>) {}

    fn interrupt(&mut self, _: Side, action: Action, _: &mut Log<Fact>) {
        unreachable!("{action:?} is no interrupt");
    }

    fn why_not(&self, side: Side, action: Action) -> Option<Refusal> {
        refusal::why_not(self, side, action)
    }

    /// Both sides see every answer at once.
    fn secret(&self) -> bool {
        false
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.stack.is_empty() {
            return None;
        }
        let reason = match self.board.track() {
            0 => End::Tie,
            _ if self.board.won() => End::EndSpace,
            _ => End::Ahead,
        };
        Some(Outcome { winner: Some(self.board.ahead()), reason: reason.slug() })
    }

    fn audit(&self) -> Result<(), String> {
        self.board.audit()?;
        let mut seen = self.board.cards() | self.lifted();
        if !self.board.cards().contains(Card::StartEurope) {
            return Err("the start card is not on the table (2.2)".to_owned());
        }
        let aftermath = self.secrets.aftermath.map(|card| card.into_iter().collect());
        for cards in [self.hand(Side::West), self.hand(Side::East), aftermath[0], aftermath[1]] {
            if !(seen & cards).is_empty() {
                return Err(format!("{:?} are in two places", seen & cards));
            }
            seen |= cards;
        }
        for side in Side::BOTH {
            if self.hand(side).len() != self.board.hand_size(side) as usize {
                return Err(format!("the hand of {side:?} has another size than the table says"));
            }
            if self.aftermath(side).is_some() != self.board.has_aftermath() {
                return Err(format!("the aftermath card of {side:?} is missing or too early (3.4)"));
            }
        }
        match self.stack.as_slice() {
            [] | [Frame::Run(Call { proc: Proc::Game, .. }), .., Frame::Ask(_)] => Ok(()),
            stack => Err(format!("no question on top, or no game at the bottom: {stack:?}")),
        }
    }

    #[inline]
    fn any(&self, luck: &mut Luck) -> Action {
        if self.actor() != Actor::Chance {
            let mut out = Actions::new();
            self.legal(&mut out);
            return luck.pick(&out);
        }
        let cards = self.undealt();
        Action::Deal(cards.pick(luck))
    }

    fn document(&self) -> Document {
        Document::of(self, None)
    }

    fn read_position(document: &serde_json::Value) -> Result<State, rules::PositionError> {
        position::read(document)
    }
}
