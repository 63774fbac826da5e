//! Connections to PostgreSQL.

use super::{Arg, Row, Sql, migrations};
use crate::{Error, PAUSE, Result};
use futures_util::TryStreamExt;
use sqlx::{
    AssertSqlSafe, PgExecutor, PgPool, Postgres,
    migrate::Migrator,
    postgres::{PgArguments, PgConnectOptions, PgPoolOptions, PgRow},
    query::Query,
};
use std::{borrow::Cow, fmt::Write};

/// Maximum number of connections per node.
const CONNECTIONS: u32 = 16;

/// Number of prepared statements cached per connection. The statements of a change vary with what changes and with the number of entries.
const STATEMENTS: usize = 400;

/// Maximum number of arguments of combined statements: longer texts are rarely the same twice.
const TOGETHER: usize = 400;

/// Opens a database and applies missing migrations.
pub(super) async fn open(url: &str) -> Result<PgPool> {
    let options = url.parse::<PgConnectOptions>()?.statement_cache_capacity(STATEMENTS);
    let options = options.options([PAUSE]);
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).connect_with(options).await?;
    Migrator::with_migrations(migrations(|sql| sql.postgres)).run(&pool).await?;
    Ok(pool)
}

/// Returns a query with its arguments. Statements consist of texts of this crate only; values are always arguments.
fn query(sql: &str, args: Vec<Arg>) -> Result<Query<'static, Postgres, PgArguments>> {
    let mut query = sqlx::query(AssertSqlSafe(sql.to_owned()));
    for arg in args {
        query = match arg {
            Arg::Int(value) => query.bind(value),
            Arg::Bool(value) => query.bind(value),
            Arg::Text(Some(text)) if text.contains('\0') => return Err(Error::Nul),
            Arg::Text(value) => query.bind(value),
            Arg::Bytes(value) => query.bind(value),
        };
    }
    Ok(query)
}

/// Runs a statement; returns the number of affected rows.
pub(super) async fn run(on: impl PgExecutor<'_>, sql: &str, args: Vec<Arg>) -> Result<u64> {
    Ok(query(sql, args)?.execute(on).await?.rows_affected())
}

/// Runs a query and reads all rows.
pub(super) async fn rows<T>(
    on: impl PgExecutor<'_>,
    sql: &str,
    args: Vec<Arg>,
    read: fn(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let rows = Box::pin(fetch(on, sql, args)).await?;
    rows.iter().map(|row| read(&Row::Postgres(row))).collect()
}

/// Fetches all rows of a query.
async fn fetch(on: impl PgExecutor<'_>, sql: &str, args: Vec<Arg>) -> Result<Vec<PgRow>> {
    Ok(query(sql, args)?.fetch_all(on).await?)
}

/// Streams the rows of a query to `take`; they need not fit into memory.
pub(super) async fn each(
    on: impl PgExecutor<'_>,
    sql: &str,
    mut take: impl FnMut(&Row<'_>) -> Result<()>,
) -> Result<()> {
    let mut rows = query(sql, Vec::new())?.fetch(on);
    while let Some(row) = rows.try_next().await? {
        take(&Row::Postgres(&row))?;
    }
    Ok(())
}

/// Combines several statements into one, with all but the last in `WITH`. Statements with too many arguments stay separate.
pub(super) fn combined(statements: Vec<(Sql, Vec<Arg>)>) -> Vec<(Cow<'static, str>, Vec<Arg>)> {
    if statements.len() < 2 || statements.iter().map(|(_, args)| args.len()).sum::<usize>() > TOGETHER {
        return statements.into_iter().map(|(sql, args)| (sql.postgres, args)).collect();
    }
    let last = statements.len() - 1;
    let mut text = String::new();
    let mut all = Vec::new();
    for (n, (sql, args)) in statements.into_iter().enumerate() {
        if n < last {
            let _ = write!(text, "{}s{n} AS (", if n == 0 { "WITH " } else { ", " });
            renumber(&sql.postgres, all.len(), &mut text);
            text.push(')');
        } else {
            text.push(' ');
            renumber(&sql.postgres, all.len(), &mut text);
        }
        all.extend(args);
    }
    vec![(text.into(), all)]
}

/// Appends a statement with its placeholder numbers raised by `by`.
fn renumber(sql: &str, by: usize, text: &mut String) {
    let mut parts = sql.split('$');
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        let number: usize = part[..end].parse().expect("a place has a number");
        let _ = write!(text, "${}{}", number + by, &part[end..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::args;

    #[test]
    fn combined_statements_renumber_their_placeholders() {
        let insert = (Sql::from("INSERT INTO a VALUES ($1, $2)"), args![1_i64, 2_i64]);
        let delete = (Sql::from("DELETE FROM b WHERE c = $1"), args![3_i64]);
        let update = (Sql::from("UPDATE d SET e = $2 WHERE f = $1"), args![4_i64, 5_i64]);
        assert_eq!(combined(vec![delete.clone()])[0].0, "DELETE FROM b WHERE c = $1");
        let together = combined(vec![insert.clone(), delete, update]);
        let [(text, args)] = together.as_slice() else { panic!("one statement") };
        assert_eq!(
            *text,
            "WITH s0 AS (INSERT INTO a VALUES ($1, $2)), s1 AS (DELETE FROM b WHERE c = $3) UPDATE d SET e = $5 WHERE f = $4"
        );
        assert_eq!(args.len(), 5);
        assert!(combined(vec![]).is_empty());
        assert_eq!(combined(vec![insert; TOGETHER]).len(), TOGETHER, "too much for one");
    }
}
