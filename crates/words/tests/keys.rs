//! Helpers that compare the messages in the files with those that the types need.

use fluent_bundle::{FluentBundle, FluentResource};
use fluent_syntax::{ast, parser};
use rules::{Game, Options};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use words::{Args, FieldKind, Language, Shape, Variant, Words};

/// The messages of a file, each with the arguments it uses.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// Returns the folder of this crate.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Reads a file; panics if a part of it is invalid.
pub fn messages(language: Language, file: &str) -> Messages {
    let path = root().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut used = BTreeSet::new();
        variables(message.value.as_ref().expect("every message has a value"), &mut used);
        assert!(messages.insert(message.id.name.clone(), used).is_none(), "`{}` twice", message.id.name);
    }
    messages
}

fn variables(pattern: &ast::Pattern<String>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, used);
        }
    }
}

fn in_expression(expression: &ast::Expression<String>, used: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, used),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, used);
            variants.iter().for_each(|variant| variables(&variant.value, used));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<String>, used: &mut BTreeSet<String>) {
    match inline {
        // `$group-acc` is a case of `$group`.
        ast::InlineExpression::VariableReference { id } => {
            used.insert(id.name.split('-').next().expect("a name").to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, used),
        _ => {}
    }
}

/// A line of a file, without the key of its message.
pub struct Line {
    /// Line number, from 1.
    pub number: usize,
    /// Text of the line.
    pub text: String,
}

/// Returns the names of the files of a language.
pub fn files(language: Language) -> Vec<String> {
    let folder = fs::read_dir(root().join(format!("locales/{language}"))).expect("a folder");
    let names = folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"));
    names.map(|name| name.trim_end_matches(".ftl").to_owned()).collect()
}

/// Returns the lines of a file that contain text.
pub fn lines(language: Language, file: &str) -> Vec<Line> {
    let path = root().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let said = |line: &str| {
        let keyed = line.starts_with(|c: char| c.is_ascii_lowercase()) || line.trim_start().starts_with('.');
        line.split_once(" =").filter(|_| keyed).map_or(line, |(_, said)| said).to_owned()
    };
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|(line, number)| Line { number, text: said(line) }).collect()
}

/// Replaces special spaces with plain ones, for comparison.
pub fn spaced(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Returns a sentence from a file that only the web client reads.
pub fn said(language: Language, file: &str, key: &str, args: &Args) -> String {
    let path = root().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut bundle = FluentBundle::new(vec![language.code().parse().expect("two letters")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(text).expect("the file parses")).expect("no key twice");
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("{language}/{file}: no `{key}`"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message.value().expect("a value"), Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{language}/{file}: `{key}`: {errors:?}");
    text
}

/// Returns the message keys with this beginning in the literals of a file or folder of `crates`.
pub fn mentioned(sources: &str, beginning: &str) -> BTreeSet<String> {
    in_sources(&root().join("..").join(sources), &['"'], beginning)
}

/// Returns the message keys with this beginning in the literals of a file, or of all files of a folder.
pub fn in_sources(path: &Path, quotes: &[char], beginning: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut paths: Vec<PathBuf> = vec![path.to_owned()];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path()));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let literals = text.split(quotes).filter(|part| part.starts_with(beginning));
        keys.extend(literals.filter(|part| part.chars().all(is_of_a_key)).map(str::to_owned));
    }
    keys
}

fn is_of_a_key(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c)
}

/// The messages that a game needs, each with the arguments it receives.
#[derive(Default)]
pub struct Needs {
    keys: Messages,
}

impl Needs {
    /// Returns the messages that every game has.
    pub fn of<G: Game>() -> Needs
    where
        G::Fact: DeserializeOwned,
        G::Question: DeserializeOwned,
        G::Refusal: DeserializeOwned,
    {
        let mut needs = Needs::default();
        needs.forms::<G::Fact>("fact");
        needs.forms::<G::Question>("ask");
        needs.forms::<G::Action>("action");
        needs.forms::<G::Refusal>("refusal");
        Shape::of::<G::Action>().tags().for_each(|tag| needs.key(format!("about-{tag}"), &[]));
        ["title", "name-west", "name-east"].iter().for_each(|key| needs.key((*key).to_owned(), &[]));
        G::Options::PRESETS.iter().for_each(|preset| needs.key(format!("preset-{preset}"), &[]));
        for spec in G::Options::SPECS {
            needs.key(format!("option-{}", spec.name), &[]);
            for value in spec.values {
                match value.parse::<u32>() {
                    Ok(_) => needs.key(format!("option-{}-number", spec.name), &["value"]),
                    Err(_) => needs.key(format!("option-{}-{value}", spec.name), &[]),
                }
            }
        }
        // A large screen has more files in a separate folder.
        let screen = format!("cli/src/screen/{}", G::NAME);
        for place in [format!("{screen}.rs"), screen, format!("games/src/presenter/{}.rs", G::NAME)] {
            if root().join("..").join(&place).exists() {
                needs.keys.extend(mentioned(&place, "screen-").into_iter().map(|key| (key, BTreeSet::new())));
            }
        }
        needs
    }

    fn key(&mut self, key: String, args: &[&str]) {
        self.keys.entry(key).or_default().extend(args.iter().map(|&arg| arg.to_owned()));
    }

    fn forms<T: DeserializeOwned>(&mut self, kind: &str) {
        for variant in Shape::of::<T>().variants {
            for key in variant.keys() {
                let args: Vec<_> = variant.fields.iter().map(|field| field.name.as_str()).collect();
                self.key(format!("{kind}-{key}"), &args);
            }
            for field in variant.fields {
                if let FieldKind::Slug(slugs) | FieldKind::List(slugs) = field.kind {
                    slugs.iter().for_each(|slug| self.key(format!("name-{slug}"), &[]));
                }
            }
        }
    }

