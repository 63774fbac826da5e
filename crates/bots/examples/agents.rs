//! Exploitability of the choice of Agent X: `cargo run --release -p bots --example agents -- CHOICES SIMULATIONS`.
//!
//! Each matrix is filled a second time with ten times the simulations. The loss of a choice is what the best answer gains there against it,
//! compared with the equilibrium. A mixture should lose less than the single agent that looks best.

use bots::{AgentChoice, Budget, matrix::Matrix};
use rules::{Actor, Game, Log, Luck, Seat};
use spies::{Ask, Options, State};

/// Returns the value of a mixture of rows against the best answer of the columns.
fn secured(matrix: &Matrix, rows: &[f32], columns: usize) -> f32 {
    let gain = |column| rows.iter().enumerate().map(|(row, chance)| chance * matrix.gain(row, column)).sum::<f32>();
    (0..columns).map(gain).fold(f32::MAX, f32::min)
}

/// Returns the mean of figures and half the width of its 95 % interval.
fn mean(figures: &[f32]) -> (f32, f32) {
    let count = figures.len() as f32;
    let mean = figures.iter().sum::<f32>() / count;
    let spread = figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}

fn main() {
    let mut figures = std::env::args().skip(1).map(|figure| figure.parse::<u32>().expect("a number"));
    let (choices, simulations) = (figures.next().unwrap_or(100), figures.next().unwrap_or(2000));
    let (mut exploitability, mut mixed, mut single, mut kinds) = (Vec::new(), Vec::new(), Vec::new(), 0);
    let (mut luck, mut state, mut seen) = (Luck::seeded(1), State::new(&Options::default()), 0);
    while seen < choices {
        if state.outcome().is_some() {
            state = State::new(&Options::default());
        }
        if let (Actor::Player(side), Some(Ask::Agent { .. })) = (state.actor(), state.question())
            && state.board().peek.is_none()
        {
            let view = state.view(Seat::Player(side));
            let mut choose = |n| AgentChoice::of(&view, Budget::Iterations(n), &mut luck).expect("an agent is picked");
            let (quick, thorough) = (choose(simulations), choose(10 * simulations));
            let (rows, columns) = (&quick.solution.rows, quick.solution.columns.len());
            let best = (0..rows.len()).max_by(|&a, &b| rows[a].total_cmp(&rows[b])).expect("an agent");
            let only: Vec<f32> = (0..rows.len()).map(|row| if row == best { 1.0 } else { 0.0 }).collect();
            exploitability.push(quick.solution.exploitability);
            mixed.push(thorough.solution.value - secured(&thorough.matrix, rows, columns));
            single.push(thorough.solution.value - secured(&thorough.matrix, &only, columns));
            kinds += rows.iter().filter(|&&chance| chance > 0.05).count();
            seen += 1;
        }
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    let more: Vec<f32> = single.iter().zip(&mixed).map(|(single, mixed)| single - mixed).collect();
    println!("{choices} choices, {simulations} simulations each");
    for (what, figures) in [
        ("exploitability of the matrix, once solved", &exploitability),
        ("loss of the mixture in the better matrix", &mixed),
        ("loss of its likeliest agent alone", &single),
        ("how much more that is", &more),
    ] {
        let (mean, margin) = mean(figures);
        println!("{what:<44}{mean:.6} ± {margin:.6}");
    }
    println!("{:<44}{:.1}", "agents with a chance above 5 %", kinds as f32 / choices as f32);
}
