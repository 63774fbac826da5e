//! The methods that move cards and track which side knows them.

use super::{Play, UN_ROUTES};
use crate::{
    Action, Call,
    Card::{self, FiveYearPlan, FlowerPower, FormosanResolution, MissileEnvy, TheChinaCard, U2Incident, WeWillBuryYou},
    Cards, Fact, Proc, Side,
    Side::{East as Ussr, West as Us},
    Via,
};

/// Cards.
impl Play<'_> {
    /// Removes a card from a hand, together with the opponent's knowledge of it and the duty of Missile Envy.
    fn lose(&mut self, side: Side, card: Card) {
        debug_assert!(self.hand(side).contains(card), "{card:?} is not in the hand of {side:?}");
        self.s.hands[side.index()].remove(card);
        self.s.seen[side.other().index()].remove(card);
        if card == MissileEnvy {
            self.s.envy = None;
        }
        if side == Us && self.order[0].is_some() {
            self.dequeue(card);
        }
    }

    /// Puts a card at the end of the order in which the US has to play.
    pub fn enqueue(&mut self, card: Card) {
        let end = self.order.iter().position(Option::is_none).expect("a hand is smaller");
        self.s.order[end] = Some(card);
        for side in Side::BOTH {
            self.log.whisper(side, Fact::Ordered { card });
        }
    }

    /// Removes a card from the order in which the US has to play.
    fn dequeue(&mut self, card: Card) {
        if let Some(at) = self.order.iter().position(|&other| other == Some(card)) {
            self.s.order[at] = None;
            self.s.order[at..].rotate_left(1);
        }
    }

    /// Discards a card from a hand without its event (5.5).
    pub fn discard(&mut self, side: Side, card: Card) {
        self.lose(side, card);
        self.s.discard.insert(card);
        self.tell(Fact::Discarded { side, card });
    }

    /// Lays a card from a hand on the table, to be used.
    pub fn lay(&mut self, side: Side, card: Card) {
        self.lose(side, card);
        self.s.table.insert(card);
    }

    /// Lays a card of the discard pile on the table, to be used.
    pub fn fetch(&mut self, card: Card) {
        self.s.discard.remove(card);
        self.s.table.insert(card);
    }

    /// Moves a card from the table into a hand, face up.
    pub fn give(&mut self, side: Side, card: Card) {
        self.s.table.remove(card);
        self.s.hands[side.index()].insert(card);
        self.s.seen[side.other().index()].insert(card);
        self.tell(Fact::Taken { side, card });
        if self.bound(side) {
            self.enqueue(card); // 17.32
        }
    }

    /// Shows cards of a hand to the opponent, whose knowledge is kept.
    pub fn show(&mut self, side: Side, cards: Cards) {
        let shown = cards & self.hand(side);
        for card in shown {
            self.log.whisper(side.other(), Fact::Shown { side, card });
        }
        self.s.seen[side.other().index()] |= shown;
        self.tell(Fact::ShowedHand { side, cards: shown.len() as u8 });
    }

    /// Moves a card of the pile into a hand unseen, unless that hand is open.
    pub(crate) fn draw_card(&mut self, side: Side, card: Card) {
        self.s.pile.remove(card);
        self.s.known.remove(card);
        if side == Ussr {
            self.s.known = Cards::EMPTY; // any of them may be the card drawn
        }
        self.s.hands[side.index()].insert(card);
        self.log.whisper(side, Fact::Drew { side, card });
        if self.open_hand(side) {
            self.s.seen[side.other().index()].insert(card);
            self.log.whisper(side.other(), Fact::Shown { side, card });
        }
        if self.bound(side) {
            self.enqueue(card); // 17.32
        }
        self.drawn();
    }

    /// Called when a card has left the pile: by one ruling an empty pile is refilled immediately.
    pub(crate) fn drawn(&mut self) {
        if self.options.eager_reshuffle {
            self.refill();
        }
    }

    /// Turns the discards into a new pile if a card is needed and the pile is empty (3.7).
    pub fn refill(&mut self) {
        if self.pile.is_empty() && self.discard.any() {
            self.s.pile = self.discard;
            self.s.discard = Cards::EMPTY;
            self.tell(Fact::Reshuffled);
        }
    }

    /// Discards a card that the US is looking at.
    pub fn discard_peeked(&mut self, card: Card) {
        self.s.peek.remove(card);
        self.s.discard.insert(card);
        self.tell(Fact::Discarded { side: Us, card });
    }

    /// Puts the cards that the US has looked at back into the pile, which has no order.
    pub fn return_peeked(&mut self) {
        self.s.pile |= self.s.peek;
        self.s.known |= self.s.peek;
        self.s.peek = Cards::EMPTY;
    }

    /// Takes a card of the discard pile into a hand, face up.
    pub fn recover(&mut self, side: Side, card: Card) {
        self.fetch(card);
        self.give(side, card);
    }

    /// Cancels a headline that has not been resolved yet; it is discarded even if starred.
    pub fn cancel_headline(&mut self, side: Side) {
        if let Some(card) = self.s.headline[side.index()].take() {
            self.s.discard.insert(card);
            self.tell(Fact::Cancelled { side, card });
        }
    }

    /// Applies what every use of a card entails, as event, for Ops or in the Space Race.
    ///
    /// In this order: the China Card passes, then We Will Bury You and Flower Power are paid (17.41).
    pub fn commit(&mut self, side: Side, card: Card, action: Action) {
        if card == TheChinaCard {
            self.pass_china(side.other(), false);
            if side == Us {
                self.end(FormosanResolution);
            }
        }
        let may_intervene = action == Action::Intervene || (action == Action::Event && self.un_may_come(card));
        if !may_intervene {
            self.unanswered();
        }
        let spaced = matches!(action, Action::Space | Action::SpaceUnrolled);
        let war = card.war() && !spaced && !self.prohibited(card, side);
        if war && side == Us && self.in_force(FlowerPower) && self.over.is_none() {
            self.tell(Fact::Effect { card: FlowerPower });
            self.gain(Ussr, 2);
            self.check_victory(); // 17.13: automatic victory is checked at once
        }
    }

    /// Moves a card from the table to the discard pile.
    pub fn retire_card(&mut self, card: Card) {
        if self.table.contains(card) {
            self.s.table.remove(card);
            self.s.discard.insert(card);
        }
    }

    /// UN Intervention happens: U2 Incident pays, and We Will Bury You ends unpaid.
    pub fn intervened(&mut self, by: Side) {
        if self.in_force(U2Incident) {
            self.tell(Fact::Effect { card: U2Incident });
            self.gain_last(Ussr, 1);
        }
        if by == Us && self.bury_due && self.over.is_none() {
            self.s.bury_due = false;
            self.tell(Fact::Ended { card: WeWillBuryYou });
        }
    }

    /// Uses the Ops of a card on the table whose event, the opponent's, is cancelled by UN Intervention.
    pub fn pair(&mut self, by: Side, card: Card) {
        self.tell(Fact::Played { side: by, card });
        self.commit(by, card, Action::Ops);
        self.run(Call::about(Proc::Ops, by, card, Via::Card));
        self.run(Call::about(Proc::Retire, by, card, Via::Card));
    }

    /// Called once UN Intervention is ruled out in this action round: We Will Bury You pays, before any VP of the US.
    pub fn unanswered(&mut self) {
        if !self.bury_due {
            return;
        }
        self.s.bury_due = false;
        self.tell(Fact::Effect { card: WeWillBuryYou });
        self.gain(Ussr, 3);
        self.check_victory();
    }

    /// Returns true if the event of a card may bring UN Intervention into play (17.52).
    pub(crate) fn un_may_come(&self, card: Card) -> bool {
        UN_ROUTES.contains(card) && (card != FiveYearPlan || self.exact())
    }
}
