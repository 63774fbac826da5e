//! Outcomes of the tests of a run, read from the reports of nextest (JUnit) and Playwright.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Where the tests of a step write their outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcomes {
    /// A nextest profile with `junit.path`.
    Nextest(&'static str),
    /// The reporter `web/browser/outcomes.ts`.
    Browser,
}

/// A test that did not pass at the first attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub test: String,
    /// Whether it passed on a retry.
    pub flaky: bool,
}

impl Outcomes {
    fn path(&self) -> PathBuf {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        match self {
            Outcomes::Nextest(profile) => root.join("target/nextest").join(profile).join("junit.xml"),
            Outcomes::Browser => root.join("web/artefacts/outcomes.txt"),
        }
    }

    /// Removes the outcomes of an earlier run.
    pub fn forget(&self) {
        match fs::remove_file(self.path()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => eprintln!("{}: {error}", self.path().display()),
            _ => {}
        }
    }

    /// Returns the figures that the tests have printed, if the report contains their output.
    pub fn figures(&self) -> Vec<String> {
        match self {
            Outcomes::Nextest(_) => fs::read_to_string(self.path()).map(|text| figures(&text)).unwrap_or_default(),
            Outcomes::Browser => Vec::new(),
        }
    }

    /// Returns the tests that did not pass at the first attempt; none if the run left no report.
    pub fn read(&self) -> Vec<Outcome> {
        let Ok(text) = fs::read_to_string(self.path()) else { return Vec::new() };
        match self {
            Outcomes::Nextest(_) => junit(&text),
            Outcomes::Browser => browser(&text),
        }
    }
}

/// Returns the lines `soak: …` that tests have printed, from a report of nextest.
fn figures(text: &str) -> Vec<String> {
    let Ok(document) = roxmltree::Document::parse(text) else { return Vec::new() };
    let outputs = document.descendants().filter(|node| node.has_tag_name("system-out"));
    let lines = outputs.filter_map(|output| output.text()).flat_map(str::lines);
    lines.filter_map(|line| line.strip_prefix("soak: ")).map(str::to_owned).collect()
}

/// Reads JUnit as nextest writes it: a flaky test has `flakyFailure` or `flakyError`, a failed one `failure` or `error`.
fn junit(text: &str) -> Vec<Outcome> {
    let document = match roxmltree::Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            eprintln!("the report of nextest cannot be read: {error}");
            return Vec::new();
        }
    };
    let cases = document.descendants().filter(|node| node.has_tag_name("testcase"));
    let unclean = cases.filter_map(|case| {
        let has = |names: [&str; 2]| case.children().any(|child| names.contains(&child.tag_name().name()));
        let flaky = has(["flakyFailure", "flakyError"]);
        let attribute = |name| case.attribute(name).unwrap_or_default();
        (flaky || has(["failure", "error"]))
            .then(|| Outcome { test: format!("{} {}", attribute("classname"), attribute("name")), flaky })
    });
    unclean.collect()
}

/// Reads lines `flaky<tab>test` and `failed<tab>test`.
fn browser(text: &str) -> Vec<Outcome> {
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    lines.map(|(outcome, test)| Outcome { test: test.to_owned(), flaky: outcome == "flaky" }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flaky_and_failed_tests_are_read_from_a_nextest_report() {
        let text = r#"<?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="nextest-run" tests="3" failures="1" errors="0"><testsuite name="server::all" tests="3">
            <testcase name="rooms::one" classname="server::all" time="0.1"/>
            <testcase name="rooms::two" classname="server::all" time="0.1"><flakyFailure type="test failure" message="a &lt; b"/></testcase>
            <testcase name="rooms::three" classname="server::all" time="0.1"><failure type="test timeout"/><rerunFailure type="x"/></testcase>
            </testsuite></testsuites>"#;
        let outcome = |test: &str, flaky| Outcome { test: test.to_owned(), flaky };
        assert_eq!(junit(text), [outcome("server::all rooms::two", true), outcome("server::all rooms::three", false)]);
        assert_eq!(junit("<testsuites"), []);
    }

    #[test]
    fn figures_are_read_from_the_output_of_the_tests() {
        let text = "<testsuites><testsuite><testcase name=\"one\"><system-out>\nrunning\nsoak: a: 1 s\nsoak: b: 2 s\nok\n</system-out>\
            <system-err>soak: c</system-err></testcase></testsuite></testsuites>";
        assert_eq!(figures(text), ["a: 1 s", "b: 2 s"]);
    }

    #[test]
    fn flaky_and_failed_tests_are_read_from_a_browser_report() {
        let outcome = |test: &str, flaky| Outcome { test: test.to_owned(), flaky };
        assert_eq!(
            browser("flaky\tgames › one\nfailed\tlook › two\n"),
            [outcome("games › one", true), outcome("look › two", false)]
        );
    }
}
