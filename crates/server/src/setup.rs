//! Setting up tables.

use crate::{
    bots::LEVELS,
    error::ApiError,
    host::{now, random, random_bytes},
};
use games::{GameEntry, ServerGame, Setup};
use rules::{Heading, Side, fairness};
use serde_json::{Map, Value, json};
use store::{ClockKind, Fairness, Holder, NewTable, Player, Seat, Status, TableId, Token, User};
use wire::{ClockSetting, Code, Language, Opponent, SideChoice};

const DAY: i64 = 86_400_000;

/// The visitor who opens a table.
pub struct Opener<'a> {
    /// Account or guest.
    pub player: Player,
    /// Name that others see.
    pub name: &'a str,
    /// Pseudonym of the visitor's network.
    pub network: &'a str,
    /// Language of the visitor.
    pub lang: Language,
    /// Account that is invited by name.
    pub asked: Option<&'a User>,
}

/// A table ready to be opened, with the sides of its opener and the secret of the invitation.
pub struct Prepared {
    /// The table.
    pub table: NewTable,
    /// Sides of the opener.
    pub sides: Vec<Side>,
    /// The secret of the invitation.
    pub invite: Option<Token>,
}

/// Prepares a table as requested; `start` is the position from which it continues.
///
/// # Errors
/// If the request cannot be satisfied.
pub fn prepare(asked: &wire::NewTable, start: Option<Value>, opener: &Opener) -> Result<Prepared, ApiError> {
    let game = games::find(&asked.game)?;
    let (options, start) = options(asked, start, opener.lang)?;
    let clock = clock(asked.clock)?;
    if asked.rated && !may_be_rated(asked, game, &options, start.as_ref(), opener) {
        return Err(Code::RatedTerms.into());
    }
    let side = match asked.side {
        SideChoice::West => Side::West,
        SideChoice::East => Side::East,
        SideChoice::Random | SideChoice::Bid => Side::BOTH[random() as usize % 2],
    };
    let entropy = entropy(asked.entropy.as_deref())?;
    let mine = Seat {
        side,
        holder: opener.player.clone().into(),
        name: Some(opener.name.to_owned()),
        invitation: None,
        entropy: Some(entropy),
    };
    let invite = (asked.opponent == Opponent::Invite).then(Token::random);
    let theirs = |holder, entropy| Seat {
        side: side.other(),
        holder,
        name: None,
        invitation: invite.as_ref().map(Token::hash),
        entropy,
    };
    let theirs = match &asked.opponent {
        Opponent::Open => theirs(Holder::Open, None),
        Opponent::Invite => theirs(Holder::Invite, None),
        Opponent::Player { .. } => {
            let asked = opener.asked.ok_or(ApiError::from(Code::NotFound))?;
            theirs(Holder::Asked(asked.id.clone()), None)
        }
        Opponent::HotSeat => theirs(Holder::HotSeat, Some(random_bytes())),
        Opponent::Bot { name } => {
            if !LEVELS.iter().any(|level| level.name == name) {
                return Err(Code::NoBot.into());
            }
            theirs(Holder::Bot(name.clone()), Some(random_bytes()))
        }
    };
    let waiting = matches!(theirs.holder, Holder::Open | Holder::Invite | Holder::Asked(_));
    let hot = theirs.holder == Holder::HotSeat;
    let table = NewTable {
        id: TableId::random(),
        game: game.name.to_owned(),
        rules: game.rules,
        brief: brief(&options, game),
        options,
        start,
        public: asked.public || asked.rated || asked.opponent == Opponent::Open,
        rated: asked.rated,
        clock,
        fairness: fresh_seed(),
        seats: if side == Side::West { [mine, theirs] } else { [theirs, mine] },
        rematch_of: None,
        network: opener.network.to_owned(),
        status: if waiting { Status::Waiting } else { Status::Running },
        at: now(),
    };
    let sides = if hot { Side::BOTH.to_vec() } else { vec![side] };
    Ok(Prepared { table, sides, invite })
}

