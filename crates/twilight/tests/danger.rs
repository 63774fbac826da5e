//! What the deck says about dangerous events is what the events do.

use crate::common::*;
use twilight::{
    deck::{BRINGS_CARDS, GIVES_OPS, LOWERS_DEFCON},
    state::Phase,
};

/// What came of an event before another card came into play.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seen {
    defcon: bool,
    ops: bool,
    cards: bool,
}

/// A position of a random game in which a player is to play a card.
fn position(luck: &mut Luck) -> Option<State> {
    let options = Options { second_edition: luck.below(4) == 0, optional_cards: true, ..Options::default() };
    let (mut state, mut log) = (State::new(&options), Log::silent());
    for _ in 0..200 + luck.below(800) {
        if state.over.is_some() {
            return None;
        }
        state.play(state.any(luck), &mut log);
    }
    (state.phase == Phase::Rounds && state.over.is_none()).then_some(state)
}

/// The answer that is the most likely to do harm, or any.
fn answer(state: &State, harm: bool, luck: &mut Luck) -> Action {
    let actions = legal(state);
    let harmful = |action: &&Action| {
        matches!(action, Coup(_) | Event | EventFirst | OpsFirst | Action::Defcon(1 | 2))
            || **action == Action::Choice(Choice::Boycott)
    };
    let harmful: Vec<Action> = actions.iter().filter(harmful).copied().collect();
    if harm && !harmful.is_empty() && luck.below(4) > 0 { luck.pick(&harmful) } else { luck.pick(&actions) }
}

/// Lets the event of a card happen in a position and looks at what it brings about.
fn seen(card: Card, state: State, luck: &mut Luck) -> Seen {
    let phasing = luck.pick(&Side::BOTH);
    let defcon = 2 + luck.below(4) as u8;
    let mut t = table().with(|s| {
        *s = state;
        s.stack.clear();
        (s.phasing, s.defcon, s.crisis) = (phasing, defcon, None);
        s.vp = s.vp.clamp(-10, 10);
        s.order = [None; 14];
    });
    let (mut seen, mut level, harm) = (Seen::default(), defcon, luck.below(3) > 0);
    t.event_by(phasing, card);
    loop {
        let other = |fact: &Fact| matches!(fact, Fact::Event { card: by, .. } if *by != card);
        let own = t.facts().iter().take_while(|noted| !other(&noted.fact)).count();
        for noted in &t.facts()[..own] {
            if let Fact::Defcon { level: now } = noted.fact {
                seen.defcon |= now < level;
                level = now;
            }
        }
        level = t.state.defcon;
        if own < t.facts().len() {
            return Seen { cards: true, ..seen };
        }
        if t.done() || t.over().is_some() {
            return seen;
        }
        match t.state.ask() {
            Some(Ask::Ops { .. }) => seen.ops = true,
            Some(Ask::Use { .. }) => seen.cards = true,
            _ => {}
        }
        t.clear_facts();
        t.play(answer(&t.state, harm, luck));
    }
}

#[test]
fn every_event_that_can_lower_defcon_give_operations_or_bring_cards_about_is_marked_so() {
    let mut luck = Luck::seeded(11);
    let mut all = [Seen::default(); 110];
    let mut positions = 0;
    while positions < 400 {
        let Some(state) = position(&mut luck) else { continue };
        positions += 1;
        for card in Card::ALL {
            let found = seen(card, state, &mut luck);
            let all = &mut all[card as usize - 1];
            *all = Seen { defcon: all.defcon | found.defcon, ops: all.ops | found.ops, cards: all.cards | found.cards };
        }
    }
    let with =
        |has: fn(&Seen) -> bool| Card::ALL.into_iter().filter(|&card| has(&all[card as usize - 1])).collect::<Cards>();
    assert_eq!(with(|seen| seen.defcon), LOWERS_DEFCON, "lower DEFCON");
    assert_eq!(with(|seen| seen.ops), GIVES_OPS, "give Operations");
    assert_eq!(with(|seen| seen.cards), BRINGS_CARDS, "bring other cards about");
}
