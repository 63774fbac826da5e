//! Validates names and detects confusable ones.
//!
//! A name consists of letters and digits of one script in current use (two where they are written together, as in Japanese) and ASCII
//! punctuation: no invisible characters, none that change the direction of writing. No two names may be confusable (Unicode Technical
//! Standard 39).

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{
    GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, confusable_detection::skeleton,
};

/// Maximum length of a name.
const LONGEST: usize = 40;
/// Maximum number of combining marks in a row, after composition with the first of them. No script in use needs more, and stacked marks
/// cover the lines above.
const MARKS: usize = 2;

/// Returns the normalised name (composed, single spaces), or none if it is not allowed.
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

/// Returns the skeleton of a name (UTS 39); confusable names have the same one.
#[must_use]
pub fn likeness(name: &str) -> String {
    // First as written, because a capital I looks like an l; then in lower case, because names must differ in more than case.
    let compatible: String = name.nfkc().collect();
    let seen: String = skeleton(&compatible).collect();
    skeleton(&seen.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_many_scripts_are_accepted() {
        for name in
            ["Ann", "Ann of Łódź", "O’Hara", "J. R. Smith-Jones (2)", "Мария", "木村 さくら", "Zoë", "שרה", "Nguyễn"]
        {
            assert_eq!(fit(name, 2).as_deref(), Some(name), "{name}");
        }
        assert_eq!(fit("  Ann \u{a0} of   York ", 2).as_deref(), Some("Ann of York"));
        assert_eq!(fit("Zoe\u{308}", 2).as_deref(), Some("Zoë"), "composed");
    }

    #[test]
    fn invisible_bidirectional_and_mixed_script_names_are_rejected() {
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
    fn confusable_names_have_the_same_skeleton() {
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
