//! Lessons: short games with a script, played on the real board against the real engine.
//!
//! A lesson is a file of `lessons/<game>`: a position, and steps that say what to look at, what the learner must do, how a likely mistake
//! is answered, and what happens next. Dice, draws and the other side follow the script; chance is an action, so a lesson has no
//! randomness. Sentences are in `lessons.ftl`, under the names of the lesson and of the step. No state is kept between two answers: a
//! lesson is replayed from its beginning each time.

use crate::{
    Error, LiveGame, Presenter, Reader, ServerGame, Setup, find,
    live::{read_action, refused},
};
use rules::{Seat, Side};
use serde::Deserialize;
use serde_json::Value;
use std::{collections::BTreeMap, sync::LazyLock};
use wire::{Json, LessonInfo, LessonMoment, LessonReply, Verdict};
use words::{Words, args};

/// Plays a lesson of one game.
pub(crate) type Play = fn(&Lesson, &[Json], &Words) -> Result<LessonMoment, Error>;

macro_rules! lessons {
    ($($game:literal: [$($id:literal),* $(,)?]),* $(,)?) => {
        /// Every lesson: game, name and file, in the order in which they are learnt.
        const FILES: &[(&str, &str, &str)] = &[
            $($(($game, $id, include_str!(concat!("../../../lessons/", $game, "/", $id, ".toml"))),)*)*
        ];
    };
}

lessons!(
    "twilight": [
        "influence", "control", "cards", "opponent", "china", "coups", "realignment", "scoring", "headline", "space", "turn",
        "defcon",
    ],
    "curtain": ["lay", "cubes", "scoring", "opponent"],
    "spies": ["struggle", "powers", "limit", "support", "agents"],
);

/// Every lesson.
pub static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |&(game, id, text): &(&'static str, &'static str, &str)| {
        let script = toml::from_str(text).unwrap_or_else(|error| panic!("lessons/{game}/{id}.toml: {error}"));
        Lesson { game, id, script }
    };
    FILES.iter().map(read).collect()
});

/// Returns the lesson of this name.
#[must_use]
pub fn lesson(game: &str, id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game == game && lesson.id == id)
}

/// A lesson: its file, with its game and name.
#[derive(Debug)]
pub struct Lesson {
    /// The game.
    pub game: &'static str,
    /// Its name, which is that of its file.
    pub id: &'static str,
    /// Its script.
    pub script: Script,
}

/// The file of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Theme of the lesson; the theme's name is the sentence `lesson-theme-<theme>`.
    pub theme: String,
    /// Approximate duration.
    pub minutes: u8,
    /// The side that the learner plays.
    pub side: Side,
    /// The position at the start.
    pub position: Value,
    /// Actions played before the first step.
    #[serde(default)]
    pub begin: Vec<Value>,
    /// Its steps.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A step: something to read, and perhaps something to do.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Name in the keys of its sentences; consecutive steps may share one.
    pub id: String,
    /// Slugs of the things on the table that the step is about.
    #[serde(default)]
    pub point: Vec<String>,
    /// Correct answers; empty if there is only something to read.
    #[serde(default)]
    pub accept: Vec<Accepted>,
    /// Likely mistakes and their answers.
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// Actions played after a step that is only read.
    #[serde(default)]
    pub then: Vec<Value>,
    /// Claims of its sentences: values of the scene by their JSON pointers. A missing value counts as 0.
    #[serde(default)]
    pub expect: BTreeMap<String, Value>,
    /// Who controls these countries according to its sentences: a side or `nobody`.
    #[serde(default)]
    pub control: BTreeMap<String, String>,
}

/// A correct answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accepted {
    /// The answer.
    pub action: Value,
    /// Last part of the key of the reply.
    pub say: Option<String>,
    /// Actions played next: dice, draws, those of the other side, and those that the learner is spared.
    #[serde(default)]
    pub then: Vec<Value>,
    /// Claims about the scene after it, as in [`Step::expect`].
    #[serde(default)]
    pub expect: BTreeMap<String, Value>,
    /// Who controls these countries according to its sentences: a side or `nobody`.
    #[serde(default)]
    pub control: BTreeMap<String, String>,
}

/// An answer that is a likely mistake.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The answer.
    pub action: Value,
    /// Last part of the key of the reply; without it the refusal of the rules is the reply.
    pub say: Option<String>,
    /// Whether a rule forbids it.
    #[serde(default)]
    pub illegal: bool,
}

impl Lesson {
    /// Returns the lesson's entry in a list.
    #[must_use]
    pub fn info(&self, words: &Words) -> LessonInfo {
        LessonInfo {
            game: self.game.to_owned(),
            id: self.id.to_owned(),
            title: words.say(&self.key(None, None), &args! {}),
            theme: self.script.theme.clone(),
            theme_text: words.say(&format!("lesson-theme-{}", self.script.theme), &args! {}),
            minutes: self.script.minutes,
            steps: self.script.steps.len() as u32,
        }
    }

    /// Returns the moment after these answers; only the last one may be wrong.
    ///
    /// # Errors
    /// If these cannot be the answers of a learner.
    pub fn play(&self, answers: &[Json], words: &Words) -> Result<LessonMoment, Error> {
        (find(self.game)?.lesson())(self, answers, words)
    }

    /// Returns the key of a sentence: the title, the text of a step, or another sentence of a step.
    #[must_use]
    pub fn key(&self, step: Option<&str>, what: Option<&str>) -> String {
        let parts = ["lesson", self.game, self.id].into_iter().chain(step).chain(what);
        parts.collect::<Vec<_>>().join("-")
    }

