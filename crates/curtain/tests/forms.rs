//! Serialised forms: actions, questions, facts, refusals, options and records.

use crate::common::*;
use rules::{Log, Options as _, Record, Refusal as _, Session};
use serde::Serialize;
use serde_json::{json, to_value};
use std::collections::BTreeSet;

fn form(value: impl Serialize) -> serde_json::Value {
    to_value(value).expect("plain data")
}

#[test]
fn forms_are_snake_case_with_slugs() {
    assert_eq!(form(Action::Deal(Card::WestGermany)), json!({"deal": "west_germany"}));
    assert_eq!(form(Action::Start(Us)), json!({"start": "west"}));
    assert_eq!(form(lay(1, -2)), json!({"lay": {"x": 1, "y": -2}}));
    assert_eq!(form(shift("cuba", "japan")), json!({"shift": {"to": "japan", "from": "cuba"}}));
    assert_eq!(form(Action::Stop), json!("stop"));
    assert_eq!(
        form(Question::Place { side: Ussr, card: Card::Cuba, left: 2 }),
        json!({"place": {"side": "east", "card": "cuba", "left": 2}})
    );
    assert_eq!(
        form(Fact::RegionScored { region: Region::MiddleEast, us: 1, ussr: 0, bonus: 2, points: 3 }),
        json!({"region_scored": {"region": "middle_east", "us": 1, "ussr": 0, "bonus": 2, "points": 3}})
    );
    assert_eq!(form(Refusal::TooDear { card: Card::Iran }), json!({"too_dear": {"card": "iran"}}));
}

#[test]
fn slugs_are_unique_and_match_the_serialised_form() {
    let cards = Card::ALL.map(|card| (form(card), card.slug()));
    let regions = Region::ALL.map(|region| (form(region), region.slug()));
    let all = cards.iter().chain(&regions);
    assert!(all.clone().all(|(written, slug)| written == slug));
    let mut slugs: BTreeSet<&str> = all.map(|(_, slug)| *slug).collect();
    slugs.extend(["west", "east"]);
    assert_eq!(slugs.len(), 19 + 6 + 2);
}

/// Returns every kind of action, with cells from a part of the grid.
fn universe() -> Vec<Action> {
    let mut all = vec![Action::Event, Action::Influence, Action::Decline, Action::Stay, Action::Stop];
    all.extend(Side::BOTH.map(Action::Start));
    for card in Card::ALL {
        all.extend(
            [Action::Deal, Action::Play, Action::Place, Action::Infiltrate, Action::Remove].map(|act| act(card)),
        );
        all.extend(Card::ALL.map(|from| Action::Shift { to: card, from }));
    }
    for (x, y) in (-9..=9).flat_map(|x| (-9..=9).map(move |y| (x, y))).chain([(127, 127), (-128, 0)]) {
        all.extend([Action::Lay(Cell::new(x, y)), Action::Move(Cell::new(x, y))]);
    }
    all
}

#[test]
fn actions_are_read_back_as_written() {
    for action in universe() {
        let text = serde_json::to_string(&action).expect("plain data");
        assert_eq!(serde_json::from_str::<Action>(&text).expect("an action"), action);
    }
    for wrong in [r#"{"play":"atlantis"}"#, r#"{"lay":{"x":1}}"#, r#"{"lay":{"x":1,"y":2,"z":3}}"#, "\"pass\"", "7"] {
        assert!(serde_json::from_str::<Action>(wrong).is_err());
    }
}

