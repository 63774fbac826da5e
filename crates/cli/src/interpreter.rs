//! Translates between the language of the user and one game: it writes sentences, and parses actions such as `activate mafia industry` and
//! `why recruit`, in any language and by slugs.

use rules::Game;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use words::{Field, FieldKind, Form, Shape, Variant, Words};

/// Maximum number of guesses per kind of action.
const MOST: usize = 4096;

/// Parser for the names of a game's actions and cards in one language.
pub struct Interpreter {
    words: Words,
    variants: Vec<Heard>,
    /// Every name; longer ones first, and of two with the same spelling the one that actions use.
    names: Vec<Name>,
}

/// A name of a thing.
struct Name {
    /// The words of the name.
    row: Vec<String>,
    slug: String,
    /// Whether an action can contain the thing.
    played: bool,
}

/// Vocabulary of a kind of action.
struct Heard {
    variant: Variant,
    /// Every word of its sentences.
    words: BTreeSet<String>,
    /// The words with which it may begin, and its tag.
    heads: BTreeSet<String>,
}

/// The parsed parts of a line.
#[derive(Debug, Default)]
struct Said {
    slugs: Vec<String>,
    numbers: Vec<i64>,
    words: Vec<String>,
}

/// An action that a line may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess<A> {
    /// The action.
    pub action: A,
    /// Number of its fields that were not named.
    pub added: usize,
}

impl Interpreter {
    /// Creates an interpreter for a game.
    #[must_use]
    pub fn new<G: Game>(words: Words) -> Interpreter {
        let shape = Shape::of::<G::Action>();
        let fields = shape.variants.iter().flat_map(|variant| &variant.fields);
        let playable: BTreeSet<String> = fields
            .filter_map(|field| match &field.kind {
                FieldKind::Slug(slugs) | FieldKind::List(slugs) => Some(slugs.clone()),
                FieldKind::Number | FieldKind::Bool => None,
            })
            .flatten()
            .collect();
        let variants = shape.variants.into_iter().map(|mut variant| {
            // Cards are named in the order of the sentence, which in some languages differs from that of the type.
            let order = variant.keys().last().map(|key| words.order::<G>(key)).unwrap_or_default();
            let place = |field: &Field| order.iter().position(|name| *name == field.name).unwrap_or(order.len());
            variant.fields.sort_by_key(place);
            let tag = tokens(&variant.tag);
            let phrases = variant.keys().into_iter().flat_map(|key| words.phrases::<G>(&key));
            let sentences: Vec<_> = phrases.map(|phrase| tokens(&phrase)).collect();
            let heads = tag.iter().chain(sentences.iter().filter_map(|sentence| sentence.first())).cloned().collect();
            let words = tag.iter().chain(sentences.iter().flatten()).cloned().collect();
            Heard { variant, words, heads }
        });
        let variants: Vec<Heard> = variants.collect();
        let named = |kind: &FieldKind, slug: &str| matches!(kind, FieldKind::Slug(known) | FieldKind::List(known) if known.iter().any(|other| other == slug));
        let mut names: Vec<Name> = Vec::new();
        // Things that can be neither played nor explained must not shadow other words.
        for slug in words.slugs::<G>().filter(|&slug| playable.contains(slug) || words.text::<G>(slug).is_some()) {
            let played = variants.iter().flat_map(|heard| &heard.variant.fields).any(|field| named(&field.kind, slug));
            let mut spellings = words.spellings::<G>(slug);
            spellings.dedup();
            let name = |spelling: &String| Name { row: tokens(spelling), slug: slug.to_owned(), played };
            names.extend(spellings.iter().map(name));
        }
        // A spelling shared by several things, such as a class of words, names none of them. A slug is never shared, and a playable thing
        // takes precedence over one that is not.
        let shared = |name: &Name| {
            let rival = |other: &Name| other.row == name.row && other.slug != name.slug;
            names.iter().any(|other| rival(other) && other.played >= name.played)
        };
        let own = |name: &Name| name.row == tokens(&name.slug);
        let keep: Vec<_> = names.iter().map(|name| !name.row.is_empty() && (own(name) || !shared(name))).collect();
        let mut keep = keep.into_iter();
        names.retain(|_| keep.next().unwrap_or_default());
        names.sort_by_key(|name| std::cmp::Reverse((name.row.len(), name.played)));
        Interpreter { words, variants, names }
    }

    /// Returns the words of the language.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the slug that a text names.
    #[must_use]
    pub fn slug(&self, text: &str) -> Option<&str> {
        let row = tokens(text);
        let exact = self.names.iter().find(|name| name.row == row);
        exact.map(|name| name.slug.as_str()).or_else(|| self.begun(row.first().filter(|_| row.len() == 1)?, false))
    }

