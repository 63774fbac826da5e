//! Accounts, guests, sessions, API tokens and vacations.

use super::{Arg, Database, End, Row, Sql, Tx, args, json, tables::read_id};
use crate::{
    Accounts, ApiToken, Error, Guest, GuestId, NewApiToken, NewUser, Player, Result, Session, TableId, Time, Token,
    TokenHash, User, UserId, Vacation,
};
use serde_json::{Value, json as value};

const USER: &str = "SELECT id, name, password, created FROM users";
const GUEST: &str = "SELECT id, name, created, claimed_by FROM guests";
const API_TOKEN: &str = "SELECT id, user_id, label, scopes, created, expires FROM api_tokens";
/// Maximum number of sessions per account; the oldest end first.
const SESSIONS: u32 = 100;
const VACATIONS: &str = "SELECT from_at, until_at FROM vacations WHERE user_id = $1 AND until_at > $2 ORDER BY from_at";

/// Number of tokens per query.
const TOGETHER: usize = 100;

#[async_trait::async_trait]
impl Accounts for Database {
    async fn create_user(&self, user: NewUser) -> Result<User> {
        let NewUser { name, likeness, password, at: created } = user;
        let user = User { id: UserId::random(), name, password, created };
        let sql = "INSERT INTO users (id, name, folded, password, created, likeness) VALUES ($1, $2, $3, $4, $5, $6) \
                   ON CONFLICT DO NOTHING";
        let args = args![&user.id, user.name.as_str(), folded(&user.name), user.password.as_str(), created, likeness];
        match self.run(sql, args).await? {
            0 => Err(Error::NameTaken),
            _ => Ok(user),
        }
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>> {
        self.row(format!("{USER} WHERE id = $1"), args![id], read_user).await
    }

    async fn user_named(&self, name: &str) -> Result<Option<User>> {
        self.row(format!("{USER} WHERE folded = $1"), args![folded(name)], read_user).await
    }

    async fn is_like(&self, likeness: &str) -> Result<bool> {
        let found = self.row("SELECT id FROM users WHERE likeness = $1", args![likeness], |_| Ok(())).await?;
        Ok(found.is_some())
    }

    async fn without_likeness(&self, after: Option<&UserId>, limit: u32) -> Result<Vec<User>> {
        let sql = format!("{USER} WHERE likeness IS NULL AND id > $1 ORDER BY id LIMIT $2");
        self.rows(sql, args![after.map_or("", UserId::as_str), limit], read_user).await
    }

    async fn set_likeness(&self, id: &UserId, likeness: &str) -> Result<bool> {
        let sql = "UPDATE users SET likeness = $2 WHERE id = $1 \
                   AND NOT EXISTS (SELECT 1 FROM users other WHERE other.likeness = $2)";
        Ok(self.run(sql, args![id, likeness]).await? > 0)
    }

    async fn set_password(&self, id: &UserId, password: &str) -> Result<()> {
        let (id, password) = (id.clone(), password.to_owned());
        self.write(move |tx| Box::pin(async move { tx.set_password(&id, &password).await.map(End::Keep) })).await
    }

    async fn export_user(&self, id: &UserId) -> Result<Value> {
        let id = id.clone();
        self.read(move |tx| Box::pin(async move { tx.export_user(&id).await })).await
    }

    async fn delete_user(&self, id: &UserId, at: Time) -> Result<()> {
        let id = id.clone();
        self.write(move |tx| Box::pin(async move { tx.delete_user(&id, at).await.map(End::Keep) })).await
    }

    async fn create_guest(&self, name: &str, token: TokenHash, at: Time) -> Result<Guest> {
        let guest = Guest { id: GuestId::random(), name: name.to_owned(), created: at, claimed_by: None };
        let sql = "INSERT INTO guests (id, token, name, created) VALUES ($1, $2, $3, $4)";
        self.run(sql, args![&guest.id, token, name, at]).await?;
        Ok(guest)
    }

    async fn guest(&self, token: TokenHash) -> Result<Option<Guest>> {
        self.row(format!("{GUEST} WHERE token = $1"), args![token], read_guest).await
    }

    async fn guest_by_id(&self, id: &GuestId) -> Result<Option<Guest>> {
        self.row(format!("{GUEST} WHERE id = $1"), args![id], read_guest).await
    }

    async fn rename_guest(&self, id: &GuestId, name: &str, at: Time) -> Result<()> {
        let (id, name) = (id.clone(), name.to_owned());
        self.write(move |tx| Box::pin(async move { tx.rename_guest(&id, &name, at).await.map(End::Keep) })).await
    }

    async fn claim_guest(&self, guest: &GuestId, user: &UserId, at: Time) -> Result<bool> {
        let (guest, user) = (guest.clone(), user.clone());
        self.write(move |tx| Box::pin(async move { tx.claim_guest(&guest, &user, at).await })).await
    }

    async fn open_session(&self, user: &UserId, token: TokenHash, at: Time, expires: Time) -> Result<()> {
        let sql = "INSERT INTO sessions (token, user_id, created, expires) VALUES ($1, $2, $3, $4)";
        self.run(sql, args![token, user, at, expires]).await?;
        let sql = "DELETE FROM sessions WHERE user_id = $1 AND token NOT IN \
                   (SELECT token FROM sessions WHERE user_id = $1 ORDER BY created DESC, token LIMIT $2)";
        self.run(sql, args![user, SESSIONS]).await?;
        Ok(())
    }

    async fn session(&self, token: TokenHash, at: Time) -> Result<Option<Session>> {
        let sql = "SELECT user_id, created, expires FROM sessions WHERE token = $1 AND expires > $2";
        let read = |row: &Row<'_>| {
            Ok(Session {
                user: UserId(row.text("user_id")?),
                created: row.int("created")?,
                expires: row.int("expires")?,
            })
        };
        self.row(sql, args![token, at], read).await
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
        self.row(sql, args![token, at], read_api_token).await
    }

