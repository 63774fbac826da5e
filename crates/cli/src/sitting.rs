//! People and machines at a table: the loop that asks, listens and plays.

use crate::{Command, Ink, Interpreter, Line, Paint, Screen, WIDTH, input::read_line, interpreter::Guess, wrap};
use bots::Player;
use rules::{Actions, Actor, Luck, Seat, Session, Side, legal};
use std::{
    collections::BTreeSet,
    fs,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};
use words::{Form, Words, args};

/// Who sits on a side.
pub enum Chair<G: Screen> {
    /// A person at the keyboard.
    Human,
    /// A program.
    Machine(Box<dyn Player<G>>),
}

/// A game with the people and machines that play it.
pub struct Sitting<'a, G: Screen> {
    session: Session<G>,
    chairs: [Chair<G>; 2],
    luck: Luck,
    interpreter: &'a Interpreter,
    words: &'a Words,
    paint: Paint,
    write: Writer<'a>,
    /// What wipes the screen before another player looks at it.
    wipe: String,
    /// Whether lines are written down as they are read, where no terminal does it.
    echo: bool,
    /// Where the game is saved; chosen when it is first needed.
    file: Option<PathBuf>,
    /// How many facts each side has been shown.
    seen: [usize; 2],
    /// Whose secrets are on the screen.
    looking: Option<Side>,
    /// Who has been shown the whole table and has gone on alone since.
    shown: Option<Side>,
}

/// Writes a text to a file.
type Writer<'a> = Box<dyn FnMut(&Path, &str) -> io::Result<()> + 'a>;

/// What a player decided.
enum Decision<A> {
    /// An action, in turn or as an interrupt.
    Play(Side, A),
    /// Nothing, where that is possible.
    GoOn,
    /// An action was taken back.
    Undone,
    /// To leave, or the input has ended.
    Leave,
}

