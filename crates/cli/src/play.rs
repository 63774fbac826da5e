//! `hotline play`.

use crate::{
    Chair, Error, Interpreter, Paint, Screen, Sitting,
    arena::cores,
    args::{PlayArgs, Versus},
    games,
    keyboard::Keyboard,
    language, position,
};
use bots::{Know, Spec};
use rules::{Luck, Record, Session, Side};
use std::{
    env, fs,
    hash::{BuildHasher, RandomState},
    io::{self, IsTerminal, Write},
    path::Path,
};
use words::Words;

/// Plays a game in the terminal.
pub fn play<G: Screen + Know>(args: &PlayArgs, out: &mut impl Write) -> Result<(), Error> {
    let session = match (&args.load, &args.position) {
        (Some(path), _) => load(path)?,
        (None, Some(path)) => Session::starting(position::read::<G>(path)?),
        (None, None) => Session::<G>::new(games::options::<G>(&args.settings)?),
    };
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one("luck"));
    // A game that goes on must not see the same cards again.
    let mut luck = Luck::numbered(seed, session.record().entries.len() as u64);
    let humans = humans(args, &session, &mut luck)?;
    let spec = machine(args, &session);
    let chairs = Side::BOTH.map(|side| {
        if humans.contains(&side) {
            return Chair::Human;
        }
        let luck = Luck::numbered(!seed, side.index() as u64);
        Chair::Machine { name: spec.to_string(), player: spec.player_on::<G>(luck, cores()) }
    });
    let terminal = io::stdout().is_terminal();
    let wipe = match env::var("TERM") {
        _ if !terminal => "\n".to_owned(),
        Ok(kind) if kind != "dumb" => "\x1b[2J\x1b[3J\x1b[H".to_owned(),
        _ => "\n".repeat(100),
    };
    let paint = Paint::for_terminal(terminal);
    let words = G::speak(&session.record().options, Words::new(language(args.lang)));
    let interpreter = Interpreter::new::<G>(words);
    let file = args.save.clone().or_else(|| args.load.clone());
    let mut sitting = Sitting::new(session, chairs, luck, &interpreter, paint)
        .saving_in(file)
        .wiping_with(wipe)
        .echoing(!io::stdin().is_terminal());
    sitting.run(&mut Keyboard::new()?, out)?;
    Ok(())
}

/// The player of the other side: as asked, else as saved, else a random one.
fn machine<G: Screen>(args: &PlayArgs, session: &Session<G>) -> Spec {
    if let Some(Versus::Machine(spec)) = args.vs {
        return spec;
    }
    let saved = G::SIDES.iter().find_map(|side| session.record().tags.get(*side)?.parse().ok());
    saved.unwrap_or(Spec::Random)
}

/// The sides that people play: as asked, else as saved, else the western one.
fn humans<G: Screen>(args: &PlayArgs, session: &Session<G>, luck: &mut Luck) -> Result<Vec<Side>, Error> {
    let tags = &session.record().tags;
    let saved: Vec<_> = Side::BOTH
        .into_iter()
        .filter(|side| tags.get(G::SIDES[side.index()]).is_some_and(|who| who == "human"))
        .collect();
    let asked = match args.side.as_deref() {
        None => None,
        Some("random") => Some(luck.pick(&Side::BOTH)),
        Some(name) => Some(games::side::<G>(name)?),
    };
    Ok(match (args.vs, asked) {
        (Some(Versus::Human), _) => Side::BOTH.to_vec(),
        (None, None) if !saved.is_empty() => saved,
        (_, Some(side)) => vec![side],
        (_, None) => vec![saved.first().copied().unwrap_or(Side::West)],
    })
}

/// A saved game, every action checked.
pub fn load<G: Screen>(path: &Path) -> Result<Session<G>, Error> {
    let text = read(path)?;
    let damaged = |error| Error::Damaged { path: path.to_owned(), error };
    Session::replay(&Record::read(&text).map_err(damaged)?).map_err(damaged)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::Unreadable { path: path.to_owned(), error })
}
