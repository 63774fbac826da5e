//! Evaluation of a position: a weighted sum of figures that players consider, from the view of the US.

use super::safety;
use twilight::danger::deadly_cards;
use twilight::{
    Card::{self, *},
    Countries, Region, Side, State, Us, Ussr,
    deck::SCORING,
    map::{BATTLEGROUNDS, WORLD, home},
    scoring::Standing,
    tables::action_rounds,
};

/// Number of figures in the sum.
pub const FIGURES: usize = 42;

/// Name of each figure, which is the US value minus the USSR value, with its weights in the first and last turn; between them the weight is
/// interpolated.
pub const WEIGHTS: [(&str, f32, f32); FIGURES] = [
    ("victory points", 1.0, 1.0),
    ("regions whose scoring card is in a hand", 0.7, 0.7),
    ("regions whose scoring card is to come", 0.4, 0.2),
    ("final scoring, from turn 7 on", 0.0, 0.8),
    ("control of Europe", 5.0, 5.0),
    ("battlegrounds in Europe", 1.5, 0.6),
    ("battlegrounds in Asia", 1.4, 0.6),
    ("battlegrounds in the Middle East", 1.2, 0.5),
    ("battlegrounds in Africa", 1.0, 0.5),
    ("battlegrounds in Central America", 1.0, 0.5),
    ("battlegrounds in South America", 1.1, 0.5),
    ("other countries in Europe", 0.4, 0.2),
    ("other countries in Asia", 0.5, 0.2),
    ("other countries in the Middle East", 0.3, 0.2),
    ("other countries in Africa", 0.25, 0.15),
    ("other countries in Central America", 0.3, 0.2),
    ("other countries in South America", 0.3, 0.2),
    ("lead in uncontrolled battlegrounds", 0.7, 0.4),
    ("lead in other uncontrolled countries", 0.25, 0.1),
    ("influence to spare in battlegrounds", 0.2, 0.12),
    ("influence to spare in other countries", 0.06, 0.04),
    ("battlegrounds within reach", 0.2, 0.1),
    ("countries beside the other superpower", 0.3, 0.3),
    ("military operations that are missing", -0.6, -0.6),
    ("the same, by the part of the turn that is over", -0.4, -0.4),
    ("boxes of the space race", 0.6, 0.4),
    ("abilities of the space race", 0.5, 0.3),
    ("the China Card, face up", 1.5, 1.0),
    ("the China Card, face down", 1.2, 1.0),
    ("operations in hand", 0.3, 0.2),
    ("operations in hand with an own event", 0.15, 0.1),
    ("operations in hand with the other's event", -0.2, -0.15),
    ("scoring cards in hand", 0.2, 0.2),
    ("deadly cards that must be played", -3.0, -3.0),
    ("trapped", -3.0, -3.0),
    ("cards worth less or more in this turn", 1.5, 1.5),
    ("NATO", 0.8, 0.4),
    ("wars cost the US points", -0.8, -0.8),
    ("US/Japan Mutual Defense Pact", 0.5, 0.4),
    ("DEFCON", 0.1, 0.1),
    ("who plays next", 0.3, 0.3),
    ("the US itself", 0.0, 0.0),
];

/// Index of the figure for deadly cards that must be played.
const DEADLY: usize = 33;

/// Scale of the sum, in VP, before `tanh` bounds it.
const SCALE: f32 = 0.07;

/// Evaluates the position for the US, from -1 to 1: the sum, weighted by the chances that neither side causes a nuclear war in this turn.
pub(super) fn evaluate(s: &State) -> f32 {
    let mut figures = figures(s);
    figures[DEADLY] = 0.0; // the survival chances replace it
    let value = weighed(s, &figures, southeast_asia(s));
    let [us, ussr] = Side::BOTH.map(|side| safety::survival(s, side));
    value * us * ussr + us * (1.0 - ussr) - ussr * (1.0 - us)
}

/// Returns the expected value of scoring Southeast Asia for the US, which happens only once.
fn southeast_asia(s: &State) -> f32 {
    let card = SoutheastAsiaScoring;
    let due = (s.hands[0] | s.hands[1]).contains(card) || s.headline.contains(&Some(card));
    let to_come = (s.turn < 4 || s.deck().contains(card) && s.turn < 10) && !(s.discard | s.removed).contains(card);
    let weight = match (due, to_come) {
        (true, _) => 0.7,
        (_, true) => 0.4,
        _ => return 0.0,
    };
    let [us, ussr] = s.score_southeast_asia();
    weight * f32::from(us - ussr)
}

/// Evaluates the sum alone, as in the pool `classic`.
pub(super) fn evaluate_classic(s: &State) -> f32 {
    weighed(s, &figures(s), 0.0)
}

fn weighed(s: &State, figures: &[f32; FIGURES], more: f32) -> f32 {
    let late = lateness(s);
    let sum: f32 =
        figures.iter().zip(&WEIGHTS).map(|(figure, &(_, first, last))| figure * (first + (last - first) * late)).sum();
    ((sum + more) * SCALE).tanh()
}

/// Returns the progress of the game, from 0 in turn 1 to 1 in turn 10.
#[must_use]
pub fn lateness(s: &State) -> f32 {
    f32::from(s.turn - 1) / 9.0
}

