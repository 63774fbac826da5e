//! Section 1: the Briefing.

use crate::common::*;

// 1.1, D9, D10: from the objective deck, into a slot of its own
#[test]
fn the_top_objective_is_turned_up_and_leaves_the_deck() {
    let mut t = table().at(Phase::Briefing);
    assert_eq!(t.ask(), Some(Ask::NextObjective));
    t.uncover(Egypt);
    assert_eq!(t.objective, Some(Egypt));
    assert_eq!(t.state().objectives_left(), 20);
    assert!(t.facts().contains(&Fact::Objective { objective: Egypt, stability: 11, population: 4, points: 20 }));
}

// 1.1: worth 5 to 20 points; only events carry an ability
#[test]
fn objectives_are_worth_5_to_20_points() {
    assert!(Objective::ALL.iter().all(|objective| (5..=20).contains(&objective.figures().points)));
    let t = table().claimed(Cia, [Egypt]).groups(Cia, [Police]).act(Cia);
    assert_eq!(t.refused(Use(Egypt)), "10.1");
}

// 1.2a
#[test]
fn in_the_first_turn_chance_gives_the_balance_token() {
    for side in Side::BOTH {
        let mut t = Played::game(Options::ENGLISH);
        t.uncover(Cuba);
        assert_eq!(t.state().actor(), Actor::Chance);
        assert_eq!(t.legal(), [Balance(Cia), Balance(Kgb)]);
        t.play(Balance(side));
        assert_eq!(t.balance, Some(side));
    }
}

// 1.2a: an even chance
#[test]
fn the_first_balance_token_is_assigned_evenly() {
    let mut t = Played::game(Options::ENGLISH);
    t.uncover(Cuba);
    let mut luck = Luck::seeded(5);
    let cia = (0..10_000).filter(|_| t.state().any(&mut luck) == Balance(Cia)).count();
    assert!((4_800..5_200).contains(&cia), "{cia}");
}

fn holder_after(setup: Setup) -> Option<Side> {
    setup.at(Phase::Briefing).uncover(Iran).balance
}

// 1.2b
#[test]
fn the_side_with_the_lower_score_takes_the_balance_token() {
    let ahead = |side| table().claimed(side, [Cuba]);
    assert_eq!(holder_after(ahead(Cia).balance(Cia).token(Cia)), Some(Kgb));
    assert_eq!(holder_after(ahead(Kgb).balance(Cia).token(Kgb)), Some(Cia));
    // regardless of the last turn
    assert_eq!(holder_after(ahead(Kgb).balance(Kgb).token(Cia)), Some(Cia));
}

// 1.2c, D16
#[test]
fn on_equal_scores_the_loser_of_the_last_cease_fire_takes_it() {
    assert_eq!(holder_after(table().balance(Cia).token(Cia)), Some(Kgb));
    assert_eq!(holder_after(table().balance(Cia).token(Kgb)), Some(Cia));
    assert_eq!(holder_after(table().claimed(Cia, [Cuba]).claimed(Kgb, [Congo]).balance(Kgb).token(Cia)), Some(Kgb));
}

