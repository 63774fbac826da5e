//! Access control: who may view a table, and from which seat.

use crate::{error::ApiError, host::sides_of, room::Room};
use rules::Side;
use store::{Holder, Player, Status, Token};
use wire::{Code, Seat};

/// Returns the seat whose view the visitor gets (the requested one, else their own, else the spectator's) and the sides that they hold.
///
/// # Errors
/// If the visitor may not view the table, or not from that seat.
pub fn seat(
    room: &Room,
    player: Option<&Player>,
    invite: Option<&str>,
    asked: Option<Seat>,
) -> Result<(Seat, Vec<Side>), ApiError> {
    let mine = sides_of(&room.row, player);
    let over = room.over();
    if mine.is_empty() && !room.row.public && !invited(room, invite) && !asked_by_name(room, player) {
        return Err(Code::Forbidden.into());
    }
    let seat = match asked {
        None => mine.first().map_or(Seat::Spectator, |&side| wire::Side::from(side).into()),
        Some(seat @ (Seat::West | Seat::East)) => {
            let own = seat.side().is_some_and(|side| mine.contains(&side.into()));
            if !own && !over {
                return Err(Code::Forbidden.into());
            }
            seat
        }
        Some(Seat::All) if !over => return Err(Code::NotOver.into()),
        Some(seat) => seat,
    };
    Ok((seat, mine))
}

/// Returns true if `invite` is the secret of an invitation that is still open.
fn invited(room: &Room, invite: Option<&str>) -> bool {
    let hash = invite.and_then(Token::read).map(|token| token.hash());
    room.row.status == Status::Waiting && hash.is_some() && room.row.seats.iter().any(|seat| seat.invitation == hash)
}

/// Returns true if the player was invited to this table by name and has not answered.
fn asked_by_name(room: &Room, player: Option<&Player>) -> bool {
    room.row.status == Status::Waiting && room.row.seats.iter().any(|seat| is_asked(&seat.holder, player))
}

/// Returns true if the seat is reserved for this player by name.
#[must_use]
pub fn is_asked(holder: &Holder, player: Option<&Player>) -> bool {
    matches!((holder, player), (Holder::Asked(asked), Some(Player::User(user))) if asked == user)
}

/// Returns the side that a player acts for: the requested one, else their first.
///
/// # Errors
/// If the player does not hold it.
pub fn own_side(room: &Room, player: Option<&Player>, asked: Option<wire::Side>) -> Result<Side, ApiError> {
    let mine = sides_of(&room.row, player);
    let found = match asked {
        None => mine.first().copied(),
        Some(side) => Some(side.into()).filter(|side| mine.contains(side)),
    };
    found.ok_or(ApiError::from(Code::Forbidden))
}
