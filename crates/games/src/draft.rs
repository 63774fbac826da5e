//! Previews of drafts: lists of actions that are not played yet.
//!
//! A draft is tried in worlds that are sampled from the view of its seat, with a fixed seed: its preview depends on that view alone. It
//! continues as long as all worlds look the same to the seat. It ends where they differ, because the seat would learn something there, and
//! before every die, every draw and every decision of the other side.
//!
//! A fact that shows the other side what this seat already knows, such as the card that it plays, does not end a draft: the other side
//! learns of it when the draft is played.

use crate::{
    Error, LiveGame, Presenter,
    live::{play_error, read_action},
};
use rules::{Actions, Actor, Entry, Log, Luck, Noted, PlayError, Seat, Side, View as _, legal, play_noted};
use wire::{DraftEnd, Json, LogGroup, Preview};
use words::Words;

/// Maximum number of actions in a draft.
const LONGEST: usize = 64;
/// Number of worlds in which a draft is tried. With 16, an unknown secret is almost never the same in all of them: one of two cards is in
/// one draft of 30,000.
const WORLDS: u64 = 16;
/// Seed of the sampling.
const LUCK: u64 = 0x6472_6166;

/// The certain consequences of one action of a draft.
struct Step<G: Presenter> {
    /// The facts that the seat would read; where the worlds differ, those that they share.
    facts: Vec<Noted<G::Fact>>,
    /// A world after the action that looks to the seat as the real game will; none if the seat cannot know how it looks.
    after: Option<G>,
}

/// A draft that was tried, up to the point where it ends.
struct Trial<G: Presenter> {
    /// A world before the draft.
    before: G,
    steps: Vec<Step<G>>,
    ends: Option<DraftEnd>,
}

impl<G: Presenter> Trial<G> {
    /// Returns the last world whose look is certain.
    fn last(&self) -> &G {
        self.steps.iter().rev().find_map(|step| step.after.as_ref()).unwrap_or(&self.before)
    }
}

/// How a draft begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beginning {
    /// With an answer to the question of the moment.
    Answer,
    /// With an answer to the question that comes next, while the other side answers in secret.
    Premove,
    /// With something that is done out of turn.
    Interrupt,
}

impl<G: Presenter> LiveGame<G> {
    /// Returns a preview of actions of a side, in these words and for this version of the table.
    ///
    /// # Errors
    /// If one of them is not possible; the error names it.
    pub(crate) fn preview(&self, side: Side, actions: &[Json], version: i64, words: &Words) -> Result<Preview, Error> {
        let trial = self.trial(side, &read_draft::<G>(actions)?, words)?;
        let (seat, last) = (Seat::Player(side), trial.last());
        let goes_on = trial.ends.is_none();
        let scenes = [&trial.before, last].map(|state| Self::scene_of(state, Some(seat)));
        let group = |(number, step): (usize, &Step<G>)| LogGroup {
            action: number as u32,
            by: wire::Side::from(side).into(),
            facts: step.facts.iter().map(|noted| Self::fact(noted, false, words)).collect(),
            patch: None,
        };
        Ok(Preview {
            version,
            question: if goes_on { Self::question_of(last, words) } else { None },
            choices: if goes_on { Self::offered(&last.view(seat), &legal(last), words) } else { Vec::new() },
            patch: Self::change(&scenes[0], &scenes[1]),
            log: (self.played()..).zip(&trial.steps).map(group).collect(),
            ends: trial.ends,
        })
    }

    /// Plays actions of a side, all or none, then dice and draws. If something happens that the side could not foresee, the remaining
    /// actions are dropped: an error would reveal it without any commitment.
    ///
    /// # Errors
    /// If one of them is not possible; the error names it, and the game is unchanged.
    pub(crate) fn play_all(&mut self, side: Side, actions: &[Json], words: &Words) -> Result<(), Error> {
        let actions = read_draft::<G>(actions)?;
        if let [action] = actions[..] {
            return self.play(side, action, words).map_err(|error| error.at(0));
        }
        let (trial, seat) = (self.trial(side, &actions, words)?, Seat::Player(side));
        for (index, (step, action)) in trial.steps.iter().zip(actions).enumerate() {
            let number = self.played();
            match self.session.play(side, action) {
                Ok(()) => {}
                Err(error) if index == 0 => return Err(play_error::<G>(error, words).at(0)),
                Err(_) => break,
            }
            let facts = self.session.noted_by(number).iter().filter(|noted| noted.to.includes(seat));
            let foreseen = step.after.is_some_and(|after| after.view(seat) == self.state().view(seat));
            if !foreseen || !facts.eq(&step.facts) {
                break;
            }
        }
        self.run_chance();
        Ok(())
    }

