//! One line of the dialect, as text and as a value.

use super::names::{card, card_name, country, country_name, region, region_name, side, side_name};
use rules::Options as _;
use std::fmt;
use twilight::{Card, Country, Options, Region, Side};

/// Marks a wrong figure; no figure of a log is that large.
pub const UNSURE: u8 = u8::MAX;

/// Content of a line. A header with more text behind it counts as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// An empty line.
    Blank,
    /// The player of a side.
    Seat(Side),
    /// Handicap influence of a side.
    Handicap(Side, u8),
    /// The scenario, and whether it is the Late War one.
    Scenario(bool),
    /// The cards 104-110 are in play.
    OptionalCards,
    /// A setting in which the game differs from the preset: its index among the options, and that of its value.
    Rule(u8, u8),
    /// The time limit, which is ignored.
    Time,
    /// A headline phase: the turn and the cards in the order in which they are revealed.
    Headlines(u8, [Option<Card>; 2]),
    /// An action round: turn, side, number and card.
    Round(u8, Side, u8, Option<Card>),
    /// The end of the last turn.
    End,
    /// A headline card of a side.
    Headline(Side, Card),
    /// An event happens.
    Event(Card),
    /// An event that comes up and cannot happen; written like one that happens, if at all.
    Void(Card),
    /// A change of influence: side, amount, country, and the totals of the US and the USSR afterwards.
    Influence(Side, i8, Country, [u8; 2]),
    /// Operations begin: their use and points.
    Ops(OpsUse, u8),
    /// Operations that are declined; written like those that begin.
    Declined(OpsUse, u8),
    /// Target of a coup or realignment.
    Target(Country),
    /// The die of a coup.
    Coup(Coup),
    /// A realignment roll: side, die and modifier.
    Roll(Side, u8, i8),
    /// The die of the Space Race: die, whether it succeeds, and the number needed.
    Space(u8, bool, u8),
    /// A Space Race marker advances.
    Advance(Side, u8),
    /// The target of a war.
    War(Country),
    /// The result of a war: die, deduction, number needed, and whether it is won.
    Fought(u8, u8, u8, bool),
    /// The die of a trap and whether the side escapes.
    Trap(u8, bool),
    /// The Military Operations of a side.
    Milops(Side, u8),
    /// The DEFCON level, and whether it rises.
    Defcon(u8, bool),
    /// VP: the side that gains them, how many, and the marker afterwards, positive for the US.
    Vp(Side, u8, i8),
    /// VP that the other program omits always or sometimes: for missing Military Operations, and in the final scoring.
    UntoldVp(Side, u8, i8),
    /// No side gains VP; the position of the marker.
    NoVp(i8),
    /// An effect begins or ends.
    InPlay(Card, bool),
    /// The discard pile is shuffled.
    Reshuffle,
    /// A card is revealed, and whether the log says that it comes from the hand.
    Reveals(Side, Card, bool),
    /// A side has no cards to reveal.
    NothingToReveal(Side),
    /// A side has no cards to discard.
    NothingToDiscard(Side),
    /// A card is discarded.
    Discards(Side, Card),
    /// A card is played with or by another.
    Plays(Side, Card),
    /// A card is given back.
    Returns(Side, Card),
    /// Olympic Games, and whether a side takes part.
    Olympics(Side, bool),
    /// A side names a region.
    Names(Side, Region),
    /// A line that does not belong to the dialect.
    Unknown,
}

/// Use of Operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpsUse {
    /// Influence.
    Place,
    /// A coup.
    Coup,
    /// Realignment rolls.
    Realign,
    /// The Space Race.
    Space,
}

/// The die of a coup and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coup {
    /// The die.
    pub die: u8,
    /// The Ops.
    pub ops: u8,
    /// Sum of the modifiers of cards.
    pub modifier: i8,
    /// The stability of the country.
    pub stability: u8,
    /// The sum; positive for a success.
    pub result: i8,
    /// Whether the log calls it a success.
    pub success: bool,
}

