//! The table of Iron Curtain.

mod pack;
mod tableau;

use crate::{
    Ink, Line, Screen, WIDTH,
    paint::{beside, labelled, wrap},
    screen,
};
use ::curtain::{
    Action, Card, END, Question, Region, State, Us, Ussr, View,
    pack::{DEFAULT, Field, PackGuard, Provenance},
    scoring::Score,
};
use games::event;
use rules::{Actions, Side, View as _};
use words::{Words, args};

impl Screen for State {
    const PACK: Option<screen::Pack<State>> = Some(screen::Pack { text: DEFAULT, read: pack::read, show: pack::show });

    fn board(view: &View, words: &Words) -> Vec<Line> {
        let drawing = Drawing { view, words };
        let mut lines = vec![Line::rule(), drawing.heading(), drawing.track(), Line::rule()];
        lines.extend(tableau::draw(view, words));
        lines.push(drawing.legend());
        lines.extend(drawing.regions());
        lines.push(Line::rule());
        lines.extend(drawing.sides());
        lines
    }

    fn hand(view: &View, words: &Words) -> Vec<Line> {
        Drawing { view, words }.hand()
    }
}

fn say(words: &Words, key: &str) -> String {
    words.tell::<State>(key, &args! {})
}

/// Returns the sign of a side, which has a colour and a shape.
fn mark(side: Side) -> &'static str {
    match side {
        Us => "●",
        Ussr => "◆",
    }
}

/// Returns two letters for a region.
fn code(region: Region, words: &Words) -> String {
    let key = match region {
        Region::Europe => "screen-code_europe",
        Region::MiddleEast => "screen-code_middle_east",
        Region::Asia => "screen-code_asia",
        Region::Africa => "screen-code_africa",
        Region::CentralAmerica => "screen-code_central_america",
        Region::SouthAmerica => "screen-code_south_america",
    };
    say(words, key)
}

fn hue(region: Region) -> Ink {
    Ink::Hue(region.index() as u8)
}

/// Marks a figure that no source gives.
const DESIGNED: &str = "*";

fn star(provenance: Provenance) -> &'static str {
    if provenance == Provenance::Designed { DESIGNED } else { "" }
}

/// Truncates a text to `width` columns, with a dot for the missing part.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let short: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}.", short.trim_end())
}

struct Drawing<'a> {
    view: &'a View,
    words: &'a Words,
}

