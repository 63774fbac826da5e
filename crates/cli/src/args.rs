//! What can be typed after `hotline`.

use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use words::Language;

/// Three Cold War duels, to play, to simulate and to replay.
#[derive(Debug, Parser)]
#[command(name = "hotline", version, about, disable_help_subcommand = true, after_help = EXAMPLES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

const EXAMPLES: &str = "\
Examples:
  hotline                                            serve: open the link that it prints in a browser
  hotline serve --listen 0.0.0.0:1945                the same, for everybody in the network
  hotline backup hotline.backup                      write everything that the server keeps into a file
  hotline play spies                                 play the CIA against a random KGB
  hotline play spies --side kgb --lang pl            play the KGB, in Polish
  hotline play spies --vs human                      two players at one keyboard
  hotline play curtain --cards my.toml               Iron Curtain with a corrected card pack
  hotline play spies --load spies-1.hotline.json     go on with a saved game
  hotline replay spies-1.hotline.json --seat all     read a game from beginning to end
  hotline options spies                              list editions and rule options
  hotline sim spies --games 200000 --seed 1          play random games and count
  hotline sim spies --games 20000 --check            the same, checking every law
  hotline pack show curtain                          what the cards show, and how much of it is known
  hotline pack export curtain my.toml                write the card pack out, to correct it
  hotline pack check curtain my.toml                 name every mistake in it
  hotline position spies-1.hotline.json --at 40      the position after 40 actions, as a document
  hotline play spies --position puzzle.json          play on from a position
  hotline verify spies-1.hotline.json                check every action, die and draw of a saved game
  hotline rpc                                        answer other programs, one JSON message a line
  hotline import --from playdek logs --check         compare every figure of a folder of logs with the rules
  hotline export game.hotline.json --to csv          list every die and draw of a saved game";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Let people play in the browser; what `hotline` alone does.
    Serve(ServeArgs),
    /// Write everything that a server keeps into a file.
    Backup(BackupArgs),
    /// Read a backup into an empty database, and replay every game of it.
    Restore(BackupArgs),
    /// Play a game in the terminal.
    Play(PlayArgs),
    /// Play many random games and count how they end.
    Sim(SimArgs),
    /// Print a saved game in sentences.
    Replay(ReplayArgs),
    /// List the editions and rule options of a game.
    Options(OptionsArgs),
    /// Read, check or write out a card pack.
    #[command(subcommand)]
    Pack(PackVerb),
    /// Write a position of a saved game as a document.
    Position(PositionArgs),
    /// Check every action of a saved game, and its dice and draws where it carries their seeds.
    Verify(VerifyArgs),
    /// Answer other programs: JSON-RPC 2.0, one message a line over standard input and output.
    Rpc,
    /// Turn logs of another program into records.
    Import(ImportArgs),
    /// Write a saved game in another form.
    Export(ExportArgs),
}

/// `hotline serve`.
#[derive(Clone, Debug, Group)]
pub struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:1945")]
    pub listen: std::net::SocketAddr,
    /// sqlite:FILE or postgres://… [default: a file in the user's data directory].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Open the page in the browser.
    #[arg(long)]
    pub open: bool,
    /// How many bots think at once; 0 for none.
    #[arg(long, default_value_t = 1)]
    pub workers: usize,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    pub json: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        let listen = std::net::SocketAddr::from(([127, 0, 0, 1], 1945));
        ServeArgs { listen, database: None, open: false, workers: 1, json: false }
    }
}

