//! Consequences of lasting events: each query is defined once here and names the cards that alter it.

use crate::{
    Card::{
        AldrichAmesRemix, AnEvilEmpire, ArabIsraeliWar, ArmsRace, AwacsSaleToSaudis, BearTrap, BrezhnevDoctrine,
        CampDavidAccords, Chernobyl, CiaCreated, Containment, CulturalRevolution, DeGaulleLeadsFrance, Defectors,
        FlowerPower, FormosanResolution, IranContraScandal, JohnPaulIiElectedPope, KitchenDebates, LoneGunman,
        MarshallPlan, MissileEnvy, MuslimRevolution, Nato, NorthSeaOil, NuclearSubs, OneSmallStep, Opec,
        OurManInTehran, Quagmire, RedScarePurge, SaltNegotiations, SocialistGovernments, Solidarity,
        SpecialRelationship, StarWars, TearDownThisWall, TheCambridgeFive, TheChinaCard, TheIronLady, TheReformer,
        U2Incident, UnIntervention, UsJapanMutualDefensePact, VietnamRevolts, Wargames, WarsawPactFormed, WillyBrandt,
        YuriAndSamantha,
    },
    Cards, Countries, Country, Region, Side,
    Side::{East as Ussr, West as Us},
    deck::{Card, SCORING, cards, cards_of},
    frame::Via,
    map::{ASIA, CENTRAL_AMERICA, EUROPE, MIDDLE_EAST, SOUTH_AMERICA, SOUTHEAST_ASIA, WORLD, home},
    options::{Reach, ShownHand},
    state::{Phase, State},
    tables::{LAST_BOX, SPACE, action_rounds, banned},
};

/// The effects that end with the turn.
pub const UNTIL_END_OF_TURN: Cards = cards(&[
    VietnamRevolts,
    Containment,
    CiaCreated,
    NuclearSubs,
    SaltNegotiations,
    BrezhnevDoctrine,
    U2Incident,
    LoneGunman,
    IranContraScandal,
    Chernobyl,
    AldrichAmesRemix,
    YuriAndSamantha,
]);

/// The value of Operations: the sum without bonuses, and the two bonuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Points for any country.
    pub base: u8,
    /// Whether there is one more if all are spent in Asia.
    pub asia: bool,
    /// Whether there is one more if all are spent in Southeast Asia.
    pub sea: bool,
}

/// The countries where a point counts as spent in Asia, the box of the Chinese Civil War variant included.
pub const ASIA_POINTS: Countries = Countries::from_bits(ASIA.bits() | 1 << Country::ChineseCivilWar as u32);

impl Region {
    /// Returns the countries where Chernobyl bars the USSR from placing influence: the box of the variant goes with Asia (17.44).
    #[must_use]
    pub const fn barred(self) -> Countries {
        match self {
            Region::Asia => ASIA_POINTS,
            _ => self.countries(),
        }
    }
}

impl State {
    /// Returns the printed value as modified for `side` by Containment, Brezhnev Doctrine and Red Scare/Purge (12.2.1).
    #[inline]
    fn core(&self, side: Side, printed: u8) -> i8 {
        let doctrine = if side == Us { Containment } else { BrezhnevDoctrine };
        let change = i8::from(self.in_force(doctrine)) - self.scare[side.index()] as i8;
        let core = printed as i8 + change;
        if change > 0 { core.min(4) } else { core }
    }

    /// Returns the Ops value of a card in the hands of `side`; 0 for a scoring card.
    #[inline]
    #[must_use]
    pub fn ops_of(&self, side: Side, card: Card) -> u8 {
        if card.scoring() { 0 } else { self.core(side, card.ops()).max(1) as u8 }
    }

    /// Returns the value to `side` of Operations with a printed value, with the bonuses of the China Card and of Vietnam Revolts.
    #[must_use]
    pub fn points(&self, side: Side, printed: u8, china: bool) -> Points {
        let core = self.core(side, printed);
        let in_asia = core + i8::from(china);
        let in_sea = in_asia + i8::from(side == Ussr && self.in_force(VietnamRevolts));
        // 17.22: the modifiers are summed before the minimum of 1.
        let (base, asia, sea) = (core.max(1), in_asia.max(1), in_sea.max(1));
        Points { base: base as u8, asia: asia > base, sea: sea > asia }
    }