/// Returns true if the requested game can be rated: between people with accounts, with a clock, under an unmodified rule set of the game,
/// with or without bidding for sides, and from the beginning.
fn may_be_rated(
    asked: &wire::NewTable,
    game: &GameEntry,
    options: &Value,
    start: Option<&Value>,
    opener: &Opener,
) -> bool {
    let people = matches!(asked.opponent, Opponent::Open | Opponent::Invite | Opponent::Player { .. });
    let account = matches!(opener.player, Player::User(_));
    let mut plain = options.clone();
    if asked.side == SideChoice::Bid
        && let Some(plain) = plain.as_object_mut()
    {
        let defaults = game.default_options();
        for (name, _) in game.bidding {
            plain.insert((*name).to_owned(), defaults[name].clone());
        }
    }
    let named = game.presets.iter().any(|preset| {
        let setup = Setup { preset: Some((*preset).to_owned()), ..Setup::default() };
        game.options(&setup).is_ok_and(|options| options == plain)
    });
    people && account && asked.clock != ClockSetting::None && start.is_none() && named
}

/// Creates a secret seed and its commitment.
fn fresh_seed() -> Fairness {
    let seed = random_bytes();
    Fairness { seed, commitment: fairness::commitment(seed).0 }
}

/// Returns the options as they appear in a record, and the position without them. The default rule set depends on the language.
fn options(asked: &wire::NewTable, start: Option<Value>, lang: Language) -> Result<(Value, Option<Value>), ApiError> {
    let game = games::find(&asked.game)?;
    let given = asked.options.iter().flatten();
    let mut single: Map<String, Value> = given.map(|(name, value)| (name.clone(), value.value())).collect();
    if asked.side == SideChoice::Bid {
        if game.bidding.is_empty() {
            return Err(ApiError::with_detail(Code::Options, "this game knows no bidding"));
        }
        single.extend(game.bidding.iter().map(|&(name, value)| (name.to_owned(), json!(value))));
    }
    let usual = || start.is_none().then(|| game.usual(lang.into()).to_owned());
    let preset = asked.preset.clone().or_else(usual);
    let setup = Setup { preset, options: single, position: start.clone(), ..Setup::default() };
    let Some(start) = start else { return Ok((game.options(&setup)?, None)) };
    let begun = game.set_up(&Setup { manual: true, ..setup })?;
    let mut position = begun.position(0)?;
    if let Some(fields) = position.as_object_mut() {
        fields.shift_remove("options");
    }
    debug_assert!(start.is_object());
    Ok((begun.options(), Some(position)))
}

/// Returns the options that differ from the defaults. A card pack is given by its hash.
fn brief(options: &Value, game: &GameEntry) -> Value {
    let defaults = game.default_options();
    let mut brief = options.clone();
    if let Some(brief) = brief.as_object_mut() {
        brief.retain(|name, value| defaults.get(name) != Some(value));
        for value in brief.values_mut().filter(|value| value.is_object()) {
            *value = value["hash"].clone();
        }
    }
    brief
}

pub(crate) fn clock(setting: ClockSetting) -> Result<ClockKind, ApiError> {
    match setting {
        ClockSetting::None => Ok(ClockKind::None),
        ClockSetting::Live { minutes: minutes @ 1..=600, increment: increment @ 0..=600 } => {
            Ok(ClockKind::Live { base: i64::from(minutes) * 60_000, increment: i64::from(increment) * 1000 })
        }
        ClockSetting::Correspondence { days: days @ 1..=45 } => {
            Ok(ClockKind::Correspondence { turn: i64::from(days) * DAY })
        }
        _ => Err(ApiError::with_detail(Code::Malformed, "clock: 1 to 600 minutes, 0 to 600 seconds, 1 to 45 days")),
    }
}

/// Parses 32 bytes in hexadecimal; returns random ones if there is no text.
///
/// # Errors
/// If the text is anything else.
pub fn entropy(text: Option<&str>) -> Result<[u8; 32], ApiError> {
    let Some(text) = text else { return Ok(random_bytes()) };
    let bytes: rules::Hex<32> = serde_json::from_value(json!(text))
        .map_err(|error| ApiError::with_detail(Code::Malformed, format!("entropy: {error}")))?;
    Ok(bytes.0)
}

/// Prepares the rematch: the same game with sides swapped, counted for `network`.
#[must_use]
pub fn rematch(row: &store::TableRow, network: &str) -> NewTable {
    let seat = |side: Side| {
        let before = row.seat(side.other());
        Seat {
            side,
            holder: before.holder.clone(),
            name: before.name.clone(),
            invitation: None,
            entropy: Some(random_bytes()),
        }
    };
    let game = games::find(&row.game).ok();
    NewTable {
        id: TableId::random(),
        game: row.game.clone(),
        rules: game.map_or(row.rules, |game| game.rules),
        brief: game.map_or(Value::Null, |game| brief(&row.options, game)),
        options: row.options.clone(),
        start: row.start.clone(),
        public: row.public,
        rated: row.rated,
        clock: row.clock,
        fairness: fresh_seed(),
        seats: [seat(Side::West), seat(Side::East)],
        rematch_of: Some(row.id.clone()),
        network: network.to_owned(),
        status: Status::Running,
        at: now(),
    }
}

