//! Operations: influence, realignments, coups, the Space Race (sections 6 to 9).

use crate::{
    Action, Ask,
    Card::{Junta, RedScarePurge, YuriAndSamantha},
    Countries, Country, Fact, Frame, OpsKinds, Play, Side,
    Side::{East as Ussr, West as Us},
    State,
    effects::ASIA_POINTS,
    map::{CENTRAL_AMERICA, SOUTH_AMERICA, SOUTHEAST_ASIA},
    options::JuntaArea,
    state::Reason,
    tables::SPACE,
};

/// The countries where the next point of an operation may go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Targets {
    pub place: Countries,
    pub realign: Countries,
    pub coup: Countries,
    /// Whether the player may stop.
    pub pass: bool,
}

impl Targets {
    pub fn any(&self) -> bool {
        (self.place | self.realign | self.coup).any()
    }
}

impl State {
    /// Returns the countries where the next point of an [`Ask::Ops`] may go.
    #[inline]
    pub(crate) fn targets(&self, by: Side, kinds: OpsKinds, left: i8, asia: bool, sea: bool) -> Targets {
        let limit = |cost: i8| {
            // The countries that `cost` points can pay for: the bonuses count only in their areas.
            if left >= cost {
                !Countries::EMPTY
            } else if left + i8::from(asia) >= cost {
                ASIA_POINTS
            } else if left + i8::from(asia) + i8::from(sea) >= cost {
                SOUTHEAST_ASIA
            } else {
                Countries::EMPTY
            }
        };
        let one = limit(1);
        let mut targets =
            Targets { place: Countries::EMPTY, realign: Countries::EMPTY, coup: Countries::EMPTY, pass: false };
        if kinds.contains(OpsKinds::PLACE) {
            let enemy = self.controlled(by.other());
            targets.place = self.scope & ((one - enemy) | (limit(2) & enemy));
        }
        let free = kinds.contains(OpsKinds::FREE);
        if kinds.contains(OpsKinds::REALIGN) {
            targets.realign = self.realign_targets(by, free) & self.area & one;
        }
        if kinds.contains(OpsKinds::COUP) {
            targets.coup = self.coup_targets(by, free) & self.area;
        }
        // 17.37: a bonus point may be left unused, and so may a last point that buys nothing without it.
        targets.pass =
            kinds.contains(OpsKinds::MAY) || left <= 0 || (left == 1 && (asia || sea) && !self.spendable(by, &targets));
        targets
    }

    /// Returns true if a single point without bonus could be spent.
    fn spendable(&self, by: Side, targets: &Targets) -> bool {
        ((targets.place - self.controlled(by.other())) | targets.realign | targets.coup).any()
    }
}

/// The outcomes of a realignment roll, in 36 throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RealignOdds {
    /// Throws after which the opponent of the actor loses influence.
    pub gains: u8,
    /// Throws after which the actor loses influence.
    pub losses: u8,
    /// The influence that the opponent loses in all 36 throws together.
    pub removed: u16,
    /// The influence that the actor loses in all 36 throws together.
    pub lost: u16,
}

impl State {
    /// Returns the result of a coup with a die; 0 or less is a failure (8.2).
    #[must_use]
    pub fn coup_result(&self, by: Side, country: Country, ops: u8, die: u8) -> i8 {
        die as i8 + self.coup_modifier(by, country) + ops as i8 - 2 * country.stability() as i8
    }

    /// Returns the result of a coup for each of the six dice.
    #[must_use]
    pub fn coup_odds(&self, by: Side, country: Country, ops: u8) -> [i8; 6] {
        [1, 2, 3, 4, 5, 6].map(|die| self.coup_result(by, country, ops, die))
    }

    /// Returns the lead of the US after a realignment roll with these dice (7.3).
    #[must_use]
    pub fn realign_lead(&self, country: Country, dice: [u8; 2]) -> i8 {
        let [us, ussr] = Side::BOTH.map(|side| dice[side.index()] as i8 + self.realign_modifier(side, country));
        us - ussr
    }

    /// Returns the side that loses influence by a realignment roll of `by`, and how much of the influence there.
    fn realign_loss(&self, by: Side, country: Country, lead: i8) -> (Side, u8) {
        let loser = if lead > 0 { Ussr } else { Us };
        let spared = self.options.realign_spares_actor && loser == by;
        (loser, if spared { 0 } else { lead.unsigned_abs().min(self.influence(loser, country)) })
    }

    /// Returns the odds of a realignment roll of `by`.
    #[must_use]
    pub fn realign_odds(&self, by: Side, country: Country) -> RealignOdds {
        let mut odds = RealignOdds { gains: 0, losses: 0, removed: 0, lost: 0 };
        for throw in 0..36 {
            let lead = self.realign_lead(country, [throw / 6 + 1, throw % 6 + 1]);
            let (loser, amount) = self.realign_loss(by, country, lead);
            let (count, total) =
                if loser == by { (&mut odds.losses, &mut odds.lost) } else { (&mut odds.gains, &mut odds.removed) };
            *count += u8::from(amount > 0);
            *total += u16::from(amount);
        }
        odds
    }
}