// 1.2c: a side in civil disorder, if only one is, is the loser
#[test]
fn a_side_in_disorder_has_lost_the_cease_fire() {
    let mut t =
        table().claimed(Cia, [Korea]).balance(Kgb).groups(Cia, [Bankers, Police]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire().uncover(Iran);
    assert_eq!(t.scores, [10, 10]);
    assert_eq!(t.balance, Some(Cia));
}

// 1.2d, 4.6
#[test]
fn on_equal_scores_after_double_disorder_it_stays() {
    for holder in Side::BOTH {
        assert_eq!(holder_after(table().balance(holder).disorder(Side::BOTH)), Some(holder));
    }
}

// 1.2d, 4.8, A4: no token without disorder
#[test]
fn on_equal_scores_without_a_token_it_stays() {
    for holder in Side::BOTH {
        let mut t = table().balance(holder).deck([]).act(Cia);
        t.cease_fire().uncover(Iran);
        assert_eq!(t.balance, Some(holder));
    }
    // 1.2b: on different scores the lower one takes it
    let mut t = table().balance(Cia).claimed(Cia, [Korea]).deck([]).act(Cia);
    t.cease_fire().uncover(Iran);
    assert_eq!(t.balance, Some(Kgb));
}

// A19
#[test]
fn after_double_disorder_the_lower_score_takes_it_unless_the_option_keeps_it() {
    let setup = || table().balance(Cia).claimed(Cia, [Cuba]).disorder(Side::BOTH);
    assert_eq!(holder_after(setup()), Some(Kgb));
    assert_eq!(holder_after(setup().option("double_disorder_keeps_balance", "always")), Some(Cia));
    // one side in disorder is not a double disorder
    let one = table().balance(Cia).claimed(Cia, [Cuba]).disorder([Kgb]).token(Cia);
    assert_eq!(holder_after(one.option("double_disorder_keeps_balance", "always")), Some(Kgb));
}

// 1.3: a Master Spy changes the claim, not the loser
#[test]
fn losing_the_cease_fire_depends_on_the_token() {
    let setup = table().claimed(Kgb, [Chile]).objective(NobelPeacePrize).agents(MasterSpy, DeputyDirector);
    let mut t = setup.claimed(Cia, [Turkey]).groups(Cia, [Generals]).groups(Kgb, [Students]).act(Cia);
    t.cease_fire().uncover(Iran); // the CIA has the token, the KGB the card
    assert_eq!(t.scores, [15, 15]);
    assert_eq!(t.balance, Some(Kgb));
}

// 1.4, D20
#[test]
fn all_groups_are_shuffled_together() {
    let mut t = table().discard([Police, Radio]).at(Phase::Briefing);
    t.uncover(Iran);
    assert_eq!(t.state().groups_left(), 24);
    assert!(t.discard.is_empty());
    assert!(t.facts().contains(&Fact::Shuffled));
}

// 1.4: skipped in the first turn
#[test]
fn nothing_is_shuffled_in_turn_1() {
    let mut t = Played::game(Options::ENGLISH);
    t.uncover(Cuba).play(Balance(Cia));
    assert!(!t.facts().contains(&Fact::Shuffled));
    assert_eq!(t.state().groups_left(), 24);
}

// 1.4, 10.2: all knowledge of the deck is void
#[test]
fn a_shuffle_voids_what_a_media_group_saw() {
    let mut t = table().groups(Cia, [Radio]).groups(Kgb, [Students]).act(Cia);
    t.play(look(Radio)).draw(Police).play(Leave);
    assert_eq!(t.view(Cia).top_groups().collect::<Vec<_>>(), [Some(Police)]);
    t.cease_fire().uncover(Iran);
    assert_eq!(t.view(Cia).top_groups().count(), 0);
}

// 1.5
#[test]
fn the_analyst_arranges_the_top_three_groups() {
    let mut t = table().analyst(Kgb).at(Phase::Briefing);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    assert_eq!(t.ask(), Some(Ask::Analyst { side: Kgb }));
    assert_eq!(t.legal().len(), 6);
    assert!(t.can(ArrangeGroups(Few::new(&[Police, Radio, Mafia])))); // the old order
    t.play(ArrangeGroups(Few::new(&[Mafia, Police, Radio])));
    assert_eq!(t.view(Kgb).top_groups().collect::<Vec<_>>(), [Some(Mafia), Some(Police), Some(Radio)]);
    assert_eq!(t.phase, Phase::Planning); // it was the last step
    t.play(Pick(Assassin)).play(Pick(Assassin)).play(First(Kgb)).play(Recruit);
    assert_eq!(t.hand(Kgb), set([Mafia]));
    t.play(Recruit).play(Recruit);
    assert_eq!((t.hand(Cia), t.hand(Kgb)), (set([Police]), set([Mafia, Radio])));
}

// 1.5, 10.2: the other side sees neither the cards nor the order
#[test]
fn the_analyst_works_in_secret() {
    let mut t = table().analyst(Cia).at(Phase::Briefing);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    assert!(t.state().secret());
    assert_eq!(
        t.facts_for(Seat::Player(Cia)).last(),
        Some(&Fact::SawGroups { groups: Few::new(&[Police, Radio, Mafia]) })
    );
    t.play(ArrangeGroups(Few::new(&[Mafia, Radio, Police])));
    for view in [t.view(Kgb), t.spectator()] {
        assert_eq!(view.top_groups().collect::<Vec<_>>(), [None; 3]);
        assert!(view.mixed_groups().is_empty());
    }
    assert_eq!(t.facts_for(Seat::Player(Kgb)), [Fact::ArrangedGroups { side: Cia }]);
}

// 1.5: only the cards seen, each once
#[test]
fn the_analyst_must_put_back_the_cards_seen() {
    let mut t = table().analyst(Cia).at(Phase::Briefing);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    for cards in [&[Police, Radio, Students][..], &[Police, Radio], &[Police, Police, Radio]] {
        assert_eq!(t.refused(ArrangeGroups(Few::new(cards))), "10.1");
    }
}

// 1.5: for one turn only
#[test]
fn the_benefit_of_an_analyst_is_used_once() {
    let mut t = table().analyst(Cia).at(Phase::Briefing);
    t.uncover(Iran).draw(Police).draw(Radio).draw(Mafia);
    assert_eq!(t.analyst, [false; 2]);
}