    /// Returns the actions that a text may mean, those that it names in full first.
    #[must_use]
    pub fn hear<G: Game>(&self, text: &str, legal: &[G::Action]) -> Vec<Guess<G::Action>> {
        let Some(said) = self.listen(text) else { return Vec::new() };
        let mut guesses: Vec<Guess<G::Action>> = Vec::new();
        for heard in &self.variants {
            let begun = said.words.iter().any(|word| heard.heads.contains(word));
            let fits = said.words.iter().all(|word| heard.words.contains(word));
            if !fits || !begun && (said.slugs.is_empty() || !said.words.is_empty()) {
                continue;
            }
            for (value, added) in fill(&heard.variant, &said) {
                if let Ok(action) = serde_json::from_value(value) {
                    guesses.push(Guess { action, added });
                }
            }
            // Missing lists and numbers are not invented: only currently legal actions are meant.
            let named = |action: &G::Action| {
                let form = Form::of(action);
                let numbers: Vec<_> = form.fields.iter().filter_map(|(_, value)| value.as_i64()).collect();
                form.tag == heard.variant.tag
                    && said.slugs.iter().all(|slug| form.slugs().contains(&slug.as_str()))
                    && numbers.starts_with(&said.numbers)
            };
            if heard.variant.fields.iter().any(|field| !matches!(field.kind, FieldKind::Slug(_))) {
                guesses.extend(legal.iter().filter(|action| named(action)).map(|&action| Guess { action, added: 1 }));
            }
        }
        guesses.sort_by_key(|guess| (guess.added, guess.action));
        guesses.dedup_by_key(|guess| guess.action);
        guesses
    }

    /// Parses a text; none if one of its words is unknown.
    fn listen(&self, text: &str) -> Option<Said> {
        let row = tokens(text);
        let mut said = Said::default();
        let mut place = 0;
        while let Some(token) = row.get(place) {
            let left = &row[place..];
            if let Some(name) = self.names.iter().find(|name| name.played && left.starts_with(&name.row)) {
                said.slugs.push(name.slug.clone());
                place += name.row.len();
                continue;
            }
            if self.variants.iter().any(|heard| heard.words.contains(token)) {
                said.words.push(token.clone());
            } else if let Ok(number) = token.parse() {
                said.numbers.push(number);
            } else {
                said.slugs.push(self.begun(token, true)?.to_owned());
            }
            place += 1;
        }
        Some(said)
    }

    /// Returns the only slug with a name that begins like this, of all names or of the playable ones.
    fn begun(&self, token: &str, played: bool) -> Option<&str> {
        let begins = |name: &&Name| token.len() >= 3 && name.row[0].starts_with(token) && (name.played || !played);
        let mut names = self.names.iter().filter(begins);
        let slug = &names.next()?.slug;
        names.all(|other| other.slug == *slug).then_some(slug)
    }
}

/// Returns every way to fill the fields with the parsed parts; missing ones are tried with every slug. All parts must be used.
fn fill(variant: &Variant, said: &Said) -> Vec<(Value, usize)> {
    let mut ways: Vec<(Map<String, Value>, usize)> = vec![(Map::new(), 0)];
    let (mut slugs, mut numbers) = (said.slugs.iter().peekable(), said.numbers.iter());
    for field in &variant.fields {
        let given: Option<Value> = match &field.kind {
            FieldKind::Slug(known) => slugs.next_if(|slug| known.contains(slug)).map(|slug| json!(slug)),
            FieldKind::List(known) => {
                let list: Vec<_> = std::iter::from_fn(|| slugs.next_if(|slug| known.contains(slug))).collect();
                (!list.is_empty()).then(|| json!(list))
            }
            FieldKind::Number => numbers.next().map(|number| json!(number)),
            FieldKind::Bool => None,
        };
        let choices = match given {
            Some(value) => vec![(Some(value), 0)],
            None => unsaid(field),
        };
        ways = ways
            .iter()
            .flat_map(|(way, added)| {
                choices.iter().map(move |(value, more)| {
                    let mut way = way.clone();
                    if let Some(value) = value {
                        way.insert(field.name.clone(), value.clone());
                    }
                    (way, added + more)
                })
            })
            .take(MOST)
            .collect();
    }
    if slugs.next().is_some() || numbers.next().is_some() {
        return Vec::new();
    }
    ways.into_iter().map(|(way, added)| (variant.with(way), added)).collect()
}

