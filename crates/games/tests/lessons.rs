//! Every lesson, played along every path of its script.

use games::{
    find,
    lessons::{LESSONS, Lesson},
};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, path::Path};
use wire::{Json, LessonMoment, Verdict};
use words::{Language, Words};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The faults found in a lesson.
struct Faults<'a> {
    lesson: &'a Lesson,
    words: Words,
    found: Vec<String>,
    ends: usize,
}

impl Faults<'_> {
    fn note(&mut self, step: usize, what: &str) {
        let id = self.lesson.script.steps.get(step).map_or("end", |step| &step.id);
        self.found.push(format!("{}/{} `{id}` ({step}): {what}", self.lesson.game, self.lesson.id));
    }

    fn play(&mut self, answers: &[Value]) -> Result<LessonMoment, String> {
        let answers: Vec<Json> = answers.iter().map(Json::from).collect();
        self.lesson.play(&answers, &self.words).map_err(|error| error.to_string())
    }

    /// Checks claims about a scene.
    fn claims<'a>(
        &mut self,
        step: usize,
        moment: &LessonMoment,
        claimed: impl IntoIterator<Item = (&'a String, &'a Value)>,
    ) {
        let scene = json!({ "view": moment.scene.view, "figures": moment.scene.figures });
        for (pointer, value) in claimed {
            let found = scene.pointer(pointer).cloned().unwrap_or(json!(0));
            if found != *value {
                self.note(step, &format!("{pointer} is {found}, not {value}"));
            }
        }
    }

    fn control<'a>(
        &mut self,
        step: usize,
        moment: &LessonMoment,
        claimed: impl IntoIterator<Item = (&'a String, &'a String)>,
    ) {
        for (country, side) in claimed {
            let found = controller(&moment.scene.view.value(), country);
            if found != *side {
                self.note(step, &format!("{country} is controlled by {found}, not by {side}"));
            }
        }
    }

    /// Plays on from here along every correct path, and tries every mistake on the way.
    fn follow(&mut self, answers: &mut Vec<Value>) {
        let at = answers.len();
        let moment = match self.play(answers) {
            Ok(moment) => moment,
            Err(error) => return self.note(at.saturating_sub(1), &format!("after {}: {error}", json!(answers))),
        };
        assert_eq!(moment.done as usize, at);
        let lesson = self.lesson;
        let Some(step) = lesson.script.steps.get(at) else {
            self.ends += 1;
            return;
        };
        self.claims(at, &moment, &step.expect);
        self.control(at, &moment, &step.control);
        if !step.accept.is_empty() && moment.choices.is_empty() {
            self.note(at, &format!("the learner has no choice: {:?}", moment.question));
        }
        let mut offered: Vec<_> = moment.choices.iter().map(|choice| choice.action.value()).collect();
        offered.truncate(40);
        for mistake in &step.mistakes {
            answers.push(mistake.action.clone());
            let expected = if mistake.illegal { Verdict::Illegal } else { Verdict::Wrong };
            match self.play(answers).map(|moment| moment.reply) {
                Ok(Some(reply)) if reply.verdict == expected && reply.text.is_some() => {}
                other => self.note(at, &format!("mistake {}: {other:?}; offered: {}", mistake.action, json!(offered))),
            }
            answers.pop();
        }
        if step.accept.is_empty() {
            answers.push(Value::Null);
            self.follow(answers);
            answers.pop();
        }
        for accepted in &step.accept {
            answers.push(accepted.action.clone());
            match self.play(answers) {
                Ok(after) => {
                    self.claims(at, &after, &accepted.expect);
                    self.control(at, &after, &accepted.control);
                    self.follow(answers);
                }
                Err(error) => self.note(at, &format!("{}: {error}; offered: {}", accepted.action, json!(offered))),
            }
            answers.pop();
        }
        let known = |action: &Value| step.accept.iter().any(|right| right.action == *action);
        // Any other offered action counts as wrong.
        if let Some(other) = offered.iter().find(|action| !known(action)).filter(|_| !step.accept.is_empty()) {
            answers.push(other.clone());
            let verdict = self.play(answers).ok().and_then(|moment| moment.reply).map(|reply| reply.verdict);
            if verdict != Some(Verdict::Wrong) {
                self.note(at, &format!("{other} is {verdict:?}"));
            }
            answers.pop();
        }
    }
}