    async fn api_tokens(&self, user: &UserId) -> Result<Vec<ApiToken>> {
        let sql = format!("{API_TOKEN} WHERE user_id = $1 ORDER BY created DESC, id");
        self.rows(sql, args![user], read_api_token).await
    }

    async fn revoke_api_token(&self, user: &UserId, id: &str) -> Result<bool> {
        Ok(self.run("DELETE FROM api_tokens WHERE user_id = $1 AND id = $2", args![user, id]).await? > 0)
    }

    async fn holders(&self, tokens: &[TokenHash], at: Time) -> Result<Vec<(TokenHash, Player)>> {
        let places: Vec<_> = (0..TOGETHER).map(|n| format!("${}", n + 2)).collect();
        let places = places.join(", ");
        let sql = format!(
            "SELECT token, user_id AS id, FALSE AS guest FROM sessions WHERE token IN ({places}) AND expires > $1
            UNION ALL SELECT token, user_id, FALSE FROM api_tokens
                WHERE token IN ({places}) AND (expires IS NULL OR expires > $1)
            UNION ALL SELECT token, id, TRUE FROM guests WHERE token IN ({places}) AND claimed_by IS NULL"
        );
        let read = |row: &Row<'_>| {
            let (token, id) = (TokenHash(row.bytes("token")?), row.text("id")?);
            Ok((token, if row.at("guest")? { Player::Guest(GuestId(id)) } else { Player::User(UserId(id)) }))
        };
        let mut holders = Vec::with_capacity(tokens.len());
        for some in tokens.chunks(TOGETHER) {
            // Padded to a fixed length, so that only one statement has to be prepared.
            let all = some.iter().chain(std::iter::repeat(&some[0])).take(TOGETHER);
            let args = std::iter::once(Arg::from(at)).chain(all.map(|&token| Arg::from(token))).collect();
            holders.extend(self.rows(sql.clone(), args, read).await?);
        }
        Ok(holders)
    }

    async fn add_vacation(&self, user: &UserId, vacation: Vacation, since: Time, most: i64) -> Result<bool> {
        let user = user.clone();
        self.write(move |tx| Box::pin(async move { tx.add_vacation(&user, vacation, since, most).await })).await
    }

    async fn end_vacation(&self, user: &UserId, at: Time) -> Result<bool> {
        let user = user.clone();
        self.write(move |tx| Box::pin(async move { tx.end_vacation(&user, at).await })).await
    }

    async fn vacations(&self, user: &UserId, after: Time) -> Result<Vec<Vacation>> {
        self.rows(VACATIONS, args![user, after], read_vacation).await
    }
}

