//! Plays random games and prints what became of them: `tally 40000`, or `tally 40000 list` to list all answers each time.

use rules::{Actor, Game, Log, Luck};
use std::{collections::BTreeMap, time::Instant};
use twilight::{Options, State};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let listing = std::env::args().nth(2).is_some_and(|word| word == "list");
    let (mut decisions, mut actions, mut rounds) = (0_u64, 0_u64, 0_u64);
    let (mut turns, mut ends) = (0_u64, BTreeMap::<&str, u64>::new());
    let start = Instant::now();
    for index in 0..games {
        let (mut luck, mut log) = (Luck::numbered(1, index), Log::silent());
        let mut state = State::new(&Options::default());
        let mut round = (0, 0, state.phasing);
        loop {
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => state.any(&mut luck),
                Actor::Player(_) => {
                    decisions += 1;
                    if listing { luck.pick(&rules::legal(&state)) } else { state.any(&mut luck) }
                }
            };
            state.play(action, &mut log);
            actions += 1;
            let now = (state.turn, state.round, state.phasing);
            rounds += u64::from(now != round && state.round > 0);
            round = now;
        }
        turns += u64::from(state.turn);
        *ends.entry(state.outcome().expect("it is over").reason).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |n: u64| n as f64 / games as f64;
    println!("{:.0} games/s, {:.0} rounds/s", games as f64 / seconds, rounds as f64 / seconds);
    println!(
        "{:.0} ns a decision, {:.0} ns an action",
        seconds * 1e9 / decisions as f64,
        seconds * 1e9 / actions as f64
    );
    println!("{:.1} decisions, {:.1} actions, {:.2} last turn; {ends:?}", each(decisions), each(actions), each(turns));
    println!("state {} bytes, frame {}", size_of::<State>(), size_of::<twilight::Frame>());
}
