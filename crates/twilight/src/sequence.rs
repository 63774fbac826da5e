//! The sequence of a turn, phases A to I (sections 3 and 4).

use crate::{
    Action, Ask, Call,
    Card::{Defectors, MissileEnvy, Norad, WeWillBuryYou},
    Cards, Country, Fact, Next, Play, Proc, Side,
    Side::{East as Ussr, West as Us},
    Via,
    deck::{LATE, MID, OPTIONAL, SCORING},
    effects::UNTIL_END_OF_TURN,
    options::{BothHold, Scenario},
    state::{HAND_MAX, Phase},
    tables::{TURNS, hand_size},
};

impl Play<'_> {
    /// Phase A, then B, C, D and the rest. A note of 1 marks the first turn of a scenario, whose DEFCON is given.
    pub(crate) fn turn(&mut self) -> Next {
        let turn = self.turn;
        self.tell(Fact::Turn { turn });
        self.s.phase = Phase::Headline;
        self.s.phasing = Ussr;
        self.s.round = 0;
        if self.note() == 0 && self.defcon < 5 {
            self.defcon(1);
        }
        for proc in [Proc::Deal, Proc::Headlines, Proc::Rounds, Proc::TurnEnd] {
            self.run(Call::new(proc, Ussr));
        }
        Next::Done
    }

    /// Phase B: the first card goes to the USSR, then alternately; a full hand is skipped (3.8).
    pub(crate) fn deal(&mut self) -> Next {
        let next = Self::ORDER.into_iter().find(|&side| self.hand(side).len() < hand_size(self.turn));
        if let Some(to) = next {
            self.refill();
            self.ask(Ask::Deal { to });
        }
        Next::Done
    }

    /// Phase C (4.9): choose and reveal, Defectors, then the higher value first.
    pub(crate) fn headlines_phase(&mut self) -> Next {
        // 4.1: a side that alone has reached box 4 sees the other headline before choosing.
        let seer = Side::BOTH.into_iter().find(|&side| self.ability(side, 4));
        let first = seer.map_or(Ussr, Side::other);
        match self.step() {
            0 => self.ask(Ask::Headline { by: first, hidden: seer.is_none() }),
            1 => {
                if seer.is_some() {
                    self.reveal(first);
                }
                self.ask(Ask::Headline { by: first.other(), hidden: false })
            }
            _ => {
                if seer.is_none() {
                    self.reveal(first);
                }
                self.reveal(first.other());
                let ops = |side: Side| self.headline[side.index()].map_or(0, crate::Card::ops);
                let defected = self.headline[Us.index()] == Some(Defectors);
                // The US on ties; Defectors cancel the other headline whatever its value.
                let first = if defected || ops(Us) >= ops(Ussr) { Us } else { Ussr };
                self.run(Call::new(Proc::Headline, first));
                self.run(Call::new(Proc::Headline, first.other()));
                Next::Done
            }
        }
    }

    fn reveal(&mut self, side: Side) {
        self.s.face_down = None;
        if let Some(card) = self.headline[side.index()] {
            self.s.seen[side.other().index()].remove(card);
            if card == MissileEnvy {
                self.s.envy = None;
            }
            self.tell(Fact::Headline { side, card });
        }
    }

    /// One headline, unless it has been cancelled.
    pub(crate) fn one_headline(&mut self) -> Next {
        let side = self.me();
        if let Some(card) = self.s.headline[side.index()].take() {
            self.s.phasing = side;
            self.s.start = self.holds; // 4.12
            self.s.table.insert(card);
            self.commit(side, card, Action::Event);
            self.resolve(side, card, Via::Headline);
        }
        Next::Done
    }

    /// Phase D: rounds in order, the USSR first. The note counts them.
    pub(crate) fn rounds_phase(&mut self) -> Next {
        self.s.phase = Phase::Rounds;
        for index in self.note()..16 {
            let (round, side) = (index / 2 + 1, Self::ORDER[usize::from(index % 2)]);
            if round <= self.rounds(side) {
                self.set_note(index + 1);
                self.s.round = round;
                self.s.phasing = side;
                self.run(Call::new(Proc::Round, side));
                self.run(Call::new(Proc::RoundEnd, side));
                return Next::Again;
            }
        }
        Next::Done
    }

    /// An action round: a card, or what a trap allows.
    pub(crate) fn round(&mut self) -> Next {
        let side = self.me();
        self.s.start = self.holds;
        self.s.norad_due = false;
        let round = self.round;
        self.tell(Fact::Round { side, round });
        if side == Us && self.in_force(WeWillBuryYou) {
            self.s.in_force.remove(WeWillBuryYou);
            self.s.bury_due = true;
        }
        if self.hand(side).is_empty() && (self.trapped(side) || !self.china_playable(side)) {
            self.tell(Fact::NoCards { side }); // 3.3: the side skips the round
        } else if self.trapped(side) {
            self.ask(Ask::Trapped { by: side });
        } else {
            self.ask(Ask::Round { by: side });
        }
        Next::Done
    }

    /// The end of an action round: We Will Bury You at the latest, NORAD as the very last thing (17.42).
    pub(crate) fn round_end(&mut self) -> Next {
        self.unanswered();
        let alarmed = std::mem::take(&mut self.s.norad_due);
        if alarmed && self.in_force(Norad) && self.controls(Us, Country::Canada) {
            self.tell(Fact::Effect { card: Norad });
            self.call.card = Some(Norad);
            let scope = self.held(Us);
            self.may_place(Us, 1, 1, scope);
        }
        Next::Done
    }

    /// Phases E to I.
    pub(crate) fn turn_end(&mut self) -> Next {
        match self.step() {
            0 => {
                self.s.phase = Phase::End;
                self.check_milops();
                Next::Again // 20 VP are checked between E and F (11.4)
            }
            1 => self.held_cards(),
            2 => {
                if self.last.is_some() {
                    let loser = if self.die() <= 3 { Ussr } else { Us };
                    return self.lose_by_holding(loser);
                }
                if self.turn == TURNS {
                    self.final_scoring();
                    return Next::Done;
                }
                match Side::BOTH.into_iter().find(|&side| self.ability(side, 6)) {
                    Some(by) => self.ask(Ask::Held { by }),
                    None => Next::Again,
                }
            }
            _ => self.next_turn(),
        }
    }

    /// Phase E: each missing Military Operation is a VP for the opponent, netted (17.16).
    fn check_milops(&mut self) {
        let [us, ussr] = self.milops.map(|level| self.defcon.saturating_sub(level));
        self.tell(Fact::MilopsMissing { us, ussr });
        self.gain_net(ussr as i8 - us as i8);
        for side in Self::ORDER {
            self.set_milops(side, 0);
        }
    }

    /// Phases F and G: a scoring card held loses; the China Card is turned up.
    fn held_cards(&mut self) -> Next {
        if self.options.reveal_held_cards {
            for side in Self::ORDER {
                let hand = self.hand(side);
                self.show(side, hand);
            }
        }
        let holds = self.hands.map(|hand| (hand & SCORING).any());
        match (holds, self.options.both_hold) {
            ([false, false], _) => {}
            ([true, true], BothHold::Coin) => return self.ask(Ask::Coin),
            ([true, true], BothHold::Us) | ([false, true], _) => return self.lose_by_holding(Ussr),
            ([true, true], BothHold::Ussr) | ([true, false], _) => return self.lose_by_holding(Us),
        }
        if self.china.is_some() && !self.china_up {
            self.s.china_up = true;
            self.tell(Fact::ChinaUp);
        }
        Next::Again
    }

    /// Phase H: effects of the turn end, the marker moves, a new deck joins the pile.
    fn next_turn(&mut self) -> Next {
        for card in self.in_force & UNTIL_END_OF_TURN {
            self.end(card);
        }
        let s = &mut self.s;
        s.scare = [0, 0];
        s.squads = 0;
        s.crisis = None;
        s.chernobyl = None;
        s.extra_round = false;
        s.order = [None; HAND_MAX];
        s.spaced = [0, 0];
        s.turn += 1;
        let joining = match (s.turn, s.options.scenario) {
            (4, Scenario::Standard) => MID,
            (8, Scenario::Standard) => LATE,
            _ => Cards::EMPTY,
        };
        if joining.any() {
            s.pile |= if s.options.optional_cards { joining } else { joining - OPTIONAL };
            let turn = s.turn;
            self.tell(Fact::DeckAdded { turn });
        }
        self.run(Call::new(Proc::Turn, Ussr));
        Next::Done
    }
}
