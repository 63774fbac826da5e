//! Evaluation of decisions and luck.

use bots::{
    Spec,
    analysis::{Choice, Depth, Grade, Insight, Judge, Kind, Plan, reduced},
    arena::Fixture,
};
use curtain::testing::table as tableau;
use rules::{Actor, Entry, Game, Log, Luck, Record, Seat, Session, Side, legal};
use spies::{
    Agent, Board, Cia, Group, Objective,
    testing::{Start, board, position},
};
use twilight::{
    Action::{Card, Coup, Ops},
    Card::{DuckAndCover, Fidel},
    Country::{Angola, Brazil, Cuba, Nigeria, Zaire},
};

/// Plays a game of fast players, or only its first actions.
fn game<G: Insight>(spec: Spec, seed: u64, most: usize) -> Session<G> {
    let mut luck = Luck::seeded(seed);
    let mut players = Side::BOTH.map(|_| spec.player::<G>(luck.fork()));
    let mut state = G::new(&G::Options::default());
    let mut record = Record::new(G::Options::default());
    while record.entries.len() < most && state.actor() != Actor::Nobody {
        let action = match state.actor() {
            Actor::Player(side) => players[side.index()].choose(&state.view(Seat::Player(side))),
            _ => state.any(&mut luck),
        };
        record.entries.push(Entry::answer(action));
        state.play(action, &mut Log::silent());
    }
    Session::replay(&record).expect("a legal game")
}

/// Checks that start, luck, decisions and rest add up to the result: in total and at every moment.
fn adds_up<G: Insight>() {
    for (seed, spec, most) in [(1, Spec::Greedy, usize::MAX), (2, Spec::Safe, usize::MAX), (3, Spec::Random, 90)] {
        let session = game::<G>(spec, seed, most);
        let found = G::analysis(&session, &Plan::QUICK, 1);
        assert_eq!(found, G::analysis(&session, &Plan::QUICK, 2), "the result does not depend on the threads");
        let sum = found.start + found.luck + found.decisions + found.rest;
        assert!((sum - found.result).abs() < 1e-6, "{}: {sum} is not {}", G::NAME, found.result);
        assert_eq!(found.finished, session.state().outcome().is_some());
        assert_eq!(found.moments.len(), session.record().entries.len());
        for moment in &found.moments {
            let gained = moment.luck + moment.decision + moment.rest;
            assert!((moment.after - moment.before - gained).abs() < 1e-9, "{moment:?}");
            assert!((0.0..=1.0).contains(&moment.before) && moment.rest.abs() <= 2.0, "{moment:?}");
            assert!(moment.luck == 0.0 || moment.kind == Kind::Chance, "{moment:?}");
        }
        let [west, east] = [found.sides.west, found.sides.east];
        assert!((west.luck_adjusted - (found.result - found.luck)).abs() < 1e-9);
        assert!((west.luck_adjusted + east.luck_adjusted - 1.0).abs() < 1e-9);
        assert!((east.lost - west.lost - found.decisions).abs() < 1e-9);
    }
}

#[test]
fn start_luck_decisions_and_rest_add_up_to_the_result() {
    adds_up::<twilight::State>();
    adds_up::<curtain::State>();
    adds_up::<spies::State>();
}

/// Checks that the mean luck over all possible results is 0.
fn no_luck_in_the_mean<G: Insight>() {
    let (mut state, mut luck, mut seen) = (G::new(&G::Options::default()), Luck::seeded(5), 0);
    while state.actor() != Actor::Nobody {
        if state.actor() == Actor::Chance {
            let outcomes = legal(&state);
            let dice = luck.fork();
            let sum: f64 = outcomes.iter().map(|&outcome| Judge::QUICK.cast(&state, outcome, &dice).luck).sum();
            assert!(sum.abs() < 1e-9, "{sum}");
            seen += 1;
        }
        let action = state.any(&mut luck);
        state.play(action, &mut Log::silent());
    }
    assert!(seen > 5);
}

#[test]
fn the_mean_luck_over_all_possible_results_is_zero() {
    no_luck_in_the_mean::<twilight::State>();
    no_luck_in_the_mean::<curtain::State>();
    no_luck_in_the_mean::<spies::State>();
}

fn judged<G: Insight>(state: &G, action: G::Action) -> Choice<G::Action> {
    let Actor::Player(side) = state.actor() else { panic!("a player decides") };
    assert!(legal(state).contains(&action), "{action:?} is not legal");
    let depth: Depth = Plan::QUICK.choices;
    depth.choice::<G>(&state.view(Seat::Player(side)), action, &mut Luck::seeded(3)).expect("it was not forced")
}

fn blunder<G: Insight>(what: &str, state: &G, action: G::Action) {
    let choice = judged(state, action);
    assert_eq!(choice.grade, Grade::Blunder, "{what}: {choice:#?}");
    assert!(choice.best[0].action != action);
    // The best action is no blunder, by the same evaluation.
    let best = judged(state, choice.best[0].action);
    assert!(best.grade <= Grade::Fine, "{what}: {best:#?}");
}

