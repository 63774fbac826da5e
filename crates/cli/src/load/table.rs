//! One table of a run: two players who choose randomly among the offered actions, and spectators.

use super::{
    client::{Client, Socket},
    figures::Tally,
    fill::new_table,
    watch::{Watch, Watched},
};
use crate::args::LoadArgs;
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use games::REGISTRY;
use rules::Luck;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use std::{
    iter::StepBy,
    net::{Ipv4Addr, SocketAddrV4},
    ops::Range,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{
        Semaphore,
        mpsc::{self, UnboundedReceiver, UnboundedSender},
    },
    task::JoinSet,
    time::{Instant, timeout},
};
use tokio_tungstenite::tungstenite::Message;
use wire::{Command, FromServer, Join, Json, Opened, Opponent, TableSnapshot, ToServer};

/// Maximum number of tables opened at once.
const OPENINGS: usize = 8;
/// Number of the first address of spectators; lower ones belong to players.
const WATCHING: u32 = 0x8000;
/// Number of spectators per address.
const TOGETHER: u32 = 32;
/// One in this number of decisions is followed by a query why something is not possible.
const WHY: u64 = 10;
/// In one of this number of decisions, the player of a browser previews the action, and the action with another one, before playing.
const PREVIEW: u32 = 2;
/// Seed of all choices.
const SEED: u64 = 1;

/// Message of a table to the pacer.
pub enum Sign {
    /// A player can move at this table.
    Ready(u32),
    /// A table could not be opened.
    Failed(String),
}

/// State shared by the tables of a run.
pub struct Run {
    server: SocketAddrV4,
    /// Whether the players do everything that a browser does.
    browser: bool,
    /// Timeout of an answer.
    pub patience: Duration,
    games: Vec<&'static str>,
    signs: UnboundedSender<Sign>,
    openings: Semaphore,
    tally: Mutex<Tally>,
}

impl Run {
    /// Creates a run of one game, or of all of them in turn.
    pub fn new(server: SocketAddrV4, args: &LoadArgs, signs: UnboundedSender<Sign>) -> Result<Run, String> {
        let games = match &args.game {
            Some(name) => vec![games::find(name).map_err(|error| error.to_string())?.name],
            None => REGISTRY.iter().map(|game| game.name).collect(),
        };
        let patience = Duration::from_secs(args.patience.into());
        Ok(Run {
            server,
            browser: args.browser,
            patience,
            games,
            signs,
            openings: Semaphore::new(OPENINGS),
            tally: Mutex::default(),
        })
    }

