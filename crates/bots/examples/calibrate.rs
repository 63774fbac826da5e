//! Calibrates evaluations: `cargo run --release -p bots --example calibrate -- fit|check|luck GAME [GAMES] [SEED]`.
//!
//! `greedy` plays games against itself; at one decision in ten a move is drawn by its weight instead. `fit` prints the curves of
//! `src/analysis/curves.rs`, one per phase of the game. `check` measures their accuracy on other games, beside that of the score alone.

use bots::{
    Greedy, Player, Side, Spec,
    analysis::{Insight, Judge},
};
use rules::{Actor, Game, Log, Luck, Seat, View as _};
use std::time::Instant;

/// A position of a game, and the result of that game.
#[derive(Clone, Copy)]
struct Sample {
    game: u64,
    phase: usize,
    lead: f64,
    score: f64,
    chance: f64,
    result: f64,
}

fn result<G: Game>(state: &G) -> f64 {
    match state.outcome().expect("it is over").winner {
        Some(Side::West) => 1.0,
        Some(Side::East) => 0.0,
        None => 0.5,
    }
}

/// Returns the positions of a game that can be evaluated.
fn samples<G: Insight>(seed: u64, game: u64) -> Vec<Sample> {
    let mut luck = Luck::numbered(seed, game);
    let mut player = Greedy::new(luck.fork());
    let mut state = G::new(&G::Options::default());
    let mut samples = Vec::new();
    while state.actor() != Actor::Nobody {
        let action = match state.actor() {
            Actor::Player(side) => {
                if state.is_settled() {
                    let (phase, lead, score) = (state.phase(), state.lead(), f64::from(state.score()));
                    samples.push(Sample { game, phase, lead, score, chance: state.chance(), result: 0.0 });
                }
                let view = state.view(Seat::Player(side));
                if luck.below(10) == 0 {
                    bots::analysis::noise::<G>(&view.sample(&mut luck), &mut luck)
                } else {
                    Player::<G>::choose(&mut player, &view)
                }
            }
            _ => state.any(&mut luck),
        };
        state.play(action, &mut Log::silent());
    }
    let result = result(&state);
    samples.iter_mut().for_each(|sample| sample.result = result);
    samples
}

/// Fits shift and slope of the logistic curve through points, by Newton's method with steps that are halved until they help. A slight pull
/// towards even chances keeps both finite.
fn logistic(points: &[(f64, f64)]) -> [f64; 2] {
    const PULL: f64 = 1.0;
    let n = points.len().max(1) as f64;
    let scale = (points.iter().map(|(x, _)| x * x).sum::<f64>() / n).sqrt().max(1e-9);
    let loss = |[a, b]: [f64; 2]| -> f64 {
        let of = |&(x, y): &(f64, f64)| {
            let z = a + b * x / scale;
            z.max(0.0) + (-z.abs()).exp().ln_1p() - y * z
        };
        points.iter().map(of).sum::<f64>() + PULL * (a * a + b * b) / 2.0
    };
    let mut at = [0.0, 0.0];
    for _ in 0..40 {
        let [a, b] = at;
        let (mut ga, mut gb, mut haa, mut hab, mut hbb) = (-PULL * a, -PULL * b, PULL, 0.0, PULL);
        for &(x, y) in points {
            let x = x / scale;
            let p = 1.0 / (1.0 + (-(a + b * x)).exp());
            let w = p * (1.0 - p);
            ga += y - p;
            gb += (y - p) * x;
            haa += w;
            hab += w * x;
            hbb += w * x * x;
        }
        let det = haa * hbb - hab * hab;
        let step = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det];
        let (now, mut part) = (loss(at), 1.0);
        while part > 1e-6 && loss([a + part * step[0], b + part * step[1]]) > now {
            part /= 2.0;
        }
        at = [a + part * step[0], b + part * step[1]];
    }
    [at[0], at[1] / scale]
}

fn fit<G: Insight>(games: u64, seed: u64) {
    let samples: Vec<_> = (0..games).flat_map(|game| samples::<G>(seed, game)).collect();
    println!("// {games} games, seed {seed}, {} positions", samples.len());
    for phase in 0..G::CURVES.len() {
        let of = |x: fn(&Sample) -> f64| -> Vec<(f64, f64)> {
            samples.iter().filter(|sample| sample.phase == phase).map(|sample| (x(sample), sample.result)).collect()
        };
        let ([shift, slope], [a, b]) = (logistic(&of(|sample| sample.lead)), logistic(&of(|sample| sample.score)));
        println!("    Curve {{ shift: {shift:.4}, slope: {slope:.4}, score: [{a:.4}, {b:.4}] }},");
    }
}

fn log_loss(p: f64, y: f64) -> f64 {
    let p = p.clamp(1e-6, 1.0 - 1e-6);
    -(y * p.ln() + (1.0 - y) * (1.0 - p).ln())
}

