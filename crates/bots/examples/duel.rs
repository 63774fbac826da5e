//! A match without the command line: `duel twilight A B GAMES`.
use bots::{Know, Spec, arena::{Fixture, Tally}};
fn run<G: Know>(a: Spec, b: Spec, games: u64) {
    let start = std::time::Instant::now();
    let fixture = Fixture::<G> { players: [a, b], options: G::Options::default(), seed: 1 };
    let all = fixture.run(games, 2, Default::default(), None, |_| {});
    let tally = Tally::of(&all);
    let west = Tally::of(all.iter().filter(|p| p.index % 2 == 0));
    let east = Tally::of(all.iter().filter(|p| p.index % 2 == 1));
    let mut ends = std::collections::BTreeMap::new();
    for p in &all { *ends.entry(&p.reason).or_insert(0) += 1; }
    let blunders = all.iter().filter(|p| p.blunder).count();
    let decisions: u32 = all.iter().map(|p| p.decisions[0]).sum();
    println!("{a} {b}: {:.1} % {:?} west {:.1} east {:.1}; {ends:?} blunders {blunders}; {decisions} decisions of A; {:.0?}", 100.0*tally.rate(), tally.interval().map(|x| (1000.0*x).round()/10.0), 100.0*west.rate(), 100.0*east.rate(), start.elapsed());
}
fn main() {
    let args: Vec<_> = std::env::args().collect();
    let (a, b, n) = (args[2].parse().unwrap(), args[3].parse().unwrap(), args[4].parse().unwrap());
    match args[1].as_str() { "curtain" => run::<curtain::State>(a, b, n), "spies" => run::<spies::State>(a, b, n), _ => run::<twilight::State>(a, b, n) }
}
