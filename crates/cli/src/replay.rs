//! `hotline replay`.

use crate::{
    Error, Ink, Paint, Screen,
    args::ReplayArgs,
    language,
    play::{load, read},
    settings,
    sitting::write_hanging,
};
use rules::{Audience, Heading, Seat};
use std::io::{self, IsTerminal, Write};
use words::{Words, args};

/// Prints a saved game in sentences, then the table.
pub fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Error> {
    let heading =
        Heading::read(&read(&args.file)?).map_err(|error| Error::Damaged { path: args.file.clone(), error })?;
    games::with_game!(&heading.game, G => tell::<G>(args, out))
}

fn tell<G: Screen>(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Error> {
    let seat = match args.seat.as_str() {
        "all" => None,
        "spectator" => Some(Seat::Spectator),
        name => Some(Seat::Player(settings::side::<G>(name)?)),
    };
    let whole = load::<G>(&args.file, language(args.lang))?;
    let session = args.to.map_or_else(|| whole.clone(), |count| whole.at(count));
    let words = G::words(&session.record().options, Words::new(language(args.lang)));
    let paint = Paint::for_terminal(io::stdout().is_terminal());
    writeln!(out, "{}", paint.ink(Ink::Bold, &words.title::<G>()))?;
    for (_, noted) in session.noted() {
        if seat.is_some_and(|seat| !noted.to.includes(seat)) {
            continue;
        }
        let sentence = words.fact::<G>(&noted.fact);
        match noted.to {
            _ if G::opens_section(&noted.fact) => writeln!(out, "\n{}", paint.ink(Ink::Bold, &sentence))?,
            Audience::Only(side) if seat.is_none() => {
                let side = words.side::<G>(side);
                write_hanging(out, "  ", &words.say("ui-only", &args! { side = side, sentence = sentence }))?;
            }
            _ => write_hanging(out, "  ", &sentence)?,
        }
    }
    writeln!(out)?;
    for line in G::draw(&session.state().view(seat.unwrap_or(Seat::Spectator)), &words) {
        writeln!(out, "{}", line.render(paint))?;
    }
    if let Some(outcome) = session.state().outcome() {
        writeln!(out, "{}", paint.ink(Ink::Bold, &words.end::<G>(&outcome)))?;
    }
    Ok(())
}
