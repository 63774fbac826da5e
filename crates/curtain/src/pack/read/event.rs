//! Reads the steps of an event.

use super::fields::{Fields, Node, Reader};
use crate::{
    Card, Cards, Regions,
    pack::write,
    steps::{Act, Cond, MOST_CUBES, MOST_STEPS, Place, Step, When, Zone},
};
use rules::Side;

/// Maximum points of one step: the length of the track.
const MOST_POINTS: u8 = 8;

/// Reads the steps of the event of a card that belongs to `faction`.
pub(super) fn steps(r: &mut Reader, node: Node, path: &str, faction: Option<Side>) -> Option<Vec<Step>> {
    let at = node.span().start;
    let Some(items) = node.get_ref().as_array() else {
        r.mistake(at, path, "a list of steps is expected".to_owned());
        return None;
    };
    if items.len() > MOST_STEPS {
        r.mistake(at, path, format!("{} steps are given; at most {MOST_STEPS} are expected", items.len()));
    }
    let read: Vec<Option<Step>> = items
        .iter()
        .enumerate()
        .map(|(index, item)| {
            let fields = r.fields(item, format!("{path}[{}]", index + 1))?;
            step(r, fields, faction)
        })
        .collect();
    read.into_iter().collect()
}

fn step(r: &mut Reader, mut fields: Fields, faction: Option<Side>) -> Option<Step> {
    const OPS: [&str; 5] = ["score", "infiltrate", "remove", "move_card", "place"];
    let known = |word: &str| OPS.into_iter().find(|&op| op == word);
    let op = fields.word(r, "op", known, || "one of ".to_owned() + &OPS.join(", "));
    let side = fields.side(r, "side");
    if let (Some(side), Some(faction)) = (side, faction)
        && side != faction
    {
        let what = format!("\"{}\" is expected: the owner of the card makes every choice (7.3)", write::side(faction));
        fields.error(r, "side", &what);
    }
    let when = match fields.get("if") {
        None => Some(None),
        Some(_) => fields.table(r, "if").and_then(|fields| condition(r, fields)).map(Some),
    };
    // Without an operation the other fields have no meaning.
    let op = op?;
    // 7.15: points cannot be refused.
    let optional = op != "score" && fields.flag(r, "optional", false);
    let act = act(r, &mut fields, op);
    fields.done(r);
    Some(Step { act: act?, optional, when: when? })
}

fn act(r: &mut Reader, fields: &mut Fields, op: &str) -> Option<Act> {
    if op == "score" {
        return Some(Act::Score { points: fields.number(r, "points", 1, MOST_POINTS)? });
    }
    if op == "move_card" {
        let wanted = || "the slug of a card".to_owned();
        return Some(Act::MoveCard { card: fields.word(r, "card", Card::named, wanted)? });
    }
    let cubes = fields.number(r, "cubes", 1, MOST_CUBES);
    if op == "place" {
        let zone = zone(r, fields, false);
        return Some(Act::Place { cubes: cubes?, zone: zone? });
    }
    let max = fields.number(r, "max_per_card", 1, cubes.unwrap_or(MOST_CUBES));
    let zone = zone(r, fields, true);
    let (cubes, max_per_card, zone) = (cubes?, max?, zone?);
    Some(match op {
        "infiltrate" => Act::Infiltrate { cubes, max_per_card, zone },
        _ => Act::Remove { cubes, max_per_card, zone },
    })
}

fn zone(r: &mut Reader, fields: &mut Fields, required: bool) -> Option<Zone> {
    const PLACES: [&str; 5] = ["any", "this", "adjacent", "this_or_adjacent", "region"];
    let exclude_this = fields.flag(r, "exclude_this", false);
    let needs_enemy_cube = fields.flag(r, "needs_enemy_cube", false);
    let word = if required || fields.get("zone").is_some() {
        let known = |word: &str| PLACES.into_iter().find(|&place| place == word);
        fields.word(r, "zone", known, || "one of ".to_owned() + &PLACES.join(", "))?
    } else {
        "any"
    };
    let place = match word {
        "this" => Place::This,
        "adjacent" => Place::Adjacent,
        "this_or_adjacent" => Place::ThisOrAdjacent,
        "region" => Place::Region(regions(r, fields)?),
        _ => Place::Any,
    };
    if exclude_this && matches!(place, Place::This) {
        fields.error(r, "exclude_this", "false is expected: nothing would be left of the zone \"this\"");
    }
    Some(Zone { place, exclude_this, needs_enemy_cube, ..Zone::ANY })
}

fn regions(r: &mut Reader, fields: &mut Fields) -> Option<Regions> {
    let list = fields.list(r, "regions", true, Reader::region)?;
    let set: Regions = list.iter().copied().collect();
    if list.is_empty() || set.len() < list.len() {
        fields.error(r, "regions", "at least one region is expected, and each once");
    }
    Some(set)
}

fn condition(r: &mut Reader, mut fields: Fields) -> Option<When> {
    const CONDS: [&str; 4] = ["dominates_at_least", "controls_at_least", "dominates_more", "dominates_none"];
    let known = |word: &str| CONDS.into_iter().find(|&cond| cond == word);
    let word = fields.word(r, "cond", known, || "one of ".to_owned() + &CONDS.join(", "));
    let side = fields.side(r, "side");
    let regions = regions(r, &mut fields);
    let exclude_this = fields.flag(r, "exclude_this", false);
    let word = word?;
    let cond = match word {
        "dominates_at_least" => fields.number(r, "n", 1, 19).map(Cond::DominatesAtLeast),
        "controls_at_least" => fields.number(r, "n", 1, 19).map(Cond::ControlsAtLeast),
        "dominates_more" => Some(Cond::DominatesMore),
        _ => Some(Cond::DominatesNone),
    };
    fields.done(r);
    Some(When { cond: cond?, side: side?, regions: regions?, exclude_this, cards: Cards::EMPTY })
}
