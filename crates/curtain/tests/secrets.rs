//! Public and hidden information (Q5).

use crate::common::*;
use curtain::STRATEGY;
use rules::Fact as _;
use std::collections::BTreeMap;

// Q5
#[test]
fn a_player_sees_their_own_hand_and_only_the_size_of_the_other() {
    let t = table().hand(Us, ["cuba", "japan"]).turn(1, 7).turn_of(Us);
    let (us, ussr) = (t.view(Seat::Player(Us)), t.view(Seat::Player(Ussr)));
    assert_eq!(us.hand(), t.hand(Us));
    assert_eq!((us.board().hand_size(Ussr) as usize, us.unseen()), (t.hand(Ussr).len(), STRATEGY - t.hand(Us)));
    assert!(!ussr.hand().contains(Card::Cuba) && ussr.unseen().contains(Card::Cuba));
    assert_eq!(t.view(Seat::Spectator).hand(), Cards::EMPTY);
}

// Q5
#[test]
fn in_round_two_the_unseen_cards_are_the_other_hand_and_the_other_aftermath_card() {
    let mut luck = Luck::seeded(8);
    let mut t = TestGame::new(&Options::default());
    while t.board().round() < 2 || !matches!(t.question(), Some(Question::Play { .. })) {
        let action = luck.pick(&t.legal());
        t.play(action);
    }
    let view = t.view(Seat::Player(Us));
    assert_eq!(view.aftermath(Us), t.aftermath(Us));
    assert_eq!(view.aftermath(Ussr), None);
    let aftermath: Cards = t.aftermath(Ussr).into_iter().collect();
    assert_eq!(view.unseen(), t.hand(Ussr) | aftermath);
}

// Q5
#[test]
fn sampling_is_uniform_over_the_unseen_cards() {
    let t = table().turn(2, 7).aftermath("cuba", "chile").hand(Us, ["japan"]).hand(Ussr, ["iran"]).turn_of(Us);
    let (view, mut luck, mut seen) = (t.view(Seat::Player(Us)), Luck::seeded(4), BTreeMap::new());
    for _ in 0..20_000 {
        let guess = view.sample(&mut luck);
        *seen.entry((guess.hand(Ussr).first(), guess.aftermath(Ussr))).or_insert(0) += 1;
    }
    // 18 cards less Japan and Cuba: 16 x 15 ways, about 83 times each.
    assert_eq!(seen.len(), 240);
    assert!(seen.values().all(|&count| (40..140).contains(&count)), "{seen:?}");
}

// Q5
#[test]
fn aftermath_cards_are_shown_in_the_final_scoring_only() {
    let t = table().aftermath("cuba", "israel").finale();
    assert_eq!(t.view(Seat::Spectator).aftermath(Us), Some(Card::Cuba));
    let won = table().track(7).turn(2, 1).aftermath("cuba", "israel").card("japan", (1, 0), 0, 0).event(Us, "japan");
    assert_eq!(won.view(Seat::Spectator).aftermath(Us), None);
}

#[test]
fn only_the_holder_sees_a_dealt_card() {
    let mut session = rules::Session::<State>::new(Options::default());
    assert!(session.play_chance(Action::Deal(Card::Cuba)));
    let dealt = Fact::Dealt { side: Us, card: Card::Cuba };
    assert!(session.facts(Seat::Player(Us)).any(|(_, fact)| fact == dealt));
    assert!(!session.facts(Seat::Player(Ussr)).any(|(_, fact)| fact == dealt));
    assert!(dealt.reveals() && !Fact::SetAside { side: Us }.reveals());
}

#[test]
fn a_cell_may_be_undone_but_not_the_card_that_was_shown() {
    let mut session = rules::Session::<State>::new(Options::default());
    session.run_chance(&mut Luck::seeded(1));
    session.play(Ussr, Action::Start(Us)).expect("legal");
    let card = session.state().hand(Us).first().expect("five cards");
    session.play(Us, Action::Play(card)).expect("legal");
    assert_eq!(session.undoable(Us), 0);
    let cell = rules::legal(session.state())[0];
    session.play(Us, cell).expect("legal");
    assert_eq!(session.undoable(Us), 1);
    assert!(session.undo(Us) && !session.undo(Us));
}
