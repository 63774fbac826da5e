//! The start of a game (section 2), bidding (14A) and the late-war scenario (14D).

use crate::{
    Action, Ask, Call, Card, Cards, Countries,
    Country::{
        self, Afghanistan, Algeria, Angola, Argentina, Australia, Benelux, Bulgaria, Burma, Chile, Colombia, Cuba,
        Czechoslovakia, Denmark, DominicanRepublic, EastGermany, Egypt, Ethiopia, Finland, France, Haiti, Honduras,
        Hungary, India, Indonesia, Iran, Iraq, Israel, Italy, Japan, Jordan, Kenya, LaosCambodia, Libya, Malaysia,
        Nicaragua, Nigeria, NorthKorea, Norway, Pakistan, Panama, Peru, Philippines, Poland, Romania, SaudiArabia,
        Somalia, SouthAfrica, SouthKorea, SoutheastAfricanStates, SpainPortugal, Syria, Taiwan, Thailand, Turkey,
        UnitedKingdom, Venezuela, Vietnam, WestGermany, Yugoslavia, Zaire, Zimbabwe,
    },
    Fact, Frame, Next, Options, Play, Proc, Region, Side,
    Side::{East as Ussr, West as Us},
    State,
    deck::{EARLY, MID, STARRED, cards},
    map::{EASTERN_EUROPE, WESTERN_EUROPE, WORLD},
    options::{Angola as AngolaReading, Finland as FinlandReading, Scenario},
    state::{HAND_MAX, Phase},
    tables::{US_FREE, US_START, USSR_FREE, USSR_START},
};
use rules::Stack;

/// The influence of the US and of the USSR at the start of the late-war scenario.
pub const LATE_WAR: [(Country, u8, u8); 61] = [
    (UnitedKingdom, 5, 0),
    (Italy, 2, 0),
    (Benelux, 3, 0),
    (WestGermany, 5, 1),
    (Denmark, 3, 0),
    (Norway, 4, 0),
    (Turkey, 2, 0),
    (France, 3, 1),
    (SpainPortugal, 1, 0),
    (Finland, 1, 3),
    (EastGermany, 0, 3),
    (Poland, 0, 3),
    (Hungary, 0, 3),
    (Czechoslovakia, 0, 3),
    (Bulgaria, 0, 3),
    (Romania, 1, 3),
    (Yugoslavia, 1, 2),
    (Israel, 4, 0),
    (Iran, 2, 0),
    (Iraq, 0, 3),
    (Syria, 0, 3),
    (Libya, 0, 2),
    (Jordan, 2, 2),
    (Egypt, 1, 0),
    (SaudiArabia, 2, 0),
    (Pakistan, 2, 0),
    (India, 0, 3),
    (Afghanistan, 0, 2),
    (Burma, 0, 1),
    (LaosCambodia, 0, 2),
    (Vietnam, 0, 5),
    (Thailand, 2, 0),
    (Malaysia, 3, 1),
    (Indonesia, 1, 0),
    (Philippines, 3, 1),
    (Australia, 4, 0),
    (Japan, 4, 0),
    (Taiwan, 3, 0),
    (SouthKorea, 3, 0),
    (NorthKorea, 0, 3),
    (Algeria, 0, 2),
    (Nigeria, 1, 0),
    (Zaire, 1, 0),
    (Angola, 0, 1),
    (Ethiopia, 0, 1),
    (Somalia, 2, 0),
    (Kenya, 2, 0),
    (SoutheastAfricanStates, 0, 2),
    (Zimbabwe, 0, 1),
    (SouthAfrica, 2, 1),
    (Nicaragua, 1, 0),
    (Panama, 2, 0),
    (Honduras, 2, 0),
    (Haiti, 1, 0),
    (DominicanRepublic, 1, 0),
    (Cuba, 0, 3),
    (Venezuela, 2, 0),
    (Colombia, 2, 1),
    (Peru, 2, 1),
    (Chile, 3, 0),
    (Argentina, 2, 0),
];

/// The starred cards of the Early and Mid War that the late-war scenario keeps.
pub const LATE_WAR_KEEPS: Cards =
    cards(&[Card::BearTrap, Card::PanamaCanalReturned, Card::CampDavidAccords, Card::JohnPaulIiElectedPope]);

/// The events in force at the start of the late-war scenario.
pub const LATE_WAR_EVENTS: Cards = cards(&[
    Card::WarsawPactFormed,
    Card::DeGaulleLeadsFrance,
    Card::Nato,
    Card::MarshallPlan,
    Card::UsJapanMutualDefensePact,
    Card::FlowerPower,
]);

