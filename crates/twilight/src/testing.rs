//! Positions for tests: a test sets up only what matters, then plays by hand.

use crate::{
    Action, Ask, Call, Card, Cards, Country, Fact, Frame, Options, Proc, Refusal, Side, State, Us, Ussr, Via,
    state::{End, Phase},
};
use rules::{Actions, Actor, Game, Log, Noted};

/// A table to test on: no influence, empty hands, DEFCON 5, the first action round of turn 1, nothing under way.
#[derive(Clone, Debug)]
pub struct Table {
    /// The state of the game.
    pub state: State,
    log: Log<Fact>,
}

/// Returns an empty table with the default options.
#[must_use]
pub fn table() -> Table {
    table_with(&Options::default())
}

/// Returns an empty table with the given options; influence and cards are not set up.
#[must_use]
pub fn table_with(options: &Options) -> Table {
    let mut state = State::blank(options);
    state.stack.clear();
    state.phase = Phase::Rounds;
    state.round = 1;
    state.china = Some(Ussr);
    state.china_up = true;
    Table { state, log: Log::listening() }
}

/// Building.
impl Table {
    /// Gives a side these cards.
    #[must_use]
    pub fn hand<const N: usize>(mut self, side: Side, cards: [Card; N]) -> Table {
        for card in cards {
            self.withdraw(card);
            self.state.hands[side.index()].insert(card);
        }
        self
    }

    /// Puts these cards into the discard pile.
    #[must_use]
    pub fn discard<const N: usize>(mut self, cards: [Card; N]) -> Table {
        for card in cards {
            self.withdraw(card);
            self.state.discard.insert(card);
        }
        self
    }

    /// Leaves only these cards in the draw pile; the others are out of the game.
    #[must_use]
    pub fn pile<const N: usize>(mut self, cards: [Card; N]) -> Table {
        let pile = Cards::from(cards);
        self.state.removed |= self.state.pile - pile;
        for card in cards {
            self.withdraw(card);
        }
        self.state.pile = pile;
        self
    }

    /// Sets the influence of a side.
    #[must_use]
    pub fn influence(mut self, side: Side, country: Country, amount: u8) -> Table {
        self.state.set_influence(side, country, amount);
        self.state.start = self.state.holds;
        self
    }

    /// Gives a side just enough influence to control these countries.
    #[must_use]
    pub fn control<const N: usize>(mut self, side: Side, countries: [Country; N]) -> Table {
        for country in countries {
            let need = self.state.influence(side.other(), country) + country.stability();
            self = self.influence(side, country, need);
        }
        self
    }

    /// Places the standard initial influence, without the points placed freely.
    #[must_use]
    pub fn standard(mut self) -> Table {
        for (country, amount) in crate::tables::USSR_START {
            self = self.influence(Ussr, country, amount);
        }
        for (country, amount) in crate::tables::US_START {
            self = self.influence(Us, country, amount);
        }
        self
    }

    /// Sets DEFCON.
    #[must_use]
    pub fn defcon(mut self, level: u8) -> Table {
        self.state.defcon = level;
        self
    }

    /// Sets the VP marker; positive if the US is ahead.
    #[must_use]
    pub fn vp(mut self, vp: i8) -> Table {
        self.state.vp = vp;
        self
    }

    /// Sets the turn; the decks that have entered by then are in the draw pile.
    #[must_use]
    pub fn turn(mut self, turn: u8) -> Table {
        let before = self.state.deck();
        self.state.turn = turn;
        self.state.pile |= self.state.deck() - before;
        self
    }

    /// Sets the action round and its side.
    #[must_use]
    pub fn round(mut self, side: Side, round: u8) -> Table {
        (self.state.round, self.state.phasing) = (round, side);
        self
    }

    /// Sets the side whose action round or headline it is.
    #[must_use]
    pub fn phasing(mut self, side: Side) -> Table {
        self.state.phasing = side;
        self
    }

    /// Makes it the headline phase.
    #[must_use]
    pub fn headline_phase(mut self) -> Table {
        self.state.phase = Phase::Headline;
        self.state.round = 0;
        self
    }

    /// Sets both markers of the Space Race.
    #[must_use]
    pub fn space(mut self, us: u8, ussr: u8) -> Table {
        self.state.space = [us, ussr];
        self
    }

    /// Sets both markers of Military Operations.
    #[must_use]
    pub fn milops(mut self, us: u8, ussr: u8) -> Table {
        self.state.milops = [us, ussr];
        self
    }

    /// Sets the holder of the China Card and whether it may be played.
    #[must_use]
    pub fn china(mut self, side: Side, up: bool) -> Table {
        (self.state.china, self.state.china_up) = (Some(side), up);
        self
    }

    /// Puts the lasting effects of events in force, and their cards where they belong.
    #[must_use]
    pub fn in_force<const N: usize>(mut self, cards: [Card; N]) -> Table {
        for card in cards {
            self.withdraw(card);
            // A card that is not starred lies before a player while its effect lasts.
            if card.starred() {
                self.state.removed.insert(card);
            } else {
                self.state.table.insert(card);
            }
            self.state.in_force.insert(card);
        }
        self
    }

    /// Changes anything else.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// Removes a card from its pile or hand; a card of a later era joins the game.
    fn withdraw(&mut self, card: Card) {
        let s = &mut self.state;
        let [us, ussr] = &mut s.hands;
        for place in [&mut s.pile, &mut s.discard, &mut s.removed, &mut s.table, us, ussr] {
            place.remove(card);
        }
    }
}

