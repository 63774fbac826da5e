//! Weights of actions: for playouts, and for the priors of the search.

use super::safety::Hand;
use crate::Weights;
use twilight::{
    Action, Actor, Ask,
    Card::{self, *},
    Choice, Country, Region, Side, State, Us,
    danger::deadly,
    map::{AFRICA, ASIA, BATTLEGROUNDS, CENTRAL_AMERICA, EUROPE, MIDDLE_EAST, SOUTH_AMERICA, SOUTHEAST_ASIA},
    tables::SPACE,
};

/// Approximate value of controlling each country, in VP.
pub(super) const IMPORTANCE: [f32; 85] = {
    let (mut table, mut i) = ([0.0; 85], 0);
    while i < 84 {
        let bit = 1_u128 << i;
        let strategic = BATTLEGROUNDS.bits() & bit != 0;
        table[i] = if EUROPE.bits() & bit != 0 {
            if strategic { 3.5 } else { 0.9 }
        } else if SOUTHEAST_ASIA.bits() & bit != 0 {
            if strategic { 3.2 } else { 1.0 }
        } else if ASIA.bits() & bit != 0 {
            if strategic { 3.2 } else { 0.9 }
        } else if MIDDLE_EAST.bits() & bit != 0 {
            if strategic { 2.6 } else { 0.7 }
        } else if AFRICA.bits() & bit != 0 {
            if strategic { 2.2 } else { 0.5 }
        } else if CENTRAL_AMERICA.bits() & bit != 0 {
            if strategic { 2.2 } else { 0.6 }
        } else if SOUTH_AMERICA.bits() & bit != 0 {
            if strategic { 2.6 } else { 0.7 }
        } else {
            0.5
        };
        i += 1;
    }
    table
};

/// Widest lead that the table below distinguishes.
const WIDEST: usize = 8;

/// A side's share of a country with a lead of -8 to 8, by stability: from -1, where the opponent controls it, to 1.
const SHARE: [[f32; 2 * WIDEST + 1]; 6] = {
    let (mut table, mut stability) = ([[0.0; 2 * WIDEST + 1]; 6], 1);
    while stability <= 5 {
        let mut i = 0;
        while i <= 2 * WIDEST {
            let lead = i as i32 - WIDEST as i32;
            let (size, need) = (if lead < 0 { -lead } else { lead }, stability as i32);
            let share = if size >= need {
                let more = if size - need > 2 { 2 } else { size - need };
                1.0 + 0.1 * more as f32
            } else {
                0.55 * size as f32 / need as f32
            };
            table[stability][i] = if lead < 0 { -share } else { share };
            i += 1;
        }
        stability += 1;
    }
    table
};

/// Returns the share of `side` in a country, with `own` and `other` influence changed by these amounts.
#[inline]
fn share(s: &State, side: Side, country: Country, own: i32, other: i32) -> f32 {
    let [mine, theirs] = [side, side.other()].map(|side| i32::from(s.influence(side, country)));
    let lead = (mine + own).max(0) - (theirs + other).max(0);
    SHARE[usize::from(country.stability())][(lead.clamp(-(WIDEST as i32), WIDEST as i32) + WIDEST as i32) as usize]
}

/// Returns the gain of `side`, in VP, if the influence in a country changes.
#[inline]
fn gain(s: &State, side: Side, country: Country, own: i32, other: i32) -> f32 {
    IMPORTANCE[country as usize] * (share(s, side, country, own, other) - share(s, side, country, 0, 0))
}

/// Returns the mean value of a coup: influence and Military Operations.
fn coup(s: &State, side: Side, country: Country, ops: i8) -> f32 {
    let theirs = i32::from(s.influence(side.other(), country));
    let mean = |result: i8| {
        let result = i32::from(result.max(0));
        let removed = result.min(theirs);
        gain(s, side, country, result - removed, -removed)
    };
    let map: f32 = s.coup_odds(side, country, ops.max(1) as u8).into_iter().map(mean).sum::<f32>() / 6.0;
    let missing = i32::from(s.defcon) - i32::from(s.milops[side.index()]);
    map + 0.7 * missing.clamp(0, i32::from(ops)) as f32
}

