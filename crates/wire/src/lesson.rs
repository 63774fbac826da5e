//! Lessons: a short game that explains itself.

use crate::{Actor, Choice, Json, LogGroup, Outcome, Question, Scene, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Every lesson, in the order in which they are learnt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lessons {
    /// The lessons.
    pub lessons: Vec<LessonInfo>,
}

/// A lesson, as it stands in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it belongs to.
    pub theme: String,
    /// The same in words.
    pub theme_text: String,
    /// How long it takes, about.
    pub minutes: u8,
    /// How many steps it has.
    pub steps: u32,
}

/// How far somebody is in a lesson. The server keeps nothing of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonPlay {
    /// What was answered to each step so far: an action, or null where there was only something to read. The last one may be wrong.
    #[ts(type = "Array<Json>")]
    #[schema(value_type = Vec<Object>)]
    pub answers: Vec<Json>,
}

/// A moment of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct LessonMoment {
    /// What lesson it is.
    pub lesson: LessonInfo,
    /// Whom one plays.
    pub seat: Side,
    /// How many steps are done.
    pub done: u32,
    /// What came of the last answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<LessonReply>,
    /// What is read next; after the last step the closing sentence. Words between `**` are emphasised.
    pub text: String,
    /// What is to be done, where there is something to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// What it is about: slugs of what lies on the table.
    pub point: Vec<String>,
    /// An answer that is right, for who wants to be shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub show: Option<Json>,
    /// Who decides.
    pub actor: Option<Actor>,
    /// What is asked.
    pub question: Option<Question>,
    /// What one may play; the lesson wants one of them.
    pub choices: Vec<Choice>,
    /// What a board draws.
    pub scene: Scene,
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What a lesson says to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is what the lesson wants.
    Right,
    /// It is possible, and not what the lesson wants.
    Wrong,
    /// A rule forbids it.
    Illegal,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonReply {
    /// What the lesson says to it.
    pub verdict: Verdict,
    /// Why, or what it has brought; nothing where the next step says it.
    pub text: Option<String>,
    /// What has happened.
    pub log: Vec<LogGroup>,
}
