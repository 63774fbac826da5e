//! The implementation of [`Game`].

use crate::{
    Action, Actor, Ask, Fact, Options, Refusal, Side, State, View,
    catalog::{self, Catalog},
    position,
    position::document::Document,
};
use rules::{Actions, Game, Log, Luck, Outcome, Seat};

impl Game for State {
    const NAME: &'static str = "twilight";
    const SIDES: [&'static str; 2] = ["us", "ussr"];
    const RULES_VERSION: u32 = 5;
    const LONGEST: usize = 5_000;

    type Options = Options;
    type Action = Action;
    type Question = Ask;
    type Fact = Fact;
    type Refusal = Refusal;
    type View = View;
    type Catalog = Catalog;
    type Document = Document;

    fn catalog(options: &Options) -> Catalog {
        catalog::catalog(options)
    }

    fn new(options: &Options) -> State {
        Self::begun(options, Self::RULES_VERSION)
    }

    fn begun(options: &Options, rules: u32) -> State {
        let mut state = State::blank(options);
        state.rules = rules as u8;
        state.run(&mut Log::silent());
        state
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn actor(&self) -> Actor {
        self.actor()
    }

    fn question(&self) -> Option<Ask> {
        self.ask()
    }

    #[inline]
    fn legal(&self, out: &mut Actions<Action>) {
        self.answers(out);
    }

    #[inline]
    fn play(&mut self, action: Action, log: &mut Log<Fact>) {
        self.answer(action, log);
    }

    fn interrupts(&self, side: Side, out: &mut Actions<Action>) {
        if self.crisis == Some(side) && self.actor() != Actor::Player(side) {
            out.extend(self.defusable(side).iter().map(Action::Defuse));
        }
    }

    fn interrupt(&mut self, side: Side, action: Action, log: &mut Log<Fact>) {
        match action {
            Action::Defuse(country) => self.defuse(side, country, log),
            _ => unreachable!("only the Cuban Missile Crisis is ended out of turn"),
        }
    }

    fn why_not(&self, side: Side, action: Action) -> Option<Refusal> {
        self.refuse(side, action)
    }

    fn secret(&self) -> bool {
        matches!(self.ask(), Some(Ask::Headline { hidden: true, .. } | Ask::Bid { hidden: true, .. }))
    }

    fn view(&self, seat: Seat) -> View {
        self.seen_from(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit()
    }

    fn any(&self, luck: &mut Luck) -> Action {
        self.any_answer(luck)
    }

    fn document(&self) -> Document {
        Document::of(self)
    }

    fn read_position(document: &serde_json::Value) -> Result<State, rules::PositionError> {
        Self::read_start(document, Self::RULES_VERSION)
    }

    fn read_start(document: &serde_json::Value, rules: u32) -> Result<State, rules::PositionError> {
        position::read(document, rules as u8)
    }
}
