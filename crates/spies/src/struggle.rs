//! The Influence Struggle.

use crate::{
    action::Action,
    ask::Ask,
    deck::{Faction, Objective},
    fact::Fact,
    frame::{Next, Proc, at, then},
    play::Play,
    state::Phase,
};
use rules::Next::Done;

/// Asks the holder of the balance token who acts first (3.1).
pub fn struggle(p: &mut Play) -> Next {
    if p.step() == 0 {
        p.board().phase = Phase::InfluenceStruggle;
        p.board().passes = 0;
        p.board().actions = 0;
        let side = p.board().balance.expect("given in the first Briefing");
        return p.ask(Ask::First { side });
    }
    let Action::First(side) = p.answer() else { unreachable!("a side is named") };
    p.board().acting = side;
    p.note(Fact::First { side });
    then(Proc::Rounds)
}

/// The steps at which the rounds are entered again.
mod step {
    /// The acting side has answered.
    pub const ACT: u8 = 1;
    /// The group to recruit has been drawn.
    pub const RECRUIT: u8 = 2;
    /// The group to look at has been drawn.
    pub const LOOK: u8 = 3;
    /// The owner of the media group has decided.
    pub const MEDIA: u8 = 4;
    /// The event is over.
    pub const EVENT: u8 = 5;
}

/// The rounds: the sides act in turn, one action each, until both pass one after the other (3.1, 3.2, 3.4).
///
/// Most of a game is spent here, so one procedure leads from question to question.
#[inline(always)]
pub fn rounds(p: &mut Play) -> Next {
    match p.step() {
        step::ACT => act(p),
        step::RECRUIT => recruit(p),
        step::LOOK => look(p),
        step::MEDIA => media(p),
        step::EVENT => end_of_action(p),
        _ => next_action(p),
    }
}

/// Asks the acting side.
#[inline(always)]
fn next_action(p: &mut Play) -> Next {
    let side = p.board().acting;
    p.ask_for(step::ACT, Ask::Act { side })
}

/// Ends the phase after two passes in a row, or if a side has exceeded a limit (3.4, D1); otherwise the other side acts.
#[inline(always)]
fn end_of_action(p: &mut Play) -> Next {
    let options = p.options();
    let acting = p.board().acting;
    let overshot = options.struggle_ends_on_exceed && p.board().disorderly(acting, &options);
    if overshot || p.board().passes == 2 {
        return then(Proc::CeaseFire);
    }
    p.board().acting = acting.other();
    next_action(p)
}

/// Carries out an action: recruit, activate, pass, or an ability instead (3.2).
#[inline(always)]
fn act(p: &mut Play) -> Next {
    let side = p.board().acting;
    if p.answer() == Action::Pass {
        p.board().passes += 1;
        p.note(Fact::Passed { side });
        return end_of_action(p);
    }
    p.board().passes = 0;
    p.board().actions = p.board().actions.saturating_add(1);
    match p.answer() {
        Action::Recruit if p.state.groups.placed() == 0 => return p.ask_for(step::RECRUIT, Ask::NextGroup),
        Action::Recruit => return recruit(p),
        Action::Activate { group, target } => {
            p.board().ready.remove(group);
            p.note(Fact::Activated { side, group });
            match (group.faction(), target) {
                (Faction::Military, Some(target)) => p.destroy(target),
                (Faction::Political, Some(target)) => p.hand_over(target),
                (Faction::Economic, Some(target)) => p.flip(target),
                _ if p.state.groups.placed() == 0 => return p.ask_for(step::LOOK, Ask::NextGroup),
                _ => return look(p),
            }
        }
        Action::Use(Objective::LiveBenefit) => {
            p.spend(side, Objective::LiveBenefit);
            let group = p.board().discard.pop().expect("the pile has a card");
            p.recruit(side, group);
        }
        _ => {
            p.call(Proc::Escalate, side);
            return at(step::EVENT);
        }
    }
    end_of_action(p)
}

/// Recruits the top group of the deck for the acting side (3.6).
#[inline(always)]
fn recruit(p: &mut Play) -> Next {
    let side = p.board().acting;
    let group = p.state.groups.draw();
    p.recruit(side, group);
    end_of_action(p)
}

/// Lets the owner of a media group look at the top group of the deck (3.13).
fn look(p: &mut Play) -> Next {
    let side = p.board().acting;
    p.state.groups.look(side, 1);
    let group = p.state.groups.top()[0].expect("it has been uncovered");
    p.note(Fact::Looked { side });
    p.log.whisper(side, Fact::Saw { group });
    p.ask_for(step::MEDIA, Ask::Media { side })
}

/// Applies the owner's decision about the group looked at (3.13).
fn media(p: &mut Play) -> Next {
    let side = p.board().acting;
    match p.answer() {
        Action::Take => return recruit(p),
        Action::Discard => {
            let group = p.state.groups.draw();
            p.board().discard.push(group);
            p.note(Fact::Discarded { side, group });
        }
        _ => p.note(Fact::Left { side }),
    }
    end_of_action(p)
}

/// Discards every military group in play; the user chooses the one on top (8.7, 8.3).
pub fn escalate(p: &mut Play) -> Next {
    let side = p.side();
    let military = p.board().in_play().intersection(Faction::Military.groups());
    if p.step() == 0 {
        p.spend(side, Objective::NuclearEscalation);
        if military.len() > 1 {
            return p.ask(Ask::OnTop { side });
        }
    }
    let last = match p.step() {
        0 => military.first(),
        _ => match p.answer() {
            Action::OnTop(group) => Some(group),
            _ => unreachable!("a group is named"),
        },
    };
    for group in military.iter().filter(|&group| Some(group) != last).chain(last) {
        p.destroy(group);
    }
    Done
}
