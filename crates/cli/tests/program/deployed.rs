//! The commands in the files of `deploy/` are valid commands of this program.

use clap::Parser;
use cli::args::{Args, Role, ServeArgs, Verb};
use std::{fs, path::Path};

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Fills in the defaults of a text's variables.
fn filled(text: &str) -> String {
    let mut parts = text.split("${");
    let first = parts.next().expect("a part").to_owned();
    parts.fold(first, |text, part| {
        let (variable, rest) = part.split_once('}').expect("it ends");
        text + variable.split_once(":-").expect("a default").1 + rest
    })
}

fn serving(words: &[String]) -> ServeArgs {
    let words = ["hotline"].into_iter().chain(words.iter().map(String::as_str));
    match Args::try_parse_from(words).unwrap_or_else(|error| panic!("{error}")).verb {
        Some(Verb::Serve(args)) => args,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_containers_of_compose_start_two_servers_and_a_worker() {
    let compose = read("compose.yaml");
    let commands = compose.lines().filter_map(|line| line.trim().strip_prefix("command: "));
    let nodes: Vec<ServeArgs> = commands
        .filter(|words| words.starts_with("[\"serve\""))
        .map(|words| serving(&serde_json::from_str::<Vec<String>>(&filled(words)).expect("a list of words")))
        .collect();
    assert_eq!(nodes.iter().map(|node| node.role).collect::<Vec<_>>(), [Role::Web, Role::Web, Role::Worker]);
    assert_eq!(nodes[2].workers, 2);
    assert_eq!(nodes.iter().map(|node| node.trusted_proxy.len()).collect::<Vec<_>>(), [1, 1, 0]);
}

#[test]
fn the_container_and_the_unit_start_a_server() {
    let container = read("Containerfile");
    let command = container.lines().find_map(|line| line.strip_prefix("CMD ")).expect("a command");
    serving(&serde_json::from_str::<Vec<String>>(command).expect("a list of words"));
    let unit = read("hotline.service");
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_else(|| panic!("{key}"));
    let options = value("Environment=\"HOTLINE_OPTIONS=").trim_end_matches('"');
    let command = value("ExecStart=/usr/local/bin/hotline ").replace("$HOTLINE_OPTIONS", options);
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    assert_eq!(serving(&words).workers, 1);
}
