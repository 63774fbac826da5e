//! What a seat may not know changes no byte that is sent to it.

use curtain::State as Curtain;
use desk::Guide;
use rules::{Actor, Luck, Seat, Session, Side, View, legal};
use serde_json::{Value, json};
use server::{room::Room, show::Look, tables::why_not};
use spies::State as Spies;
use store::{ClockKind, ClockState, Fairness, Holder, Player, Status, Table, TableId, Turn, UserId, Whole};
use twilight::State as Twilight;
use wire::{Language, Why};

/// A room in which a position lies.
fn room(game: &str, rules: u32, position: &Value) -> Room {
    let mut start = position.clone();
    let options = start.as_object_mut().and_then(|fields| fields.shift_remove("options")).expect("options");
    let seat = |side: Side| store::Seat {
        side,
        holder: Holder::User(UserId(format!("{side:?}"))),
        name: Some("Ann".to_owned()),
        invitation: None,
        entropy: Some([1; 32]),
    };
    let table = Table {
        id: TableId("table".to_owned()),
        version: 1,
        game: game.to_owned(),
        rules,
        options,
        start: Some(start),
        public: true,
        rated: false,
        clock: ClockKind::None,
        clock_state: ClockState::default(),
        fairness: Fairness { seed: [2; 32], commitment: [3; 32] },
        seats: [seat(Side::West), seat(Side::East)],
        rematch_of: None,
        status: Status::Running,
        outcome: None,
        turn: Turn::default(),
        offers: Vec::new(),
        entries: 0,
        created: 0,
        updated: 0,
    };
    Room::load(Whole { table, entries: Vec::new(), held: Vec::new() }, 7).expect("the position loads")
}

/// Every byte that a seat gets of a room: the table in each language, updates, and refusals of any action.
fn bytes(room: &Room, seat: wire::Seat, actions: &[Value]) -> String {
    let mut out = String::new();
    for lang in [Language::En, Language::Pl, Language::Fr] {
        let words = server::words::words(lang);
        let look = Look { seat, lang, words: &words, at: 5, online: [true, false] };
        let mine: Vec<Side> = seat.side().map(Side::from).into_iter().collect();
        out += &json!(room.table(&look, &mine)).to_string();
        out += &json!(room.update(0, &look)).to_string();
        let player = seat.side().map(|side| Player::User(UserId(format!("{:?}", Side::from(side)))));
        for action in actions {
            let why = Why { action: action.clone(), side: None };
            let answer = why_not(room, player.as_ref(), &why, &words);
            out += &answer.map_or_else(|wrong| json!(wrong.told(&words)), |why| json!(why)).to_string();
        }
    }
    out
}

fn secrets_change_nothing<G: Guide>(games: u64) {
    let (mut compared, mut different) = (0, 0);
    for game in 0..games {
        let mut luck = Luck::numbered(9, game);
        let mut session = Session::<G>::new(G::Options::default());
        for step in 0.. {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            if step % 11 == game % 11 {
                let state = *session.state();
                let actions: Vec<Value> = legal(&state).iter().map(|action| json!(action)).take(30).collect();
                let truth = room(G::NAME, G::RULES_VERSION, &state.write_position());
                for (seat, shown) in [
                    (Seat::Player(Side::West), wire::Seat::West),
                    (Seat::Player(Side::East), wire::Seat::East),
                    (Seat::Spectator, wire::Seat::Spectator),
                ] {
                    let other = state.view(seat).sample(&mut luck);
                    let fiction = room(G::NAME, G::RULES_VERSION, &other.write_position());
                    assert!(
                        bytes(&truth, shown, &actions) == bytes(&fiction, shown, &actions),
                        "{}: game {game}, step {step}, seat {shown:?}: {} and {}",
                        G::NAME,
                        state.write_position(),
                        other.write_position()
                    );
                    compared += 1;
                    different += usize::from(state != other);
                }
            }
            let any = session.state().any(&mut luck);
            session.play(side, any).expect("a legal action");
        }
    }
    assert!(different * 4 > compared, "{}: the secrets were permuted, {different} of {compared} times", G::NAME);
}

#[test]
fn secrets_of_twilight_struggle_change_no_byte() {
    secrets_change_nothing::<Twilight>(4);
}

#[test]
fn secrets_of_iron_curtain_change_no_byte() {
    secrets_change_nothing::<Curtain>(12);
}

#[test]
fn secrets_of_cia_vs_kgb_change_no_byte() {
    secrets_change_nothing::<Spies>(6);
}
