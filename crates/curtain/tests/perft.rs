//! Numbers of legal paths: a change of one means that the rules have changed.

use crate::common::*;
use rules::perft;

#[test]
fn paths_from_the_beginning() {
    let state = State::new(&Options::default());
    assert_eq!([1, 2, 3].map(|depth| perft(&state, depth)), [18, 18 * 17, 18 * 17 * 16]);
}

#[test]
fn paths_of_a_first_turn() {
    let t = table().hand(Us, ["japan", "cuba", "france", "iran", "italy"]).turn_of(Us);
    // Depth 4: Japan, Cuba and France 2 + 3 ways, Iran 4 + 3, Italy (nothing to remove, so the next turn) 5 + 3, in 4 cells.
    assert_eq!([1, 2, 3, 4, 5].map(|depth| perft(&*t, depth)), [5, 20, 40, 120, 476]);
}

#[test]
fn paths_of_a_turn_in_the_middle_of_the_game() {
    let t = table()
        .card("japan", (1, 0), 2, 1)
        .card("cuba", (0, 1), 0, 2)
        .card("israel", (1, 1), 1, 3)
        .card("west_germany", (-1, 0), 3, 0)
        .card("angola", (2, 0), 0, 1)
        .turn(1, 6)
        .hand(Us, ["france", "iran"])
        .hand(Ussr, ["vietnam", "zaire"])
        .turn_of(Ussr);
    assert_eq!([1, 2, 3, 4, 5].map(|depth| perft(&*t, depth)), [3, 8, 16, 75, 330]);
}

#[test]
fn paths_with_an_empty_supply() {
    let t = table().card("japan", (1, 0), 20, 1).card("cuba", (0, 1), 3, 2).card("chile", (2, 0), 0, 3);
    let t = t.hand(Ussr, ["vietnam"]).turn(2, 8).place(Us, 3);
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&*t, depth)), [10, 74, 234, 234]);
}