#[test]
fn every_illegal_action_is_refused_with_a_section_of_the_rules() {
    let (universe, rules) = (universe(), include_str!("../../../docs/rules/iron_curtain.md"));
    let (mut seen, mut sections) = (BTreeSet::new(), BTreeSet::new());
    for (index, text) in [curtain::pack::DEFAULT, RESTLESS, STRICT].into_iter().enumerate() {
        let (mut luck, options) = (Luck::numbered(9, index as u64), Options::of(pack(text)));
        for _ in 0..8 {
            let mut state = State::new(&options);
            while let Some(side) = state.question().map(|_| Side::BOTH[luck.below(2) as usize]) {
                let legal = rules::legal(&state);
                for &action in &universe {
                    let may = state.actor() == Actor::Player(side) && legal.contains(&action);
                    let refusal = state.why_not(side, action);
                    assert_eq!(may, refusal.is_none(), "{action:?} by {side:?}: {refusal:?}");
                    if let Some(refusal) = refusal.filter(|_| luck.below(16) == 0) {
                        sections.insert(refusal.section());
                        let name = match form(refusal) {
                            serde_json::Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
                            word => word.to_string(),
                        };
                        seen.insert(name);
                    }
                }
                state.play(luck.pick(&legal), &mut Log::silent());
            }
        }
    }
    assert!(seen.len() >= 20, "{seen:?}");
    for section in sections {
        let heading = [format!("\n{section} "), format!("\n| {section} |"), format!("\n## {section}. ")];
        assert!(heading.iter().any(|heading| rules.contains(heading)), "{section}");
    }
}

#[test]
fn a_record_stores_the_pack_and_replays_with_it() {
    let options = Options::of(pack(RESTLESS));
    let (mut session, mut luck) = (Session::<State>::new(options), Luck::seeded(3));
    session.run_chance(&mut luck);
    while let Actor::Player(side) = session.state().actor() {
        let action = luck.pick(&rules::legal(session.state()));
        session.play(side, action).expect("legal");
        session.run_chance(&mut luck);
    }
    let text = session.record().write();
    assert!(text.contains("Algeria") && text.contains(&format!("{:016x}", options.pack.get().hash())));
    let read = Record::<State>::read(&text).expect("a record");
    assert_eq!(read.options.pack, options.pack);
    assert_eq!(Session::replay(&read).expect("replays").state(), session.state());
}

#[test]
fn a_record_with_a_changed_pack_is_refused() {
    let text = Record::<State>::new(Options::default()).write();
    let error = Record::<State>::read(&text.replace("Isra", "isra")).expect_err("the hash does not fit");
    assert!(error.to_string().contains("its contents were changed"), "{error}");
    let error = Record::<State>::read(&text.replace("cubes = 4", "cubes = 14")).expect_err("not a valid pack");
    assert!(error.to_string().contains("a number from 1 to 4 is expected"), "{error}");
}

#[test]
fn options_may_be_given_in_part_and_by_name() {
    let read = |text: &str| serde_json::from_str::<Options>(text);
    assert_eq!(read("{}").expect("defaults"), Options::default());
    assert_eq!(read(r#"{"pack":"default"}"#).expect("defaults"), Options::default());
    assert!(!read(r#"{"keep_last_cube":false}"#).expect("one ruling").rulings.keep_last_cube);
    let strict = form(Options::of(pack(STRICT)));
    let part = json!({"pack": strict["pack"], "keep_last_cube": true});
    let options: Options = serde_json::from_value(part).expect("the rulings of the pack except one");
    assert_eq!(options.rulings.named().map(|(_, on)| on), [false, false, false, false, true]);
    for wrong in
        [r#"{"pack":"mine"}"#, r#"{"luck":true}"#, r#"{"keep_last_cube":3}"#, r#"{"pack":{"hash":"x","toml":""}}"#]
    {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    for (name, _) in Options::default().rulings.named() {
        let off = Options::default().with(name, "false").expect("a setting");
        assert_eq!(off.rulings.named().iter().filter(|(_, on)| !on).map(|(name, _)| *name).collect::<Vec<_>>(), [name]);
    }
    assert_eq!(Options::default().with("pack", "default"), Ok(Options::default()));
    assert!(Options::default().with("pack", "mine").is_err() && Options::named("default").is_ok());
}