/// Playing.
impl Table {
    /// Triggers the event of a card, as if its side had chosen it; a neutral one as if the phasing player had.
    pub fn event(&mut self, card: Card) -> &mut Table {
        let player = card.side().unwrap_or(self.state.phasing);
        self.event_by(player, card)
    }

    /// Triggers the event of a card, chosen by `player`.
    pub fn event_by(&mut self, player: Side, card: Card) -> &mut Table {
        self.start(player, card, Via::Event)
    }

    /// Triggers the event of a card that the opponent of its side played for Ops.
    pub fn event_by_opponent(&mut self, card: Card) -> &mut Table {
        let player = card.side().expect("the card has a side").other();
        self.start(player, card, Via::Ops)
    }

    fn start(&mut self, player: Side, card: Card, via: Via) -> &mut Table {
        self.withdraw(card);
        self.state.table.insert(card);
        let by = card.side().unwrap_or(player);
        self.run(&[Call::about(Proc::Trigger, by, card, via), Call::about(Proc::Retire, by, card, via)])
    }

    /// Begins an action round of a side.
    pub fn action_round(&mut self, side: Side) -> &mut Table {
        self.state.phasing = side;
        self.state.phase = Phase::Rounds;
        self.run(&[Call::new(Proc::Round, side), Call::new(Proc::RoundEnd, side)])
    }

    /// Begins the headline phase.
    pub fn headlines(&mut self) -> &mut Table {
        self.state.phase = Phase::Headline;
        self.state.round = 0;
        self.run(&[Call::new(Proc::Headlines, Ussr)])
    }

    /// Runs the rest of the turn after the action rounds.
    pub fn turn_end(&mut self) -> &mut Table {
        self.run(&[Call::new(Proc::TurnEnd, Ussr)])
    }

    /// Asks a question.
    pub fn ask(&mut self, ask: Ask) -> &mut Table {
        self.rest();
        self.state.stack.push(Frame::Ask(ask));
        self
    }

    /// Pushes a question that is never answered: the machine stops there when all else is done.
    fn rest(&mut self) {
        if self.state.stack.is_empty() {
            self.state.stack.push(Frame::Ask(Ask::Coin));
        }
    }

    /// Runs procedures in order until the first question, or until all are done.
    pub fn run(&mut self, calls: &[Call]) -> &mut Table {
        self.rest();
        for &call in calls.iter().rev() {
            self.state.stack.push(Frame::Run(call));
        }
        self.state.run(&mut self.log);
        self
    }

    /// Plays one action, which has to be legal.
    pub fn play(&mut self, action: Action) -> &mut Table {
        let legal = rules::legal(&self.state);
        assert!(legal.contains(&action), "{action:?} is not legal for {:?}: {legal:?}", self.state.ask());
        self.state.play(action, &mut self.log);
        self
    }

    /// Plays several actions.
    pub fn plays(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Table {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Rolls a die.
    pub fn roll(&mut self, die: u8) -> &mut Table {
        self.play(Action::Roll(die))
    }

    /// Rolls a die for each side.
    pub fn dice(&mut self, us: u8, ussr: u8) -> &mut Table {
        self.play(Action::Dice { us, ussr })
    }

    /// Places one influence in each country, in order.
    pub fn place(&mut self, countries: impl IntoIterator<Item = Country>) -> &mut Table {
        self.plays(countries.into_iter().map(Action::Place))
    }

    /// Removes influence from each country, in order.
    pub fn remove(&mut self, countries: impl IntoIterator<Item = Country>) -> &mut Table {
        self.plays(countries.into_iter().map(Action::Remove))
    }

    /// Plays a card in the action round under way and uses it.
    pub fn card(&mut self, card: Card, action: Action) -> &mut Table {
        self.play(Action::Card(card));
        if card.scoring() { self } else { self.play(action) }
    }
}

/// Looking.
impl Table {
    /// Returns true if nothing is under way and the game is not over.
    #[must_use]
    pub fn done(&self) -> bool {
        self.state.over.is_none() && self.state.stack.len() == 1 && self.state.ask() == Some(Ask::Coin)
    }

    /// Returns the legal actions.
    #[must_use]
    pub fn legal(&self) -> Actions<Action> {
        rules::legal(&self.state)
    }

    /// Returns true if an action is legal.
    #[must_use]
    pub fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Returns why an action of the actor is illegal.
    #[must_use]
    pub fn why_not(&self, action: Action) -> Option<Refusal> {
        match self.state.actor() {
            Actor::Player(side) => self.state.why_not(side, action),
            _ => None,
        }
    }

    /// Returns the influence of the US and of the USSR in a country.
    #[must_use]
    pub fn at(&self, country: Country) -> (u8, u8) {
        (self.state.influence(Us, country), self.state.influence(Ussr, country))
    }

    /// Returns true if a card is in the discard pile.
    #[must_use]
    pub fn discarded(&self, card: Card) -> bool {
        self.state.discard.contains(card)
    }

    /// Returns true if a card is out of the game.
    #[must_use]
    pub fn removed(&self, card: Card) -> bool {
        self.state.removed.contains(card)
    }

    /// Returns the end of the game: the winner and the reason.
    #[must_use]
    pub fn over(&self) -> Option<End> {
        self.state.over
    }

    /// Clears the log.
    pub fn clear_facts(&mut self) {
        self.log.take();
    }

    /// Returns everything logged since the log was last cleared.
    #[must_use]
    pub fn facts(&self) -> &[Noted<Fact>] {
        self.log.noted()
    }
}
