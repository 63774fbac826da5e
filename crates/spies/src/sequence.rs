//! The phases of a turn: Briefing, Planning, Cease-fire, Debriefing, Détente. The struggle is in `struggle`.

use crate::{
    action::{Action, Few},
    ask::Ask,
    deck::{Agent, Objective, strongest},
    fact::Fact,
    frame::{Next, Proc, at, then},
    options::{BriefingOrder, CivilDisorderClaim, DoubleDisorder},
    pile::{LOOK, Pile},
    play::Play,
    state::{Cover, End, Phase},
};
use rules::{
    Next::{Again, Done},
    Set, Side,
};

/// The points that end the game (7.1).
pub const TARGET: u8 = 100;

/// The Briefing: objective, balance token and groups (1.1 to 1.5).
pub fn briefing(p: &mut Play) -> Next {
    match p.step() {
        0 => {
            p.board().phase = Phase::Briefing;
            p.board().turn += 1;
            if p.state.objectives_left() == 0 {
                p.note(Fact::DeckEmpty);
                let leader = leader(p);
                return p.end(leader, End::DeckEmpty);
            }
            p.uncover_objectives(1);
            Again
        }
        1 => {
            p.raise_buried(1);
            let objective = p.state.objectives.draw();
            let figures = objective.figures();
            p.board().objective = Some(objective);
            // Not at step 0, which runs while the game is set up without a log.
            let turn = p.board().turn;
            p.note(Fact::Turn { turn });
            p.note(Fact::Objective {
                objective,
                stability: figures.stability,
                population: figures.population,
                points: figures.points,
            });
            if p.options().briefing_order == BriefingOrder::ShuffleFirst {
                shuffle(p);
            }
            if turn == 1 {
                return p.ask(Ask::Balance);
            }
            let holder = balance(p);
            groups(p, holder)
        }
        _ => {
            let Action::Balance(side) = p.answer() else { unreachable!("chance gives the token") };
            groups(p, Some(side))
        }
    }
}

/// Finishes the Briefing with the given holder of the balance token.
fn groups(p: &mut Play, holder: Option<Side>) -> Next {
    p.board().balance = holder;
    if let Some(side) = holder {
        p.note(Fact::Balance { side });
    }
    if p.options().briefing_order == BriefingOrder::BalanceFirst {
        shuffle(p);
    }
    let analysts = std::mem::take(&mut p.board().analyst);
    for side in token_side_first(p) {
        if analysts[side.index()] {
            p.call(Proc::Arrange, side);
        }
    }
    then(Proc::Planning)
}

/// Returns the side that takes the balance token in a later turn (1.2 b to d).
fn balance(p: &mut Play) -> Option<Side> {
    let always = p.options().double_disorder_keeps_balance == DoubleDisorder::Always;
    let board = p.board();
    if always && board.disorder == [true; 2] {
        return board.balance;
    }
    match board.scores[0].cmp(&board.scores[1]) {
        std::cmp::Ordering::Less => Some(Side::West),
        std::cmp::Ordering::Greater => Some(Side::East),
        std::cmp::Ordering::Equal => board.token.map(Side::other).or(board.balance),
    }
}

/// Shuffles all groups together again (1.4).
fn shuffle(p: &mut Play) {
    if p.board().turn > 1 {
        p.board().discard.clear();
        p.state.groups = Pile::shuffled(Set::full());
        p.note(Fact::Shuffled);
    }
}

/// Returns the side whose token was placed last, then the other; if there was none, the holder of the balance token first.
pub fn token_side_first(p: &mut Play) -> [Side; 2] {
    let board = p.board();
    let first = board.token.or(board.balance).unwrap_or(Side::West);
    [first, first.other()]
}

/// Planning: both sides pick Agent X, then all agents come back from leave (2.1 to 2.4).
pub fn planning(p: &mut Play) -> Next {
    match p.step() {
        0 => {
            p.board().phase = Phase::Planning;
            // D4: the choice comes before any pick.
            let choices = std::mem::take(&mut p.board().choice);
            if choices == [false; 2] {
                return first_pick(p);
            }
            for side in token_side_first(p) {
                if choices[side.index()] {
                    p.call(Proc::Choose, side);
                }
            }
            Again
        }
        1 => first_pick(p),
        2 => {
            let first = p.board().peek.map_or(Side::West, Side::other);
            pick(p, first);
            if p.board().peek.is_some() {
                p.show(first); // 2.3
            }
            p.ask(Ask::Agent { side: first.other() })
        }
        _ => {
            let second = p.board().peek.take().unwrap_or(Side::East);
            pick(p, second);
            for side in Side::BOTH {
                let me = side.index();
                let back = std::mem::replace(&mut p.board().leave[me], Set::EMPTY);
                p.board().headquarters[me] = p.board().headquarters[me].union(back);
                for agent in back {
                    p.note(Fact::Returned { side, agent });
                }
            }
            then(Proc::Struggle)
        }
    }
}