/// Returns the mean value of a realignment roll.
fn realign(s: &State, side: Side, country: Country) -> f32 {
    let lead = s.realign_modifier(side, country) - s.realign_modifier(side.other(), country);
    let removed = i32::from(s.influence(side.other(), country)).min(2);
    (0.42 + 0.14 * f32::from(lead)).clamp(0.0, 1.0) * gain(s, side, country, 0, -removed)
}

/// Weights each action, also by the chance to survive the turn.
pub(super) fn move_weights(s: &State, actions: &[Action], weights: &mut Weights) {
    move_weights_classic(s, actions, weights);
    let (Some(ask), Actor::Player(me)) = (s.ask(), s.actor()) else { unreachable!("a player decides") };
    match ask {
        // Offered cards do not lose now: a dangerous card is better played while that is so.
        Ask::Round { .. } | Ask::Headline { .. } => {
            let deadly = deadly(s, me);
            if deadly.any() {
                for (weight, action) in weights.iter_mut().zip(actions) {
                    if matches!(*action, Action::Card(card) if deadly.contains(card)) {
                        *weight = weight.max(1.0) * HASTE;
                    }
                }
            }
        }
        // A coup that lowers DEFCON may leave no safe round for deadly cards.
        Ask::Ops { .. } if s.phasing == me && s.defcon > 2 => {
            if let Some(hand) = Hand::of(s, me) {
                let [now, then] = [s.defcon, s.defcon - 1].map(|defcon| hand.survival(defcon));
                let ratio = then / now.max(0.01);
                for (weight, action) in weights.iter_mut().zip(actions) {
                    if matches!(*action, Action::Coup(country) if s.coup_alarms(me, country)) {
                        *weight *= ratio * ratio * ratio;
                    }
                }
            }
        }
        _ => {}
    }
}

/// Factor for playing a dangerous card while it is harmless.
const HASTE: f32 = 4.0;

/// Weights each action by its own value.
pub(super) fn move_weights_classic(s: &State, actions: &[Action], weights: &mut Weights) {
    let (Some(ask), Actor::Player(me)) = (s.ask(), s.actor()) else { unreachable!("a player decides") };
    let sharpen = |value: f32| {
        let value = value.max(0.05);
        value * value * value
    };
    match ask {
        Ask::Ops { left, asia, sea, .. } => {
            let points = f32::from(left.max(1));
            weights.extend(actions.iter().map(|&action| {
                sharpen(match action {
                    Action::Place(country) => {
                        let cost = if s.controls(me.other(), country) { 2.0 } else { 1.0 };
                        points * gain(s, me, country, 1, 0) / cost
                    }
                    Action::Coup(country) => coup(s, me, country, left + State::bonus(country, asia, sea)),
                    Action::Realign(country) => points * realign(s, me, country),
                    _ => 0.0,
                })
            }));
        }
        _ => weights.extend(actions.iter().map(|&action| sharpen(value(s, ask, me, action)))),
    }
}

/// Returns the value to `me` of an action that is not an operation, in VP above a level of pointless actions.
fn value(s: &State, ask: Ask, me: Side, action: Action) -> f32 {
    match (ask, action) {
        (Ask::Headline { .. }, Action::Card(card)) => headline(s, me, card),
        (Ask::Round { .. }, Action::Card(card)) => play(s, me, card),
        (Ask::Trapped { .. }, Action::Card(card)) => 2.0 - keep(s, me, card),
        (Ask::Use { card, .. }, action) => usage(s, me, card, action),
        (Ask::SetUp { .. } | Ask::Bonus { .. }, Action::Place(country)) => gain(s, me, country, 1, 0),
        (Ask::Place { by, each, .. }, Action::Place(country)) => gain(s, by, country, i32::from(each), 0),
        (Ask::Remove { from, each, .. }, Action::Remove(country)) => {
            let each = i32::from(each);
            if from == me { 1.0 + gain(s, me, country, -each, 0) } else { gain(s, me, country, 0, -each) }
        }
        (Ask::Country { .. }, Action::Country(country)) => {
            IMPORTANCE[country as usize] * (1.1 - share(s, me, country, 0, 0))
        }
        (Ask::Hand { .. }, Action::Card(card)) => 2.0 - keep(s, me, card),
        (Ask::Theirs { .. }, Action::Card(card)) => keep(s, me.other(), card),
        (Ask::Discards { .. }, Action::Card(card)) => 0.5 + keep(s, me, card).max(0.0),
        (Ask::Peeked { .. }, Action::Card(card)) => {
            if card.side() == Some(me.other()) {
                2.0
            } else {
                0.3
            }
        }
        (Ask::Held { .. }, Action::Card(card)) => {
            if card.side() == Some(me.other()) {
                2.0
            } else {
                0.2
            }
        }
        (Ask::Defcon { .. }, Action::Defcon(level)) => {
            if level == 1 {
                if s.phasing == me { 0.0 } else { 20.0 }
            } else {
                f32::from(6 - level)
            }
        }
        (Ask::Choose { .. }, Action::Choice(Choice::Boycott)) if s.defcon == 2 && s.phasing != me => 20.0,
        (Ask::Choose { .. }, Action::Choice(Choice::EndGame)) => 20.0, // kept only if it does not lose
        (Ask::Choose { .. }, Action::Choice(Choice::Participate)) => 1.5,
        (_, Action::Defuse(_)) => 0.3,
        _ => 1.0,
    }
}

