//! The agendas of the agents, one function each, in the order of initiative (5.5 to 5.10).

use crate::{
    action::{Action, Few},
    ask::Ask,
    deck::Agent,
    fact::Fact,
    frame::{Next, Proc},
    options::{DoubleAgentTiming, MirroredAgents},
    pile::LOOK,
    play::Play,
};
use rules::Next::{Again, Done};

/// The side that did not place its token claims the objective, unless it is in civil disorder (D6).
pub fn master_spy(p: &mut Play) -> Next {
    if let Some(loser) = p.board().token.map(rules::Side::other)
        && !p.board().disorder[loser.index()]
    {
        p.claim(loser);
    }
    Done
}

/// Sends an opposing agent on leave, or earns the peek. Of two Double Agents, only that of the token side works.
pub fn double_agent(p: &mut Play) -> Next {
    let side = p.side();
    if mirrored(p, Agent::DoubleAgent) && p.board().token != Some(side) {
        return Done;
    }
    match p.options().double_agent_timing {
        DoubleAgentTiming::Debriefing => p.call(Proc::Choose, side),
        DoubleAgentTiming::NextPlanning => {
            p.board().choice[side.index()] = true;
            p.note(Fact::ChoiceEarned { side });
        }
    }
    Done
}

/// The choice of a Double Agent's owner (5.7).
pub fn choose(p: &mut Play) -> Next {
    let side = p.side();
    if p.step() == 0 {
        return p.ask(Ask::DoubleAgent { side });
    }
    match p.answer() {
        Action::Send(agent) => p.send_on_leave(side.other(), agent),
        _ => {
            // D5: if both choose the peek, only the first to choose gets it.
            if p.board().peek.is_none() {
                p.board().peek = Some(side);
                p.note(Fact::PeekEarned { side });
            }
        }
    }
    Done
}

/// Lets the owner arrange the top three groups in the next Briefing. Of two Analysts, only that of the side without the token works.
pub fn analyst(p: &mut Play) -> Next {
    let side = p.side();
    if mirrored(p, Agent::Analyst) && p.board().token != Some(side.other()) {
        return Done;
    }
    p.board().analyst[side.index()] = true;
    p.note(Fact::AnalystEarned { side });
    Done
}

/// Lets the owner of an Analyst look at the top three groups and put them back in any order (1.5).
pub fn arrange(p: &mut Play) -> Next {
    let side = p.side();
    match p.step() {
        0 => {
            p.uncover_groups(LOOK);
            Again
        }
        1 => {
            p.state.groups.look(side, LOOK);
            let seen = Few::of(p.state.groups.top());
            p.log.whisper(side, Fact::SawGroups { groups: seen });
            p.ask(Ask::Analyst { side })
        }
        _ => {
            let Action::ArrangeGroups(groups) = p.answer() else { unreachable!("an order is chosen") };
            p.state.groups.arrange(side, groups.cards());
            p.note(Fact::ArrangedGroups { side });
            Done
        }
    }
}

/// If its side placed the token: terminates the opposing Agent X, and buries the objective if it is still there.
pub fn assassin(p: &mut Play) -> Next {
    let side = p.side();
    if p.board().token == Some(side) {
        let victim = p.state.agent(side.other());
        if victim.is_some_and(|agent| agent != Agent::DeputyDirector) {
            p.terminate(side.other());
        }
        p.bury();
    }
    Done
}

/// If its side placed the token: claims the bottom card of the objective deck.
pub fn director(p: &mut Play) -> Next {
    let side = p.side();
    if p.step() == 0 {
        if p.board().token != Some(side) || p.state.objectives_left() == 0 {
            return Done;
        }
        if p.board().buried.is_empty() && !p.state.objectives.rest().is_empty() {
            return p.ask(Ask::LastObjective);
        }
    }
    let objective = match p.step() {
        0 => p.board().buried.pop().unwrap_or_else(|| p.state.objectives.draw_last()),
        _ => {
            let Action::Uncover(objective) = p.answer() else { unreachable!("chance uncovers it") };
            p.state.objectives.take(objective);
            objective
        }
    };
    p.score(side, objective);
    Done
}

/// Returns true if the opponent's agent in the field is of the same kind and the mirror rule holds (D5, A21).
fn mirrored(p: &mut Play, agent: Agent) -> bool {
    p.options().mirrored_agents == MirroredAgents::TokenRule && p.state.agent(p.side().other()) == Some(agent)
}
