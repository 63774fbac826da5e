//! A game in progress.

use crate::{
    Actions, Actor, Entry, Game, Log, Luck, Noted, Record, RecordError, Seat, Side, legal,
    record::{apply, check},
};

/// A record, the state it leads to, and the facts along the way.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    state: G,
    log: Log<G::Fact>,
    /// For each entry: its actor and the number of facts before it.
    marks: Vec<(Actor, usize)>,
    /// The state before every [`STRIDE`]th entry, from which earlier states are recomputed.
    checkpoints: Vec<G>,
}

/// Number of actions between two checkpoints: a few microseconds of play and little memory each.
const STRIDE: usize = 32;

/// Reason why a session rejects an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError<R> {
    /// A rule forbids the action.
    Refused(R),
    /// The decision belongs to another actor.
    NotYours,
    /// The game is over.
    Over,
    /// The action does not answer the question.
    Unasked,
}

impl<G: Game> Session<G> {
    /// Starts a new game.
    #[must_use]
    pub fn new(options: G::Options) -> Session<G> {
        Session::of(Record::new(options))
    }

    /// Starts a game from a position.
    #[must_use]
    pub fn starting(start: G) -> Session<G> {
        Session::of(Record::starting(start))
    }

    /// Creates the session of a record before its first action.
    fn of(mut record: Record<G>) -> Session<G> {
        record.entries.clear();
        Session { state: record.first(), record, log: Log::listening(), marks: Vec::new(), checkpoints: Vec::new() }
    }

    /// Replays a record and checks every action.
    pub fn replay(record: &Record<G>) -> Result<Session<G>, RecordError> {
        let mut session = Session::of(record.clone());
        for (index, &entry) in record.entries.iter().enumerate() {
            check(&session.state, index, entry)?;
            session.apply(entry);
        }
        Ok(session)
    }

    /// Returns a copy of the session after its first `count` actions.
    #[must_use]
    pub fn at(&self, count: usize) -> Session<G> {
        let mut session = self.clone();
        session.go_back(count);
        session
    }

    /// Goes back to the first `count` actions; has no effect if there are no more than that.
    pub fn go_back(&mut self, count: usize) {
        if let Some(&(_, facts)) = self.marks.get(count) {
            self.state = self.state_at(count);
            self.record.entries.truncate(count);
            self.marks.truncate(count);
            self.log.truncate(facts);
            self.checkpoints.truncate(count.div_ceil(STRIDE));
        }
    }

    /// Returns the state after the first `count` actions, or after all if there are fewer.
    #[must_use]
    pub fn state_at(&self, count: usize) -> G {
        let entries = &self.record.entries;
        if count >= entries.len() {
            return self.state;
        }
        let from = count / STRIDE;
        let mut state = self.checkpoints[from];
        for &entry in &entries[from * STRIDE..count] {
            apply(&mut state, entry, &mut Log::silent());
        }
        state
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the record.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the tags of the record.
    pub fn tags(&mut self) -> &mut std::collections::BTreeMap<String, String> {
        &mut self.record.tags
    }

    /// Returns the fairness section of the record.
    pub fn fairness(&mut self) -> &mut Option<crate::Fairness> {
        &mut self.record.fairness
    }

    /// Returns the facts that `seat` may read, each with the number of actions played before it.
    pub fn facts(&self, seat: Seat) -> impl Iterator<Item = (usize, G::Fact)> {
        self.noted().filter(move |(_, noted)| noted.to.includes(seat)).map(|(number, noted)| (number, noted.fact))
    }

    /// Returns all facts, each with the number of actions played before it.
    pub fn noted(&self) -> impl Iterator<Item = (usize, &Noted<G::Fact>)> {
        (0..self.marks.len()).flat_map(|number| self.noted_by(number).iter().map(move |noted| (number, noted)))
    }

    /// Returns the facts of the action with this number.
    #[must_use]
    pub fn noted_by(&self, number: usize) -> &[Noted<G::Fact>] {
        let Some(&(_, from)) = self.marks.get(number) else { return &[] };
        let to = self.marks.get(number + 1).map_or(self.log.noted().len(), |&(_, next)| next);
        &self.log.noted()[from..to]
    }

    /// Returns the actor of each action.
    pub fn actors(&self) -> impl DoubleEndedIterator<Item = Actor> + ExactSizeIterator {
        self.marks.iter().map(|&(actor, _)| actor)
    }

    /// Plays an action of `side`, in turn or as an interrupt.
    pub fn play(&mut self, side: Side, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        let mine = self.state.actor() == Actor::Player(side);
        let mut allowed: Actions<G::Action> = Actions::new();
        if mine {
            self.state.legal(&mut allowed);
        } else {
            self.state.interrupts(side, &mut allowed);
        }
        if allowed.contains(&action) {
            self.apply(Entry { interrupt: (!mine).then_some(side), action });
            return Ok(());
        }
        Err(match (self.state.actor(), mine) {
            (Actor::Nobody, _) => PlayError::Over,
            (_, false) => PlayError::NotYours,
            (_, true) => self.state.why_not(side, action).map_or(PlayError::Unasked, PlayError::Refused),
        })
    }

    /// Plays a given die or draw. Returns false if it is not possible at the moment.
    pub fn play_chance(&mut self, action: G::Action) -> bool {
        let possible = self.state.actor() == Actor::Chance && legal(&self.state).contains(&action);
        if possible {
            self.apply(Entry::answer(action));
        }
        possible
    }

    /// Rolls and draws until a player has to decide or the game is over.
    pub fn run_chance(&mut self, luck: &mut Luck) {
        while self.state.actor() == Actor::Chance {
            let action = self.state.any(luck);
            self.apply(Entry::answer(action));
        }
    }

    /// Returns how many of the last actions `side` may take back: its own, unless something was rolled, drawn or revealed since.
    #[must_use]
    pub fn undoable(&self, side: Side) -> usize {
        let mut end = self.log.noted().len();
        self.marks
            .iter()
            .rev()
            .take_while(|&&(actor, before)| {
                let shown = self.log.noted()[before..end].iter().any(|noted| crate::Fact::reveals(&noted.fact));
                end = before;
                actor == Actor::Player(side) && !shown
            })
            .count()
    }

    /// Takes back the last action of `side`. Returns false if an information boundary forbids it.
    pub fn undo(&mut self, side: Side) -> bool {
        let possible = self.undoable(side) > 0;
        if possible {
            self.go_back(self.record.entries.len() - 1);
        }
        possible
    }

    fn apply(&mut self, entry: Entry<G::Action>) {
        let actor = entry.interrupt.map_or(self.state.actor(), Actor::Player);
        if self.marks.len().is_multiple_of(STRIDE) {
            self.checkpoints.push(self.state);
        }
        self.marks.push((actor, self.log.noted().len()));
        apply(&mut self.state, entry, &mut self.log);
        self.record.entries.push(entry);
    }
}
