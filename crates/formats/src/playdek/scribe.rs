//! The engine's results as lines of the dialect: the export writes them, the import compares them with a log.

use super::line::{Coup, Line, OpsUse};
use rules::Noted;
use twilight::{
    Action, Ask, Card, Cards, Choice, Country, Fact, OpsKinds, Side, State, Us, Ussr, ask::Which, deck::cards,
    effects::UNTIL_END_OF_TURN, state::Reason, tables::MILOPS_MAX,
};

/// The events that the other program lists while they are in effect.
pub const LISTED: Cards = cards(&[
    Card::WeWillBuryYou,
    Card::AwacsSaleToSaudis,
    Card::BearTrap,
    Card::BrezhnevDoctrine,
    Card::CampDavidAccords,
    Card::Chernobyl,
    Card::Containment,
    Card::CubanMissileCrisis,
    Card::DeGaulleLeadsFrance,
    Card::FlowerPower,
    Card::FormosanResolution,
    Card::IranContraScandal,
    Card::IranianHostageCrisis,
    Card::JohnPaulIiElectedPope,
    Card::LatinAmericanDeathSquads,
    Card::MarshallPlan,
    Card::Nato,
    Card::Norad,
    Card::NorthSeaOil,
    Card::NuclearSubs,
    Card::Quagmire,
    Card::RedScarePurge,
    Card::SaltNegotiations,
    Card::ShuttleDiplomacy,
    Card::TearDownThisWall,
    Card::TheIronLady,
    Card::TheReformer,
    Card::U2Incident,
    Card::UsJapanMutualDefensePact,
    Card::VietnamRevolts,
    Card::WarsawPactFormed,
    Card::WillyBrandt,
    Card::YuriAndSamantha,
]);

/// The listed events that end with the turn.
const FOR_THE_TURN: Cards = {
    let more = cards(&[Card::RedScarePurge, Card::CubanMissileCrisis, Card::LatinAmericanDeathSquads]);
    Cards::from_bits((UNTIL_END_OF_TURN.bits() | more.bits()) & LISTED.bits())
};

/// Returns the listed events that another one removes from the list. NATO and Solidarity require what they remove; Glasnost uses The
/// Reformer.
const fn strikes(card: Card) -> Cards {
    match card {
        Card::Nato => cards(&[Card::MarshallPlan, Card::WarsawPactFormed]),
        Card::Solidarity => cards(&[Card::JohnPaulIiElectedPope]),
        Card::Glasnost => cards(&[Card::TheReformer]),
        _ => Cards::EMPTY,
    }
}

/// Returns the result needed to win a war.
const fn need(card: Option<Card>) -> u8 {
    match card {
        Some(Card::BrushWar) => 3,
        _ => 4,
    }
}

/// The public table as known from the facts, and the state of the current block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scribe {
    /// Influence by side and country.
    pub influence: [[u8; 85]; 2],
    /// Military Operations.
    pub milops: [u8; 2],
    /// DEFCON.
    pub defcon: u8,
    /// The VP marker.
    pub vp: i8,
    /// The events on the list of those in effect.
    pub listed: Cards,
    turn: u8,
    /// An action round whose card is not known yet.
    opening: Option<(Side, u8)>,
    /// The current Operations and the points left.
    ops: Option<(Side, Card, i8)>,
    event: Option<Card>,
    /// Ops value of the last used card for its user.
    worth: u8,
    coup: Option<(Side, Country, u8, bool)>,
    /// Whether Glasnost has happened.
    glasnost: bool,
}

impl Scribe {
    /// Creates a scribe for the set-up.
    #[must_use]
    pub fn new(state: &State) -> Scribe {
        Scribe {
            influence: state.influence,
            milops: state.milops,
            defcon: state.defcon,
            vp: state.vp,
            listed: state.in_force & LISTED,
            turn: state.turn,
            opening: None,
            ops: None,
            event: None,
            worth: 0,
            coup: None,
            glasnost: false,
        }
    }

