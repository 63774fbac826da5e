//! The last two turns, solved by full enumeration.
//!
//! Then nearly everything is known. The player of the last turn knows both aftermath cards: the other hand is empty. The player of the turn
//! before has not seen two cards: one is the last card of the opponent, the other his aftermath card, which makes two worlds. So a position
//! is solved for a set of worlds that look the same to the player. The player does the same in all of them; the opponent, who sees
//! everything, does the best in each, or the same in all if that reveals less.

use crate::{Budget, Clock, Heuristics, Weights};
use arrayvec::ArrayVec;
use curtain::{Action, Card, State, View};
use rules::{Actions, Actor, Game, Log, Luck, Seat, Side, View as _, legal};

/// Number of visited positions that count as one simulation.
const POSITIONS: u32 = 64;
/// Number of worlds of the last turn but one.
const MOST_WORLDS: usize = 2;

/// The worlds that look the same to a player.
type Worlds = ArrayVec<State, MOST_WORLDS>;

/// Returns an action that wins in the maximum number of worlds; none if it is too early, if every action loses, or if the budget is too
/// small.
pub fn solve(view: &View, budget: Budget, luck: &mut Luck) -> Option<Action> {
    let Seat::Player(me) = view.seat() else { return None };
    let worlds = worlds(view, luck)?;
    let mut solver = Solver { me, clock: budget.part(2).start(), looked_at: 0 };
    let (wins, action) = solver.best(&worlds)?;
    if wins == 0 { None } else { action }
}

/// Returns every world of a view in the last two turns.
fn worlds(view: &View, luck: &mut Luck) -> Option<Worlds> {
    let (board, unseen) = (view.board(), view.unseen().len());
    if board.round() < 2 || board.turn() < 7 || unseen > MOST_WORLDS {
        return None;
    }
    let mut worlds = Worlds::new();
    // Both worlds are equally likely: a hundred draws find both.
    for _ in 0..100 {
        let world = view.sample(luck);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
        if worlds.len() == unseen {
            return Some(worlds);
        }
    }
    None
}

/// Counts the worlds in which a side wins.
struct Solver {
    me: Side,
    clock: Clock,
    looked_at: u32,
}

impl Solver {
    /// Returns the number of worlds in which the side wins; none if the budget is used up.
    fn wins(&mut self, worlds: &[State]) -> Option<usize> {
        match worlds[0].actor() {
            Actor::Player(side) if side == self.me => self.best(worlds).map(|(wins, _)| wins),
            Actor::Player(_) => self.least(worlds),
            _ => Some(worlds.iter().filter(|world| world.outcome().is_some_and(|o| o.winner == Some(self.me))).count()),
        }
    }

    /// Returns the maximum number of wins of one action, and the action.
    fn best(&mut self, worlds: &[State]) -> Option<(usize, Option<Action>)> {
        let mut best = (0, None);
        for action in promising(&worlds[0]) {
            let wins = self.after(worlds, action)?;
            if wins > best.0 {
                best = (wins, Some(action));
            }
            if wins == worlds.len() {
                break;
            }
        }
        Some(best)
    }

    /// Returns the number of wins left after the opponent's best actions.
    fn least(&mut self, worlds: &[State]) -> Option<usize> {
        let mut least = 0;
        if let [world] = worlds {
            least = 1;
            for action in promising(world) {
                least = least.min(self.after(worlds, action)?);
                if least == 0 {
                    break;
                }
            }
            return Some(least);
        }
        for world in worlds {
            least += self.least(std::slice::from_ref(world))?;
        }
        let common = |action: &Action| worlds.iter().all(|world| legal(world).contains(action));
        for action in promising(&worlds[0]).into_iter().filter(common) {
            if least == 0 {
                break;
            }
            least = least.min(self.after(worlds, action)?);
        }
        Some(least)
    }

    fn after(&mut self, worlds: &[State], action: Action) -> Option<usize> {
        self.looked_at += 1;
        if self.looked_at.is_multiple_of(POSITIONS) {
            self.clock.tick();
        }
        if self.clock.is_over() {
            return None;
        }
        let play = |world: &State| {
            let mut next = *world;
            next.play(action, &mut Log::silent());
            next
        };
        self.wins(&worlds.iter().map(play).collect::<Worlds>())
    }
}