impl Drawing<'_> {
    fn say(&self, key: &str) -> String {
        say(self.words, key)
    }

    fn pack(&self) -> PackGuard {
        self.view.board().pack()
    }

    fn name(&self, card: Card) -> String {
        self.words.named::<State>(&card)
    }

    /// Draws the round and the turn.
    fn heading(&self) -> Line {
        let board = self.view.board();
        let line = Line::new()
            .plain(" ")
            .with(Ink::Bold, self.words.tell::<State>("screen-round", &args! { round = board.round() }));
        if board.turn() == 0 {
            return line;
        }
        let turn = self.words.tell::<State>("screen-turn", &args! { turn = board.turn() });
        line.plain(format!(" · {turn} · ")).then(self.badge(board.active()))
    }

    fn badge(&self, side: Side) -> Line {
        Line::new().with(Ink::Side(side), format!("{} {}", mark(side), self.words.side::<State>(side)))
    }

    /// Draws the track from the end of the USSR to that of the USA, with the marker in brackets.
    fn track(&self) -> Line {
        let marker = self.view.board().track();
        let mut line = Line::new().plain(" ").with(Ink::Side(Ussr), mark(Ussr)).plain(" ");
        for place in -END..=END {
            let number = if place > 0 { format!("+{place}") } else { place.to_string() };
            line = match place {
                _ if place == marker => line.with(Ink::Bold, format!("[{number:>2}]")),
                _ => line.with(Ink::Dim, format!(" {number:>2} ")),
            };
        }
        line.plain(" ").with(Ink::Side(Us), mark(Us))
    }

    /// Draws a rule with the meaning of the signs.
    fn legend(&self) -> Line {
        let [us, ussr] = Side::BOTH.map(|side| format!("{} {}", mark(side), self.words.side::<State>(side)));
        let signs = format!(
            " {us}  {ussr}  > < {}  » « {}  {DESIGNED} {} ",
            self.say("screen-dominates"),
            self.say("screen-controls"),
            self.say("screen-designed")
        );
        let left = WIDTH.saturating_sub(signs.chars().count() + 2);
        Line::new().with(Ink::Dim, format!("{}{signs}──", "─".repeat(left)))
    }

    /// Draws the regions: how many of their cards lie on the table, their bonus, and the score of each side.
    fn regions(&self) -> Vec<Line> {
        let mut rows: Vec<_> = Region::ALL.into_iter().map(|region| self.region(region)).collect();
        let right = rows.split_off(3);
        let mut lines = beside(rows, right);
        lines.push(Line::new().with(Ink::Dim, format!(" {}", self.say("screen-figures"))));
        lines
    }

    fn region(&self, region: Region) -> Line {
        let (board, pack) = (self.view.board(), self.pack());
        let data = pack.region(region);
        let laid = (data.cards & board.cards()).len();
        let figures = format!("{laid}/{} +{}{}", data.cards.len(), data.bonus, star(data.bonus_conf));
        let score = Score::of(board, region);
        Line::new()
            .with(hue(region), code(region, self.words))
            .plain(" ")
            .plain(cut(&self.words.named::<State>(&region), 18))
            .padded(22)
            .plain(figures)
            .padded(30)
            .with(Ink::Side(Us), format!("{}{}", mark(Us), score.us))
            .plain(" ")
            .with(Ink::Side(Ussr), format!("{}{}", mark(Ussr), score.ussr))
    }

    /// Draws supplies, hands and aftermath cards.
    fn sides(&self) -> Vec<Line> {
        let [us, ussr] = Side::BOTH.map(|side| {
            let board = self.view.board();
            let figures = [
                self.words.tell::<State>("screen-supply", &args! { count = board.supply(side) }),
                self.words.tell::<State>("screen-cards", &args! { count = board.hand_size(side) }),
            ];
            let mut lines = vec![self.badge(side).plain(format!("  {}", figures.join(", ")))];
            if board.has_aftermath() {
                let card = self.view.aftermath(side).map(|card| self.name(card));
                let card = card.unwrap_or_else(|| self.say("screen-face_down"));
                let text = self.words.tell::<State>("screen-aftermath", &args! { card = card });
                lines.extend(wrap(&text, WIDTH / 2 - 5).iter().map(|line| Line::new().plain(format!("  {line}"))));
            }
            lines
        });
        beside(us, ussr)
    }

    /// Draws the card being resolved, and the hand; events are included where they matter.
    fn hand(&self) -> Vec<Line> {
        let question = self.view.question();
        let mut lines = Vec::new();
        let played = match question {
            Some(Question::Place { card, .. }) => Some((card, false)),
            Some(
                Question::Lay { card, .. }
                | Question::Course { card, .. }
                | Question::Event { card, .. }
                | Question::Move { card, .. }
                | Question::Infiltrate { card, .. }
                | Question::Remove { card, .. },
            ) => Some((card, true)),
            _ => None,
        };
        if let Some((card, event)) = played {
            lines.push(Line::new().plain(" ").with(Ink::Bold, self.say("screen-played")));
            lines.extend(self.card(card, event));
        }
        if !self.view.hand().is_empty() {
            lines.push(Line::new().plain(" ").with(Ink::Bold, self.say("screen-hand")));
            let choosing = matches!(question, Some(Question::Play { side } | Question::Starter { side, .. }) if self.view.seat().is(side));
            lines.extend(self.view.hand().iter().flat_map(|card| self.card(card, choosing)));
        }
        lines
    }

    /// Draws a card of a hand, with a mark behind each invented figure.
    fn card(&self, card: Card, event: bool) -> Vec<Line> {
        let pack = self.pack();
        let data = pack.card(card);
        let star = |field| star(data.provenance(field));
        let side = data.faction.unwrap_or(Us);
        let cubes = self.words.tell::<State>("screen-cubes", &args! { count = data.cubes });
        let head = Line::new()
            .plain(" ")
            .with(Ink::Side(side), format!("{}{}", mark(side), star(Field::Faction)))
            .padded(4)
            .with(Ink::Bold, format!("{}{}", cut(&self.name(card), 27), star(Field::Name)))
            .padded(34)
            .with(hue(data.region), code(data.region, self.words))
            .plain(format!(" {}{}", cut(&self.words.named::<State>(&data.region), 20), star(Field::Region)))
            .padded(60)
            .plain(format!("{cubes}{}", star(Field::Cubes)));
        let mut lines = vec![head];
        if event {
            let text = format!("{}{}", games::event(&pack, card, self.words), star(Field::Effect));
            lines.extend(labelled("", 4, &text, WIDTH - 1));
        }
        lines
    }
}

/// Returns the cells that can be chosen now, with the number of the choice.
fn choices(view: &View) -> Vec<(::curtain::Cell, usize)> {
    let mut actions = Actions::new();
    view.legal(&mut actions);
    let cell = |(index, action): (usize, &Action)| match *action {
        Action::Lay(cell) | Action::Move(cell) => Some((cell, index + 1)),
        _ => None,
    };
    actions.iter().enumerate().filter_map(cell).collect()
}