impl Tx {
    async fn set_password(&mut self, id: &UserId, password: &str) -> Result<()> {
        if self.run("UPDATE users SET password = $2 WHERE id = $1", args![id, password]).await? == 0 {
            return Err(Error::NoAccount);
        }
        self.run("DELETE FROM sessions WHERE user_id = $1", args![id]).await?;
        Ok(())
    }

    async fn export_user(&mut self, id: &UserId) -> Result<Value> {
        let user = self.row(format!("{USER} WHERE id = $1"), args![id], read_user).await?.ok_or(Error::NoAccount)?;
        Ok(value!({
            "account": { "id": user.id, "name": user.name, "created": user.created },
            "sessions": self.rows(
                "SELECT created, expires FROM sessions WHERE user_id = $1 ORDER BY created", args![id],
                |row| Ok(value!({ "created": row.int("created")?, "expires": row.int("expires")? })),
            ).await?,
            "api_tokens": self.rows(
                format!("{API_TOKEN} WHERE user_id = $1 ORDER BY created"), args![id],
                |row| Ok(value!(read_api_token(row)?)),
            ).await?,
            "seats": self.rows(
                "SELECT s.table_id, s.side, t.game, t.status FROM seats s JOIN tables t ON t.id = s.table_id \
                 WHERE s.user_id = $1 ORDER BY t.created", args![id],
                |row| Ok(value!({
                    "table": row.text("table_id")?, "side": row.text("side")?,
                    "game": row.text("game")?, "status": row.text("status")?,
                })),
            ).await?,
            "messages": self.rows(
                "SELECT table_id, body, at FROM messages WHERE user_id = $1 ORDER BY at", args![id],
                |row| Ok(value!({ "table": row.text("table_id")?, "text": row.text("body")?, "at": row.int("at")? })),
            ).await?,
            "notes": self.rows(
                "SELECT n.table_id, n.body, n.at FROM notes n JOIN seats s ON s.table_id = n.table_id AND s.side = n.side \
                 WHERE s.user_id = $1 ORDER BY n.at", args![id],
                |row| Ok(value!({ "table": row.text("table_id")?, "text": row.text("body")?, "at": row.int("at")? })),
            ).await?,
            "results": self.rows(
                "SELECT table_id, game, side, score, reason, at, before, rating FROM results WHERE player = $1 ORDER BY at", args![id],
                |row| Ok(value!({
                    "table": row.text("table_id")?, "game": row.text("game")?, "side": row.text("side")?,
                    "score": row.int("score")?, "reason": row.text("reason")?, "at": row.int("at")?,
                    "before": row.at::<Option<i64>>("before")?, "rating": row.at::<Option<i64>>("rating")?,
                })),
            ).await?,
            "vacations": self.rows(
                "SELECT from_at, until_at FROM vacations WHERE user_id = $1 ORDER BY from_at", args![id],
                |row| Ok(value!(read_vacation(row)?)),
            ).await?,
        }))
    }

    async fn delete_user(&mut self, id: &UserId, at: Time) -> Result<()> {
        if !self.finds("SELECT id FROM users WHERE id = $1", args![id]).await? {
            return Err(Error::NoAccount);
        }
        let tables = self.tables_of("user_id", Arg::from(id)).await?;
        self.renew(&tables, at).await?;
        self.disown_results(id).await?;
        for sql in [
            // Before the seats: `Seeks::pair` locks the seeks first, too.
            "DELETE FROM seeks WHERE user_id = $1",
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
            self.run(sql, args![id]).await?;
        }
        Ok(())
    }

    async fn rename_guest(&mut self, id: &GuestId, name: &str, at: Time) -> Result<()> {
        let tables = self.tables_of("guest_id", Arg::from(id)).await?;
        self.renew(&tables, at).await?;
        match self.run("UPDATE guests SET name = $2 WHERE id = $1", args![id, name]).await? {
            0 => Err(Error::NoAccount),
            _ => Ok(()),
        }
    }