const KINDS: [(OpsUse, &str); 4] = [
    (OpsUse::Place, "Place Influence"),
    (OpsUse::Coup, "Coup"),
    (OpsUse::Realign, "Realignment"),
    (OpsUse::Space, "Space Race"),
];

/// Returns the text between a prefix and a suffix.
fn within<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

/// Parses a small number without a sign.
fn number(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?.filter(|&n| n < 100)
}

/// Parses a small number with a sign.
fn signed(text: &str) -> Option<i8> {
    match text.split_at_checked(1)? {
        ("+", rest) => Some(number(rest)? as i8),
        ("-", rest) => Some(-(number(rest)? as i8)),
        _ => Some(number(text)? as i8),
    }
}

/// Parses the position of the VP marker.
fn score(text: &str) -> Option<i8> {
    if text == "even" {
        return Some(0);
    }
    let (leader, points) = text.split_once(' ')?;
    let points = number(points)? as i8;
    Some(if side(leader)? == Side::West { points } else { -points })
}

impl Line {
    /// Reads a line of text as one value, or as a header and the text behind it.
    pub fn read(text: &str, out: &mut impl FnMut(Line)) {
        let text = text.trim_end();
        if let Some(rest) = text.strip_prefix("SETUP: : ") {
            out(body(rest));
            return;
        }
        match header(text) {
            Some((header, rest)) => {
                out(header);
                if !rest.is_empty() {
                    out(body(rest));
                }
            }
            None => out(body(text)),
        }
    }

    /// Returns true if a block of the log begins here.
    #[must_use]
    pub fn opens(&self) -> bool {
        matches!(self, Line::Headlines(..) | Line::Round(..) | Line::End)
    }

    /// Returns how many of its figures are compared.
    #[must_use]
    pub fn figures(&self) -> usize {
        match self {
            Line::Influence(..) | Line::Fought(..) | Line::Space(..) => 3,
            Line::Coup(_) => 5,
            Line::Roll(..) | Line::Vp(..) | Line::Round(..) => 2,
            Line::Handicap(..)
            | Line::Headlines(..)
            | Line::Ops(..)
            | Line::Advance(..)
            | Line::Trap(..)
            | Line::Milops(..)
            | Line::Defcon(..)
            | Line::NoVp(_)
            | Line::InPlay(..) => 1,
            _ => 0,
        }
    }
}

/// Reads `Turn 3, USSR AR1: CARD: REST`, `Turn 3, Headline Phase: CARD & CARD: REST`, `: :`.
fn header(text: &str) -> Option<(Line, &str)> {
    if text == ": :" {
        return Some((Line::End, ""));
    }
    let (turn, rest) = text.strip_prefix("Turn ")?.split_once(", ")?;
    let turn = number(turn)?;
    let (what, rest) = rest.split_once(": ")?;
    let (cards, rest) = match rest.split_once(": ") {
        Some(parts) => parts,
        None => (rest.strip_suffix(':')?, ""),
    };
    if what == "Headline Phase" {
        let mut shown = [None; 2];
        for (place, name) in cards.split(" & ").filter(|name| !name.is_empty()).enumerate() {
            *shown.get_mut(place)? = Some(card(name)?);
        }
        return Some((Line::Headlines(turn, shown), rest));
    }
    let (who, round) = what.split_once(" AR")?;
    let played = if cards.is_empty() { None } else { Some(card(cards)?) };
    Some((Line::Round(turn, side(who)?, number(round)?, played), rest))
}

fn body(text: &str) -> Line {
    if text.is_empty() {
        return Line::Blank;
    }
    setting(text).or_else(|| figure(text)).or_else(|| sided(text)).unwrap_or(Line::Unknown)
}