/// `hotline backup` and `hotline restore`.
#[derive(Debug, Group)]
pub struct BackupArgs {
    /// The backup.
    pub file: PathBuf,
    /// sqlite:FILE or postgres://… [default: a file in the user's data directory].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// What can be done with a card pack.
#[derive(Debug, Subcommand)]
pub enum PackVerb {
    /// Print a pack: what the cards show, what their events do, and how much of it is known.
    Show {
        /// The game.
        game: String,
        /// A corrected pack [default: the one that comes with the program].
        file: Option<PathBuf>,
        /// The language: en, pl or fr [default: that of the machine].
        #[arg(long)]
        lang: Option<Language>,
    },
    /// Check a corrected pack and name every mistake.
    Check {
        /// The game.
        game: String,
        /// The corrected pack.
        file: PathBuf,
        /// The language: en, pl or fr [default: that of the machine].
        #[arg(long)]
        lang: Option<Language>,
    },
    /// Write the pack that comes with the program, to be corrected.
    Export {
        /// The game.
        game: String,
        /// A new file [default: print it].
        file: Option<PathBuf>,
        /// The language: en, pl or fr [default: that of the machine].
        #[arg(long)]
        lang: Option<Language>,
    },
}

/// The rule set.
#[derive(Debug, Default, Group)]
pub struct Settings {
    /// A named rule set; `hotline options GAME` lists them.
    #[arg(long, value_name = "PRESET")]
    pub edition: Option<String>,
    /// A corrected card pack, for a game that has one; `hotline pack` tells more.
    #[arg(long, value_name = "FILE", conflicts_with = "edition")]
    pub cards: Option<PathBuf>,
    /// A single rule option; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl Settings {
    /// Whether anything was asked for.
    #[must_use]
    pub fn is_given(&self) -> bool {
        self.edition.is_some() || self.cards.is_some() || !self.options.is_empty()
    }
}

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Versus {
    /// A player who plays at random.
    Random,
    /// A second person at the same keyboard.
    Human,
}

/// `hotline play`.
#[derive(Debug, Group)]
pub struct PlayArgs {
    /// The game.
    pub game: String,
    /// Who plays the other side [default: random, or as saved].
    #[arg(long, value_enum)]
    pub vs: Option<Versus>,
    /// Your side, by its name in the game, `west`, `east` or `random` [default: west, or as saved].
    #[arg(long)]
    pub side: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: Settings,
    /// The language: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
    /// Makes chance and the random player repeatable.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where the game is saved [default: GAME-N.hotline.json].
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// A saved game to go on with.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "cards"])]
    pub load: Option<PathBuf>,
    /// A position to start from; it has its own options.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "load"])]
    pub position: Option<PathBuf>,
}

/// `hotline sim`.
#[derive(Debug, Group)]
pub struct SimArgs {
    /// The game.
    pub game: String,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    /// The seed; the same seed gives the same games whatever the number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads [default: one a core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Check every law on the way; with random options, unless some are given.
    #[arg(long)]
    pub check: bool,
    /// A position that every game starts from; it has its own options.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "check"])]
    pub position: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: Settings,
}

/// `hotline replay`.
#[derive(Debug, Group)]
pub struct ReplayArgs {
    /// The saved game.
    pub file: PathBuf,
    /// Stop after so many actions, chance included.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Whose eyes to look through: a side, `spectator`, or `all` for everything that was noted.
    #[arg(long, default_value = "all")]
    pub seat: String,
    /// The language: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
}

/// `hotline options`.
#[derive(Debug, Group)]
pub struct OptionsArgs {
    /// The game.
    pub game: String,
    /// The language: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
}

/// `hotline position`.
#[derive(Debug, Group)]
pub struct PositionArgs {
    /// The saved game.
    pub file: PathBuf,
    /// After so many actions, chance included [default: all of them].
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Where it is written [default: standard output].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// `hotline verify`.
#[derive(Debug, Group)]
pub struct VerifyArgs {
    /// The saved game.
    pub file: PathBuf,
}

/// What can be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Source {
    /// Logs of Twilight Struggle, one line for everything that happens.
    Playdek,
}

/// `hotline import`.
#[derive(Debug, Group)]
pub struct ImportArgs {
    /// The log, or a folder of them (`*.txt`).
    pub path: PathBuf,
    /// What wrote the log.
    #[arg(long, value_enum)]
    pub from: Source,
    /// Print whether every figure agrees with the rules, and no record.
    #[arg(long)]
    pub check: bool,
    /// Where the record is written; for a folder of logs a folder [default: printed].
    #[arg(long, value_name = "RECORD")]
    pub out: Option<PathBuf>,
}

/// What can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// The log of another program; Twilight Struggle only.
    Playdek,
    /// Sentences.
    Text,
    /// The record itself.
    Json,
    /// One line a die roll or draw.
    Csv,
}

/// `hotline export`.
#[derive(Debug, Group)]
pub struct ExportArgs {
    /// The saved game.
    pub file: PathBuf,
    /// The form.
    #[arg(long, value_enum)]
    pub to: Form,
    /// The language of sentences: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
    /// Where it is written [default: printed].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}