    /// Writes the lines of one action: the question it answers and its facts.
    pub fn write(
        &mut self,
        before: &State,
        action: Action,
        facts: &[Noted<Fact>],
        after: &State,
        out: &mut impl FnMut(Line),
    ) {
        let ask = before.ask();
        if let Some(ask) = ask.filter(|_| !matches!(action, Action::Defuse(_))) {
            self.answered(before, ask, action, out);
        }
        // The log omits the VP for missing Military Operations.
        let missing = facts.iter().position(|noted| matches!(noted.fact, Fact::MilopsMissing { .. }));
        let silent = missing.map(|index| index + 1);
        let mut worry = match (ask, action) {
            (Some(Ask::Defcon { by, card: Card::HowILearnedToStopWorrying, .. }), Action::Defcon(2..)) => Some(by),
            _ => None,
        };
        if action == Action::Defcon(self.defcon) {
            worry.take().into_iter().for_each(|by| out(Line::Milops(by, MILOPS_MAX)));
        }
        // The six regions of the final scoring are the last six that are scored.
        let scored = |(index, noted): (usize, &Noted<Fact>)| matches!(noted.fact, Fact::Scored { .. }).then_some(index);
        let last = after.over.is_some_and(|end| end.reason == Reason::FinalScoring);
        let before_finale = self.vp;
        let finale = facts.iter().enumerate().filter_map(scored).rev().nth(5).filter(|_| last).unwrap_or(usize::MAX);
        for (index, noted) in facts.iter().enumerate() {
            let drawn = index > 0 && matches!(facts[index - 1].fact, Fact::Drew { .. });
            match noted.fact {
                Fact::Vp { side, amount, total } if silent == Some(index) => self.untold(side, amount, total, out),
                Fact::Shown { .. } if drawn => {}
                Fact::Vp { side, amount, total } if index >= finale => self.untold(side, amount, total, out),
                Fact::Scored { .. } if index >= finale => {} // the log omits the final scoring
                fact => self.fact(fact, out),
            }
            if matches!(noted.fact, Fact::Defcon { .. })
                && let Some(by) = worry.take()
            {
                out(Line::Milops(by, MILOPS_MAX));
            }
        }
        // All regions in one line, if the log has them at all.
        let change = self.vp - before_finale;
        if finale < usize::MAX && change != 0 {
            let side = if change > 0 { Us } else { Ussr };
            out(Line::UntoldVp(side, change.unsigned_abs(), self.vp));
        }
    }

    /// Writes VP that the log may omit.
    fn untold(&mut self, side: Side, amount: u8, total: i8, out: &mut impl FnMut(Line)) {
        self.vp = total;
        out(Line::UntoldVp(side, amount, total));
    }

    /// Writes the lines that follow from the answer itself.
    fn answered(&mut self, before: &State, ask: Ask, action: Action, out: &mut impl FnMut(Line)) {
        match (ask, action) {
            (Ask::Ops { by, card, left, .. }, Action::Place(_) | Action::Realign(_)) => {
                let kind = if matches!(action, Action::Place(_)) { OpsUse::Place } else { OpsUse::Realign };
                if self.ops != Some((by, card, left)) {
                    out(Line::Ops(kind, figure(card, self.event)));
                }
                let dear = matches!(action, Action::Place(country) if before.controls(by.other(), country));
                self.ops = Some((by, card, left - if dear { 2 } else { 1 }));
            }
            (Ask::Ops { by, kinds, left, .. }, Action::Coup(country)) => {
                // The printed figure excludes the bonus of a region.
                out(Line::Ops(OpsUse::Coup, left as u8));
                self.coup = Some((by, country, 0, kinds.contains(OpsKinds::FREE)));
            }
            (Ask::Hand { by, which: Which::Highest, .. }, Action::Card(card)) => {
                self.worth = before.ops_of(by.other(), card);
                out(Line::Reveals(by, card, false));
            }
            (Ask::Use { by, card, may: true }, Action::Pass) => out(Line::Returns(by, card)),
            (Ask::Use { by, card, may }, _) => {
                if may {
                    out(Line::Plays(by, card));
                    out(Line::Plays(by, card));
                }
                self.worth = before.ops_of(by, card);
            }
            _ => {}
        }
    }

