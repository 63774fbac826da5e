//! Positions as documents; `docs/positions.md` describes them.
//!
//! A position written by the program has its stack of frames. One written by hand may omit it: then an action round or the
//! headline phase begins. `decision` defines which stacks are possible.

mod decision;
pub mod document;

use crate::{
    Action, Ask, Call, Card, Cards, Countries, Country, Frame, Options, Proc, Region, Side,
    Side::{East as Ussr, West as Us},
    State,
    map::WORLD,
    options::{Angola, Finland, Scenario},
    setup::LATE_WAR,
    state::{End, HAND_MAX, Phase, Reason},
    tables::{LAST_BOX, MILOPS_MAX, US_START, USSR_START, VP_MAX, hand_size},
};
use document::Bid;
use rules::{
    Game, Log, Options as _, PositionError,
    position::{Fields, Places, demand},
};
use serde_json::Value;
use std::collections::BTreeMap;

/// The maximum influence per country in a document, more than any game reaches (17.59).
const MOST: u8 = 99;

/// The maximum hand size in a document.
const HAND: usize = 12;

/// Reads the state of a document; one that does not name its version of the rules gets `rules`.
pub(crate) fn read(document: &Value, rules: u8) -> Result<State, PositionError> {
    let mut fields = Fields::of(document, State::SIDES)?;
    if let Some(game) = fields.get::<String>("game")? {
        demand(game == State::NAME, "game", || format!("this is a position of `{game}`"))?;
    }
    let options = fields.or("options", Options::default())?;
    options.check().map_err(|clash| PositionError::new("options", clash.to_string()))?;
    let mut s = State::blank(&options);
    s.rules = fields.number("rules", (1, State::RULES_VERSION as u8), rules)?;
    s.stack.clear();
    read_tracks(&mut fields, &mut s)?;
    read_influence(&mut fields, &mut s)?;
    civil_war_box(&fields, &s)?;
    read_effects(&mut fields, &mut s)?;
    let undealt = read_cards(&mut fields, &mut s)?;
    read_question(&mut fields, &mut s)?;
    let frames = fields.stack::<Frame>(decision::DEEPEST)?;
    let to_move = fields.side("to_move")?;
    fields.finish()?;
    match frames {
        Some(frames) => {
            demand(to_move.is_none(), "to_move", || "it cannot stand beside a stack, which says it".to_owned())?;
            frames.into_iter().for_each(|frame| s.stack.push(frame));
            let asks = s.stack.is_empty() || matches!(s.stack.top(), Some(Frame::Ask(_)));
            demand(asks, "stack", || "its last frame is a question".to_owned())?;
            s.audit().map_err(|what| PositionError::new("position", what))?;
            decision::sound(&s)?;
        }
        None => {
            let side = to_move.unwrap_or(s.phasing);
            begin(&mut s, side, undealt)?;
        }
    }
    s.audit().map_err(|what| PositionError::new("position", what))?;
    Ok(s)
}

fn read_tracks(fields: &mut Fields, s: &mut State) -> Result<(), PositionError> {
    let late_war = s.options.scenario == Scenario::LateWar;
    let first = if late_war { (8, 10) } else { (1, 10) };
    // In the set-up of the scenario the turn is not set yet.
    s.turn = fields.number("turn", (1, 10), first.0)?;
    s.phase = fields.or("phase", Phase::Rounds)?;
    s.round = fields.number("round", (0, 8), u8::from(s.phase == Phase::Rounds))?;
    s.phasing = fields.side("phasing")?.unwrap_or(Ussr);
    s.vp = fields.number("vp", (-VP_MAX, VP_MAX), 0).or_else(|error| {
        // The final scoring may pass the end of the track.
        if fields.value("over").is_some() { fields.number("vp", (-120, 120), 0) } else { Err(error) }
    })?;
    s.defcon = fields.number("defcon", (1, 5), 5)?;
    let mut numbers = |name: &'static str, most: u8| -> Result<[u8; 2], PositionError> {
        let mut sides = fields.inner(name)?;
        let mut pair = [0; 2];
        for side in Side::BOTH {
            pair[side.index()] = sides.number(sides.of_side(side), (0, most), 0)?;
        }
        sides.finish()?;
        Ok(pair)
    };
    s.milops = numbers("milops", MILOPS_MAX)?;
    s.space = numbers("space", LAST_BOX)?;
    s.spaced = numbers("spaced", 9)?;
    s.scare = numbers("scare", 9)?;
    let mut china = fields.inner("china")?;
    if china.is_there() {
        s.china = china.side("holder")?;
        s.china_up = china.or("up", s.china.is_some())?;
    }
    china.finish()
}

