//! What a seat may not know changes no byte that it receives.
//!
//! Two games that a seat cannot tell apart are played side by side: the true one, and one sampled from the seat's view. Both get the same
//! actions as far as the seat sees them, and different ones where it does not. Everything that the server sends to the seat (view, log,
//! updates, refusals, the result of an undo) must be equal to the last byte.

use curtain::State as Curtain;
use games::Presenter;
use rules::{Actor, Luck, Seat, Session, Side, View, legal, position::plain};
use serde_json::{Value, json};
use server::{
    host::SharedUpdate,
    room::{Context, Effect, Room},
    show::Perspective,
    tables::why_not,
};
use spies::State as Spies;
use store::{
    AskedBot, ClockKind, ClockState, Entry, EntryKind, Fairness, Holder, Player, Premove, Status, StoredTable, TableId,
    TableRow, Turn, UserId,
};
use twilight::State as Twilight;
use wire::{Command, Language, OfferKind, Why};

/// Number of actions that are played side by side.
const STEPS: usize = 18;
/// Number of actions between two comparisons.
const EVERY: usize = 6;
/// Number of actions in a draft.
const DRAFT: usize = 4;
/// Number of actions that are tried, legal or not.
const TRIED: usize = 8;

const SEATS: [(Seat, wire::Seat); 3] = [
    (Seat::Player(Side::West), wire::Seat::West),
    (Seat::Player(Side::East), wire::Seat::East),
    (Seat::Spectator, wire::Seat::Spectator),
];

fn chair(side: Side) -> store::Seat {
    store::Seat {
        side,
        holder: Holder::User(UserId(format!("{side:?}"))),
        name: Some("Ann".to_owned()),
        invitation: None,
        entropy: Some([1; 32]),
    }
}

/// Loads the room of a game that began from a position. If a bot holds the acting side, its job is pending.
fn room<G: Presenter>(start: &Value, session: &Session<G>, premoves: Vec<Premove>, bot: Option<Side>) -> Room {
    let mut start = start.clone();
    let options = start.as_object_mut().and_then(|fields| fields.shift_remove("options")).expect("options");
    let actions = session.actors().zip(&session.record().entries);
    let entries: Vec<Entry> = (1..)
        .zip(actions)
        .map(|(number, (by, entry))| Entry {
            number,
            version: number + 1,
            by,
            what: EntryKind::Act(entry.text()),
            at: 4,
        })
        .collect();
    let mut seats = [chair(Side::West), chair(Side::East)];
    let mut bots = Vec::new();
    if let Some(side) = bot {
        seats[side.index()].holder = Holder::Bot("expert".to_owned());
        let asked = session.state().actor() == Actor::Player(side);
        bots.extend(asked.then_some(AskedBot { side, since: 3, spent: 40 }));
    }
    let table = TableRow {
        id: TableId("table".to_owned()),
        version: 1 + entries.len() as i64,
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options,
        start: Some(start),
        public: true,
        rated: false,
        clock: ClockKind::None,
        clock_state: ClockState::default(),
        fairness: Fairness { seed: [2; 32], commitment: [3; 32] },
        seats,
        ratings: [None, None],
        rematch_of: None,
        network: String::new(),
        status: Status::Running,
        outcome: None,
        turn: Turn::default(),
        offers: Vec::new(),
        entries: entries.len() as i64,
        created: 0,
        updated: 0,
    };
    Room::load(StoredTable { table, entries, premoves, bots }, 7).expect("the game loads")
}

/// Returns what a seat receives when viewing: the table, and updates from several versions, in each language.
fn shown(room: &Room, seat: wire::Seat) -> String {
    let mine: Vec<Side> = seat.side().map(Side::from).into_iter().collect();
    let mut out = String::new();
    for lang in [Language::En, Language::Pl, Language::Fr] {
        let words = words::Words::new(lang.into());
        let look = Perspective { seat, lang, words: &words, at: 5, online: [true, false] };
        out += &json!(room.table(&look, &mine)).to_string();
        for since in [0, room.row.version / 2, room.row.version] {
            out += &json!(room.update(since, &look)).to_string();
            if seat == wire::Seat::Spectator {
                let shared = SharedUpdate::of(room, since, lang, 5, [true, false]);
                out += &shared.expect("the table is public").text;
            }
        }
    }
    out
}

/// Returns the explanations that a seat receives for actions that may not be possible.
fn explained(room: &Room, seat: wire::Seat, actions: &[Value]) -> String {
    let player = seat.side().map(|side| Player::User(UserId(format!("{:?}", Side::from(side)))));
    let mut out = String::new();
    for lang in [Language::En, Language::Pl, Language::Fr] {
        let words = words::Words::new(lang.into());
        for action in actions {
            let why = Why { action: action.into(), side: None };
            let answer = why_not(room, player.as_ref(), &why, &words);
            out += &answer.map_or_else(|wrong| json!(wrong.render(&words)), |why| json!(why)).to_string();
        }
    }
    out
}

