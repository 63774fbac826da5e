//! A draft comes out as its preview shows, and no draft panics or is played in part.

use games::{LiveGame, Presenter, Reader, ServerGame, curtain, spies, twilight};
use rules::{Actor, Luck, Options as _, Seat, Session, Side};
use serde_json::{Value, json};
use wire::{DraftEnd, Fact, Json, LogGroup, Preview, Scene, apply};
use words::{Language, Words};

/// Maximum number of actions of a draft in these tests.
const LONGEST: u32 = 7;

/// What was tried.
#[derive(Debug, Default)]
struct Counts {
    drafts: usize,
    /// Drafts of several actions that were played.
    lists: usize,
    /// Drafts with a result that no sampled world had shown.
    surprises: usize,
    /// Number of drafts per end, in the order of [`ENDS`].
    ends: [usize; ENDS.len()],
}

const ENDS: [DraftEnd; 5] = [DraftEnd::Dice, DraftEnd::Draw, DraftEnd::Reveal, DraftEnd::Other, DraftEnd::Over];

fn documents(scene: &Scene) -> [Value; 2] {
    [scene.view.value(), scene.figures.value()]
}

/// Returns the scene that a preview shows.
fn shown(before: &Scene, preview: &Preview) -> [Value; 2] {
    let [mut view, mut figures] = documents(before);
    let changes = preview.patch.as_ref().map(Json::value).unwrap_or_default();
    changes.get("view").into_iter().for_each(|change| apply(&mut view, change));
    changes.get("figures").into_iter().for_each(|change| apply(&mut figures, change));
    [view, figures]
}

fn facts(log: &[LogGroup]) -> Vec<&Fact> {
    log.iter().flat_map(|group| &group.facts).collect()
}

fn one<'a, T>(items: &'a [T], luck: &mut Luck) -> &'a T {
    &items[luck.below(items.len() as u32) as usize]
}

/// Returns a random draft of the side to act, and its last preview.
fn drafted(game: &dyn ServerGame, side: Side, luck: &mut Luck, words: &Words) -> (Vec<Json>, Preview) {
    let (mut actions, mut choices) = (Vec::new(), game.choices(side, words));
    let length = 1 + luck.below(LONGEST) as usize;
    loop {
        actions.push(one(&choices, luck).action.clone());
        let preview = game.preview(side, &actions, 5, words).expect("what was offered is possible");
        assert_eq!((preview.version, preview.log.len()), (5, actions.len()));
        let over = preview.ends.is_some();
        assert!(preview.question.is_none() == over && preview.choices.is_empty() == over, "{preview:?}");
        if over || actions.len() == length {
            return (actions, preview);
        }
        choices = preview.choices;
    }
}

/// Plays a random draft, which must come out as its preview shows.
fn draft<G: Presenter>(session: &Session<G>, side: Side, luck: &mut Luck, words: &Words, counts: &mut Counts) {
    let mut live = LiveGame::new(session.clone(), 0, true); // dice and draws stay pending
    let game: &mut dyn ServerGame = &mut live;
    let (seat, before) = (Seat::Player(side), game.played());
    let scene = game.scene(Some(seat));
    let (actions, preview) = drafted(game, side, luck, words);
    assert!(game.played() == before && documents(&game.scene(Some(seat))) == documents(&scene), "nothing is played");
    game.play_all(side, &actions, words).expect("what was shown can be played");
    let played = game.played() - before;
    counts.drafts += 1;
    counts.lists += usize::from(actions.len() > 1);
    if let Some(end) = preview.ends {
        counts.ends[ENDS.iter().position(|&one| one == end).expect("one of them")] += 1;
    }
    let log = game.log(before, Reader { seat: Some(seat), words }, false);
    let (told, happened) = (facts(&preview.log), facts(&log));
    let as_shown = played == actions.len() && documents(&game.scene(Some(seat))) == shown(&scene, &preview);
    let place = || format!("{} after {before} actions: {}", G::NAME, json!(actions));
    if preview.ends == Some(DraftEnd::Reveal) {
        counts.surprises += usize::from(played < actions.len() || !happened.starts_with(&told));
        return;
    }
    if !as_shown {
        counts.surprises += 1;
        return;
    }
    assert_eq!(told, happened, "{}", place());
    assert_eq!(
        preview.log.iter().map(|group| group.action).collect::<Vec<_>>(),
        (before as u32..).take(played).collect::<Vec<_>>()
    );
    match preview.ends {
        None => {
            assert_eq!(game.actor(), Actor::Player(side), "{}", place());
            assert!(
                preview.question == game.question(words) && preview.choices == game.choices(side, words),
                "{}",
                place()
            );
        }
        Some(DraftEnd::Dice | DraftEnd::Draw) => assert_eq!(game.actor(), Actor::Chance, "{}", place()),
        Some(DraftEnd::Other) => assert_eq!(game.actor(), Actor::Player(side.other()), "{}", place()),
        Some(DraftEnd::Over) => assert!(game.outcome().is_some(), "{}", place()),
        Some(DraftEnd::Reveal) => unreachable!("it is handled above"),
    }
}

