//! Output for a player: the table, past events, the question and the choices.

use super::Sitting;
use crate::{Face, Ink, Line, Part, Screen, WIDTH, wrap};
use rules::{Actor, Seat, Side};
use std::io::{self, Write};
use words::args;

impl<G: Screen> Sitting<'_, G> {
    /// Shows the table, the events since the last time, the question and the choices.
    pub(super) fn present(&mut self, side: Side, choices: &[(Side, G::Action)], face: &mut dyn Face) -> io::Result<()> {
        let seat = Seat::Player(side);
        face.gap()?;
        // A table with a pane of its own is always drawn completely.
        let again = self.shown == Some(side) && face.columns().is_some();
        match G::brief(&self.session.state().view(seat), self.words).filter(|_| again) {
            Some(brief) => write_lines(&brief, Part::Board, face)?,
            None => self.draw(seat, face)?,
        }
        self.shown = Some(side);
        self.happened(seat, self.seen[side.index()], face)?;
        self.seen[side.index()] = self.session.noted().count();
        face.gap()?;
        face.renew(Part::Question);
        if self.session.state().actor() == Actor::Player(side)
            && let Some(question) = self.session.state().question()
        {
            let asked = self.words.labelled_sentence(&self.words.side::<G>(side), &self.words.ask::<G>(&question));
            for line in wrap(&asked, face.columns().unwrap_or(usize::MAX)) {
                face.put(Part::Question, &Line::new().with(Ink::Bold, line))?;
            }
        }
        self.list(side, choices, face)
    }

    /// Shows the numbered choices, in columns if they are many and short.
    fn list(&self, side: Side, choices: &[(Side, G::Action)], face: &mut dyn Face) -> io::Result<()> {
        let own = choices
            .iter()
            .filter(|(who, _)| *who == side && self.session.state().actor() == Actor::Player(side))
            .count();
        let view = self.session.state().view(Seat::Player(side));
        let labels: Vec<(Option<String>, String)> = choices
            .iter()
            .enumerate()
            .map(|(index, (_, action))| match G::short(&view, action, self.words).filter(|_| index < own) {
                Some((heading, label)) => (Some(heading), label),
                None => (None, self.words.action::<G>(action)),
            })
            .collect();
        let item =
            |index: usize| Line::new().with(Ink::Act, format!("{:>3}. ", index + 1)).plain(labels[index].1.as_str());
        let mut start = 0;
        for part in labels[..own].chunk_by(|(one, _), (other, _)| one == other) {
            let widest = part.iter().map(|(_, label)| label.chars().count() + 6).max().unwrap_or_default();
            let columns = match &part[0].0 {
                Some(_) => (WIDTH / widest.max(1)).clamp(1, part.len().div_ceil(3)),
                None if part.len() > 8 && widest <= WIDTH / 2 => 2,
                None => 1,
            };
            if let Some(heading) = part[0].0.as_deref().filter(|heading| !heading.is_empty()) {
                face.put(Part::Question, &Line::new().with(Ink::Bold, format!(" {heading}")))?;
            }
            let rows = part.len().div_ceil(columns);
            for row in 0..rows {
                let places = (0..columns).map(|column| row + column * rows).filter(|&place| place < part.len());
                let line = places.enumerate().fold(Line::new(), |line, (column, place)| {
                    line.padded(column * (WIDTH / columns)).then(item(start + place))
                });
                face.put(Part::Question, &line)?;
            }
            start += part.len();
        }
        if own < choices.len() {
            let who = self.words.side::<G>(choices[own].0);
            self.tell(face, Part::Question, "ui-interrupt", &args! { side = who })?;
        }
        for index in own..choices.len() {
            face.put(Part::Question, &item(index))?;
        }
        Ok(())
    }

    pub(super) fn draw(&self, seat: Seat, face: &mut dyn Face) -> io::Result<()> {
        let view = self.session.state().view(seat);
        for (part, lines) in [(Part::Board, G::board(&view, self.words)), (Part::Hand, G::hand(&view, self.words))] {
            face.renew(part);
            write_lines(&lines, part, face)?;
        }
        face.put(Part::Board, &Line::rule())
    }

    /// Shows the facts that a seat may read, from the given one on.
    pub(super) fn happened(&self, seat: Seat, from: usize, face: &mut dyn Face) -> io::Result<()> {
        let facts: Vec<_> = self
            .session
            .noted()
            .skip(from)
            .filter(|(_, noted)| noted.to.includes(seat))
            .map(|(_, noted)| noted.fact)
            .collect();
        if facts.is_empty() {
            return if from == 0 { self.tell(face, Part::Log, "ui-nothing-yet", &args! {}) } else { Ok(()) };
        }
        face.put(Part::Log, &Line::new().with(Ink::Bold, self.words.say("ui-happened", &args! {})))?;
        for fact in facts {
            let sentence = self.words.fact::<G>(&fact);
            if G::opens_section(&fact) {
                face.put(Part::Log, &Line::new().with(Ink::Bold, sentence))?;
            } else {
                put_hanging(face, Part::Log, "  ", &sentence)?;
            }
        }
        Ok(())
    }

    pub(super) fn tell(&self, face: &mut dyn Face, part: Part, key: &str, args: &words::Args) -> io::Result<()> {
        self.tell_lines(face, part, &self.words.say(key, args))
    }

    /// Shows a sentence with a file name on one line of any length, so that the user can copy it.
    pub(super) fn tell_whole(&self, face: &mut dyn Face, part: Part, key: &str, args: &words::Args) -> io::Result<()> {
        face.put(part, &Line::new().plain(self.words.say(key, args)))
    }

    pub(super) fn tell_lines(&self, face: &mut dyn Face, part: Part, text: &str) -> io::Result<()> {
        for line in text.lines() {
            if face.columns().is_none_or(|columns| line.chars().count() <= columns) {
                face.put(part, &Line::new().plain(line))?;
            } else {
                put_hanging(face, part, "", line)?;
            }
        }
        Ok(())
    }
}

pub(super) fn write_lines(lines: &[Line], part: Part, face: &mut dyn Face) -> io::Result<()> {
    lines.iter().try_for_each(|line| face.put(part, line))
}

/// Shows a text behind an indent, wrapped unless the front end does that.
fn put_hanging(face: &mut dyn Face, part: Part, indent: &str, text: &str) -> io::Result<()> {
    match face.columns() {
        Some(columns) => {
            hanging(indent, text, columns).iter().try_for_each(|line| face.put(part, &Line::new().plain(line.as_str())))
        }
        None => face.put(part, &Line::new().plain(format!("{indent}{text}"))),
    }
}

/// Writes a wrapped text behind an indent; continuation lines are indented by two more columns.
pub fn write_hanging(out: &mut dyn Write, indent: &str, text: &str) -> io::Result<()> {
    hanging(indent, text, WIDTH).iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn hanging(indent: &str, text: &str, columns: usize) -> Vec<String> {
    let lines = wrap(text, columns - indent.len() - 2);
    lines.iter().enumerate().map(|(row, line)| format!("{indent}{}{line}", if row == 0 { "" } else { "  " })).collect()
}
