//! A running game behind an interface that speaks JSON.

use crate::{Code, Fault, Guide};
use bots::{Budget, Spec};
use rules::{
    Actions, Actor, Audience, Fairness, Game, Hex, Log, Luck, PlayError, Refusal, Seat, Session, Side, View, fairness,
    legal,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::{thread, time::Duration};
use wire::{Choice, Danger, Fact, LogGroup, Odds, Outcome, Question, Scores};
use words::{Form, Language, Words};

/// The most milliseconds that a bot thinks.
const LONGEST_THOUGHT: u64 = 600_000;

/// A running game, whatever it is.
///
/// A side is `None` where whoever is to act is meant, a seat where everything is to be seen.
pub trait Table: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// What the sides are called.
    fn sides(&self) -> [&'static str; 2];

    /// How many actions have been played.
    fn version(&self) -> usize;

    /// Who is to act, what is asked, how it ended.
    fn status(&self) -> Value;

    /// The actions of the actor and the interrupts of others, each with its sentence; of one side, or of all.
    fn legal(&self, side: Option<Side>, words: &Words) -> Value;

    /// Plays an action, then dice and draws, unless they are the caller's.
    ///
    /// # Errors
    /// If it is not possible; the game is as it was then.
    fn play(&mut self, side: Option<Side>, action: &Value, words: &Words) -> Result<(), Fault>;

    /// Why an action is not possible; `legal` is true where it is.
    ///
    /// # Errors
    /// If it is no action of the game.
    fn why_not(&self, side: Option<Side>, action: &Value, words: &Words) -> Result<Value, Fault>;

    /// What a seat may know, or the whole position.
    fn view(&self, seat: Option<Seat>) -> Value;

    /// What happened, as far as the seat may know, from the fact with this number on.
    fn facts(&self, since: usize, seat: Option<Seat>, words: &Words) -> Value;

    /// Takes back the last action of a side, or whatever was played last.
    ///
    /// # Errors
    /// If there is none, or the side may not.
    fn undo(&mut self, side: Option<Side>) -> Result<(), Fault>;

    /// The record as text.
    fn record(&self) -> String;

    /// The position after so many actions.
    ///
    /// # Errors
    /// If there are not so many.
    fn position(&self, at: usize) -> Result<Value, Fault>;

    /// Editions, variants and rulings, as they stand in a record.
    fn options(&self) -> Value;

    /// Who is to act.
    fn actor(&self) -> Actor;

    /// What is asked.
    fn question(&self, words: &Words) -> Option<Question>;

    /// The answers of a side; none if it is not the one to act.
    fn choices(&self, side: Side, words: &Words) -> Vec<Choice>;

    /// What a side may do although it is not the one to act.
    fn interrupts(&self, side: Side, words: &Words) -> Vec<Choice>;

    /// The answers to the question that comes to a side after the present one, whose answer is secret. They depend on nothing but the
    /// view of that side.
    fn early(&self, side: Side, words: &Words) -> Vec<Choice>;

    /// The sentence of an action; none if it is no action of the game.
    fn said(&self, action: &Value, words: &Words) -> Option<String>;

    /// How the game ended.
    fn outcome(&self, words: &Words) -> Option<Outcome>;

    /// How many of its last actions a side may take back.
    fn undoable(&self, side: Side) -> usize;

    /// How many actions there were before the last decision of a side; none if it has taken none.
    fn before_last(&self, side: Side) -> Option<usize>;

    /// What happened from the action with this number on, a group an action.
    fn log(&self, from: usize, seat: Option<Seat>, words: &Words) -> Vec<LogGroup>;

    /// The actions from this number on, as they stand in a record, and who played them.
    fn entries(&self, from: usize) -> Vec<(Actor, Value)>;

    /// Who played an action.
    fn played_by(&self, number: usize) -> Option<Actor>;

    /// Whether the players have exchanged chairs since the action with this number.
    fn exchanged(&self, from: usize) -> bool;

    /// The same game after so many actions.
    fn at(&self, count: usize) -> Box<dyn Table>;

    /// Goes back to so many actions; the stream of a sealed table goes back too.
    fn go_back(&mut self, count: usize);

    /// Takes dice and draws from the stream of a seed from now on, and notes its commitment in the record.
    fn seal(&mut self, seed: [u8; 32], entropy: [[u8; 32]; 2]);

    /// Notes the seed in the record.
    fn reveal(&mut self);

    /// Rolls and draws until a player has to decide.
    fn run(&mut self);

    /// A free remark of the record.
    fn tag(&mut self, name: &str, text: &str);

    /// The words of this table, where its options have names or texts of their own.
    fn own_words(&self, language: Language) -> Option<Words>;

    /// What never changes about cards and places.
    fn things(&self, language: Language) -> Value;

    /// What a side risks by an action; none if nothing was found.
    ///
    /// # Errors
    /// If it is no action of the game.
    fn danger(&self, side: Side, action: &Value, words: &Words) -> Result<Option<(Danger, String)>, Fault>;

    /// The chances of an operation in a country.
    fn odds(&self, seat: Seat, country: &str) -> Option<Odds>;

    /// Every region as if it were scored now.
    fn scores(&self, seat: Seat) -> Option<Scores>;

    /// Lets bots play by another luck from now on.
    fn reseed(&mut self, seed: u64);

    /// The side to decide and the action that a bot chooses for it, which thinks no longer than so many milliseconds.
    ///
    /// # Errors
    /// If there is no such bot, or no player is to decide.
    fn bot(&mut self, name: &str, milliseconds: u64) -> Result<(Side, Value), Fault>;
}

/// A table on which a game of a known type lies.
pub struct Open<G: Guide> {
    session: Session<G>,
    luck: Luck,
    bot: Luck,
    manual: bool,
    seed: Option<[u8; 32]>,
}

impl<G: Guide> Open<G> {
    /// A table with a game on it; with `manual` dice and draws are the caller's actions.
    #[must_use]
    pub fn new(session: Session<G>, seed: u64, manual: bool) -> Open<G> {
        let played = session.record().entries.len() as u64;
        let (luck, bot) = (Luck::numbered(seed, played), Luck::numbered(!seed, played));
        let mut table = Open { session, luck, bot, manual, seed: None };
        table.run_chance();
        table
    }

    fn state(&self) -> &G {
        self.session.state()
    }

    fn run_chance(&mut self) {
        if !self.manual {
            self.session.run_chance(&mut self.luck);
        }
    }

    /// Winds the stream of a sealed table to where the record stands.
    fn wind(&mut self) {
        let record = self.session.record();
        if let (Some(fairness), Some(seed)) = (&record.fairness, self.seed) {
            self.luck = fairness::after(record, fairness.luck(seed));
        }
    }

    fn actor_side(&self) -> Option<Side> {
        match self.state().actor() {
            Actor::Player(side) => Some(side),
            Actor::Chance | Actor::Nobody => None,
        }
    }

    /// The side meant, which has to be one where nobody or chance is to act.
    fn side(&self, side: Option<Side>) -> Result<Side, Fault> {
        side.or_else(|| self.actor_side()).ok_or_else(|| match self.state().actor() {
            Actor::Nobody => Fault::new(Code::Over, "The game is over."),
            _ => Fault::new(Code::NotYours, "Chance is to act, not a player."),
        })
    }

    fn choice(action: &G::Action, words: &Words) -> Choice {
        let form = Form::of(action);
        let targets = form.slugs().into_iter().map(str::to_owned).collect();
        let text = said::<G>(words, action, |words| words.action::<G>(action));
        Choice { action: json!(action), text, verb: form.tag, targets }
    }

    fn told(noted: &rules::Noted<G::Fact>, all: bool, words: &Words) -> Fact {
        let targets = Form::of(&noted.fact).slugs().into_iter().map(str::to_owned).collect();
        let only = match noted.to {
            Audience::Only(side) if all => Some(side.into()),
            _ => None,
        };
        let text = said::<G>(words, &noted.fact, |words| words.fact::<G>(&noted.fact));
        Fact { fact: json!(noted.fact), text, targets, opens: G::opens(&noted.fact), only }
    }

    /// The state in which the next question comes to `side`, as far as its view tells.
    fn foreseen(&self, side: Side) -> Option<G> {
        if !self.state().secret() || self.state().actor() != Actor::Player(side.other()) {
            return None;
        }
        let mut state = self.state().view(Seat::Player(side)).sample(&mut Luck::seeded(0));
        let any = *legal(&state).first()?;
        // Whatever the answer is, `side` sees the same afterwards; so it may answer at once, in secret or not.
        state.play(any, &mut Log::silent());
        (state.actor() == Actor::Player(side)).then_some(state)
    }

    fn refused(&self, refusal: &G::Refusal, words: &Words) -> Value {
        let text = said::<G>(words, refusal, |words| words.refusal::<G>(refusal));
        json!({ "refusal": refusal, "section": refusal.section(), "text": text })
    }
}

/// Somebody who acts, on the wire.
fn actor(actor: Actor) -> Option<wire::Actor> {
    match actor {
        Actor::Player(Side::West) => Some(wire::Actor::West),
        Actor::Player(Side::East) => Some(wire::Actor::East),
        Actor::Chance => Some(wire::Actor::Chance),
        Actor::Nobody => None,
    }
}

/// The sentence of something, or its machine form where the language has none for the game yet.
fn said<G: Game>(words: &Words, form: &impl Serialize, say: impl FnOnce(&Words) -> String) -> String {
    if words.covers::<G>() { say(words) } else { json!(form).to_string() }
}

fn read_action<G: Game>(action: &Value) -> Result<G::Action, Fault> {
    serde::Deserialize::deserialize(action)
        .map_err(|error: serde_json::Error| Fault::new(Code::Params, format!("`action` is no action: {error}.")))
}

impl<G: Guide> Table for Open<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn version(&self) -> usize {
        self.session.record().entries.len()
    }

    fn status(&self) -> Value {
        let state = self.state();
        let actor = match state.actor() {
            Actor::Player(side) => json!(side),
            Actor::Chance => json!("chance"),
            Actor::Nobody => Value::Null,
        };
        json!({
            "game": G::NAME,
            "version": self.version(),
            "actor": actor,
            "question": state.question(),
            "outcome": state.outcome(),
        })
    }

    fn legal(&self, side: Option<Side>, words: &Words) -> Value {
        let state = self.state();
        let form = |action: &G::Action| {
            let text = said::<G>(words, action, |words| words.action::<G>(action));
            json!({ "action": action, "text": text })
        };
        let mine = side.is_none() || side == self.actor_side();
        let actions: Vec<_> = if mine { legal(state).iter().map(form).collect() } else { Vec::new() };
        let mut interrupts = Vec::new();
        for who in Side::BOTH.into_iter().filter(|&who| side.is_none_or(|side| side == who)) {
            let mut out = Actions::new();
            state.interrupts(who, &mut out);
            interrupts.extend(out.iter().map(|action| {
                let mut interrupt = form(action);
                interrupt["side"] = json!(who);
                interrupt
            }));
        }
        let question = state.question();
        let mut reply = self.status();
        reply["text"] = question
            .map_or(Value::Null, |question| said::<G>(words, &question, |words| words.ask::<G>(&question)).into());
        reply["actions"] = actions.into();
        reply["interrupts"] = interrupts.into();
        reply
    }

    fn play(&mut self, side: Option<Side>, action: &Value, words: &Words) -> Result<(), Fault> {
        let form = read_action::<G>(action)?;
        if self.state().actor() == Actor::Chance && side.is_none() {
            return if self.session.play_chance(form) {
                self.run_chance();
                Ok(())
            } else {
                Err(Fault::new(Code::Refused, "No such die or draw can fall now."))
            };
        }
        let side = self.side(side)?;
        self.session.play(side, form).map_err(|error| match error {
            PlayError::Refused(refusal) => {
                let data = self.refused(&refusal, words);
                let message = data["text"].as_str().unwrap_or_default().to_owned();
                Fault { code: Code::Refused, message, data: Some(data) }
            }
            PlayError::NotYours => Fault::new(Code::NotYours, "It is somebody else's decision."),
            PlayError::Over => Fault::new(Code::Over, "The game is over."),
            PlayError::Unasked => Fault::new(Code::Refused, "It does not answer the question."),
        })?;
        self.run_chance();
        Ok(())
    }

    fn why_not(&self, side: Option<Side>, action: &Value, words: &Words) -> Result<Value, Fault> {
        let form = read_action::<G>(action)?;
        if self.state().actor() == Actor::Chance && side.is_none() {
            return Ok(json!({ "legal": legal(self.state()).contains(&form) }));
        }
        let side = self.side(side)?;
        let mut allowed = Actions::new();
        if self.actor_side() == Some(side) {
            self.state().legal(&mut allowed);
        } else {
            self.state().interrupts(side, &mut allowed);
        }
        let is_legal = allowed.contains(&form);
        let mut reply = match self.state().why_not(side, form) {
            Some(refusal) if !is_legal => self.refused(&refusal, words),
            _ => json!({}),
        };
        reply["legal"] = json!(is_legal);
        Ok(reply)
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        match seat {
            None => self.state().write_position(),
            Some(seat) => self.state().view(seat).write(),
        }
    }

    fn facts(&self, since: usize, seat: Option<Seat>, words: &Words) -> Value {
        let seen = self.session.noted().filter(|(_, noted)| seat.is_none_or(|seat| noted.to.includes(seat)));
        let all: Vec<_> = seen.collect();
        let facts = all.iter().enumerate().skip(since).map(|(number, (after, noted))| {
            let text = said::<G>(words, &noted.fact, |words| words.fact::<G>(&noted.fact));
            json!({ "number": number, "after": after, "to": noted.to, "fact": noted.fact, "text": text })
        });
        json!({ "facts": facts.collect::<Vec<_>>(), "next": all.len() })
    }

    fn undo(&mut self, side: Option<Side>) -> Result<(), Fault> {
        if let Some(side) = side {
            return if self.session.undo(side) {
                Ok(())
            } else {
                Err(Fault::new(
                    Code::NoUndo,
                    "This side has nothing to take back: something was rolled, drawn or shown.",
                ))
            };
        }
        let mut left = self.version();
        let before = loop {
            if left == 0 {
                return Err(Fault::new(Code::NoUndo, "Nothing has been played that could be taken back."));
            }
            left -= 1;
            let before = self.session.at(left);
            // Dice and draws of the program go with the decision that they followed.
            if self.manual || before.state().actor() != Actor::Chance {
                break before;
            }
        };
        self.session = before;
        Ok(())
    }

    fn record(&self) -> String {
        self.session.record().write()
    }

    fn position(&self, at: usize) -> Result<Value, Fault> {
        if at > self.version() {
            let what = format!("The game has {} actions, not {at}.", self.version());
            return Err(Fault::new(Code::Params, what));
        }
        Ok(self.session.at(at).state().write_position())
    }

    fn options(&self) -> Value {
        json!(self.session.record().options)
    }

    fn actor(&self) -> Actor {
        self.state().actor()
    }

    fn question(&self, words: &Words) -> Option<Question> {
        let question = self.state().question()?;
        let text = said::<G>(words, &question, |words| words.ask::<G>(&question));
        Some(Question { question: json!(question), text, rule: G::rule(&question).map(str::to_owned) })
    }

    fn choices(&self, side: Side, words: &Words) -> Vec<Choice> {
        if self.actor_side() != Some(side) {
            return Vec::new();
        }
        legal(self.state()).iter().map(|action| Self::choice(action, words)).collect()
    }

    fn interrupts(&self, side: Side, words: &Words) -> Vec<Choice> {
        let mut out = Actions::new();
        if self.actor_side() != Some(side) {
            self.state().interrupts(side, &mut out);
        }
        out.iter().map(|action| Self::choice(action, words)).collect()
    }

    fn early(&self, side: Side, words: &Words) -> Vec<Choice> {
        let foreseen = self.foreseen(side);
        foreseen.map_or_else(Vec::new, |state| legal(&state).iter().map(|action| Self::choice(action, words)).collect())
    }

    fn said(&self, action: &Value, words: &Words) -> Option<String> {
        let form = read_action::<G>(action).ok()?;
        Some(said::<G>(words, &form, |words| words.action::<G>(&form)))
    }

    fn outcome(&self, words: &Words) -> Option<Outcome> {
        let outcome = self.state().outcome()?;
        let text = if words.covers::<G>() { words.end::<G>(&outcome) } else { outcome.reason.to_owned() };
        Some(Outcome { winner: outcome.winner.map(Into::into), reason: outcome.reason.to_owned(), text })
    }

    fn undoable(&self, side: Side) -> usize {
        self.session.undoable(side)
    }

    fn before_last(&self, side: Side) -> Option<usize> {
        let actors: Vec<_> = self.session.actors().collect();
        actors.iter().rposition(|&actor| actor == Actor::Player(side))
    }

    fn log(&self, from: usize, seat: Option<Seat>, words: &Words) -> Vec<LogGroup> {
        let mut groups: Vec<LogGroup> = Vec::new();
        for (number, by) in self.session.actors().enumerate().skip(from) {
            let Some(by) = actor(by) else { continue };
            groups.push(LogGroup { action: number as u32, by, facts: Vec::new() });
        }
        for (number, noted) in self.session.noted().filter(|&(number, _)| number >= from) {
            let may_know = seat.is_none_or(|seat| noted.to.includes(seat));
            if let Some(group) = groups.get_mut(number - from).filter(|_| may_know) {
                group.facts.push(Self::told(noted, seat.is_none(), words));
            }
        }
        groups
    }

    fn entries(&self, from: usize) -> Vec<(Actor, Value)> {
        let entries = self.session.record().entries.iter().map(|entry| match entry.interrupt {
            None => json!(entry.action),
            Some(side) => json!({ "interrupt": side, "action": entry.action }),
        });
        self.session.actors().zip(entries).skip(from).collect()
    }

    fn played_by(&self, number: usize) -> Option<Actor> {
        self.session.actors().nth(number)
    }

    fn exchanged(&self, from: usize) -> bool {
        let since = self.session.noted().filter(|&(number, _)| number >= from);
        since.filter(|(_, noted)| G::exchanges(&noted.fact)).count() % 2 == 1
    }

    fn at(&self, count: usize) -> Box<dyn Table> {
        let (luck, bot) = (self.luck.clone(), self.bot.clone());
        Box::new(Open { session: self.session.at(count), luck, bot, manual: true, seed: None })
    }

    fn go_back(&mut self, count: usize) {
        self.session = self.session.at(count);
        self.wind();
    }

    fn seal(&mut self, seed: [u8; 32], entropy: [[u8; 32]; 2]) {
        *self.session.fairness() = Some(Fairness::sealed(seed, entropy));
        (self.seed, self.manual) = (Some(seed), false);
        self.wind();
    }

    fn reveal(&mut self) {
        if let (Some(fairness), Some(seed)) = (self.session.fairness(), self.seed) {
            fairness.seed = Some(Hex(seed));
        }
    }

    fn run(&mut self) {
        self.run_chance();
    }

    fn tag(&mut self, name: &str, text: &str) {
        self.session.tags().insert(name.to_owned(), text.to_owned());
    }

    fn own_words(&self, language: Language) -> Option<Words> {
        let options = &self.session.record().options;
        G::speaks_otherwise(options).then(|| G::speak(options, Words::new(language)))
    }

    fn things(&self, language: Language) -> Value {
        let options = &self.session.record().options;
        G::things(options, &G::speak(options, Words::new(language)))
    }

    fn danger(&self, side: Side, action: &Value, words: &Words) -> Result<Option<(Danger, String)>, Fault> {
        let form = read_action::<G>(action)?;
        Ok(G::danger(&self.state().view(Seat::Player(side)), &form, words))
    }

    fn odds(&self, seat: Seat, country: &str) -> Option<Odds> {
        G::odds(&self.state().view(seat), country)
    }

    fn scores(&self, seat: Seat) -> Option<Scores> {
        G::scores(&self.state().view(seat))
    }

    fn reseed(&mut self, seed: u64) {
        self.bot = Luck::seeded(seed);
    }

    fn bot(&mut self, name: &str, milliseconds: u64) -> Result<(Side, Value), Fault> {
        let spec: Spec = name.parse().map_err(|error: bots::SpecError| Fault::new(Code::NoBot, format!("{error}.")))?;
        let side = self.actor_side().map_or_else(|| self.side(None), Ok)?;
        let time = Budget::Time(Duration::from_millis(milliseconds.clamp(1, LONGEST_THOUGHT)));
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get() as u16);
        let mut player = spec.bounded::<G>(time).player_on::<G>(self.bot.clone(), threads);
        self.bot.below(1 << 16);
        let action = player.choose(&self.state().view(Seat::Player(side)));
        Ok((side, json!(action)))
    }
}
