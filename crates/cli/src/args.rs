//! Arguments of `hotline`.

use bots::{Spec, SpecError};
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use std::{path::PathBuf, str::FromStr};
use words::Language;

/// Three Cold War duels, to play, to simulate and to replay.
#[derive(Debug, Parser)]
#[command(name = "hotline", version, about, disable_help_subcommand = true, after_help = EXAMPLES)]
pub struct Args {
    /// The command; `serve` without one.
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

const EXAMPLES: &str = "\
Examples:
  hotline                                            serve: open the link that it prints in a browser
  hotline serve --listen 0.0.0.0:1945                the same, for everybody in the network
  hotline backup hotline.backup                      write everything that the server keeps into a file
  hotline load --tables 250 --rate 100               how the server does with 500 players
  hotline play spies                                 play the CIA against a random KGB
  hotline play spies --side kgb --lang pl            play the KGB, in Polish
  hotline play twilight --vs hard                    Twilight Struggle against a player that searches
  hotline play spies --vs human                      two players at one keyboard
  hotline play curtain --cards my.toml               Iron Curtain with a corrected card pack
  hotline play spies --load spies-1.hotline.json     go on with a saved game
  hotline replay spies-1.hotline.json --seat all     read a game from beginning to end
  hotline options spies                              list editions and rule options
  hotline lessons --json                             list the lessons
  hotline sim spies --games 200000 --seed 1          play random games and count
  hotline sim spies --games 20000 --check            the same, checking every law
  hotline arena search:2000 greedy --game twilight   let two players play a match, both sides
  hotline pack show curtain                          what the cards show, and how much of it is known
  hotline pack export curtain my.toml                write the card pack out, to correct it
  hotline pack check curtain my.toml                 name every mistake in it
  hotline position spies-1.hotline.json --at 40      the position after 40 actions, as a document
  hotline play spies --position puzzle.json          play on from a position
  hotline analyse spies-1.hotline.json               what decisions and luck were worth
  hotline verify spies-1.hotline.json                check every action, die and draw of a saved game
  hotline rpc                                        answer other programs, one JSON message a line
  hotline import --from playdek logs --check         compare every figure of a folder of logs with the rules
  hotline export game.hotline.json --to csv          list every die and draw of a saved game";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Let people play in the browser; what `hotline` alone does.
    Serve(ServeArgs),
    /// Write everything that a server stores to a file.
    Backup(BackupArgs),
    /// Restore a backup into an empty database, and replay every game in progress.
    Restore(BackupArgs),
    /// Print the ratings of a server's players.
    Ratings(RatingsArgs),
    /// Simulate many players at once on a server on this machine, and measure its answers.
    Load(LoadArgs),
    /// Play a game in the terminal.
    Play(PlayArgs),
    /// Play many random games and count how they end.
    Sim(SimArgs),
    /// Play a match between two players and count the results.
    Arena(ArenaArgs),
    /// Play matches between the players of a game, and write the table of their strength.
    Ladder(LadderArgs),
    /// Print a saved game in sentences.
    Replay(ReplayArgs),
    /// List the editions and rule options of a game.
    Options(OptionsArgs),
    /// List the lessons, which are played in the browser.
    Lessons(LessonsArgs),
    /// Read, check or write out a card pack.
    #[command(subcommand)]
    Pack(PackVerb),
    /// Write a position of a saved game as a document.
    Position(PositionArgs),
    /// Check every action of a saved game, and its dice and draws where it carries their seeds.
    Verify(VerifyArgs),
    /// Evaluate the decisions and the luck of a saved game.
    Analyse(AnalyseArgs),
    /// Answer other programs: JSON-RPC 2.0, one message per line over standard input and output.
    Rpc,
    /// Convert logs of another program to records.
    Import(ImportArgs),
    /// Write a saved game in another form.
    Export(ExportArgs),
}

/// Role of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Role {
    /// Serves people and runs bots.
    #[default]
    All,
    /// Serves people; bots run in workers that share its PostgreSQL.
    Web,
    /// Only runs bots.
    Worker,
}

impl From<Role> for server::Role {
    fn from(role: Role) -> server::Role {
        match role {
            Role::All => server::Role::All,
            Role::Web => server::Role::Web,
            Role::Worker => server::Role::Worker,
        }
    }
}