impl Play<'_> {
    /// Carries out one point of an operation, or the whole coup, and asks for the next.
    pub(crate) fn operate_on(&mut self, ask: Ask, action: Action) {
        let Ask::Ops { by, card, kinds, left, asia, sea } = ask else { unreachable!("an operation is under way") };
        let mix = self.options.mix_influence_and_realign;
        let (country, cost, onward) = match action {
            Action::Place(country) => {
                let cost = if self.controls(by.other(), country) { 2 } else { 1 };
                self.add(by, country, 1);
                if country == Country::ChineseCivilWar {
                    self.win_civil_war();
                }
                if mix {
                    self.s.area.remove(country);
                }
                (country, cost, OpsKinds::PLACE)
            }
            Action::Realign(country) => {
                self.ask(Ask::RealignDice { by, country });
                if mix {
                    self.s.scope.remove(country);
                }
                if card == Junta && kinds.contains(OpsKinds::FREE) && self.options.junta == JuntaArea::One {
                    let one = if CENTRAL_AMERICA.contains(country) { CENTRAL_AMERICA } else { SOUTH_AMERICA };
                    self.s.area &= one; // C11
                }
                (country, 1, OpsKinds::REALIGN)
            }
            Action::Coup(country) => {
                let ops = left + State::bonus(country, asia, sea);
                self.coup(by, country, ops as u8, kinds.contains(OpsKinds::FREE));
                return;
            }
            _ => {
                self.tell(Fact::Passed { side: by });
                return;
            }
        };
        let both = mix && kinds.contains(OpsKinds::PLACE.and(OpsKinds::REALIGN));
        let kinds = if both { kinds.without(OpsKinds::COUP.and(OpsKinds::MAY)) } else { onward.and(kinds.free()) };
        let (left, asia, sea) =
            (left - cost, asia && ASIA_POINTS.contains(country), sea && SOUTHEAST_ASIA.contains(country));
        if left + i8::from(asia) + i8::from(sea) > 0 {
            self.s.stack.push(Frame::Ask(Ask::Ops { by, card, kinds, left, asia, sea }));
        }
    }

    /// Gives the USSR the China Card when it has a third influence in the box; the box is ignored from then on.
    fn win_civil_war(&mut self) {
        if self.influence(Ussr, Country::ChineseCivilWar) >= 3 {
            self.clear(Ussr, Country::ChineseCivilWar);
            self.s.scope.remove(Country::ChineseCivilWar);
            self.pass_china(Ussr, true);
        }
    }

    /// Declares a coup (8.7): crisis, Yuri and Samantha, Military Operations, DEFCON, then the die.
    pub fn coup(&mut self, by: Side, country: Country, ops: u8, free: bool) {
        self.tell(Fact::Coup { side: by, country, ops });
        self.s.area.remove(country); // a second coup by the same event needs another target
        if self.crisis == Some(by) {
            self.finish(Some(by.other()), Reason::MissileCrisis);
            return;
        }
        if by == Us && self.in_force(YuriAndSamantha) {
            self.tell(Fact::Effect { card: YuriAndSamantha });
            self.gain(Ussr, 1);
            self.check_victory(); // 17.40: before DEFCON falls
        }
        if !free {
            self.milops(by, ops);
        }
        if self.coup_alarms(by, country) {
            self.defcon(-1);
        }
        self.ask(Ask::CoupDie { by, country, ops });
    }

    /// Applies the die of a coup (8.2).
    pub(crate) fn coup_rolled(&mut self, by: Side, country: Country, ops: u8, die: u8) {
        let modifier = self.coup_modifier(by, country);
        let result = self.coup_result(by, country, ops, die);
        self.tell(Fact::CoupRolled { side: by, die, modifier, result });
        self.s.tally = 0;
        if result > 0 {
            let removed = (result as u8).min(self.influence(by.other(), country));
            self.take(by.other(), country, removed);
            self.add(by, country, result as u8 - removed);
            self.s.tally = removed;
        }
    }

    /// Applies the dice of a realignment (7.3).
    pub(crate) fn realigned(&mut self, by: Side, country: Country, dice: [u8; 2]) {
        let modifiers = Side::BOTH.map(|side| self.realign_modifier(side, country));
        self.tell(Fact::Realigned {
            country,
            us: dice[0],
            us_modifier: modifiers[0],
            ussr: dice[1],
            ussr_modifier: modifiers[1],
        });
        let (loser, amount) = self.realign_loss(by, country, self.realign_lead(country, dice));
        self.take(loser, country, amount);
        if self.options.mix_influence_and_realign && self.since_version_5() {
            let reach = self.reach(by);
            self.s.scope &= reach; // 17.56: the influence removed no longer gives reach
        }
    }

    /// Applies the die of the Space Race (9.1).
    pub(crate) fn space_rolled(&mut self, by: Side, die: u8) {
        let needed = SPACE[self.space[by.index()] as usize + 1].roll;
        self.tell(Fact::SpaceRolled { side: by, die, needed });
        if die <= needed {
            self.advance(by, 1);
            self.check_victory(); // after the whole move
        }
    }

    /// Adds a Red Scare/Purge against `side` for this turn.
    pub fn scare(&mut self, side: Side) {
        debug_assert_eq!(self.this(), RedScarePurge);
        self.s.scare[side.index()] += 1;
    }
}
