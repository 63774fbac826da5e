//! Every parser of foreign bytes, as a function that takes any bytes and must not panic.
//!
//! The targets of `fuzz/` call them. A test of this crate runs them on a few seeds and mutated copies, so that they keep working.

use crate::{Chair, Interpreter, Paint, Screen, Sitting};
use bots::Random;
use games::{REGISTRY, RpcServer, Setup, with_game};
use rules::{Luck, Options as _, Session, Side};
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::setup::{self, Opener};
use store::{GuestId, Player};
use wire::{Language, Start};
use words::Words;

/// Name and function of a target.
pub type Target = (&'static str, fn(&[u8]));

/// Every target; `fuzz/fuzz_targets` has a file for each.
pub const TARGETS: [Target; 12] = [
    ("record", record),
    ("position_twilight", |bytes| position("twilight", bytes)),
    ("position_curtain", |bytes| position("curtain", bytes)),
    ("position_spies", |bytes| position("spies", bytes)),
    ("pack", pack),
    ("playdek", playdek),
    ("rpc", rpc),
    ("socket", socket),
    ("body", body),
    ("terminal", terminal),
    ("backup", backup),
    ("headers", headers),
];

/// Runs the target of this name.
///
/// # Panics
/// If there is none, or if the target finds a fault.
pub fn run(name: &str, bytes: &[u8]) {
    let (_, target) = TARGETS.iter().find(|(found, _)| *found == name).expect("a target of the list");
    target(bytes);
}

fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// A record of any game: verification, replay and export.
fn record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = games::verify(text);
    for entry in REGISTRY {
        if entry.read(text).is_ok() {
            entry.csv(text).expect("a valid record can be exported");
            entry.text(text, words::Language::Polish).expect("a valid record can be exported");
        }
    }
}

/// A position document: an accepted one can be written again.
fn position(game: &str, bytes: &[u8]) {
    let Ok(document) = serde_json::from_slice::<Value>(bytes) else { return };
    let Ok(entry) = games::find(game) else { return };
    if let Ok(game) = entry.set_up(&Setup { position: Some(document), manual: true, ..Setup::default() }) {
        game.position(0).expect("a valid position can be written");
    }
}

/// A card pack.
fn pack(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        rules::keeping(|| drop(curtain::PackRef::read("fuzz.toml", text)));
    }
}

/// A log of another program; the imported part must replay.
fn playdek(bytes: &[u8]) {
    if let Some(text) = text(bytes)
        && let Ok(imported) = formats::playdek::import(text)
    {
        assert!(Session::replay(&imported.record).is_ok(), "an imported record replays");
    }
}

/// Lines of JSON-RPC after a `new` request.
fn rpc(bytes: &[u8]) {
    let mut server = RpcServer::new(|| 1);
    let _ = server.answer(br#"{"jsonrpc":"2.0","id":0,"method":"new","params":{"game":"spies","seed":1}}"#);
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Some(reply) = server.answer(line) {
            assert!(serde_json::from_str::<Value>(&reply).is_ok(), "a reply is JSON: {reply}");
        }
    }
}

/// A message of a client over a socket.
fn socket(bytes: &[u8]) {
    let _ = serde_json::from_slice::<wire::ToServer>(bytes);
}

/// The body of a request: every type of one, and its validation before anything is stored.
fn body(bytes: &[u8]) {
    fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
        serde_json::from_slice(bytes).ok()
    }
    if let Some(asked) = read::<wire::NewTable>(bytes) {
        let start = if let Start::Position { position } = &asked.start { Some(position.value()) } else { None };
        let player = Player::Guest(GuestId("guest".to_owned()));
        let _ = setup::prepare(
            &asked,
            start,
            &Opener { player, name: "Ann", network: "", lang: Language::En, asked: None },
        );
    }
    if let Some(join) = read::<wire::Join>(bytes) {
        let _ = setup::entropy(join.entropy.as_deref());
    }
    if let Some(upload) = read::<wire::Upload>(bytes) {
        let _ = setup::read(&upload.text);
    }
    let _ = (read::<server::tables::Do>(bytes), read::<wire::NewChat>(bytes), read::<wire::Note>(bytes));
    let _ = (read::<wire::Why>(bytes), read::<wire::Account>(bytes), read::<wire::SignIn>(bytes));
    let _ = (read::<wire::Password>(bytes), read::<wire::Whoever>(bytes), read::<wire::NewApiToken>(bytes));
}

/// Input of a player in the terminal; the first byte chooses the game.
fn terminal(bytes: &[u8]) {
    let Some((&first, script)) = bytes.split_first() else { return };
    let name = REGISTRY[usize::from(first) % REGISTRY.len()].name;
    let _: Result<(), crate::Error> = with_game!(name, G => sit::<G>(script));
}

fn sit<G: Screen>(mut script: &[u8]) -> Result<(), crate::Error> {
    let options = G::Options::named(G::Options::PRESETS[0])?;
    let mut session = Session::<G>::new(options);
    session.run_chance(&mut Luck::seeded(1));
    let interpreter = Interpreter::new::<G>(G::words(&options, Words::new(words::Language::English)));
    let machine = Chair::Machine { name: "random".to_owned(), player: Box::new(Random::new(Luck::seeded(5))) };
    let chairs = match session.state().actor() {
        rules::Actor::Player(Side::East) => [machine, Chair::Human],
        _ => [Chair::Human, machine],
    };
    let mut sitting =
        Sitting::new(session, chairs, Luck::seeded(1), &interpreter, Paint::Off).saving_with(|_, _| Ok(()));
    sitting.run(&mut script, &mut Vec::new())?;
    assert!(Session::replay(sitting.session().record()).is_ok(), "the played game replays");
    Ok(())
}

/// A backup.
fn backup(bytes: &[u8]) {
    let _ = store::testing::read_backup(bytes);
}

/// Headers, names and addresses, as far as this code and not a library parses them.
fn headers(bytes: &[u8]) {
    server::visitor::read_foreign(bytes);
}
