//! `hotline lessons`.

use crate::{Error, Ink, Paint, args::LessonsArgs, language};
use games::{REGISTRY, lessons::LESSONS};
use std::io::{self, IsTerminal, Write};
use wire::{LessonInfo, Lessons};
use words::Words;

/// Lists the lessons.
pub fn lessons(args: &LessonsArgs, out: &mut dyn Write) -> Result<(), Error> {
    let words = Words::new(language(args.lang));
    let lessons: Vec<LessonInfo> = LESSONS.iter().map(|lesson| lesson.info(&words)).collect();
    if args.json {
        writeln!(out, "{}", wire::to_json(&Lessons { lessons }))?;
        return Ok(());
    }
    let paint = Paint::for_terminal(io::stdout().is_terminal());
    for game in REGISTRY {
        writeln!(out, "{}", paint.ink(Ink::Bold, &game.title(&words)))?;
        for lesson in lessons.iter().filter(|lesson| lesson.game == game.name) {
            writeln!(out, "  {:12} {} ({})", lesson.id, lesson.title, lesson.theme_text)?;
        }
    }
    Ok(())
}
