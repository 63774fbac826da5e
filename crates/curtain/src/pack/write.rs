//! Writes the canonical form of a pack.

use super::{CardData, Field, Names, Pack, RegionData};
use crate::{
    Card,
    steps::{Act, Cond, Place, Step, When, Zone},
};
use rules::Side;
use std::fmt::Write;

/// Returns the name of a side in a pack.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::West => "us",
        Side::East => "ussr",
    }
}

/// Quotes a TOML string. The reader admits no control characters, so only two characters need escaping.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns the pack as TOML, in fixed order and without remarks.
pub(super) fn write(pack: &Pack) -> String {
    let mut out = String::from("schema_version = 1\ngame = \"iron_curtain\"\n\n[meta]\n");
    for (language, title) in &pack.titles {
        line(&mut out, &format!("title_{language}"), quoted(title));
    }
    out.push_str("\n[rulings]\n");
    for (name, on) in pack.rulings.named() {
        line(&mut out, name, on.to_string());
    }
    for data in &pack.regions {
        region(&mut out, data);
    }
    for data in &pack.cards {
        card(&mut out, pack, data);
    }
    out
}

fn line(out: &mut String, key: &str, value: impl AsRef<str>) {
    let _ = writeln!(out, "{key} = {}", value.as_ref());
}

fn names(out: &mut String, names: &Names) {
    for (key, name) in [("name_en", &names.en), ("name_pl", &names.pl), ("name_fr", &names.fr)] {
        line(out, key, quoted(name));
    }
}

fn region(out: &mut String, data: &RegionData) {
    let start = data.cards.contains(Card::StartEurope);
    let _ = writeln!(out, "\n[regions.{}]", data.region.slug());
    names(out, &data.names);
    line(out, "strategy_cards", (data.cards.len() - usize::from(start)).to_string());
    line(out, "includes_start_card", start.to_string());
    line(out, "size", data.cards.len().to_string());
    line(out, "bonus", data.bonus.to_string());
    let (size, bonus) = (data.size_conf.slug(), data.bonus_conf.slug());
    line(out, "conf", format!("{{ size = \"{size}\", bonus = \"{bonus}\" }}"));
}

fn card(out: &mut String, pack: &Pack, data: &CardData) {
    let start = data.card == Card::StartEurope;
    out.push_str(if start { "\n[start_card]\n" } else { "\n[[cards]]\n" });
    line(out, "id", data.card.index().to_string());
    line(out, "slug", quoted(data.card.slug()));
    names(out, &data.names);
    line(out, "faction", quoted(data.faction.map_or("none", side)));
    line(out, "region", quoted(data.region.slug()));
    line(out, "cubes", data.cubes.to_string());
    line(out, "region_size", pack.region(data.region).cards.len().to_string());
    line(out, "region_bonus", pack.region(data.region).bonus.to_string());
    line(out, "event_title", quoted(&data.title));
    line(out, "effect", quoted(&data.effect));
    let steps: String = data.steps.iter().map(|step| format!("\n  {},", self::step(data, step))).collect();
    line(out, "steps", if steps.is_empty() { "[]".to_owned() } else { format!("[{steps}\n]") });
    if start {
        line(out, "starting_cubes", "{ us = 1, ussr = 1 }");
    }
    line(out, "confidence", quoted(data.confidence().slug()));
    let conf = Field::ALL.map(|field| format!("{} = \"{}\"", field.slug(), data.provenance(field).slug()));
    line(out, "conf", format!("{{ {} }}", conf.join(", ")));
    line(out, "source_note", quoted(&data.note));
}

fn step(data: &CardData, step: &Step) -> String {
    let mut parts =
        vec![format!("op = \"{}\"", step.act.slug()), format!("side = \"{}\"", data.faction.map_or("none", side))];
    match &step.act {
        Act::Score { points } => parts.push(format!("points = {points}")),
        Act::Infiltrate { cubes, max_per_card, zone: place } | Act::Remove { cubes, max_per_card, zone: place } => {
            parts.push(format!("cubes = {cubes}, max_per_card = {max_per_card}"));
            zone(&mut parts, place);
        }
        Act::Place { cubes, zone: place } => {
            parts.push(format!("cubes = {cubes}"));
            zone(&mut parts, place);
        }
        Act::MoveCard { card } => parts.push(format!("card = \"{}\"", card.slug())),
    }
    if step.optional {
        parts.push("optional = true".to_owned());
    }
    if let Some(condition) = &step.when {
        parts.push(format!("if = {}", when(condition)));
    }
    format!("{{ {} }}", parts.join(", "))
}

fn zone(parts: &mut Vec<String>, zone: &Zone) {
    parts.push(format!("zone = \"{}\"", zone.place.slug()));
    if let Place::Region(regions) = zone.place {
        parts.push(list(regions));
    }
    if zone.exclude_this {
        parts.push("exclude_this = true".to_owned());
    }
    if zone.needs_enemy_cube {
        parts.push("needs_enemy_cube = true".to_owned());
    }
}

fn list(regions: crate::Regions) -> String {
    let slugs: Vec<_> = regions.iter().map(|region| quoted(region.slug())).collect();
    format!("regions = [{}]", slugs.join(", "))
}

fn when(when: &When) -> String {
    let mut parts = vec![format!("cond = \"{}\", side = \"{}\"", when.cond.slug(), side(when.side))];
    if let Cond::DominatesAtLeast(n) | Cond::ControlsAtLeast(n) = when.cond {
        parts.push(format!("n = {n}"));
    }
    parts.push(list(when.regions));
    if when.exclude_this {
        parts.push("exclude_this = true".to_owned());
    }
    format!("{{ {} }}", parts.join(", "))
}