/// Returns who controls a country of Twilight Struggle, computed from the rules.
fn controller(view: &Value, country: &str) -> String {
    let words = Words::new(Language::English);
    let catalog = find("twilight").expect("a game").info(&words).catalog.value();
    let stability = catalog["countries"][country]["stability"].as_i64().unwrap_or_else(|| panic!("no {country}"));
    let points = |side: &str| view["influence"][side][country].as_i64().unwrap_or_default();
    let lead = points("west") - points("east");
    let side = if lead >= stability {
        "west"
    } else if -lead >= stability {
        "east"
    } else {
        "nobody"
    };
    side.to_owned()
}

#[test]
fn every_path_of_every_lesson_matches_its_script() {
    let mut found = Vec::new();
    for lesson in LESSONS.iter() {
        let mut faults = Faults { lesson, words: Words::new(Language::English), found: Vec::new(), ends: 0 };
        faults.follow(&mut Vec::new());
        if faults.ends == 0 {
            faults.note(lesson.script.steps.len(), "no path reaches the end");
        }
        found.extend(faults.found);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn lesson_sentences_are_complete_in_every_language_without_extras() {
    let mut needed: BTreeSet<String> = LESSONS.iter().flat_map(Lesson::keys).collect();
    needed.extend(["lesson-other", "lesson-unasked"].map(str::to_owned));
    for language in Language::ALL {
        let path = root().join(format!("crates/words/locales/{language}/lessons.ftl"));
        let text = fs::read_to_string(path).expect("a file");
        let keys = text.lines().filter(|line| line.starts_with("lesson-"));
        let there: BTreeSet<String> = keys.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
        let (missing, unused) = (needed.difference(&there), there.difference(&needed));
        let (missing, unused): (Vec<_>, Vec<_>) = (missing.collect(), unused.collect());
        assert!(missing.is_empty() && unused.is_empty(), "{language}: missing {missing:#?}, unused {unused:#?}");
        assert!(!text.contains('{'), "{language}: a sentence of a lesson has no arguments");
    }
}

#[test]
fn every_lesson_file_is_listed() {
    let listed: BTreeSet<_> = LESSONS.iter().map(|lesson| format!("{}/{}.toml", lesson.game, lesson.id)).collect();
    let mut there = BTreeSet::new();
    for game in games::REGISTRY {
        let folder = fs::read_dir(root().join("lessons").join(game.name)).expect("a folder of lessons for every game");
        there.extend(folder.map(|entry| format!("{}/{}", game.name, entry.expect("an entry").file_name().display())));
    }
    assert_eq!(listed, there);
}

#[test]
fn invalid_answers_of_learners_are_rejected() {
    let words = Words::new(Language::English);
    for lesson in LESSONS.iter() {
        let moment = lesson.play(&[], &words).expect("the beginning");
        let wrong = moment.show.clone().unwrap_or_default();
        let first_reads = lesson.script.steps[0].accept.is_empty();
        let foreign = [json!(7), json!({ "place": "atlantis" }), json!({}), json!([]), json!("\u{0}")];
        for foreign in foreign.iter().map(Json::from) {
            assert!(lesson.play(std::slice::from_ref(&foreign), &words).is_err());
            assert!(lesson.play(&[foreign, wrong.clone()], &words).is_err());
        }
        if !first_reads {
            assert!(lesson.play(&[Json::default()], &words).is_err(), "there is something to do");
        }
        assert!(lesson.play(&vec![Json::default(); 10_000], &words).is_err());
    }
}
