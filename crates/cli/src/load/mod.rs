//! `hotline load`: many tables at once on a server on this machine, and the latencies of its answers.
//!
//! [`Target`] is the server, [`fill`] stores tables in its database beforehand, [`table`] plays at one table and [`figures::Figures`]
//! summarizes. Actions are due at an even pace, independently of the server, and latencies start at the time an action was due. Every table
//! is played from a loopback address of its own, so that the limits per address apply as they do for people in many places.

mod client;
mod cold;
mod figures;
mod fill;
mod table;
mod target;
mod watch;

use crate::{Error, args::LoadArgs};
use figures::Report;
use std::{collections::VecDeque, io::Write, sync::Arc, time::Duration};
use table::{Run, Sign};
use target::{Database, Target};
use tokio::{
    runtime::Runtime,
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
    task::JoinSet,
    time::{Instant, interval, sleep, timeout, timeout_at},
};

/// Time for the server to become quiet after all players have sat down.
const SETTLING: Duration = Duration::from_millis(500);
/// Time for the last answers, in addition to that for one answer.
const CLOSING: Duration = Duration::from_secs(5);

/// Measures a server and prints the report.
pub fn load(args: &LoadArgs, out: &mut dyn Write) -> Result<(), Error> {
    let runtime = Runtime::new().map_err(|error| Error::Server(error.to_string()))?;
    if args.cold_start {
        let report = runtime.block_on(cold::measure(args)).map_err(Error::Server)?;
        return report.write(args.json, out);
    }
    let sockets = args.sockets.unwrap_or(2 * args.tables);
    if sockets < 2 * args.tables {
        return Err(Error::FewSockets { sockets, tables: args.tables });
    }
    let target = match &args.url {
        Some(url) => Target::at(url)?,
        None => runtime.block_on(started(args)).map_err(Error::Server)?,
    };
    let report = runtime.block_on(measure(args, sockets, &target)).map_err(Error::Server)?;
    report.write(args.json, out)?;
    match report.complaint {
        Some(first) => Err(Error::Faltered { errors: report.errors, first }),
        None => Ok(()),
    }
}

/// Starts a server on a database with the requested number of tables.
async fn started(args: &LoadArgs) -> Result<Target, String> {
    let database = Database::new(args.database.as_deref())?;
    fill::fill(&database.url, args.stored).await?;
    Target::start(database)
}

/// Plays at all tables for the requested time.
async fn measure(args: &LoadArgs, sockets: u32, target: &Target) -> Result<Report, String> {
    let (signs, mut seen) = mpsc::unbounded_channel();
    let run = Arc::new(Run::new(target.address, args, signs)?);
    let mut tasks = JoinSet::new();
    let mut dues = Vec::new();
    let watchers = sockets - 2 * args.tables;
    for number in 0..args.tables {
        let (due, coming) = mpsc::unbounded_channel();
        dues.push(due);
        let watchers = (number..watchers).step_by(args.tables as usize);
        tasks.spawn(table::keep(Arc::clone(&run), number, watchers, coming));
    }
    let mut idle = all_seated(args.tables as usize, &mut seen).await?;
    sleep(SETTLING).await;
    let before = target.cpu_time().await?;
    let begun = Instant::now();
    let due = pace(args, &mut idle, &mut seen, &dues).await;
    let (seconds, cpu) = (begun.elapsed(), target.cpu_time().await?.saturating_sub(before));
    drop(dues);
    let _ = timeout(run.patience + CLOSING, tasks.join_all()).await; // later answers are not counted
    Ok(Report::new(args, sockets, due, seconds, cpu, run.tally()))
}

/// Waits until a player can move at every table.
async fn all_seated(tables: usize, signs: &mut UnboundedReceiver<Sign>) -> Result<VecDeque<u32>, String> {
    let mut idle = VecDeque::with_capacity(tables);
    while idle.len() < tables {
        match signs.recv().await {
            Some(Sign::Ready(number)) => idle.push_back(number),
            Some(Sign::Failed(error)) => return Err(error),
            None => return Err("the tables are gone".to_owned()),
        }
    }
    Ok(idle)
}

/// Lets one table after the other move at the requested rate; returns how many actions were due.
async fn pace(
    args: &LoadArgs,
    idle: &mut VecDeque<u32>,
    signs: &mut UnboundedReceiver<Sign>,
    dues: &[UnboundedSender<Instant>],
) -> u64 {
    let end = Instant::now() + Duration::from_secs(args.seconds.into());
    let mut tick = interval(Duration::from_secs(1) / args.rate);
    let mut sent = 0;
    loop {
        let due = tick.tick().await;
        while idle.is_empty() {
            match timeout_at(end, signs.recv()).await {
                Ok(Some(Sign::Ready(number))) => idle.push_back(number),
                Ok(Some(Sign::Failed(_))) => {} // the table counts it
                Ok(None) | Err(_) => return sent,
            }
        }
        while let Ok(sign) = signs.try_recv() {
            if let Sign::Ready(number) = sign {
                idle.push_back(number);
            }
        }
        if due >= end {
            return sent;
        }
        if let Some(number) = idle.pop_front()
            && dues[number as usize].send(due).is_ok()
        {
            sent += 1;
        }
    }
}
