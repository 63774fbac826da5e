//! `hotline serve`, `hotline backup` and `hotline restore`.

use crate::{
    Error,
    args::{BackupArgs, RatingsArgs, Role, ServeArgs},
    language,
};
use server::{Limits, Settings, data_directory, recompute_ratings, replay_running};
use std::{
    fs,
    io::{self, Write},
    net::SocketAddr,
    process::Command,
};
use tokio::runtime::Runtime;
use words::{Words, args};

/// Returns the requested database, or that of the environment, or the one in the user's data directory.
fn database(asked: Option<&String>) -> Result<String, Error> {
    if let Some(url) = asked.cloned().or_else(|| std::env::var("HOTLINE_DATABASE").ok()) {
        return Ok(url);
    }
    let folder =
        data_directory().ok_or_else(|| Error::Server("there is no data directory; give --database".to_owned()))?;
    fs::create_dir_all(&folder).map_err(|error| Error::Unwritable { path: folder.clone(), error })?;
    Ok(format!("sqlite:{}", folder.join("hotline.db").display()))
}

/// Returns the requested address, or that of the environment, or the default.
fn listen(asked: Option<SocketAddr>) -> Result<SocketAddr, Error> {
    match (asked, std::env::var("HOTLINE_LISTEN")) {
        (Some(address), _) => Ok(address),
        (None, Ok(text)) => text.parse().map_err(|_| Error::Server(format!("HOTLINE_LISTEN is no address: `{text}`"))),
        (None, Err(_)) => Ok(SocketAddr::from(([127, 0, 0, 1], 1945))),
    }
}

fn runtime() -> Result<Runtime, Error> {
    Runtime::new().map_err(|error| Error::Server(error.to_string()))
}

/// Serves until a signal stops it.
pub fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Error> {
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(tracing_level());
    if args.json {
        log.json().init();
    } else {
        log.init();
    }
    if args.role == Role::Worker && args.workers == 0 {
        return Err(Error::Server("a worker without workers does nothing: give --workers".to_owned()));
    }
    let database = database(args.database.as_ref())?;
    if args.role != Role::All && database.starts_with("sqlite:") {
        return Err(Error::Server("SQLite has one server, which does everything: --role needs PostgreSQL".to_owned()));
    }
    let settings = Settings {
        role: args.role.into(),
        listen: listen(args.listen)?,
        database,
        workers: args.workers,
        proxies: args.trusted_proxy.clone(),
        limits: Limits::default(),
    };
    let runtime = runtime()?;
    let served = runtime.block_on(server::serve(&settings)).map_err(Error::Server)?;
    let stop = runtime.block_on(async { stop() })?; // installed before the link is printed
    let url = format!("http://{}/", served.address);
    writeln!(out, "{}", Words::new(language(None)).say("ui-serving", &args! { url = url.as_str() }))?;
    out.flush()?;
    if args.open {
        open(&url);
    }
    runtime.block_on(async {
        stop.await;
        served.stop().await
    })?;
    Ok(())
}

fn tracing_level() -> tracing_subscriber::filter::LevelFilter {
    let asked = std::env::var("HOTLINE_LOG").ok().and_then(|level| level.parse().ok());
    asked.unwrap_or(tracing_subscriber::filter::LevelFilter::INFO)
}

/// Opens a page in the browser, if the machine supports it.
fn open(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(program).arg(url).spawn();
}

/// Installs handlers for Ctrl-C and termination requests; the future waits for one of them.
#[cfg(unix)]
fn stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut ended) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
    })
}

/// Installs a handler for Ctrl-C; the future waits for it.
#[cfg(not(unix))]
fn stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Writes everything that a server stores to a file.
pub fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Error> {
    let url = database(args.database.as_ref())?;
    let rows = runtime()?.block_on(async {
        let store = store::open(&url).await?;
        let rows = store.backup(&args.file).await;
        store.close().await;
        rows
    });
    let rows = rows.map_err(|error| Error::Server(error.to_string()))?;
    writeln!(out, "{}: {rows} rows", args.file.display())?;
    Ok(())
}

/// Restores a backup into an empty database, and replays every game in progress.
pub fn restore(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Error> {
    let url = database(args.database.as_ref())?;
    let found = runtime()?.block_on(async {
        let store = store::open(&url).await?;
        let rows = store.restore(&args.file).await?;
        let replayed = replay_running(store.as_ref()).await?;
        store.close().await;
        Ok::<_, store::Error>((rows, replayed))
    });
    let (rows, (replayed, broken)) = found.map_err(|error| Error::Server(error.to_string()))?;
    writeln!(out, "{}: {rows} rows, {replayed} running games replayed", args.file.display())?;
    for (table, why) in &broken {
        writeln!(out, "table {table} does not replay: {why}")?;
    }
    if broken.is_empty() { Ok(()) } else { Err(Error::Server(format!("{} games do not replay", broken.len()))) }
}

/// Prints the leaders of each game, after recomputing all ratings if requested.
pub fn ratings(args: &RatingsArgs, out: &mut dyn Write) -> Result<(), Error> {
    let url = database(args.database.as_ref())?;
    let found = runtime()?.block_on(async {
        let store = store::open(&url).await?;
        let counted = if args.recompute { Some(recompute_ratings(store.as_ref()).await?) } else { None };
        let mut leaders = Vec::new();
        for game in games::REGISTRY {
            let first = store.leaders(game.name, store::Chair::Both, store::Page::first(10)).await?;
            leaders.extend(first.items.into_iter().map(|leader| (game.name, leader)));
        }
        store.close().await;
        Ok::<_, store::Error>((counted, leaders))
    });
    let (counted, leaders) = found.map_err(|error| Error::Server(error.to_string()))?;
    if let Some((rated, noted)) = counted {
        writeln!(out, "{rated} rated games, {noted} results of earlier programs noted")?;
    }
    for (game, leader) in leaders {
        let rating = server::show::rating(&leader.standing);
        let (points, deviation, games) = (rating.rating, rating.deviation, rating.games);
        writeln!(out, "{game} {points} ± {deviation} {} ({games} games)", leader.name)?;
    }
    Ok(())
}
