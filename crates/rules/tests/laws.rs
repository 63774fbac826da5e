//! A toy game that obeys the laws, and a flaw for each law to show that it is detected.
//!
//! Three rounds: both sides secretly bid 0 to 2, a die of three faces is rolled, and the higher bidder gains the die. Once a game each
//! side may raise the stakes out of turn.

use rules::{
    Actions, Actor, Fact, Game, Log, Luck, OptionError, OptionSpec, Options, Outcome, PositionError, Question, Refusal,
    Seat, Session, Side, View, laws,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Flaw {
    #[default]
    None,
    Unsorted,
    Repeated,
    DeadEnd,
    Endless,
    LostCard,
    LegalButRefused,
    Leak,
    LeakToSpectators,
    WrongSample,
    WrongOffer,
    OfferToOther,
    RefusalTells,
    NoOutcome,
    SelfInterrupt,
    Forgetful,
    LoadedDie,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Flaws {
    flaw: Flaw,
}

impl Options for Flaws {
    const SPECS: &'static [OptionSpec] = &[OptionSpec { name: "flaw", values: &["none"] }];
    const PRESETS: &'static [&'static str] = &["sound"];

    fn preset(name: &str) -> Option<Flaws> {
        (name == "sound").then(Flaws::default)
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
enum Move {
    Bid(u8),
    Roll(u8),
    Raise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum Asked {
    Bid { side: Side },
    Die,
}

impl Question for Asked {}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum Told {
    Bid { side: Side },
    Rolled { die: u8 },
    Raised { side: Side },
}

impl Fact for Told {
    fn reveals(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum No {
    NotNow,
    TooHigh,
}

impl Refusal for No {
    fn section(&self) -> &'static str {
        "1.1"
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Toy {
    flaw: Flaw,
    round: u8,
    /// 0: west bids, 1: east bids, 2: the die.
    stage: u8,
    bids: [Option<u8>; 2],
    points: [u8; 2],
    raised: [bool; 2],
    stakes: u8,
    actions: u16,
}

impl Toy {
    fn bidder(&self) -> Option<Side> {
        (self.stage < 2).then(|| Side::BOTH[self.stage as usize])
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const SIDES: [&'static str; 2] = ["left", "right"];
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 40;
    type Options = Flaws;
    type Action = Move;
    type Question = Asked;
    type Fact = Told;
    type Refusal = No;
    type View = Seen;
    type Document = ();
    type Catalog = ();

    fn catalog(_: &Flaws) {}

    fn document(&self) {}

    fn new(options: &Flaws) -> Toy {
        let flaw = options.flaw;
        Toy { flaw, round: 0, stage: 0, bids: [None; 2], points: [0; 2], raised: [false; 2], stakes: 1, actions: 0 }
    }

    fn options(&self) -> Flaws {
        Flaws { flaw: self.flaw }
    }

    fn actor(&self) -> Actor {
        match self.bidder() {
            _ if self.round == 3 => Actor::Nobody,
            Some(side) => Actor::Player(side),
            None => Actor::Chance,
        }
    }

    fn question(&self) -> Option<Asked> {
        match self.actor() {
            Actor::Nobody => None,
            Actor::Player(side) => Some(Asked::Bid { side }),
            Actor::Chance => Some(Asked::Die),
        }
    }

    fn legal(&self, out: &mut Actions<Move>) {
        match self.actor() {
            Actor::Nobody => {}
            Actor::Chance => out.extend((1..=3).map(Move::Roll)),
            Actor::Player(_) if self.flaw == Flaw::DeadEnd && self.round == 1 => {}
            Actor::Player(_) => out.extend((0..3).map(Move::Bid)),
        }
        match self.flaw {
            Flaw::Unsorted => out.reverse(),
            Flaw::Repeated if !out.is_empty() => out.push(out[out.len() - 1]),
            _ => {}
        }
    }

    fn play(&mut self, action: Move, log: &mut Log<Told>) {
        self.actions += 1;
        match action {
            Move::Bid(bid) => {
                let side = self.bidder().expect("a bid is asked for");
                self.bids[side.index()] = Some(bid);
                self.stage += 1;
                log.note(Told::Bid { side });
            }
            Move::Roll(die) => {
                let gain = die * self.stakes;
                match self.bids[0].cmp(&self.bids[1]) {
                    std::cmp::Ordering::Greater => self.points[0] += gain,
                    std::cmp::Ordering::Less => self.points[1] += gain,
                    std::cmp::Ordering::Equal => {}
                }
                self.bids = [None; 2];
                self.stage = 0;
                self.round += u8::from(self.flaw != Flaw::Endless);
                log.note(Told::Rolled { die });
            }
            Move::Raise => unreachable!("an interrupt"),
        }
    }

    fn interrupts(&self, side: Side, out: &mut Actions<Move>) {
        let other = self.actor() != Actor::Player(side) || self.flaw == Flaw::SelfInterrupt;
        if other && self.actor() != Actor::Nobody && !self.raised[side.index()] {
            out.push(Move::Raise);
        }
    }

    fn interrupt(&mut self, side: Side, _: Move, log: &mut Log<Told>) {
        self.raised[side.index()] = true;
        self.stakes += 1;
        log.note(Told::Raised { side });
    }

    fn why_not(&self, side: Side, action: Move) -> Option<No> {
        match action {
            Move::Bid(_) if self.bidder() != Some(side) => Some(No::NotNow),
            Move::Bid(2) if self.flaw == Flaw::LegalButRefused => Some(No::TooHigh),
            Move::Bid(bid) => (bid > 2).then_some(No::TooHigh),
            Move::Roll(_) if self.flaw == Flaw::RefusalTells && self.bids[side.other().index()] == Some(1) => {
                Some(No::TooHigh)
            }
            Move::Roll(_) => Some(No::NotNow),
            Move::Raise => (self.bidder() == Some(side) || self.raised[side.index()]).then_some(No::NotNow),
        }
    }

    fn secret(&self) -> bool {
        self.bidder().is_some()
    }

    fn view(&self, seat: Seat) -> Seen {
        let mut toy = *self;
        let open = self.flaw == Flaw::Leak || self.flaw == Flaw::LeakToSpectators && seat == Seat::Spectator;
        for side in Side::BOTH {
            if !seat.is(side) && !open {
                toy.bids[side.index()] = None;
            }
        }
        Seen { seat, toy }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.round == 3 && self.flaw != Flaw::NoOutcome).then_some(Outcome { winner: None, reason: "rounds" })
    }

    fn audit(&self) -> Result<(), String> {
        if self.flaw == Flaw::LostCard && self.points[0] > 3 { Err("a card is lost".to_owned()) } else { Ok(()) }
    }

    fn any(&self, luck: &mut Luck) -> Move {
        match self.actor() {
            Actor::Chance if self.flaw == Flaw::LoadedDie => Move::Roll(3),
            Actor::Chance => Move::Roll(1 + luck.below(3) as u8),
            _ => luck.pick(&rules::legal(self)),
        }
    }

    /// The laws of documents are not tested with the toy.
    fn read_position(_: &serde_json::Value) -> Result<Toy, PositionError> {
        Err(PositionError::new("position", "the toy has no documents"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Seen {
    seat: Seat,
    toy: Toy,
}

impl View for Seen {
    type Game = Toy;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn actor(&self) -> Actor {
        self.toy.actor()
    }

    fn question(&self) -> Option<Asked> {
        self.toy.question()
    }

    fn legal(&self, out: &mut Actions<Move>) {
        let mine = matches!(self.toy.actor(), Actor::Player(side) if self.seat.is(side));
        if mine || self.toy.flaw == Flaw::OfferToOther {
            self.toy.legal(out);
        }
        if self.toy.flaw == Flaw::WrongOffer {
            out.pop();
        }
    }

    fn document(&self) {}

    fn sample(&self, luck: &mut Luck) -> Toy {
        let mut toy = self.toy;
        for side in &Side::BOTH[..toy.stage as usize] {
            // Information from a leak is not a guess.
            let guessed = Some(luck.below(3) as u8);
            toy.bids[side.index()] = toy.bids[side.index()].or(guessed);
        }
        if toy.flaw == Flaw::WrongSample {
            toy.points[0] += 1;
        }
        if toy.flaw == Flaw::Forgetful {
            toy.actions = 0;
        }
        toy
    }
}

/// Returns the result of a hundred games with this flaw.
fn verdict(flaw: Flaw) -> Result<(), String> {
    (0..100)
        .try_for_each(|index| laws::game::<Toy>(7, index, &Flaws { flaw }).map(|_| ()).map_err(|breach| breach.what))
}

#[test]
fn sound_games_obey_the_laws() {
    laws::obey::<Toy>(1, 1_000);
    assert_eq!(verdict(Flaw::None), Ok(()));
}

#[test]
fn every_flaw_is_caught() {
    for (flaw, law) in [
        (Flaw::Unsorted, "not sorted"),
        (Flaw::Repeated, "not sorted and distinct"),
        (Flaw::DeadEnd, "has 0 legal actions"),
        (Flaw::Endless, "has not ended"),
        (Flaw::LostCard, "a card is lost"),
        (Flaw::LegalButRefused, "legal and refused"),
        (Flaw::Leak, "sees the secret choice"),
        (Flaw::LeakToSpectators, "Spectator sees the secret choice"),
        (Flaw::WrongSample, "sees a sampled state differently"),
        (Flaw::WrongOffer, "offers"),
        (Flaw::OfferToOther, "offers the actions of another"),
        (Flaw::RefusalTells, "tells"),
        (Flaw::NoOutcome, "without an outcome"),
        (Flaw::SelfInterrupt, "interrupts itself"),
        (Flaw::LoadedDie, "any answer is"),
        (Flaw::Forgetful, "sees a sampled state differently"),
    ] {
        let what = verdict(flaw).expect_err(law);
        assert!(what.contains(law), "{flaw:?}: {what}");
    }
}

#[test]
fn sessions_accept_only_legal_actions_and_undo_to_the_last_boundary() {
    let mut session = Session::<Toy>::new(Flaws::default());
    assert_eq!(session.play(Side::East, Move::Bid(1)), Err(rules::PlayError::NotYours));
    assert_eq!(session.play(Side::West, Move::Bid(9)), Err(rules::PlayError::Refused(No::TooHigh)));
    session.play(Side::West, Move::Bid(1)).expect("legal");
    assert_eq!((session.undoable(Side::West), session.undoable(Side::East)), (1, 0));
    assert!(session.undo(Side::West));
    assert!(session.record().entries.is_empty());
    session.play(Side::West, Move::Bid(2)).expect("legal");
    session.play(Side::West, Move::Raise).expect("an interrupt");
    assert_eq!(session.undoable(Side::West), 2);
    session.play(Side::East, Move::Bid(0)).expect("legal");
    assert!(!session.undo(Side::West), "the other player has acted since");
    session.run_chance(&mut Luck::seeded(1));
    assert!(!session.undo(Side::East), "the die has been rolled since");
    assert!(!session.play_chance(Move::Roll(1)), "no die is due");
    assert_eq!(session.facts(Seat::Spectator).map(|(number, _)| number).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn interrupts_are_recorded_with_their_side() {
    let mut session = Session::<Toy>::new(Flaws::default());
    session.play(Side::East, Move::Raise).expect("an interrupt");
    let text = session.record().write();
    assert!(text.contains(r#"{"interrupt":"east","action":"raise"}"#), "{text}");
    let record = rules::Record::<Toy>::read(&text).expect("it reads");
    assert_eq!(Session::replay(&record).expect("it replays").state(), session.state());
    let forged = text.replace("east", "west");
    let error = Session::replay(&rules::Record::<Toy>::read(&forged).expect("it reads")).expect_err("west is to bid");
    assert!(error.to_string().contains("actions[0]"), "{error}");
}

#[test]
fn perft_counts_paths() {
    let toy = Toy::new(&Flaws::default());
    assert_eq!([0, 1, 2, 3, 4].map(|depth| rules::perft(&toy, depth)), [1, 3, 9, 27, 81]);
    assert_eq!(rules::perft(&toy, 20), 3_u64.pow(9), "a finished game counts once");
}
