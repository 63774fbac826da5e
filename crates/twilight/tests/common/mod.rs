//! Imports shared by the tests of the rules.

pub mod digest;

pub use rules::{Actions, Actor, Game, Log, Luck, Options as _, Seat, Session, View as _, legal};
pub use twilight::{
    Action,
    Action::{
        Coup, Defuse, Dice, Draw, Event, EventFirst, Intervene, Ops, OpsFirst, Pass, Place, Realign, Remove, Roll,
        Space, SpaceUnrolled,
    },
    Ask, Call, Card,
    Card::*,
    Cards, Choice, Countries, Country,
    Country::*,
    Fact, OpsKinds, Options, Proc, Refusal, Region, Side, State, Us, Ussr,
    map::{BATTLEGROUNDS, WORLD, home},
    options::*,
    scoring::Standing,
    state::Reason,
    testing::{Table, table, table_with},
};
