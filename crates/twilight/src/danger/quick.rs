//! Finds actions that lose the game at once: by DEFCON, by the Cuban Missile Crisis, by a scoring card held too long.
//!
//! Uses only what the actor may know: its own hand, the table, and which cards it has not seen.

use super::RISKY;
use crate::{
    Action, Ask,
    Card::{self, *},
    Cards, Choice, Country, Frame, OpsKinds, Proc, Region, Side, State, Us, Ussr,
    deck::{SCORING, cards, cards_of},
    map::{BATTLEGROUNDS, EUROPE},
    state::Phase,
    tables::{VP_MAX, action_rounds, banned},
};
use rules::{Actions, Actor, Game, Log};

/// Cards with which the US can start a nuclear war in a round of the USSR, if it gets hold of them.
const LETHAL: Cards = cards(&[
    DuckAndCover,
    SovietsShootDownKal007,
    WeWillBuryYou,
    Summit,
    HowILearnedToStopWorrying,
    CiaCreated,
    TearDownThisWall,
    Junta,
    UnIntervention,
    StarWars,
    FiveYearPlan,
    MissileEnvy,
    GrainSalesToSoviets,
]);

/// Headlines that may bring DEFCON to 2 from higher up: they set it, or lower it more than once.
const SETTING: Cards = cards(&[HowILearnedToStopWorrying, CubanMissileCrisis, OlympicGames, GrainSalesToSoviets]);

/// Removes the actions by which the actor may lose at once; if all may, all of them stay. Reads only what the actor may know, so the
/// state of a view is enough.
pub fn remove_losing_moves(s: &State, actions: &mut Actions<Action>) {
    let (Some(ask), Actor::Player(me)) = (s.ask(), s.actor()) else { return };
    if calm(s, ask, me) {
        return;
    }
    let safe = |action: &Action| !loses(s, ask, me, *action);
    if actions.iter().any(safe) {
        actions.retain(|action| safe(action));
    }
}

/// Returns true if a cheap check rules out any danger.
fn calm(s: &State, ask: Ask, me: Side) -> bool {
    match ask {
        Ask::Ops { kinds, .. } => {
            let coup = kinds.contains(OpsKinds::COUP);
            if s.defcon > 3 { !coup || s.crisis != Some(me) } else { !coup && pending(s).next().is_none() }
        }
        Ask::Headline { .. }
        | Ask::Round { .. }
        | Ask::Trapped { .. }
        | Ask::Use { .. }
        | Ask::Defcon { .. }
        | Ask::Choose { .. }
        | Ask::Discards { .. }
        | Ask::Hand { card: AskNotWhatYourCountryCanDoForYou, .. } => false,
        _ => true,
    }
}

/// Returns true if `me` may lose the game by this action, whatever else it does in this round.
fn loses(s: &State, ask: Ask, me: Side, action: Action) -> bool {
    let mine = s.phasing == me;
    match (ask, action) {
        (Ask::Headline { .. }, Action::Card(card)) => {
            if card.scoring() {
                scoring_loses(s, me, card)
            } else {
                headline_loses(s, me, card)
            }
        }
        (Ask::Round { .. }, Action::Card(card)) => {
            let due = scoring_due(s, me);
            if card.scoring() { !due && scoring_loses(s, me, card) } else { due || play_loses(s, me, card) }
        }
        (Ask::Round { .. } | Ask::Trapped { .. }, Action::Pass) => scoring_due(s, me),
        (Ask::Use { card, .. }, Action::Event | Action::EventFirst | Action::OpsFirst) => {
            mine && kills(s, me, card, s.defcon)
        }
        (Ask::Ops { .. }, Action::Coup(country)) => {
            s.crisis == Some(me) || (mine && ops_kill(s, me, country, s.coup_alarms(me, country)))
        }
        (Ask::Ops { .. }, Action::Place(country)) => mine && ops_kill(s, me, country, false),
        (Ask::Defcon { .. }, Action::Defcon(level)) => mine && level == 1,
        // At DEFCON 3 a coup with the sponsor's Operations may lower it further.
        (Ask::Choose { .. }, Action::Choice(Choice::Boycott)) => {
            mine && (s.defcon == 2 || s.defcon == 3 && can_alarm(s, me.other()))
        }
        (Ask::Choose { .. }, Action::Choice(Choice::EndGame)) => ends_badly(s, me, action),
        (Ask::Discards { card: StarWars, .. }, Action::Card(card)) => mine && kills(s, me, card, s.defcon),
        (Ask::Hand { card: AskNotWhatYourCountryCanDoForYou, .. }, Action::Card(_)) => draws_too_late(s, me),
        _ => false,
    }
}

