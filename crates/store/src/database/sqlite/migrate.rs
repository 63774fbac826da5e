//! Migrations of SQLite files.
//!
//! Applied migrations are recorded in `_sqlx_migrations`, the table of the former driver sqlx: its files open with this program and vice
//! versa. sqlx still migrates PostgreSQL, and its [`Migration`] computes the checksums here.

use crate::{Result, database::migrations};
use rusqlite::{Connection, TransactionBehavior, params};
use sqlx::migrate::{MigrateError, Migration};
use std::collections::BTreeMap;

/// The table as sqlx creates it.
const APPLIED: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";

/// Applies the missing migrations, all or none; rejects a file that a later program has migrated.
pub(super) fn run(connection: &mut Connection) -> Result<()> {
    let known = migrations(|sql| sql.sqlite);
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    tx.execute_batch(APPLIED)?;
    let applied = applied(&tx)?;
    if let Some(version) = applied.keys().find(|version| known.iter().all(|migration| migration.version != **version)) {
        return Err(MigrateError::VersionMissing(*version).into());
    }
    for Migration { version, description, checksum, sql, .. } in &known {
        match applied.get(version) {
            Some((false, _)) => return Err(MigrateError::Dirty(*version).into()),
            Some((true, before)) if before != checksum.as_ref() => {
                return Err(MigrateError::VersionMismatch(*version).into());
            }
            Some(_) => {}
            None => {
                tx.execute_batch(sql.as_str())?;
                let note = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                            VALUES (?1, ?2, TRUE, ?3, 0)";
                tx.execute(note, params![version, description, checksum.as_ref()])?;
            }
        }
    }
    Ok(tx.commit()?)
}

/// Returns the applied migrations: whether they succeeded, and their checksums.
fn applied(on: &Connection) -> rusqlite::Result<BTreeMap<i64, (bool, Vec<u8>)>> {
    let mut statement = on.prepare("SELECT version, success, checksum FROM _sqlx_migrations")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
    rows.collect()
}
