//! Accounts, guests, sessions, API tokens and vacations.

use super::{Arg, Database, Row, Sql, Tx, args, json};
use crate::{
    Accounts, ApiToken, Error, Guest, GuestId, NewApiToken, NewUser, Result, Session, TableId, Time, Token, TokenHash,
    User, UserId, Vacation,
};
use serde_json::{Value, json as value};

const USER: &str = "SELECT id, name, password, created FROM users";
const GUEST: &str = "SELECT id, name, created, claimed_by FROM guests";
const API_TOKEN: &str = "SELECT id, user_id, label, scopes, created, expires FROM api_tokens";
const VACATIONS: &str = "SELECT from_at, until_at FROM vacations WHERE user_id = $1 AND until_at > $2 ORDER BY from_at";

#[async_trait::async_trait]
impl Accounts for Database {
    async fn create_user(&self, user: NewUser) -> Result<User> {
        let NewUser { name, password, at: created } = user;
        let user = User { id: UserId::random(), name, password, created };
        let sql = "INSERT INTO users (id, name, folded, password, created) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        let args = args![&user.id, user.name.as_str(), folded(&user.name), user.password.as_str(), created];
        match self.run(sql, args).await? {
            0 => Err(Error::NameTaken),
            _ => Ok(user),
        }
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>> {
        self.row(format!("{USER} WHERE id = $1"), args![id]).await?.map(|row| read_user(&row)).transpose()
    }

    async fn user_named(&self, name: &str) -> Result<Option<User>> {
        self.row(format!("{USER} WHERE folded = $1"), args![folded(name)]).await?.map(|row| read_user(&row)).transpose()
    }

    async fn set_password(&self, id: &UserId, password: &str) -> Result<()> {
        let mut tx = self.write().await?;
        if tx.run("UPDATE users SET password = $2 WHERE id = $1", args![id, password]).await? == 0 {
            return Err(Error::NoAccount);
        }
        tx.run("DELETE FROM sessions WHERE user_id = $1", args![id]).await?;
        tx.commit().await
    }

    async fn export_user(&self, id: &UserId) -> Result<Value> {
        let mut tx = self.read().await?;
        let row = tx.row(format!("{USER} WHERE id = $1"), args![id]).await?.ok_or(Error::NoAccount)?;
        let user = read_user(&row)?;
        Ok(value!({
            "account": { "id": user.id, "name": user.name, "created": user.created },
            "sessions": tx.all(
                "SELECT created, expires FROM sessions WHERE user_id = $1 ORDER BY created", id,
                |row| Ok(value!({ "created": row.int("created")?, "expires": row.int("expires")? })),
            ).await?,
            "api_tokens": tx.all(
                &format!("{API_TOKEN} WHERE user_id = $1 ORDER BY created"), id,
                |row| Ok(value!(read_api_token(row)?)),
            ).await?,
            "seats": tx.all(
                "SELECT s.table_id, s.side, t.game, t.status FROM seats s JOIN tables t ON t.id = s.table_id \
                 WHERE s.user_id = $1 ORDER BY t.created", id,
                |row| Ok(value!({
                    "table": row.text("table_id")?, "side": row.text("side")?,
                    "game": row.text("game")?, "status": row.text("status")?,
                })),
            ).await?,
            "messages": tx.all(
                "SELECT table_id, body, at FROM messages WHERE user_id = $1 ORDER BY at", id,
                |row| Ok(value!({ "table": row.text("table_id")?, "text": row.text("body")?, "at": row.int("at")? })),
            ).await?,
            "notes": tx.all(
                "SELECT n.table_id, n.body, n.at FROM notes n JOIN seats s ON s.table_id = n.table_id AND s.side = n.side \
                 WHERE s.user_id = $1 ORDER BY n.at", id,
                |row| Ok(value!({ "table": row.text("table_id")?, "text": row.text("body")?, "at": row.int("at")? })),
            ).await?,
            "vacations": tx.all(
                "SELECT from_at, until_at FROM vacations WHERE user_id = $1 ORDER BY from_at", id,
                |row| Ok(value!(read_vacation(row)?)),
            ).await?,
        }))
    }

    async fn delete_user(&self, id: &UserId, at: Time) -> Result<()> {
        let mut tx = self.write().await?;
        tx.row("SELECT id FROM users WHERE id = $1", args![id]).await?.ok_or(Error::NoAccount)?;
        let tables = tx.tables_of("user_id", Arg::from(id)).await?;
        let notices = tx.renew(&tables, at).await?;
        for sql in [
            "DELETE FROM notes WHERE EXISTS (SELECT 1 FROM seats s \
             WHERE s.table_id = notes.table_id AND s.side = notes.side AND s.user_id = $1)",
            "UPDATE seats SET holder = 'gone', user_id = NULL WHERE user_id = $1",
            "UPDATE messages SET user_id = NULL, retry_key = NULL WHERE user_id = $1",
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM api_tokens WHERE user_id = $1",
            "DELETE FROM vacations WHERE user_id = $1",
            "DELETE FROM guests WHERE claimed_by = $1",
            "DELETE FROM users WHERE id = $1",
        ] {
            tx.run(sql, args![id]).await?;
        }
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(())
    }

    async fn create_guest(&self, name: &str, token: TokenHash, at: Time) -> Result<Guest> {
        let guest = Guest { id: GuestId::random(), name: name.to_owned(), created: at, claimed_by: None };
        let sql = "INSERT INTO guests (id, token, name, created) VALUES ($1, $2, $3, $4)";
        self.run(sql, args![&guest.id, token, name, at]).await?;
        Ok(guest)
    }

    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>> {
        self.row(format!("{GUEST} WHERE token = $1"), args![token]).await?.map(|row| read_guest(&row)).transpose()
    }

    async fn guest_by_id(&self, id: &GuestId) -> Result<Option<Guest>> {
        self.row(format!("{GUEST} WHERE id = $1"), args![id]).await?.map(|row| read_guest(&row)).transpose()
    }

    async fn rename_guest(&self, id: &GuestId, name: &str, at: Time) -> Result<()> {
        let mut tx = self.write().await?;
        let tables = tx.tables_of("guest_id", Arg::from(id)).await?;
        let notices = tx.renew(&tables, at).await?;
        if tx.run("UPDATE guests SET name = $2 WHERE id = $1", args![id, name]).await? == 0 {
            return Err(Error::NoAccount);
        }
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(())
    }

    async fn claim_guest(&self, guest: &GuestId, user: &UserId, at: Time) -> Result<bool> {
        let mut tx = self.write().await?;
        tx.row("SELECT id FROM guests WHERE id = $1", args![guest]).await?.ok_or(Error::NoAccount)?;
        tx.row("SELECT id FROM users WHERE id = $1", args![user]).await?.ok_or(Error::NoAccount)?;
        let tables = tx.tables_of("guest_id", Arg::from(guest)).await?;
        let notices = tx.renew(&tables, at).await?;
        let sql = "UPDATE guests SET claimed_by = $2 WHERE id = $1 AND (claimed_by IS NULL OR claimed_by = $2)";
        if tx.run(sql, args![guest, user]).await? == 0 {
            return Ok(false);
        }
        for sql in [
            "UPDATE seats SET holder = 'user', user_id = $2, guest_id = NULL WHERE guest_id = $1",
            "UPDATE messages SET user_id = $2, guest_id = NULL WHERE guest_id = $1",
        ] {
            tx.run(sql, args![guest, user]).await?;
        }
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(true)
    }

    async fn open_session(&self, user: &UserId, token: TokenHash, at: Time, expires: Time) -> Result<()> {
        let sql = "INSERT INTO sessions (token, user_id, created, expires) VALUES ($1, $2, $3, $4)";
        self.run(sql, args![token, user, at, expires]).await?;
        Ok(())
    }

    async fn session(&self, token: TokenHash, at: Time) -> Result<Option<Session>> {
        let sql = "SELECT user_id, created, expires FROM sessions WHERE token = $1 AND expires > $2";
        let row = self.row(sql, args![token, at]).await?;
        let read = |row: Row| {
            Ok(Session {
                user: UserId(row.text("user_id")?),
                created: row.int("created")?,
                expires: row.int("expires")?,
            })
        };
        row.map(read).transpose()
    }

    async fn extend_session(&self, token: TokenHash, expires: Time) -> Result<()> {
        self.run("UPDATE sessions SET expires = $2 WHERE token = $1", args![token, expires]).await?;
        Ok(())
    }

    async fn close_session(&self, token: TokenHash) -> Result<()> {
        self.run("DELETE FROM sessions WHERE token = $1", args![token]).await?;
        Ok(())
    }

    async fn close_sessions(&self, user: &UserId) -> Result<u64> {
        self.run("DELETE FROM sessions WHERE user_id = $1", args![user]).await
    }

    async fn create_api_token(&self, token: NewApiToken) -> Result<ApiToken> {
        let NewApiToken { user, hash, label, scopes, at: created, expires } = token;
        let token = ApiToken { id: Token::random().text(), user, label, scopes, created, expires };
        let sql = "INSERT INTO api_tokens (token, id, user_id, label, scopes, created, expires) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let args =
            args![hash, token.id.as_str(), &token.user, token.label.as_str(), json(&token.scopes), created, expires];
        self.run(sql, args).await?;
        Ok(token)
    }

    async fn api_token(&self, token: TokenHash, at: Time) -> Result<Option<ApiToken>> {
        let sql = format!("{API_TOKEN} WHERE token = $1 AND (expires IS NULL OR expires > $2)");
        self.row(sql, args![token, at]).await?.map(|row| read_api_token(&row)).transpose()
    }

    async fn api_tokens(&self, user: &UserId) -> Result<Vec<ApiToken>> {
        let sql = format!("{API_TOKEN} WHERE user_id = $1 ORDER BY created DESC, id");
        self.rows(sql, args![user]).await?.iter().map(read_api_token).collect()
    }

    async fn revoke_api_token(&self, user: &UserId, id: &str) -> Result<bool> {
        Ok(self.run("DELETE FROM api_tokens WHERE user_id = $1 AND id = $2", args![user, id]).await? > 0)
    }

    async fn add_vacation(&self, user: &UserId, vacation: Vacation, since: Time, most: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let lock = "SELECT id FROM users WHERE id = $1";
        tx.row(Sql::each(lock, format!("{lock} FOR UPDATE")), args![user]).await?.ok_or(Error::NoAccount)?;
        let others = tx.rows(VACATIONS, args![user, since]).await?;
        let others = others.iter().map(read_vacation).collect::<Result<Vec<_>>>()?;
        let length = |one: &Vacation| one.until - one.from;
        if others.iter().map(length).sum::<i64>() + length(&vacation) > most {
            return Ok(false);
        }
        let notices = tx.stand_still(user, vacation.from, vacation.until).await?;
        let sql = "INSERT INTO vacations (user_id, from_at, until_at) VALUES ($1, $2, $3) \
                   ON CONFLICT (user_id, from_at) DO UPDATE SET until_at = excluded.until_at";
        tx.run(sql, args![user, vacation.from, vacation.until]).await?;
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(true)
    }

    async fn end_vacation(&self, user: &UserId, at: Time) -> Result<bool> {
        let mut tx = self.write().await?;
        let notices = tx.go_on(user, at).await?;
        let sql = "UPDATE vacations SET until_at = $2 WHERE user_id = $1 AND from_at <= $2 AND until_at > $2";
        if tx.run(sql, args![user, at]).await? == 0 {
            return Ok(false);
        }
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(true)
    }

    async fn vacations(&self, user: &UserId, after: Time) -> Result<Vec<Vacation>> {
        self.rows(VACATIONS, args![user, after]).await?.iter().map(read_vacation).collect()
    }
}

impl Tx {
    /// One value for each row that belongs to an account.
    async fn all(&mut self, sql: &str, user: &UserId, read: impl Fn(&Row) -> Result<Value>) -> Result<Vec<Value>> {
        self.rows(sql, args![user]).await?.iter().map(read).collect()
    }