impl<'a, G: Screen> Sitting<'a, G> {
    /// Sits down at a game.
    #[must_use]
    pub fn new(
        session: Session<G>,
        chairs: [Chair<G>; 2],
        luck: Luck,
        interpreter: &'a Interpreter,
        paint: Paint,
    ) -> Sitting<'a, G> {
        let seen = [session.noted().count(); 2];
        let write = Box::new(|path: &Path, text: &str| fs::write(path, text));
        let words = interpreter.words();
        Sitting {
            session,
            chairs,
            luck,
            interpreter,
            words,
            paint,
            write,
            wipe: "\n".to_owned(),
            echo: false,
            file: None,
            seen,
            looking: None,
            shown: None,
        }
    }

    /// Saves by other means than writing files.
    #[must_use]
    pub fn saving_with(mut self, write: impl FnMut(&Path, &str) -> io::Result<()> + 'a) -> Sitting<'a, G> {
        self.write = Box::new(write);
        self
    }

    /// Wipes the screen with this before another player looks at it.
    #[must_use]
    pub fn wiping_with(mut self, wipe: String) -> Sitting<'a, G> {
        self.wipe = wipe;
        self
    }

    /// Writes down what is read, for an input that is no terminal.
    #[must_use]
    pub fn echoing(mut self, echo: bool) -> Sitting<'a, G> {
        self.echo = echo;
        self
    }

    /// Saves in this file.
    #[must_use]
    pub fn saving_in(mut self, file: Option<PathBuf>) -> Sitting<'a, G> {
        self.file = file;
        self
    }

    /// The game as it stands.
    #[must_use]
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Plays until the game is over, somebody leaves or the input ends; then the game is saved.
    ///
    /// # Errors
    /// If nothing can be read or written any more; the game has been saved then, too.
    pub fn run(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let played = self.play(input, out);
        // A finished game is kept only where somebody asked for it.
        let wanted = self.file.is_some() || !matches!(played, Ok(true));
        let saved = if wanted { self.save(None, out) } else { Ok(()) };
        if let (Ok(false), Ok(()), Some(file)) = (&played, &saved, &self.file) {
            let command = format!("hotline play {} --load {}", G::NAME, quoted(file));
            self.tell(out, "ui-continue", &args! { command = command })?;
        }
        played.map(drop).and(saved)
    }

    /// True if the game came to its end.
    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
        self.greet(out)?;
        loop {
            self.session.run_chance(&mut self.luck);
            let Actor::Player(side) = self.session.state().actor() else { break };
            let decision = match self.chairs[side.index()] {
                Chair::Human => self.ask(side, input, out)?,
                Chair::Machine(_) => self.offer(side, input, out)?,
            };
            match decision {
                Decision::Leave => return Ok(false),
                Decision::Undone => {}
                Decision::Play(side, action) => self.play_action(side, action),
                Decision::GoOn => {
                    let view = self.session.state().view(Seat::Player(side));
                    if let Chair::Machine(player) = &mut self.chairs[side.index()] {
                        let action = player.choose(&view);
                        self.play_action(side, action);
                    }
                }
            }
        }
        self.finish(out)?;
        Ok(true)
    }

    fn play_action(&mut self, side: Side, action: G::Action) {
        self.shown = self.shown.filter(|&shown| shown == side);
        let played = self.session.play(side, action);
        debug_assert!(played.is_ok(), "only legal actions are offered: {played:?}");
    }

    fn greet(&mut self, out: &mut impl Write) -> io::Result<()> {
        let title = self.words.title::<G>();
        match self.humans()[..] {
            [side] => {
                let side = self.words.side::<G>(side);
                self.tell(out, "ui-playing", &args! { title = title, side = side })
            }
            _ => self.tell(out, "ui-playing-both", &args! { title = title }),
        }
    }

    /// The table and the last facts as everybody may see them, and how it ended.
    fn finish(&mut self, out: &mut impl Write) -> io::Result<()> {
        let seat = match self.humans()[..] {
            [side] => Seat::Player(side),
            _ => Seat::Spectator,
        };
        let from = self.humans().iter().map(|side| self.seen[side.index()]).min().unwrap_or_default();
        writeln!(out)?;
        self.draw(seat, out)?;
        self.happened(seat, from, out)?;
        if let Some(outcome) = self.session.state().outcome() {
            let end = self.words.end::<G>(&outcome);
            writeln!(out, "\n{}", self.paint.ink(Ink::Bold, &end))?;
        }
        Ok(())
    }

    /// Asks the side that has to decide.
    fn ask(&mut self, side: Side, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Decision<G::Action>> {
        if let Some(decision) = self.hand_over(side, input, out)? {
            return Ok(decision);
        }
        self.looking = Some(side);
        let mut choices: Vec<_> = legal(self.session.state()).into_iter().map(|action| (side, action)).collect();
        if matches!(self.chairs[side.other().index()], Chair::Human) {
            choices.extend(self.interrupts(side.other()));
        }
        self.present(side, &choices, out)?;
        self.listen(side, &choices, false, input, out)
    }

    /// Before a machine decides: lets the other side interrupt, if it can.
    fn offer(&mut self, side: Side, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Decision<G::Action>> {
        let me = side.other();
        let choices = self.interrupts(me);
        if choices.is_empty() || matches!(self.chairs[me.index()], Chair::Machine(_)) {
            return Ok(Decision::GoOn);
        }
        self.present(me, &choices, out)?;
        self.tell(out, "ui-go-on", &args! { side = self.words.side::<G>(side) })?;
        self.listen(me, &choices, true, input, out)
    }

    fn interrupts(&self, side: Side) -> Vec<(Side, G::Action)> {
        let mut actions = Actions::new();
        self.session.state().interrupts(side, &mut actions);
        actions.into_iter().map(|action| (side, action)).collect()
    }

    /// Two people share the screen: before one of them sees secrets, the other one leaves it.
    fn hand_over(
        &mut self,
        side: Side,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<Decision<G::Action>>> {
        if self.humans().len() < 2 || self.looking == Some(side) || !self.has_secrets(side) {
            return Ok(None);
        }
        let name = self.words.side::<G>(side);
        if self.looking.is_some() {
            write!(out, "{}", self.wipe)?;
        }
        writeln!(out, "{}", Line::rule().render(self.paint))?;
        self.tell(out, "ui-hand-over", &args! { side = name.as_str() })?;
        if self.session.undoable(side.other()) > 0 {
            self.tell(out, "ui-hand-over-undo", &args! {})?;
        }
        loop {
            let prompt = self.words.say("ui-press-enter", &args! { side = name.as_str() });
            match self.read(&prompt, input, out)?.as_deref().map(Command::parse) {
                None | Some(Command::Quit) => return Ok(Some(Decision::Leave)),
                Some(Command::Nothing) => return Ok(None),
                Some(Command::Undo) if self.undo(side.other(), out)? => return Ok(Some(Decision::Undone)),
                Some(_) => {}
            }
        }
    }

    /// Whether a side would see on the screen what not everybody may see.
    fn has_secrets(&self, side: Side) -> bool {
        let state = self.session.state();
        let [mine, open] = [Seat::Player(side), Seat::Spectator].map(|seat| G::draw(&state.view(seat), self.words));
        let whispered =
            self.session.noted().skip(self.seen[side.index()]).any(|(_, noted)| !noted.to.includes(Seat::Spectator));
        mine != open || whispered || state.secret()
    }

    /// The table, what happened since the last time, the question and the choices.
    fn present(&mut self, side: Side, choices: &[(Side, G::Action)], out: &mut impl Write) -> io::Result<()> {
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
    fn list(&self, side: Side, choices: &[(Side, G::Action)], out: &mut impl Write) -> io::Result<()> {
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

    /// Listens until something is decided.
    fn listen(
        &mut self,
        side: Side,
        choices: &[(Side, G::Action)],
        may_go_on: bool,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Decision<G::Action>> {
        // A dangerous choice that was made once.
        let mut risked = None;
        loop {
            let Some(line) = self.read(">", input, out)? else { return Ok(Decision::Leave) };
            match Command::parse(&line) {
                Command::Nothing if may_go_on => return Ok(Decision::GoOn),
                Command::Nothing => {}
                Command::Number(number) => match number.and_then(|number| choices.get(number.checked_sub(1)?)) {
                    Some(&(who, action)) => {
                        if self.dares(who, action, &mut risked, out)? {
                            return Ok(Decision::Play(who, action));
                        }
                    }
                    None => {
                        let typed: String = line.trim().chars().take(20).collect();
                        self.tell(out, "ui-no-such-choice", &args! { number = typed, count = choices.len() })?;
                    }
                },
                Command::Words(text) => {
                    if self.asked(side, &text, out)? {
                        continue;
                    }
                    if let Some((who, action)) = self.meant(side, &text, choices, out)?
                        && self.dares(who, action, &mut risked, out)?
                    {
                        return Ok(Decision::Play(who, action));
                    }
                }
                Command::Why(text) => self.why(side, &text, choices, out)?,
                Command::Explain(text) => self.explain(&text, choices, out)?,
                Command::Log => self.happened(Seat::Player(side), 0, out)?,
                Command::Table => {
                    self.shown = None;
                    self.present(side, choices, out)?;
                }
                Command::Help => {
                    self.tell_lines(out, &self.words.say("ui-help", &args! {}))?;
                    self.tell_lines(out, &G::help(self.words).unwrap_or_default())?;
                }
                Command::Save(file) => self.save(file, out)?,
                Command::Quit => return Ok(Decision::Leave),
                Command::Undo => {
                    let mut sides = self.humans();
                    sides.sort_by_key(|&who| who != side);
                    for who in sides {
                        if self.undo(who, out)? {
                            return Ok(Decision::Undone);
                        }
                    }
                    self.tell(out, "ui-cannot-undo", &args! {})?;
                }
            }
        }
    }

    /// Whether a choice is to be played: a dangerous one only when it is made a second time.
    fn dares(
        &self,
        who: Side,
        action: G::Action,
        risked: &mut Option<G::Action>,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        if *risked == Some(action) {
            return Ok(true);
        }
        let view = self.session.state().view(Seat::Player(who));
        let Some((_, warning)) = G::danger(&view, &action, self.words) else { return Ok(true) };
        *risked = Some(action);
        self.tell_lines(out, &warning)?;
        self.tell(out, "ui-choose-again", &args! {})?;
        Ok(false)
    }

    /// Answers a command of the game; false if it is none.
    fn asked(&self, side: Side, text: &str, out: &mut impl Write) -> io::Result<bool> {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let name = first.to_lowercase();
        if !G::COMMANDS.contains(&name.as_str()) {
            return Ok(false);
        }
        let slug = self.interpreter.slug(rest);
        if slug.is_none() && !rest.trim().is_empty() {
            self.tell(out, "ui-nothing-to-explain", &args! { input = rest.trim() })?;
            return Ok(true);
        }
        let view = self.session.state().view(Seat::Player(side));
        self.write_lines(&G::command(&view, self.words, &name, slug), out)?;
        Ok(true)
    }

    /// The choice that words mean; says what is wrong if it is not exactly one.
    fn meant(
        &self,
        side: Side,
        text: &str,
        choices: &[(Side, G::Action)],
        out: &mut impl Write,
    ) -> io::Result<Option<(Side, G::Action)>> {
        let (guesses, fits) = self.heard(text, choices);
        let exact: Vec<_> = fits.iter().filter(|(_, guess)| guess.added == 0).collect();
        match (&fits[..], &exact[..]) {
            ([(number, _)], _) | (_, [(number, _)]) => return Ok(Some(choices[number - 1])),
            ([], _) if guesses.is_empty() => {
                self.tell(out, "ui-not-understood", &args! { input = text })?;
            }
            ([], _) => self.refuse(side, text, &guesses, choices, out)?,
            (several, _) => self.tell(out, "ui-several", &args! { numbers = numbers(several) })?,
        }
        Ok(None)
    }

    /// What words may mean, and which of that can be chosen, with its number.
    #[allow(clippy::type_complexity)]
    fn heard(
        &self,
        text: &str,
        choices: &[(Side, G::Action)],
    ) -> (Vec<Guess<G::Action>>, Vec<(usize, Guess<G::Action>)>) {
        let actions: Vec<_> = choices.iter().map(|(_, action)| *action).collect();
        let guesses = self.interpreter.hear::<G>(text, &actions);
        let number = |action| actions.iter().position(|&other| other == action).map(|index| index + 1);
        let fits = guesses.iter().filter_map(|guess| Some((number(guess.action)?, *guess))).collect();
        (guesses, fits)
    }

    fn why(&self, side: Side, text: &str, choices: &[(Side, G::Action)], out: &mut impl Write) -> io::Result<()> {
        if text.is_empty() {
            return self.tell(out, "ui-why-what", &args! { example = self.example(choices) });
        }
        let (guesses, fits) = self.heard(text, choices);
        if !fits.is_empty() {
            return self.tell(out, "ui-why-possible", &args! { numbers = numbers(&fits) });
        }
        self.refuse(side, text, &guesses, choices, out)
    }

    /// Names the rules against what words may mean: the rarest reasons are the nearest misses.
    fn refuse(
        &self,
        side: Side,
        text: &str,
        guesses: &[Guess<G::Action>],
        choices: &[(Side, G::Action)],
        out: &mut impl Write,
    ) -> io::Result<()> {
        // If some of it is a kind of action that can be played now, the other kinds were not meant.
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
            return self.tell(out, "ui-why-unknown", &args! { input = text, example = self.example(choices) });
        }
        for (_, sentence, action) in reasons.iter().take(3) {
            self.tell_lines(out, &self.words.labelled(&self.words.action::<G>(action), sentence))?;
        }
        Ok(())
    }

    /// Something that can be typed after `why`.
    fn example(&self, choices: &[(Side, G::Action)]) -> String {
        let sentence = choices.last().map(|(_, action)| self.words.action::<G>(action)).unwrap_or_default();
        format!("why {}", sentence.to_lowercase())
    }

    /// Explains a choice by number, a card by name, or what is asked.
    fn explain(&self, text: &str, choices: &[(Side, G::Action)], out: &mut impl Write) -> io::Result<()> {
        if text.is_empty() {
            if let Some(question) = self.session.state().question() {
                self.tell_lines(out, &self.words.ask::<G>(&question))?;
            }
            let mut told = BTreeSet::new();
            for (_, action) in choices {
                if told.insert(Form::of(action).tag) {
                    self.tell_lines(out, &format!("• {}", self.words.about::<G>(action)))?;
                }
            }
            return Ok(());
        }
        let index = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        if let Some((_, action)) = index.and_then(|index| choices.get(index)) {
            self.tell_lines(out, &format!("{}. {}", self.words.action::<G>(action), self.words.about::<G>(action)))?;
            let form = Form::of(action);
            for slug in form.slugs().into_iter().collect::<BTreeSet<_>>() {
                self.describe(slug, out)?;
            }
            return Ok(());
        }
        if let Some(slug) = self.interpreter.slug(text)
            && self.describe(slug, out)?
        {
            return Ok(());
        }
        let (guesses, _) = self.heard(text, choices);
        match guesses.first() {
            Some(guess) => self.tell_lines(out, &self.words.about::<G>(&guess.action)),
            None => self.tell(out, "ui-nothing-to-explain", &args! { input = text }),
        }
    }

    /// Tells what a card does; false if there is nothing to tell.
    fn describe(&self, slug: &str, out: &mut impl Write) -> io::Result<bool> {
        let Some(text) = self.words.text::<G>(slug) else { return Ok(false) };
        self.tell_lines(out, &self.words.labelled(&self.words.name::<G>(slug), &text))?;
        Ok(true)
    }

    fn undo(&mut self, side: Side, out: &mut impl Write) -> io::Result<bool> {
        let undone = self.session.undo(side);
        if undone {
            self.shown = None;
            let facts = self.session.noted().count();
            self.seen = self.seen.map(|seen| seen.min(facts));
            self.tell(out, "ui-undone", &args! {})?;
        }
        Ok(undone)
    }

    /// Saves the game and says where; a file that cannot be written is no reason to stop.
    fn save(&mut self, file: Option<String>, out: &mut impl Write) -> io::Result<()> {
        let file = file.map(PathBuf::from).or_else(|| self.file.clone()).unwrap_or_else(|| free_name(G::NAME));
        for side in Side::BOTH {
            let who = match self.chairs[side.index()] {
                Chair::Human => "human",
                Chair::Machine(_) => "random",
            };
            self.session.tags().insert(G::SIDES[side.index()].to_owned(), who.to_owned());
        }
        let shown = file.display().to_string();
        match (self.write)(&file, &self.session.record().write()) {
            Ok(()) => {
                self.file = Some(file);
                self.tell(out, "ui-saved", &args! { file = shown })
            }
            Err(error) => self.tell(out, "ui-not-saved", &args! { file = shown, error = error.to_string() }),
        }
    }

    fn humans(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| matches!(self.chairs[side.index()], Chair::Human)).collect()
    }

    fn draw(&self, seat: Seat, out: &mut impl Write) -> io::Result<()> {
        self.write_lines(&G::draw(&self.session.state().view(seat), self.words), out)
    }

    fn write_lines(&self, lines: &[Line], out: &mut impl Write) -> io::Result<()> {
        for line in lines {
            writeln!(out, "{}", line.render(self.paint))?;
        }
        Ok(())
    }

    /// The facts that a seat may read, from the given one on.
    fn happened(&self, seat: Seat, from: usize, out: &mut impl Write) -> io::Result<()> {
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
            if G::opens(&fact) {
                writeln!(out, "{}", self.paint.ink(Ink::Bold, &sentence))?;
            } else {
                write_hanging(out, "  ", &sentence)?;
            }
        }
        Ok(())
    }

    /// The next line that is typed; none at the end of input.
    fn read(&self, prompt: &str, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<String>> {
        write!(out, "{} ", self.paint.ink(Ink::Act, prompt))?;
        out.flush()?;
        let line = read_line(input)?;
        match &line {
            Some(typed) if self.echo => writeln!(out, "{}", typed.trim().chars().take(WIDTH / 2).collect::<String>())?,
            Some(_) => {}
            None => writeln!(out)?,
        }
        Ok(line)
    }

    fn tell(&self, out: &mut impl Write, key: &str, args: &words::Args) -> io::Result<()> {
        self.tell_lines(out, &self.words.say(key, args))
    }

    fn tell_lines(&self, out: &mut impl Write, text: &str) -> io::Result<()> {
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
pub fn write_hanging(out: &mut impl Write, indent: &str, text: &str) -> io::Result<()> {
    for (row, line) in wrap(text, WIDTH - indent.len() - 2).iter().enumerate() {
        writeln!(out, "{indent}{}{line}", if row == 0 { "" } else { "  " })?;
    }
    Ok(())
}

/// The numbers of choices as a list.
fn numbers<A>(fits: &[(usize, Guess<A>)]) -> String {
    let numbers: BTreeSet<_> = fits.iter().map(|(number, _)| *number).collect();
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The first name of the form `game-<n>.hotline.json` that is free in the current folder.
fn free_name(game: &str) -> PathBuf {
    let name = |number: u32| PathBuf::from(format!("{game}-{number}.hotline.json"));
    (1..).map(name).find(|path| !path.exists()).expect("there are numbers enough")
}

/// A file name as a shell wants it.
fn quoted(file: &Path) -> String {
    let name = file.display().to_string();
    if name.contains(|c: char| c.is_whitespace() || "'\"\\$&;|<>*?()".contains(c)) {
        format!("'{}'", name.replace('\'', "'\\''"))
    } else {
        name
    }
}
