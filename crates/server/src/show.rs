//! What a seat sees of a room. Everything here depends on the view of the seat and on what both sides know.

use crate::{
    clock,
    room::{Room, offer_kind},
};
use rules::Side;
use serde_json::Value;
use store::{ClockKind, Holder, Status, Time};
use wire::{
    Actor, ClockSetting, Clocks, Fairness, Held, Language, Moment, Offer, Outcome, Pair, Phase, Player, PlayerKind,
    Seat, Seats, Table, Update,
};
use words::{Words, args};

/// From where, in which words and when a room is looked at.
pub struct Look<'a> {
    /// From where.
    pub seat: Seat,
    /// In which language.
    pub lang: Language,
    /// The sentences.
    pub words: &'a Words,
    /// Now.
    pub at: Time,
    /// Whose windows are open.
    pub online: [bool; 2],
}

impl Room {
    /// What is there now.
    #[must_use]
    pub fn moment(&self, look: &Look) -> Moment {
        let words = look.words;
        let side = look.seat.side().map(Side::from);
        let playing = self.row.status == Status::Running;
        let begun = !matches!(self.row.status, Status::Waiting | Status::Cancelled);
        let mine = side.filter(|_| playing);
        let choices = mine.map_or_else(Vec::new, |side| self.game.choices(side, words));
        let held = mine.and_then(|side| {
            let action = self.held(side)?;
            Some(Held { action: action.clone(), text: self.game.said(action, words).unwrap_or_default() })
        });
        Moment {
            version: self.row.version,
            actions: self.game.version() as u32,
            phase: phase(self.row.status),
            actor: if playing { actor(self.game.actor()) } else { None },
            question: if playing { self.game.question(words) } else { None },
            waiting: if choices.is_empty() { self.waiting(words) } else { None },
            interrupts: mine.map_or_else(Vec::new, |side| self.game.interrupts(side, words)),
            early: mine.map_or_else(Vec::new, |side| self.game.early(side, words)),
            choices,
            held,
            undo: mine.map_or(0, |side| self.game.undoable(side) as u32),
            view: if begun { self.game.view(look.seat.looker()) } else { Value::Null },
            outcome: outcome(self.row.outcome.as_ref(), &self.row.game, words),
            offers: self
                .row
                .offers
                .iter()
                .map(|offer| Offer { kind: offer_kind(offer.kind), by: offer.by.into() })
                .collect(),
            clocks: self.clocks(look.at),
            seats: self.seats(look.online),
            rematch: self.rematch.clone(),
        }
    }

    fn waiting(&self, words: &Words) -> Option<String> {
        match (self.row.status, self.game.actor()) {
            (Status::Waiting, _) => Some(words.say("server-waiting_seat", &args! {})),
            (Status::Paused, _) => Some(words.say("server-waiting_paused", &args! {})),
            (Status::Running, rules::Actor::Player(side)) => {
                Some(words.say("server-waiting", &args! { side = side_name(&self.row.game, side, words) }))
            }
            _ => None,
        }
    }

    fn clocks(&self, at: Time) -> Option<Clocks> {
        if self.row.clock == ClockKind::None {
            return None;
        }
        let state = &self.row.clock_state;
        let late = clock::over(state, at).filter(|_| self.row.status == Status::Running);
        Some(Clocks {
            setting: setting(self.row.clock),
            left: Pair { west: clock::left(state, Side::West, at), east: clock::left(state, Side::East, at) },
            running: state.running.map(Into::into),
            now: at,
            deadline: state.deadline,
            claim: late.map(|side| side.other().into()),
        })
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self, online: [bool; 2]) -> Seats {
        let player = |side: Side| {
            let seat = self.row.seat(side);
            player(&seat.holder, seat.name.as_deref(), online[side.index()])
        };
        Seats { west: player(Side::West), east: player(Side::East) }
    }

    /// Everything at once, but for what was said.
    #[must_use]
    pub fn table(&self, look: &Look, mine: &[Side]) -> Table {
        let row = &self.row;
        let title = desk::kind(&row.game).map_or_else(|_| row.game.clone(), |kind| (kind.title)(look.words));
        let begun = !matches!(row.status, Status::Waiting | Status::Cancelled);
        Table {
            id: row.id.to_string(),
            game: row.game.clone(),
            title,
            rules: row.rules,
            options: row.options.clone(),
            rated: row.rated,
            public: row.public,
            created: row.created,
            mine: mine.iter().map(|&side| side.into()).collect(),
            seat: look.seat,
            lang: look.lang,
            now: self.moment(look),
            log: if begun { self.game.log(0, look.seat.looker(), look.words) } else { Vec::new() },
            chat: Vec::new(),
            fairness: self.fairness(),
            rematch_of: row.rematch_of.as_ref().map(ToString::to_string),
        }
    }