/// Returns the value of a card to its holder.
fn keep(s: &State, me: Side, card: Card) -> f32 {
    if card.scoring() {
        return 0.5;
    }
    let ops = f32::from(s.ops_of(me, card));
    match card.side() {
        Some(side) if side != me => 0.6 * ops - 0.5 * EVENT[card as usize],
        _ => (0.6 * ops).max(EVENT[card as usize]),
    }
}

/// Returns the net VP of a scoring card for `me`.
fn scored(s: &State, me: Side, card: Card) -> f32 {
    let region = match card.scored_region() {
        Some(region) if region != Region::SoutheastAsia => region,
        _ => {
            let [us, ussr] = s.score_southeast_asia();
            return if me == Us { f32::from(us - ussr) } else { f32::from(ussr - us) };
        }
    };
    let net = f32::from(s.score(region, None).net());
    if me == Us { net } else { -net }
}

fn headline(s: &State, me: Side, card: Card) -> f32 {
    if card.scoring() {
        return 1.0 + scored(s, me, card);
    }
    match card.side() {
        Some(side) if side != me => 0.3 - 0.2 * EVENT[card as usize],
        side => 0.6 + event(s, side.unwrap_or(me), card),
    }
}

/// Returns the value of a card's event to `by`, who resolves it.
fn event(s: &State, by: Side, card: Card) -> f32 {
    if s.prohibited(card, by) { 0.0 } else { EVENT[card as usize] }
}

fn play(s: &State, me: Side, card: Card) -> f32 {
    if card.scoring() {
        return 1.2 + scored(s, me, card);
    }
    let ops = f32::from(s.ops_of(me, card));
    match card.side() {
        Some(side) if side != me => 1.0 + 0.6 * ops - 0.6 * event(s, side, card),
        side => 1.0 + (0.7 * ops).max(event(s, side.unwrap_or(me), card)),
    }
}

fn usage(s: &State, me: Side, card: Card, action: Action) -> f32 {
    let ops = 0.9 * f32::from(s.ops_of(me, card));
    match action {
        Action::Event if card.scoring() => 1.0,
        Action::Event => event(s, card.side().unwrap_or(me), card),
        Action::Ops => ops,
        Action::EventFirst | Action::OpsFirst => ops + 0.5 - 0.6 * event(s, me.other(), card),
        Action::Intervene => ops + 0.3,
        Action::Space => {
            let next = SPACE[usize::from(s.space[me.index()]) + 1];
            let vp = if s.space[me.other().index()] > s.space[me.index()] { next.vp[1] } else { next.vp[0] };
            let chance = f32::from(next.roll) / 6.0;
            let theirs = card.side() == Some(me.other());
            chance * (f32::from(vp) + 0.6) + if theirs { 0.9 } else { 0.0 }
        }
        _ => 0.1,
    }
}

