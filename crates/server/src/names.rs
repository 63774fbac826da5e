//! Names that people can tell apart.
//!
//! A name has letters and digits of one script that is in use today (two where they are written together, as in Japanese), and ASCII
//! punctuation: nothing invisible, nothing that changes the direction of writing. Two names do not look the same (Unicode Technical
//! Standard 39).

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{
    GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, confusable_detection::skeleton,
};

/// The longest name.
const LONGEST: usize = 40;
/// How many marks stand on one letter, as far as it is written as one with the first of them; no script in use needs more, and a pile of
/// them covers the lines above.
const MARKS: usize = 2;

/// The name as it is stored, if it does: composed, with single spaces.
#[must_use]
pub fn fit(name: &str, least: usize) -> Option<String> {
    let composed: String = name.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = |c: char| c == ' ' || c == '’' || c.is_ascii_punctuation();
    let letters: String = name.chars().filter(|&c| !plain(c)).collect();
    let marks = name.chars().scan(0, |row, c| {
        *row = if is_combining_mark(c) { *row + 1 } else { 0 };
        Some(*row)
    });
    let fits = (least..=LONGEST).contains(&name.chars().count())
        && marks.max().unwrap_or(0) <= MARKS
        && letters.chars().all(GeneralSecurityProfile::identifier_allowed)
        && letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive);
    fits.then_some(name)
}

/// What a name looks like: the same for names that cannot be told apart at a glance.
#[must_use]
pub fn likeness(name: &str) -> String {
    // First as it is written, for a capital I looks like an l; then in lower case, for names differ by more than that.
    let compatible: String = name.nfkc().collect();
    let seen: String = skeleton(&compatible).collect();
    skeleton(&seen.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_do() {
        for name in
            ["Ann", "Ann of Łódź", "O’Hara", "J. R. Smith-Jones (2)", "Мария", "木村 さくら", "Zoë", "שרה", "Nguyễn"]
        {
            assert_eq!(fit(name, 2).as_deref(), Some(name), "{name}");
        }
        assert_eq!(fit("  Ann \u{a0} of   York ", 2).as_deref(), Some("Ann of York"));
        assert_eq!(fit("Zoe\u{308}", 2).as_deref(), Some("Zoë"), "composed");
    }

    #[test]
    fn nothing_invisible_nothing_that_turns_the_writing_around_and_no_mixture_does() {
        for name in [
            "",
            " ",
            "A",
            "Ann\u{200b}",
            "Ann\u{200d}a",
            "\u{202e}nnA",
            "Ann\u{2066}x\u{2069}",
            "Ann\u{ad}",
            "A\u{34f}nn",
            "Ann\u{fe0f}",
            "\u{3164}\u{3164}",
            "Ann\u{e0041}",
            "Ann\u{7}",
            "Ann\n\u{0}",
            "Ann\u{61c}",
            "\u{feff}Ann",
            "Аnn",
            "Ann Мария",
            "An\u{2800}n",
            "\u{f8ff}Ann",
            "😀😀",
            "Zo\u{302}\u{323}\u{301}\u{300}\u{309}",
            "Ann\u{301}\u{301}\u{301}\u{301}",
        ] {
            assert_eq!(fit(name, 2), None, "{name:?}");
        }
        assert_eq!(fit(&"x".repeat(41), 2), None);
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        let all = [
            ("Ann", "ann"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Bob", "B0b"),
            ("Мария", "Mapия"),
            ("modern", "modem"),
            ("Ann of York", "Annof York"),
            ("Paul", "Раul"),
            ("ＡＮＮ", "Ann"),
            ("Zoë", "Zoe\u{308}"),
        ];
        for (name, other) in all {
            assert_eq!(likeness(name), likeness(other), "{name} {other}");
        }
        for (name, other) in [("Ann", "Anna"), ("Lodz", "Łódź"), ("Ben 2", "Ben 3"), ("Zoe", "Zoë")] {
            assert_ne!(likeness(name), likeness(other), "{name} {other}");
        }
    }
}