/// Returns the previews of these actions, and of drafts that begin with them; each in one of the languages.
fn previewed(room: &Room, side: Side, actions: &[Value]) -> String {
    let mut out = String::new();
    for (action, lang) in actions.iter().zip([Language::En, Language::Pl, Language::Fr].into_iter().cycle()) {
        let words = words::Words::new(lang.into());
        let mut draft = vec![action.into()];
        while draft.len() <= DRAFT {
            let next = match room.preview(side, room.row.version, &draft, &words) {
                Err(wrong) => {
                    out += &json!(wrong.render(&words)).to_string();
                    None
                }
                Ok(preview) => {
                    out += &json!(preview).to_string();
                    let choices = &preview.choices;
                    choices.get(draft.len()).or(choices.first()).map(|choice| choice.action.clone())
                }
            };
            let Some(next) = next else { break };
            draft.push(next);
        }
    }
    out
}

/// Returns the results of commands of a side, each in a fresh room from `open`, and its view after an undo.
fn tried(open: &dyn Fn() -> Room, side: Side, actions: &[Value]) -> String {
    let words = words::Words::new(Language::En.into());
    let plays = actions.iter().map(|action| Command::play(action.into()));
    let takeback = Command::Offer { kind: OfferKind::Takeback, to: None };
    let lists = actions.chunks(2).map(|list| Command::play_all(list.iter().map(Into::into).collect()));
    let back = Command::GoBack { to: 1 };
    let others = [Command::Undo, Command::Claim, Command::Resume, Command::Cancel, takeback, back];
    let mut out = String::new();
    for command in plays.chain(lists).chain(others) {
        let mut room = open();
        let context = Context { side, version: room.row.version, at: 5, lag: 0, away: [0; 2] };
        match room.act(&command, &context, &words) {
            Err(wrong) => out += &json!(wrong.render(&words)).to_string(),
            Ok(Effect::Change(change)) if command == Command::Undo => {
                let (version, first) = (room.row.version + 1, room.row.entries + 1);
                room.stored(&change, version, first);
                out += &shown(&room, wire::Side::from(side).into());
            }
            Ok(_) => out += "done",
        }
    }
    out
}

/// Two games that a seat cannot tell apart.
struct Twins<G: Presenter> {
    seat: Seat,
    starts: [Value; 2],
    games: [Session<G>; 2],
}

impl<G: Presenter> Twins<G> {
    fn new(truth: G, seat: Seat, luck: &mut Luck) -> Twins<G> {
        let states = [truth, truth.view(seat).sample(luck)];
        Twins { seat, starts: states.map(|state| plain(&state.document())), games: states.map(Session::starting) }
    }

    fn differ(&self) -> bool {
        self.games[0].state() != self.games[1].state()
    }

    /// Plays one action in each game; returns false if no pair keeps them indistinguishable for the seat.
    fn step(&mut self, luck: &mut Luck) -> bool {
        let [truth, fiction] = self.games.each_ref().map(|game| *game.state());
        let actor = truth.actor();
        let hidden = truth.secret() && matches!(actor, Actor::Player(side) if !self.seat.is(side));
        let (mut mine, theirs) = (legal(&truth).to_vec(), legal(&fiction).to_vec());
        luck.shuffle(&mut mine);
        for action in mine {
            let mut seen = truth;
            seen.play(action, &mut rules::Log::silent());
            let mut fits = match (hidden, theirs.contains(&action), actor) {
                (false, true, _) => vec![action],
                (true, ..) | (_, _, Actor::Chance) => theirs.clone(),
                _ => Vec::new(),
            };
            luck.shuffle(&mut fits);
            let same = |other: &G::Action| {
                let mut state = fiction;
                state.play(*other, &mut rules::Log::silent());
                state.view(self.seat) == seen.view(self.seat)
            };
            if let Some(other) = fits.into_iter().find(same) {
                for (game, action) in self.games.iter_mut().zip([action, other]) {
                    match actor {
                        Actor::Player(side) => game.play(side, action).expect("a legal action"),
                        _ => assert!(game.play_chance(action), "a legal draw"),
                    }
                }
                return true;
            }
        }
        false
    }

    fn room(&self, which: usize, premoves: Vec<Premove>) -> Room {
        room(&self.starts[which], &self.games[which], premoves, None)
    }

    /// Like [`Twins::room`], with a bot in a seat that is not the viewer's.
    fn room_with_bot(&self, which: usize, seat: wire::Seat) -> Room {
        let bot = seat.side().map_or(Side::East, |side| Side::from(side).other());
        room(&self.starts[which], &self.games[which], Vec::new(), Some(bot))
    }

    /// Returns some actions that are legal in at least one of the games.
    fn actions(&self) -> Vec<Value> {
        let of =
            |game: &Session<G>| legal(game.state()).iter().take(TRIED / 2).map(|one| json!(one)).collect::<Vec<_>>();
        self.games.iter().flat_map(of).collect()
    }

