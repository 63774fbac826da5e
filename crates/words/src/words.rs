//! Rendering of sentences in one language.

use crate::{
    Language,
    cache::Cache,
    form::Form,
    language::{FILES, SHARED, file},
};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast;
use rules::{Game, Outcome, Refusal, Side};
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

/// Named values for a message.
pub type Args<'a> = FluentArgs<'a>;

type Bundle = FluentBundle<FluentResource>;

/// All sentences of one language, for every game.
///
/// The form `{"recruited":{"side":"west","group":"mafia"}}` selects the message `fact-recruited` with the arguments
///
/// * `$side` and `$group`: names, from the messages `name-west` and `name-mafia`; numbers stay numbers, and lists are joined with
///   `list-separator`;
/// * `$group-id`: the slug itself, for selectors;
/// * `$group-acc`, `$group-faction` …: attributes of the name (`.acc`, `.faction`), such as a case or a class of words;
/// * `$groups-count`: the length of a list;
/// * `$points-size` and `$points-sign`: the absolute value of a number, and `plus`, `minus` or `zero`, for selectors.
///
/// An optional field that is present appends its name to the message: `action-activate` becomes `action-activate-target`.
///
/// The files of a language are parsed once per process, so creating and cloning this type is cheap.
#[derive(Clone)]
pub struct Words {
    sentences: &'static Sentences,
    /// Names and texts of a modified pack, which take precedence over the files.
    pack: Option<Arc<PackWords>>,
}

/// The parsed files of one language.
struct Sentences {
    language: Language,
    common: Bundle,
    games: Vec<(&'static str, Bundle)>,
    /// Cache of rendered forms: the same actions and facts occur repeatedly.
    said: Cache,
}

/// Names and texts by slug that override those in the file of a game.
#[derive(Clone, Default)]
struct PackWords {
    game: &'static str,
    names: BTreeMap<String, String>,
    texts: BTreeMap<String, String>,
}

/// Sentences of one game, with overrides.
struct Part<'a> {
    bundle: &'a Bundle,
    pack: Option<&'a PackWords>,
}

impl Part<'_> {
    fn renamed(&self, slug: &str) -> Option<&String> {
        self.pack.and_then(|pack| pack.names.get(slug))
    }

    fn name(&self, slug: &str) -> String {
        self.renamed(slug).cloned().unwrap_or_else(|| format(self.bundle, &format!("name-{slug}"), &Args::new()))
    }

    /// Returns the attributes of a name, such as cases; an overridden name has none.
    fn attributes(&self, slug: &str) -> Vec<(String, String)> {
        let message = self.bundle.get_message(&format!("name-{slug}"));
        let Some(message) = message.filter(|_| self.renamed(slug).is_none()) else { return Vec::new() };
        let text = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        message.attributes().map(|attribute| (attribute.id().to_owned(), text(attribute.value()))).collect()
    }

    fn set_slug(&self, args: &mut Args, field: &str, slug: &str) {
        args.set(field.to_owned(), self.name(slug));
        args.set(format!("{field}-id"), slug.to_owned());
        for (attribute, text) in self.attributes(slug) {
            args.set(format!("{field}-{attribute}"), text);
        }
    }
}

impl Sentences {
    /// Returns the sentences of a language, parsed on first use.
    fn of(language: Language) -> &'static Sentences {
        static ALL: [OnceLock<Sentences>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| {
            let games = FILES.iter().filter(|name| !SHARED.contains(name));
            Sentences {
                language,
                common: bundle(language, SHARED),
                games: games.map(|&game| (game, bundle(language, &["common", game]))).collect(),
                said: Cache::default(),
            }
        })
    }
}

