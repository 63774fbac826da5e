//! Lessons. The server stores nothing about them.

use crate::{
    error::ApiError,
    visitor::{JsonBody, Visitor},
};
use axum::{Json, extract::Path};
use games::lessons::{LESSONS, lesson};
use wire::{Code, LessonMoment, LessonPlay, Lessons};
use words::Words;

/// Lists all lessons.
pub async fn list(visitor: Visitor) -> Json<Lessons> {
    let words = Words::new(visitor.lang.into());
    Json(Lessons { lessons: LESSONS.iter().map(|lesson| lesson.info(&words)).collect() })
}

/// Returns the moment of a lesson to which these answers lead.
pub async fn play(
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    JsonBody(play): JsonBody<LessonPlay>,
) -> Result<Json<LessonMoment>, ApiError> {
    let lesson = lesson(&game, &id).ok_or(ApiError::from(Code::NotFound))?;
    Ok(Json(lesson.play(&play.answers, &Words::new(visitor.lang.into()))?))
}
