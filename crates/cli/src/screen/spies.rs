//! The table of Cold War: CIA vs KGB.

use crate::{
    Ink, Line, Screen, WIDTH,
    paint::{beside, labelled, wrap},
};
use rules::Side;
use spies::{Cover, Group, Objectives, Phase, State, View};
use words::{Words, args};

impl Screen for State {
    fn board(view: &View, words: &Words) -> Vec<Line> {
        let drawing = Drawing { view, words };
        let mut lines = vec![Line::rule(), drawing.heading(), Line::rule()];
        lines.extend(drawing.objective());
        lines.push(drawing.legend());
        lines.extend(beside(drawing.groups(Side::West), drawing.groups(Side::East)));
        lines.extend(beside(drawing.agents(Side::West), drawing.agents(Side::East)));
        lines
    }
}

/// Width of the labels above the two sides.
const LABEL: usize = 13;
/// Width of the labels of a side.
const SIDE_LABEL: usize = 11;
/// Width of a side.
const SIDE: usize = WIDTH / 2 - 3;

/// Sign of a ready group.
const READY: &str = "▲";
/// Sign of a mobilized group.
const MOBILIZED: &str = "▷";

struct Drawing<'a> {
    view: &'a View,
    words: &'a Words,
}

impl Drawing<'_> {
    fn say(&self, key: &str) -> String {
        self.words.tell::<State>(key, &args! {})
    }

    fn name(&self, thing: &impl serde::Serialize) -> String {
        self.words.named::<State>(thing)
    }

    fn names<T: serde::Serialize>(&self, items: impl IntoIterator<Item = T>) -> String {
        let names: Vec<_> = items.into_iter().map(|thing| self.name(&thing)).collect();
        names.join(&self.words.say("list-separator", &args! {}))
    }

    /// Draws the turn and the phase, with the scores on the right.
    fn heading(&self) -> Line {
        let board = self.view.board();
        let turn = self.words.tell::<State>("screen-turn", &args! { turn = board.turn });
        let left = Line::new().plain(" ").with(Ink::Bold, turn).plain(" · ").plain(self.name(&board.phase));
        let [west, east] = board.scores;
        let right = self.badge(Side::West).plain(format!(" {west} : {east} ")).then(self.badge(Side::East)).plain(" ");
        let width = WIDTH.saturating_sub(right.width());
        left.padded(width).then(right)
    }

    /// Draws a rule with the meaning of the signs of groups.
    fn legend(&self) -> Line {
        let signs = format!(" {READY} {}  {MOBILIZED} {} ", self.say("screen-ready"), self.say("screen-mobilized"));
        let left = WIDTH.saturating_sub(signs.chars().count() + 2);
        Line::new().with(Ink::Dim, format!("{}{signs}──", "─".repeat(left)))
    }

    /// Returns the badge of a side: its colour, shape and name.
    fn badge(&self, side: Side) -> Line {
        let name = self.words.side::<State>(side);
        Line::new().with(Ink::Side(side), format!("{} {name}", mark(side)))
    }

    fn objective(&self) -> Vec<Line> {
        let board = self.view.board();
        let mut lines = Vec::new();
        let mut row = |key, text: &str| lines.extend(labelled(&self.say(key), LABEL, text, WIDTH - 1));
        match board.objective {
            None => row("screen-objective", &self.say("screen-no_objective")),
            Some(objective) => {
                let figures = objective.figures();
                let told = args! {
                    points = figures.points, stability = figures.stability, population = figures.population,
                };
                let told = self.words.tell::<State>("screen-figures", &told);
                row("screen-objective", &self.words.labelled(&self.name(&objective), &told));
                let bias: Vec<_> = figures.bias.iter().map(|faction| self.name(faction)).collect();
                row("screen-bias", &bias.join(" > "));
            }
        }
        row("screen-deck", &self.deck());
        row("screen-objectives", &self.objectives());
        lines.into_iter().map(|line| Line::new().plain(" ").then(line)).collect()
    }

    fn deck(&self) -> String {
        let mut parts = vec![self.words.tell::<State>("screen-cards", &args! { count = self.view.groups_left() })];
        if let Some(group) = self.view.board().discard.top() {
            parts.push(self.words.tell::<State>("screen-discard", &args! { group = self.name(group) }));
        }
        parts.extend(self.known(self.view.top_groups()));
        parts.join(" · ")
    }

    fn objectives(&self) -> String {
        let mut parts = vec![self.words.tell::<State>("screen-cards", &args! { count = self.view.objectives_left() })];
        let buried = self.view.board().buried.as_slice();
        if !buried.is_empty() {
            let cards = self.names(buried.iter().rev());
            parts.push(self.words.tell::<State>("screen-buried", &args! { cards = cards }));
        }
        parts.extend(self.known(self.view.top_objectives()));
        parts.join(" · ")
    }

    /// Lists the top cards that this seat knows, with `?` for unknown ones.
    fn known<T: serde::Serialize>(&self, top: impl Iterator<Item = Option<T>>) -> Option<String> {
        let top: Vec<_> = top.collect();
        top.iter().any(Option::is_some).then(|| {
            let cards: Vec<_> =
                top.iter().map(|card| card.as_ref().map_or("?".to_owned(), |card| self.name(card))).collect();
            self.words.tell::<State>("screen-known", &args! { cards = cards.join(" > ") })
        })
    }

    /// Draws the influence, the tokens and the groups of a side.
    fn groups(&self, side: Side) -> Vec<Line> {
        let (board, me) = (self.view.board(), side.index());
        let figures = args! {
            influence = out_of(board.influence(side), board.stability()),
            groups = out_of(board.groups[me].len() as u8, board.population()),
        };
        let figures = self.words.tell::<State>("screen-influence", &figures);
        let mut lines = vec![self.badge(side).plain(format!("  {figures}"))];
        // Until the next Cease-fire the table shows which side dominated; the token itself has been returned (5.12).
        let counted = matches!(board.phase, Phase::CeaseFire | Phase::Debriefing);
        let marks = [
            (board.objective.is_some() && board.exceeds(side), "screen-exceeds"),
            (board.balance == Some(side), "screen-balance"),
            (board.token == Some(side) && counted, "screen-token"),
        ];
        let marks: Vec<_> = marks.iter().filter(|(there, _)| *there).map(|(_, key)| self.say(key)).collect();
        let marks = wrap(&marks.join(", "), SIDE - 2);
        lines.extend(marks.iter().map(|mark| Line::new().with(Ink::Bold, format!("  {mark}"))));
        lines.extend(board.groups[me].iter().map(|group| self.group(group)));
        lines.push(Line::new());
        lines
    }

    /// Draws the agents and the score pile of a side.
    fn agents(&self, side: Side) -> Vec<Line> {
        let (board, me) = (self.view.board(), side.index());
        let mut lines = Vec::new();
        let mut row = |key, text: String| {
            if !text.is_empty() {
                lines.extend(labelled(&self.say(key), SIDE_LABEL, &text, SIDE));
            }
        };
        row("screen-agent", self.agent(side));
        let mut home = self.view.headquarters(side);
        if board.cover[me] == Cover::Hidden && self.view.agent(side).is_none() {
            home = home.difference(board.suspects[me]); // those are listed beside Agent X
        }
        row("screen-headquarters", self.names(home));
        row("screen-leave", self.names(board.leave[me]));
        row("screen-terminated", self.names(board.terminated[me]));
        row("screen-pile", self.pile(board.claimed[me]));
        let benefits = [
            (board.peek == Some(side), "screen-peek"),
            (board.analyst[me], "screen-analyst"),
            (board.choice[me], "screen-choice"),
        ];
        let benefits: Vec<_> = benefits.iter().filter(|(earned, _)| *earned).map(|(_, key)| self.say(key)).collect();
        row("screen-benefit", benefits.join("; "));
        lines
    }

    /// Draws a group with its state, influence and faction.
    fn group(&self, group: Group) -> Line {
        let ready = self.view.board().ready.contains(group);
        let (sign, ink) = if ready { (READY, Ink::Plain) } else { (MOBILIZED, Ink::Dim) };
        let faction = self.name(&group.faction()).to_lowercase();
        Line::new().with(ink, format!("{sign} {} {} ({faction})", group.influence(), self.name(&group)))
    }

    fn agent(&self, side: Side) -> String {
        let board = self.view.board();
        match (board.cover[side.index()], self.view.agent(side)) {
            (Cover::Absent, _) => self.say("screen-absent"),
            (Cover::Hidden, None) => {
                let agents = self.names(board.suspects[side.index()]);
                self.words.tell::<State>("screen-hidden", &args! { agents = agents })
            }
            (Cover::Hidden, Some(agent)) => {
                self.words.tell::<State>("screen-hidden_own", &args! { agent = self.name(&agent) })
            }
            (Cover::Shown, Some(agent)) => {
                self.words.tell::<State>("screen-shown", &args! { agent = self.name(&agent) })
            }
            (Cover::Shown, None) => unreachable!("a shown agent is known to every seat"),
        }
    }

    fn pile(&self, pile: Objectives) -> String {
        let cards: Vec<_> = pile
            .iter()
            .map(|objective| format!("{}\u{a0}{}", self.name(&objective), objective.figures().points))
            .collect();
        cards.join(&self.words.say("list-separator", &args! {}))
    }
}

fn mark(side: Side) -> &'static str {
    match side {
        Side::West => "●",
        Side::East => "◆",
    }
}

/// Formats a figure with its limit; 0 means no limit.
fn out_of(figure: u8, limit: u8) -> String {
    if limit == 0 { figure.to_string() } else { format!("{figure}/{limit}") }
}
