//! Reads tables of a pack field by field, with the line of every mistake.

use super::Mistake;
use crate::{Region, Us, Ussr, pack::Provenance};
use rules::Side;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// A value with its position in the text.
pub(super) type Node<'a> = &'a Spanned<DeValue<'a>>;

/// The text being read, and its mistakes.
pub(super) struct Reader {
    /// The offset of each line.
    lines: Vec<usize>,
    pub mistakes: Vec<Mistake>,
}

impl Reader {
    pub fn new(text: &str) -> Reader {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Reader { lines, mistakes: Vec::new() }
    }

    /// Adds a mistake at a position of the text.
    pub fn mistake(&mut self, at: usize, place: &str, what: String) {
        let line = self.lines.partition_point(|&start| start <= at).max(1);
        self.mistakes.push(Mistake { line, place: place.to_owned(), what });
    }

    /// Reads the fields of a table.
    pub fn fields<'a>(&mut self, node: Node<'a>, path: String) -> Option<Fields<'a>> {
        let at = node.span().start;
        let table = node.get_ref().as_table();
        if table.is_none() {
            self.mistake(at, &path, format!("{} is given; a table is expected", shown(node)));
        }
        table.map(|table| Fields::new(table, at, path))
    }

    /// Reads a number within bounds.
    pub fn number(&mut self, node: Node, path: &str, low: u8, high: u8) -> Option<u8> {
        let number = integer(node).and_then(|number| u8::try_from(number).ok()).filter(|n| (low..=high).contains(n));
        if number.is_none() {
            let wanted = if low == high { low.to_string() } else { format!("a number from {low} to {high}") };
            self.mistake(node.span().start, path, format!("{} is given; {wanted} is expected", shown(node)));
        }
        number
    }

    /// Reads a region by its slug.
    pub fn region(&mut self, node: Node, path: &str) -> Option<Region> {
        let wanted = || "one of ".to_owned() + &Region::ALL.map(Region::slug).join(", ");
        self.word(node, path, Region::named, wanted)
    }

    /// Reads a word of a known set.
    pub fn word<T>(
        &mut self,
        node: Node,
        path: &str,
        known: impl Fn(&str) -> Option<T>,
        wanted: impl Fn() -> String,
    ) -> Option<T> {
        let value = node.get_ref().as_str().and_then(known);
        if value.is_none() {
            self.mistake(node.span().start, path, format!("{} is given; {} is expected", shown(node), wanted()));
        }
        value
    }
}

