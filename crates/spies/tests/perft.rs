//! Fixed numbers of paths from the positions in `perft/`.

rules::perft_files! {
    spies::State;
    cuba_after_step_10: "cuba_step_10.perft",
    cuba_after_step_5: "cuba_step_5.perft",
    events_in_the_struggle: "events.perft",
    french_debriefing: "french.perft",
    the_start: "start.perft",
}