/// Asks the side that picks first: the CIA, or the side whose Agent X is to be seen.
fn first_pick(p: &mut Play) -> Next {
    for me in [0, 1] {
        let board = p.board();
        // A26: a side with empty headquarters picks among the agents on leave.
        let agents = board.headquarters[me];
        board.suspects[me] = if agents.is_empty() { board.leave[me] } else { agents };
    }
    let first = p.board().peek.map_or(Side::West, Side::other);
    p.ask_for(2, Ask::Agent { side: first })
}

fn pick(p: &mut Play, side: Side) {
    let Action::Pick(agent) = p.answer() else { unreachable!("an agent is picked") };
    let me = side.index();
    p.state.agents[me] = Some(agent);
    p.board().cover[me] = Cover::Hidden;
    p.log.whisper(side, Fact::PickedAgent { agent });
    p.note(Fact::Picked { side });
    // A26: the others on leave come back with him at once, so that the opponent cannot infer the pick.
    if p.board().leave[me].contains(agent) {
        let back = std::mem::replace(&mut p.board().leave[me], Set::EMPTY);
        p.board().headquarters[me] = back;
    }
}

/// The Cease-fire: totals, civil disorder, the domination token (4.1 to 4.8).
pub fn cease_fire(p: &mut Play) -> Next {
    match p.step() {
        0 => {
            p.board().phase = Phase::CeaseFire;
            let options = p.options();
            let board = p.board();
            board.disorder = Side::BOTH.map(|side| board.disorderly(side, &options));
            let [west, east] = Side::BOTH.map(|side| board.influence(side));
            let stability = board.stability();
            let disorder = board.disorder;
            p.note(Fact::Totals { west, east, stability });
            p.board().token = match disorder {
                [false, false] => dominator(p),
                [true, false] => Some(Side::East),
                [false, true] => Some(Side::West),
                [true, true] => None,
            };
            match p.board().token {
                Some(side) => p.note(Fact::Token { side }),
                None => p.note(Fact::NoToken),
            }
            for side in Side::BOTH {
                if disorder[side.index()] {
                    p.note(Fact::Disorder { side });
                    p.show(side);
                }
            }
            if disorder == [false; 2] {
                return end_of_cease_fire(p);
            }
            for side in Side::BOTH {
                if disorder[side.index()] {
                    p.call(Proc::Disorder, side);
                }
            }
            Again
        }
        _ => end_of_cease_fire(p),
    }
}

/// Buries or claims the objective before the Debriefing (4.4, 4.6, 4.8).
fn end_of_cease_fire(p: &mut Play) -> Next {
    match p.board().token {
        None => p.bury(),
        Some(side) => {
            let disorder = p.board().disorder != [false; 2];
            if disorder && p.options().civil_disorder_claim == CivilDisorderClaim::Immediate {
                p.claim(side);
            }
        }
    }
    then(Proc::Debriefing)
}

/// Returns the side with the higher total, or with the stronger group of the most important faction (4.2, 4.3).
fn dominator(p: &mut Play) -> Option<Side> {
    let board = p.board();
    let [west, east] = Side::BOTH.map(|side| board.influence(side));
    if west != east {
        return Some(if west > east { Side::West } else { Side::East });
    }
    let groups = board.groups;
    for &faction in &board.objective?.figures().bias {
        let [west, east] = groups.map(|groups| strongest(groups, faction));
        if west != east {
            let side = if west > east { Side::West } else { Side::East };
            p.note(Fact::TieBroken { side, faction });
            return Some(side);
        }
    }
    None
}

/// Terminates, dismisses or saves the agent of a side that caused civil disorder (4.5, 8.5).
pub fn disorder(p: &mut Play) -> Next {
    let side = p.side();
    let protected = p.state.agent(side) == Some(Agent::DeputyDirector);
    if protected {
        p.dismiss(side);
        return Done;
    }
    if p.step() == 0 && p.board().owns(side, Objective::NobelPeacePrize) {
        return p.ask(Ask::Save { side });
    }
    if p.step() == 1 && p.answer() != Action::Decline {
        p.spend(side, Objective::NobelPeacePrize);
        p.dismiss(side);
    } else {
        p.terminate(side);
    }
    Done
}

