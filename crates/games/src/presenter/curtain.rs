//! Iron Curtain: its cards come from a pack that an owner of the game may have corrected.

use super::Presenter;
use curtain::{
    Action, Card, Cell, Fact, Options, PackRef, Question, Region, Remark, State, View,
    figures::{Figures, Stakes},
    pack::{Field, Pack, Provenance},
};
use rules::View as _;
use wire::Danger;
use words::{Words, args};

impl Presenter for State {
    const DRAW: bool = false;
    const RULES: &'static str = include_str!("../../../../docs/rules/iron_curtain.md");
    const BIDDING: &'static [(&'static str, &'static str)] = &[];

    type Figures = Figures;
    type Stakes = Stakes;

    fn opens_section(fact: &Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. } | Fact::TurnBegan { .. })
    }

    fn swaps_sides(_: &Fact) -> bool {
        false
    }

    fn is_die(_: &Action) -> bool {
        false
    }

    fn rule(question: &Question) -> &'static str {
        match question {
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
        }
    }

    fn has_own_words(options: &Options) -> bool {
        !options.pack.is_default()
    }

    fn words(options: &Options, words: Words) -> Words {
        let (pack, language) = (options.pack.get(), words.language().code());
        let words = words.with_names::<State>(renamed(&pack, language));
        let cards = Card::ALL.map(|card| (card.slug().to_owned(), describe(&pack, card, &words)));
        let regions = Region::ALL.map(|region| (region.slug().to_owned(), describe_region(&pack, region, &words)));
        words.with_texts::<State>(cards.into_iter().chain(regions))
    }

    fn figures(view: &View) -> Figures {
        view.figures()
    }

    fn stakes(view: &View, actions: &[Action]) -> Vec<Option<Stakes>> {
        actions.iter().map(|&action| view.stakes(action)).collect()
    }

    /// Names a cell by an adjacent card: players do not know the columns.
    fn offer(view: &View, action: &Action, words: &Words) -> String {
        let place = match *action {
            Action::Lay(cell) => beside(view, cell, None).map(|place| ("screen-lay_beside", place)),
            Action::Move(cell) => match view.question() {
                Some(Question::Move { moved, .. }) => {
                    beside(view, cell, Some(moved)).map(|place| ("screen-move_beside", place))
                }
                _ => None,
            },
            _ => None,
        };
        let told = place.map(|(key, (place, card))| {
            words.tell::<State>(key, &args! { where = place, card = words.named::<State>(&card) })
        });
        told.unwrap_or_else(|| words.action::<State>(action))
    }

    fn dangers(_: &View, actions: &[Action], _: &Words) -> Vec<Option<Danger>> {
        vec![None; actions.len()]
    }
}

/// Returns where a cell lies as a player sees it, relative to an adjacent card other than the moved one.
fn beside(view: &View, cell: Cell, moved: Option<Card>) -> Option<(&'static str, Card)> {
    // The board of the web client looks in the same order.
    let around = [("left", 1, 0), ("right", -1, 0), ("above", 0, -1), ("below", 0, 1)];
    around.into_iter().find_map(|(place, x, y)| {
        let card = view.board().card_at(Cell::new(cell.x + x, cell.y + y))?;
        (Some(card) != moved).then_some((place, card))
    })
}

/// Returns the names that differ from those of the default pack.
fn renamed(pack: &Pack, language: &str) -> Vec<(String, String)> {
    let default = PackRef::default().get();
    let cards = Card::ALL.map(|card| (card.slug(), &pack.card(card).names, &default.card(card).names));
    let regions = Region::ALL.map(|region| (region.slug(), &pack.region(region).names, &default.region(region).names));
    let all =
        cards.into_iter().chain(regions).map(|(slug, mine, theirs)| (slug, mine.get(language), theirs.get(language)));
    all.filter(|(_, mine, theirs)| mine != theirs).map(|(slug, mine, _)| (slug.to_owned(), mine.to_owned())).collect()
}

fn say(words: &Words, key: &str) -> String {
    words.tell::<State>(key, &args! {})
}

/// Returns the text of a card's event: from the files, or step by step where the pack has another event.
pub fn event(pack: &Pack, card: Card, words: &Words) -> String {
    if card != Card::StartEurope && pack.has_default_event(card) {
        return say(words, &format!("text-{}", card.slug()));
    }
    let steps: Vec<_> = pack.card(card).remarks().iter().map(|remark| words.remark::<State>(remark)).collect();
    steps.join(" ")
}

/// Describes a card: what it shows, its event, and which parts of these were invented.
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

/// Describes a region.
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
