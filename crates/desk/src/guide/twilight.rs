//! Twilight Struggle.

use super::{Guide, spies::named};
use rules::{Actor, Seat, Side};
use serde_json::{Map, Value, json};
use twilight::{
    Action, Ask, Card, Countries, Country, Fact, Kinds, Options, Region, State, Us, Ussr, View,
    map::{WORLD, home},
    scoring::Standing,
    tables::SPACE,
};
use wire::{CoupOdds, Danger, Odds, Pair, RealignOdds, RegionScore, Scores};
use words::{Form, Words, args};

impl Guide for State {
    const DRAW: bool = true;

    fn opens(fact: &Fact) -> bool {
        matches!(fact, Fact::Turn { .. } | Fact::Round { .. })
    }

    fn exchanges(fact: &Fact) -> bool {
        matches!(fact, Fact::Swapped)
    }

    fn things(_: &Options, words: &Words) -> Value {
        let cards = Card::ALL.iter().map(|card| {
            let about = json!({
                "number": *card as u8,
                "ops": card.ops(),
                "side": card.side(),
                "era": card.era(),
                "scoring": card.scoring(),
                "starred": card.starred(),
                "war": card.war(),
            });
            named::<State>(words, card, about)
        });
        let countries = WORLD.iter().map(|country| named::<State>(words, &country, country_thing(country, words)));
        let regions = [Region::SIX.as_slice(), &[Region::WesternEurope, Region::EasternEurope, Region::SoutheastAsia]];
        let regions = regions.concat();
        let regions = regions.iter().map(|region| {
            let countries: Vec<_> = region.countries().iter().collect();
            named::<State>(words, region, json!({ "countries": countries, "scored": Region::SIX.contains(region) }))
        });
        let space = SPACE.iter().enumerate().map(|(number, space)| {
            let name = words.name::<State>(&format!("space-{number}"));
            json!({ "name": name, "ops": space.ops, "roll": space.roll, "vp": space.vp })
        });
        json!({
            "cards": cards.collect::<Map<_, _>>(),
            "countries": countries.collect::<Map<_, _>>(),
            "regions": regions.collect::<Map<_, _>>(),
            "space": space.collect::<Vec<_>>(),
        })
    }

    fn rule(question: &Ask) -> Option<&'static str> {
        Some(match *question {
            Ask::SetUp { by: Ussr, .. } => "2.2",
            Ask::SetUp { by: Us, .. } => "2.3",
            Ask::Deal { .. } => "3.8",
            Ask::Headline { .. } => "4.1",
            Ask::Use { card: Card::TheChinaCard, .. } => "13",
            Ask::Use { card, .. } if card.scoring() => "5.1",
            Ask::Use { by, card, .. } if card.side() == Some(by.other()) => "5.3",
            Ask::Use { .. } => "5.2",
            Ask::Hand { min_ops: 1.., .. } => "5.4",
            Ask::Round { .. } => "5.12",
            Ask::Ops { kinds, .. } => operation(kinds),
            Ask::Place { .. } => "6.4",
            Ask::RealignDice { .. } => "7.3",
            Ask::CoupDie { .. } => "8.2",
            Ask::SpaceDie { .. } => "9.1",
            Ask::Held { .. } => "9.4",
            Ask::Draw { .. }
            | Ask::Peek { .. }
            | Ask::Snatch { .. }
            | Ask::Die { .. }
            | Ask::Dice { .. }
            | Ask::Remove { .. }
            | Ask::Country { .. }
            | Ask::Hand { .. }
            | Ask::Theirs { .. }
            | Ask::Discards { .. }
            | Ask::Peeked { .. }
            | Ask::Choose { .. }
            | Ask::Region { .. }
            | Ask::Defcon { .. } => "12.8",
            Ask::Coin => "14.5",
            Ask::Bid { .. } | Ask::Bonus { .. } => "14A",
            Ask::Trapped { .. } | Ask::TrapDie { .. } => "17.36",
        })
    }

    fn danger(view: &View, action: &Action, words: &Words) -> Option<(Danger, String)> {
        let (danger, key, reason) = match view.danger(*action)? {
            twilight::Danger::Loses(reason) => (Danger::Now, "screen-danger_now", words.named::<State>(&reason)),
            twilight::Danger::MayLose(reason) => (Danger::Soon, "screen-danger_soon", words.named::<State>(&reason)),
            twilight::Danger::StrandsScoring => (Danger::Scoring, "screen-danger_scoring", String::new()),
        };
        Some((danger, words.tell::<State>(key, &args! { reason = reason })))
    }

    fn odds(view: &View, country: &str) -> Option<Odds> {
        let country: Country = serde_json::from_value(json!(country)).ok()?;
        let state = &view.state;
        let me = match (view.seat, state.actor()) {
            (Seat::Player(side), _) | (Seat::Spectator, Actor::Player(side)) => side,
            (Seat::Spectator, _) => state.phasing,
        };
        let coup = |ops| {
            let results = state.coup_odds(me, country, ops).map(|result| result.max(0));
            CoupOdds { ops, results: results.to_vec() }
        };
        let realign = || {
            let odds = state.realign_odds(me, country);
            RealignOdds { gains: odds.gains, losses: odds.losses, removed: odds.removed, lost: odds.lost }
        };
        let alarms = state.coup_alarms(me, country);
        let coups = state.coup_targets(me, false) | (state.coup_targets(me, true) & free(state, me, Kinds::COUP));
        let rolls =
            state.realign_targets(me, false) | (state.realign_targets(me, true) & free(state, me, Kinds::REALIGN));
        Some(Odds {
            country: country.slug().to_owned(),
            side: me.into(),
            cost: if state.controls(me.other(), country) { 2 } else { 1 },
            coups: coups.contains(country).then(|| (1..=state.most_coup_ops(me, country)).map(coup).collect()),
            realign: rolls.contains(country).then(realign),
            lowers_defcon: alarms,
            loses: state.crisis == Some(me) || (alarms && state.defcon <= 2 && state.phasing == me),
        })
    }

    fn scores(view: &View) -> Option<Scores> {
        let regions = Region::SIX.map(|region| region_score(&view.state, region));
        Some(Scores { regions: regions.into(), end: view.state.final_vp() })
    }
}

