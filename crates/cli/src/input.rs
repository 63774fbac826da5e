//! Input of a player.

use std::io::{self, BufRead, Read};

/// Maximum number of bytes of a line; no command is longer.
const LONGEST: u64 = 4096;

/// A command that a player typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Empty input.
    Nothing,
    /// The number of a choice; none if it is too large.
    Number(Option<usize>),
    /// Explain a thing, or the question.
    Explain(String),
    /// Why an action is not possible.
    Why(String),
    /// Show everything that has happened.
    Log,
    /// Show the table again.
    Table,
    /// Take back an action.
    Undo,
    /// Save to a file, or to the last one.
    Save(Option<String>),
    /// Save and leave.
    Quit,
    /// List the commands.
    Help,
    /// Words that may name a choice.
    Words(String),
}

impl Command {
    /// Parses a line; every text is some command. The commands are English in every language, with Polish and French words beside them.
    #[must_use]
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        let (first, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(first, rest)| (first, rest.trim()));
        if let Some(asked) = line.strip_prefix('?') {
            return Command::Explain(asked.trim().to_owned());
        }
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Command::Nothing,
            ("why" | "dlaczego" | "pourquoi", _) => Command::Why(rest.trim_end_matches('?').trim_end().to_owned()),
            ("explain" | "wyjaśnij" | "expliquer", _) => Command::Explain(rest.to_owned()),
            ("save" | "zapisz" | "sauver", "") => Command::Save(None),
            ("save" | "zapisz" | "sauver", file) => Command::Save(Some(file.to_owned())),
            ("log" | "dziennik" | "journal", "") => Command::Log,
            ("table" | "stół", "") => Command::Table,
            ("undo" | "cofnij" | "annuler", "") => Command::Undo,
            ("quit" | "exit" | "wyjdź" | "quitter", "") => Command::Quit,
            ("help" | "pomoc" | "aide", "") => Command::Help,
            (number, "") if number.bytes().all(|byte| byte.is_ascii_digit()) => Command::Number(number.parse().ok()),
            _ => Command::Words(line.to_owned()),
        }
    }
}

/// Reads the next line; none at the end of input. Invalid UTF-8 is replaced, and an overlong line is cut.
///
/// # Errors
/// If the input cannot be read.
pub fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if Read::take(&mut *input, LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 >= LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    // Control characters do not belong in a name or a message.
    let text = String::from_utf8_lossy(&bytes).replace(|c: char| c.is_control(), " ");
    Ok(Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_parsed() {
        assert_eq!(Command::parse("  12 "), Command::Number(Some(12)));
        assert_eq!(Command::parse("99999999999999999999999"), Command::Number(None));
        assert_eq!(Command::parse("?3"), Command::Explain("3".to_owned()));
        assert_eq!(Command::parse("? master spy"), Command::Explain("master spy".to_owned()));
        assert_eq!(Command::parse("why pass?"), Command::Why("pass".to_owned()));
        assert_eq!(Command::parse("SAVE my game.json"), Command::Save(Some("my game.json".to_owned())));
        assert_eq!(Command::parse("log it"), Command::Words("log it".to_owned()));
        assert_eq!(Command::parse("-1"), Command::Words("-1".to_owned()));
        assert_eq!(Command::parse(""), Command::Nothing);
    }

    #[test]
    fn commands_are_parsed_in_polish_and_french() {
        for (polish, french, command) in [
            ("pomoc", "aide", Command::Help),
            ("Cofnij", "annuler", Command::Undo),
            ("dziennik", "journal", Command::Log),
            ("dlaczego pas?", "pourquoi pas ?", Command::Why("pas".to_owned())),
            ("zapisz gra.json", "sauver gra.json", Command::Save(Some("gra.json".to_owned()))),
        ] {
            assert_eq!([polish, french].map(Command::parse), [command.clone(), command]);
        }
    }

    #[test]
    fn overlong_lines_are_cut() {
        let mut input = io::Cursor::new([&[b'x'; 100_000][..], b"\nlog\n\xff\xfe"].concat());
        assert_eq!(read_line(&mut input).expect("readable").expect("a line").len(), LONGEST as usize);
        assert_eq!(read_line(&mut input).expect("readable").as_deref().map(str::trim), Some("log"));
        assert_eq!(read_line(&mut input).expect("readable").as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!(read_line(&mut input).expect("readable"), None);
    }
}
