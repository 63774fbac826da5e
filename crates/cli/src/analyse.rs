//! `hotline analyse`.

mod page;

use crate::{
    Error, Screen,
    arena::cores,
    args::{AnalyseArgs, ReportForm},
    language,
    play::{read, tell_older},
};
use bots::analysis::{Account, Analysis, Choice, Grade, Kind, Moment, Plan};
use formats::playdek;
use rules::{Actor, Heading, Record, Session, Side};
use std::{fs, io::Write};
use words::{Language, Words, args};

/// Maximum number of decisions, and of dice and draws, in the report.
const TOLD: usize = 12;

/// Analyses a saved game, or a log of another program.
pub fn analyse(args: &AnalyseArgs, out: &mut dyn Write) -> Result<(), Error> {
    let mut text = read(&args.file)?;
    if !text.trim_start().starts_with('{') {
        // A log is analysed as far as it can be read.
        text = playdek::import(&text).map_err(|error| Error::Untellable(error.to_string()))?.record.write();
    }
    let heading = Heading::read(&text).map_err(|error| Error::Damaged { path: args.file.clone(), error })?;
    games::with_game!(&heading.game, G => tell::<G>(args, &text, out))
}

fn tell<G: Screen>(args: &AnalyseArgs, text: &str, out: &mut dyn Write) -> Result<(), Error> {
    let damaged = |error| Error::Damaged { path: args.file.clone(), error };
    let record = Record::<G>::read(text).map_err(damaged)?;
    tell_older(&args.file, record.rules, G::RULES_VERSION, language(args.lang));
    let session = Session::replay(&record).map_err(damaged)?;
    let plan = if args.quick { Plan::QUICK } else { Plan::USUAL };
    let analysis = G::analysis(&session, &plan, args.threads.unwrap_or_else(cores));
    let written = if args.json {
        format!("{}\n", serde_json::to_string(&analysis).expect("plain data can be written"))
    } else {
        let words = G::words(&record.options, Words::new(language(args.lang)));
        let told = Told { words: &words, analysis: &analysis, session: &session };
        match args.report {
            Some(ReportForm::Html) => page::write(&told),
            None => told.plain(),
        }
    };
    match &args.out {
        Some(path) => fs::write(path, written).map_err(|error| Error::Unwritable { path: path.clone(), error }),
        None => Ok(out.write_all(written.as_bytes())?),
    }
}

/// An analysis with the words of its report.
struct Told<'a, G: Screen> {
    words: &'a Words,
    analysis: &'a Analysis<G::Action>,
    session: &'a Session<G>,
}

