//! A running game whose type is hidden behind an interface.

use crate::{Error, Presenter};
use rules::{
    Actions, Actor, Fairness, Hex, Kept, Log, Luck, PlayError, Record, Refusal, Seat, Session, Side, View as _,
    fairness, keeping, legal,
};
use serde_json::Value;
use std::sync::OnceLock;
use wire::Json;
use words::{Language, Words};

/// A game as stored: its set-up, and its actions as JSON text.
pub struct Stored<'a> {
    /// The rules version under which it was played.
    pub rules: u32,
    /// Editions, variants and rulings.
    pub options: &'a Value,
    /// The position from which it starts; none for the usual set-up.
    pub start: Option<&'a Value>,
    /// Every action, as [`crate::ServerGame::entries`] wrote it.
    pub actions: &'a [&'a str],
}

/// Number of actions between two saved positions of a sealed game's random stream.
const STRIDE: usize = 32;

/// A running game of a known type, with what is needed to show it: chance, the luck of bots, the words of its pack.
pub struct LiveGame<G: Presenter> {
    pub(crate) session: Session<G>,
    pub(crate) manual: bool,
    /// Dice and draws.
    luck: Luck,
    /// What bots draw from.
    pub(crate) bot: Luck,
    seed: Option<[u8; 32]>,
    /// Checkpoints of a sealed game's random stream: numbers of actions, ascending, each with the stream after them. Going back need not
    /// replay from the first action.
    streams: Vec<(usize, Luck)>,
    /// Words of a game whose pack was corrected, by language, each built when it is first needed.
    words: [OnceLock<Words>; Language::ALL.len()],
    /// The card packs that its options refer to.
    pub(crate) kept: Kept,
}

impl<G: Presenter> LiveGame<G> {
    /// Creates a running game; with `manual`, the caller plays dice and draws.
    #[must_use]
    pub fn new(session: Session<G>, seed: u64, manual: bool) -> LiveGame<G> {
        let played = session.record().entries.len() as u64;
        let mut game = LiveGame {
            luck: Luck::numbered(seed, played),
            bot: Luck::numbered(!seed, played),
            session,
            manual,
            seed: None,
            streams: Vec::new(),
            words: Default::default(),
            kept: Kept::default(),
        };
        game.run_chance();
        game
    }

    /// Opens a game with `open` and takes ownership of what its options refer to.
    pub(crate) fn owning(open: impl FnOnce() -> Result<LiveGame<G>, Error>) -> Result<LiveGame<G>, Error> {
        let (game, kept) = keeping(open);
        Ok(LiveGame { kept, ..game? })
    }

    /// Loads a stored game and checks every action; the caller plays dice and draws until the game is sealed.
    ///
    /// # Errors
    /// If an action is not possible where it stands.
    pub fn stored(stored: &Stored, seed: u64) -> Result<LiveGame<G>, Error> {
        LiveGame::owning(|| {
            let record = Record::<G>::from_parts(stored.rules, stored.options, stored.start, stored.actions)?;
            Ok(LiveGame::new(Session::replay(&record)?, seed, true))
        })
    }

    pub(crate) fn state(&self) -> &G {
        self.session.state()
    }

    pub(crate) fn played(&self) -> usize {
        self.session.record().entries.len()
    }

    pub(crate) fn run_chance(&mut self) {
        if self.manual {
            return;
        }
        self.session.run_chance(&mut self.luck);
        let played = self.played();
        if self.seed.is_some() && self.streams.last().is_none_or(|&(at, _)| at + STRIDE <= played) {
            self.streams.push((played, self.luck.clone()));
        }
    }

    /// Takes dice and draws from the stream of a seed from now on, and writes its commitment to the record.
    pub(crate) fn seal(&mut self, seed: [u8; 32], entropy: [[u8; 32]; 2]) {
        let fairness = Fairness::sealed(seed, entropy);
        self.streams = vec![(0, fairness.luck(seed))];
        *self.session.fairness() = Some(fairness);
        (self.seed, self.manual) = (Some(seed), false);
        self.wind();
    }

    /// Writes the seed to the record.
    pub(crate) fn reveal(&mut self) {
        if let (Some(fairness), Some(seed)) = (self.session.fairness(), self.seed) {
            fairness.seed = Some(Hex(seed));
        }
    }

    /// Goes back to the first `count` actions; the stream of a sealed game goes back too.
    pub(crate) fn go_back(&mut self, count: usize) {
        self.session.go_back(count);
        self.wind();
    }

