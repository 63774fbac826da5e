//! People and bots at a table: the loop that asks, listens and plays.

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

/// The player of a side.
pub enum Chair<G: Screen> {
    /// A person at the keyboard.
    Human,
    /// A program.
    Machine {
        /// Its name in the record.
        name: String,
        /// The player that decides.
        player: Box<dyn Player<G>>,
    },
}

/// A game with the people and bots that play it.
pub struct Sitting<'a, G: Screen> {
    session: Session<G>,
    chairs: [Chair<G>; 2],
    luck: Luck,
    interpreter: &'a Interpreter,
    words: &'a Words,
    paint: Paint,
    write: Writer<'a>,
    /// The sequence that clears the screen before another player looks at it.
    wipe: String,
    /// Whether input lines are echoed, if no terminal does it.
    echo: bool,
    /// File in which the game is saved; chosen when it is first needed.
    file: Option<PathBuf>,
    /// Fallback folders for a game that is left and cannot be saved in its file.
    spare: Vec<PathBuf>,
    /// Number of facts that each side has been shown.
    seen: [usize; 2],
    /// The side that looked at the screen last.
    looking: Option<Side>,
    /// Whether the screen has since shown something that not every seat may see.
    exposed: bool,
    /// The side that has been shown the whole table and has decided alone since.
    shown: Option<Side>,
}

/// Writes a text to a file.
type Writer<'a> = Box<dyn FnMut(&Path, &str) -> io::Result<()> + 'a>;

/// Decision of a player.
enum Decision<A> {
    /// An action, in turn or as an interrupt.
    Play(Side, A),
    /// Continues without an action, where that is possible.
    GoOn,
    /// An action was taken back.
    Undone,
    /// Leaves the game; also at the end of the input.
    Leave,
}

impl<'a, G: Screen> Sitting<'a, G> {
    /// Creates a sitting for a game.
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

    /// Saves with a function instead of writing files.
    #[must_use]
    pub fn saving_with(mut self, write: impl FnMut(&Path, &str) -> io::Result<()> + 'a) -> Sitting<'a, G> {
        self.write = Box::new(write);
        self
    }

    /// Sets the sequence that clears the screen before another player looks at it.
    #[must_use]
    pub fn wiping_with(mut self, wipe: String) -> Sitting<'a, G> {
        self.wipe = wipe;
        self
    }

    /// Echoes input lines, for an input that is not a terminal.
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

    /// Adds a fallback folder, for a game that is left while neither its file nor one in the current folder can be written.
    #[must_use]
    pub fn saving_at_worst_in(mut self, folder: Option<PathBuf>) -> Sitting<'a, G> {
        self.spare.extend(folder);
        self
    }

    /// Returns the game.
    #[must_use]
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Plays until the game is over, a player leaves or the input ends; then saves the game.
    ///
    /// # Errors
    /// If the game could not be saved, or if input or output failed; in the latter case it has been saved.
    pub fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Error> {
        let (paint, wipe, echo) = (self.paint, self.wipe.clone(), self.echo);
        self.run_on(&mut Plain { input, out, paint, wipe, echo })
    }

    /// The same with another front end.
    ///
    /// # Errors
    /// Those of [`Sitting::run`].
    pub fn run_on(&mut self, face: &mut dyn Face) -> Result<(), Error> {
        let played = self.play(face);
        // A finished game is saved only if the user gave a file.
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

    /// Returns true if the game is over.
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

    /// Shows the table and the last facts as every player at the screen may see them, and how it ended.
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
        // A player who sits down must see the table before an action is played.
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

    /// Lets the other side interrupt before a bot decides, if it can.
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

    /// Hands the shared screen over, if one player's secrets are on it or the other's would be.
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

    /// Returns true if the screen would show a side something that not every seat may see.
    fn has_secrets(&self, side: Side) -> bool {
        let state = self.session.state();
        let [mine, open] = [Seat::Player(side), Seat::Spectator].map(|seat| G::draw(&state.view(seat), self.words));
        mine != open || self.whispered(side, self.seen[side.index()]) || state.secret()
    }

    /// Returns true if the side may read facts, from the given one on, that spectators may not.
    fn whispered(&self, side: Side, from: usize) -> bool {
        let mut facts = self.session.noted().skip(from);
        facts.any(|(_, noted)| noted.to.includes(Seat::Player(side)) && !noted.to.includes(Seat::Spectator))
    }

    /// Reads commands until a decision is made.
    fn listen(
        &mut self,
        side: Side,
        choices: &[(Side, G::Action)],
        may_go_on: bool,
        face: &mut dyn Face,
    ) -> io::Result<Decision<G::Action>> {
        // The dangerous choice that was made once.
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

    /// Returns true if a choice is to be played: a dangerous one only when it is made a second time.
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

    /// Returns the warning before an action.
    fn danger(&self, who: Side, action: G::Action) -> Option<String> {
        let view = self.session.state().view(Seat::Player(who));
        Some(G::dangers(&view, &[action], self.words).pop()??.text)
    }

    /// Takes back the last decision of a side. Forced actions before it would be played again, so they are taken back, too.
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

    /// Saves the game and prints where; a file that cannot be written does not end the game.
    fn save(&mut self, file: Option<String>, face: &mut dyn Face) -> io::Result<()> {
        let file = file.map_or_else(|| self.place(), PathBuf::from);
        let result = self.write_to(&file);
        self.tell_saved(&file, &result, Part::Log, face)
    }

    /// Saves a game that is left: in its file, else in the first fallback folder that can be written.
    fn save_somewhere(&mut self, face: &mut dyn Face) -> Result<PathBuf, Error> {
        let spare = self.spare.clone().into_iter().map(|folder| {
            let _ = fs::create_dir_all(&folder); // if this fails, writing the file fails, too
            free_name(&folder, G::NAME)
        });
        let (mut failed, mut told) = (Vec::new(), Ok(()));
        for file in iter::once(self.place()).chain(spare) {
            if failed.iter().any(|(path, _)| *path == file) {
                continue;
            }
            let result = self.write_to(&file);
            // Failing output must not prevent the game from being saved.
            told = told.and(self.tell_saved(&file, &result, Part::End, face));
            match result {
                Ok(()) => return Ok(told.map(|()| file)?),
                Err(error) => failed.push((file, error)),
            }
        }
        let (path, error) = failed.swap_remove(0);
        Err(Error::Unwritable { path, error })
    }

    /// Returns the default file of the game.
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

/// Returns the first free name of the form `game-<n>.hotline.json` in a folder.
fn free_name(folder: &Path, game: &str) -> PathBuf {
    let name = |number: u32| folder.join(format!("{game}-{number}.hotline.json"));
    (1..).map(name).find(|path| !path.exists()).expect("there are numbers enough")
}

/// Quotes a file name for a shell.
fn quoted(file: &Path) -> String {
    let name = file.display().to_string();
    if name.contains(|c: char| c.is_whitespace() || "'\"\\$&;|<>*?()".contains(c)) {
        format!("'{}'", name.replace('\'', "'\\''"))
    } else {
        name
    }
}