    /// Returns the cards of `side`'s hand with at least `ops` Ops.
    #[must_use]
    pub fn cards_worth(&self, side: Side, ops: u8) -> Cards {
        self.hand(side).iter().filter(|&card| self.ops_of(side, card) >= ops).collect()
    }

    /// Returns the countries that NATO protects: those that the US controls in Europe, except France and West Germany by their cards.
    #[inline]
    #[must_use]
    pub fn nato(&self) -> Countries {
        if !self.in_force(Nato) {
            return Countries::EMPTY;
        }
        let mut shield = EUROPE & self.controlled(Us);
        if self.in_force(DeGaulleLeadsFrance) {
            shield.remove(Country::France);
        }
        if self.in_force(WillyBrandt) {
            shield.remove(Country::WestGermany);
        }
        shield
    }

    /// Returns the countries where cards bar `side` from both coups and realignments.
    #[inline]
    fn barred(&self, side: Side) -> Countries {
        let mut barred = Countries::EMPTY;
        if side == Ussr {
            barred = self.nato();
            if self.in_force(UsJapanMutualDefensePact) {
                barred.insert(Country::Japan);
            }
        }
        barred
    }

    /// Returns the countries where `side` may attempt a coup (8.1, 10.2).
    #[inline]
    #[must_use]
    pub fn coup_targets(&self, side: Side, free: bool) -> Countries {
        let mut targets = (self.held(side.other()) & WORLD) - self.barred(side);
        if !free {
            targets -= banned(self.defcon);
        }
        if side == Ussr && self.in_force(TheReformer) {
            targets -= EUROPE;
        }
        targets
    }

    /// Returns the countries where `side` may make realignment rolls (7.1, 10.2).
    #[inline]
    #[must_use]
    pub fn realign_targets(&self, side: Side, free: bool) -> Countries {
        let mut targets = (self.held(side.other()) & WORLD) - self.barred(side);
        if !free && !self.options.realign_ignores_defcon {
            targets -= banned(self.defcon);
        }
        targets
    }

    /// Returns the countries where `side` may place influence by Operations that begin now (6.1).
    #[must_use]
    pub fn reach(&self, side: Side) -> Countries {
        let from = match self.options.reach {
            Reach::StartAndNow => self.start[side.index()] & self.held(side),
            Reach::Start => self.start[side.index()],
        };
        let mut reach = from | home(side);
        for country in from {
            reach |= country.adjacent();
        }
        if !(side == Ussr && self.civil_war()) {
            reach.remove(Country::ChineseCivilWar);
        }
        if side == Ussr
            && let Some(region) = self.chernobyl
        {
            reach -= region.barred();
        }
        reach
    }

    /// Returns true while the Chinese Civil War lasts: the variant is played and the China Card has no holder yet.
    #[inline]
    #[must_use]
    pub fn civil_war(&self) -> bool {
        self.options.chinese_civil_war && self.china.is_none()
    }

    /// Returns the holder of the China Card for US events: the US while the Chinese Civil War lasts.
    #[must_use]
    pub fn china_for_us(&self) -> Side {
        self.china.unwrap_or(Us)
    }

    /// Returns the modifier of a coup's die: SALT Negotiations, Latin American Death Squads.
    #[must_use]
    pub fn coup_modifier(&self, side: Side, country: Country) -> i8 {
        let mut modifier = -i8::from(self.in_force(SaltNegotiations));
        if (CENTRAL_AMERICA | SOUTH_AMERICA).contains(country) {
            modifier += if side == Us { self.squads } else { -self.squads };
        }
        modifier
    }

    /// Returns true if a coup of `side` lowers DEFCON: in a battleground, unless Nuclear Subs prevents it.
    #[must_use]
    pub fn coup_alarms(&self, side: Side, country: Country) -> bool {
        country.battleground() && !(side == Us && self.in_force(NuclearSubs))
    }