/// `hotline serve`.
#[derive(Clone, Debug, Group)]
pub struct ServeArgs {
    /// Address to listen on [default: the variable HOTLINE_LISTEN, or 127.0.0.1:1945].
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<std::net::SocketAddr>,
    /// sqlite:FILE or postgres://… [default: the variable HOTLINE_DATABASE, or a file in the user's data directory].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// A proxy on another machine whose X-Forwarded-For and X-Forwarded-Proto are trusted; may be given several times [default: only
    /// proxies on this machine].
    #[arg(long, value_name = "IP")]
    pub trusted_proxy: Vec<std::net::IpAddr>,
    /// Role of this server, if several share one PostgreSQL.
    #[arg(long, value_enum, default_value_t = Role::All)]
    pub role: Role,
    /// Open the page in the browser.
    #[arg(long)]
    pub open: bool,
    /// Number of bots that think at once; 0 for none.
    #[arg(long, default_value_t = 1)]
    pub workers: usize,
    /// Write the log as JSON, one object per line.
    #[arg(long)]
    pub json: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            listen: None,
            database: None,
            trusted_proxy: Vec::new(),
            role: Role::All,
            open: false,
            workers: 1,
            json: false,
        }
    }
}

/// `hotline backup` and `hotline restore`.
#[derive(Debug, Group)]
pub struct BackupArgs {
    /// The backup file.
    pub file: PathBuf,
    /// sqlite:FILE or postgres://… [default: the variable HOTLINE_DATABASE, or a file in the user's data directory].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// `hotline ratings`.
#[derive(Debug, Group)]
pub struct RatingsArgs {
    /// First recompute all ratings from the stored games; this also adds results of games from earlier versions.
    #[arg(long)]
    pub recompute: bool,
    /// sqlite:FILE or postgres://… [default: the variable HOTLINE_DATABASE, or a file in the user's data directory].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// `hotline load`.
#[derive(Debug, Group)]
pub struct LoadArgs {
    /// Number of tables in play.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub tables: u32,
    /// Number of sockets: two players per table, the rest are spectators [default: two per table].
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=20_000))]
    pub sockets: Option<u32>,
    /// Number of actions due per second, at all tables together.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=2_000))]
    pub rate: u32,
    /// Duration in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,
    /// Maximum number of seconds for an answer; a later one counts as an error.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub patience: u32,
    /// Play only this game [default: all of them in turn].
    #[arg(long)]
    pub game: Option<String>,
    /// Players do everything that a browser does: they request their identity and their notes, apply every update, preview every second
    /// decision, sometimes ask why an action is not possible, and finally compare their state with the server's.
    #[arg(long)]
    pub browser: bool,
    /// A server that runs on this machine: http://127.0.0.1:PORT [default: start one, without bots].
    #[arg(long, value_name = "URL", conflicts_with_all = ["database", "stored", "cold_start"])]
    pub url: Option<String>,
    /// The database of the started server, which may be destroyed [default: a temporary file].
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Number of tables that are stored in the database beforehand.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub stored: u32,
    /// Instead, measure how soon the server answers after its start.
    #[arg(long)]
    pub cold_start: bool,
    /// Number of starts to measure.
    #[arg(long, default_value_t = 5, requires = "cold_start", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub starts: u32,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Commands for card packs.
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
    /// A corrected card pack, for a game that has one; see `hotline pack`.
    #[arg(long, value_name = "FILE", conflicts_with = "edition")]
    pub cards: Option<PathBuf>,
    /// A single rule option; may be given several times.
    #[arg(long = "option", visible_alias = "options", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl Settings {
    /// Returns true if any setting was given.
    #[must_use]
    pub fn is_given(&self) -> bool {
        self.edition.is_some() || self.cards.is_some() || !self.options.is_empty()
    }
}

/// The opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// A player of the program.
    Machine(Spec),
    /// A second person at the same keyboard.
    Human,
}

impl FromStr for Versus {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Versus, SpecError> {
        if text == "human" { Ok(Versus::Human) } else { text.parse().map(Versus::Machine) }
    }
}

/// `hotline play`.
#[derive(Debug, Group)]
pub struct PlayArgs {
    /// The game.
    pub game: String,
    /// Who plays the other side: human, easy, medium, hard, expert, or a player as in `hotline arena` [default: random, or as
    /// saved].
    #[arg(long)]
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
    /// Seed that makes chance and the random player reproducible.
    #[arg(long)]
    pub seed: Option<u64>,
    /// File in which the game is saved [default: GAME-N.hotline.json].
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// A saved game to continue.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "cards"])]
    pub load: Option<PathBuf>,
    /// A position to start from; it has its own options.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "load"])]
    pub position: Option<PathBuf>,
    /// Ask and answer line by line instead of in panes, as without a terminal of 80 columns and 24 rows.
    #[arg(long)]
    pub plain: bool,
}