impl<G: Screen> Told<'_, G> {
    /// Formats a probability in percentage points, as the language writes numbers.
    fn points(&self, figure: f64) -> String {
        let text = format!("{:.1}", 100.0 * figure);
        let text = if text == "-0.0" { "0.0".to_owned() } else { text };
        match self.words.language() {
            Language::English => text,
            _ => text.replace('.', ","),
        }
    }

    fn signed(&self, figure: f64) -> String {
        let text = self.points(figure);
        if text.starts_with('-') { text.replace('-', "−") } else { format!("+{text}") }
    }

    /// Returns the course and the end of the game, and the parts of its result.
    fn summary(&self) -> Vec<String> {
        let Analysis { start, result, luck, decisions, rest, .. } = *self.analysis;
        let west = self.words.side::<G>(Side::West);
        let ended = match self.session.state().outcome() {
            Some(outcome) => self.words.end::<G>(&outcome),
            None => self.words.say("ui-analysis-unfinished", &args! {}),
        };
        let (start, result) = (self.points(start), self.points(result));
        let course = self.words.say("ui-analysis-course", &args! { side = west, start = start, result = result });
        let (luck, decisions, rest) = (self.signed(luck), self.signed(decisions), self.signed(rest));
        let sum = self.words.say("ui-analysis-sum", &args! { luck = luck, decisions = decisions, rest = rest });
        vec![ended, course, sum]
    }

    /// Returns the summary of a side.
    fn side(&self, side: Side) -> String {
        let account: &Account = match side {
            Side::West => &self.analysis.sides.west,
            Side::East => &self.analysis.sides.east,
        };
        let [inaccuracies, mistakes, blunders] = account.faults.map(|count| count.to_string());
        self.words.say(
            "ui-analysis-side",
            &args! {
                side = self.words.side::<G>(side),
                decisions = account.decisions.to_string(),
                accuracy = self.points(account.accuracy),
                lost = self.points(account.lost),
                inaccuracies = inaccuracies,
                mistakes = mistakes,
                blunders = blunders,
                luck = self.signed(account.luck),
                adjusted = self.points(account.luck_adjusted)
            },
        )
    }

    /// Returns the costliest decisions.
    fn faults(&self) -> Vec<String> {
        let mut faults: Vec<(&Moment<_>, &Choice<_>)> = self
            .analysis
            .moments
            .iter()
            .filter(|moment| moment.kind == Kind::Decision)
            .filter_map(|moment| Some((moment, moment.choice.as_ref()?)))
            .filter(|(_, choice)| choice.grade >= Grade::Inaccuracy)
            .collect();
        faults.sort_by(|(_, a), (_, b)| b.grade.cmp(&a.grade).then(b.lost.total_cmp(&a.lost)));
        faults.truncate(TOLD);
        faults.iter().map(|(moment, choice)| self.fault(moment, choice)).collect()
    }

    fn fault(&self, moment: &Moment<G::Action>, choice: &Choice<G::Action>) -> String {
        let Actor::Player(side) = moment.actor else { unreachable!("a player decides") };
        let grade = match choice.grade {
            Grade::Blunder => "ui-grade-blunder",
            Grade::Mistake => "ui-grade-mistake",
            _ => "ui-grade-inaccuracy",
        };
        let question = self.session.state_at(moment.index).question();
        let better = choice.best.iter().find(|rated| rated.action != moment.action).unwrap_or(&choice.played);
        self.words.say(
            "ui-analysis-fault",
            &args! {
                number = (moment.index + 1).to_string(),
                side = self.words.side::<G>(side),
                question = question.map_or(String::new(), |question| self.words.ask::<G>(&question)),
                action = self.words.action::<G>(&moment.action),
                grade = self.words.say(grade, &args! {}),
                lost = self.points(choice.lost),
                better = self.words.action::<G>(&better.action)
            },
        )
    }

    /// Returns the dice and draws with the greatest effect.
    fn casts(&self) -> Vec<String> {
        let mut casts: Vec<_> = self.analysis.moments.iter().filter(|moment| moment.kind == Kind::Chance).collect();
        casts.sort_by(|a, b| b.luck.abs().total_cmp(&a.luck.abs()));
        casts.truncate(TOLD);
        let cast = |moment: &&Moment<G::Action>| {
            let side = if moment.luck < 0.0 { Side::East } else { Side::West };
            let question = self.session.state_at(moment.index).question();
            self.words.say(
                "ui-analysis-cast",
                &args! {
                    number = (moment.index + 1).to_string(),
                    question = question.map_or(String::new(), |question| self.words.ask::<G>(&question)),
                    action = self.words.action::<G>(&moment.action),
                    luck = self.signed(moment.luck.abs()),
                    side = self.words.side::<G>(side)
                },
            )
        };
        casts.iter().map(cast).collect()
    }

    /// Returns the lists with their headings.
    fn lists(&self) -> [(String, Vec<String>); 2] {
        let heading = |key| self.words.say(key, &args! {});
        let filled = |list: Vec<String>| if list.is_empty() { vec![heading("ui-analysis-none")] } else { list };
        [(heading("ui-analysis-faults"), filled(self.faults())), (heading("ui-analysis-casts"), filled(self.casts()))]
    }

    /// Returns the whole report as text.
    fn plain(&self) -> String {
        let mut lines = vec![self.words.title::<G>()];
        lines.extend(self.summary());
        lines.extend(Side::BOTH.map(|side| self.side(side)));
        for (heading, list) in self.lists() {
            lines.extend([String::new(), heading]);
            lines.extend(list.iter().map(|line| format!("  {line}")));
        }
        lines.join("\n") + "\n"
    }
}