/// Returns true if `me` holds as many scoring cards as it has certain rounds left; an eighth round is never certain.
fn scoring_due(s: &State, me: Side) -> bool {
    let held = (s.hand(me) & SCORING).len();
    held > 0 && sure_rounds(s) <= held
}

/// Returns the certain rounds left in the turn, the current one included.
fn sure_rounds(s: &State) -> usize {
    usize::from(action_rounds(s.turn).saturating_sub(s.round.saturating_sub(1)))
}

/// Returns true if Ask Not may draw a scoring card for which no round is left.
fn draws_too_late(s: &State, me: Side) -> bool {
    let drawn = s.stack.as_slice().iter().find_map(|frame| match frame {
        Frame::Run(call) if call.card == Some(AskNotWhatYourCountryCanDoForYou) => Some(usize::from(call.note)),
        _ => None,
    });
    let now = usize::from(s.phasing == me && s.phase == Phase::Rounds);
    let held = (s.hand(me) & SCORING).len();
    held + drawn.unwrap_or(0) + 1 > sure_rounds(s).saturating_sub(now)
}

/// Returns true if scoring a region now wins the game for the opponent.
fn scoring_loses(s: &State, me: Side, card: Card) -> bool {
    let region = match card.scored_region() {
        Some(Region::Europe) if s.europe().is_some() => return s.europe() == Some(me.other()),
        Some(Region::SoutheastAsia) | None => return false,
        Some(region) => region,
    };
    let vp = s.vp + s.score(region, None).net();
    if me == Us { vp <= -VP_MAX } else { vp >= VP_MAX }
}

/// Returns true if the answer ends the game in a defeat.
fn ends_badly(s: &State, me: Side, action: Action) -> bool {
    let mut after = *s;
    after.play(action, &mut Log::silent());
    after.over.is_some_and(|end| end.winner == Some(me.other()))
}

/// Returns the number of cards beyond those that `side` can keep or send to space that start a nuclear war if played at DEFCON 2.
#[must_use]
pub fn deadly_cards(s: &State, side: Side) -> usize {
    if s.defcon > 3 || s.phase != Phase::Rounds {
        return 0;
    }
    let hand = s.hand(side);
    let dangerous = hand & cards_of(side.other()) & RISKY;
    if dangerous.is_empty() {
        return 0;
    }
    let deadly = dangerous.iter().filter(|&card| kills(s, side, card, 2)).count();
    let spaceable = dangerous.iter().any(|card| s.may_space(side, card));
    let china = s.china_playable(side);
    let kept = (hand.len() + usize::from(china)).saturating_sub(usize::from(s.rounds_left(side)));
    deadly.saturating_sub(kept + usize::from(spaceable))
}

/// Returns the cards in the hand of `side` that start, or may start, a nuclear war if played at DEFCON 2.
#[must_use]
pub fn deadly(s: &State, side: Side) -> Cards {
    let dangerous = s.hand(side) & cards_of(side.other()) & RISKY;
    dangerous.iter().filter(|&card| kills(s, side, card, 2)).collect()
}

/// Returns the cards that `me` has not seen; they may be in the opponent's hand.
fn unseen(s: &State, me: Side) -> Cards {
    s.deck() - s.discard - s.removed - s.table - s.hand(me)
}

/// Returns true if a card of the player's hand cannot be played in this round without the risk of nuclear war.
fn play_loses(s: &State, me: Side, card: Card) -> bool {
    card.side() == Some(me.other()) && kills(s, me, card, s.defcon) && !s.may_space(me, card)
}

