//! Latencies and counts of a load test.

use crate::{Error, args::LoadArgs};
use serde::Serialize;
use std::{io::Write, time::Duration};

/// Raw measurements at the tables of a run.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Latencies from the time an action was due to its acknowledgement.
    pub acknowledged: Vec<Duration>,
    /// Latencies from that time to the update on each of the other sockets of the table.
    pub seen: Vec<Duration>,
    /// Latencies of previews.
    pub previewed: Vec<Duration>,
    /// Number of games that were played to the end; each was followed by another one.
    pub ended: u64,
    /// Errors.
    pub errors: Vec<String>,
}

/// Percentiles of latencies, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    /// Median.
    pub p50: f64,
    /// 90th percentile.
    pub p90: f64,
    /// 99th percentile.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Figures {
    /// Computes the figures of these times; all zero if there are none.
    pub fn of(mut times: Vec<Duration>) -> Figures {
        times.sort_unstable();
        let millis = |time: &Duration| (time.as_secs_f64() * 1e5).round() / 100.0;
        let below = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
        let part = |percent| below(percent).map_or(0.0, millis);
        Figures { p50: part(50), p90: part(90), p99: part(99), max: part(100) }
    }

    fn line(&self, name: &str) -> String {
        format!("{name:<28}{:>10.2}{:>10.2}{:>10.2}{:>10.2}", self.p50, self.p90, self.p99, self.max)
    }
}

/// Result of a load test.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    tables: u32,
    sockets: u32,
    stored: u32,
    asked_per_second: u32,
    seconds: f64,
    due: u64,
    acknowledged: usize,
    per_second: f64,
    games_ended: u64,
    acknowledged_ms: Figures,
    updates: usize,
    seen_ms: Figures,
    previews: usize,
    preview_ms: Figures,
    server_cpu_ms_per_action: f64,
    /// Number of errors.
    pub errors: usize,
    /// The first error.
    pub complaint: Option<String>,
}

impl Report {
    /// Summarizes the measurements of a run.
    pub fn new(args: &LoadArgs, sockets: u32, due: u64, took: Duration, cpu: Duration, tally: Tally) -> Report {
        let acknowledged = tally.acknowledged.len();
        let rounded = |value: f64| (value * 1e3).round() / 1e3;
        Report {
            tables: args.tables,
            sockets,
            stored: args.stored,
            asked_per_second: args.rate,
            seconds: rounded(took.as_secs_f64()),
            due,
            acknowledged,
            per_second: rounded(acknowledged as f64 / took.as_secs_f64()),
            games_ended: tally.ended,
            acknowledged_ms: Figures::of(tally.acknowledged),
            updates: tally.seen.len(),
            seen_ms: Figures::of(tally.seen),
            previews: tally.previewed.len(),
            preview_ms: Figures::of(tally.previewed),
            server_cpu_ms_per_action: rounded(cpu.as_secs_f64() * 1e3 / acknowledged.max(1) as f64),
            errors: tally.errors.len(),
            complaint: tally.errors.into_iter().next(),
        }
    }

    /// Writes the report as one JSON object or as text.
    pub fn write(&self, json: bool, out: &mut dyn Write) -> Result<(), Error> {
        if json {
            writeln!(out, "{:#}", serde_json::json!(self))?;
            return Ok(());
        }
        writeln!(
            out,
            "{} tables, {} sockets, {} tables stored before; {} of {} actions acknowledged in {:.1} s: {:.1} a second, {} asked for",
            self.tables,
            self.sockets,
            self.stored,
            self.acknowledged,
            self.due,
            self.seconds,
            self.per_second,
            self.asked_per_second
        )?;
        writeln!(out, "{:<28}{:>10}{:>10}{:>10}{:>10}", "milliseconds", "p50", "p90", "p99", "max")?;
        writeln!(out, "{}", self.acknowledged_ms.line("to the acknowledgement"))?;
        writeln!(out, "{}", self.seen_ms.line("to the other sockets"))?;
        if self.previews > 0 {
            writeln!(out, "{}", self.preview_ms.line("to the answer of a preview"))?;
        }
        let (cpu, ended, errors) = (self.server_cpu_ms_per_action, self.games_ended, self.errors);
        writeln!(out, "CPU time of the server: {cpu:.2} ms an action; games ended: {ended}; errors: {errors}")?;
        Ok(())
    }
}

/// Latencies of a server after its start.
#[derive(Clone, Debug, Serialize)]
pub struct ColdReport {
    /// Number of tables in its database.
    pub stored: u32,
    /// Number of starts.
    pub starts: u32,
    /// Time to the first answer.
    pub answered_ms: Figures,
    /// Time to the lists of the lobby.
    pub lobby_ms: Figures,
    /// Time to a whole table.
    pub table_ms: Figures,
}

impl ColdReport {
    /// Writes the report as one JSON object or as text.
    pub fn write(&self, json: bool, out: &mut dyn Write) -> Result<(), Error> {
        if json {
            writeln!(out, "{:#}", serde_json::json!(self))?;
            return Ok(());
        }
        writeln!(
            out,
            "{} starts with {} stored tables, milliseconds from the start of the program",
            self.starts, self.stored
        )?;
        writeln!(out, "{:<28}{:>10}{:>10}", "", "p50", "max")?;
        for (name, figures) in
            [("first answer", self.answered_ms), ("lobby", self.lobby_ms), ("a whole table", self.table_ms)]
        {
            writeln!(out, "{name:<28}{:>10.2}{:>10.2}", figures.p50, figures.max)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_percentiles() {
        let figures = Figures::of((1..=1000).rev().map(Duration::from_millis).collect());
        assert_eq!(figures, Figures { p50: 501.0, p90: 901.0, p99: 991.0, max: 1000.0 });
        assert_eq!(Figures::of(vec![Duration::from_micros(250)]).p99, 0.25);
        assert_eq!(Figures::of(Vec::new()), Figures::default());
    }
}