/// Reads lines before the first turn.
fn setting(text: &str) -> Option<Line> {
    if let Some((_, who)) = text.split_once(" will play as ") {
        return match who {
            "USA." => Some(Line::Seat(Side::West)),
            "USSR." => Some(Line::Seat(Side::East)),
            _ => None,
        };
    }
    if let Some(rest) = text.strip_prefix("Handicap influence: ") {
        let (who, points) = rest.split_once(" +")?;
        return Some(Line::Handicap(side(who)?, number(points)?));
    }
    if let Some(rest) = text.strip_prefix("Rules: ") {
        let (name, value) = rest.split_once(" = ")?;
        let place = Options::SPECS.iter().position(|spec| spec.name == name)?;
        let value = Options::SPECS[place].values.iter().position(|other| *other == value)?;
        return Some(Line::Rule(place as u8, value as u8));
    }
    match text {
        "Scenario: Standard" => Some(Line::Scenario(false)),
        "Scenario: Late War" => Some(Line::Scenario(true)),
        "Optional Cards Added" => Some(Line::OptionalCards),
        _ => text.starts_with("Time per Player: ").then_some(Line::Time),
    }
}

/// Reads lines without a side in front.
fn figure(text: &str) -> Option<Line> {
    if text == "*RESHUFFLE*" {
        return Some(Line::Reshuffle);
    }
    if let Some(name) = text.strip_prefix("Event: ") {
        return card(name).map(Line::Event);
    }
    if let Some(name) = text.strip_prefix("Target: ") {
        return country(name).map(Line::Target);
    }
    if let Some(name) = text.strip_prefix("War in ") {
        return country(name).map(Line::War);
    }
    for (kind, name) in KINDS {
        if let Some(ops) = text.strip_prefix(name).and_then(|rest| within(rest, " (", " Ops):")) {
            return Some(Line::Ops(kind, number(ops)?));
        }
    }
    if let Some(name) = text.strip_suffix(" is now in play.") {
        return Some(Line::InPlay(card(name)?, true));
    }
    if let Some(name) = text.strip_suffix(" is no longer in play.") {
        return Some(Line::InPlay(card(name)?, false));
    }
    if let Some(level) = text.strip_prefix("DEFCON improves to ") {
        return Some(Line::Defcon(number(level)?, true));
    }
    if let Some(level) = text.strip_prefix("DEFCON degrades to ") {
        return Some(Line::Defcon(number(level)?, false));
    }
    if let Some(marker) =
        within(text, "No VP awarded. Score is ", ".").or_else(|| text.strip_prefix("No VP awarded. Score is "))
    {
        return Some(Line::NoVp(score(marker)?));
    }
    if let Some(rest) = text.strip_prefix("Die roll: ") {
        let (die, rest) = rest.split_once(" -- ")?;
        let (success, needed) = match rest.strip_prefix("Success! (Needed ") {
            Some(needed) => (true, needed),
            None => (false, rest.strip_prefix("Failed! (Needed ")?),
        };
        return Some(Line::Space(number(die)?, success, number(needed.strip_suffix(" or less)")?)?));
    }
    if let Some(rest) = text.strip_prefix("Trap Roll: ") {
        let die = number(rest.split_once(' ')?.0)?;
        let escaped = format!("{die} <= 4 -- Trap Escaped");
        let remains = format!("{die} > 4 -- Trap Remains in Effect");
        return (rest == escaped || rest == remains).then_some(Line::Trap(die, rest == escaped));
    }
    fought(text).or_else(|| coup(text))
}

/// Reads `VICTORY: 5 (-1)  >= 4`, `DEFEAT: 3 < 4`.
fn fought(text: &str) -> Option<Line> {
    let (won, rest, sign) = match text.strip_prefix("VICTORY: ") {
        Some(rest) => (true, rest, " >= "),
        None => (false, text.strip_prefix("DEFEAT: ")?, " < "),
    };
    let (left, need) = rest.split_once(sign)?;
    let (die, minus) = match left.split_once(" (-") {
        Some((die, minus)) => (die, number(minus.trim_end().strip_suffix(')')?)?),
        None => (left, 0),
    };
    Some(Line::Fought(number(die)?, minus, number(need)?, won))
}