    /// Returns the modifier of a realignment roll of `side` (7.3), with -1 for the US by Iran-Contra Scandal.
    #[must_use]
    pub fn realign_modifier(&self, side: Side, country: Country) -> i8 {
        let neighbours = (country.adjacent() & self.controlled(side)).len() as i8;
        let ahead = self.influence(side, country) > self.influence(side.other(), country);
        let scandal = side == Us && self.in_force(IranContraScandal);
        neighbours + i8::from(ahead) + i8::from(home(side).contains(country)) - i8::from(scandal)
    }

    /// Returns the countries where `side` may give up influence to end the Cuban Missile Crisis against it.
    #[inline]
    #[must_use]
    pub fn defusable(&self, side: Side) -> Countries {
        if self.crisis != Some(side) || self.over.is_some() {
            return Countries::EMPTY;
        }
        let from: &[Country] = if side == Us { &[Country::WestGermany, Country::Turkey] } else { &[Country::Cuba] };
        from.iter().copied().filter(|&country| self.influence(side, country) >= 2).collect()
    }

    /// Returns true if `side` is caught in Quagmire or Bear Trap.
    #[inline]
    #[must_use]
    pub fn trapped(&self, side: Side) -> bool {
        self.in_force(if side == Us { Quagmire } else { BearTrap })
    }

    /// Returns true if `side` has the ability of a box: it has reached the box and the opponent has not (9.4).
    #[inline]
    #[must_use]
    pub fn ability(&self, side: Side, space_box: u8) -> bool {
        self.space[side.index()] >= space_box && self.space[side.other().index()] < space_box
    }

    /// Returns the number of action rounds of `side` in this turn: Space box 8 and North Sea Oil give an eighth.
    #[must_use]
    pub fn rounds(&self, side: Side) -> u8 {
        let eighth = self.ability(side, 8) || (side == Us && self.extra_round);
        if eighth { 8 } else { action_rounds(self.turn) }
    }

    /// Returns the number of action rounds that `side` still has in this turn, the current one included.
    #[must_use]
    pub fn rounds_left(&self, side: Side) -> u8 {
        self.rounds(side).saturating_sub(self.round.saturating_sub(1))
    }

    /// Returns true in an action round beyond those of the turn, which is a right and no duty (3.5, 17.49).
    #[must_use]
    pub fn voluntary(&self) -> bool {
        self.round > action_rounds(self.turn)
    }

    /// Returns true if a scoring card is due: `side` has no more rounds left than scoring cards in hand (5.7).
    #[must_use]
    pub fn scoring_due(&self, side: Side) -> bool {
        let held = (self.hand(side) & SCORING).len();
        held > 0 && usize::from(self.rounds_left(side)) <= held
    }

    /// Returns true if the second edition's Aldrich Ames binds `side` to an order of play.
    #[inline]
    #[must_use]
    pub fn bound(&self, side: Side) -> bool {
        side == Us && self.options.second_edition && self.in_force(AldrichAmesRemix)
    }

    /// Returns the first of these cards in the order of play that binds `side`.
    #[inline]
    #[must_use]
    pub fn in_order(&self, side: Side, cards: Cards) -> Option<Card> {
        if !self.bound(side) {
            return None;
        }
        self.order.into_iter().flatten().find(|&card| cards.contains(card))
    }

    /// Returns true if `side` may play the China Card in this action round (13, 13.3); not under the second edition's Aldrich Ames.
    #[must_use]
    pub fn china_playable(&self, side: Side) -> bool {
        self.china == Some(side)
            && self.china_up
            && !self.bound(side)
            && usize::from(self.rounds_left(side)) > (self.hand(side) & SCORING).len()
    }

    /// Returns true if `side` has to use Missile Envy next.
    #[must_use]
    pub fn envious(&self, side: Side) -> bool {
        self.envy == Some(side) && self.hand(side).contains(MissileEnvy)
    }

