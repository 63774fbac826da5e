//! Interface of a running game for programs.

use crate::{
    Error, LiveGame, Presenter,
    live::{read_action, refused},
    rpc::{Call, Sides},
    server_game::thought,
};
use bots::analysis::{Judge, Plan};
use rules::{Actions, Actor, Luck, Outcome, Refusal, Seat, Side, legal};
use serde::Serialize;
use wire::Json;
use words::{Language, Words};

/// A running game that answers the calls of JSON-RPC.
///
/// Without a side, a call means the side to act; without a seat, it sees everything.
pub trait RpcGame: Send {
    /// Returns the names of the sides.
    fn sides(&self) -> Sides;

    /// Returns whose turn it is, the question and the outcome.
    fn status(&self) -> Json;

    /// Executes a call and returns the answer; sentences are in this language.
    ///
    /// # Errors
    /// If the call fails; the game is then unchanged.
    fn answer(&mut self, call: &Call, language: Language) -> Result<Json, Error>;
}

/// Maximum number of playouts per call.
const MOST_PLAYOUTS: u64 = 100_000;
/// Number of worlds in which a view is evaluated without playouts.
const WORLDS: u32 = 64;

/// Who is to act, the question, and how the game ended.
#[derive(Serialize)]
struct Status<Q> {
    game: &'static str,
    version: usize,
    actor: Option<wire::Actor>,
    question: Option<Q>,
    outcome: Option<Outcome>,
}

/// A possible action.
#[derive(Serialize)]
struct Playable<A> {
    action: A,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
}

#[derive(Serialize)]
struct LegalReply<Q, A> {
    #[serde(flatten)]
    status: Status<Q>,
    text: Option<String>,
    actions: Vec<Playable<A>>,
    interrupts: Vec<Playable<A>>,
}

#[derive(Serialize)]
struct WhyReply<R> {
    #[serde(flatten)]
    refused: Option<Refused<R>>,
    legal: bool,
}

#[derive(Serialize)]
struct Refused<R> {
    refusal: R,
    section: &'static str,
    text: String,
}

#[derive(Serialize)]
struct ViewReply<Q, D> {
    #[serde(flatten)]
    status: Status<Q>,
    seat: &'static str,
    view: D,
}

#[derive(Serialize)]
struct Told<F> {
    number: usize,
    after: usize,
    to: rules::Audience,
    fact: F,
    text: String,
}

#[derive(Serialize)]
struct FactsReply<F> {
    facts: Vec<Told<F>>,
    next: usize,
}

#[derive(Serialize)]
struct Worth {
    seat: &'static str,
    west: f64,
    east: f64,
    error: f64,
}

#[derive(Serialize)]
struct BotReply<A> {
    side: Side,
    action: A,
}

impl<G: Presenter> LiveGame<G> {
    fn status_now(&self) -> Status<G::Question> {
        let state = self.state();
        Status {
            game: G::NAME,
            version: self.played(),
            actor: wire::Actor::of(state.actor()),
            question: state.question(),
            outcome: state.outcome(),
        }
    }

    fn legal_now(&self, side: Option<Side>, words: &Words) -> LegalReply<G::Question, G::Action> {
        let state = self.state();
        let playable = |&action: &G::Action, side| Playable { action, text: words.action::<G>(&action), side };
        let mine = side.is_none() || side == self.actor_side();
        let actions =
            if mine { legal(state).iter().map(|action| playable(action, None)).collect() } else { Vec::new() };
        let mut interrupts = Vec::new();
        for who in Side::BOTH.into_iter().filter(|&who| side.is_none_or(|side| side == who)) {
            let mut out = Actions::new();
            state.interrupts(who, &mut out);
            interrupts.extend(out.iter().map(|action| playable(action, Some(who))));
        }
        let text = state.question().map(|question| words.ask::<G>(&question));
        LegalReply { status: self.status_now(), text, actions, interrupts }
    }

    fn play_call(&mut self, side: Option<Side>, action: &Json, words: &Words) -> Result<(), Error> {
        let action = read_action::<G>(action)?;
        if self.state().actor() == Actor::Chance && side.is_none() {
            if !self.session.play_chance(action) {
                return Err(Error::Impossible);
            }
            self.run_chance();
            return Ok(());
        }
        let side = self.side(side)?;
        self.play(side, action, words)
    }

    fn why_call(&self, side: Option<Side>, action: &Json, words: &Words) -> Result<WhyReply<G::Refusal>, Error> {
        let action = read_action::<G>(action)?;
        if self.state().actor() == Actor::Chance && side.is_none() {
            return Ok(WhyReply { refused: None, legal: legal(self.state()).contains(&action) });
        }
        let side = self.side(side)?;
        let is_legal = self.allowed(side).contains(&action);
        let refusal = self.state().why_not(side, action).filter(|_| !is_legal);
        let refused = refusal.map(|refusal| Refused {
            refusal,
            section: refusal.section(),
            text: refused::<G>(&refusal, words).text,
        });
        Ok(WhyReply { refused, legal: is_legal })
    }