/// Reads influence by country, or sets up the standard one.
fn read_influence(fields: &mut Fields, s: &mut State) -> Result<(), PositionError> {
    let value = fields.value("influence");
    if value.and_then(Value::as_str) == Some("setup") {
        set_up(s);
    } else {
        let pair: [Option<BTreeMap<Country, u8>>; 2] = fields.pair("influence")?;
        for (side, there) in Side::BOTH.into_iter().zip(pair) {
            for (country, amount) in there.unwrap_or_default() {
                let place = format!("{}.{}", fields.path_of("influence", side), country.slug());
                demand(amount <= MOST, &place, || format!("{amount} is not from 0 to {MOST}"))?;
                s.set_influence(side, country, amount);
            }
        }
    }
    let start: [Option<Vec<Country>>; 2] = fields.pair("start")?;
    for (me, there) in start.into_iter().enumerate() {
        s.start[me] = there.map_or(s.holds[me], |there| there.into_iter().collect());
    }
    Ok(())
}

/// Rejects influence in the box of the Chinese Civil War that no game leaves there (17.59).
fn civil_war_box(fields: &Fields, s: &State) -> Result<(), PositionError> {
    let most = if s.civil_war() { 2 } else { 0 };
    for (side, most) in [(Us, 0), (Ussr, most)] {
        let amount = s.influence(side, Country::ChineseCivilWar);
        let place = format!("{}.{}", fields.path_of("influence", side), Country::ChineseCivilWar.slug());
        demand(amount <= most || !s.exact(), &place, || format!("{amount} is not from 0 to {most}"))?;
    }
    Ok(())
}

/// Places the initial influence.
fn set_up(s: &mut State) {
    if s.options.scenario == Scenario::LateWar {
        for (country, us, ussr) in LATE_WAR {
            let (us, ussr) = match country {
                Country::Angola if s.options.angola == Angola::OneThree => (1, 3),
                Country::Finland if s.options.finland == Finland::OneTwo => (1, 2),
                _ => (us, ussr),
            };
            s.set_influence(Us, country, us);
            s.set_influence(Ussr, country, ussr);
        }
        return;
    }
    for (country, amount) in USSR_START {
        s.set_influence(Ussr, country, amount);
    }
    for (country, amount) in US_START {
        if !(s.options.second_edition && country == Country::Canada) {
            s.set_influence(Us, country, amount);
        }
    }
}

fn read_effects(fields: &mut Fields, s: &mut State) -> Result<(), PositionError> {
    s.in_force = fields.or("in_force", Vec::<Card>::new())?.into_iter().collect();
    s.squads = fields.number("squads", (-9, 9), 0)?;
    s.crisis = fields.side("crisis")?;
    s.envy = fields.side("envy")?;
    s.chernobyl = fields.get::<Region>("chernobyl")?;
    s.bury_due = fields.or("bury_due", false)?;
    s.norad_due = fields.or("norad_due", false)?;
    s.extra_round = fields.or("extra_round", false)?;
    s.swapped = fields.or("swapped", false)?;
    let order: Vec<Card> = fields.or("order", Vec::new())?;
    let distinct: Cards = order.iter().copied().collect();
    let right = order.len() <= HAND_MAX && distinct.len() as usize == order.len();
    demand(right, "order", || "these are cards of the US hand, each once".to_owned())?;
    for (place, card) in s.order.iter_mut().zip(order) {
        *place = Some(card);
    }
    let bids: [Option<Bid>; 2] = fields.pair("bids")?;
    for (side, bid) in Side::BOTH.into_iter().zip(bids) {
        let place = format!("{}.points", fields.path_of("bids", side));
        demand(bid.as_ref().is_none_or(|bid| bid.points <= crate::legal::BID_MAX), &place, || "too many".to_owned())?;
        s.bids[side.index()] = bid.map(|bid| (bid.side, bid.points));
    }
    let mut over = fields.inner("over")?;
    if over.is_there() {
        let (winner, reason) = (over.side("winner")?, over.get::<Reason>("reason")?);
        let reason = reason.ok_or_else(|| over.error("reason", "the field is missing"))?;
        s.over = Some(End { winner, reason });
    }
    over.finish()
}

