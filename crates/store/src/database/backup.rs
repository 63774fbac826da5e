//! Backups: every row as a line of JSON, the same for both databases.
//!
//! The first line names the format. Every other line is `{"table": {"column": value, …}}`, with bytes in base64, except the last one,
//! which holds the number of rows and the BLAKE3 hash of everything before it. A truncated or damaged backup is therefore not restored.

use super::{Arg, Database, End, On, Row, Tx, args, places, postgres, private};
use crate::{Error, Result};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Map, Value, json};
use std::{
    fs::{self, File, OpenOptions},
    io::{BufRead, BufReader, BufWriter, Write},
    path::Path,
};

/// Version of the format.
const FORMAT: u64 = 1;

/// Keys of the first and of the last line.
const HEAD: &str = "hotline_backup";
const END: &str = "end";

/// Maximum number of rows per `INSERT`.
const BATCH: usize = 100;

/// Type of a column.
#[derive(Clone, Copy)]
enum Kind {
    Int,
    Bool,
    Text,
    Bytes,
}

/// A table of the database, its sort order and its columns, in the order of the backup.
struct Relation {
    name: &'static str,
    order: &'static str,
    columns: &'static [(&'static str, Kind)],
}

use Kind::{Bool, Bytes, Int, Text};

/// All tables of a backup, referenced tables first. The outbox is left out: it has no readers after a restore.
const RELATIONS: [Relation; 19] = [
    Relation {
        name: "users",
        order: "created, id",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("created", Int),
            ("likeness", Text),
        ],
    },
    Relation {
        name: "guests",
        order: "created, id",
        columns: &[("id", Text), ("token", Bytes), ("name", Text), ("created", Int), ("claimed_by", Text)],
    },
    Relation {
        name: "sessions",
        order: "token",
        columns: &[("token", Bytes), ("user_id", Text), ("created", Int), ("expires", Int)],
    },
    Relation {
        name: "api_tokens",
        order: "token",
        columns: &[
            ("token", Bytes),
            ("id", Text),
            ("user_id", Text),
            ("label", Text),
            ("scopes", Text),
            ("created", Int),
            ("expires", Int),
        ],
    },
    Relation {
        name: "vacations",
        order: "user_id, from_at",
        columns: &[("user_id", Text), ("from_at", Int), ("until_at", Int)],
    },
    Relation {
        name: "tables",
        order: "created, id",
        columns: &[
            ("id", Text),
            ("version", Int),
            ("game", Text),
            ("rules", Int),
            ("brief", Text),
            ("public", Bool),
            ("rated", Bool),
            ("clock", Text),
            ("clock_west", Int),
            ("clock_east", Int),
            ("clock_running", Text),
            ("clock_since", Int),
            ("deadline", Int),
            ("rematch_of", Text),
            ("status", Text),
            ("outcome", Text),
            ("turn_west", Bool),
            ("turn_east", Bool),
            ("offers", Text),
            ("entries", Int),
            ("created", Int),
            ("updated", Int),
            ("network", Text),
        ],
    },
    Relation {
        name: "setups",
        order: "table_id",
        columns: &[
            ("table_id", Text),
            ("options", Text),
            ("start_position", Text),
            ("seed", Bytes),
            ("commitment", Bytes),
        ],
    },
    Relation {
        name: "seats",
        order: "table_id, side",
        columns: &[
            ("table_id", Text),
            ("side", Text),
            ("holder", Text),
            ("level", Text),
            ("user_id", Text),
            ("guest_id", Text),
            ("invitation", Bytes),
            ("entropy", Bytes),
        ],
    },
    Relation {
        name: "entries",
        order: "table_id, number",
        columns: &[
            ("table_id", Text),
            ("number", Int),
            ("version", Int),
            ("actor", Text),
            ("kind", Text),
            ("body", Text),
            ("at", Int),
        ],
    },
    Relation {
        name: "replies",
        order: "table_id, player, retry_key",
        columns: &[
            ("table_id", Text),
            ("player", Text),
            ("retry_key", Text),
            ("command", Bytes),
            ("version", Int),
            ("reply", Text),
        ],
    },
    Relation {
        name: "held",
        order: "table_id, side",
        columns: &[("table_id", Text), ("side", Text), ("version", Int), ("action", Text), ("at", Int)],
    },
    Relation {
        name: "messages",
        order: "table_id, number",
        columns: &[
            ("table_id", Text),
            ("number", Int),
            ("seat", Text),
            ("user_id", Text),
            ("guest_id", Text),
            ("body", Text),
            ("retry_key", Text),
            ("at", Int),
        ],
    },
    Relation {
        name: "notes",
        order: "table_id, side",
        columns: &[("table_id", Text), ("side", Text), ("body", Text), ("at", Int)],
    },
    Relation {
        name: "jobs",
        order: "table_id, side",
        columns: &[
            ("table_id", Text),
            ("side", Text),
            ("version", Int),
            ("attempt", Int),
            ("due", Int),
            ("since", Int),
            ("owner", Text),
            ("spent", Int),
            ("cost", Int),
            ("turn", Int),
            ("network", Text),
            ("share", Int),
        ],
    },
    Relation {
        name: "leases",
        order: "name",
        columns: &[("name", Text), ("holder", Text), ("until_at", Int), ("seen", Int)],
    },
    Relation {
        name: "results",
        order: "table_id, side",
        columns: &[
            ("table_id", Text),
            ("side", Text),
            ("player", Text),
            ("opponent", Text),
            ("game", Text),
            ("public", Bool),
            ("number", Int),
            ("score", Int),
            ("reason", Text),
            ("at", Int),
            ("before", Int),
            ("rating", Int),
            ("deviation", Int),
        ],
    },
    Relation {
        name: "ratings",
        order: "player, game, side",
        columns: &[
            ("player", Text),
            ("game", Text),
            ("side", Text),
            ("rating", Int),
            ("deviation", Int),
            ("volatility", Int),
            ("games", Int),
            ("at", Int),
        ],
    },
    Relation {
        name: "seeks",
        order: "player",
        columns: &[
            ("player", Text),
            ("user_id", Text),
            ("guest_id", Text),
            ("game", Text),
            ("clock", Text),
            ("rating", Int),
            ("network", Text),
            ("since", Int),
            ("until_at", Int),
            ("table_id", Text),
        ],
    },
    Relation { name: "secrets", order: "name", columns: &[("name", Text), ("value", Bytes)] },
];

