//! Fixed numbers of paths from the positions in `perft/`.

rules::perft_files! {
    twilight::State;
    the_headlines_of_turn_one: "headlines.perft",
    the_first_round: "round_1.perft",
    vietnam_revolts_in_turn_three: "round_3.perft",
    the_start: "start.perft",
    un_intervention_in_turn_three: "un_intervention.perft",
}
