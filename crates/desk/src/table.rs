//! A running game behind an interface that speaks JSON.

use crate::{Code, Fault};
use bots::{Budget, Know, Spec};
use rules::{Actions, Actor, Game, Luck, PlayError, Refusal, Seat, Session, Side, View, legal};
use serde::Serialize;
use serde_json::{Value, json};
use std::{thread, time::Duration};
use words::Words;

/// The most milliseconds that a bot thinks.
const LONGEST_THOUGHT: u64 = 600_000;

/// A running game, whatever it is.
///
/// A side is `None` where whoever is to act is meant, a seat where everything is to be seen.
pub trait Table: Send {
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

    /// The side to decide and the action that a bot chooses for it, which thinks no longer than so many milliseconds.
    ///
    /// # Errors
    /// If there is no such bot, or no player is to decide.
    fn bot(&mut self, name: &str, milliseconds: u64) -> Result<(Side, Value), Fault>;
}

/// A table on which a game of a known type lies.
pub struct Open<G: Know> {
    session: Session<G>,
    luck: Luck,
    bot: Luck,
    manual: bool,
}

impl<G: Know> Open<G> {
    /// A table with a game on it; with `manual` dice and draws are the caller's actions.
    #[must_use]
    pub fn new(session: Session<G>, seed: u64, manual: bool) -> Open<G> {
        let played = session.record().entries.len() as u64;
        let (luck, bot) = (Luck::numbered(seed, played), Luck::numbered(!seed, played));
        let mut table = Open { session, luck, bot, manual };
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

    fn refused(&self, refusal: &G::Refusal, words: &Words) -> Value {
        let text = said::<G>(words, refusal, |words| words.refusal::<G>(refusal));
        json!({ "refusal": refusal, "section": refusal.section(), "text": text })
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

impl<G: Know> Table for Open<G> {
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
