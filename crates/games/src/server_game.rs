//! Interface of a running game for the server.

use crate::{Error, GameEntry, LiveGame, Presenter, find, live::read_action};
use bots::{Budget, Spec};
use rules::{Actions, Actor, Audience, Luck, Noted, Outcome, Seat, Side, View as _, legal, position::plain};
use serde_json::{Value, json};
use std::{thread, time::Duration};
use wire::{Choice, Fact, Json, LogGroup, Preview, Question, Scene, WhyNot, patch, to_json};
use words::{Language, Words};

/// Maximum thinking time of a bot, in milliseconds.
const LONGEST_THOUGHT: u64 = 600_000;

/// Seat and language of a reader; without a seat everything is visible.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The seat whose view is shown.
    pub seat: Option<Seat>,
    /// The words.
    pub words: &'a Words,
}

/// A past moment of a game.
pub struct Replayed {
    /// Who gives the next answer.
    pub actor: Actor,
    /// The question at this moment.
    pub question: Option<Question>,
    /// The answer that was given; only for its own side and for readers who see everything.
    pub answer: Option<Json>,
    /// The board.
    pub scene: Scene,
    /// How the game ended, at its end.
    pub outcome: Option<Outcome>,
}

/// What an undo would take back, or why it takes back nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// This action, as a sentence.
    Takes(String),
    /// The side has done nothing yet.
    Nothing,
    /// The other side has acted since.
    Moved,
    /// Something was shown.
    Shown,
    /// Dice were rolled.
    Rolled,
    /// A card was drawn.
    Drawn,
}

/// A bot's choice, still to be computed; the call blocks.
pub type Thought = Box<dyn FnOnce() -> (Side, Json) + Send>;

/// A running game as the server needs it: it plays actions, shows the game to readers and is stored.
pub trait ServerGame: Send + Sync {
    /// Returns the registry entry of its game.
    fn entry(&self) -> &'static GameEntry;
    /// Returns the number of actions that have been played.
    fn played(&self) -> usize;
    /// Returns who is to act.
    fn actor(&self) -> Actor;
    /// Returns how it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns editions, variants and rulings, as they stand in a record.
    fn options(&self) -> Value;

    /// Plays an action of a side, then dice and draws; a refusal uses these words.
    ///
    /// # Errors
    /// If it is not possible; the game is then unchanged.
    fn play(&mut self, side: Side, action: &Json, words: &Words) -> Result<(), Error>;
    /// Plays the actions of a draft, then dice and draws. If something happens that the side could not foresee, the remaining actions are
    /// dropped. A refusal uses these words.
    ///
    /// # Errors
    /// If one of them is not possible; the error names it, and the game is unchanged.
    fn play_all(&mut self, side: Side, actions: &[Json], words: &Words) -> Result<(), Error>;
    /// Rolls and draws until a player has to decide.
    fn run_chance(&mut self);
    /// Goes back to the first `count` actions; the stream of a sealed game goes back too.
    fn go_back(&mut self, count: usize);
    /// Takes dice and draws from the stream of a seed from now on, and writes its commitment to the record.
    fn seal(&mut self, seed: [u8; 32], entropy: [[u8; 32]; 2]);
    /// Writes the seed to the record.
    fn reveal(&mut self);

    /// Returns how many of its last actions a side may take back.
    fn undoable(&self, side: Side) -> usize;
    /// Returns what a side would take back, or why it has nothing to take back.
    fn undo(&self, side: Side, words: &Words) -> Undo;
    /// Returns, for each decision of the player who has `side` now, the number of actions before it, the last one first; with `both`, the
    /// decisions of both sides.
    fn decisions(&self, side: Side, both: bool) -> Box<dyn Iterator<Item = usize> + '_>;
    /// Returns true if the players have exchanged sides since the action with this number.
    fn sides_swapped_since(&self, number: usize) -> bool;
    /// Returns true if a new part of the log, such as an action round, has begun since the action with this number.
    fn opens_section_since(&self, number: usize) -> bool;
    /// Returns true if a side may answer before its question comes, because the answer of the other is secret.
    fn awaits_premove(&self, side: Side) -> bool;
    /// Returns true if an action answers a side's next question.
    fn accepts_premove(&self, side: Side, action: &Json) -> bool;
    /// Returns true if only the secret answer of the other side has been played since the action with this number, so that a premove of
    /// `side` that was sent before it answers the current question.
    fn premove_crossed(&self, side: Side, number: usize) -> bool;