    /// The tables where somebody sits, in the order in which everybody locks them.
    async fn tables_of(&mut self, column: &str, id: Arg) -> Result<Vec<TableId>> {
        let sql = format!("SELECT DISTINCT table_id FROM seats WHERE {column} = $1 ORDER BY table_id");
        self.rows(sql, vec![id]).await?.iter().map(|row| row.text("table_id").map(TableId)).collect()
    }
}

/// A name as it is compared: upper and lower case are the same.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

fn read_user(row: &Row) -> Result<User> {
    Ok(User {
        id: UserId(row.text("id")?),
        name: row.text("name")?,
        password: row.text("password")?,
        created: row.int("created")?,
    })
}

fn read_guest(row: &Row) -> Result<Guest> {
    Ok(Guest {
        id: GuestId(row.text("id")?),
        name: row.text("name")?,
        created: row.int("created")?,
        claimed_by: row.at::<Option<String>>("claimed_by")?.map(UserId),
    })
}

fn read_api_token(row: &Row) -> Result<ApiToken> {
    Ok(ApiToken {
        id: row.text("id")?,
        user: UserId(row.text("user_id")?),
        label: row.text("label")?,
        scopes: row.json("scopes")?,
        created: row.int("created")?,
        expires: row.at("expires")?,
    })
}

fn read_vacation(row: &Row) -> Result<Vacation> {
    Ok(Vacation { from: row.int("from_at")?, until: row.int("until_at")? })
}
