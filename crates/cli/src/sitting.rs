//! People and machines at a table: the loop that asks, listens and plays.

mod answer;
mod show;

pub use show::write_hanging;

use crate::{Command, Error, Face, Ink, Interpreter, Line, Paint, Part, Screen, face::Plain};
use bots::Player;
use rules::{Actions, Actor, Luck, Seat, Session, Side, legal};
use std::{
    fs,
    io::{self, BufRead, Write},
    iter,
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
    /// Where it is saved when it is left and cannot be written there.
    spare: Vec<PathBuf>,
    /// How many facts each side has been shown.
    seen: [usize; 2],
    /// Who has looked at the screen last.
    looking: Option<Side>,
    /// Whether something stands on it since that not everybody may see.
    exposed: bool,
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
            spare: vec![PathBuf::new()],
            seen,
            looking: None,
            exposed: false,
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

    /// Saves in this folder if neither the file nor one in the current folder can be written when the game is left.
    #[must_use]
    pub fn saving_at_worst_in(mut self, folder: Option<PathBuf>) -> Sitting<'a, G> {
        self.spare.extend(folder);
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
    /// If the game could not be saved anywhere, or if nothing can be read or written any more; it has been saved then.
    pub fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Error> {
        let (paint, wipe, echo) = (self.paint, self.wipe.clone(), self.echo);
        self.run_on(&mut Plain { input, out, paint, wipe, echo })
    }

    /// The same with something else that shows and hears lines.
    ///
    /// # Errors
    /// Those of [`Sitting::run`].
    pub fn run_on(&mut self, face: &mut dyn Face) -> Result<(), Error> {
        let played = self.play(face);
        // A finished game is kept only where somebody asked for it.
        if self.file.is_some() || !matches!(played, Ok(true)) {
            let file = self.save_somewhere(face)?;
            if !played? {
                let command = format!("hotline play {} --load {}", G::NAME, quoted(&file));
                self.tell_whole(face, Part::End, "ui-continue", &args! { command = command })?;
            }
            return Ok(());
        }
        Ok(played.map(drop)?)
    }

    /// True if the game came to its end.
    fn play(&mut self, face: &mut dyn Face) -> io::Result<bool> {
        self.greet(face)?;
        loop {
            self.session.run_chance(&mut self.luck);
            let Actor::Player(side) = self.session.state().actor() else { break };
            let decision = match self.chairs[side.index()] {
                Chair::Human => self.ask(side, face)?,
                Chair::Machine { .. } => self.offer(side, face)?,
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
        self.finish(face)?;
        Ok(true)
    }

    fn play_action(&mut self, side: Side, action: G::Action) {
        self.shown = self.shown.filter(|&shown| shown == side);
        let played = self.session.play(side, action);
        debug_assert!(played.is_ok(), "only legal actions are offered: {played:?}");
    }

    fn greet(&mut self, face: &mut dyn Face) -> io::Result<()> {
        let title = self.words.title::<G>();
        match self.humans()[..] {
            [side] => {
                let side = self.words.side::<G>(side);
                self.tell(face, Part::Log, "ui-playing", &args! { title = title, side = side })
            }
            _ => self.tell(face, Part::Log, "ui-playing-both", &args! { title = title }),
        }
    }

    /// The table and the last facts as everybody may see them, and how it ended.
    fn finish(&mut self, face: &mut dyn Face) -> io::Result<()> {
        let seat = match self.humans()[..] {
            [side] => Seat::Player(side),
            _ => Seat::Spectator,
        };
        let from = self.humans().iter().map(|side| self.seen[side.index()]).min().unwrap_or_default();
        face.gap()?;
        self.draw(seat, face)?;
        self.happened(seat, from, face)?;
        face.renew(Part::Question);
        if let Some(outcome) = self.session.state().outcome() {
            let end = self.words.end::<G>(&outcome);
            face.gap()?;
            face.put(Part::End, &Line::new().with(Ink::Bold, end))?;
        }
        face.linger()
    }

    /// Asks the side that has to decide.
    fn ask(&mut self, side: Side, face: &mut dyn Face) -> io::Result<Decision<G::Action>> {
        // Whoever sits down now wants to see the table before anything is played.
        let seated = self.humans().len() < 2 || self.looking == Some(side);
        if let Some(decision) = self.hand_over(side, face)? {
            return Ok(decision);
        }
        self.looking = Some(side);
        self.exposed |= self.has_secrets(side);
        let mut choices: Vec<_> = legal(self.session.state()).into_iter().map(|action| (side, action)).collect();
        if matches!(self.chairs[side.other().index()], Chair::Human) {
            choices.extend(self.interrupts(side.other()));
        }
        if let [(who, action)] = choices[..]
            && seated
            && self.danger(who, action).is_none()
        {
            self.tell(face, Part::Log, "ui-only-choice", &args! { choice = self.words.action::<G>(&action) })?;
            return Ok(Decision::Play(who, action));
        }
        self.present(side, &choices, face)?;
        if choices.len() == 1 {
            self.tell(face, Part::Question, "ui-press-enter-only", &args! {})?;
        }
        self.listen(side, &choices, false, face)
    }

    /// Before a machine decides: lets the other side interrupt, if it can.
    fn offer(&mut self, side: Side, face: &mut dyn Face) -> io::Result<Decision<G::Action>> {
        let me = side.other();
        let choices = self.interrupts(me);
        if choices.is_empty() || matches!(self.chairs[me.index()], Chair::Machine { .. }) {
            return Ok(Decision::GoOn);
        }
        self.present(me, &choices, face)?;
        self.tell(face, Part::Question, "ui-go-on", &args! { side = self.words.side::<G>(side) })?;
        self.listen(me, &choices, true, face)
    }

    fn interrupts(&self, side: Side) -> Vec<(Side, G::Action)> {
        let mut actions = Actions::new();
        self.session.state().interrupts(side, &mut actions);
        actions.into_iter().map(|action| (side, action)).collect()
    }

    /// Two people share the screen: one of them leaves it before the other sees secrets, and with what only the first may see.
    fn hand_over(&mut self, side: Side, face: &mut dyn Face) -> io::Result<Option<Decision<G::Action>>> {
        if self.humans().len() < 2 || self.looking == Some(side) || !(self.exposed || self.has_secrets(side)) {
            return Ok(None);
        }
        let name = self.words.side::<G>(side);
        if self.looking.is_some() {
            face.wipe()?;
        }
        face.renew(Part::Question);
        face.put(Part::Question, &Line::rule())?;
        self.tell(face, Part::Question, "ui-hand-over", &args! { side = name.as_str() })?;
        if self.session.undoable(side.other()) > 0 {
            self.tell(face, Part::Question, "ui-hand-over-undo", &args! {})?;
        }
        loop {
            let prompt = self.words.say("ui-press-enter", &args! { side = name.as_str() });
            match face.ask(&prompt)?.as_deref().map(Command::parse) {
                None | Some(Command::Quit) => return Ok(Some(Decision::Leave)),
                Some(Command::Nothing) => {
                    self.exposed = false;
                    return Ok(None);
                }
                Some(Command::Undo) if self.undo(side.other(), face)? => return Ok(Some(Decision::Undone)),
                Some(_) => {}
            }
        }
    }

    /// Whether a side would see on the screen what not everybody may see.
    fn has_secrets(&self, side: Side) -> bool {
        let state = self.session.state();
        let [mine, open] = [Seat::Player(side), Seat::Spectator].map(|seat| G::draw(&state.view(seat), self.words));
        mine != open || self.whispered(side, self.seen[side.index()]) || state.secret()
    }

    /// Whether facts that a side may read, from the given one on, are not for everybody.
    fn whispered(&self, side: Side, from: usize) -> bool {
        let mut facts = self.session.noted().skip(from);
        facts.any(|(_, noted)| noted.to.includes(Seat::Player(side)) && !noted.to.includes(Seat::Spectator))
    }

    /// Listens until something is decided.
    fn listen(
        &mut self,
        side: Side,
        choices: &[(Side, G::Action)],
        may_go_on: bool,
        face: &mut dyn Face,
    ) -> io::Result<Decision<G::Action>> {
        // A dangerous choice that was made once.
        let mut risked = None;
        loop {
            let Some(line) = face.ask(">")? else { return Ok(Decision::Leave) };
            let command = match Command::parse(&line) {
                Command::Nothing if may_go_on => return Ok(Decision::GoOn),
                Command::Nothing if choices.len() == 1 => Command::Number(Some(1)),
                command => command,
            };
            match command {
                Command::Nothing => {}
                Command::Number(number) => match number.and_then(|number| choices.get(number.checked_sub(1)?)) {
                    Some(&(who, action)) => {
                        if self.dares(who, action, &mut risked, face)? {
                            return Ok(Decision::Play(who, action));
                        }
                    }
                    None => {
                        let typed: String = line.trim().chars().take(20).collect();
                        self.tell(
                            face,
                            Part::Log,
                            "ui-no-such-choice",
                            &args! { number = typed, count = choices.len() },
                        )?;
                    }
                },
                Command::Words(text) => {
                    if self.asked(side, &text, face)? {
                        continue;
                    }
                    if let Some((who, action)) = self.meant(side, &text, choices, face)?
                        && self.dares(who, action, &mut risked, face)?
                    {
                        return Ok(Decision::Play(who, action));
                    }
                }
                Command::Why(text) => self.why(side, &text, choices, face)?,
                Command::Explain(text) => self.explain(&text, choices, face)?,
                Command::Log => {
                    self.exposed |= self.whispered(side, 0);
                    self.happened(Seat::Player(side), 0, face)?;
                }
                Command::Table => {
                    self.shown = None;
                    self.present(side, choices, face)?;
                }
                Command::Help => {
                    self.tell_lines(face, Part::Log, &self.words.say("ui-help", &args! {}))?;
                    self.tell_lines(face, Part::Log, &G::help(self.words).unwrap_or_default())?;
                }
                Command::Save(file) => self.save(file, face)?,
                Command::Quit => return Ok(Decision::Leave),
                Command::Undo => {
                    let mut sides = self.humans();
                    sides.sort_by_key(|&who| who != side);
                    for who in sides {
                        if self.undo(who, face)? {
                            return Ok(Decision::Undone);
                        }
                    }
                    self.tell(face, Part::Log, "ui-cannot-undo", &args! {})?;
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
        face: &mut dyn Face,
    ) -> io::Result<bool> {
        if *risked == Some(action) {
            return Ok(true);
        }
        let Some(danger) = self.danger(who, action) else { return Ok(true) };
        *risked = Some(action);
        self.tell_lines(face, Part::Log, &danger)?;
        self.tell(face, Part::Log, "ui-choose-again", &args! {})?;
        Ok(false)
    }

    /// What a player is warned of before an action.
    fn danger(&self, who: Side, action: G::Action) -> Option<String> {
        let view = self.session.state().view(Seat::Player(who));
        Some(G::dangers(&view, &[action], self.words).pop()??.text)
    }

    /// Takes back what a side decided last. What it had no choice in would be played again, so that goes with it.
    fn undo(&mut self, side: Side, face: &mut dyn Face) -> io::Result<bool> {
        let mut earlier = self.session.clone();
        let mut undone = earlier.undo(side);
        while undone && legal(earlier.state()).len() == 1 && earlier.state().actor() == Actor::Player(side) {
            undone = earlier.undo(side);
        }
        if undone {
            self.session = earlier;
            self.shown = None;
            let facts = self.session.noted().count();
            self.seen = self.seen.map(|seen| seen.min(facts));
            self.tell(face, Part::Log, "ui-undone", &args! {})?;
        }
        Ok(undone)
    }

    /// Saves the game and says where; a file that cannot be written is no reason to stop.
    fn save(&mut self, file: Option<String>, face: &mut dyn Face) -> io::Result<()> {
        let file = file.map_or_else(|| self.place(), PathBuf::from);
        let result = self.write_to(&file);
        self.tell_saved(&file, &result, Part::Log, face)
    }

    /// Saves a game that is left: where it belongs, else in the first of the spare folders that can be written to.
    fn save_somewhere(&mut self, face: &mut dyn Face) -> Result<PathBuf, Error> {
        let spare = self.spare.clone().into_iter().map(|folder| {
            let _ = fs::create_dir_all(&folder); // if it cannot be made, the file says so
            free_name(&folder, G::NAME)
        });
        let (mut failed, mut told) = (Vec::new(), Ok(()));
        for file in iter::once(self.place()).chain(spare) {
            if failed.iter().any(|(path, _)| *path == file) {
                continue;
            }
            let result = self.write_to(&file);
            // Somebody who does not read any more does not keep a game from being saved.
            told = told.and(self.tell_saved(&file, &result, Part::End, face));
            match result {
                Ok(()) => return Ok(told.map(|()| file)?),
                Err(error) => failed.push((file, error)),
            }
        }
        let (path, error) = failed.swap_remove(0);
        Err(Error::Unwritable { path, error })
    }

    /// Where the game is saved if nobody says where.
    fn place(&self) -> PathBuf {
        self.file.clone().unwrap_or_else(|| free_name(Path::new(""), G::NAME))
    }

    /// Writes the game; from then on this is its file.
    fn write_to(&mut self, file: &Path) -> io::Result<()> {
        for side in Side::BOTH {
            let who = match &self.chairs[side.index()] {
                Chair::Human => "human".to_owned(),
                Chair::Machine { name, .. } => name.clone(),
            };
            self.session.tags().insert(G::SIDES[side.index()].to_owned(), who);
        }
        (self.write)(file, &self.session.record().write())?;
        self.file = Some(file.to_owned());
        Ok(())
    }

    fn tell_saved(&self, file: &Path, result: &io::Result<()>, part: Part, face: &mut dyn Face) -> io::Result<()> {
        let file = file.display().to_string();
        match result {
            Ok(()) => self.tell_whole(face, part, "ui-saved", &args! { file = file }),
            Err(error) => {
                self.tell_whole(face, part, "ui-not-saved", &args! { file = file, error = error.to_string() })
            }
        }
    }

    fn humans(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| matches!(self.chairs[side.index()], Chair::Human)).collect()
    }
}

/// The first name of the form `game-<n>.hotline.json` that is free in a folder.
fn free_name(folder: &Path, game: &str) -> PathBuf {
    let name = |number: u32| folder.join(format!("{game}-{number}.hotline.json"));
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