    async fn claim_guest(&mut self, guest: &GuestId, user: &UserId, at: Time) -> Result<End<bool>> {
        if !self.finds("SELECT id FROM guests WHERE id = $1", args![guest]).await?
            || !self.finds("SELECT id FROM users WHERE id = $1", args![user]).await?
        {
            return Err(Error::NoAccount);
        }
        let tables = self.tables_of("guest_id", Arg::from(guest)).await?;
        self.renew(&tables, at).await?;
        let sql = "UPDATE guests SET claimed_by = $2 WHERE id = $1 AND (claimed_by IS NULL OR claimed_by = $2)";
        if self.run(sql, args![guest, user]).await? == 0 {
            return Ok(End::Undo(false));
        }
        self.claim_results(guest, user).await?;
        self.run("DELETE FROM seeks WHERE guest_id = $1", args![guest]).await?;
        for sql in [
            "UPDATE seats SET holder = 'user', user_id = $2, guest_id = NULL WHERE guest_id = $1",
            "UPDATE messages SET user_id = $2, guest_id = NULL WHERE guest_id = $1",
        ] {
            self.run(sql, args![guest, user]).await?;
        }
        Ok(End::Keep(true))
    }

    async fn add_vacation(&mut self, user: &UserId, vacation: Vacation, since: Time, most: i64) -> Result<End<bool>> {
        let lock = "SELECT id FROM users WHERE id = $1";
        if !self.finds(Sql::each(lock, format!("{lock} FOR UPDATE")), args![user]).await? {
            return Err(Error::NoAccount);
        }
        let others = self.rows(VACATIONS, args![user, since], read_vacation).await?;
        let length = |one: &Vacation| one.until - one.from;
        if others.iter().map(length).sum::<i64>() + length(&vacation) > most {
            return Ok(End::Undo(false));
        }
        self.stand_still(user, vacation.from, vacation.until).await?;
        let sql = "INSERT INTO vacations (user_id, from_at, until_at) VALUES ($1, $2, $3) \
                   ON CONFLICT (user_id, from_at) DO UPDATE SET until_at = excluded.until_at";
        self.run(sql, args![user, vacation.from, vacation.until]).await?;
        Ok(End::Keep(true))
    }

    async fn end_vacation(&mut self, user: &UserId, at: Time) -> Result<End<bool>> {
        self.go_on(user, at).await?;
        let sql = "UPDATE vacations SET until_at = $2 WHERE user_id = $1 AND from_at <= $2 AND until_at > $2";
        let ended = self.run(sql, args![user, at]).await? > 0;
        Ok(if ended { End::Keep(true) } else { End::Undo(false) })
    }

    /// Returns the tables of a player, in the order in which all transactions lock tables.
    async fn tables_of(&mut self, column: &str, id: Arg) -> Result<Vec<TableId>> {
        let sql = format!("SELECT DISTINCT table_id FROM seats WHERE {column} = $1 ORDER BY table_id");
        self.rows(sql, vec![id], read_id).await
    }
}

/// Folds the case of a name for comparison.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

fn read_user(row: &Row<'_>) -> Result<User> {
    Ok(User {
        id: UserId(row.text("id")?),
        name: row.text("name")?,
        password: row.text("password")?,
        created: row.int("created")?,
    })
}

fn read_guest(row: &Row<'_>) -> Result<Guest> {
    Ok(Guest {
        id: GuestId(row.text("id")?),
        name: row.text("name")?,
        created: row.int("created")?,
        claimed_by: row.at::<Option<String>>("claimed_by")?.map(UserId),
    })
}

fn read_api_token(row: &Row<'_>) -> Result<ApiToken> {
    Ok(ApiToken {
        id: row.text("id")?,
        user: UserId(row.text("user_id")?),
        label: row.text("label")?,
        scopes: row.json("scopes")?,
        created: row.int("created")?,
        expires: row.at("expires")?,
    })
}

fn read_vacation(row: &Row<'_>) -> Result<Vacation> {
    Ok(Vacation { from: row.int("from_at")?, until: row.int("until_at")? })
}