/// Returns a position at DEFCON 2, with this card in a hand and influence in one country.
fn at_defcon_2(me: &str, card: &str, holder: &str, country: &str) -> twilight::State {
    let (us, ussr) =
        if me == "west" { ([card, "opec"], ["nato", "nasser"]) } else { (["nato", "nasser"], [card, "opec"]) };
    let document = serde_json::json!({
        "turn": 8, "round": 3, "to_move": me, "defcon": 2,
        "influence": { holder: { country: 2 } },
        "hands": { "west": us, "east": ussr },
    });
    twilight::State::read_position(&document).expect("a sound position")
}

#[test]
fn a_coup_in_a_battleground_at_defcon_2_is_a_blunder() {
    for (me, other, card) in [("west", "east", "duck_and_cover"), ("east", "west", "fidel")] {
        for (slug, country) in
            [("angola", Angola), ("brazil", Brazil), ("cuba", Cuba), ("nigeria", Nigeria), ("zaire", Zaire)]
        {
            let mut state = at_defcon_2(me, card, other, slug);
            let card = if me == "west" { DuckAndCover } else { Fidel };
            for action in [Card(card), Ops] {
                state.play(action, &mut Log::silent());
            }
            blunder(&format!("{me} in {slug}"), &state, Coup(country));
        }
    }
}

#[test]
fn a_card_that_wins_for_the_opponent_is_a_blunder() {
    use curtain::Action::Play;
    use curtain::{Card, Us, Ussr};
    for others in [["iran", "israel"], ["israel", "japan"], ["iran", "japan"]] {
        let position = tableau().track(-7).hand(Us, ["east_germany", others[0], others[1]]).turn_of(Us);
        blunder("East Germany", &*position, Play(Card::EastGermany));
    }
    for track in [4, 5] {
        let board = tableau().card("cuba", (1, 0), 2, 0).track(track).hand(Ussr, ["panama", "chile"]).turn_of(Ussr);
        blunder("Panama", &*board, Play(Card::Panama));
    }
}

fn struggle(change: impl FnOnce(&mut Board)) -> spies::State {
    let mut board = board();
    board.turn = 2;
    board.objective = Some(Objective::Cuba);
    board.balance = Some(Cia);
    change(&mut board);
    let agents = [Some(Agent::Director), Some(Agent::Analyst)];
    position(spies::Options::default(), board, agents, Start::Act(Cia), &mut Log::silent())
}

#[test]
fn giving_away_a_decided_struggle_is_graded_as_a_loss() {
    let set = |groups: &[Group]| groups.iter().copied().collect();
    for scores in [[60, 60], [80, 70], [70, 80]] {
        let state = struggle(|board| {
            board.groups = [set(&[Group::Opposition, Group::Mafia]), set(&[Group::Industry])];
            board.passes = 1;
            board.scores = scores;
        });
        assert_eq!(judged(&state, spies::Action::Pass).grade, Grade::Best, "the KGB has passed, the CIA leads");
        let choice = judged(&state, spies::Action::Recruit);
        assert!(choice.grade >= Grade::Inaccuracy && choice.lost > 0.03, "{choice:#?}");
    }
}

#[test]
fn the_chances_of_both_sides_add_up_to_one() {
    let session = game::<twilight::State>(Spec::Greedy, 4, 150);
    let worth = session.state().worth(Judge { playouts: 20 }, &mut Luck::seeded(1));
    assert!((worth.of_side(Side::West) + worth.of_side(Side::East) - 1.0).abs() < 1e-12 && worth.error > 0.0);
    let view = session.state().view(Seat::Player(Side::East));
    let seen = twilight::State::worth_of(&view, Judge::QUICK, 30, &mut Luck::seeded(1));
    assert!((0.0..=1.0).contains(&seen.west) && seen.error > 0.0);
}

/// Checks that the luck-adjusted estimate of strength agrees with the plain one and has less noise.
fn same_strength<G: Insight>(a: Spec, b: Spec, games: u64) {
    let fixture = Fixture::<G> { players: [a, b], options: G::Options::default(), seed: 9 };
    let all = reduced::run(&fixture, games, 2, |_| {});
    for played in &all[..6] {
        let plain = fixture.play(played.index);
        let points = plain.winner.map_or(0.5, |winner| if winner == 0 { 1.0 } else { 0.0 });
        assert_eq!(played.points, points, "the same game as in a plain match");
    }
    let found = reduced::estimate(&all);
    let apart = (found.adjusted[0] - found.plain[0]).abs();
    assert!(apart < 4.0 * found.plain[1], "{found:?}");
    assert!(found.luck[0].abs() < 4.0 * found.luck[1], "{found:?}");
    assert!(found.ratio > 0.8, "{found:?}");
}

#[test]
fn luck_adjusted_matches_estimate_the_same_strength() {
    same_strength::<spies::State>(Spec::Greedy, Spec::Greedy, 200);
    same_strength::<curtain::State>(Spec::Greedy, Spec::Greedy, 200);
    same_strength::<twilight::State>(Spec::Greedy, Spec::Greedy, 40);
}
