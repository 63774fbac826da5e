//! Every type as TypeScript.

use ts_rs::{Config, TS};

/// Every type of this crate as a TypeScript module.
#[must_use]
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(HEAD);
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(
                out.push('\n');
                out.push_str(<$name as TS>::docs().unwrap_or_default().trim_end());
                out.push_str("\nexport ");
                out.push_str(&<$name as TS>::decl(&config));
                out.push('\n');
            )*
        };
    }
    declare!(
        crate::Side,
        crate::Seat,
        crate::Language,
        crate::Actor,
        crate::Pair<i64>,
        crate::Code,
        crate::Error,
        crate::Refusal,
        crate::ClockSetting,
        crate::Opponent,
        crate::SideChoice,
        crate::Start,
        crate::NewTable,
        crate::Opened,
        crate::Join,
        crate::Upload,
        crate::Uploaded,
        crate::PlayerKind,
        crate::Player,
        crate::Seats,
        crate::Phase,
        crate::Question,
        crate::Choice,
        crate::Fact,
        crate::LogGroup,
        crate::Outcome,
        crate::OfferKind,
        crate::Offer,
        crate::Clocks,
        crate::Premove,
        crate::Moment,
        crate::Thinking,
        crate::Fairness,
        crate::Scene,
        crate::TableSnapshot,
        crate::Update,
        crate::ChatLine,
        crate::NewChat,
        crate::Note,
        crate::Replay,
        crate::Command,
        crate::ToServer,
        crate::FromServer,
        crate::Why,
        crate::WhyNot,
        crate::Who,
        crate::Me,
        crate::Whoever,
        crate::Account,
        crate::SignIn,
        crate::Password,
        crate::NewApiToken,
        crate::Token,
        crate::TokenMade,
        crate::TableSummary,
        crate::TableList,
        crate::Lobby,
        crate::Games,
        crate::GameInfo,
        crate::SideName,
        crate::Preset,
        crate::OptionInfo,
        crate::OptionValue,
        crate::Bot,
        crate::Digest,
        crate::Section,
        crate::DangerLevel,
        crate::Danger,
    );
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

const HEAD: &str = "\
// Generated from crates/wire by `cargo xtask wire`; a test of that crate fails when this file is out of date.

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key in string]?: Json };
";