    /// Returns the actions from this number on, as JSON text, with who played them.
    fn entries(&self, from: usize) -> Vec<(Actor, String)>;
    /// Returns the record as text, with these tags.
    fn record(&self, tags: &[(&str, String)]) -> String;
    /// Returns the position after the first `at` actions.
    ///
    /// # Errors
    /// If the game has fewer.
    fn position(&self, at: usize) -> Result<Value, Error>;

    /// Returns the words of this game, which may have names and texts of its own.
    fn words(&self, language: Language) -> Words;
    /// Returns the constant properties of cards and places.
    fn catalog(&self) -> Json;
    /// Returns the current question.
    fn question(&self, words: &Words) -> Option<Question>;
    /// Returns the possible answers of a side; none if it is not the one to act.
    fn choices(&self, side: Side, words: &Words) -> Vec<Choice>;
    /// Returns what a side may do although it is not the one to act.
    fn interrupts(&self, side: Side, words: &Words) -> Vec<Choice>;
    /// Returns the answers to the next question of a side while the other side answers in secret. They depend only on the view of that
    /// side.
    fn premoves(&self, side: Side, words: &Words) -> Vec<Choice>;
    /// Returns the sentence of an action; none if it is not an action of the game.
    fn describe(&self, action: &Json, words: &Words) -> Option<String>;
    /// Returns whether an action of a side is possible, and the rule that forbids it.
    ///
    /// # Errors
    /// If it is not an action of the game.
    fn why_not(&self, side: Side, action: &Json, words: &Words) -> Result<WhyNot, Error>;
    /// Returns a preview of some actions of a side, for this version of its table. It depends only on the view of that side.
    ///
    /// # Errors
    /// If one of them is not possible; the error names it.
    fn preview(&self, side: Side, actions: &[Json], version: i64, words: &Words) -> Result<Preview, Error>;
    /// Returns the scene that a board draws now.
    fn scene(&self, seat: Option<Seat>) -> Scene;
    /// Returns the facts from the action with this number on, one group per action; with `patched`, also how each changed the scene.
    fn log(&self, from: usize, reader: Reader, patched: bool) -> Vec<LogGroup>;
    /// Returns the moment after the first `at` actions; none if the game has fewer.
    fn replay(&self, at: usize, reader: Reader) -> Option<Replayed>;

    /// Starts the choice of a bot for the side to act, with at most this thinking time.
    ///
    /// # Errors
    /// If there is no such bot, or no player is to act.
    fn think(&self, bot: &str, milliseconds: u64, seed: u64) -> Result<Thought, Error>;
}

/// A bot's choice in a game of a known type.
pub(crate) type Choosing<G> = Box<dyn FnOnce() -> (Side, <G as rules::Game>::Action) + Send>;

/// Returns the choice of a bot, by its name, with at most this thinking time.
pub(crate) fn thought<G: Presenter>(
    view: G::View,
    side: Side,
    bot: &str,
    milliseconds: u64,
    luck: Luck,
) -> Result<Choosing<G>, Error> {
    let spec: Spec = bot.parse().map_err(|error: bots::SpecError| Error::NoBot(format!("{error}.")))?;
    let time = Budget::Time(Duration::from_millis(milliseconds.clamp(1, LONGEST_THOUGHT)));
    Ok(Box::new(move || {
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get() as u16);
        (side, spec.bounded::<G>(time).player_on::<G>(luck, threads).choose(&view))
    }))
}