/// Reads `SUCCESS: 4 [ + 2 (-1)  - 2x2 = 1 ]`.
fn coup(text: &str) -> Option<Line> {
    let (success, rest) = match text.strip_prefix("SUCCESS: ") {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix("FAILURE: ")?),
    };
    let (die, rest) = rest.split_once(" [ + ")?;
    let (left, rest) = rest.split_once(" - 2x")?;
    let (stability, result) = rest.strip_suffix(" ]")?.split_once(" = ")?;
    let (ops, modifier) = match left.split_once(" (") {
        Some((ops, modifier)) => (ops, signed(modifier.trim_end().strip_suffix(')')?)?),
        None => (left, 0),
    };
    Some(Line::Coup(Coup {
        die: number(die)?,
        ops: number(ops)?,
        modifier,
        stability: number(stability)?,
        result: signed(result)?,
        success,
    }))
}

/// Reads lines that begin with a side.
fn sided(text: &str) -> Option<Line> {
    let (who, rest) = text.split_once(' ')?;
    let who = side(who)?;
    if let Some((change, rest)) = rest.split_once(" in ")
        && let Some(change) = signed(change).filter(|_| change.starts_with(['+', '-']))
    {
        let (place, totals) = rest.split_once(" [")?;
        let (us, ussr) = totals.strip_suffix(']')?.split_once("][")?;
        return Some(Line::Influence(who, change, country(place)?, [number(us)?, number(ussr)?]));
    }
    if let Some(rest) = rest.strip_prefix("gains ") {
        let (amount, marker) = rest.split_once(" VP. Score is ")?;
        return Some(Line::Vp(who, number(amount)?, score(marker.strip_suffix('.').unwrap_or(marker))?));
    }
    if let Some(level) = rest.strip_prefix("Military Ops to ") {
        return Some(Line::Milops(who, number(level)?));
    }
    if let Some(place) = within(rest, "advances to ", " in the Space Race.") {
        return Some(Line::Advance(who, number(place)?));
    }
    if let Some(rest) = rest.strip_prefix("rolls ") {
        let Some((die, rest)) = rest.split_once(" (") else { return Some(Line::Roll(who, number(rest)?, 0)) };
        let (modifier, sum) = rest.split_once(") = ")?;
        let (die, modifier) = (number(die)?, signed(modifier)?);
        let right = i16::from(die) + i16::from(modifier) == i16::from(signed(sum)?);
        return right.then_some(Line::Roll(who, die, modifier));
    }
    carded(who, rest)
}

/// Reads what a side does with a card, or what it chooses.
fn carded(who: Side, rest: &str) -> Option<Line> {
    if let Some(name) = rest.strip_prefix("Headlines ") {
        return Some(Line::Headline(who, card(name)?));
    }
    if let Some(name) = rest.strip_prefix("discards ") {
        return Some(Line::Discards(who, card(name)?));
    }
    if let Some(name) = rest.strip_prefix("reveals ") {
        let from_hand = name.strip_suffix(" from hand");
        return Some(Line::Reveals(who, card(from_hand.unwrap_or(name))?, from_hand.is_some()));
    }
    if let Some(name) = rest.strip_prefix("plays ") {
        return Some(Line::Plays(who, card(name)?));
    }
    if let Some(rest) = rest.strip_prefix("returns ") {
        let (name, to) = rest.rsplit_once(" to ")?;
        return (side(to)? == who.other()).then_some(Line::Returns(who, card(name)?));
    }
    match rest {
        "has no cards to reveal" => Some(Line::NothingToReveal(who)),
        "has no cards to discard" => Some(Line::NothingToDiscard(who)),
        "chooses to participate in the Olympics" => Some(Line::Olympics(who, true)),
        "chooses to boycott the Olympics" => Some(Line::Olympics(who, false)),
        _ => region(rest.strip_prefix("chooses ")?).map(|named| Line::Names(who, named)),
    }
}