/// Tables of earlier backups that no longer exist. Their keys are not needed: keys are deleted after a day anyway.
const EARLIER: [&str; 1] = ["retries"];

impl Relation {
    /// Returns the columns as a comma-separated list.
    fn list(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Returns the default of a column that earlier backups do not have.
    fn before(&self, column: &str) -> Option<Value> {
        Some(match (self.name, column) {
            ("users", "likeness") => Value::Null,
            ("tables", "network") | ("jobs", "owner" | "network") => json!(""),
            ("jobs", "cost") => json!(1),
            ("jobs", "since" | "spent" | "turn" | "share") => json!(0),
            _ => return None,
        })
    }

    /// Encodes a row as a line of the backup.
    fn line(&self, row: &Row<'_>) -> Result<Value> {
        let mut fields = Map::new();
        for &(name, kind) in self.columns {
            fields.insert(name.to_owned(), read(row, name, kind)?);
        }
        Ok(json!({ self.name: fields }))
    }

    /// Returns the arguments that insert a line.
    fn args(&self, fields: &Map<String, Value>) -> std::result::Result<Vec<Arg>, String> {
        if let Some(other) = fields.keys().find(|field| !self.columns.iter().any(|(name, _)| name == field)) {
            return Err(format!("`{}` has no column `{other}`", self.name));
        }
        let arg = |&(name, kind): &(&str, Kind)| {
            let value = fields.get(name).cloned().or_else(|| self.before(name));
            let value = value.ok_or_else(|| format!("`{name}` is missing"))?;
            arg(&value, kind).ok_or_else(|| format!("`{name}` cannot be `{value}`"))
        };
        self.columns.iter().map(arg).collect()
    }
}

/// Reads a column as JSON.
fn read(row: &Row<'_>, name: &str, kind: Kind) -> Result<Value> {
    Ok(match kind {
        Int => row.at::<Option<i64>>(name)?.into(),
        Bool => row.at::<Option<bool>>(name)?.into(),
        Text => row.at::<Option<String>>(name)?.into(),
        Bytes => row.at::<Option<Vec<u8>>>(name)?.map(|bytes| STANDARD.encode(bytes)).into(),
    })
}

/// Converts a JSON value to an argument.
fn arg(value: &Value, kind: Kind) -> Option<Arg> {
    Some(match (kind, value) {
        (Int, Value::Null) => Arg::Int(None),
        (Bool, Value::Null) => Arg::Bool(None),
        (Text, Value::Null) => Arg::Text(None),
        (Bytes, Value::Null) => Arg::Bytes(None),
        (Int, value) => value.as_i64()?.into(),
        (Bool, value) => value.as_bool()?.into(),
        (Text, value) => value.as_str()?.into(),
        (Bytes, value) => STANDARD.decode(value.as_str()?).ok()?.into(),
    })
}

/// Writes a backup file; counts rows and hashes the output.
struct Writer {
    file: BufWriter<File>,
    hash: blake3::Hasher,
    rows: u64,
}

impl Writer {
    fn write(&mut self, line: &Value) -> Result<()> {
        let line = format!("{line}\n");
        self.hash.update(line.as_bytes());
        Ok(self.file.write_all(line.as_bytes())?)
    }