    fn count(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the measurements so far.
    pub fn tally(&self) -> Tally {
        self.count().clone()
    }

    fn sign(&self, sign: Sign) {
        let _ = self.signs.send(sign); // the pacer may have finished
    }
}

/// Returns a loopback address by its number.
fn address(number: u32) -> Ipv4Addr {
    Ipv4Addr::from(u32::from(Ipv4Addr::new(127, 1, 0, 1)) + number)
}

/// Plays one game after the other until no more actions are due.
pub async fn keep(run: Arc<Run>, number: u32, watchers: StepBy<Range<u32>>, mut due: UnboundedReceiver<Instant>) {
    let mut luck = Luck::numbered(SEED, number.into());
    loop {
        let opened = {
            let _permit = run.openings.acquire().await;
            Table::open(&run, number, watchers.clone()).await
        };
        let mut table = match opened {
            Ok(table) => table,
            Err(error) => {
                run.count().errors.push(error.clone());
                return run.sign(Sign::Failed(error));
            }
        };
        match table.play(&run, number, &mut due, &mut luck).await {
            Ok(End::Over) => run.count().ended += 1,
            Ok(End::Stopped) => return,
            Err(error) => run.count().errors.push(error),
        }
    }
}

/// Reason why play at a table ends.
enum End {
    Over,
    Stopped,
}

/// The used fields of a message of the server; the rest is skipped.
#[derive(Deserialize)]
struct Said {
    #[serde(rename = "type")]
    kind: String,
    key: Option<String>,
    now: Option<Moment>,
    preview: Option<Previewed>,
    error: Option<Value>,
}

/// The used fields of the answer to a preview.
#[derive(Deserialize)]
struct Previewed {
    choices: Vec<Offered>,
}

/// The state of a browser: every message is parsed completely, every update is applied.
#[derive(Default)]
struct Browser {
    table: Option<TableSnapshot>,
}

impl Browser {
    /// Handles a message.
    fn hear(&mut self, text: &str) -> Result<(), String> {
        match serde_json::from_str(text).map_err(|error| error.to_string())? {
            FromServer::Table(table) => self.table = Some(*table),
            FromServer::Update(update) => {
                let table = self.table.as_mut().ok_or("an update before the table")?;
                if !table.follow(*update) {
                    return Err("an update that does not fit".to_owned());
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// The used fields of a moment of a game.
#[derive(Deserialize)]
struct Moment {
    version: i64,
    phase: wire::Phase,
    choices: Vec<Offered>,
}

/// An offered action.
#[derive(Deserialize)]
struct Offered {
    action: Box<RawValue>,
}

/// An event of a socket.
enum News {
    /// The current table.
    Shown(Moment),
    /// The command with this key is stored.
    Done(String),
    /// The choices at the end of a draft.
    Previewed(Vec<Offered>),
    /// All spectators have seen the table, or the expected version.
    Watched,
    /// A request was refused.
    Refused(String),
    /// The socket is closed.
    Closed,
}

impl Said {
    fn news(self) -> Option<News> {
        match (self.kind.as_str(), self.key, self.now) {
            ("table" | "update", _, Some(now)) => Some(News::Shown(now)),
            ("done", Some(key), _) => Some(News::Done(key)),
            ("preview", ..) => self.preview.map(|preview| News::Previewed(preview.choices)),
            ("refused", ..) => Some(News::Refused(self.error.unwrap_or_default().to_string())),
            _ => None, // a player or spectator came or went
        }
    }
}

/// The browser of a player, whose table is finally compared with the server's.
type Kept = Arc<Mutex<Browser>>;

/// An event of a socket with its time.
struct Heard {
    line: usize,
    at: Instant,
    news: News,
}

/// A table with the sockets of its two players and its spectators.
struct Table {
    id: String,
    players: Vec<Client>,
    browsers: Vec<Kept>,
    lines: Vec<SplitSink<Socket, Message>>,
    moments: Vec<Option<Moment>>,
    watch: Arc<Watch>,
    patience: Duration,
    heard: UnboundedReceiver<Heard>,
    sent: u64,
    readers: JoinSet<()>,
}

impl Table {
    async fn open(run: &Run, number: u32, watchers: StepBy<Range<u32>>) -> Result<Table, String> {
        let mut players = [(); 2].map(|()| Client::new(run.server, address(number)));
        let game = run.games[number as usize % run.games.len()];
        let opened: Opened = players[0].post("/api/tables", &new_table(game, Opponent::Invite)).await?;
        let join = Join { invite: opened.invite, ..Join::default() };
        let _: Opened = players[1].post(&format!("/api/tables/{}/join", opened.id), &join).await?;
        let (told, heard) = mpsc::unbounded_channel();
        let mut table = Table {
            id: opened.id.clone(),
            players: Vec::new(),
            browsers: Vec::new(),
            lines: Vec::new(),
            moments: Vec::new(),
            watch: Arc::new(Watch::new(watchers.len())),
            patience: run.patience,
            heard,
            sent: 0,
            readers: JoinSet::new(),
        };
        for mut player in players {
            let browser = run.browser.then(Kept::default);
            if run.browser {
                for path in ["/api/me".to_owned(), format!("/api/tables/{}/note", opened.id)] {
                    player.get(&path).await?;
                }
            }
            table.listen(player.socket(&opened.id).await?, browser.clone(), &told);
            table.browsers.extend(browser);
            table.players.push(player);
        }
        for (number, watcher) in watchers.enumerate() {
            let client = Client::new(run.server, address(WATCHING + watcher / TOGETHER));
            table.watch(client.socket(&opened.id).await?, number, &told);
        }
        Ok(table)
    }

    /// Starts reading from a socket.
    fn listen(&mut self, socket: Socket, browser: Option<Kept>, told: &UnboundedSender<Heard>) {
        let (sink, stream) = socket.split();
        self.lines.push(sink);
        self.readers.spawn(read(stream, self.moments.len(), browser, told.clone()));
        self.moments.push(None);
    }

    /// Starts a spectator with this number on a socket.
    fn watch(&mut self, socket: Socket, number: usize, told: &UnboundedSender<Heard>) {
        let (watch, told) = (Arc::clone(&self.watch), told.clone());
        self.readers.spawn(async move {
            let tell = |watched| {
                let news = match watched {
                    Watched::All => News::Watched,
                    Watched::Wrong(error) => News::Refused(error),
                };
                let _ = told.send(Heard { line: usize::MAX, at: Instant::now(), news });
            };
            watch.read(socket, number, tell).await;
        });
    }

    async fn play(
        &mut self,
        run: &Run,
        number: u32,
        due: &mut UnboundedReceiver<Instant>,
        luck: &mut Luck,
    ) -> Result<End, String> {
        let mut watched = !self.watch.expected();
        while !watched || self.moments.iter().any(Option::is_none) {
            let Heard { line, news, .. } = self.next().await?;
            match news {
                News::Shown(moment) => self.moments[line] = Some(moment),
                News::Watched => watched = true,
                _ => {}
            }
        }
        loop {
            let moments = || self.moments.iter().flatten();
            if moments().any(|moment| moment.phase == wire::Phase::Over) {
                self.compare().await?;
                return Ok(End::Over);
            }
            let asked = moments().enumerate().find(|(_, moment)| !moment.choices.is_empty());
            let (actor, moment) = asked.ok_or("nobody is asked at a table")?;
            let action = any(&moment.choices, luck)?;
            let version = moment.version;
            if run.browser && luck.below(PREVIEW) == 0 {
                self.preview(run, actor, version, vec![action.clone()], luck).await?;
            }
            run.sign(Sign::Ready(number));
            let Some(due) = due.recv().await else { return Ok(End::Stopped) };
            self.act(run, actor, version, action, due).await?;
        }
    }

    /// Checks that a browser's table, kept up to date by updates, equals the server's.
    async fn compare(&mut self) -> Result<(), String> {
        for (player, browser) in self.players.iter_mut().zip(&self.browsers) {
            let text = player.get(&format!("/api/tables/{}", self.id)).await?;
            let mut there: TableSnapshot = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            let kept = browser.lock().unwrap_or_else(PoisonError::into_inner).table.take();
            let mut kept = kept.ok_or("a browser without a table")?;
            // Presence and time change continuously.
            for table in [&mut there, &mut kept] {
                (table.now.clocks, table.chat) = (None, Vec::new());
            }
            kept.now.seats.clone_from(&there.now.seats);
            if kept != there {
                return Err(format!("table {}: updates lead elsewhere than the table is", self.id));
            }
        }
        Ok(())
    }

    /// Requests the preview of a draft, and of the same draft with one more action.
    async fn preview(
        &mut self,
        run: &Run,
        actor: usize,
        version: i64,
        mut actions: Vec<Json>,
        luck: &mut Luck,
    ) -> Result<(), String> {
        for more in [true, false] {
            let message = ToServer::Preview { key: "draft".to_owned(), version, side: None, actions: actions.clone() };
            let text = serde_json::to_string(&message).map_err(|error| error.to_string())?;
            let sent = Instant::now();
            self.lines[actor].send(Message::Text(text.into())).await.map_err(|error| error.to_string())?;
            let choices = loop {
                let Heard { line, at, news } = self.next().await?;
                match news {
                    News::Previewed(choices) => {
                        run.count().previewed.push(at - sent);
                        break choices;
                    }
                    News::Shown(moment) => self.moments[line] = Some(moment),
                    _ => {}
                }
            };
            if !more || choices.is_empty() {
                break;
            }
            actions.push(any(&choices, luck)?);
        }
        Ok(())
    }

    /// Sends an action and waits until every socket has received it.
    async fn act(&mut self, run: &Run, actor: usize, version: i64, action: Json, due: Instant) -> Result<(), String> {
        self.sent += 1;
        self.watch.expect(version + 1);
        let key = self.sent.to_string();
        let why = action.clone();
        let message = ToServer::Do { key: key.clone(), version, side: None, command: Command::play(action) };
        let text = serde_json::to_string(&message).map_err(|error| error.to_string())?;
        self.lines[actor].send(Message::Text(text.into())).await.map_err(|error| error.to_string())?;
        if run.browser && self.sent.is_multiple_of(WHY) {
            let why = ToServer::Why { key: format!("why {key}"), side: None, action: why };
            let text = serde_json::to_string(&why).map_err(|error| error.to_string())?;
            self.lines[actor].send(Message::Text(text.into())).await.map_err(|error| error.to_string())?;
        }
        let (mut acknowledged, mut watched) = (false, !self.watch.expected());
        while !acknowledged || !watched || self.moments.iter().flatten().any(|moment| moment.version <= version) {
            let Heard { line, at, news } = self.next().await?;
            match news {
                News::Done(done) if done == key => {
                    acknowledged = true;
                    run.count().acknowledged.push(at - due);
                }
                News::Shown(moment) => {
                    if line != actor && moment.version == version + 1 {
                        run.count().seen.push(at - due);
                    }
                    self.moments[line] = Some(moment);
                }
                News::Watched => {
                    watched = true;
                    run.count().seen.extend(self.watch.times().into_iter().map(|at| at - due));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the next event; a refusal is an error.
    async fn next(&mut self) -> Result<Heard, String> {
        let heard = timeout(self.patience, self.heard.recv()).await;
        let heard = heard.map_err(|_| format!("no answer in {} s", self.patience.as_secs()))?;
        let heard = heard.ok_or("nobody reads from a table")?;
        match heard.news {
            News::Refused(error) => Err(error),
            News::Closed => Err("the server closed a socket".to_owned()),
            _ => Ok(heard),
        }
    }
}

/// Picks one of the choices.
fn any(choices: &[Offered], luck: &mut Luck) -> Result<Json, String> {
    let choice = &choices[luck.below(choices.len() as u32) as usize];
    Json::from_text(choice.action.get().to_owned()).map_err(|error| error.to_string())
}

/// Forwards the events of a socket.
async fn read(mut stream: SplitStream<Socket>, line: usize, browser: Option<Kept>, told: UnboundedSender<Heard>) {
    while let Some(Ok(message)) = stream.next().await {
        let at = Instant::now();
        let Message::Text(text) = message else { continue };
        if let Some(browser) = &browser
            && let Err(error) = browser.lock().unwrap_or_else(PoisonError::into_inner).hear(&text)
        {
            let _ = told.send(Heard { line, at, news: News::Refused(error) });
            return;
        }
        let news = match serde_json::from_str::<Said>(&text) {
            Ok(said) => said.news(),
            Err(error) => Some(News::Refused(error.to_string())),
        };
        if let Some(news) = news
            && told.send(Heard { line, at, news }).is_err()
        {
            return;
        }
    }
    let _ = told.send(Heard { line, at: Instant::now(), news: News::Closed });
}