    /// Returns the keys of all its sentences.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let of_step = |step: &Step| {
            let said = step.accept.iter().map(|accepted| &accepted.say);
            let said = said.chain(step.mistakes.iter().map(|mistake| &mistake.say)).flatten();
            let mut keys: Vec<_> = said.map(|what| self.key(Some(&step.id), Some(what))).collect();
            keys.push(self.key(Some(&step.id), None));
            if !step.accept.is_empty() {
                keys.push(self.key(Some(&step.id), Some("task")));
            }
            keys
        };
        let steps = self.script.steps.iter().flat_map(of_step).collect::<Vec<_>>();
        let theme = format!("lesson-theme-{}", self.script.theme);
        steps.into_iter().chain([theme, self.key(None, None), self.key(Some("end"), None)])
    }
}

/// A lesson that is being played.
struct Run<'a, G: Presenter> {
    lesson: &'a Lesson,
    words: &'a Words,
    live: LiveGame<G>,
}

/// Plays a lesson of this game.
pub(crate) fn play_as<G: Presenter>(lesson: &Lesson, answers: &[Json], words: &Words) -> Result<LessonMoment, Error> {
    let setup = Setup { position: Some(lesson.script.position.clone()), manual: true, ..Setup::default() };
    let mut run = Run::<G> { lesson, words, live: crate::registry::set_up(&setup)? };
    run.script(&lesson.script.begin)?;
    let (mut done, mut reply) = (0, None);
    for (index, answer) in answers.iter().enumerate() {
        let Some(step) = lesson.script.steps.get(index) else {
            return Err(Error::Malformed(format!("The lesson has {} steps, not {}.", index, answers.len())));
        };
        let from = run.live.played();
        let (verdict, text) = run.answer(step, answer)?;
        if verdict == Verdict::Right {
            done += 1;
        } else if index + 1 < answers.len() {
            return Err(Error::Malformed("It is not what the lesson wants.".to_owned()).at(index));
        }
        let reader = Reader { seat: Some(run.seat()), words };
        reply = Some(LessonReply { verdict, text, log: run.live.log(from, reader, false) });
    }
    Ok(run.moment(done, reply))
}

impl<G: Presenter> Run<'_, G> {
    fn seat(&self) -> Seat {
        Seat::Player(self.lesson.script.side)
    }

    fn say(&self, step: &str, what: Option<&str>) -> String {
        self.words.say(&self.lesson.key(Some(step), what), &args! {})
    }

    /// Plays the script's actions, each by the side or chance that is to act.
    fn script(&mut self, actions: &[Value]) -> Result<(), Error> {
        for (index, action) in actions.iter().enumerate() {
            self.act(&Json::from(action)).map_err(|error| error.at(index))?;
        }
        Ok(())
    }

    fn act(&mut self, action: &Json) -> Result<(), Error> {
        let read = read_action::<G>(action)?;
        match self.live.actor_side() {
            Some(side) => self.live.play(side, read, self.words),
            None if self.live.session.play_chance(read) => Ok(()),
            None => Err(Error::Impossible),
        }
    }

    /// Plays the answer to a step if it is correct, and the actions that follow it.
    fn answer(&mut self, step: &Step, answer: &Json) -> Result<(Verdict, Option<String>), Error> {
        let value = answer.value();
        if step.accept.is_empty() {
            if !value.is_null() {
                return Err(Error::Malformed("There is nothing to do in this step.".to_owned()));
            }
            self.script(&step.then)?;
            return Ok((Verdict::Right, None));
        }
        let told = |what: &Option<String>| what.as_ref().map(|what| self.say(&step.id, Some(what)));
        if let Some(accepted) = step.accept.iter().find(|accepted| accepted.action == value) {
            let text = told(&accepted.say);
            self.act(answer)?;
            self.script(&accepted.then)?;
            return Ok((Verdict::Right, text));
        }
        let mistake = step.mistakes.iter().find(|mistake| mistake.action == value);
        let text = mistake.and_then(|mistake| told(&mistake.say));
        let action = read_action::<G>(answer)?;
        let side = self.lesson.script.side;
        if self.live.allowed(side).contains(&action) {
            let other = || self.words.say("lesson-other", &args! {});
            return Ok((Verdict::Wrong, Some(text.unwrap_or_else(other))));
        }
        let refusal = || self.live.state().why_not(side, action).map(|refusal| refused::<G>(&refusal, self.words).text);
        let unasked = || self.words.say("lesson-unasked", &args! {});
        Ok((Verdict::Illegal, Some(text.or_else(refusal).unwrap_or_else(unasked))))
    }

    fn moment(&self, done: usize, reply: Option<LessonReply>) -> LessonMoment {
        let (script, words, game) = (&self.lesson.script, self.words, &self.live);
        let step = script.steps.get(done);
        let asked = step.filter(|step| !step.accept.is_empty());
        LessonMoment {
            lesson: self.lesson.info(words),
            seat: script.side.into(),
            done: done as u32,
            reply,
            text: self.say(step.map_or("end", |step| &step.id), None),
            task: asked.map(|step| self.say(&step.id, Some("task"))),
            point: step.map(|step| step.point.clone()).unwrap_or_default(),
            show: asked.map(|step| Json::from(&step.accept[0].action)),
            actor: wire::Actor::of(game.actor()),
            question: game.question(words),
            choices: if asked.is_some() { game.choices(script.side, words) } else { Vec::new() },
            scene: game.scene(Some(self.seat())),
            outcome: game.outcome().map(|outcome| wire::Outcome {
                winner: outcome.winner.map(Into::into),
                reason: outcome.reason.to_owned(),
                text: words.end::<G>(&outcome),
            }),
        }
    }
}