/// Formats a value for a message.
fn shown(node: Node) -> String {
    match node.get_ref() {
        DeValue::String(text) if text.chars().count() > 40 => "a long text".to_owned(),
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Boolean(on) => on.to_string(),
        DeValue::Integer(number) => match integer(node) {
            Some(number) => number.to_string(),
            None => number.as_str().chars().take(20).collect(),
        },
        DeValue::Float(_) => "a fraction".to_owned(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

fn integer(node: Node) -> Option<i64> {
    let number = node.get_ref().as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A table being read; fields that were never requested are reported as unknown.
pub(super) struct Fields<'a> {
    table: &'a DeTable<'a>,
    pub at: usize,
    pub path: String,
    asked: Vec<String>,
}

impl<'a> Fields<'a> {
    pub fn new(table: &'a DeTable<'a>, at: usize, path: String) -> Fields<'a> {
        Fields { table, at, path, asked: Vec::new() }
    }

    /// Returns the path of a field.
    pub fn place(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Returns every key of the table.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.table.keys().map(|key| key.get_ref().as_ref())
    }

    /// Returns a field that may be missing.
    pub fn get(&mut self, key: &str) -> Option<Node<'a>> {
        self.asked.push(key.to_owned());
        self.table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, node)| node)
    }

    /// Returns a field that must be present.
    pub fn required(&mut self, r: &mut Reader, key: &str, wanted: &str) -> Option<Node<'a>> {
        let node = self.get(key);
        if node.is_none() {
            r.mistake(self.at, &self.place(key), format!("the field is missing; {wanted} is expected"));
        }
        node
    }

    /// Reports a mistake in a field that has been read.
    pub fn error(&mut self, r: &mut Reader, key: &str, what: &str) {
        let at = self.get(key).map_or(self.at, |node| node.span().start);
        r.mistake(at, &self.place(key), what.to_owned());
    }

    /// Reports every field that was never requested.
    pub fn done(&self, r: &mut Reader) {
        for (key, _) in self.table {
            let name: &str = key.get_ref();
            if !self.asked.iter().any(|asked| asked == name) {
                let mut known = self.asked.clone();
                known.sort();
                known.dedup();
                let what = format!("there is no such field; expected are {}", known.join(", "));
                r.mistake(key.span().start, &self.place(&short(name)), what);
            }
        }
    }

    pub fn table(&mut self, r: &mut Reader, key: &str) -> Option<Fields<'a>> {
        let node = self.required(r, key, "a table")?;
        let path = self.place(key);
        r.fields(node, path)
    }

    pub fn number(&mut self, r: &mut Reader, key: &str, low: u8, high: u8) -> Option<u8> {
        let node = self.required(r, key, &format!("a number from {low} to {high}"))?;
        r.number(node, &self.place(key), low, high)
    }

    /// Reads a number that has only one valid value.
    pub fn fixed_number(&mut self, r: &mut Reader, key: &str, value: u8, required: bool) {
        let node = if required { self.required(r, key, &value.to_string()) } else { self.get(key) };
        if let Some(node) = node {
            r.number(node, &self.place(key), value, value);
        }
    }

    /// Reads a word that has only one valid value.
    pub fn fixed_word(&mut self, r: &mut Reader, key: &str, value: &str) -> Option<()> {
        self.word(r, key, |word| (word == value).then_some(()), || format!("{value:?}"))
    }

    pub fn word<T>(
        &mut self,
        r: &mut Reader,
        key: &str,
        known: impl Fn(&str) -> Option<T>,
        wanted: impl Fn() -> String,
    ) -> Option<T> {
        let node = self.required(r, key, &wanted())?;
        r.word(node, &self.place(key), known, wanted)
    }

    pub fn side(&mut self, r: &mut Reader, key: &str) -> Option<Side> {
        let known = |word: &str| match word {
            "us" => Some(Us),
            "ussr" => Some(Ussr),
            _ => None,
        };
        self.word(r, key, known, || "\"us\" or \"ussr\"".to_owned())
    }

    pub fn provenance(&mut self, r: &mut Reader, key: &str) -> Option<Provenance> {
        let known = |word: &str| Provenance::ALL.into_iter().find(|known| known.slug() == word);
        self.word(r, key, known, || "\"sourced\", \"inferred\" or \"designed\"".to_owned())
    }

    /// Reads a switch that may be missing; an invalid one is reported and counts as the default.
    pub fn flag(&mut self, r: &mut Reader, key: &str, default: bool) -> bool {
        let Some(node) = self.get(key) else { return default };
        node.get_ref().as_bool().unwrap_or_else(|| {
            r.mistake(
                node.span().start,
                &self.place(key),
                format!("{} is given; true or false is expected", shown(node)),
            );
            default
        })
    }

    pub fn required_flag(&mut self, r: &mut Reader, key: &str) -> Option<bool> {
        self.required(r, key, "true or false")?;
        Some(self.flag(r, key, false))
    }

    /// Reads a text without control characters, of bounded length.
    pub fn text(&mut self, r: &mut Reader, key: &str, least: usize, most: usize) -> Option<String> {
        let wanted = format!("a text of {least} to {most} characters without line breaks");
        let good = |text: &str| {
            let fits = (least..=most).contains(&text.chars().count()) && !text.chars().any(char::is_control);
            fits.then(|| text.to_owned())
        };
        self.word(r, key, good, || wanted.clone())
    }

    /// Reads a list; every item must be readable.
    pub fn list<T>(
        &mut self,
        r: &mut Reader,
        key: &str,
        required: bool,
        item: impl Fn(&mut Reader, Node, &str) -> Option<T>,
    ) -> Option<Vec<T>> {
        let node = if required { self.required(r, key, "a list")? } else { self.get(key)? };
        let path = self.place(key);
        let Some(items) = node.get_ref().as_array() else {
            r.mistake(node.span().start, &path, format!("{} is given; a list is expected", shown(node)));
            return None;
        };
        let read: Vec<Option<T>> = items.iter().map(|node| item(r, node, &path)).collect();
        read.into_iter().collect()
    }
}

/// Shortens a name for a message.
fn short(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(40).collect()
}