impl State {
    /// Returns the state before the set-up.
    pub(crate) fn blank(options: &Options) -> State {
        let mut stack = Stack::new(Frame::Run(Call::new(Proc::SetUp, Ussr)));
        stack.push(Frame::Run(Call::new(Proc::SetUp, Ussr)));
        let mut state = State {
            options: *options,
            rules: <State as rules::Game>::RULES_VERSION as u8,
            influence: [[0; 85]; 2],
            holds: [Countries::EMPTY; 2],
            control: [Countries::EMPTY; 2],
            start: [Countries::EMPTY; 2],
            scope: Countries::EMPTY,
            once: Countries::EMPTY,
            area: WORLD,
            vp: 0,
            defcon: 5,
            turn: 1,
            round: 0,
            phase: Phase::SetUp,
            phasing: Ussr,
            milops: [0; 2],
            space: [0; 2],
            spaced: [0; 2],
            china: (!options.chinese_civil_war).then_some(Ussr),
            china_up: !options.chinese_civil_war,
            in_force: Cards::EMPTY,
            scare: [0; 2],
            squads: 0,
            crisis: None,
            envy: None,
            chernobyl: None::<Region>,
            bury_due: false,
            norad_due: false,
            order: [None; HAND_MAX],
            extra_round: false,
            tally: 0,
            swapped: false,
            last: None,
            over: None,
            discard: Cards::EMPTY,
            removed: Cards::EMPTY,
            table: Cards::EMPTY,
            headline: [None; 2],
            face_down: None,
            hands: [Cards::EMPTY; 2],
            seen: [Cards::EMPTY; 2],
            pile: Cards::EMPTY,
            peek: Cards::EMPTY,
            known: Cards::EMPTY,
            bids: [None; 2],
            stack,
        };
        state.pile = state.deck();
        state
    }
}

impl Play<'_> {
    /// Bidding, given influence, the deal, chosen influence, additional influence; then the first turn.
    pub(crate) fn set_up(&mut self) -> Next {
        let late_war = self.options.scenario == Scenario::LateWar;
        match self.step() {
            0 if self.options.bidding => self.ask(Ask::Bid { by: Ussr, hidden: true }),
            1 if self.options.bidding => self.ask(Ask::Bid { by: Us, hidden: false }),
            2 if self.options.bidding => self.bids_revealed(),
            0..=2 => Next::Again,
            3 => {
                if matches!(self.last, Some(Action::Roll(4..))) {
                    self.swap(); // the coin of equal bids
                }
                if late_war {
                    self.set_up_late_war();
                } else {
                    self.set_up_standard();
                }
                self.run(Call::new(Proc::Deal, Ussr));
                Next::Again
            }
            4 if !late_war => self.ask_within(EASTERN_EUROPE, Ask::SetUp { by: Ussr, left: USSR_FREE }),
            5 if !late_war => self.ask_within(WESTERN_EUROPE, Ask::SetUp { by: Us, left: US_FREE }),
            4..=5 => Next::Again,
            6 => self.bonus(Us, self.options.us_handicap),
            7 => self.bonus(Ussr, self.options.ussr_handicap),
            _ => {
                let turn = Call { note: u8::from(late_war), ..Call::new(Proc::Turn, Ussr) };
                self.run(turn);
                Next::Done
            }
        }
    }

    fn set_up_standard(&mut self) {
        for (country, amount) in USSR_START {
            self.add(Ussr, country, amount);
        }
        for (country, amount) in US_START {
            if !(self.options.second_edition && country == Country::Canada) {
                self.add(Us, country, amount);
            }
        }
    }

    fn set_up_late_war(&mut self) {
        for (country, us, ussr) in LATE_WAR {
            let (us, ussr) = match country {
                Angola if self.options.angola == AngolaReading::OneThree => (1, 3),
                Finland if self.options.finland == FinlandReading::OneTwo => (1, 2),
                _ => (us, ussr),
            };
            self.add(Us, country, us);
            self.add(Ussr, country, ussr);
        }
        let s = &mut self.s;
        let out = s.pile & (((EARLY | MID) & STARRED) - LATE_WAR_KEEPS);
        s.removed = out;
        s.pile -= out;
        s.in_force = LATE_WAR_EVENTS;
        s.turn = 8;
        s.space = [6, 5]; // C18
        for side in Side::BOTH {
            let to = self.space[side.index()];
            self.tell(Fact::Advanced { side, to });
        }
        self.set_defcon(4);
        self.gain(Ussr, 4);
    }

    /// Asks for the additional influence of a handicap, or of the bidding as stored in the note.
    fn bonus(&mut self, side: Side, handicap: u8) -> Next {
        let (bidder, points) = (self.note() & 1, self.note() >> 1);
        let bid = if usize::from(bidder) == side.index() { points } else { 0 };
        match handicap + bid {
            0 => Next::Again,
            left => self.ask(Ask::Bonus { by: side, left }),
        }
    }

    /// Assigns the sides, and the influence that the other player gets (14A).
    ///
    /// A seat of the table is a side; if the bidding assigns a player the other side, the players exchange chairs.
    fn bids_revealed(&mut self) -> Next {
        let bids = std::mem::take(&mut self.s.bids).map(|bid| bid.expect("both have bid"));
        for (side, (wants, points)) in Side::BOTH.into_iter().zip(bids) {
            self.tell(Fact::Bid { side, wants, points });
        }
        let [(us_wants, us_points), (ussr_wants, ussr_points)] = bids;
        if us_wants != ussr_wants {
            if us_wants == Ussr {
                self.swap();
            }
            return Next::Again;
        }
        let side = us_wants;
        self.set_note(us_points.max(ussr_points) << 1 | side.other() as u8);
        if us_points == ussr_points {
            return self.ask(Ask::Coin);
        }
        let winner = if us_points > ussr_points { Us } else { Ussr };
        if winner != side {
            self.swap();
        }
        Next::Again
    }

    /// Exchanges the players' chairs.
    fn swap(&mut self) {
        self.s.swapped = true;
        self.tell(Fact::Swapped);
    }
}