    fn open(&mut self, card: Option<Card>, out: &mut impl FnMut(Line)) -> bool {
        let Some((side, round)) = self.opening.take() else { return false };
        (self.ops, self.event, self.coup) = (None, None, None);
        out(Line::Round(self.turn, side, round, card));
        if side == Us {
            self.end(Card::WeWillBuryYou, out);
        }
        true
    }

    fn influence(&mut self, side: Side, country: Country, change: i8, total: u8, out: &mut impl FnMut(Line)) {
        self.influence[side.index()][country as usize] = total;
        let totals = Side::BOTH.map(|side| self.influence[side.index()][country as usize]);
        out(Line::Influence(side, change, country, totals));
    }

    #[allow(clippy::too_many_lines)] // one arm per fact
    fn fact(&mut self, fact: Fact, out: &mut impl FnMut(Line)) {
        match fact {
            Fact::Turn { turn } => {
                for card in self.listed & FOR_THE_TURN {
                    out(Line::InPlay(card, false));
                }
                self.listed -= FOR_THE_TURN;
                self.turn = turn;
                self.milops = [0; 2];
                (self.opening, self.ops, self.event, self.coup) = (None, None, None, None);
                out(Line::Headlines(turn, [None; 2]));
            }
            Fact::Round { side, round } => {
                self.opening = Some((side, round));
            }
            Fact::Placed { side, country, amount, total } => self.influence(side, country, amount as i8, total, out),
            Fact::Removed { side, country, amount, total } => {
                self.influence(side, country, -(amount as i8), total, out);
            }
            Fact::Reshuffled => out(Line::Reshuffle),
            Fact::Headline { side, card } => out(Line::Headline(side, card)),
            Fact::Played { side, card } => {
                let opened = self.open(Some(card), out);
                if !opened && self.event == Some(Card::UnIntervention) {
                    out(Line::Plays(side, card));
                }
            }
            Fact::Event { card, .. } => {
                self.event = Some(card);
                self.ops = None;
                out(Line::Event(card));
                for struck in strikes(card) & self.listed {
                    self.end(struck, out);
                }
                // The events that NATO requires are no longer listed once NATO is. Tear Down This Wall is listed only where it still
                // prevents Willy Brandt. The Reformer is not listed once Glasnost has used it.
                self.glasnost |= card == Card::Glasnost;
                let spent = (self.listed.contains(Card::Nato) && strikes(Card::Nato).contains(card))
                    || (card == Card::TheReformer && self.glasnost)
                    || (card == Card::TearDownThisWall && self.listed.contains(Card::WillyBrandt));
                if LISTED.contains(card) && !spent {
                    self.listed.insert(card);
                    out(Line::InPlay(card, true));
                }
            }
            Fact::NoEvent { card } => out(Line::Void(card)),
            // Defectors drawn by Five Year Plan, where that scores; logged like an event, if at all.
            Fact::Effect { card: Card::Defectors } => out(Line::Void(Card::Defectors)),
            Fact::Ended { card } => self.end(card, out),
            Fact::Defused { .. } => self.end(Card::CubanMissileCrisis, out),
            Fact::Discarded { side, card } => {
                self.open(Some(card), out);
                out(Line::Discards(side, card));
            }
            Fact::Taken { side, card } => match self.event {
                Some(Card::SaltNegotiations) => out(Line::Reveals(side, card, false)),
                Some(Card::GrainSalesToSoviets) if side == Us => {
                    out(Line::Reveals(Ussr, card, false));
                    out(Line::Reveals(Ussr, card, true));
                }
                _ => {}
            },
            Fact::Shown { side, card } => out(Line::Reveals(side, card, false)),
            Fact::ShowedHand { side, cards: 0 } => out(Line::NothingToReveal(side)),
            Fact::Passed { .. } | Fact::NoCards { .. } => {
                self.open(None, out);
            }
            Fact::Chose { side, choice } => match choice {
                Choice::Participate => out(Line::Olympics(side, true)),
                Choice::Boycott => out(Line::Olympics(side, false)),
                Choice::Withdraw | Choice::Reinforce | Choice::Concentrate | Choice::Spread => {
                    self.event.into_iter().for_each(|card| out(Line::Event(card)));
                }
                Choice::EndGame | Choice::PlayOn | Choice::Operate | Choice::Launch => {}
            },
            Fact::Named { side, region } => out(Line::Names(side, region)),
            Fact::Coup { side, country, ops } => {
                let free = self.coup.is_some_and(|coup| coup.3);
                self.ops = None;
                self.coup = Some((side, country, ops, free));
                out(Line::Target(country));
            }
            Fact::CoupRolled { side, die, modifier, result } => {
                if let Some((_, country, ops, free)) = self.coup.take() {
                    let stability = country.stability();
                    out(Line::Coup(Coup { die, ops, modifier, stability, result, success: result > 0 }));
                    if !free {
                        out(Line::Milops(side, self.milops[side.index()]));
                    }
                }
            }
            Fact::Realigned { country, us, us_modifier, ussr, ussr_modifier } => {
                // The other program counts the Iran-Contra Scandal but does not print it.
                let scandal = i8::from(self.listed.contains(Card::IranContraScandal));
                out(Line::Target(country));
                out(Line::Roll(Ussr, ussr, ussr_modifier));
                out(Line::Roll(Us, us, us_modifier + scandal));
            }
            Fact::War { side, country, die, minus, won } => {
                out(Line::War(country));
                out(Line::Fought(die, minus, need(self.event), won));
                out(Line::Milops(side, self.milops[side.index()]));
            }
            Fact::Spaced { .. } => {
                self.ops = None;
                out(Line::Ops(OpsUse::Space, self.worth));
            }
            Fact::SpaceRolled { die, needed, .. } => out(Line::Space(die, die <= needed, needed)),
            Fact::Advanced { side, to } => out(Line::Advance(side, to)),
            Fact::TrapRolled { die, free, .. } => out(Line::Trap(die, free)),
            Fact::Defcon { level } => {
                out(Line::Defcon(level, level > self.defcon));
                self.defcon = level;
            }
            Fact::Milops { side, level } => self.milops[side.index()] = level,
            Fact::Vp { side, amount, total } => {
                self.vp = total;
                out(Line::Vp(side, amount, total));
            }
            Fact::Scored { us, ussr, .. } if us == ussr => out(Line::NoVp(self.vp)),
            _ => {}
        }
    }

    /// Removes an event from the list.
    fn end(&mut self, card: Card, out: &mut impl FnMut(Line)) {
        if self.listed.contains(card) {
            self.listed.remove(card);
            out(Line::InPlay(card, false));
        }
    }

    /// Returns the coup that was declared and not rolled for because DEFCON 1 ended the game: the other program rolls anyway.
    #[must_use]
    pub fn unrolled(&self) -> Option<(Side, Country, u8)> {
        self.coup.filter(|coup| coup.2 > 0).map(|(side, country, ops, _)| (side, country, ops))
    }
}

/// Returns the printed figure of an operation.
fn figure(card: Card, event: Option<Card>) -> u8 {
    match (card, event) {
        (Card::OlympicGames, Some(Card::OlympicGames)) => 4,
        _ => card.ops(),
    }
}