    /// Returns every byte that the seat receives from one of the games.
    fn bytes(&self, which: usize, seat: wire::Seat, actions: &[Value]) -> String {
        let open = || self.room(which, Vec::new());
        let room = open();
        let mut out =
            shown(&room, seat) + &explained(&room, seat, actions) + &shown(&self.room_with_bot(which, seat), seat);
        if let Some(side) = seat.side() {
            out += &tried(&open, side.into(), actions);
            let words = words::Words::new(Language::En.into());
            let told = |(_, seat)| {
                json!(
                    room.update(0, &Perspective { seat, lang: Language::En, words: &words, at: 5, online: [true; 2] })
                )
            };
            let others = || SEATS.into_iter().filter(|&(_, other)| other != seat).map(told).collect::<Vec<_>>();
            let before = others();
            out += &previewed(&room, side.into(), actions);
            assert!(others() == before, "{}: a draft is not visible to other seats", G::NAME);
        }
        out
    }

    /// Checks that a premove of a side changes nothing that other seats receive; returns how many were tried.
    fn premoves(&self, actions: &[Value]) -> usize {
        let words = words::Words::new(Language::En.into());
        let plain = self.room(0, Vec::new());
        let mut count = 0;
        for side in Side::BOTH {
            for choice in plain.game.premoves(side, &words).iter().take(2) {
                let premoves = || {
                    vec![Premove { side, version: plain.row.version, action: choice.action.text().to_owned(), at: 5 }]
                };
                let answered = self.room(0, premoves());
                let own = wire::Seat::from(wire::Side::from(side));
                assert_ne!(shown(&plain, own), shown(&answered, own), "players see their own premove");
                for seat in
                    [wire::Seat::West, wire::Seat::East, wire::Seat::Spectator].into_iter().filter(|&seat| seat != own)
                {
                    assert!(shown(&plain, seat) == shown(&answered, seat), "{}: {}", G::NAME, choice.action.text());
                    assert!(explained(&plain, seat, actions) == explained(&answered, seat, actions));
                }
                let other = side.other();
                let open = |premoves: &dyn Fn() -> Vec<Premove>| tried(&|| self.room(0, premoves()), other, actions);
                assert!(open(&Vec::new) == open(&premoves), "{}: {}", G::NAME, choice.action.text());
                count += 1;
            }
        }
        count
    }
}

/// Number of comparisons.
#[derive(Default)]
struct Counts {
    compared: usize,
    different: usize,
    premoves: usize,
    thinking: usize,
}

fn side_by_side<G: Presenter>(state: G, luck: &mut Luck, counts: &mut Counts) {
    for (seat, wired) in SEATS {
        let mut twins = Twins::new(state, seat, luck);
        for step in 0..=STEPS {
            if step % EVERY == 0 {
                let actions = twins.actions();
                let [truth, fiction] = [0, 1].map(|which| twins.bytes(which, wired, &actions));
                assert!(truth == fiction, "{}: {seat:?} after {step} actions: {:?}", G::NAME, twins.starts);
                counts.compared += 1;
                counts.different += usize::from(twins.differ());
                counts.thinking += usize::from(twins.differ() && truth.contains(r#""thinking":{"side""#));
            }
            if !twins.step(luck) {
                break;
            }
        }
    }
}

fn secrets_change_nothing<G: Presenter>(games: u64, apart: usize) -> Counts {
    let mut counts = Counts::default();
    for game in 0..games {
        let mut luck = Luck::numbered(9, game);
        let mut session = Session::<G>::new(G::Options::default());
        for step in 0.. {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            let state = *session.state();
            if step % apart == game as usize % apart {
                side_by_side(state, &mut luck, &mut counts);
            }
            if state.secret() {
                let twins = Twins::new(state, Seat::Spectator, &mut luck);
                counts.premoves += twins.premoves(&twins.actions());
            }
            let any = session.state().any(&mut luck);
            session.play(side, any).expect("a legal action");
        }
    }
    let Counts { compared, different, premoves, thinking } = counts;
    println!("{}: {compared} compared, {different} different, {thinking} with a bot, {premoves} premoves", G::NAME);
    assert!(thinking > 0, "{}: a bot thinks while there are secrets", G::NAME);
    assert!(different * 4 > compared, "{}: secrets differed in {different} of {compared} comparisons", G::NAME);
    counts
}

#[test]
fn secrets_of_twilight_struggle_change_no_byte() {
    assert!(secrets_change_nothing::<Twilight>(4, 23).premoves > 10, "headlines");
}

#[test]
fn secrets_of_iron_curtain_change_no_byte() {
    secrets_change_nothing::<Curtain>(6, 11);
}

#[test]
fn secrets_of_cia_vs_kgb_change_no_byte() {
    assert!(secrets_change_nothing::<Spies>(4, 17).premoves > 10, "Agent X");
}
