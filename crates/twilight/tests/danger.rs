//! The risks that the deck declares match what the events do, and the quick check finds every danger that a full search finds.

use crate::common::*;
use twilight::{
    Danger, View,
    danger::{fall, remove_losing_moves},
    deck::{BRINGS_CARDS, GIVES_OPS, LOWERS_DEFCON},
    state::Phase,
};

/// What an event caused before another card came into play.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seen {
    /// Number of steps by which DEFCON fell.
    defcon: u8,
    ops: bool,
    cards: bool,
}

/// Returns a position of a random game in an action round.
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

/// Picks the most harmful answer, or a random one.
fn answer(state: &State, harm: bool, luck: &mut Luck) -> Action {
    let actions = legal(state);
    let harmful = |action: &&Action| {
        matches!(action, Coup(_) | Event | EventFirst | OpsFirst | Action::Defcon(1 | 2))
            || **action == Action::Choice(Choice::Boycott)
    };
    let harmful: Vec<Action> = actions.iter().filter(harmful).copied().collect();
    if harm && !harmful.is_empty() && luck.below(4) > 0 { luck.pick(&harmful) } else { luck.pick(&actions) }
}

/// Triggers the event of a card in a position and records what it causes.
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
                seen.defcon += level.saturating_sub(now);
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
fn every_event_that_can_lower_defcon_give_operations_or_trigger_cards_is_marked() {
    let mut luck = Luck::seeded(11);
    let mut all = [Seen::default(); 110];
    let mut positions = 0;
    while positions < 400 {
        let Some(state) = position(&mut luck) else { continue };
        positions += 1;
        for card in Card::ALL {
            let found = seen(card, state, &mut luck);
            let all = &mut all[card as usize - 1];
            *all =
                Seen { defcon: all.defcon.max(found.defcon), ops: all.ops | found.ops, cards: all.cards | found.cards };
        }
    }
    let with =
        |has: fn(&Seen) -> bool| Card::ALL.into_iter().filter(|&card| has(&all[card as usize - 1])).collect::<Cards>();
    assert_eq!(with(|seen| seen.defcon > 0), LOWERS_DEFCON, "lower DEFCON");
    assert_eq!(with(|seen| seen.ops), GIVES_OPS, "give Operations");
    assert_eq!(with(|seen| seen.cards), BRINGS_CARDS, "trigger other cards");
    for card in Card::ALL {
        assert!(all[card as usize - 1].defcon <= fall(card), "{card:?}");
    }
}

/// The reference search: no check beforehand, every position played on. `None` if the budget was used up.
fn plain(view: &View, action: Action) -> Option<Option<Danger>> {
    let (Seat::Player(me), mut whole) = (view.seat, true) else { return Some(None) };
    for index in 0..4 {
        let mut state = view.sample(&mut Luck::numbered(index, u64::from(view.state.round)));
        if !legal(&state).contains(&action) {
            continue;
        }
        let before = state;
        state.play(action, &mut Log::silent());
        if let Some(reason) = lost(&state, me) {
            return Some(Some(Danger::Loses(reason)));
        }
        let mut left = 3_000;
        if let Some(reason) = doom(&before, &state, me, &mut left) {
            return Some(Some(Danger::MayLose(reason)));
        }
        whole &= left > 0;
    }
    whole.then_some(None)
}

fn lost(state: &State, me: Side) -> Option<Reason> {
    let end = state.over.filter(|end| matches!(end.reason, Reason::NuclearWar | Reason::MissileCrisis))?;
    (end.winner == Some(me.other())).then_some(end.reason)
}

fn doom(before: &State, state: &State, me: Side, left: &mut u32) -> Option<Reason> {
    let elsewhere = (state.turn, state.round) != (before.turn, before.round) || state.phase == Phase::End;
    if state.over.is_some() {
        return lost(state, me);
    }
    if elsewhere || (state.phase == Phase::Rounds && state.phasing != before.phasing) || *left == 0 {
        return None;
    }
    *left -= 1;
    let mut tried: Vec<Action> = Vec::new();
    let alarms = |action: Action| match (action, state.actor()) {
        (Coup(country), Actor::Player(by)) => state.coup_alarms(by, country),
        _ => false,
    };
    let alike = |one: Action, other: Action| match (one, other) {
        (Place(_), Place(_)) | (Remove(_), Remove(_)) | (Realign(_), Realign(_)) | (Dice { .. }, Dice { .. }) => true,
        (Action::Country(_), Action::Country(_)) => true,
        (Coup(_), Coup(_)) => alarms(one) == alarms(other),
        _ => false,
    };
    let mut found = None;
    for action in legal(state) {
        if tried.last().is_some_and(|&other| alike(other, action)) {
            continue;
        }
        tried.push(action);
        let mut next = *state;
        next.play(action, &mut Log::silent());
        let end = doom(before, &next, me, left);
        if (state.actor() == Actor::Player(me)) != end.is_some() {
            return end;
        }
        found = end;
    }
    found
}

/// Games of players who avoid immediate defeats, so that DEFCON stays low for a long time.
#[test]
fn the_quick_check_misses_no_danger_that_a_full_search_finds() {
    let (mut luck, mut log) = (Luck::seeded(5), Log::silent());
    let (mut compared, mut found, mut state) = (0, 0, State::new(&Options::default()));
    while found < 300 {
        if state.over.is_some() {
            state = State::new(&Options { optional_cards: luck.below(2) == 0, ..Options::default() });
        }
        let Actor::Player(side) = state.actor() else {
            state.play(state.any(&mut luck), &mut log);
            continue;
        };
        let mut actions = legal(&state);
        if state.defcon <= 3 && luck.below(12) == 0 {
            let view = state.view(Seat::Player(side));
            let dangers = view.dangers();
            for &action in &actions {
                let danger = view.danger(action);
                assert_eq!(danger, dangers.iter().find(|one| one.0 == action).map(|one| one.1));
                let danger = danger.filter(|&danger| danger != Danger::StrandsScoring);
                compared += 1;
                found += u32::from(danger.is_some());
                if let Some(plain) = plain(&view, action) {
                    assert_eq!(danger, plain, "{action:?} of {:?}", state.ask());
                }
            }
        }
        // Mostly careful, so that games last.
        if luck.below(6) > 0 {
            remove_losing_moves(&state, &mut actions);
        }
        state.play(luck.pick(&actions), &mut log);
    }
    assert!(compared > 2_000, "{compared}");
}