/// Reads the cards, each in one place; returns which hands are omitted.
fn read_cards(fields: &mut Fields, s: &mut State) -> Result<[bool; 2], PositionError> {
    let mut places = Places::new("card");
    let all = |cards: Option<Vec<Card>>| -> Cards { cards.into_iter().flatten().collect() };
    s.discard = all(fields.cards("discard", &mut places)?);
    s.removed = all(fields.cards("removed", &mut places)?);
    s.table = all(fields.cards("table", &mut places)?);
    let hands = fields.cards_of_sides("hands", &mut places)?;
    let undealt = [hands[0].is_none(), hands[1].is_none()];
    for (side, hand) in Side::BOTH.into_iter().zip(hands) {
        s.hands[side.index()] = all(hand);
        let place = fields.path_of("hands", side);
        demand(s.hands[side.index()].len() <= HAND, &place, || format!("no hand has more than {HAND} cards"))?;
    }
    let headlines: [Option<Card>; 2] = fields.pair("headlines")?;
    for (side, card) in Side::BOTH.into_iter().zip(headlines) {
        let place = fields.path_of("headlines", side);
        card.map_or(Ok(()), |card| places.put(card, &place, &place))?;
        s.headline[side.index()] = card;
    }
    s.face_down = fields.side("face_down")?;
    let hidden = s.face_down.is_none_or(|side| s.headline[side.index()].is_some() && s.phase == Phase::Headline);
    demand(hidden, "face_down", || "that side has no headline".to_owned())?;
    s.peek = all(fields.cards("peek", &mut places)?);
    // A card whose effect lasts is out of the game or lies before a player.
    let (mut in_force, deck) = (s.in_force, s.deck());
    if s.since_version_5() {
        s.lasting().for_each(|(_, card)| in_force.insert(card));
    }
    for card in in_force.iter().filter(|&card| !places.has(card)).collect::<Vec<_>>() {
        if deck.contains(card) {
            places.put(card, "in_force", "in_force")?;
            if card.starred() {
                s.removed.insert(card);
            } else {
                s.table.insert(card);
            }
        }
    }
    let rest: Cards = deck.iter().filter(|&card| !places.has(card)).collect();
    s.pile = match fields.cards("pile", &mut places)? {
        None => rest,
        Some(pile) => {
            let missing = rest - pile.iter().copied().collect();
            demand(missing.is_empty(), "pile", || format!("{:?} are nowhere else", slugs(missing)))?;
            pile.into_iter().collect()
        }
    };
    let entered = s.pile | s.discard | s.removed | s.table | s.hands[0] | s.hands[1] | s.peek;
    let early = (entered | headlines.into_iter().flatten().collect()) - deck;
    demand(early.is_empty(), "turn", || format!("{:?} are no part of the deck in turn {}", slugs(early), s.turn))?;
    s.known = fields.or("known", Vec::<Card>::new())?.into_iter().collect();
    s.seen = fields.pair("seen")?.map(all);
    Ok(undealt)
}

fn slugs(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(Card::slug).collect()
}

/// Reads the fields of a question under way.
fn read_question(fields: &mut Fields, s: &mut State) -> Result<(), PositionError> {
    let all = |there: Vec<Country>| -> Countries { there.into_iter().collect() };
    s.scope = all(fields.or("scope", Vec::new())?);
    s.once = all(fields.or("once", Vec::new())?);
    s.area = match fields.value("area") {
        Some(Value::String(word)) if word == "world" => WORLD,
        _ => fields.get("area")?.map_or(WORLD, all),
    };
    s.tally = fields.number("tally", (0, 99), 0)?;
    s.last = fields.get::<Action>("last")?;
    Ok(())
}

/// Begins the action round of a side, or the headline phase; omitted hands are dealt first.
fn begin(s: &mut State, side: Side, undealt: [bool; 2]) -> Result<(), PositionError> {
    if s.over.is_some() {
        return decision::sound(s);
    }
    let mut push = |proc, side, step, note| s.stack.push(Frame::Run(Call { step, note, ..Call::new(proc, side) }));
    push(Proc::TurnEnd, Ussr, 0, 0);
    match s.phase {
        Phase::Rounds => {
            demand(s.round > 0, "round", || "an action round from 1 to 8 begins".to_owned())?;
            let note = (s.round - 1) * 2 + u8::from(side == Us) + 1;
            push(Proc::Rounds, Ussr, note, note);
            push(Proc::RoundEnd, side, 0, 0);
            push(Proc::Round, side, 0, 0);
            s.phasing = side;
        }
        Phase::Headline => {
            push(Proc::Rounds, Ussr, 0, 0);
            push(Proc::Headlines, Ussr, 0, 0);
            s.round = 0;
        }
        Phase::SetUp | Phase::End => {
            let what = "without a stack a position begins in phase rounds or headline";
            return Err(PositionError::new("phase", what));
        }
    }
    // The hand size of a side that has played a card in every round.
    let played = if s.phase == Phase::Rounds { usize::from(s.round) } else { 0 };
    let left = hand_size(s.turn).saturating_sub(played).max(1) as u8;
    for side in Side::BOTH {
        if undealt[side.index()] && s.pile.any() {
            s.stack.push(Frame::Ask(Ask::Draw { to: side, left }));
        }
    }
    s.audit().map_err(|what| PositionError::new("position", what))?;
    decision::sound(s)?;
    s.run(&mut Log::silent());
    Ok(())
}
