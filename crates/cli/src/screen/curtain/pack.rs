//! The card pack, formatted for people.

use super::{code, event, hue, say, star};
use crate::{Ink, Line, WIDTH, paint::wrap};
use ::curtain::{
    Card, Options, PackRef, Region, State,
    pack::{CardData, Pack, Provenance},
};
use words::{Words, args};

/// Returns the options with a pack, or every mistake in it.
pub(super) fn read(file: &str, text: &str) -> Result<Options, String> {
    PackRef::read(file, text).map(Options::of).map_err(|error| error.to_string())
}

/// Describes what the cards show, what their events do, and how much of it is known.
pub(super) fn show(options: &Options, words: &Words) -> Vec<Line> {
    let pack = options.pack.get();
    let which = if options.pack.is_default() { "screen-pack_default" } else { "screen-pack_other" };
    let hash = words.tell::<State>("screen-hash", &args! { hash = format!("{:016x}", pack.hash()) });
    let mut lines = vec![
        Line::new().with(
            Ink::Bold,
            pack.titles.get(words.language().code()).cloned().unwrap_or_else(|| words.title::<State>()),
        ),
        Line::new().plain(format!("{}, {hash}", say(words, which))),
    ];
    let heading = |key: &str| [Line::new(), Line::new().with(Ink::Bold, say(words, key))];
    lines.extend(heading("screen-regions"));
    for region in Region::ALL {
        let head =
            words.labelled(&words.named::<State>(&region), &words.text::<State>(region.slug()).unwrap_or_default());
        let mut text = wrap(&head, WIDTH - 7).into_iter();
        let first = text.next().unwrap_or_default();
        lines.push(Line::new().plain("  ").with(hue(region), code(region, words)).plain(format!(" {first}")));
        lines.extend(text.map(|line| Line::new().plain(format!("     {line}"))));
    }
    lines.extend(heading("screen-rulings"));
    for (name, on) in pack.rulings.named() {
        let text = format!("{} {}", words.option::<State>(name), words.value::<State>(name, &on.to_string()));
        lines.extend(hanging(&text));
    }
    lines.extend(heading("screen-cards_all"));
    for data in pack.cards() {
        lines.extend(card(&pack, data, words));
    }
    lines
}

fn hanging(text: &str) -> impl Iterator<Item = Line> {
    let lines = wrap(text, WIDTH - 6).into_iter().enumerate();
    lines.map(|(row, line)| Line::new().plain(format!("{}{line}", if row == 0 { "  " } else { "    " })))
}

fn card(pack: &Pack, data: &CardData, words: &Words) -> Vec<Line> {
    let card = data.card;
    let head = Line::new()
        .plain(format!("  {}. ", card.index()))
        .with(Ink::Bold, words.named::<State>(&card))
        .plain(format!("{} ", star(data.confidence())));
    let mut lines = vec![head];
    let mut tell = |text: &str| {
        lines.extend(wrap(text, WIDTH - 7).into_iter().map(|line| Line::new().plain(format!("      {line}"))));
    };
    tell(&words.remark::<State>(&data.shown()));
    if card != Card::StartEurope {
        let label = match data.title.as_str() {
            "" => say(words, "screen-event"),
            title => words.tell::<State>("screen-event_titled", &args! { title = title }),
        };
        tell(&format!("{label} {}", event(pack, card, words)));
        if !pack.has_default_event(card) && !data.effect.is_empty() {
            tell(&format!("{} {}", say(words, "screen-effect"), data.effect));
        }
    }
    for provenance in Provenance::ALL {
        if let Some(remark) = data.known(provenance) {
            tell(&words.remark::<State>(&remark));
        }
    }
    if !data.note.is_empty() {
        tell(&format!("{} {}", say(words, "screen-note"), data.note));
    }
    lines
}