impl Words {
    /// Returns the sentences of a language.
    ///
    /// # Panics
    /// Panics if a built-in file is invalid; a test checks that none is.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words { sentences: Sentences::of(language), pack: None }
    }

    /// Overrides the names of some slugs of a game, for a modified pack. Such a name has no cases, so sentences must not need a case of a
    /// name that can be overridden.
    #[must_use]
    pub fn with_names<G: Game>(mut self, names: impl IntoIterator<Item = (String, String)>) -> Words {
        self.pack_words::<G>().names.extend(names);
        self
    }

    /// Overrides the texts of some slugs of a game.
    #[must_use]
    pub fn with_texts<G: Game>(mut self, texts: impl IntoIterator<Item = (String, String)>) -> Words {
        self.pack_words::<G>().texts.extend(texts);
        self
    }

    fn pack_words<G: Game>(&mut self) -> &mut PackWords {
        let pack = Arc::make_mut(self.pack.get_or_insert_default());
        pack.game = G::NAME;
        pack
    }

    /// Returns the language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.sentences.language
    }

    /// Returns true if there are sentences for a game.
    #[must_use]
    pub fn covers<G: Game>(&self) -> bool {
        self.sentences.games.iter().any(|&(game, _)| game == G::NAME)
    }

    /// Returns a sentence that does not belong to a game.
    #[must_use]
    pub fn say(&self, key: &str, args: &Args) -> String {
        format(&self.sentences.common, key, args)
    }

    /// Returns a sentence of a game by its key.
    #[must_use]
    pub fn tell<G: Game>(&self, key: &str, args: &Args) -> String {
        format(self.part::<G>().bundle, key, args)
    }

    /// Returns a text with a label.
    #[must_use]
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.say("labelled", &label_and_text(label, text))
    }

    /// Returns a complete sentence with a label. The sentence begins with a capital letter and may contain a colon.
    #[must_use]
    pub fn labelled_sentence(&self, label: &str, sentence: &str) -> String {
        self.say("labelled-sentence", &label_and_text(label, sentence))
    }

    /// Returns the title of a game.
    #[must_use]
    pub fn title<G: Game>(&self) -> String {
        self.tell::<G>("title", &Args::new())
    }

    /// Returns the sentence for a fact.
    #[must_use]
    pub fn fact<G: Game>(&self, fact: &G::Fact) -> String {
        self.form::<G>("fact", fact)
    }

    /// Returns the prompt for a question.
    #[must_use]
    pub fn ask<G: Game>(&self, question: &G::Question) -> String {
        self.form::<G>("ask", question)
    }

    /// Returns the sentence for an action.
    #[must_use]
    pub fn action<G: Game>(&self, action: &G::Action) -> String {
        self.form::<G>("action", action)
    }

    /// Returns a general explanation of an action.
    #[must_use]
    pub fn about<G: Game>(&self, action: &G::Action) -> String {
        self.tell::<G>(&format!("about-{}", Form::of(action).tag), &Args::new())
    }

    /// Returns the sentence for a refusal, with the section of the rules.
    #[must_use]
    pub fn refusal<G: Game>(&self, refusal: &G::Refusal) -> String {
        let mut args = Args::new();
        args.set("sentence", self.form::<G>("refusal", refusal));
        args.set("section", refusal.section());
        self.say("with-section", &args)
    }

    /// Returns the sentence for a remark on a card.
    #[must_use]
    pub fn remark<G: Game>(&self, remark: &impl Serialize) -> String {
        self.form::<G>("remark", remark)
    }

    /// Returns the sentence for an outcome.
    #[must_use]
    pub fn end<G: Game>(&self, outcome: &Outcome) -> String {
        self.ended::<G>(outcome.winner, outcome.reason)
    }

    /// Returns the sentence for a stored outcome.
    #[must_use]
    pub fn ended<G: Game>(&self, winner: Option<Side>, reason: &str) -> String {
        let mut args = Args::new();
        args.set("reason", self.tell::<G>(&format!("end-{reason}"), &Args::new()));
        match winner {
            None => self.tell::<G>("outcome-draw", &args),
            Some(winner) => {
                self.part::<G>().set_slug(&mut args, "winner", slug(winner));
                self.tell::<G>("outcome-won", &args)
            }
        }
    }

    /// Returns the name of a card, a place, a side or anything else with a slug.
    #[must_use]
    pub fn name<G: Game>(&self, slug: &str) -> String {
        self.part::<G>().name(slug)
    }

    /// Returns the name of a side.
    #[must_use]
    pub fn side<G: Game>(&self, side: Side) -> String {
        self.name::<G>(slug(side))
    }

    /// Returns an attribute of a name, such as a case.
    #[must_use]
    pub fn attribute<G: Game>(&self, slug: &str, attribute: &str) -> Option<String> {
        let all = self.part::<G>().attributes(slug);
        all.into_iter().find(|(name, _)| name == attribute).map(|(_, text)| text)
    }

    /// Returns the name of anything that is serialised as a slug.
    #[must_use]
    pub fn named<G: Game>(&self, thing: &impl Serialize) -> String {
        self.name::<G>(&Form::of(thing).tag)
    }

    /// Returns the text of the card or place with this slug, if it has one.
    #[must_use]
    pub fn text<G: Game>(&self, slug: &str) -> Option<String> {
        let (part, key) = (self.part::<G>(), format!("text-{slug}"));
        let written = || part.bundle.has_message(&key).then(|| format(part.bundle, &key, &Args::new()));
        part.pack.and_then(|pack| pack.texts.get(slug)).cloned().or_else(written)
    }

    /// Returns the sentence for a setting of a game.
    #[must_use]
    pub fn option<G: Game>(&self, name: &str) -> String {
        self.tell::<G>(&format!("option-{name}"), &Args::new())
    }

    /// Returns the sentence for a value of a setting; numbers use `option-<name>-number`.
    #[must_use]
    pub fn value<G: Game>(&self, name: &str, value: &str) -> String {
        let mut args = Args::new();
        let Ok(number) = value.parse::<u32>() else {
            return self.tell::<G>(&format!("option-{name}-{value}"), &args);
        };
        args.set("value", number);
        self.tell::<G>(&format!("option-{name}-number"), &args)
    }

    /// Returns the sentence for a named set of settings.
    #[must_use]
    pub fn preset<G: Game>(&self, name: &str) -> String {
        self.tell::<G>(&format!("preset-{name}"), &Args::new())
    }

    /// Returns the slugs of everything that has a name in a game.
    pub fn slugs<G: Game>(&self) -> impl Iterator<Item = &'static str> {
        let text = file(self.language(), G::NAME).unwrap_or_default();
        text.lines().filter_map(|line| line.strip_prefix("name-")?.split([' ', '=']).next())
    }

    /// Returns the spellings that a player may use for a slug: the slug, its name and the other cases of the name.
    #[must_use]
    pub fn spellings<G: Game>(&self, slug: &str) -> Vec<String> {
        let part = self.part::<G>();
        let mut all = vec![slug.to_owned(), part.name(slug)];
        all.extend(part.attributes(slug).into_iter().map(|(_, text)| text));
        all
    }

    /// Returns all phrasings of an action, with blanks for its arguments; `key` is its tag with the optional fields that are present.
    #[must_use]
    pub fn phrases<G: Game>(&self, key: &str) -> Vec<String> {
        let message = self.part::<G>().bundle.get_message(&format!("action-{key}"));
        message.and_then(|message| message.value()).map_or_else(Vec::new, phrases)
    }

    /// Returns the fields used by the sentence of an action, in their order; `key` is as for [`Words::phrases`].
    #[must_use]
    pub fn order<G: Game>(&self, key: &str) -> Vec<String> {
        let message = self.part::<G>().bundle.get_message(&format!("action-{key}"));
        let mut order = Vec::new();
        if let Some(pattern) = message.and_then(|message| message.value()) {
            arguments(pattern, &mut order);
        }
        order
    }

    /// # Panics
    /// Panics if the game has no file.
    fn part<G: Game>(&self) -> Part<'_> {
        let found = self.sentences.games.iter().find(|(game, _)| *game == G::NAME);
        let (_, bundle) = found.unwrap_or_else(|| panic!("no words for {}", G::NAME));
        Part { bundle, pack: self.pack.as_deref().filter(|pack| pack.game == G::NAME) }
    }

    /// Returns the sentence for a form.
    fn form<G: Game>(&self, kind: &str, value: &impl Serialize) -> String {
        let part = self.part::<G>();
        // Only sentences without overrides are cached: there are many packs, each with its own names.
        if part.pack.is_some() {
            return self.render(&part, kind, value);
        }
        self.sentences.said.get(&[G::NAME, kind], value, || self.render(&part, kind, value))
    }

    fn render(&self, part: &Part, kind: &str, value: &impl Serialize) -> String {
        let Form { tag, fields } = Form::of(value);
        let mut key = format!("{kind}-{tag}");
        let mut args = Args::new();
        for (field, value) in &fields {
            let with = format!("{key}-{field}");
            if part.bundle.has_message(&with) {
                key = with;
            }
            self.set(part, &mut args, field, value);
        }
        format(part.bundle, &key, &args)
    }

    fn set(&self, part: &Part, args: &mut Args, field: &str, value: &Value) {
        match value {
            Value::String(slug) => part.set_slug(args, field, slug),
            Value::Array(items) => self.set_list(part, args, field, items),
            Value::Number(number) => set_number(args, field, number.as_f64().unwrap_or_default()),
            Value::Bool(yes) => args.set(field.to_owned(), if *yes { "true" } else { "false" }),
            Value::Null | Value::Object(_) => unreachable!("no form has such a field: {value}"),
        }
    }

    fn set_list(&self, part: &Part, args: &mut Args, field: &str, items: &[Value]) {
        let separator = self.say("list-separator", &Args::new());
        let one = |item: &Value| item.as_str().map_or_else(|| item.to_string(), |slug| part.name(slug));
        let names: Vec<_> = items.iter().map(one).collect();
        args.set(field.to_owned(), names.join(&separator));
        args.set(format!("{field}-count"), items.len());
    }
}