    fn row(&mut self, relation: &Relation, row: &Row<'_>) -> Result<()> {
        self.rows += 1;
        self.write(&relation.line(row)?)
    }
}

impl Database {
    /// Writes a backup beside its target and renames it when it is complete.
    pub(super) async fn write_backup(&self, file: &Path) -> Result<u64> {
        let file = file.to_owned();
        self.read(move |tx| Box::pin(async move { tx.write_backup(&file).await })).await
    }

    /// Restores a backup, completely or not at all.
    pub(super) async fn read_backup(&self, file: &Path) -> Result<u64> {
        let file = file.to_owned();
        self.write(move |tx| Box::pin(async move { tx.read_backup(&file).await.map(End::Keep) })).await
    }
}

impl Tx {
    async fn write_backup(&mut self, file: &Path) -> Result<u64> {
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let created = private(OpenOptions::new().write(true).create(true).truncate(true)).open(&part)?;
        let mut writer = Writer { file: BufWriter::new(created), hash: blake3::Hasher::new(), rows: 0 };
        writer.write(&json!({ HEAD: FORMAT }))?;
        for relation in &RELATIONS {
            self.dump(relation, &mut writer).await?;
        }
        let end = json!({ END: { "rows": writer.rows, "blake3": writer.hash.finalize().to_string() } });
        writer.write(&end)?;
        writer.file.flush()?;
        writer.file.get_ref().sync_all()?;
        fs::rename(&part, file)?;
        Ok(writer.rows)
    }

    async fn read_backup(&mut self, file: &Path) -> Result<u64> {
        for relation in &RELATIONS {
            if self.finds(format!("SELECT 1 AS one FROM {} LIMIT 1", relation.name), args![]).await? {
                return Err(Error::NotEmpty);
            }
        }
        check(BufReader::new(File::open(file)?))?;
        self.load(BufReader::new(File::open(file)?)).await
    }

    /// Streams the rows of a table into the backup; they need not fit into memory.
    async fn dump(&mut self, relation: &Relation, writer: &mut Writer) -> Result<()> {
        let sql = format!("SELECT {} FROM {} ORDER BY {}", relation.list(), relation.name, relation.order);
        let take = |row: &Row<'_>| writer.row(relation, row);
        match &mut self.on {
            On::Sqlite(on) => on.each(&sql, &[], take),
            On::Postgres(on) => postgres::each(&mut **on, &sql, take).await,
        }
    }