/// `hotline sim`.
#[derive(Debug, Group)]
pub struct SimArgs {
    /// The game.
    pub game: String,
    /// Number of games.
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    /// The seed; the same seed gives the same games for any number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Number of the first game: games 0 to 999 are the same as 0 to 499 and 500 to 999.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: u64,
    /// Check every law during the games; with random options, unless some are given.
    #[arg(long)]
    pub check: bool,
    /// Draw the edition, the options and rulings of every game at random, by the seed and the number of the game.
    #[arg(long, conflicts_with_all = ["edition", "cards", "options", "position"])]
    pub random_options: bool,
    /// A position that every game starts from; it has its own options.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "options", "check"])]
    pub position: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: Settings,
}

/// `hotline arena`.
#[derive(Debug, Group)]
pub struct ArenaArgs {
    /// The first player: random, safe, greedy, search:ITERATIONS, search@MILLISECONDSms, easy, medium, hard or expert; or one of the
    /// pool of former players, classic:greedy, classic:ITERATIONS, classic@MILLISECONDSms, classic:easy and so on.
    pub a: Spec,
    /// The second player.
    pub b: Spec,
    /// The game.
    #[arg(long)]
    pub game: String,
    /// Number of games; every two of them have the same dice and exchanged sides.
    #[arg(long, default_value_t = 200)]
    pub games: u64,
    /// Milliseconds per decision, for players that search.
    #[arg(long, value_name = "MS", conflicts_with = "iterations", value_parser = clap::value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Simulations per decision, for players that search.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// The seed; the same seed gives the same games for any number of threads, unless players think by the clock.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Stop as soon as it is clear whether A is stronger by ELO1 rather than by ELO0.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// Subtract the luck of dice, draws and players: the same precision with fewer games.
    #[arg(long, conflicts_with_all = ["sprt", "resume"])]
    pub reduce_luck: bool,
    /// Write every game to a file, and skip the games that it already has.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: Settings,
}

/// `hotline analyse`.
#[derive(Debug, Group)]
pub struct AnalyseArgs {
    /// The saved game, or a log of Playdek.
    pub file: PathBuf,
    /// Use the evaluation alone: a few seconds.
    #[arg(long)]
    pub quick: bool,
    /// Print one JSON object.
    #[arg(long, conflicts_with = "report")]
    pub json: bool,
    /// Write a report.
    #[arg(long, value_enum)]
    pub report: Option<ReportForm>,
    /// The language: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
    /// Number of threads [default: one per core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Output file [default: standard output].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Format of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportForm {
    /// A page for a browser.
    Html,
}

/// `hotline ladder`.
#[derive(Debug, Group)]
pub struct LadderArgs {
    /// The game.
    pub game: String,
    /// Number of games per pairing of fast players.
    #[arg(long, default_value_t = 1_000)]
    pub games: u64,
    /// Number of games per pairing with a player that searches.
    #[arg(long, default_value_t = 200)]
    pub search_games: u64,
    /// The seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// A folder for the games, so that an interrupted ladder can be resumed.
    #[arg(long, value_name = "FOLDER")]
    pub resume: Option<PathBuf>,
    /// The document in which the table is updated.
    #[arg(long, value_name = "FILE", default_value = "docs/bots.md")]
    pub out: PathBuf,
}

/// `hotline replay`.
#[derive(Debug, Group)]
pub struct ReplayArgs {
    /// The saved game.
    pub file: PathBuf,
    /// Stop after N actions, chance included.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Whose view to print: a side, `spectator`, or `all` for everything that was recorded.
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

/// `hotline lessons`.
#[derive(Debug, Group)]
pub struct LessonsArgs {
    /// The language: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
    /// Print the list as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `hotline position`.
#[derive(Debug, Group)]
pub struct PositionArgs {
    /// The saved game.
    pub file: PathBuf,
    /// The position after N actions, chance included [default: all of them].
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Output file [default: standard output].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// `hotline verify`.
#[derive(Debug, Group)]
pub struct VerifyArgs {
    /// The saved game.
    pub file: PathBuf,
}

/// Formats that can be imported.
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
    /// Format of the log.
    #[arg(long, value_enum)]
    pub from: Source,
    /// Print only whether every figure agrees with the rules.
    #[arg(long)]
    pub check: bool,
    /// Output file, or output folder for a folder of logs [default: standard output].
    #[arg(long, value_name = "RECORD")]
    pub out: Option<PathBuf>,
}

/// Formats that can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// The log of another program; Twilight Struggle only.
    Playdek,
    /// Sentences.
    Text,
    /// The record itself.
    Json,
    /// One line per die roll or draw.
    Csv,
}

/// `hotline export`.
#[derive(Debug, Group)]
pub struct ExportArgs {
    /// The saved game.
    pub file: PathBuf,
    /// The output format.
    #[arg(long, value_enum)]
    pub to: Form,
    /// The language of sentences: en, pl or fr [default: that of the machine].
    #[arg(long)]
    pub lang: Option<Language>,
    /// Output file [default: standard output].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}