    /// Adds names for every slug of a type.
    pub fn names<T: DeserializeOwned>(mut self) -> Needs {
        Shape::of::<T>().tags().for_each(|slug| self.key(format!("name-{slug}"), &[]));
        self
    }

    /// Adds names for these slugs, which do not form a type.
    pub fn named(mut self, slugs: impl IntoIterator<Item = String>) -> Needs {
        slugs.into_iter().for_each(|slug| self.key(format!("name-{slug}"), &[]));
        self
    }

    /// Adds names and texts for every slug of a type.
    pub fn texts<T: DeserializeOwned>(mut self) -> Needs {
        Shape::of::<T>().tags().for_each(|slug| self.key(format!("text-{slug}"), &[]));
        self.names::<T>()
    }

    /// Adds the text of one slug.
    pub fn text(mut self, slug: &str) -> Needs {
        self.key(format!("text-{slug}"), &[]);
        self
    }

    /// Adds remarks on cards.
    pub fn remarks<T: DeserializeOwned>(mut self) -> Needs {
        self.forms::<T>("remark");
        self
    }

    /// Adds sentences for all ways to end.
    pub fn ends<T: DeserializeOwned>(mut self) -> Needs {
        Shape::of::<T>().tags().for_each(|slug| self.key(format!("end-{slug}"), &[]));
        self
    }

    /// Checks that every language has exactly the needed messages, with equal arguments in all languages and no unknown ones.
    pub fn met_by(&self, file: &str) {
        let english = messages(Language::English, file);
        for language in Language::ALL {
            let there = messages(language, file);
            let missing: Vec<_> = self.keys.keys().filter(|key| !there.contains_key(*key)).collect();
            let unused: Vec<_> = there.keys().filter(|key| !self.keys.contains_key(*key)).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{language}/{file}: missing {missing:?}, unused {unused:?}"
            );
            for (key, used) in &there {
                assert_eq!(used, &english[key], "{language}/{file}: `{key}` uses other arguments than in English");
                let interface = key.starts_with("screen-");
                assert!(interface || used.is_subset(&self.keys[key]), "{language}/{file}: `{key}` uses {used:?}");
            }
        }
    }
}

/// Returns every form of a type, with each slug at least once in each field.
fn samples<T: DeserializeOwned>() -> Vec<T> {
    let read = |value: Value| serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"));
    Shape::of::<T>().variants.iter().flat_map(values).map(read).collect()
}

fn values(variant: &Variant) -> Vec<Value> {
    let longest = variant.fields.iter().map(|field| choices(&field.kind).len()).max().unwrap_or(1);
    let optional = variant.fields.iter().filter(|field| field.optional).count();
    let mut values = Vec::new();
    for (round, skipped) in (0..longest).flat_map(|round| (0..1 << optional).map(move |skipped| (round, skipped))) {
        let mut fields = Map::new();
        let mut bit = 1;
        for field in &variant.fields {
            let absent = field.optional && skipped & bit != 0;
            bit <<= u32::from(field.optional);
            if !absent {
                let choices = choices(&field.kind);
                fields.insert(field.name.clone(), choices[round % choices.len()].clone());
            }
        }
        values.push(variant.with(fields));
    }
    values
}

fn choices(kind: &FieldKind) -> Vec<Value> {
    match kind {
        FieldKind::Slug(slugs) => slugs.iter().map(|slug| json!(slug)).collect(),
        FieldKind::List(slugs) => slugs.windows(3).map(|few| json!(few)).collect(),
        FieldKind::Number => [0, 1, 2, 5, 12, 22].map(|number| json!(number)).to_vec(),
        FieldKind::Bool => vec![json!(false), json!(true)],
    }
}

/// Checks that a sentence contains no leftover key, argument or name.
fn clean(words: &Words, sentence: &str) {
    let clean = !sentence.trim().is_empty() && !sentence.contains(['{', '}', '$', '_']);
    assert!(clean, "{}: {sentence:?}", words.language());
}

/// Checks that every remark on a card can be rendered.
pub fn all_remarks_said<G: Game, T: DeserializeOwned + Serialize>() {
    for words in Language::ALL.map(Words::new) {
        samples::<T>().iter().for_each(|remark| clean(&words, &words.remark::<G>(remark)));
    }
}

/// Checks that every form of a game can be rendered; a missing argument panics in a debug build.
pub fn all_said<G: Game>(words: impl Fn(Language) -> Words)
where
    G::Fact: DeserializeOwned,
    G::Question: DeserializeOwned,
    G::Refusal: DeserializeOwned,
{
    for words in Language::ALL.map(words) {
        let mut said: Vec<String> = Vec::new();
        said.extend(samples::<G::Fact>().iter().map(|fact| words.fact::<G>(fact)));
        said.extend(samples::<G::Question>().iter().map(|question| words.ask::<G>(question)));
        said.extend(samples::<G::Action>().iter().map(|action| words.action::<G>(action)));
        said.extend(samples::<G::Action>().iter().map(|action| words.about::<G>(action)));
        said.extend(samples::<G::Refusal>().iter().map(|refusal| words.refusal::<G>(refusal)));
        for spec in G::Options::SPECS {
            said.extend(spec.values.iter().map(|value| words.value::<G>(spec.name, value)));
        }
        said.iter().for_each(|sentence| clean(&words, sentence));
    }
}