fn check<G: Insight>(games: u64, seed: u64) {
    let all: Vec<Vec<Sample>> = (0..games).map(|game| samples::<G>(seed, game)).collect();
    let base = all.iter().map(|of| of[0].result).sum::<f64>() / games as f64;
    let samples: Vec<Sample> = all.into_iter().flatten().collect();
    println!(
        "{}: {games} games, seed {seed}, {} positions, {:.1} % won by the west",
        G::NAME,
        samples.len(),
        100.0 * base
    );
    println!("| chance | positions | mean chance | won | interval |");
    println!("|---|---|---|---|---|");
    for bin in 0..10 {
        let of: Vec<_> = samples.iter().filter(|s| ((s.chance * 10.0) as usize).min(9) == bin).collect();
        let n = of.len() as f64;
        let said = of.iter().map(|s| s.chance).sum::<f64>() / n;
        let won = of.iter().map(|s| s.result).sum::<f64>() / n;
        // Positions of one game are not independent: the interval is that of sums over games.
        let mut by_game = std::collections::BTreeMap::<u64, f64>::new();
        of.iter().for_each(|s| *by_game.entry(s.game).or_default() += s.result - won);
        let error = 1.96 * by_game.values().map(|sum| sum * sum).sum::<f64>().sqrt() / n;
        println!(
            "| {}-{} % | {} | {:.1} % | {:.1} % | ± {:.1} |",
            10 * bin,
            10 * bin + 10,
            of.len(),
            100.0 * said,
            100.0 * won,
            100.0 * error
        );
    }
    println!("| | Brier | log loss |\n|---|---|---|");
    let n = samples.len() as f64;
    let by_score = |s: &Sample| G::CURVES[s.phase].by_score(s.score);
    let tell = |name: &str, p: &dyn Fn(&Sample) -> f64| {
        let brier = samples.iter().map(|s| (p(s) - s.result).powi(2)).sum::<f64>() / n;
        let loss = samples.iter().map(|s| log_loss(p(s), s.result)).sum::<f64>() / n;
        println!("| {name} | {brier:.4} | {loss:.4} |");
    };
    tell("calibrated evaluation", &|s| s.chance);
    tell("score only", &by_score);
    tell("rate of the west", &|_| base);
}

/// Measures how much of the result of a game is luck, for one judge.
fn luck<G: Insight>(games: u64, seed: u64, playouts: u32) {
    let judge = Judge { playouts };
    let (mut points, mut time) = (Vec::new(), 0.0);
    for game in 0..games {
        let mut own = Luck::numbered(seed, game);
        let mut players = [(); 2].map(|()| Spec::Greedy.player::<G>(own.fork()));
        let mut state = G::new(&G::Options::default());
        let (mut sum, mut number) = (0.0, 0);
        while state.actor() != Actor::Nobody {
            let action = match state.actor() {
                Actor::Player(side) => players[side.index()].choose(&state.view(Seat::Player(side))),
                _ => {
                    let action = state.any(&mut own);
                    let start = Instant::now();
                    sum += judge.cast(&state, action, &Luck::numbered(!seed ^ game << 20, number)).luck;
                    time += start.elapsed().as_secs_f64();
                    action
                }
            };
            number += 1;
            state.play(action, &mut Log::silent());
        }
        points.push((sum, result(&state)));
    }
    let n = points.len() as f64;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (luck, won) = (mean(&|p| p.0), mean(&|p| p.1));
    let var = mean(&|p| (p.1 - won).powi(2));
    let spread = mean(&|p| (p.0 - luck).powi(2));
    let covariance = mean(&|p| (p.0 - luck) * (p.1 - won));
    let left = mean(&|p| (p.1 - won - p.0 + luck).powi(2));
    let slope = covariance / spread;
    println!(
        "{} playouts {playouts}: {games} games, luck {luck:+.4} ± {:.4} (1 s.e.), variance {var:.4} -> {left:.4} (ratio {:.2}); best slope {slope:.2} -> ratio {:.2}; {:.3} s a game",
        G::NAME,
        (spread / n).sqrt(),
        var / left,
        var / (var - covariance * slope),
        time / n,
    );
}

fn run<G: Insight>(command: &str, games: u64, seed: u64, playouts: u32) {
    let start = Instant::now();
    match command {
        "fit" => fit::<G>(games, seed),
        "check" => check::<G>(games, seed),
        "luck" => luck::<G>(games, seed, playouts),
        _ => panic!("fit, check or luck"),
    }
    eprintln!("{:.1} s", start.elapsed().as_secs_f64());
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(usual, |arg| arg.parse().expect("a number"));
    let command = args.first().expect("fit, check or luck").as_str();
    let (games, seed, playouts) = (number(2, 200), number(3, 1), number(4, 0) as u32);
    match args.get(1).expect("a game").as_str() {
        "twilight" => run::<twilight::State>(command, games, seed, playouts),
        "curtain" => run::<curtain::State>(command, games, seed, playouts),
        "spies" => run::<spies::State>(command, games, seed, playouts),
        other => panic!("no game is called {other}"),
    }
}
