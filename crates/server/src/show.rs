//! The view of a room from a seat. It contains only what that seat knows and what both sides know.

use crate::{
    bots, clock,
    room::{Room, offer_kind},
};
use games::{GameEntry, Reader, Undo};
use rules::Side;
use serde_json::Value;
use store::{AskedBot, ClockKind, Holder, OfferKind, Standing, Status, Time};
use wire::{
    Actor, ClockSetting, Clocks, Fairness, Language, Moment, Offer, Outcome, Pair, Phase, Player, PlayerKind, Premove,
    Rating, Seat, Seats, TableSnapshot, Thinking, Update,
};
use words::{Words, args};

/// Maximum number of earlier decisions listed in a moment.
const DECISIONS: usize = 40;

/// Seat, language and time of a view.
pub struct Perspective<'a> {
    /// Seat whose view it is; a spectator has one too.
    pub seat: Seat,
    /// Language of the view.
    pub lang: Language,
    /// Messages in that language, with the overlay of the table's card pack.
    pub words: &'a Words,
    /// Time of the view; determines the clocks.
    pub at: Time,
    /// Which sides have a socket open.
    pub online: [bool; 2],
}

impl Perspective<'_> {
    /// Returns the reader for the views of the game.
    fn reader(&self) -> Reader<'_> {
        Reader { seat: self.seat.looker(), words: self.words }
    }
}

impl Room {
    /// Returns true if there is a game to show.
    fn begun(&self) -> bool {
        !matches!(self.row.status, Status::Waiting | Status::Cancelled)
    }

    /// Returns the current moment.
    #[must_use]
    pub fn moment(&self, look: &Perspective) -> Moment {
        let words = look.words;
        let side = look.seat.side().map(Side::from);
        let playing = self.row.status == Status::Running;
        let mine = side.filter(|_| playing);
        let choices = mine.map_or_else(Vec::new, |side| self.game.choices(side, words));
        let premove = mine.and_then(|side| {
            let action = self.premove(side)?;
            Some(Premove { action: action.clone(), text: self.game.describe(action, words).unwrap_or_default() })
        });
        Moment {
            version: self.row.version,
            actions: self.game.played() as u32,
            phase: phase(self.row.status),
            actor: if playing { Actor::of(self.game.actor()) } else { None },
            question: if playing { self.game.question(words) } else { None },
            waiting: if choices.is_empty() { self.waiting(words) } else { None },
            thinking: if playing { self.thinking() } else { None },
            interrupts: mine.map_or_else(Vec::new, |side| self.game.interrupts(side, words)),
            premoves: mine.map_or_else(Vec::new, |side| self.game.premoves(side, words)),
            choices,
            premove,
            undo: mine.map_or(0, |side| self.game.undoable(side) as u32),
            undo_text: mine.map(|side| undo_text(&self.game.undo(side, words), words)),
            decisions: side.map_or_else(Vec::new, |side| self.last_decisions(side)),
            outcome: outcome(self.row.outcome.as_ref(), self.game.entry(), words),
            offers: self.row.offers.iter().map(|offer| self.shown_offer(offer)).collect(),
            clocks: self.clocks(look.at),
            seats: self.seats(look.online),
            rematch: self.rematch.clone(),
        }
    }

    /// Returns the latest decisions to which a side may go back.
    fn last_decisions(&self, side: Side) -> Vec<u32> {
        let mut last: Vec<u32> = self.decisions(side).take(DECISIONS).map(|count| count as u32).collect();
        last.reverse();
        last
    }

    fn shown_offer(&self, offer: &store::Offer) -> Offer {
        let to = match offer.kind {
            OfferKind::Takeback { to } => Some(self.played_with(to) as u32),
            _ => None,
        };
        Offer { kind: offer_kind(offer.kind), by: offer.by.into(), to }
    }

    fn waiting(&self, words: &Words) -> Option<String> {
        match (self.row.status, self.game.actor()) {
            (Status::Waiting, _) => Some(words.say("server-waiting_seat", &args! {})),
            (Status::Paused, _) => Some(words.say("server-waiting_paused", &args! {})),
            (Status::Running, rules::Actor::Player(side)) => {
                Some(words.say("server-waiting", &args! { side = self.game.entry().side(words, side) }))
            }
            _ => None,
        }
    }