/// The section on what may be done with Operations.
fn operation(kinds: Kinds) -> &'static str {
    match [Kinds::PLACE, Kinds::REALIGN, Kinds::COUP].map(|kind| kinds.contains(kind)) {
        _ if kinds.contains(Kinds::FREE) => "8.5",
        [true, false, false] => "6.1",
        [false, true, false] => "7.2",
        [false, false, true] => "8.1",
        _ => "6.0",
    }
}

/// Where the question lets `side` do this whatever DEFCON bans (8.5).
fn free(state: &State, side: Side, what: Kinds) -> Countries {
    match state.ask() {
        Some(Ask::Ops { by, kinds, .. }) if by == side && kinds.contains(what.and(Kinds::FREE)) => state.area,
        _ => Countries::EMPTY,
    }
}

fn country_thing(country: Country, words: &Words) -> Value {
    let regions = [Region::SIX.as_slice(), &[Region::WesternEurope, Region::EasternEurope, Region::SoutheastAsia]];
    let regions = regions.concat().into_iter().filter(|region| region.countries().contains(country));
    let powers = Side::BOTH.into_iter().filter(|&side| home(side).contains(country));
    json!({
        "stability": country.stability(),
        "battleground": country.battleground(),
        "regions": regions.collect::<Vec<_>>(),
        "neighbours": country.adjacent().iter().filter(|&next| WORLD.contains(next)).collect::<Vec<_>>(),
        "superpowers": powers.collect::<Vec<_>>(),
        "short": words.attribute::<State>(country.slug(), "short"),
    })
}

fn region_score(state: &State, region: Region) -> RegionScore {
    let score = state.score(region, None);
    let side = |side: Side| {
        let me = side.index();
        wire::Standing {
            standing: Form::of(&score.standing[me]).tag,
            level: region.worth().of(score.standing[me]),
            battlegrounds: score.battlegrounds[me],
            next_to_enemy: score.next_to_enemy[me],
            vp: score.vp[me],
        }
    };
    let control = Side::BOTH.into_iter().find(|side| score.standing[side.index()] == Standing::Control);
    RegionScore {
        region: Form::of(&region).tag,
        sides: Pair { west: side(Side::West), east: side(Side::East) },
        net: score.net(),
        wins: control.filter(|_| region == Region::Europe).map(Into::into),
    }
}
