//! From a record to a log.

use super::{line::Line, scribe::Scribe};
use rules::{Entry, Game, Options as _, Record, RecordError, Session};
use twilight::{Action, Options, Side, State, options::Scenario};

/// Why a game cannot be told in the dialect.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The record does not replay.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The head of a log has no word for a setting.
    #[error(
        "the dialect has no word for the option `{0}` of this game; only games of the preset `playdek` can be told in it"
    )]
    Option(&'static str),
}

/// Writes a game in the dialect.
///
/// # Errors
/// If the record does not replay, or has options that the dialect cannot name.
pub fn export(record: &Record<State>) -> Result<String, ExportError> {
    Session::replay(record)?;
    let options = record.options;
    let spoken = Options {
        optional_cards: options.optional_cards,
        us_handicap: options.us_handicap,
        ussr_handicap: options.ussr_handicap,
        scenario: options.scenario,
        ..Options::preset("playdek").unwrap_or_default()
    };
    if spoken != options {
        let different = Options::SPECS.iter().find(|spec| {
            let value = |options: &Options| serde_json::to_value(options).map(|all| all[spec.name].clone()).ok();
            value(&spoken) != value(&options)
        });
        return Err(ExportError::Option(different.map_or("", |spec| spec.name)));
    }
    let mut page = Page { lines: heading(&options), ..Page::default() };
    let mut state = State::new(&options);
    let mut scribe = Scribe::new(&state);
    for &entry in &record.entries {
        page.play(&mut state, &mut scribe, entry);
    }
    if state.outcome().is_some() {
        page.add(Line::End);
    }
    Ok(page.text())
}

fn heading(options: &Options) -> Vec<Line> {
    let mut lines = vec![Line::Seat(Side::East), Line::Seat(Side::West)];
    for (side, points) in [(Side::West, options.us_handicap), (Side::East, options.ussr_handicap)] {
        if points > 0 {
            lines.push(Line::Handicap(side, points));
        }
    }
    lines.push(Line::Scenario(options.scenario == Scenario::LateWar));
    if options.optional_cards {
        lines.push(Line::OptionalCards);
    }
    lines
}

/// The lines so far.
#[derive(Default)]
struct Page {
    lines: Vec<Line>,
    /// The lines of a coup that are told after its die.
    held: Vec<Line>,
}

impl Page {
    fn play(&mut self, state: &mut State, scribe: &mut Scribe, entry: Entry<Action>) {
        let (before, mut log) = (*state, rules::Log::listening());
        match entry.interrupt {
            None => state.play(entry.action, &mut log),
            Some(side) => state.interrupt(side, entry.action, &mut log),
        }
        scribe.write(&before, entry.action, &log.take(), state, &mut |line| self.add(line));
    }

    /// Adds a line in the order of the dialect: Military Operations and DEFCON come after what a coup changes on the board,
    /// points placed in one country one after the other are one line.
    fn add(&mut self, line: Line) {
        match (line, self.lines.last_mut()) {
            (Line::Influence(side, change, country, after), Some(Line::Influence(whose, sum, place, totals)))
                if (side, country, change.signum()) == (*whose, *place, sum.signum()) =>
            {
                (*sum, *totals) = (*sum + change, after);
                return;
            }
            (Line::Defcon(..), Some(Line::Target(_))) => return self.held.push(line),
            (Line::Milops(..), _) => return self.held.insert(0, line),
            (Line::Influence(..) | Line::Coup(_), _) => {}
            _ => self.lines.append(&mut self.held),
        }
        if line.opens() {
            self.lines.push(Line::Blank);
        }
        if let Line::Headline(_, card) = line {
            let header = self.lines.iter_mut().rev().find(|line| matches!(line, Line::Headlines(..)));
            if let Some(Line::Headlines(_, shown)) = header {
                shown[usize::from(shown[0].is_some())] = Some(card);
            }
        }
        self.lines.push(line);
    }

    /// The text: what follows a header stands behind it.
    fn text(mut self) -> String {
        self.lines.append(&mut self.held);
        let mut out = String::new();
        let mut lines = self.lines.iter().peekable();
        while let Some(line) = lines.next() {
            out.push_str(&line.to_string());
            let header = matches!(line, Line::Headlines(..) | Line::Round(..));
            match lines.peek() {
                Some(next) if header && **next != Line::Blank => out.push(' '),
                _ => out.push('\n'),
            }
        }
        out
    }
}