    /// Tries actions of a side as far as its view determines their consequences.
    fn trial(&self, side: Side, actions: &[G::Action], words: &Words) -> Result<Trial<G>, Error> {
        let seat = Seat::Player(side);
        let beginning = self.beginning(side, actions[0])?;
        let view = self.state().view(seat);
        let world = |index| {
            let mut luck = Luck::numbered(LUCK, index);
            let mut world = view.sample(&mut luck);
            if beginning == Beginning::Premove {
                let answer = world.any(&mut luck);
                world.play(answer, &mut Log::silent());
            }
            world
        };
        let mut worlds: Vec<G> = (0..WORLDS).map(world).collect();
        let mut trial = Trial { before: worlds[0], steps: Vec::new(), ends: None };
        for (index, &action) in actions.iter().enumerate() {
            let interrupt = (beginning == Beginning::Interrupt && index == 0).then_some(side);
            // A seat may do the same in all worlds that look the same to it: a law of every game.
            let world = &worlds[0];
            if interrupt.is_none() && !legal(world).contains(&action) {
                let error = world.why_not(side, action).map_or(PlayError::Unasked, PlayError::Refused);
                return Err(play_error::<G>(error, words).at(index));
            }
            let mut told = worlds.iter_mut().map(|world| {
                let noted = play_noted(world, Entry { interrupt, action });
                noted.into_iter().filter(|noted| noted.to.includes(seat)).collect::<Vec<_>>()
            });
            let mut facts = told.next().unwrap_or_default();
            let mut certain = true;
            for other in told {
                let same = facts.iter().zip(&other).take_while(|(one, other)| one == other).count();
                certain &= same == facts.len() && same == other.len();
                facts.truncate(same);
            }
            let after = worlds[0].view(seat);
            certain &= worlds[1..].iter().all(|world| world.view(seat) == after);
            trial.steps.push(Step { facts, after: certain.then_some(worlds[0]) });
            trial.ends = match worlds[0].actor() {
                _ if beginning == Beginning::Premove => Some(DraftEnd::Other),
                _ if !certain => Some(DraftEnd::Reveal),
                Actor::Player(actor) if actor == side => None,
                Actor::Player(_) => Some(DraftEnd::Other),
                Actor::Nobody => Some(DraftEnd::Over),
                Actor::Chance if legal(&worlds[0]).first().is_some_and(G::is_die) => Some(DraftEnd::Dice),
                Actor::Chance => Some(DraftEnd::Draw),
            };
            if trial.ends.is_some() {
                break;
            }
        }
        Ok(trial)
    }

    /// Returns how a draft of a side begins, given its first action.
    fn beginning(&self, side: Side, first: G::Action) -> Result<Beginning, Error> {
        if self.actor_side() == Some(side) {
            return Ok(Beginning::Answer);
        }
        let mut interrupts = Actions::new();
        self.state().interrupts(side, &mut interrupts);
        let foreseen = self.foreseen(side);
        let early = foreseen.is_some_and(|state| legal(&state).contains(&first));
        match self.state().actor() {
            _ if !early && interrupts.contains(&first) => Ok(Beginning::Interrupt),
            _ if foreseen.is_some() => Ok(Beginning::Premove),
            Actor::Nobody => Err(Error::Over),
            _ => Err(Error::NotYours),
        }
    }
}

/// Parses a draft that a client sent.
fn read_draft<G: Presenter>(actions: &[Json]) -> Result<Vec<G::Action>, Error> {
    if actions.is_empty() || actions.len() > LONGEST {
        return Err(Error::Malformed(format!("`actions` has 1 to {LONGEST} actions.")));
    }
    let read = |(index, action)| read_action::<G>(action).map_err(|error| error.at(index));
    actions.iter().enumerate().map(read).collect()
}
