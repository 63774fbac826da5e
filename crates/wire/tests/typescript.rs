//! The generated TypeScript types of the web client are up to date.

mod module;

use module::typescript;
use std::{fs, path::Path};

#[test]
fn the_types_of_the_web_client_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let due = typescript();
    if std::env::var_os("HOTLINE_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be created");
        fs::write(&file, &due).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == due, "web/src/wire/index.ts is out of date: run `cargo xtask wire`");
}

#[test]
fn referenced_types_are_declared() {
    let text = typescript();
    let code: Vec<_> = text.lines().filter(|line| !line.starts_with(['/', ' '])).collect();
    let declared: Vec<_> =
        code.iter().filter_map(|line| line.strip_prefix("export type ")?.split(['<', ' ']).next()).collect();
    assert!(declared.len() > 50);
    for line in code {
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        for word in words.filter(|word| word.len() > 1 && word.starts_with(|c: char| c.is_ascii_uppercase())) {
            assert!(word == "Array" || declared.contains(&word), "{word} is not declared: {line}");
        }
    }
}