    fn facts_call(&self, since: usize, seat: Option<Seat>, words: &Words) -> FactsReply<G::Fact> {
        let seen = self.session.noted().filter(|(_, noted)| seat.is_none_or(|seat| noted.to.includes(seat)));
        let all: Vec<_> = seen.collect();
        let facts = all.iter().enumerate().skip(since).map(|(number, &(after, noted))| Told {
            number,
            after,
            to: noted.to,
            fact: noted.fact,
            text: words.fact::<G>(&noted.fact),
        });
        FactsReply { facts: facts.collect(), next: all.len() }
    }

    /// Takes back the last action of a side, or the last action of the game.
    fn undo_call(&mut self, side: Option<Side>) -> Result<(), Error> {
        if let Some(side) = side {
            return if self.session.undo(side) { Ok(()) } else { Err(Error::NoUndo) };
        }
        // Automatic dice and draws go with the decision that they followed.
        let decision = |&number: &usize| self.manual || self.session.state_at(number).actor() != Actor::Chance;
        let before = (0..self.played()).rev().find(decision).ok_or(Error::NothingPlayed)?;
        self.go_back(before);
        Ok(())
    }

    /// Evaluates the position from the view of a seat, or with full information.
    fn evaluate_call(&self, seat: Option<Seat>, playouts: u64) -> Worth {
        let mut luck = Luck::seeded(1);
        let playouts = playouts.min(MOST_PLAYOUTS) as u32;
        let worth = match seat {
            None => self.state().worth(Judge { playouts }, &mut luck),
            Some(seat) => {
                // One playout per world; without playouts a fixed number of worlds is evaluated directly.
                let (judge, worlds) =
                    if playouts == 0 { (Judge::QUICK, WORLDS) } else { (Judge { playouts: 1 }, playouts) };
                G::worth_of(&self.state().view(seat), judge, worlds, &mut luck)
            }
        };
        Worth { seat: seat_name(seat), west: worth.west, east: 1.0 - worth.west, error: worth.error }
    }

    fn bot_call(&mut self, name: &str, milliseconds: u64) -> Result<BotReply<G::Action>, Error> {
        let side = self.side(None)?;
        let view = self.state().view(Seat::Player(side));
        let choose = thought::<G>(view, side, name, milliseconds, self.bot.clone())?;
        self.bot.below(1 << 16);
        let (side, action) = choose();
        Ok(BotReply { side, action })
    }
}

impl<G: Presenter> RpcGame for LiveGame<G> {
    fn sides(&self) -> Sides {
        Sides(G::SIDES)
    }

    fn status(&self) -> Json {
        Json::of(&self.status_now())
    }

    fn answer(&mut self, call: &Call, language: Language) -> Result<Json, Error> {
        let words = &self.words(language);
        Ok(match call {
            Call::Status => self.status(),
            Call::Legal { side } => Json::of(&self.legal_now(*side, words)),
            Call::Play { side, action } => {
                self.play_call(*side, action, words)?;
                self.status()
            }
            Call::PlayAll { side, actions } => {
                let side = self.side(*side)?;
                self.play_all(side, actions, words)?;
                self.status()
            }
            Call::Preview { side, actions } => {
                let version = self.played() as i64;
                Json::of(&self.preview(self.side(*side)?, actions, version, words)?)
            }
            Call::WhyNot { side, action } => Json::of(&self.why_call(*side, action, words)?),
            Call::View { seat } => {
                let (status, name) = (self.status_now(), seat_name(*seat));
                match seat {
                    None => Json::of(&ViewReply { status, seat: name, view: self.state().document() }),
                    Some(seat) => {
                        let view = rules::View::document(&self.state().view(*seat));
                        Json::of(&ViewReply { status, seat: name, view })
                    }
                }
            }
            Call::Facts { since, seat } => Json::of(&self.facts_call(*since, *seat, words)),
            Call::Undo { side } => {
                self.undo_call(*side)?;
                self.status()
            }
            Call::Record => {
                let record: serde_json::Value =
                    serde_json::from_str(&self.session.record().write()).unwrap_or_default();
                Json::of(&serde_json::json!({ "record": record }))
            }
            Call::Evaluate { seat, playouts } => Json::of(&self.evaluate_call(*seat, *playouts)),
            Call::Analyse { quick } => {
                let plan = if *quick { Plan::QUICK } else { Plan::USUAL };
                Json::of(&G::analysis(&self.session, &plan, 1))
            }
            Call::Bot { name, milliseconds } => Json::of(&self.bot_call(name, *milliseconds)?),
        })
    }
}

fn seat_name(seat: Option<Seat>) -> &'static str {
    match seat {
        None => "all",
        Some(Seat::Spectator) => "spectator",
        Some(Seat::Player(Side::West)) => "west",
        Some(Seat::Player(Side::East)) => "east",
    }
}
