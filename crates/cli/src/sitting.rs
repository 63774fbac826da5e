//! People and machines at a table: the loop that asks, listens and plays.

mod answer;
mod show;

pub use show::write_hanging;

use crate::{Command, Ink, Interpreter, Line, Paint, Screen, WIDTH, input::read_line};
use bots::Player;
use rules::{Actions, Actor, Luck, Seat, Session, Side, legal};
use std::{
    fs,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};
use words::{Words, args};

/// Who sits on a side.
pub enum Chair<G: Screen> {
    /// A person at the keyboard.
    Human,
    /// A program.
    Machine {
        /// What it is called in the record.
        name: String,
        /// Who decides.
        player: Box<dyn Player<G>>,
    },
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
                Chair::Machine { .. } => self.offer(side, input, out)?,
            };
            match decision {
                Decision::Leave => return Ok(false),
                Decision::Undone => {}
                Decision::Play(side, action) => self.play_action(side, action),
                Decision::GoOn => {
                    let view = self.session.state().view(Seat::Player(side));
                    if let Chair::Machine { player, .. } = &mut self.chairs[side.index()] {
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
        if choices.is_empty() || matches!(self.chairs[me.index()], Chair::Machine { .. }) {
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
            let who = match &self.chairs[side.index()] {
                Chair::Human => "human".to_owned(),
                Chair::Machine { name, .. } => name.clone(),
            };
            self.session.tags().insert(G::SIDES[side.index()].to_owned(), who);
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