    /// Returns the bot that is thinking, if it searches.
    fn thinking(&self) -> Option<Thinking> {
        let AskedBot { side, since, spent } = self.asked_bot?;
        let budget = self.bot(side).map_or(0, |name| bots::level(name).round);
        (budget > 0).then_some(Thinking { side: side.into(), spent, budget, since })
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

    /// Returns the players by seat.
    #[must_use]
    pub fn seats(&self, online: [bool; 2]) -> Seats {
        let player = |side: Side| {
            let seat = self.row.seat(side);
            let rating = self.row.ratings[side.index()].as_ref();
            player(&seat.holder, seat.name.as_deref(), online[side.index()], rating)
        };
        Seats { west: player(Side::West), east: player(Side::East) }
    }

    /// Returns the name of the rule set.
    fn rule_set(&self, words: &Words) -> String {
        let named = self.game.entry().rule_set(words, &self.row.options);
        named.unwrap_or_else(|| words.say("server-own_rules", &args! {}))
    }

    /// Returns a full snapshot without the chat.
    #[must_use]
    pub fn table(&self, look: &Perspective, mine: &[Side]) -> TableSnapshot {
        let row = &self.row;
        TableSnapshot {
            id: row.id.to_string(),
            game: row.game.clone(),
            title: self.game.entry().title(look.words),
            rules: row.rules,
            options: self.game.entry().declared(&row.options).into(),
            rule_set: self.rule_set(look.words),
            rated: row.rated,
            public: row.public,
            created: row.created,
            mine: mine.iter().map(|&side| side.into()).collect(),
            seat: look.seat,
            lang: look.lang,
            catalog: self.game.catalog(),
            now: self.moment(look),
            scene: self.begun().then(|| self.game.scene(look.seat.looker())),
            log: if self.begun() { self.game.log(0, look.reader(), false) } else { Vec::new() },
            chat: Vec::new(),
            fairness: self.fairness(),
            rematch_of: row.rematch_of.as_ref().map(ToString::to_string),
        }
    }

    /// Returns what has changed since a version.
    #[must_use]
    pub fn update(&self, since: i64, look: &Perspective) -> Update {
        let from = self.kept_since(since);
        // A patch continues from the client's state: not before the beginning, nor after a takeback.
        let patched = from > 0 && from >= self.played_at(since);
        Update {
            since,
            now: self.moment(look),
            log_from: from as u32,
            log: self.game.log(from, look.reader(), patched),
            scene: (!patched && self.begun()).then(|| self.game.scene(look.seat.looker())),
            seed: self.seed(),
        }
    }

    /// Returns the seed once it is revealed.
    fn seed(&self) -> Option<String> {
        self.over().then(|| rules::Hex(self.row.fairness.seed).to_string())
    }

    fn fairness(&self) -> Fairness {
        let entropy = |side: Side| self.row.seat(side).entropy.map(|bytes| rules::Hex(bytes).to_string());
        Fairness {
            commitment: rules::Hex(self.row.fairness.commitment).to_string(),
            entropy: Pair { west: entropy(Side::West), east: entropy(Side::East) },
            seed: self.seed(),
        }
    }
}

/// Returns a sentence that says what an undo takes back, or why it takes back nothing.
fn undo_text(undo: &Undo, words: &Words) -> String {
    match undo {
        Undo::Takes(action) => words.say("server-undo_takes", &args! { action = action.as_str() }),
        Undo::Nothing => words.say("server-undo_nothing", &args! {}),
        Undo::Moved => words.say("server-undo_moved", &args! {}),
        Undo::Shown => words.say("server-undo_shown", &args! {}),
        Undo::Rolled => words.say("server-undo_rolled", &args! {}),
        Undo::Drawn => words.say("server-undo_drawn", &args! {}),
    }
}

/// Converts the status of a table.
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

/// Converts a clock setting.
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

/// Describes the player in a seat.
#[must_use]
pub fn player(holder: &Holder, name: Option<&str>, online: bool, standing: Option<&Standing>) -> Player {
    let kind = match holder {
        Holder::Open => PlayerKind::Open,
        Holder::Invite => PlayerKind::Invited,
        Holder::Asked(_) => PlayerKind::Asked,
        Holder::HotSeat => PlayerKind::HotSeat,
        Holder::Bot(level) => {
            return Player { kind: PlayerKind::Bot, name: Some(level.clone()), online: true, rating: None };
        }
        Holder::User(_) => PlayerKind::Account,
        Holder::Guest(_) => PlayerKind::Guest,
        Holder::Gone => PlayerKind::Gone,
    };
    Player { kind, name: name.map(str::to_owned), online, rating: standing.map(rating) }
}

/// Converts a rating to points. It is the rating after the last game, so it does not depend on the time of viewing.
#[must_use]
pub fn rating(standing: &Standing) -> Rating {
    let points = |thousandths: i64| ((thousandths + 500).div_euclid(1_000)) as i32;
    Rating {
        rating: points(standing.rating.rating),
        deviation: points(standing.rating.deviation),
        provisional: !standing.rating.established(),
        games: u32::try_from(standing.games).unwrap_or(u32::MAX),
    }
}

/// Describes how a game ended, from the stored outcome.
#[must_use]
pub fn outcome(outcome: Option<&Value>, game: &GameEntry, words: &Words) -> Option<Outcome> {
    let outcome = outcome?;
    let winner: Option<wire::Side> = serde_json::from_value(outcome["winner"].clone()).ok().flatten();
    let reason = outcome["reason"].as_str().unwrap_or_default();
    let loser = winner.map(|winner| game.side(words, Side::from(winner).other())).unwrap_or_default();
    let why = match reason {
        "resigned" => words.say("server-end_resigned", &args! { loser = loser }),
        "time" => words.say("server-end_time", &args! { loser = loser }),
        "agreed" => words.say("server-end_agreed", &args! {}),
        _ => {
            let text = game.ended(words, winner.map(Into::into), reason);
            return Some(Outcome { winner, reason: reason.to_owned(), text });
        }
    };
    let text = match winner {
        Some(winner) => {
            let told = args! { winner = game.side(words, winner.into()), reason = why };
            words.say("outcome-won", &told)
        }
        None => words.say("outcome-draw", &args! { reason = why }),
    };
    Some(Outcome { winner, reason: reason.to_owned(), text })
}
