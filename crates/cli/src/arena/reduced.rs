//! `hotline arena --reduce-luck`.

use super::{bar, cores};
use crate::{Error, Screen, args::ArenaArgs};
use bots::{
    analysis::reduced::{estimate, run},
    arena::Fixture,
};
use serde_json::json;
use std::io::Write;

/// Plays a match and prints the strength of A with and without luck.
pub fn arena<G: Screen>(fixture: &Fixture<G>, args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Error> {
    let bar = bar(args.games);
    let games = run::<G>(fixture, args.games.next_multiple_of(2), args.threads.unwrap_or_else(cores), |_| bar.inc(1));
    bar.finish_and_clear();
    let found = estimate(&games);
    let [a, b] = fixture.players.map(|spec| spec.to_string());
    let interval = |[mean, error]: [f64; 2]| [mean - 1.96 * error, mean + 1.96 * error];
    if args.json {
        let all = json!({
            "game": G::NAME,
            "rules": G::RULES_VERSION,
            "a": a,
            "b": b,
            "seed": fixture.seed,
            "games": found.games,
            "a_rate": found.plain[0],
            "interval": interval(found.plain),
            "reduced": {
                "a_rate": found.adjusted[0],
                "interval": interval(found.adjusted),
                "variance_ratio": found.ratio,
                "slopes": { "dice": found.slopes[0], "choices": found.slopes[1] },
                "luck": { "mean": found.luck[0], "error": found.luck[1] },
            },
        });
        writeln!(out, "{all:#}")?;
        return Ok(());
    }
    writeln!(out, "{:<28}{}", "game", G::NAME)?;
    writeln!(out, "{:<28}{a} (A) against {b} (B)", "players")?;
    for (name, estimate) in [("as played", found.plain), ("without luck", found.adjusted)] {
        let [low, high] = interval(estimate).map(|bound| 100.0 * bound);
        let (games, rate) = (found.games, 100.0 * estimate[0]);
        writeln!(out, "{name:<28}{games} games: {rate:.1} % for A ({low:.1} to {high:.1})")?;
    }
    writeln!(out, "{:<28}{:.2} times the games would tell as much", "variance ratio", found.ratio)?;
    let [dice, choices] = found.slopes;
    writeln!(out, "{:<28}{dice:.2} of dice and draws, {choices:.2} of the players' own", "luck subtracted")?;
    let [mean, error] = found.luck.map(|figure| 100.0 * figure);
    writeln!(out, "{:<28}{mean:+.2} points, standard error {error:.2}", "mean luck of A")?;
    Ok(())
}