    /// Inserts the lines of a backup that has passed [`check`].
    async fn load(&mut self, lines: impl BufRead) -> Result<u64> {
        let mut rows = 0;
        let mut batch = Batch::default();
        let most = self.batch(BATCH);
        for (text, number) in lines.lines().zip(1..) {
            let wrong = |what: String| Error::Backup { line: number, what };
            let (name, fields) = parse(&text?).map_err(wrong)?;
            if matches!(name.as_str(), HEAD | END) {
                continue;
            }
            rows += 1;
            if EARLIER.contains(&name.as_str()) {
                continue;
            }
            let relation = RELATIONS.iter().find(|relation| relation.name == name);
            let relation = relation.ok_or_else(|| wrong(format!("there is no table `{name}`")))?;
            let fields = fields.as_object().ok_or_else(|| wrong("no object".to_owned()))?;
            let args = relation.args(fields).map_err(wrong)?;
            if batch.is_full_for(relation, most) {
                self.put(&mut batch).await?;
            }
            batch.add(relation, args);
        }
        self.put(&mut batch).await?;
        Ok(rows)
    }

    /// Inserts the rows of a batch.
    async fn put(&mut self, batch: &mut Batch) -> Result<()> {
        if let Some(relation) = batch.relation.take() {
            let places = places(batch.rows, relation.columns.len());
            let sql = format!("INSERT INTO {} ({}) VALUES {places}", relation.name, relation.list());
            self.run(sql, std::mem::take(&mut batch.args)).await?;
            batch.rows = 0;
        }
        Ok(())
    }
}

/// Rows of one table, inserted together.
#[derive(Default)]
struct Batch {
    relation: Option<&'static Relation>,
    rows: usize,
    args: Vec<Arg>,
}

impl Batch {
    /// Returns true if a row of `relation` needs a new batch.
    fn is_full_for(&self, relation: &Relation, most: usize) -> bool {
        self.rows == most || self.relation.is_some_and(|current| current.name != relation.name)
    }

    fn add(&mut self, relation: &'static Relation, args: Vec<Arg>) {
        self.relation = Some(relation);
        self.rows += 1;
        self.args.extend(args);
    }
}

/// Checks that a backup is complete: its first line, its number of rows and its hash.
fn check(lines: impl BufRead) -> Result<()> {
    let mut hash = blake3::Hasher::new();
    let mut number = 0;
    for text in lines.lines() {
        let text = text?;
        number += 1;
        let wrong = |what: &str| Err(Error::Backup { line: number, what: what.to_owned() });
        let (name, fields) = parse(&text).map_err(|what| Error::Backup { line: number, what })?;
        if number == 1 && (name.as_str(), &fields) != (HEAD, &json!(FORMAT)) {
            return wrong("this is no backup that this program can read");
        }
        if name == END {
            let expected = json!({ "rows": number - 2, "blake3": hash.finalize().to_string() });
            return if fields == expected { Ok(()) } else { wrong("the backup is damaged") };
        }
        hash.update(text.as_bytes());
        hash.update(b"\n");
    }
    Err(Error::Backup { line: number + 1, what: "the backup ends too early".to_owned() })
}

/// Parses every line, then checks that the backup is complete. Returns the number of valid rows.
pub(crate) fn read_backup(backup: &[u8]) -> Result<u64> {
    let mut rows = 0;
    for text in backup.lines() {
        let Ok((name, fields)) = parse(&text?) else { continue };
        let relation = RELATIONS.iter().find(|relation| relation.name == name);
        let args = relation.zip(fields.as_object()).map(|(relation, fields)| relation.args(fields));
        rows += u64::from(args.is_some_and(|args| args.is_ok()));
    }
    check(backup)?;
    Ok(rows)
}

/// Returns the name and the fields of a line.
fn parse(text: &str) -> std::result::Result<(String, Value), String> {
    let line: Map<String, Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let mut fields = line.into_iter();
    match (fields.next(), fields.next()) {
        (Some(field), None) => Ok(field),
        _ => Err("a line has one field".to_owned()),
    }
}
