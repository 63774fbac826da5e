//! `hotline play`.

use crate::{
    Chair, Error, Interpreter, Paint, Screen, Sitting,
    arena::cores,
    args::{PlayArgs, Versus},
    full,
    keyboard::Keyboard,
    language, position, settings,
};
use bots::{Heuristics, Spec};
use rules::{Luck, Record, Session, Side};
use std::{
    env,
    fs::{self, OpenOptions},
    hash::{BuildHasher, RandomState},
    io::{self, IsTerminal, Write},
    path::Path,
};
use words::{Language, Words, args};

/// Plays a game in the terminal.
pub fn play<G: Screen + Heuristics>(args: &PlayArgs, out: &mut dyn Write) -> Result<(), Error> {
    if let Some(path) = &args.save {
        check_writable(path).map_err(|error| Error::Unwritable { path: path.clone(), error })?;
    }
    let session = match (&args.load, &args.position) {
        (Some(path), _) => load(path, language(args.lang))?,
        (None, Some(path)) => Session::starting(position::read::<G>(path)?),
        (None, None) => Session::<G>::new(settings::options_in::<G>(&args.settings, language(args.lang))?),
    };
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one("luck"));
    // A continued game must not draw the same cards again.
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
    let words = G::words(&session.record().options, Words::new(language(args.lang)));
    let interpreter = Interpreter::new::<G>(words);
    // A read-only saved game continues in another file.
    let file = args.save.clone().or_else(|| args.load.clone().filter(|path| check_writable(path).is_ok()));
    let mut sitting = Sitting::new(session, chairs, luck, &interpreter, paint)
        .saving_in(file)
        .saving_at_worst_in(server::data_directory())
        .wiping_with(wipe)
        .echoing(!io::stdin().is_terminal());
    if !args.plain && full::fits() {
        return full::run(&mut sitting, interpreter.words(), paint, out);
    }
    sitting.run(&mut Keyboard::new()?, out)
}

/// Tests whether a file can be written, without changing it, so that the failure comes before the game and not after it.
fn check_writable(path: &Path) -> io::Result<()> {
    let there = path.symlink_metadata().is_ok();
    OpenOptions::new().append(true).create(true).open(path)?;
    if there { Ok(()) } else { fs::remove_file(path) }
}

/// Returns the opponent: the requested player, else the saved one, else a random one.
fn machine<G: Screen>(args: &PlayArgs, session: &Session<G>) -> Spec {
    if let Some(Versus::Machine(spec)) = args.vs {
        return spec;
    }
    let saved = G::SIDES.iter().find_map(|side| session.record().tags.get(*side)?.parse().ok());
    saved.unwrap_or(Spec::Random)
}

/// Returns the sides of people: the requested ones, else the saved ones, else the western one.
fn humans<G: Screen>(args: &PlayArgs, session: &Session<G>, luck: &mut Luck) -> Result<Vec<Side>, Error> {
    let tags = &session.record().tags;
    let saved: Vec<_> = Side::BOTH
        .into_iter()
        .filter(|side| tags.get(G::SIDES[side.index()]).is_some_and(|who| who == "human"))
        .collect();
    let asked = match args.side.as_deref() {
        None => None,
        Some("random") => Some(luck.pick(&Side::BOTH)),
        Some(name) => Some(settings::side::<G>(name)?),
    };
    Ok(match (args.vs, asked) {
        (Some(Versus::Human), _) => Side::BOTH.to_vec(),
        (None, None) if !saved.is_empty() => saved,
        (_, Some(side)) => vec![side],
        (_, None) => vec![saved.first().copied().unwrap_or(Side::West)],
    })
}

/// Loads a saved game and checks every action.
pub fn load<G: Screen>(path: &Path, language: Language) -> Result<Session<G>, Error> {
    let text = read(path)?;
    let damaged = |error| Error::Damaged { path: path.to_owned(), error };
    let record = Record::read(&text).map_err(damaged)?;
    tell_older(path, record.rules, G::RULES_VERSION, language);
    Session::replay(&record).map_err(damaged)
}

/// Prints to standard error that a game was played under older rules than those of the replay; a failed write is ignored.
pub fn tell_older(path: &Path, found: u32, known: u32, language: Language) {
    if found < known {
        let told = args! { file = path.display().to_string(), found = found, known = known };
        let _ = writeln!(io::stderr(), "hotline: {}", Words::new(language).say("ui-older-rules", &told));
    }
}

/// Reads a file.
pub fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::Unreadable { path: path.to_owned(), error })
}