/// Returns the figures of the sum.
#[must_use]
pub fn figures(s: &State) -> [f32; FIGURES] {
    let mut figures = [0.0; FIGURES];
    figures[0] = f32::from(s.vp) - if s.in_force(WeWillBuryYou) || s.bury_due { 2.5 } else { 0.0 };
    regions(s, &mut figures);
    influence(s, &mut figures);
    tracks(s, &mut figures);
    hands(s, &mut figures);
    effects(s, &mut figures);
    figures
}

/// The scoring card of each of [`Region::SIX`].
const SCORED_BY: [Card; 6] =
    [EuropeScoring, AsiaScoring, MiddleEastScoring, AfricaScoring, CentralAmericaScoring, SouthAmericaScoring];

fn regions(s: &State, figures: &mut [f32; FIGURES]) {
    let hands = s.hands[0] | s.hands[1];
    let deck = s.deck();
    let ending = (f32::from(s.turn) - 6.0).max(0.0) / 4.0;
    for (i, region) in Region::SIX.into_iter().enumerate() {
        let score = s.score(region, None);
        let net = f32::from(score.net());
        let card = SCORED_BY[i];
        if hands.contains(card) || s.headline.contains(&Some(card)) {
            figures[1] += net;
        } else if deck.contains(card) && s.turn < 10 || s.turn < 4 {
            figures[2] += net;
        }
        figures[3] += ending * net;
        if region == Region::Europe {
            figures[4] =
                f32::from(score.standing[0] == Standing::Control) - f32::from(score.standing[1] == Standing::Control);
        }
        let all = region.countries();
        let [us, ussr] = s.control.map(|own| own & all);
        let strategic = |own: Countries| (own & BATTLEGROUNDS).len() as f32;
        figures[5 + i] = strategic(us) - strategic(ussr);
        figures[11 + i] = us.len() as f32 - ussr.len() as f32 - figures[5 + i];
    }
}

fn influence(s: &State, figures: &mut [f32; FIGURES]) {
    let [us, ussr] = s.control;
    for country in (s.holds[0] | s.holds[1]) & WORLD {
        let lead = f32::from(s.influence(Us, country)) - f32::from(s.influence(Ussr, country));
        let stability = f32::from(country.stability());
        let plain = usize::from(!BATTLEGROUNDS.contains(country));
        if us.contains(country) {
            figures[19 + plain] += (lead - stability).min(2.0);
        } else if ussr.contains(country) {
            figures[19 + plain] -= (-lead - stability).min(2.0);
        } else {
            figures[17 + plain] += lead / stability;
        }
    }
    let [us_reach, ussr_reach] = Side::BOTH.map(|side| {
        let mut reach = s.held(side) | home(side);
        for country in s.held(side) {
            reach |= country.adjacent();
        }
        (reach & BATTLEGROUNDS).len() as f32
    });
    figures[21] = us_reach - ussr_reach;
    figures[22] = (us & home(Ussr)).len() as f32 - (ussr & home(Us)).len() as f32;
}

fn tracks(s: &State, figures: &mut [f32; FIGURES]) {
    let [us, ussr] = s.milops.map(|level| f32::from(s.defcon.saturating_sub(level)));
    let over = f32::from(s.round) / f32::from(action_rounds(s.turn));
    figures[23] = us - ussr;
    figures[24] = (us - ussr) * over;
    figures[25] = f32::from(s.space[0]) - f32::from(s.space[1]);
    let abilities = |side| [2, 4, 6, 8].into_iter().filter(|&space_box| s.ability(side, space_box)).count() as f32;
    figures[26] = abilities(Us) - abilities(Ussr);
    if let Some(holder) = s.china {
        figures[if s.china_up { 27 } else { 28 }] = sign(holder);
    }
}

fn sign(side: Side) -> f32 {
    if side == Us { 1.0 } else { -1.0 }
}

fn hands(s: &State, figures: &mut [f32; FIGURES]) {
    for side in Side::BOTH {
        let (mut all, mut own, mut theirs) = (0.0, 0.0, 0.0);
        let hand = s.hand(side);
        for card in hand - SCORING {
            let ops = f32::from(s.ops_of(side, card));
            all += ops;
            match card.side() {
                Some(owner) if owner == side => own += ops,
                Some(_) => theirs += ops,
                None => {}
            }
        }
        let sign = sign(side);
        figures[29] += sign * all;
        figures[30] += sign * own;
        figures[31] += sign * theirs;
        figures[32] += sign * (hand & SCORING).len() as f32;
        figures[33] += sign * deadly_cards(s, side) as f32;
    }
}

fn effects(s: &State, figures: &mut [f32; FIGURES]) {
    let has = |card| f32::from(s.in_force(card));
    let left = 1.0 - f32::from(s.round.saturating_sub(1)) / 8.0;
    figures[34] = f32::from(s.trapped(Us)) - f32::from(s.trapped(Ussr));
    let lower = f32::from(s.scare[1]) - f32::from(s.scare[0]);
    figures[35] = left * (lower + has(Containment) - has(BrezhnevDoctrine));
    figures[36] = has(Nato);
    figures[37] = has(FlowerPower);
    figures[38] = has(UsJapanMutualDefensePact);
    figures[39] = f32::from(s.defcon) - 2.0;
    figures[40] = match s.actor() {
        twilight::Actor::Player(side) => sign(side),
        _ => 0.0,
    };
    figures[41] = 1.0;
}
