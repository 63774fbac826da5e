//! Lessons: short interactive tutorials of a game.

use crate::{Actor, Choice, Json, LogGroup, Outcome, Question, Scene, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// All lessons, in their recommended order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lessons {
    /// The lessons.
    pub lessons: Vec<LessonInfo>,
}

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    /// `twilight`, `curtain` or `spies`.
    pub game: String,
    /// Id of the lesson, used in addresses.
    pub id: String,
    /// Title of the lesson.
    pub title: String,
    /// Theme of the lesson, as a slug.
    pub theme: String,
    /// Theme of the lesson, in words.
    pub theme_text: String,
    /// Approximate duration in minutes.
    pub minutes: u8,
    /// Number of steps.
    pub steps: u32,
}

/// Progress in a lesson. The server does not store it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonPlay {
    /// Answers to the steps so far: an action, or `null` for a step without a task. The last answer may be wrong.
    #[ts(type = "Array<Json>")]
    #[schema(value_type = Vec<Object>)]
    pub answers: Vec<Json>,
}

/// A state of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct LessonMoment {
    /// The lesson.
    pub lesson: LessonInfo,
    /// Side of the learner.
    pub seat: Side,
    /// Number of completed steps.
    pub done: u32,
    /// Result of the last answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<LessonReply>,
    /// Text of the current step; the closing words after the last step. Words between `**` are emphasised.
    pub text: String,
    /// Task of the current step, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// Slugs of the cards and places that the step is about.
    pub point: Vec<String>,
    /// A correct answer, for learners who ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Json")]
    #[schema(value_type = Object)]
    pub show: Option<Json>,
    /// The actor who answers the current question.
    pub actor: Option<Actor>,
    /// The current question.
    pub question: Option<Question>,
    /// Legal answers; the lesson accepts only some of them.
    pub choices: Vec<Choice>,
    /// Data for drawing the board.
    pub scene: Scene,
    /// Outcome of the game, if it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// The lesson's verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The lesson accepts the answer.
    Right,
    /// The answer is legal, but the lesson expects another one.
    Wrong,
    /// A rule forbids the answer.
    Illegal,
}

/// Result of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonReply {
    /// The lesson's verdict.
    pub verdict: Verdict,
    /// An explanation; `null` if the next step gives it.
    pub text: Option<String>,
    /// Events that followed.
    pub log: Vec<LogGroup>,
}