/// Returns the agenda of an agent in the Debriefing; a Deputy Director has none (5.6).
fn agenda(agent: Agent) -> Option<Proc> {
    match agent {
        Agent::MasterSpy => Some(Proc::MasterSpy),
        Agent::DeputyDirector => None,
        Agent::DoubleAgent => Some(Proc::DoubleAgent),
        Agent::Analyst => Some(Proc::Analyst),
        Agent::Assassin => Some(Proc::Assassin),
        Agent::Director => Some(Proc::Director),
    }
}

/// The Debriefing: the agents are shown and carry out their agendas by initiative (5.1 to 5.14).
pub fn debriefing(p: &mut Play) -> Next {
    if p.step() == 0 {
        p.board().phase = Phase::Debriefing;
        for side in Side::BOTH {
            p.show(side);
        }
        let mut order = token_side_first(p);
        order.sort_by_key(|&side| p.state.agent(side)); // 5.2: agents are declared in the order of initiative
        for side in order {
            if let Some(agenda) = p.state.agent(side).and_then(agenda) {
                p.call(agenda, side);
            }
        }
        return Again;
    }
    if let Some(side) = p.board().token {
        p.claim(side); // 5.11
    }
    then(Proc::Detente)
}

/// The Détente: the agents leave the field, the groups are discarded, and the event window opens (6.1 to 6.3).
pub fn detente(p: &mut Play) -> Next {
    p.board().phase = Phase::Detente;
    for side in Side::BOTH {
        if p.board().cover[side.index()] == Cover::Shown {
            p.dismiss(side);
        }
    }
    p.clear_groups();
    let first = p.board().balance.unwrap_or(Side::West);
    // A11: the holder of the balance token first. A32: only a side that can use one is asked.
    for side in [first, first.other()] {
        if p.state.has_detente_ability(side) {
            p.call(Proc::Window, side);
        }
    }
    then(Proc::Verdict)
}

/// Lets a side use any number of its Détente abilities (6.3).
pub fn window(p: &mut Play) -> Next {
    let side = p.side();
    if p.step() == 0 {
        return if p.state.has_detente_ability(side) { p.ask(Ask::Window { side }) } else { Done };
    }
    match p.answer() {
        Action::Use(_) => p.call(Proc::SpaceRace, side),
        Action::Revive(agent) => {
            p.spend(side, Objective::OlympicGames);
            p.board().terminated[side.index()].remove(agent);
            p.board().leave[side.index()].insert(agent);
            p.note(Fact::Revived { side, agent });
        }
        _ => return Done,
    }
    at(0)
}

/// Lets a side look at the next three objectives and put them back in any order (8.9).
pub fn space_race(p: &mut Play) -> Next {
    let side = p.side();
    let count = p.state.objectives_left().min(LOOK);
    match p.step() {
        0 => {
            p.spend(side, Objective::SpaceRace);
            p.uncover_objectives(count);
            Again
        }
        1 => {
            p.raise_buried(count);
            p.state.objectives.look(side, count);
            let seen = Few::of(p.state.objectives.top());
            p.log.whisper(side, Fact::SawObjectives { objectives: seen });
            p.ask(Ask::SpaceRace { side })
        }
        _ => {
            let Action::ArrangeObjectives(cards) = p.answer() else { unreachable!("an order is chosen") };
            p.state.objectives.arrange(side, cards.cards());
            p.note(Fact::ArrangedObjectives { side });
            Done
        }
    }
}

/// Returns the side with the higher score.
fn leader(p: &mut Play) -> Option<Side> {
    let [west, east] = p.board().scores;
    match west.cmp(&east) {
        std::cmp::Ordering::Greater => Some(Side::West),
        std::cmp::Ordering::Less => Some(Side::East),
        std::cmp::Ordering::Equal => None,
    }
}

/// Checks for victory (6.4, 6.5, section 7).
pub fn verdict(p: &mut Play) -> Next {
    let [west, east] = p.board().scores;
    p.note(Fact::Scores { west, east });
    let leader = leader(p);
    if leader.is_some() && p.board().overtime {
        return p.end(leader, End::Overtime);
    }
    if west.max(east) >= TARGET {
        if leader.is_some() {
            return p.end(leader, End::Points);
        }
        p.board().overtime = true; // 7.3
        p.note(Fact::Overtime);
    }
    let limit = p.options().turn_limit;
    // A14: 0 is no limit. A position may begin in a later turn.
    if limit > 0 && p.board().turn >= limit {
        return p.end(leader, End::TurnLimit);
    }
    then(Proc::Briefing)
}