/// The position of the VP marker, in words.
struct Score(i8);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            0 => f.write_str("even"),
            vp => write!(f, "{} {}", side_name(if vp > 0 { Side::West } else { Side::East }), vp.abs()),
        }
    }
}

/// The text of the line; a header without the text behind it.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let by = |who: &Side| side_name(*who);
        match self {
            Line::Blank | Line::Unknown => Ok(()),
            Line::Seat(Side::West) => f.write_str("PlayerB will play as USA."),
            Line::Seat(Side::East) => f.write_str("SETUP: : PlayerA will play as USSR."),
            Line::Handicap(who, points) => write!(f, "Handicap influence: {} +{points}", by(who)),
            Line::Scenario(late) => write!(f, "Scenario: {}", if *late { "Late War" } else { "Standard" }),
            Line::OptionalCards => f.write_str("Optional Cards Added"),
            Line::Rule(place, value) => {
                let spec = &Options::SPECS[usize::from(*place)];
                write!(f, "Rules: {} = {}", spec.name, spec.values[usize::from(*value)])
            }
            Line::Time => f.write_str("Time per Player: none"),
            Line::Headlines(turn, cards) => {
                let names: Vec<_> = cards.iter().flatten().map(|&card| card_name(card)).collect();
                write!(f, "Turn {turn}, Headline Phase: {}:", names.join(" & "))
            }
            Line::Round(turn, who, round, card) => {
                write!(f, "Turn {turn}, {} AR{round}: {}:", by(who), card.map_or("", card_name))
            }
            Line::End => f.write_str(": :"),
            Line::Headline(who, card) => write!(f, "{} Headlines {}", by(who), card_name(*card)),
            Line::Event(card) | Line::Void(card) => write!(f, "Event: {}", card_name(*card)),
            Line::Influence(who, change, place, [us, ussr]) => {
                write!(f, "{} {change:+} in {} [{us}][{ussr}]", by(who), country_name(*place))
            }
            Line::Ops(kind, ops) | Line::Declined(kind, ops) => {
                let name = KINDS.iter().find(|row| row.0 == *kind).map_or("", |row| row.1);
                write!(f, "{name} ({ops} Ops):")
            }
            Line::Target(place) => write!(f, "Target: {}", country_name(*place)),
            Line::Coup(coup) => {
                let Coup { die, ops, modifier, stability, result, success } = coup;
                write!(f, "{}: {die} [ + {ops} ", if *success { "SUCCESS" } else { "FAILURE" })?;
                if *modifier != 0 {
                    write!(f, "({modifier:+})  ")?;
                }
                write!(f, "- 2x{stability} = {result} ]")
            }
            Line::Roll(who, die, 0) => write!(f, "{} rolls {die}", by(who)),
            Line::Roll(who, die, plus) => write!(f, "{} rolls {die} ({plus:+}) = {}", by(who), *die as i8 + plus),
            Line::Space(die, success, needed) => {
                let how = if *success { "Success" } else { "Failed" };
                write!(f, "Die roll: {die} -- {how}! (Needed {needed} or less)")
            }
            Line::Advance(who, to) => write!(f, "{} advances to {to} in the Space Race.", by(who)),
            Line::War(place) => write!(f, "War in {}", country_name(*place)),
            Line::Fought(die, minus, need, won) => {
                write!(f, "{}: {die} ", if *won { "VICTORY" } else { "DEFEAT" })?;
                if *minus > 0 {
                    write!(f, "(-{minus})  ")?;
                }
                write!(f, "{} {need}", if *won { ">=" } else { "<" })
            }
            Line::Trap(die, true) => write!(f, "Trap Roll: {die} <= 4 -- Trap Escaped"),
            Line::Trap(die, false) => write!(f, "Trap Roll: {die} > 4 -- Trap Remains in Effect"),
            Line::Milops(who, level) => write!(f, "{} Military Ops to {level}", by(who)),
            Line::Defcon(level, up) => write!(f, "DEFCON {} to {level}", if *up { "improves" } else { "degrades" }),
            Line::Vp(who, amount, marker) | Line::UntoldVp(who, amount, marker) => {
                write!(f, "{} gains {amount} VP. Score is {}.", by(who), Score(*marker))
            }
            Line::NoVp(marker) => write!(f, "No VP awarded. Score is {}.", Score(*marker)),
            Line::InPlay(card, true) => write!(f, "{} is now in play.", card_name(*card)),
            Line::InPlay(card, false) => write!(f, "{} is no longer in play.", card_name(*card)),
            Line::Reshuffle => f.write_str("*RESHUFFLE*"),
            Line::Reveals(who, card, false) => write!(f, "{} reveals {}", by(who), card_name(*card)),
            Line::Reveals(who, card, true) => write!(f, "{} reveals {} from hand", by(who), card_name(*card)),
            Line::NothingToReveal(who) => write!(f, "{} has no cards to reveal", by(who)),
            Line::NothingToDiscard(who) => write!(f, "{} has no cards to discard", by(who)),
            Line::Discards(who, card) => write!(f, "{} discards {}", by(who), card_name(*card)),
            Line::Plays(who, card) => write!(f, "{} plays {}", by(who), card_name(*card)),
            Line::Returns(who, card) => write!(f, "{} returns {} to {}", by(who), card_name(*card), by(&who.other())),
            Line::Olympics(who, true) => write!(f, "{} chooses to participate in the Olympics", by(who)),
            Line::Olympics(who, false) => write!(f, "{} chooses to boycott the Olympics", by(who)),
            Line::Names(who, named) => write!(f, "{} chooses {}", by(who), region_name(*named)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Line> {
        let mut lines = Vec::new();
        Line::read(text, &mut |line| lines.push(line));
        lines
    }

    #[test]
    fn lines_survive_a_round_trip() {
        let lines = [
            "SETUP: : PlayerA will play as USSR.",
            "PlayerB will play as USA.",
            "Handicap influence: US +2",
            "Rules: reach = start_and_now",
            "Turn 3, USSR AR8: :",
            "Turn 3, US AR1: \"Lone Gunman\"*:",
            "Turn 9, Headline Phase: OPEC & NATO*:",
            "USSR -2 in SE African States [0][3]",
            "Place Influence (4 Ops):",
            "SUCCESS: 4 [ + 2 (-1)  - 2x1 = 3 ]",
            "FAILURE: 1 [ + 1 - 2x2 = -2 ]",
            "US rolls 4 (+1) = 5",
            "USSR rolls 3",
            "Die roll: 5 -- Failed! (Needed 4 or less)",
            "VICTORY: 5 (-1)  >= 4",
            "DEFEAT: 3 < 4",
            "Trap Roll: 5 > 4 -- Trap Remains in Effect",
            "US gains 2 VP. Score is even.",
            "No VP awarded. Score is USSR 3.",
            "U2 Incident* is no longer in play.",
            "USSR reveals OPEC from hand",
            "US returns OPEC to USSR",
            "US chooses South America",
            ": :",
        ];
        for text in lines {
            let read = read(text);
            assert!(read.len() == 1 && read[0] != Line::Unknown, "{text}");
            assert_eq!(read[0].to_string(), text);
        }
    }

    #[test]
    fn text_behind_a_header_is_a_line_of_its_own() {
        let lines = read("Turn 2, Headline Phase: NATO*: DEFCON improves to 3");
        assert_eq!(lines, [Line::Headlines(2, [Some(Card::Nato), None]), Line::Defcon(3, true)]);
    }

    #[test]
    fn foreign_text_is_an_unknown_line() {
        for text in ["nonsense", "US", "Turn 3", "US +1 in Atlantis [1][0]", "US gains VP.", "SUCCESS: 4 [ 2 ]"] {
            assert_eq!(read(text), [Line::Unknown], "{text}");
        }
    }
}