fn label_and_text<'a>(label: &'a str, text: &'a str) -> Args<'a> {
    let mut args = Args::new();
    args.set("label", label);
    args.set("text", text);
    args
}

fn set_number(args: &mut Args, field: &str, number: f64) {
    let sign = match number {
        0.0 => "zero",
        number if number < 0.0 => "minus",
        _ => "plus",
    };
    args.set(field.to_owned(), number);
    args.set(format!("{field}-size"), number.abs());
    args.set(format!("{field}-sign"), sign);
}

/// Returns all paths through the variants of a pattern.
fn phrases(pattern: &ast::Pattern<&str>) -> Vec<String> {
    let mut ways = vec![String::new()];
    for element in &pattern.elements {
        let next: Vec<String> = match element {
            ast::PatternElement::TextElement { value } => vec![(*value).to_owned()],
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| phrases(&variant.value)).collect()
            }
            ast::PatternElement::Placeable { .. } => vec![" ".to_owned()],
        };
        ways = ways.iter().flat_map(|way| next.iter().map(move |more| format!("{way}{more}"))).collect();
    }
    ways
}

/// Appends the arguments of a pattern, in reading order.
fn arguments(pattern: &ast::Pattern<&str>, order: &mut Vec<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        match expression {
            ast::Expression::Select { variants, .. } => {
                variants.iter().for_each(|variant| arguments(&variant.value, order));
            }
            ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
                let name = id.name.split('-').next().unwrap_or_default().to_owned();
                if !order.contains(&name) {
                    order.push(name);
                }
            }
            ast::Expression::Inline(_) => {}
        }
    }
}