/// Plays drafts at every decision of random games.
fn whole_games<G: Presenter>(games: u64) -> Counts {
    let (mut counts, words) = (Counts::default(), Words::new(Language::English));
    for index in 0..games {
        let mut luck = Luck::numbered(15, index);
        let options = if index % 2 == 0 { G::Options::default() } else { G::Options::random(&mut luck) };
        let mut session = Session::<G>::new(options);
        loop {
            session.run_chance(&mut luck);
            let Actor::Player(side) = session.state().actor() else { break };
            draft(&session, side, &mut luck, &words, &mut counts);
            let any = session.state().any(&mut luck);
            session.play(side, any).expect("a legal action");
        }
    }
    println!("{}: {counts:?}", G::NAME);
    assert!(counts.lists > 200, "{}: drafts have several actions: {counts:?}", G::NAME);
    assert!(counts.surprises * 100 < counts.drafts, "{}: surprises are rare: {counts:?}", G::NAME);
    counts
}

#[test]
fn previews_match_play_in_twilight_struggle() {
    let counts = whole_games::<twilight::State>(6);
    assert!(counts.ends[..4].iter().all(|&count| count > 10), "{counts:?}");
}

#[test]
fn previews_match_play_in_iron_curtain() {
    let counts = whole_games::<curtain::State>(20);
    assert!(counts.ends[1] > 10 && counts.ends[3] > 10, "{counts:?}");
}

#[test]
fn previews_match_play_in_cia_vs_kgb() {
    let counts = whole_games::<spies::State>(20);
    assert!(counts.ends[1] > 10 && counts.ends[3] > 10, "{counts:?}");
}

/// Sends arbitrary lists: a rejected one changes nothing, and preview and play reject the same ones.
fn nonsense<G: Presenter>(foreign: &mut Vec<Json>) -> [usize; 2] {
    let (mut luck, words) = (Luck::seeded(16), Words::new(Language::English));
    let damaged: [Value; 6] = [
        Value::Null,
        json!(7),
        json!([]),
        json!({}),
        json!({ "card": "moon" }),
        json!({ "interrupt": "west", "action": 1 }),
    ];
    foreign.extend(damaged.iter().map(Json::from));
    let mut session = Session::<G>::new(G::Options::default());
    let mut found = [0, 0];
    loop {
        session.run_chance(&mut luck);
        let Actor::Player(actor) = session.state().actor() else { break };
        let mut live = LiveGame::new(session.clone(), 0, true);
        let game: &mut dyn ServerGame = &mut live;
        let record = game.record(&[]);
        for side in Side::BOTH {
            let length = *one(&[0, 1, 2, 3, 64, 65, 200], &mut luck);
            let (mut actions, choices) = (Vec::new(), game.choices(side, &words));
            for _ in 0..length {
                let own = !choices.is_empty() && luck.below(2) == 0;
                actions.push(if own {
                    one(&choices, &mut luck).action.clone()
                } else {
                    one(foreign, &mut luck).clone()
                });
            }
            let preview = game.preview(side, &actions, 5, &words);
            let played = game.play_all(side, &actions, &words);
            found[usize::from(played.is_ok())] += 1;
            if side == actor {
                assert_eq!(preview.err(), played.clone().err(), "{}", json!(actions));
            }
            assert!(played.is_ok() || game.record(&[]) == record, "{}", json!(actions));
            game.go_back(session.record().entries.len());
        }
        let any = session.state().any(&mut luck);
        foreign.push(Json::of(&any));
        session.play(actor, any).expect("a legal action");
    }
    found
}

#[test]
fn arbitrary_drafts_never_panic_and_rejected_ones_change_nothing() {
    let mut foreign = Vec::new();
    let found = [nonsense::<spies::State>, nonsense::<curtain::State>, nonsense::<twilight::State>];
    let found = found.map(|game| game(&mut foreign));
    println!("refused and played: {found:?}");
    assert!(found.iter().all(|[refused, played]| *refused > 50 && *played > 3), "{found:?}");
}

#[test]
fn errors_name_the_rejected_action_of_a_list() {
    let words = Words::new(Language::English);
    let mut luck = Luck::seeded(3);
    let mut session = Session::<twilight::State>::new(twilight::Options::default());
    session.run_chance(&mut luck);
    let mut live = LiveGame::new(session, 0, true);
    let game: &mut dyn ServerGame = &mut live;
    let place = |country: &str| Json::from(json!({ "place": country }));
    let list = [place("poland"), place("poland"), place("france")];
    for error in [game.preview(Side::East, &list, 1, &words).err(), game.play_all(Side::East, &list, &words).err()] {
        let error = error.expect("the East sets up in Eastern Europe").to_string();
        assert!(error.starts_with("`actions[2]`: "), "{error}");
    }
    assert_eq!(game.preview(Side::West, &list, 1, &words).err(), Some(games::Error::NotYours));
}
