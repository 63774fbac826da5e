//! Export of a record as a log.

use super::{line::Line, scribe::Scribe};
use rules::{Entry, Game, OptionSpec, Options as _, Record, RecordError, Session};
use twilight::{Action, Ask, Options, Side, State, options::Scenario};

/// Reason why a game cannot be written in the dialect.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The record does not replay.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The dialect has no words for something.
    #[error("line {line} of the log would have to tell {what}, for which the dialect has no words")]
    Unsaid {
        /// The line that cannot be written.
        line: usize,
        /// What it would have to express.
        what: &'static str,
    },
}

/// Writes a game in the dialect.
///
/// # Errors
/// If the record does not replay, or something happens in it that the dialect cannot express.
pub fn export(record: &Record<State>) -> Result<String, ExportError> {
    Session::replay(record)?;
    let options = record.options;
    let mut page = Page { lines: heading(&options), ..Page::default() };
    let unsaid = |page: Page, what: &'static str| ExportError::Unsaid { line: page.text().lines().count() + 1, what };
    if record.start.is_some() {
        return Err(unsaid(page, "a game that starts from a position"));
    }
    let mut state = record.first();
    let mut scribe = Scribe::new(&state);
    for &entry in &record.entries {
        if let Some(what) = wordless(&state, entry.action) {
            return Err(unsaid(page, what));
        }
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
    lines.extend(rules_of(options));
    lines
}

/// Returns the settings in which a game differs from the preset, except those with lines of their own.
fn rules_of(options: &Options) -> impl Iterator<Item = Line> {
    let values = |options: &Options| serde_json::to_value(options).unwrap_or_default();
    let (preset, own) = (values(&Options::preset("playdek").unwrap_or_default()), values(options));
    let told = ["optional_cards", "us_handicap", "ussr_handicap", "scenario"];
    let different = move |spec: &&OptionSpec| !told.contains(&spec.name) && preset[spec.name] != own[spec.name];
    let chosen = values(options);
    Options::SPECS.iter().enumerate().filter(move |(_, spec)| different(spec)).filter_map(move |(place, spec)| {
        let value = &chosen[spec.name];
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let value = spec.values.iter().position(|other| *other == text)?;
        Some(Line::Rule(place as u8, value as u8))
    })
}

/// Returns what the dialect cannot express about an answer.
fn wordless(state: &State, action: Action) -> Option<&'static str> {
    match (state.ask()?, action) {
        (_, Action::Bid { .. }) => Some("a bid"),
        (_, Action::SpaceUnrolled) => Some("an attempt of the Space Race without a die"),
        (Ask::Theirs { .. }, _) if state.bound(Side::West) => Some("the order in which the US has to play its cards"),
        _ => None,
    }
}

/// The lines written so far.
#[derive(Default)]
struct Page {
    lines: Vec<Line>,
    /// Lines of a coup that follow its die.
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

    /// Adds a line in the order of the dialect: Military Operations and DEFCON follow a coup's changes on the board, and consecutive points
    /// in one country become one line.
    fn add(&mut self, line: Line) {
        if matches!(line, Line::UntoldVp(..)) {
            return;
        }
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

    /// Returns the text; the line after a header stands behind it.
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