impl<G: Presenter> LiveGame<G> {
    /// Returns actions as they are offered to the seat of this view, with costs and warnings.
    pub(crate) fn offered(view: &G::View, actions: &[G::Action], words: &Words) -> Vec<Choice> {
        let (stakes, dangers) = (G::stakes(view, actions), G::dangers(view, actions, words));
        let choice = |((action, stakes), danger): ((&G::Action, Option<G::Stakes>), _)| Choice {
            action: Json::of(action),
            text: G::offer(view, action, words),
            stakes: stakes.as_ref().map(Json::of),
            danger,
        };
        actions.iter().zip(stakes).zip(dangers).map(choice).collect()
    }

    /// Returns the facts from the action with this number on.
    fn noted_since(&self, number: usize) -> impl Iterator<Item = &Noted<G::Fact>> {
        (number..self.played()).flat_map(|number| self.session.noted_by(number))
    }

    pub(crate) fn fact(noted: &Noted<G::Fact>, all: bool, words: &Words) -> Fact {
        let only = match noted.to {
            Audience::Only(side) if all => Some(side.into()),
            _ => None,
        };
        let text = words.fact::<G>(&noted.fact);
        Fact { fact: Json::of(&noted.fact), text, opens: G::opens_section(&noted.fact), only }
    }

    pub(crate) fn question_of(state: &G, words: &Words) -> Option<Question> {
        let question = state.question()?;
        let (text, rule) = (words.ask::<G>(&question), G::rule(&question).to_owned());
        Some(Question { question: Json::of(&question), text, rule: Some(rule) })
    }

    pub(crate) fn scene_of(state: &G, seat: Option<Seat>) -> Scene {
        Scene { view: Json::of(&Self::view_of(state, seat)), figures: Json::of(&Self::figures_of(state, seat)) }
    }

    fn view_of(state: &G, seat: Option<Seat>) -> G::Document {
        seat.map_or_else(|| state.document(), |seat| state.view(seat).document())
    }

    fn figures_of(state: &G, seat: Option<Seat>) -> G::Figures {
        G::figures(&state.view(seat.unwrap_or(Seat::Spectator)))
    }

    /// Returns the patch from one scene to another; none if they are equal.
    pub(crate) fn change(before: &Scene, after: &Scene) -> Option<Json> {
        let parts = [("view", &before.view, &after.view), ("figures", &before.figures, &after.figures)];
        let changes = parts.into_iter().filter_map(|(name, before, after)| {
            patch(before.text(), after.text()).map(|change| format!("\"{name}\":{change}"))
        });
        written(&changes.collect::<Vec<_>>())
    }

    /// Returns how each action from this number on changed the scene of a seat. Only the last one has figures: those of the moments between
    /// are never shown.
    fn patches(&self, from: usize, seat: Option<Seat>) -> Vec<Option<Json>> {
        let entries = &self.session.record().entries[from..];
        let mut state = self.session.state_at(from);
        let (mut view, figures) = (to_json(&Self::view_of(&state, seat)), to_json(&Self::figures_of(&state, seat)));
        let mut patches = Vec::with_capacity(entries.len());
        for (index, &entry) in entries.iter().enumerate() {
            rules::play_entry(&mut state, entry);
            let mut changes = Vec::new();
            let next = to_json(&Self::view_of(&state, seat));
            changes.extend(patch(&view, &next).map(|change| format!("\"view\":{change}")));
            view = next;
            if index + 1 == entries.len() {
                let last = to_json(&Self::figures_of(&state, seat));
                changes.extend(patch(&figures, &last).map(|change| format!("\"figures\":{change}")));
            }
            patches.push(written(&changes));
        }
        patches
    }
}

/// Joins changes of parts of a scene into one patch; none if there are none.
fn written(changes: &[String]) -> Option<Json> {
    let changes = (!changes.is_empty()).then(|| format!("{{{}}}", changes.join(",")));
    changes.and_then(|changes| Json::from_text(changes).ok())
}