/// Returns the slug of a side.
fn slug(side: Side) -> &'static str {
    match side {
        Side::West => "west",
        Side::East => "east",
    }
}

fn bundle(language: Language, files: &[&str]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.id()]);
    bundle.set_use_isolating(false);
    for name in files {
        let text = file(language, name).expect("a file of the list");
        let resource = FluentResource::try_new(text.to_owned()).expect("the file parses");
        bundle.add_resource(resource).expect("no key twice");
    }
    bundle
}

/// Formats a message with its arguments; returns the key if there is no such message, which a test rules out.
fn format(bundle: &Bundle, key: &str, args: &Args) -> String {
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        debug_assert!(false, "no message `{key}`");
        return key.to_owned();
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "message `{key}`: {errors:?}");
    inner_quotes(text)
}

/// Replaces nested Polish quotation marks with « »: sentences quote names, and the name of a card may itself contain a quotation.
fn inner_quotes(text: String) -> String {
    if text.matches('„').nth(1).is_none() {
        return text;
    }
    let mut depth = 0_usize;
    let inner = text.chars().map(|letter| match letter {
        '„' => {
            depth += 1;
            if depth > 1 { '«' } else { '„' }
        }
        '”' => {
            depth = depth.saturating_sub(1);
            if depth > 0 { '»' } else { '”' }
        }
        other => other,
    });
    inner.collect()
}
