//! The command line of Hotline: play, simulate, replay, verify, and answer other programs.
//!
//! The commands are generic over [`Screen`], which is a game that can be drawn; [`games::with_game!`] turns a name into a type. Sentences
//! for players come from `words`; only help and error messages of the command line itself are written here.

mod analyse;
mod arena;
pub mod args;
mod error;
mod export;
pub mod face;
mod full;
#[doc(hidden)]
pub mod fuzz;
mod import;
mod input;
mod interpreter;
mod keyboard;
mod ladder;
mod lessons;
mod load;
mod options;
mod pack;
mod paint;
mod play;
mod position;
mod replay;
mod rpc;
pub mod screen;
mod serve;
mod settings;
mod sim;
mod sitting;
mod verify;

pub use error::Error;
pub use face::{Face, Part};
pub use full::Full;
pub use input::Command;
pub use interpreter::{Guess, Interpreter};
pub use paint::{Ink, Line, Paint, WIDTH, wrap};
pub use screen::Screen;
pub use sim::{Report, simulate};
pub use sitting::{Chair, Sitting};

use args::{Args, Verb};
use games::with_game;
use std::io::Write;
use words::Language;

/// Executes a command; all output for the user goes to `out`.
///
/// # Errors
/// An error with a plain sentence for the user.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Error> {
    match &args.verb {
        None => serve::serve(&args::ServeArgs::default(), out),
        Some(Verb::Serve(args)) => serve::serve(args, out),
        Some(Verb::Backup(args)) => serve::backup(args, out),
        Some(Verb::Restore(args)) => serve::restore(args, out),
        Some(Verb::Ratings(args)) => serve::ratings(args, out),
        Some(Verb::Load(args)) => load::load(args, out),
        Some(Verb::Play(args)) => with_game!(&args.game, G => play::play::<G>(args, out)),
        Some(Verb::Sim(args)) => with_game!(&args.game, G => sim::sim::<G>(args, out)),
        Some(Verb::Arena(args)) => with_game!(&args.game, G => arena::arena::<G>(args, out)),
        Some(Verb::Ladder(args)) => with_game!(&args.game, G => ladder::ladder::<G>(args, out)),
        Some(Verb::Replay(args)) => replay::replay(args, out),
        Some(Verb::Import(args)) => import::import(args, out),
        Some(Verb::Export(args)) => export::export(args, out),
        Some(Verb::Options(args)) => with_game!(&args.game, G => options::options::<G>(args, out)),
        Some(Verb::Lessons(args)) => lessons::lessons(args, out),
        Some(Verb::Pack(verb)) => with_game!(verb.game(), G => pack::pack::<G>(verb, out)),
        Some(Verb::Position(args)) => position::position(args, out),
        Some(Verb::Verify(args)) => verify::verify(args, out),
        Some(Verb::Analyse(args)) => analyse::analyse(args, out),
        Some(Verb::Rpc) => rpc::rpc(&mut std::io::stdin().lock(), out),
    }
}

/// Returns the requested language, that of the machine, or English.
fn language(asked: Option<Language>) -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    asked.or_else(|| Language::of_locale(&locale?)).unwrap_or(Language::English)
}
