//! What is said and noted.

use super::{Arg, Database, Row, Sql, args};
use crate::{Error, GuestId, Message, NewMessage, Note, Notice, Player, Result, TableId, Talk, UserId};
use rules::{Seat, Side};

#[async_trait::async_trait]
impl Talk for Database {
    async fn say(&self, id: &TableId, message: NewMessage) -> Result<i64> {
        let (user, guest) = match &message.author {
            Player::User(user) => (Some(user), None),
            Player::Guest(guest) => (None, Some(guest)),
        };
        let author = user.map(UserId::as_str).or(guest.map(GuestId::as_str)).unwrap_or_default();
        let key = message.key.as_ref().map(|key| format!("{author} {key}"));
        let mut tx = self.write().await?;
        // The lock on the table is what keeps numbers of messages apart.
        let lock = "SELECT id FROM tables WHERE id = $1";
        tx.row(Sql::each(lock, format!("{lock} FOR UPDATE")), args![id]).await?.ok_or(Error::NoTable)?;
        if key.is_some() {
            let sql = "SELECT number FROM messages WHERE table_id = $1 AND retry_key = $2";
            if let Some(row) = tx.row(sql, args![id, key.clone()]).await? {
                return row.int("number");
            }
        }
        let row =
            tx.row("SELECT COALESCE(MAX(number), 0) AS last FROM messages WHERE table_id = $1", args![id]).await?;
        let number = row.map_or(Ok(0), |row| row.int("last"))? + 1;
        let sql = "INSERT INTO messages (table_id, number, seat, user_id, guest_id, body, retry_key, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        tx.run(sql, args![id, number, seat_name(message.seat), user, guest, message.text, key, message.at]).await?;
        let notices = [Notice::Chat(id.clone(), number)];
        tx.post(&notices, message.at).await?;
        tx.commit().await?;
        self.announcer.announce(notices);
        Ok(number)
    }

    async fn messages(&self, id: &TableId, after: i64, limit: u32) -> Result<Vec<Message>> {
        let sql = "SELECT m.number, m.seat, m.user_id, m.guest_id, m.body, m.at, COALESCE(u.name, g.name) AS name \
                   FROM messages m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN guests g ON g.id = m.guest_id \
                   WHERE m.table_id = $1 AND m.number > $2 ORDER BY m.number DESC LIMIT $3";
        self.rows(sql, args![id, after, limit]).await?.iter().rev().map(read_message).collect()
    }

    async fn note(&self, id: &TableId, side: Side) -> Result<Option<Note>> {
        let row = self.row("SELECT body, at FROM notes WHERE table_id = $1 AND side = $2", args![id, side]).await?;
        row.map(|row| Ok(Note { text: row.text("body")?, at: row.int("at")? })).transpose()
    }

    async fn set_note(&self, id: &TableId, side: Side, note: Note) -> Result<()> {
        if note.text.is_empty() {
            self.run("DELETE FROM notes WHERE table_id = $1 AND side = $2", args![id, side]).await?;
        } else {
            let sql = "INSERT INTO notes (table_id, side, body, at) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT (table_id, side) DO UPDATE SET body = excluded.body, at = excluded.at";
            self.run(sql, args![id, side, note.text, note.at]).await?;
        }
        Ok(())
    }
}

fn seat_name(seat: Seat) -> Arg {
    match seat {
        Seat::Player(side) => Arg::from(side),
        Seat::Spectator => Arg::from("spectator"),
    }
}

fn read_message(row: &Row) -> Result<Message> {
    let seat = match row.text("seat")?.as_str() {
        "spectator" => Seat::Spectator,
        _ => Seat::Player(row.named("seat")?),
    };
    let user = row.at::<Option<String>>("user_id")?.map(|id| Player::User(UserId(id)));
    let guest = row.at::<Option<String>>("guest_id")?.map(|id| Player::Guest(GuestId(id)));
    Ok(Message {
        number: row.int("number")?,
        seat,
        author: user.or(guest),
        name: row.at("name")?,
        text: row.text("body")?,
        at: row.int("at")?,
    })
}