    /// Returns true if `side` may play this card to the Space Race (9.1, 9.8).
    #[must_use]
    pub fn may_space(&self, side: Side, card: Card) -> bool {
        let me = side.index();
        let tries = if self.ability(side, 2) { 2 } else { 1 };
        self.space[me] < LAST_BOX
            && self.spaced[me] < tries
            && self.ops_of(side, card) >= SPACE[self.space[me] as usize + 1].ops
    }

    /// Returns true if cards that `side` draws are open: under Aldrich Ames and, by one ruling, CIA Created and Lone Gunman.
    #[must_use]
    pub fn open_hand(&self, side: Side) -> bool {
        let shown = self.options.shown_hand == ShownHand::Turn;
        match side {
            Us => self.in_force(AldrichAmesRemix) || (shown && self.in_force(LoneGunman)),
            Ussr => shown && self.in_force(CiaCreated),
        }
    }

    /// Returns true if an earlier event forbids this one for good, or its prerequisite has not happened (5.3, 17.8).
    #[must_use]
    pub fn prohibited(&self, card: Card, by: Side) -> bool {
        match card {
            SocialistGovernments => self.in_force(TheIronLady),
            ArabIsraeliWar => self.in_force(CampDavidAccords),
            WillyBrandt => self.in_force(TearDownThisWall),
            FlowerPower => self.in_force(AnEvilEmpire),
            MuslimRevolution => self.in_force(AwacsSaleToSaudis),
            Opec => self.in_force(NorthSeaOil),
            Nato => !self.in_force(WarsawPactFormed) && !self.in_force(MarshallPlan),
            Solidarity => !self.in_force(JohnPaulIiElectedPope),
            RedScarePurge => by == Ussr && self.civil_war(),
            CulturalRevolution | FormosanResolution => self.civil_war(),
            TheChinaCard => true,
            _ => false,
        }
    }

    /// Returns true if the event can happen now if `by` resolves it: no event forbids it and its own condition is met.
    #[must_use]
    pub fn possible(&self, card: Card, by: Side, via: Via) -> bool {
        if self.prohibited(card, by) {
            return false;
        }
        let (me, you) = (by.index(), by.other().index());
        match card {
            UnIntervention => self.may_pair(by),
            ArmsRace => self.milops[me] > self.milops[you],
            KitchenDebates => self.battlegrounds(Us).len() > self.battlegrounds(Ussr).len(),
            MissileEnvy => self.hands[you].any(),
            OneSmallStep => self.space[me] < self.space[you],
            StarWars => self.space[0] > self.space[1],
            Wargames => self.defcon == 2,
            TheCambridgeFive => self.turn <= 7,
            SpecialRelationship => self.controls(Us, Country::UnitedKingdom),
            OurManInTehran => (self.controlled(Us) & MIDDLE_EAST).any(),
            // In an action round only a play for Ops by the USSR counts.
            Defectors => self.phase == Phase::Headline || (self.phasing == Ussr && via == Via::Ops),
            _ => true,
        }
    }

    /// Returns true if `side` has a card to play with UN Intervention, and may; not under the second edition's Aldrich Ames.
    #[must_use]
    pub fn may_pair(&self, side: Side) -> bool {
        self.phase == Phase::Rounds && !self.bound(side) && (self.hand(side) & cards_of(side.other())).any()
    }

    /// Returns the bonus points that count if all points are spent in a country.
    #[inline]
    #[must_use]
    pub fn bonus(country: Country, asia: bool, sea: bool) -> i8 {
        let in_asia = asia && ASIA_POINTS.contains(country);
        let in_sea = sea && SOUTHEAST_ASIA.contains(country);
        i8::from(in_asia) + i8::from(in_sea)
    }

    /// Returns the maximum Ops of a coup of `side` in a country: four, and the bonuses of the China Card and of Vietnam Revolts.
    #[must_use]
    pub fn most_coup_ops(&self, side: Side, country: Country) -> u8 {
        4 + Self::bonus(country, true, side == Ussr && self.in_force(VietnamRevolts)) as u8
    }
}