/// Prepares a game between two paired players under the default rules. It is rated if both have accounts. Sides are random.
///
/// # Errors
/// If the game does not exist.
pub fn paired(game: &str, clock: ClockKind, players: [&Player; 2]) -> Result<NewTable, ApiError> {
    let game = games::find(game)?;
    let usual = game.usual(words::Language::English).to_owned();
    let options = game.options(&Setup { preset: Some(usual), ..Setup::default() })?;
    let first = random() as usize % 2;
    let seat = |side: Side| {
        let holder = players[side.index() ^ first].clone().into();
        Seat { side, holder, name: None, invitation: None, entropy: Some(random_bytes()) }
    };
    Ok(NewTable {
        id: TableId::random(),
        game: game.name.to_owned(),
        rules: game.rules,
        brief: brief(&options, game),
        options,
        start: None,
        public: true,
        rated: players.iter().all(|player| matches!(player, Player::User(_))),
        clock,
        fairness: fresh_seed(),
        seats: [seat(Side::West), seat(Side::East)],
        rematch_of: None,
        network: String::new(),
        status: Status::Running,
        at: now(),
    })
}

/// An uploaded record that was checked.
pub struct CheckedRecord {
    /// The game at the end of the record.
    pub game: Box<dyn ServerGame>,
    /// The record as a document.
    pub record: Value,
    /// Whether dice and draws match its seeds.
    pub verified: bool,
}

/// Reads and checks a record, or a log of another program.
///
/// # Errors
/// If it is invalid; the error says why.
pub fn read(text: &str) -> Result<CheckedRecord, ApiError> {
    let damaged = |error: &dyn std::fmt::Display| ApiError::with_detail(Code::Record, error.to_string());
    let text = if text.trim_start().starts_with('{') {
        text.to_owned()
    } else {
        let imported = formats::playdek::import(text).map_err(|error| damaged(&error))?;
        // A log that merely breaks off is accepted as far as it goes.
        let wrong = imported.damaged.first().or(imported.stopped.as_ref().filter(|_| !imported.broken_off));
        wrong.map_or(Ok(()), |wrong| Err(damaged(wrong)))?;
        imported.record.write()
    };
    let heading = Heading::read(&text).map_err(|error| damaged(&error))?;
    let verdict = games::verify(&text).map_err(|error| damaged(&error))?.map_err(|error| damaged(&error))?;
    let game = games::find(&heading.game)?.read(&text)?;
    let record = serde_json::from_str(&text).map_err(|error| damaged(&error))?;
    Ok(CheckedRecord { game, record, verified: verdict.chance == rules::Chance::Fair })
}

/// Prepares a finished table that shows a record.
#[must_use]
pub fn archive(sent: &CheckedRecord, opener: &Opener, public: bool) -> NewTable {
    let record = &sent.record;
    let game = sent.game.entry();
    let seat = |side| Seat {
        side,
        holder: opener.player.clone().into(),
        name: Some(opener.name.to_owned()),
        invitation: None,
        entropy: archived_entropy(record, side),
    };
    let seed = record["fairness"]["seed"].as_str().and_then(|text| entropy(Some(text)).ok()).unwrap_or_default();
    NewTable {
        id: TableId::random(),
        game: game.name.to_owned(),
        rules: record["rules"].as_u64().unwrap_or(1) as u32,
        brief: brief(&sent.game.options(), game),
        options: record["options"].clone(),
        start: record.get("start").cloned(),
        public,
        rated: false,
        clock: ClockKind::None,
        fairness: Fairness { seed, commitment: fairness::commitment(seed).0 },
        seats: [seat(Side::West), seat(Side::East)],
        rematch_of: None,
        network: String::new(),
        status: Status::Waiting,
        at: now(),
    }
}

/// Returns the contribution of a seat to the randomness of a game whose seed is revealed.
fn archived_entropy(record: &Value, side: Side) -> Option<[u8; 32]> {
    let fairness = &record["fairness"];
    fairness["seed"].as_str()?;
    entropy(Some(fairness["entropy"][side.index()].as_str()?)).ok()
}