impl<G: Presenter> ServerGame for LiveGame<G> {
    fn entry(&self) -> &'static GameEntry {
        find(G::NAME).expect("every game is in the registry")
    }

    fn played(&self) -> usize {
        LiveGame::played(self)
    }

    fn actor(&self) -> Actor {
        self.state().actor()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn options(&self) -> Value {
        json!(self.session.record().options)
    }

    fn play(&mut self, side: Side, action: &Json, words: &Words) -> Result<(), Error> {
        LiveGame::play(self, side, read_action::<G>(action)?, words)
    }

    fn play_all(&mut self, side: Side, actions: &[Json], words: &Words) -> Result<(), Error> {
        LiveGame::play_all(self, side, actions, words)
    }

    fn run_chance(&mut self) {
        LiveGame::run_chance(self);
    }

    fn go_back(&mut self, count: usize) {
        LiveGame::go_back(self, count);
    }

    fn seal(&mut self, seed: [u8; 32], entropy: [[u8; 32]; 2]) {
        LiveGame::seal(self, seed, entropy);
    }

    fn reveal(&mut self) {
        LiveGame::reveal(self);
    }

    fn undoable(&self, side: Side) -> usize {
        self.session.undoable(side)
    }

    fn undo(&self, side: Side, words: &Words) -> Undo {
        let last = self.session.actors().next_back().zip(self.session.record().entries.last());
        let mine = self.session.actors().any(|actor| actor == Actor::Player(side));
        let Some((actor, entry)) = last.filter(|_| mine) else { return Undo::Nothing };
        match actor {
            Actor::Player(by) if by != side => Undo::Moved,
            Actor::Player(_) if self.session.undoable(side) > 0 => Undo::Takes(words.action::<G>(&entry.action)),
            Actor::Player(_) => Undo::Shown,
            _ if G::is_die(&entry.action) => Undo::Rolled,
            _ => Undo::Drawn,
        }
    }

    fn decisions(&self, side: Side, both: bool) -> Box<dyn Iterator<Item = usize> + '_> {
        let mut side = side;
        Box::new((0..self.played()).rev().zip(self.session.actors().rev()).filter_map(move |(number, actor)| {
            // Before an exchange of sides, the player decided for the other side.
            if self.session.noted_by(number).iter().filter(|noted| G::swaps_sides(&noted.fact)).count() % 2 == 1 {
                side = side.other();
            }
            matches!(actor, Actor::Player(by) if both || by == side).then_some(number)
        }))
    }

    fn sides_swapped_since(&self, number: usize) -> bool {
        self.noted_since(number).filter(|noted| G::swaps_sides(&noted.fact)).count() % 2 == 1
    }

    fn opens_section_since(&self, number: usize) -> bool {
        self.noted_since(number).any(|noted| G::opens_section(&noted.fact))
    }

    fn awaits_premove(&self, side: Side) -> bool {
        self.foreseen(side).is_some()
    }

    fn accepts_premove(&self, side: Side, action: &Json) -> bool {
        let (Some(state), Ok(action)) = (self.foreseen(side), read_action::<G>(action)) else { return false };
        legal(&state).contains(&action)
    }

    fn premove_crossed(&self, side: Side, number: usize) -> bool {
        if number + 1 != self.played() || self.actor_side() != Some(side) {
            return false;
        }
        let (before, seat) = (self.session.state_at(number), Seat::Player(side));
        Self::foreseen_from(&before, side).is_some_and(|foreseen| foreseen.view(seat) == self.state().view(seat))
    }

    fn entries(&self, from: usize) -> Vec<(Actor, String)> {
        let entries = self.session.record().entries.iter().map(rules::Entry::text);
        self.session.actors().zip(entries).skip(from).collect()
    }

    fn record(&self, tags: &[(&str, String)]) -> String {
        let mut record = self.session.record().clone();
        record.tags.extend(tags.iter().map(|(name, text)| ((*name).to_owned(), text.clone())));
        record.write()
    }

    fn position(&self, at: usize) -> Result<Value, Error> {
        if at > self.played() {
            return Err(Error::Malformed(format!("The game has {} actions, not {at}.", self.played())));
        }
        Ok(plain(&self.session.state_at(at).document()))
    }

    fn words(&self, language: Language) -> Words {
        LiveGame::words(self, language)
    }

    fn catalog(&self) -> Json {
        Json::of(&G::catalog(&self.session.record().options))
    }

    fn question(&self, words: &Words) -> Option<Question> {
        Self::question_of(self.state(), words)
    }

    fn choices(&self, side: Side, words: &Words) -> Vec<Choice> {
        if self.actor_side() != Some(side) {
            return Vec::new();
        }
        Self::offered(&self.state().view(Seat::Player(side)), &legal(self.state()), words)
    }

    fn interrupts(&self, side: Side, words: &Words) -> Vec<Choice> {
        let mut out = Actions::new();
        if self.actor_side() != Some(side) {
            self.state().interrupts(side, &mut out);
        }
        if out.is_empty() {
            return Vec::new();
        }
        Self::offered(&self.state().view(Seat::Player(side)), &out, words)
    }

    fn premoves(&self, side: Side, words: &Words) -> Vec<Choice> {
        let Some(state) = self.foreseen(side) else { return Vec::new() };
        Self::offered(&state.view(Seat::Player(side)), &legal(&state), words)
    }

    fn describe(&self, action: &Json, words: &Words) -> Option<String> {
        read_action::<G>(action).ok().map(|action| words.action::<G>(&action))
    }

    fn why_not(&self, side: Side, action: &Json, words: &Words) -> Result<WhyNot, Error> {
        Ok(LiveGame::why_not(self, side, read_action::<G>(action)?, words))
    }

    fn preview(&self, side: Side, actions: &[Json], version: i64, words: &Words) -> Result<Preview, Error> {
        LiveGame::preview(self, side, actions, version, words)
    }

    fn scene(&self, seat: Option<Seat>) -> Scene {
        Self::scene_of(self.state(), seat)
    }

    fn log(&self, from: usize, reader: Reader, patched: bool) -> Vec<LogGroup> {
        let may_read = |noted: &&Noted<G::Fact>| reader.seat.is_none_or(|seat| noted.to.includes(seat));
        let mut patches = if patched { self.patches(from, reader.seat) } else { Vec::new() }.into_iter();
        let group = |(number, by): (usize, Actor)| {
            let facts = self.session.noted_by(number).iter().filter(may_read);
            Some(LogGroup {
                action: number as u32,
                by: wire::Actor::of(by)?,
                facts: facts.map(|noted| Self::fact(noted, reader.seat.is_none(), reader.words)).collect(),
                patch: patches.next().flatten(),
            })
        };
        self.session.actors().enumerate().skip(from).filter_map(group).collect()
    }

    fn replay(&self, at: usize, reader: Reader) -> Option<Replayed> {
        if at > self.played() {
            return None;
        }
        let state = self.session.state_at(at);
        let given = self.session.record().entries.get(at).zip(self.session.actors().nth(at));
        let own = |by: Actor| match (by, reader.seat) {
            (_, None) => true,
            (Actor::Player(by), Some(seat)) => seat.is(by),
            _ => false,
        };
        Some(Replayed {
            actor: state.actor(),
            question: Self::question_of(&state, reader.words),
            answer: given.filter(|&(_, by)| own(by)).map(|(entry, _)| Json::of(&entry.action)),
            scene: Self::scene_of(&state, reader.seat),
            outcome: state.outcome(),
        })
    }

    fn think(&self, bot: &str, milliseconds: u64, seed: u64) -> Result<Thought, Error> {
        let side = self.side(None)?;
        let view = self.state().view(Seat::Player(side));
        let choose = thought::<G>(view, side, bot, milliseconds, Luck::seeded(seed))?;
        let kept = self.kept.clone();
        Ok(Box::new(move || {
            let (side, action) = choose();
            drop(kept); // the game may have been dropped meanwhile
            (side, Json::of(&action))
        }))
    }
}
