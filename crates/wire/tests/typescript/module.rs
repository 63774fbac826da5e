//! TypeScript declarations of all types.

use ts_rs::{Config, TS};

/// Returns all types of the crate as a TypeScript module.
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
        wire::Side,
        wire::Seat,
        wire::Language,
        wire::Actor,
        wire::Pair<i64>,
        wire::Code,
        wire::Error,
        wire::Refusal,
        wire::ClockSetting,
        wire::Opponent,
        wire::SideChoice,
        wire::Start,
        wire::NewTable,
        wire::Opened,
        wire::Join,
        wire::Upload,
        wire::Uploaded,
        wire::PlayerKind,
        wire::Rating,
        wire::Player,
        wire::Seats,
        wire::Phase,
        wire::Question,
        wire::Choice,
        wire::Fact,
        wire::LogGroup,
        wire::Outcome,
        wire::OfferKind,
        wire::Offer,
        wire::Clocks,
        wire::Premove,
        wire::Moment,
        wire::Thinking,
        wire::Fairness,
        wire::Scene,
        wire::TableSnapshot,
        wire::Update,
        wire::ChatLine,
        wire::NewChat,
        wire::Note,
        wire::Replay,
        wire::Command,
        wire::ToServer,
        wire::FromServer,
        wire::Why,
        wire::WhyNot,
        wire::Draft,
        wire::Preview,
        wire::DraftEnd,
        wire::Who,
        wire::Me,
        wire::Whoever,
        wire::Account,
        wire::SignIn,
        wire::Password,
        wire::NewApiToken,
        wire::Token,
        wire::TokenMade,
        wire::TableSummary,
        wire::TableList,
        wire::PoolCell,
        wire::Pool,
        wire::Seek,
        wire::Lobby,
        wire::GameResult,
        wire::Count,
        wire::CurvePoint,
        wire::EndCount,
        wire::GameProfile,
        wire::HeadToHead,
        wire::PlayedGame,
        wire::PlayedList,
        wire::Profile,
        wire::Leader,
        wire::Leaderboard,
        wire::Games,
        wire::GameInfo,
        wire::SideName,
        wire::Preset,
        wire::OptionInfo,
        wire::OptionValue,
        wire::Bot,
        wire::Digest,
        wire::Section,
        wire::DangerLevel,
        wire::Danger,
        wire::Lessons,
        wire::LessonInfo,
        wire::LessonPlay,
        wire::LessonMoment,
        wire::LessonReply,
        wire::Verdict,
    );
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

const HEAD: &str = "\
// Generated from crates/wire by `cargo xtask wire`; a test of that crate fails when this file is out of date.

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key in string]?: Json };
";
