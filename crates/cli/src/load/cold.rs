//! Time from the start of a server to its first answers.

use super::{
    client::Client,
    figures::{ColdReport, Figures},
    fill::fill,
    target::{Database, Node},
};
use crate::args::LoadArgs;
use std::{net::Ipv4Addr, time::Duration};
use store::TableId;
use tokio::time::{Instant, sleep};

/// Longer than a node counts as alive after its last heartbeat, so that the clocks of all tables must be credited at every start.
const SILENCE: Duration = Duration::from_secs(11);

/// Starts a server repeatedly on a database with the requested number of tables.
pub async fn measure(args: &LoadArgs) -> Result<ColdReport, String> {
    let database = Database::new(args.database.as_deref())?;
    let table = fill(&database.url, args.stored).await?;
    drop(Node::start(&database.url)?); // it leaves a heartbeat
    let mut times = [(); 3].map(|()| Vec::new());
    for _ in 0..args.starts {
        sleep(SILENCE).await;
        for (times, time) in times.iter_mut().zip(start(&database, table.as_ref()).await?) {
            times.push(time);
        }
    }
    let [answered, lobby, table] = times.map(Figures::of);
    Ok(ColdReport { stored: args.stored, starts: args.starts, answered_ms: answered, lobby_ms: lobby, table_ms: table })
}

/// Returns the times from the start of the program to the first answer, to that with the tables of the lobby, and to that with a whole
/// table.
async fn start(database: &Database, table: Option<&TableId>) -> Result<[Duration; 3], String> {
    let begun = Instant::now();
    let node = Node::start(&database.url)?;
    let mut visitor = Client::new(node.address, Ipv4Addr::LOCALHOST);
    visitor.get("/healthz").await?;
    let answered = begun.elapsed();
    visitor.get("/api/lobby").await?;
    let lobby = begun.elapsed();
    if let Some(table) = table {
        visitor.get(&format!("/api/tables/{table}")).await?;
    }
    Ok([answered, lobby, begun.elapsed()])
}