/// Returns the actions worth trying, the most promising first. The cubes of one step go to the cards in ascending order, because every
/// order leads to the same position.
fn promising(state: &State) -> Actions<Action> {
    let mut actions = legal(state);
    let last = Card::ALL.into_iter().rfind(|&card| state.board().put(card) > 0);
    actions.retain(|action| match *action {
        Action::Place(card) | Action::Infiltrate(card) | Action::Remove(card) => last.is_none_or(|last| card >= last),
        _ => true,
    });
    let mut weights = Weights::new();
    state.move_weights(&actions, &mut weights);
    let mut order: ArrayVec<(f32, Action), 512> = weights.into_iter().zip(actions).collect();
    order.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    order.into_iter().map(|(_, action)| action).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use curtain::testing::{TestGame, table};
    use rules::Side::{East, West};

    fn solver(me: Side) -> Solver {
        Solver { me, clock: Budget::Iterations(1_000_000).start(), looked_at: 0 }
    }

    fn after(worlds: &[State], action: Action) -> Vec<State> {
        let mut next = worlds.to_vec();
        next.iter_mut().for_each(|world| world.play(action, &mut Log::silent()));
        next
    }

    /// Returns the number of wins of a side, by every order of every action.
    fn brute(worlds: &[State], me: Side) -> usize {
        let every = |world: &State| legal(world).into_iter().collect::<Vec<_>>();
        match worlds[0].actor() {
            Actor::Player(side) if side == me => {
                every(&worlds[0]).into_iter().map(|action| brute(&after(worlds, action), me)).max().expect("an action")
            }
            Actor::Player(_) => {
                let alone = |world: &State| {
                    every(world)
                        .into_iter()
                        .map(|action| brute(&after(&[*world], action), me))
                        .min()
                        .expect("an action")
                };
                let apart = worlds.iter().map(alone).sum();
                let shared =
                    every(&worlds[0]).into_iter().filter(|a| worlds.iter().all(|world| legal(world).contains(a)));
                let alike = |action| if worlds.len() == 1 { apart } else { brute(&after(worlds, action), me) };
                shared.map(alike).min().map_or(apart, |alike| alike.min(apart))
            }
            _ => worlds.iter().filter(|world| world.outcome().is_some_and(|o| o.winner == Some(me))).count(),
        }
    }

    /// Returns the last turn but one on a small table, with either location of the two cards that the USA has not seen.
    fn two_worlds(track: i8, us: &str, unseen: [&str; 2]) -> [State; 2] {
        let world = |hand: &str, aftermath: &str| {
            let game = table()
                .card("cuba", (1, 0), 1, 2)
                .card("japan", (0, 1), 2, 1)
                .track(track)
                .turn(2, 7)
                .hand(West, [us])
                .hand(East, [hand])
                .aftermath("brazil", aftermath)
                .turn_of(West);
            let state: &State = &game;
            *state
        };
        [world(unseen[0], unseen[1]), world(unseen[1], unseen[0])]
    }

    #[test]
    fn two_turns_with_a_hidden_card_match_brute_force() {
        let mut seen = [0; 3];
        for track in -4..=2 {
            for (us, unseen) in [("zaire", ["nigeria", "panama"]), ("nigeria", ["zaire", "east_germany"])] {
                let worlds = two_worlds(track, us, unseen);
                let wins = brute(&worlds, West);
                assert_eq!(solver(West).wins(&worlds), Some(wins), "{track} {us} {unseen:?}");
                seen[wins] += 1;
            }
        }
        assert!(seen.iter().all(|&times| times > 0), "every result should occur: {seen:?}");
    }

    /// Returns the last turns of random games.
    fn last_turns() -> impl Iterator<Item = State> {
        (0..200).filter_map(|seed| {
            let (mut luck, mut game) = (Luck::seeded(seed), TestGame::new(&curtain::Options::default()));
            while game.outcome().is_none() && (game.board().round() < 2 || game.board().turn() < 8) {
                let action = game.any(&mut luck);
                game.play(action);
            }
            game.outcome().is_none().then_some(*game)
        })
    }

    #[test]
    fn last_turns_of_whole_games_match_brute_force() {
        let (mut won, mut lost) = (0, 0);
        for state in last_turns() {
            let Actor::Player(me) = state.actor() else { unreachable!("a card is to be played") };
            let card = state.hand(me).first().expect("the last card");
            if state.board().pack().card(card).cubes > 2 {
                continue; // too many orders of cubes to try them all
            }
            let found = solve(&state.view(Seat::Player(me)), Budget::Iterations(100_000), &mut Luck::seeded(1));
            let wins = brute(&[state], me) == 1;
            assert_eq!(found.is_some(), wins, "{state:?}");
            if let Some(action) = found {
                assert_eq!(brute(&after(&[state], action), me), 1, "{action:?} wins");
            }
            *(if wins { &mut won } else { &mut lost }) += 1;
        }
        assert!(won >= 10 && lost >= 10, "{won} won, {lost} lost");
    }

    #[test]
    fn positions_before_the_last_two_turns_or_without_budget_are_not_solved() {
        let game = table().turn(1, 7).turn_of(West);
        assert_eq!(solve(&game.view(Seat::Player(West)), Budget::Iterations(1000), &mut Luck::seeded(1)), None);
        let mut hurried = Solver { clock: Budget::Iterations(1).start(), ..solver(West) };
        assert_eq!(hurried.wins(&two_worlds(-1, "zaire", ["nigeria", "panama"])), None);
    }
}
