//! The types of the games as TypeScript modules, for the web client.
//!
//! A game names its types once, as the associated types of [`Game`]; every type that these mention is found from there. Types that belong
//! to every game are in a module of their own, `rules`.

use games::Presenter;
use rules::Game;
use std::any::type_name;
use ts_rs::{Config, TS, TypeVisitor};

/// A module of TypeScript.
pub struct Module {
    /// Its name: that of a game, or `rules`.
    pub name: &'static str,
    /// Its source text.
    pub text: String,
}

/// Returns the modules of all games, their shared module, and the list of games.
#[must_use]
pub fn typescript() -> Vec<Module> {
    let mut types = Types::default();
    macro_rules! add {
        (() [$($game:ty),*]) => { [$((<$game>::NAME, <$game>::DRAW, types.add::<$game>())),*] };
    }
    let games = games::every_game!({ add }());
    // Types are visited in no particular order.
    types.found.sort_by(|one, other| one.name.cmp(&other.name));
    let listed: Vec<_> = games.iter().map(|(name, draw, _)| (*name, *draw)).collect();
    let mut modules =
        vec![Module { name: RULES, text: types.module(RULES) }, Module { name: "games", text: list(&listed) }];
    for (name, _, game) in games {
        modules.push(Module { name, text: types.module(name) + &game });
    }
    modules
}

/// Writes the types of the games by name, and which of them allow a draw by agreement.
fn list(listed: &[(&str, bool)]) -> String {
    let fields: Vec<_> = listed.iter().map(|(name, _)| format!("{name}: import('./{name}.ts').Game")).collect();
    let draws: Vec<_> = listed.iter().map(|(name, draw)| format!("{name}: {draw}")).collect();
    let (games, draws) = (fields.join(", "), draws.join(", "));
    format!(
        "{HEAD}\n/** The types of every game. */\nexport type Games = {{ {games}, }};\n\n\
         /** The name of a game. */\nexport type GameName = keyof Games;\n\n\
         /** Whether a draw can be agreed, by game. */\nexport const DRAW: Record<GameName, boolean> = {{ {draws} }};\n"
    )
}

/// The crate, and the module, of the types common to all games.
const RULES: &str = "rules";

/// A type and its declaration.
struct Declared {
    /// The crate that declares it.
    home: String,
    name: String,
    text: String,
    /// Path of the Rust type, without parameters.
    path: String,
}

#[derive(Default)]
struct Types {
    found: Vec<Declared>,
}

impl Types {
    /// Collects all types that a game mentions; returns the declaration of the game itself.
    fn add<G: Presenter>(&mut self) -> String {
        self.visit::<G::Action>();
        self.visit::<G::Question>();
        self.visit::<G::Fact>();
        self.visit::<G::Refusal>();
        self.visit::<G::Document>();
        self.visit::<G::Catalog>();
        self.visit::<G::Figures>();
        self.visit::<G::Stakes>();
        let config = config();
        let [action, question, fact] = [G::Action::name(&config), G::Question::name(&config), G::Fact::name(&config)];
        let [refusal, view, catalog] =
            [G::Refusal::name(&config), G::Document::name(&config), G::Catalog::name(&config)];
        let [figures, stakes] = [G::Figures::name(&config), G::Stakes::name(&config)];
        format!(
            "\n/** The types of the game. */\nexport type Game = {{ name: \"{}\", action: {action}, question: {question}, \
             fact: {fact}, refusal: {refusal}, view: {view}, catalog: {catalog}, figures: {figures}, stakes: {stakes}, }};\n",
            G::NAME
        )
    }

    /// Returns the module of a crate's declarations.
    fn module(&self, home: &str) -> String {
        let own = |declared: &&Declared| declared.home == home;
        let mut out = String::from(HEAD);
        if home != RULES {
            let shared: Vec<_> = self.found.iter().filter(|one| one.home == RULES).collect();
            let mentions = |name: &str| self.found.iter().filter(own).any(|one| mentioned(&one.text, name));
            let names: Vec<_> = shared.iter().map(|one| one.name.as_str()).filter(|name| mentions(name)).collect();
            out.push_str(&format!("import type {{ {} }} from './{RULES}.ts';\n", names.join(", ")));
        }
        for declared in self.found.iter().filter(own) {
            out.push('\n');
            out.push_str(&declared.text);
        }
        out
    }
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

/// Returns true if a declaration uses a name as a word.
fn mentioned(text: &str, name: &str) -> bool {
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).any(|word| word == name)
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists, numbers and strings have no declaration.
        if T::output_path().is_none() {
            return;
        }
        let config = config();
        let path = type_name::<T>().split('<').next().unwrap_or_default().to_owned();
        let home = path.split("::").next().unwrap_or_default().to_owned();
        let name = T::ident(&config);
        if let Some(other) = self.found.iter().find(|one| one.home == home && one.name == name) {
            assert!(other.path == path, "{path} and {} have the same name in TypeScript", other.path);
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{}\nexport {}\n", docs.trim_end(), T::decl(&config));
        let text = text.trim_start().lines().map(|line| format!("{}\n", line.trim_end())).collect();
        self.found.push(Declared { home, name, text, path });
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

const HEAD: &str = "\
// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.
";
