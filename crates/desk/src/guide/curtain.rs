//! Iron Curtain: its cards are those of a pack that an owner of the game may have corrected.

use super::{Guide, spies::named};
use curtain::{
    Board, Card, END, Fact, Options, PackRef, Question, Region, Remark, State, View,
    pack::{Field, Pack, Provenance},
    scoring::Score,
};
use serde_json::{Map, Value, json};
use wire::{Pair, RegionScore, Scores, Standing};
use words::{Words, args};

impl Guide for State {
    const DRAW: bool = false;

    fn opens(fact: &Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. } | Fact::TurnBegan { .. })
    }

    fn things(options: &Options, words: &Words) -> Value {
        let pack = options.pack.get();
        let cards = pack.cards().iter().map(|data| {
            let about = json!({
                "region": data.region,
                "side": data.faction,
                "cubes": data.cubes,
                "title": data.title,
                "event": event(pack, data.card, words),
                "designed": data.designed().collect::<Vec<_>>(),
            });
            named::<State>(words, &data.card, about)
        });
        let regions = Region::ALL.iter().map(|&region| {
            let data = pack.region(region);
            let about = json!({
                "cards": data.cards.iter().collect::<Vec<_>>(),
                "bonus": data.bonus,
                "bonus_designed": data.bonus_conf == Provenance::Designed,
            });
            named::<State>(words, &region, about)
        });
        json!({ "cards": cards.collect::<Map<_, _>>(), "regions": regions.collect::<Map<_, _>>() })
    }

    fn rule(question: &Question) -> Option<&'static str> {
        Some(match question {
            Question::Deal { .. } => "2.4",
            Question::Starter { round: 1, .. } => "2.5",
            Question::Starter { .. } => "3.6",
            Question::Play { .. } => "3.3",
            Question::Lay { .. } => "5.2",
            Question::Course { .. } => "7.1",
            Question::Event { .. } => "7.2",
            Question::Move { .. } => "7.17",
            Question::Place { .. } => "7.6",
            Question::Infiltrate { .. } => "7.14",
            Question::Remove { .. } => "7.18",
        })
    }

    /// Without the aftermath, which nobody knows whole before the end.
    fn scores(view: &View) -> Option<Scores> {
        let board = view.board();
        let regions = Region::ALL.map(|region| region_score(board, region));
        let go_on = |track: i8, score: &RegionScore| if track.abs() < END { track + score.net } else { track };
        let end = regions.iter().fold(board.track(), go_on).clamp(-END, END);
        Some(Scores { regions: regions.into(), end })
    }

    fn speaks_otherwise(options: &Options) -> bool {
        !options.pack.is_default()
    }

    fn speak(options: &Options, words: Words) -> Words {
        let (pack, language) = (options.pack.get(), words.language().code());
        let words = words.with_names::<State>(renamed(pack, language));
        let cards = Card::ALL.map(|card| (card.slug().to_owned(), describe(pack, card, &words)));
        let regions = Region::ALL.map(|region| (region.slug().to_owned(), describe_region(pack, region, &words)));
        words.with_texts::<State>(cards.into_iter().chain(regions))
    }
}

fn region_score(board: &Board, region: Region) -> RegionScore {
    let score = Score::of(board, region);
    let side = |cards: u8, bonus: i8| Standing {
        standing: if bonus > 0 { "domination" } else { ["nothing", "presence"][usize::from(cards > 0)] }.to_owned(),
        level: bonus,
        battlegrounds: cards,
        next_to_enemy: 0,
        vp: cards as i8 + bonus,
    };
    let winner = (board.track() + score.points).abs() >= END;
    RegionScore {
        region: region.slug().to_owned(),
        sides: Pair { west: side(score.us, score.bonus.max(0)), east: side(score.ussr, (-score.bonus).max(0)) },
        net: score.points,
        wins: winner.then_some(if score.points > 0 { wire::Side::West } else { wire::Side::East }),
    }
}

/// The names that differ from those of the default pack.
fn renamed(pack: &Pack, language: &str) -> Vec<(String, String)> {
    let default = PackRef::default();
    let cards = Card::ALL.map(|card| (card.slug(), &pack.card(card).names, &default.card(card).names));
    let regions = Region::ALL.map(|region| (region.slug(), &pack.region(region).names, &default.region(region).names));
    let all =
        cards.into_iter().chain(regions).map(|(slug, mine, theirs)| (slug, mine.get(language), theirs.get(language)));
    all.filter(|(_, mine, theirs)| mine != theirs).map(|(slug, mine, _)| (slug.to_owned(), mine.to_owned())).collect()
}

fn say(words: &Words, key: &str) -> String {
    words.tell::<State>(key, &args! {})
}

/// What the event of a card does: as the files have it, or step by step where the pack has another event.
pub fn event(pack: &Pack, card: Card, words: &Words) -> String {
    if card != Card::StartEurope && pack.has_default_event(card) {
        return say(words, &format!("text-{}", card.slug()));
    }
    let steps: Vec<_> = pack.card(card).told().iter().map(|remark| words.remark::<State>(remark)).collect();
    steps.join(" ")
}

/// Everything about a card: what it shows, its event, and what of that is made up.
fn describe(pack: &Pack, card: Card, words: &Words) -> String {
    let data = pack.card(card);
    let mut parts = vec![words.remark::<State>(&data.shown())];
    if card != Card::StartEurope {
        parts.push(match data.title.as_str() {
            "" => say(words, "screen-event"),
            title => words.tell::<State>("screen-event_titled", &args! { title = title }),
        });
        parts.push(event(pack, card, words));
    }
    parts.extend(data.known(Provenance::Designed).map(|remark| words.remark::<State>(&remark)));
    parts.join(" ")
}

/// Everything about a region.
fn describe_region(pack: &Pack, region: Region, words: &Words) -> String {
    let data = pack.region(region);
    let names: Vec<_> = data.cards.iter().map(|card| words.named::<State>(&card)).collect();
    let cards = names.join(&words.say("list-separator", &args! {}));
    let mut text = words.remark::<State>(&data.shown());
    text += " ";
    text += &words.tell::<State>("screen-region_cards", &args! { cards = cards });
    if data.bonus_conf == Provenance::Designed {
        text += " ";
        text += &words.remark::<State>(&Remark::Designed { fields: vec![Field::RegionBonus] });
    }
    text
}
