//! What a player reads: the table, what happened, the question and the choices.

use super::Sitting;
use crate::{Ink, Line, Screen, WIDTH, wrap};
use rules::{Actor, Seat, Side};
use std::io::{self, Write};
use words::args;

impl<G: Screen> Sitting<'_, G> {
    /// The table, what happened since the last time, the question and the choices.
    pub(super) fn present(&mut self, side: Side, choices: &[(Side, G::Action)], out: &mut dyn Write) -> io::Result<()> {
        let seat = Seat::Player(side);
        writeln!(out)?;
        match G::brief(&self.session.state().view(seat), self.words).filter(|_| self.shown == Some(side)) {
            Some(brief) => self.write_lines(&brief, out)?,
            None => self.draw(seat, out)?,
        }
        self.shown = Some(side);
        self.happened(seat, self.seen[side.index()], out)?;
        self.seen[side.index()] = self.session.noted().count();
        writeln!(out)?;
        if self.session.state().actor() == Actor::Player(side)
            && let Some(question) = self.session.state().question()
        {
            let asked = self.words.labelled(&self.words.side::<G>(side), &self.words.ask::<G>(&question));
            for line in wrap(&asked, WIDTH) {
                writeln!(out, "{}", self.paint.ink(Ink::Bold, &line))?;
            }
        }
        self.list(side, choices, out)
    }

    /// The numbered choices, in two columns where they are many and short.
    fn list(&self, side: Side, choices: &[(Side, G::Action)], out: &mut dyn Write) -> io::Result<()> {
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
                writeln!(out, "{}", self.paint.ink(Ink::Bold, &format!(" {heading}")))?;
            }
            let rows = part.len().div_ceil(columns);
            for row in 0..rows {
                let places = (0..columns).map(|column| row + column * rows).filter(|&place| place < part.len());
                let line = places.enumerate().fold(Line::new(), |line, (column, place)| {
                    line.padded(column * (WIDTH / columns)).then(item(start + place))
                });
                writeln!(out, "{}", line.render(self.paint))?;
            }
            start += part.len();
        }
        if own < choices.len() {
            let who = self.words.side::<G>(choices[own].0);
            self.tell(out, "ui-interrupt", &args! { side = who })?;
        }
        for index in own..choices.len() {
            writeln!(out, "{}", item(index).render(self.paint))?;
        }
        Ok(())
    }

    pub(super) fn draw(&self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        self.write_lines(&G::draw(&self.session.state().view(seat), self.words), out)
    }

    pub(super) fn write_lines(&self, lines: &[Line], out: &mut dyn Write) -> io::Result<()> {
        for line in lines {
            writeln!(out, "{}", line.render(self.paint))?;
        }
        Ok(())
    }

    /// The facts that a seat may read, from the given one on.
    pub(super) fn happened(&self, seat: Seat, from: usize, out: &mut dyn Write) -> io::Result<()> {
        let facts: Vec<_> = self
            .session
            .noted()
            .skip(from)
            .filter(|(_, noted)| noted.to.includes(seat))
            .map(|(_, noted)| noted.fact)
            .collect();
        if facts.is_empty() {
            return if from == 0 { self.tell(out, "ui-nothing-yet", &args! {}) } else { Ok(()) };
        }
        writeln!(out, "{}", self.paint.ink(Ink::Bold, &self.words.say("ui-happened", &args! {})))?;
        for fact in facts {
            let sentence = self.words.fact::<G>(&fact);
            if G::opens_section(&fact) {
                writeln!(out, "{}", self.paint.ink(Ink::Bold, &sentence))?;
            } else {
                write_hanging(out, "  ", &sentence)?;
            }
        }
        Ok(())
    }

    pub(super) fn tell(&self, out: &mut dyn Write, key: &str, args: &words::Args) -> io::Result<()> {
        self.tell_lines(out, &self.words.say(key, args))
    }

    /// A sentence with the name of a file, on one line however long it is: somebody may want to copy it.
    pub(super) fn tell_whole(&self, out: &mut dyn Write, key: &str, args: &words::Args) -> io::Result<()> {
        writeln!(out, "{}", self.words.say(key, args))
    }

    pub(super) fn tell_lines(&self, out: &mut dyn Write, text: &str) -> io::Result<()> {
        for line in text.lines() {
            if line.chars().count() <= WIDTH {
                writeln!(out, "{line}")?;
            } else {
                write_hanging(out, "", line)?;
            }
        }
        Ok(())
    }
}

/// A wrapped text behind an indent; its further lines stand two columns further in.
pub fn write_hanging(out: &mut dyn Write, indent: &str, text: &str) -> io::Result<()> {
    for (row, line) in wrap(text, WIDTH - indent.len() - 2).iter().enumerate() {
        writeln!(out, "{indent}{}{line}", if row == 0 { "" } else { "  " })?;
    }
    Ok(())
}