/// Returns true if a headline may end in nuclear war, assuming that the opponent's comes first if it can.
fn headline_loses(s: &State, me: Side, card: Card) -> bool {
    if kills(s, me, card, s.defcon) {
        return true;
    }
    let you = me.other();
    let theirs = match s.headline[you.index()] {
        Some(shown) if s.face_down != Some(you) => Cards::of(shown),
        _ => unseen(s, me),
    };
    // The US headline is discarded before Star Wars looks for a card. It may have discarded others, and may have advanced the US
    // two boxes in the Space Race.
    if card == StarWars && me == Ussr && s.space[0] + 2 > s.space[1] {
        let discarding = theirs & cards(&[AskNotWhatYourCountryCanDoForYou, GrainSalesToSoviets]);
        let found = if discarding.any() { theirs | unseen(s, me) | s.hand(me) } else { theirs };
        return found.contains(HowILearnedToStopWorrying) || s.defcon <= 3 && (found & LETHAL).any();
    }
    if !kills(s, me, card, 2) {
        return false;
    }
    let first = |other: Card| other.ops() > card.ops() || (other.ops() == card.ops() && me == Ussr);
    let lowering = match s.defcon {
        ..=3 => RISKY - Cards::of(UnIntervention), // not playable as a headline
        _ => SETTING,
    };
    (theirs & lowering).iter().any(first)
}

/// Returns the cards whose events are still to come.
fn pending(s: &State) -> impl Iterator<Item = Card> {
    s.stack.as_slice().iter().filter_map(|frame| match frame {
        Frame::Run(call) if call.proc == Proc::Trigger => call.card,
        _ => None,
    })
}

/// Returns true if Operations of `me` in a country, in its own round, start a nuclear war: by a coup that lowers DEFCON, or by the
/// event still to come that finds influence of `me` there.
fn ops_kill(s: &State, me: Side, country: Country, alarms: bool) -> bool {
    let defcon = s.defcon - u8::from(alarms);
    if defcon < 2 {
        return true;
    }
    if defcon > 3 || pending(s).next().is_none() {
        return false;
    }
    let mut after = *s;
    after.set_influence(me, country, s.influence(me, country).max(1));
    pending(s).any(|card| kills(&after, me, card, defcon))
}

/// Returns true if `side` can coup in a battleground at DEFCON 2; it may end a Cuban Missile Crisis that prevents this.
fn can_alarm(s: &State, side: Side) -> bool {
    let targets = (s.coup_targets(side, true) - banned(2)) & BATTLEGROUNDS;
    let free = s.crisis != Some(side) || s.defusable(side).any();
    free && targets.iter().any(|country| s.coup_alarms(side, country))
}

/// Returns true if the event of a card in a round of `me`, at this DEFCON, may end in nuclear war even with the best play of `me`.
fn kills(s: &State, me: Side, card: Card, defcon: u8) -> bool {
    if s.prohibited(card, card.side().unwrap_or(me)) {
        return false;
    }
    let brink = defcon == 2;
    match card {
        DuckAndCover | SovietsShootDownKal007 | WeWillBuryYou | OlympicGames | Summit => brink,
        CiaCreated => brink && me == Ussr && can_alarm(s, Us),
        LoneGunman => brink && me == Us && can_alarm(s, Ussr),
        TearDownThisWall => {
            brink && me == Ussr && s.coup_alarms(Us, Country::Poland) && (s.held(Ussr) & EUROPE & BATTLEGROUNDS).any()
        }
        OrtegaElectedInNicaragua => brink && me == Us && s.held(Us).contains(Country::Cuba),
        GrainSalesToSoviets if me == Ussr => {
            let hand = s.hand(Ussr);
            hand.contains(HowILearnedToStopWorrying)
                || hand.contains(StarWars) && s.discard.contains(HowILearnedToStopWorrying)
                || brink && (can_alarm(s, Us) || (hand & LETHAL).any())
                || defcon == 3 && hand.contains(WeWillBuryYou) && can_alarm(s, Us)
        }
        FiveYearPlan if me == Ussr => {
            let mut hand = s.hand(Ussr) & cards_of(Us);
            hand.remove(FiveYearPlan);
            hand.iter().any(|card| kills(s, me, card, defcon))
        }
        FiveYearPlan => brink && (unseen(s, me) & cards(&[DuckAndCover, SovietsShootDownKal007])).any(),
        StarWars if me == Ussr && s.space[0] > s.space[1] => {
            s.discard.contains(HowILearnedToStopWorrying)
                || brink && ((s.discard & LETHAL).any())
                || s.discard.contains(GrainSalesToSoviets) && kills(s, me, GrainSalesToSoviets, defcon)
        }
        MissileEnvy => {
            let own = match me {
                Us => cards(&[OlympicGames, Summit, DuckAndCover, SovietsShootDownKal007, FiveYearPlan]),
                Ussr => cards(&[OlympicGames, Summit, WeWillBuryYou]),
            };
            brink && (unseen(s, me) & own).any()
        }
        _ => false,
    }
}