/// Approximate value of each event to the side that it serves, in VP.
const EVENT: [f32; 111] = {
    const OF: [(Card, f32); 102] = [
        (DuckAndCover, 2.0),
        (FiveYearPlan, 1.5),
        (SocialistGovernments, 2.5),
        (Fidel, 2.5),
        (VietnamRevolts, 1.5),
        (Blockade, 2.0),
        (KoreanWar, 1.5),
        (RomanianAbdication, 1.0),
        (ArabIsraeliWar, 1.0),
        (Comecon, 2.0),
        (Nasser, 1.2),
        (WarsawPactFormed, 2.5),
        (DeGaulleLeadsFrance, 2.0),
        (CapturedNaziScientist, 1.2),
        (TrumanDoctrine, 1.2),
        (OlympicGames, 1.0),
        (Nato, 1.0),
        (IndependentReds, 1.2),
        (MarshallPlan, 3.0),
        (IndoPakistaniWar, 1.3),
        (Containment, 2.0),
        (CiaCreated, 1.2),
        (UsJapanMutualDefensePact, 2.0),
        (SuezCrisis, 2.2),
        (EastEuropeanUnrest, 2.0),
        (Decolonization, 3.5),
        (RedScarePurge, 3.5),
        (UnIntervention, 1.0),
        (DeStalinization, 3.5),
        (NuclearTestBan, 1.5),
        (FormosanResolution, 0.7),
        (BrushWar, 2.0),
        (ArmsRace, 1.2),
        (CubanMissileCrisis, 1.0),
        (NuclearSubs, 0.8),
        (Quagmire, 3.0),
        (SaltNegotiations, 1.5),
        (BearTrap, 3.0),
        (Summit, 0.8),
        (HowILearnedToStopWorrying, 0.8),
        (Junta, 2.2),
        (KitchenDebates, 1.0),
        (MissileEnvy, 1.2),
        (WeWillBuryYou, 2.5),
        (BrezhnevDoctrine, 2.0),
        (PortugueseEmpireCrumbles, 2.2),
        (SouthAfricanUnrest, 1.4),
        (Allende, 1.3),
        (WillyBrandt, 1.5),
        (MuslimRevolution, 3.0),
        (AbmTreaty, 2.5),
        (CulturalRevolution, 2.0),
        (FlowerPower, 1.5),
        (U2Incident, 1.0),
        (Opec, 2.5),
        (LoneGunman, 1.2),
        (ColonialRearGuards, 2.8),
        (PanamaCanalReturned, 1.4),
        (CampDavidAccords, 1.8),
        (PuppetGovernments, 2.0),
        (GrainSalesToSoviets, 2.0),
        (JohnPaulIiElectedPope, 2.0),
        (LatinAmericanDeathSquads, 0.7),
        (OasFounded, 1.6),
        (NixonPlaysTheChinaCard, 2.0),
        (SadatExpelsSoviets, 2.0),
        (ShuttleDiplomacy, 1.2),
        (TheVoiceOfAmerica, 3.0),
        (LiberationTheology, 2.5),
        (UssuriRiverSkirmish, 2.5),
        (AskNotWhatYourCountryCanDoForYou, 2.0),
        (AllianceForProgress, 2.0),
        (OneSmallStep, 1.5),
        (IranianHostageCrisis, 2.5),
        (TheIronLady, 1.2),
        (ReaganBombsLibya, 1.0),
        (StarWars, 2.0),
        (NorthSeaOil, 1.5),
        (TheReformer, 3.0),
        (MarineBarracksBombing, 1.8),
        (SovietsShootDownKal007, 3.0),
        (Glasnost, 2.5),
        (OrtegaElectedInNicaragua, 1.2),
        (Terrorism, 1.3),
        (IranContraScandal, 0.4),
        (Chernobyl, 1.3),
        (LatinAmericanDebtCrisis, 1.8),
        (TearDownThisWall, 2.5),
        (AnEvilEmpire, 1.0),
        (AldrichAmesRemix, 3.0),
        (PershingIiDeployed, 2.0),
        (Wargames, 0.3),
        (Solidarity, 2.0),
        (IranIraqWar, 1.3),
        (Defectors, 1.0),
        (TheCambridgeFive, 0.8),
        (SpecialRelationship, 1.3),
        (Norad, 0.8),
        (Che, 1.8),
        (OurManInTehran, 1.0),
        (YuriAndSamantha, 1.0),
        (AwacsSaleToSaudis, 1.0),
    ];
    let (mut table, mut i) = ([0.0; 111], 0);
    while i < OF.len() {
        table[OF[i].0 as usize] = OF[i].1;
        i += 1;
    }
    table
};
