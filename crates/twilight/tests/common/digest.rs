//! Reads the numbers of the rules from the digest.

const DIGEST: &str = include_str!("../../../../docs/rules/twilight_struggle/rules.md");

/// Returns the lines of a section.
fn section(number: u32) -> impl Iterator<Item = &'static str> {
    let inside = move |line: &&str| line.starts_with(&format!("## {number}. "));
    DIGEST.lines().skip_while(move |line| !inside(line)).skip(1).take_while(|line| !line.starts_with("## "))
}

/// Returns the number at the start of a line, such as `12.2.1`.
fn number(line: &str) -> Option<&str> {
    let end = line.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let number = line[..end].trim_end_matches('.');
    (number.contains('.') && line[end..].starts_with(' ')).then_some(number)
}

/// Sections 1 to 14: `1.1` to `14.9`, and `14A` to `14D`.
pub fn rules() -> Vec<String> {
    let lines = (1..=14).flat_map(section);
    let rule = |line: &'static str| match line.strip_prefix("### ") {
        Some(heading) => heading.split('.').next(),
        None => number(line),
    };
    lines.filter_map(rule).map(str::to_owned).collect()
}

/// Section 15: `C1` to `C32`.
pub fn contradictions() -> Vec<String> {
    section(15)
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
        .filter(|c| c.starts_with('C'))
        .map(str::to_owned)
        .collect()
}

/// Section 17: `17.1` to `17.53`.
pub fn open_points() -> Vec<String> {
    let point = |line: &str| line.split_once(". ").and_then(|(number, _)| number.parse::<u32>().ok());
    section(17).filter_map(point).map(|number| format!("17.{number}")).collect()
}

/// Section 18: the first column of the table.
pub fn examples() -> Vec<String> {
    let rows = section(18).filter(|line| line.starts_with("| ")).skip(2);
    rows.filter_map(|line| line.split('|').nth(1)).map(|cell| cell.trim().to_owned()).collect()
}