    /// Winds the stream of a sealed game to the end of the record, from the nearest checkpoint.
    fn wind(&mut self) {
        let played = self.played();
        self.streams.truncate(self.streams.partition_point(|&(at, _)| at <= played));
        let Some((from, mut luck)) = self.streams.last().cloned() else { return };
        let mut state = self.session.state_at(from);
        for (number, &entry) in self.session.record().entries.iter().enumerate().skip(from) {
            if number >= self.streams.last().map_or(0, |&(at, _)| at) + STRIDE {
                self.streams.push((number, luck.clone()));
            }
            fairness::step(&mut state, entry, &mut luck);
        }
        self.luck = luck;
    }

    pub(crate) fn actor_side(&self) -> Option<Side> {
        match self.state().actor() {
            Actor::Player(side) => Some(side),
            Actor::Chance | Actor::Nobody => None,
        }
    }

    /// Returns the given side or, without one, the side to act; an error if no side is to act.
    pub(crate) fn side(&self, side: Option<Side>) -> Result<Side, Error> {
        side.or_else(|| self.actor_side()).ok_or_else(|| match self.state().actor() {
            Actor::Nobody => Error::Over,
            _ => Error::Chance,
        })
    }

    /// Returns what a side may do now: the answers of the actor, the interrupts of the other.
    pub(crate) fn allowed(&self, side: Side) -> Actions<G::Action> {
        let mut allowed = Actions::new();
        if self.actor_side() == Some(side) {
            self.state().legal(&mut allowed);
        } else {
            self.state().interrupts(side, &mut allowed);
        }
        allowed
    }

    /// Plays an action of a side, then dice and draws, unless they are the caller's.
    pub(crate) fn play(&mut self, side: Side, action: G::Action, words: &Words) -> Result<(), Error> {
        self.session.play(side, action).map_err(|error| play_error::<G>(error, words))?;
        self.run_chance();
        Ok(())
    }

    /// Returns whether a side may play an action and, if not, the rule that forbids it.
    pub(crate) fn why_not(&self, side: Side, action: G::Action, words: &Words) -> wire::WhyNot {
        let legal = self.allowed(side).contains(&action);
        let refusal = if legal { None } else { self.state().why_not(side, action) };
        wire::WhyNot { legal, refusal: refusal.map(|refusal| refused::<G>(&refusal, words)) }
    }

    /// Returns the state in which `side` gets its next question, as far as its view determines it, while the other side answers in secret.
    pub(crate) fn foreseen(&self, side: Side) -> Option<G> {
        Self::foreseen_from(self.state(), side)
    }

    /// The same for any state.
    pub(crate) fn foreseen_from(state: &G, side: Side) -> Option<G> {
        if !state.secret() || state.actor() != Actor::Player(side.other()) {
            return None;
        }
        let mut state = state.view(Seat::Player(side)).sample(&mut Luck::seeded(0));
        let any = *legal(&state).first()?;
        // Whatever the answer is, `side` sees the same afterwards, so it may answer at once, in secret or not.
        state.play(any, &mut Log::silent());
        (state.actor() == Actor::Player(side)).then_some(state)
    }

    /// Returns the words of this game: its own, where its options have names or texts that differ from those of the files.
    pub(crate) fn words(&self, language: Language) -> Words {
        let options = &self.session.record().options;
        if !G::has_own_words(options) {
            return Words::new(language);
        }
        self.words[language as usize].get_or_init(|| G::words(options, Words::new(language))).clone()
    }
}

/// Converts the reason why an action was not played, with text in the reader's language.
pub(crate) fn play_error<G: Presenter>(error: PlayError<G::Refusal>, words: &Words) -> Error {
    match error {
        PlayError::Refused(refusal) => Error::Refused(Box::new(refused::<G>(&refusal, words))),
        PlayError::NotYours => Error::NotYours,
        PlayError::Over => Error::Over,
        PlayError::Unasked => Error::Unasked,
    }
}

/// Converts a refusal, with text in the reader's language.
pub(crate) fn refused<G: Presenter>(refusal: &G::Refusal, words: &Words) -> wire::Refusal {
    let text = words.refusal::<G>(refusal);
    wire::Refusal { refusal: Json::of(refusal), section: refusal.section().to_owned(), text }
}

/// Parses an action that a client sent.
pub(crate) fn read_action<G: Presenter>(action: &Json) -> Result<G::Action, Error> {
    action.read().map_err(|error| Error::Malformed(format!("`action` is no action: {error}.")))
}