    /// What has changed since a version.
    #[must_use]
    pub fn update(&self, since: i64, look: &Look) -> Update {
        let from = self.kept_since(since);
        Update {
            since,
            now: self.moment(look),
            log_from: from as u32,
            log: self.game.log(from, look.seat.looker(), look.words),
            seed: self.fairness().seed,
        }
    }

    fn fairness(&self) -> Fairness {
        let entropy = |side: Side| self.row.seat(side).entropy.map(|bytes| rules::Hex(bytes).to_string());
        Fairness {
            commitment: rules::Hex(self.row.fairness.commitment).to_string(),
            entropy: Pair { west: entropy(Side::West), east: entropy(Side::East) },
            seed: self.over().then(|| rules::Hex(self.row.fairness.seed).to_string()),
        }
    }
}

/// How far a table has come, on the wire.
#[must_use]
pub fn phase(status: Status) -> Phase {
    match status {
        Status::Waiting => Phase::Waiting,
        Status::Running => Phase::Running,
        Status::Paused => Phase::Paused,
        Status::Over => Phase::Over,
        Status::Cancelled => Phase::Cancelled,
        Status::Stuck => Phase::Stuck,
    }
}

/// A clock, on the wire.
#[must_use]
pub fn setting(kind: ClockKind) -> ClockSetting {
    match kind {
        ClockKind::None => ClockSetting::None,
        ClockKind::Live { base, increment } => {
            ClockSetting::Live { minutes: (base / 60_000) as u32, increment: (increment / 1000) as u32 }
        }
        ClockKind::Correspondence { turn } => ClockSetting::Correspondence { days: (turn / 86_400_000) as u32 },
    }
}

/// Somebody on a chair.
#[must_use]
pub fn player(holder: &Holder, name: Option<&str>, online: bool) -> Player {
    let kind = match holder {
        Holder::Open => PlayerKind::Open,
        Holder::Invite => PlayerKind::Invited,
        Holder::HotSeat => PlayerKind::HotSeat,
        Holder::Bot(level) => {
            return Player { kind: PlayerKind::Bot, name: Some(level.clone()), online: true };
        }
        Holder::User(_) => PlayerKind::Account,
        Holder::Guest(_) => PlayerKind::Guest,
        Holder::Gone => PlayerKind::Gone,
    };
    Player { kind, name: name.map(str::to_owned), online }
}

fn actor(actor: rules::Actor) -> Option<Actor> {
    match actor {
        rules::Actor::Player(Side::West) => Some(Actor::West),
        rules::Actor::Player(Side::East) => Some(Actor::East),
        rules::Actor::Chance => Some(Actor::Chance),
        rules::Actor::Nobody => None,
    }
}

fn side_name(game: &str, side: Side, words: &Words) -> String {
    desk::kind(game).map_or_else(|_| String::new(), |kind| (kind.side)(words, side))
}

/// How a game ended, as the store has it.
#[must_use]
pub fn outcome(outcome: Option<&Value>, game: &str, words: &Words) -> Option<Outcome> {
    let outcome = outcome?;
    let winner: Option<wire::Side> = serde_json::from_value(outcome["winner"].clone()).ok().flatten();
    let reason = outcome["reason"].as_str().unwrap_or_default();
    let loser = winner.map(|winner| side_name(game, Side::from(winner).other(), words)).unwrap_or_default();
    let why = match reason {
        "resigned" => words.say("server-end_resigned", &args! { loser = loser }),
        "time" => words.say("server-end_time", &args! { loser = loser }),
        "agreed" => words.say("server-end_agreed", &args! {}),
        _ => return Some(Outcome { winner, reason: reason.to_owned(), text: ended(game, winner, reason, words) }),
    };
    let text = match winner {
        Some(winner) => {
            let told = args! { winner = side_name(game, winner.into(), words), reason = why };
            words.say("outcome-won", &told)
        }
        None => words.say("outcome-draw", &args! { reason = why }),
    };
    Some(Outcome { winner, reason: reason.to_owned(), text })
}

fn ended(game: &str, winner: Option<wire::Side>, reason: &str, words: &Words) -> String {
    desk::kind(game).map_or_else(|_| reason.to_owned(), |kind| (kind.ended)(words, winner.map(Into::into), reason))
}