fn unsaid(field: &Field) -> Vec<(Option<Value>, usize)> {
    let mut choices = if field.optional { vec![(None, 0)] } else { Vec::new() };
    match &field.kind {
        FieldKind::Slug(slugs) => choices.extend(slugs.iter().map(|slug| (Some(json!(slug)), 1))),
        FieldKind::Bool => choices.extend([false, true].map(|yes| (Some(json!(yes)), 1))),
        FieldKind::List(_) | FieldKind::Number => {}
    }
    choices
}

/// Returns the words and numbers of a text, in lower case without accents.
fn tokens(text: &str) -> Vec<String> {
    let plain: String = text.chars().flat_map(char::to_lowercase).map(plain).collect();
    let mut words = vec![String::new()];
    let mut letters = plain.chars().peekable();
    while let Some(letter) = letters.next() {
        let open = words.last().is_some_and(|word| !word.is_empty());
        // `-1` is a number, while `half-way` is two words.
        let minus = letter == '-' && !open && letters.peek().is_some_and(char::is_ascii_digit);
        match words.last_mut() {
            Some(word) if minus || letter.is_alphanumeric() => word.push(letter),
            _ if open => words.push(String::new()),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn plain(letter: char) -> char {
    match letter {
        'ą' | 'à' | 'â' | 'ä' | 'á' => 'a',
        'ć' | 'ç' => 'c',
        'ę' | 'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ś' => 's',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ź' | 'ż' => 'z',
        '−' => '-',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spies::{Action, Agent, Group, Objective, State};
    use words::Language;

    fn heard(language: Language, text: &str) -> Option<Action> {
        let interpreter = Interpreter::new::<State>(Words::new(language));
        interpreter.hear::<State>(text, &[]).first().map(|guess| guess.action)
    }

    #[test]
    fn actions_are_parsed_by_slugs_and_names() {
        let english = |text| heard(Language::English, text);
        assert_eq!(english("recruit"), Some(Action::Recruit));
        assert_eq!(english("Pass"), Some(Action::Pass));
        assert_eq!(english("pick master spy"), Some(Action::Pick(Agent::MasterSpy)));
        assert_eq!(english("pick the deputy_director"), Some(Action::Pick(Agent::DeputyDirector)));
        assert_eq!(english("use space race"), Some(Action::Use(Objective::SpaceRace)));
        let aimed = Action::Activate { group: Group::Mafia, target: Some(Group::Industry) };
        assert_eq!(english("activate mafia industry"), Some(aimed));
        assert_eq!(english("Activate Mafia: flip Industry"), Some(aimed));
        assert_eq!(english("activate maf indus"), Some(aimed));
        assert_eq!(english("activate radio"), Some(Action::Activate { group: Group::Radio, target: None }));
    }

    #[test]
    fn actions_are_parsed_in_other_languages() {
        let aimed = Action::Activate { group: Group::Mafia, target: Some(Group::Police) };
        assert_eq!(heard(Language::Polish, "aktywuj mafię: obróć policję"), Some(aimed));
        assert_eq!(heard(Language::Polish, "aktywuj mafia policja"), Some(aimed));
        assert_eq!(heard(Language::Polish, "rekrutuj"), Some(Action::Recruit));
        assert_eq!(heard(Language::French, "avec la mafia, (dé)mobiliser la police"), Some(aimed));
        assert_eq!(heard(Language::French, "choisir le maitre-espion"), Some(Action::Pick(Agent::MasterSpy)));
    }

    #[test]
    fn cards_are_named_in_the_order_of_the_sentence() {
        use curtain::{Action::Shift, Card};
        let interpreter = Interpreter::new::<curtain::State>(Words::new(Language::English));
        let guesses = interpreter.hear::<curtain::State>("move a cube from west germany to cuba", &[]);
        let shift = Shift { to: Card::Cuba, from: Card::WestGermany };
        assert_eq!(guesses.first().map(|guess| guess.action), Some(shift));
    }

    #[test]
    fn unknown_text_is_rejected() {
        for text in ["", "the", "recruit xyzzy", "mafia mafia mafia mafia", "12", "military", "💥"] {
            assert_eq!(heard(Language::English, text), None, "{text}");
        }
    }

    #[test]
    fn cards_are_found_by_name() {
        let interpreter = Interpreter::new::<State>(Words::new(Language::French));
        assert_eq!(interpreter.slug("Maître-espion"), Some("master_spy"));
        assert_eq!(interpreter.slug("space race"), Some("space_race"));
        assert_eq!(interpreter.slug("guéri"), Some("guerrilla"));
        assert_eq!(interpreter.slug("xyzzy"), None);
    }
}
