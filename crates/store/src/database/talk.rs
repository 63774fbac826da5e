//! Chat messages and private notes.

use super::{Arg, Database, End, Row, Tx, args};
use crate::{Error, GuestId, Message, NewMessage, Note, Notice, Player, Result, TableId, Talk, UserId};
use rules::{Seat, Side};

/// Maximum number of messages per table.
const MOST: i64 = 5_000;
/// Number of these reserved for the players; spectators share the rest with them.
const FOR_PLAYERS: i64 = 2_500;

#[async_trait::async_trait]
impl Talk for Database {
    async fn say(&self, id: &TableId, message: NewMessage) -> Result<i64> {
        let id = id.clone();
        self.write(move |tx| Box::pin(async move { tx.say(&id, &message).await })).await
    }

    async fn messages(&self, id: &TableId, after: i64, limit: u32) -> Result<Vec<Message>> {
        let sql = "SELECT m.number, m.seat, m.user_id, m.guest_id, m.body, m.at, COALESCE(u.name, g.name) AS name \
                   FROM messages m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN guests g ON g.id = m.guest_id \
                   WHERE m.table_id = $1 AND m.number > $2 ORDER BY m.number DESC LIMIT $3";
        let mut messages = self.rows(sql, args![id, after, limit], read_message).await?;
        messages.reverse();
        Ok(messages)
    }

    async fn note(&self, id: &TableId, side: Side) -> Result<Option<Note>> {
        let sql = "SELECT body, at FROM notes WHERE table_id = $1 AND side = $2";
        self.row(sql, args![id, side], |row| Ok(Note { text: row.text("body")?, at: row.int("at")? })).await
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

impl Tx {
    async fn say(&mut self, id: &TableId, message: &NewMessage) -> Result<End<i64>> {
        let (user, guest) = match &message.author {
            Player::User(user) => (Some(user), None),
            Player::Guest(guest) => (None, Some(guest)),
        };
        let author = user.map(UserId::as_str).or(guest.map(GuestId::as_str)).unwrap_or_default();
        let key = message.key.as_ref().map(|key| format!("{author} {key}"));
        // The lock on the table keeps message numbers unique.
        self.lock(id).await?;
        let sql = "SELECT (SELECT MAX(number) FROM messages WHERE table_id = t.id) AS last, \
                   m.number AS said, m.body FROM tables t \
                   LEFT JOIN messages m ON m.table_id = t.id AND m.retry_key = $2 WHERE t.id = $1";
        let read = |row: &Row<'_>| {
            let said = row.at::<Option<i64>>("said")?;
            Ok((row.at::<Option<i64>>("last")?, said, row.at::<Option<String>>("body")?))
        };
        let (last, said, text) = self.row(sql, args![id, key.clone()], read).await?.ok_or(Error::NoTable)?;
        if let Some(number) = said {
            return if text.as_ref() == Some(&message.text) { Ok(End::Undo(number)) } else { Err(Error::KeyUsed) };
        }
        let number = last.unwrap_or(0) + 1;
        let most = if message.seat == Seat::Spectator { MOST - FOR_PLAYERS } else { MOST };
        if number > most {
            return Err(Error::Crowded);
        }
        let sql = "INSERT INTO messages (table_id, number, seat, user_id, guest_id, body, retry_key, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let text = message.text.as_str();
        let args = args![id, number, seat_name(message.seat), user, guest, text, key, message.at];
        self.tell(Notice::Chat(id.clone(), number), message.at);
        self.run_all(vec![(sql.into(), args)]).await?;
        Ok(End::Keep(number))
    }
}

fn seat_name(seat: Seat) -> Arg {
    match seat {
        Seat::Player(side) => Arg::from(side),
        Seat::Spectator => Arg::from("spectator"),
    }
}

fn read_message(row: &Row<'_>) -> Result<Message> {
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
