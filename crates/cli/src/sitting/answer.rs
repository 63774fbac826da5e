//! Interpretation of the player's words, reasons why an action is not possible, and explanations of things.

use super::{Sitting, show::write_lines};
use crate::{Face, Part, Screen, interpreter::Guess};
use rules::{Seat, Side};
use std::{collections::BTreeSet, io};
use words::{Form, args};

/// Possible meanings of a text.
struct Heard<A> {
    /// All guesses.
    guesses: Vec<Guess<A>>,
    /// The guesses among the choices, with the number of the choice.
    fits: Vec<(usize, Guess<A>)>,
}

impl<G: Screen> Sitting<'_, G> {
    /// Answers a command of the game; returns false if it is not one.
    pub(super) fn asked(&mut self, side: Side, text: &str, face: &mut dyn Face) -> io::Result<bool> {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let name = first.to_lowercase();
        if !G::COMMANDS.contains(&name.as_str()) {
            return Ok(false);
        }
        let slug = self.interpreter.slug(rest);
        if slug.is_none() && !rest.trim().is_empty() {
            self.tell(face, Part::Log, "ui-nothing-to-explain", &args! { input = rest.trim() })?;
            return Ok(true);
        }
        let answer = |seat| G::command(&self.session.state().view(seat), self.words, &name, slug);
        let (mine, open) = (answer(Seat::Player(side)), answer(Seat::Spectator));
        self.exposed |= mine != open;
        write_lines(&mine, Part::Log, face)?;
        Ok(true)
    }

    /// Returns the choice that a text means; explains the problem if it is not exactly one.
    pub(super) fn meant(
        &self,
        side: Side,
        text: &str,
        choices: &[(Side, G::Action)],
        face: &mut dyn Face,
    ) -> io::Result<Option<(Side, G::Action)>> {
        let Heard { guesses, fits } = self.heard(text, choices);
        let exact: Vec<_> = fits.iter().filter(|(_, guess)| guess.added == 0).collect();
        match (&fits[..], &exact[..]) {
            ([(number, _)], _) | (_, [(number, _)]) => return Ok(Some(choices[number - 1])),
            ([], _) if guesses.is_empty() => {
                self.tell(face, Part::Log, "ui-not-understood", &args! { input = text })?;
            }
            ([], _) => self.refuse(side, text, &guesses, choices, face)?,
            (several, _) => self.tell(face, Part::Log, "ui-several", &args! { numbers = numbers(several) })?,
        }
        Ok(None)
    }

    /// Returns the possible meanings of a text at this moment.
    fn heard(&self, text: &str, choices: &[(Side, G::Action)]) -> Heard<G::Action> {
        let actions: Vec<_> = choices.iter().map(|(_, action)| *action).collect();
        let guesses = self.interpreter.hear::<G>(text, &actions);
        let number = |action| actions.iter().position(|&other| other == action).map(|index| index + 1);
        let fits = guesses.iter().filter_map(|guess| Some((number(guess.action)?, *guess))).collect();
        Heard { guesses, fits }
    }

    pub(super) fn why(
        &self,
        side: Side,
        text: &str,
        choices: &[(Side, G::Action)],
        face: &mut dyn Face,
    ) -> io::Result<()> {
        if text.is_empty() {
            return self.tell(face, Part::Log, "ui-why-what", &args! { example = self.example(choices) });
        }
        let Heard { guesses, fits } = self.heard(text, choices);
        if !fits.is_empty() {
            return self.tell(face, Part::Log, "ui-why-possible", &args! { numbers = numbers(&fits) });
        }
        self.refuse(side, text, &guesses, choices, face)
    }

    /// Names the rules against the possible meanings: the rarest reasons are the nearest misses.
    fn refuse(
        &self,
        side: Side,
        text: &str,
        guesses: &[Guess<G::Action>],
        choices: &[(Side, G::Action)],
        face: &mut dyn Face,
    ) -> io::Result<()> {
        // If a guess is of a kind that can be played now, the other kinds were not meant.
        let kinds: BTreeSet<_> = choices.iter().map(|(_, action)| Form::of(action).tag).collect();
        let usual = |guess: &&Guess<G::Action>| kinds.contains(&Form::of(&guess.action).tag);
        let meant: Vec<_> = match guesses.iter().filter(usual).collect::<Vec<_>>() {
            usual if usual.is_empty() => guesses.iter().collect(),
            usual => usual,
        };
        let least = meant.first().map_or(0, |guess| guess.added);
        let mut reasons: Vec<(usize, String, G::Action)> = Vec::new();
        for guess in meant.into_iter().filter(|guess| guess.added == least) {
            let Some(refusal) = self.session.state().why_not(side, guess.action) else { continue };
            let sentence = self.words.refusal::<G>(&refusal);
            match reasons.iter_mut().find(|(_, other, _)| *other == sentence) {
                Some((count, ..)) => *count += 1,
                None => reasons.push((1, sentence, guess.action)),
            }
        }
        reasons.sort_by_key(|&(count, ..)| count);
        if reasons.is_empty() {
            return self.tell(
                face,
                Part::Log,
                "ui-why-unknown",
                &args! { input = text, example = self.example(choices) },
            );
        }
        for (_, sentence, action) in reasons.iter().take(3) {
            self.tell_lines(face, Part::Log, &self.words.labelled_sentence(&self.words.action::<G>(action), sentence))?;
        }
        Ok(())
    }

    /// Returns an example for the command `why`.
    fn example(&self, choices: &[(Side, G::Action)]) -> String {
        let sentence = choices.last().map(|(_, action)| self.words.action::<G>(action)).unwrap_or_default();
        format!("why {}", sentence.to_lowercase())
    }

    /// Explains a choice by its number, a card by its name, or the question.
    pub(super) fn explain(&self, text: &str, choices: &[(Side, G::Action)], face: &mut dyn Face) -> io::Result<()> {
        if text.is_empty() {
            if let Some(question) = self.session.state().question() {
                self.tell_lines(face, Part::Log, &self.words.ask::<G>(&question))?;
            }
            let mut told = BTreeSet::new();
            for (_, action) in choices {
                if told.insert(Form::of(action).tag) {
                    self.tell_lines(face, Part::Log, &format!("• {}", self.words.about::<G>(action)))?;
                }
            }
            return Ok(());
        }
        let index = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        if let Some((_, action)) = index.and_then(|index| choices.get(index)) {
            self.tell_lines(
                face,
                Part::Log,
                &format!("{}. {}", self.words.action::<G>(action), self.words.about::<G>(action)),
            )?;
            let form = Form::of(action);
            for slug in form.slugs().into_iter().collect::<BTreeSet<_>>() {
                self.describe(slug, face)?;
            }
            return Ok(());
        }
        if let Some(slug) = self.interpreter.slug(text)
            && self.describe(slug, face)?
        {
            return Ok(());
        }
        match self.heard(text, choices).guesses.first() {
            Some(guess) => self.tell_lines(face, Part::Log, &self.words.about::<G>(&guess.action)),
            None => self.tell(face, Part::Log, "ui-nothing-to-explain", &args! { input = text }),
        }
    }

    /// Describes a card; returns false if it has no text.
    fn describe(&self, slug: &str, face: &mut dyn Face) -> io::Result<bool> {
        let Some(text) = self.words.text::<G>(slug) else { return Ok(false) };
        self.tell_lines(face, Part::Log, &self.words.labelled_sentence(&self.words.name::<G>(slug), &text))?;
        Ok(true)
    }
}

/// Lists the numbers of choices.
fn numbers<A>(fits: &[(usize, Guess<A>)]) -> String {
    let numbers: BTreeSet<_> = fits.iter().map(|(number, _)| *number).collect();
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
