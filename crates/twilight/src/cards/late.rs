//! The Late War cards, in printed order.

use crate::{
    Action, Ask,
    Card::{self, FlowerPower, IranianHostageCrisis, TheReformer, WillyBrandt},
    Choice,
    Country::{
        Argentina, EastGermany, Iran, Iraq, Lebanon, Libya, Nicaragua, Poland, SaudiArabia, SouthKorea, UnitedKingdom,
    },
    Next,
    Next::Done,
    OpsKinds, Play,
    Side::{self, East as Ussr, West as Us},
    Via,
    ask::Which,
    map::{EUROPE, MIDDLE_EAST, SOUTH_AMERICA, WESTERN_EUROPE, WORLD, countries},
    state::Reason,
};

/// 82. The US loses all influence in Iran, the USSR places two; from now on Terrorism by the USSR costs the US two cards.
pub fn iranian_hostage_crisis(p: &mut Play) -> Next {
    p.clear(Us, Iran);
    p.add(Ussr, Iran, 2);
    p.begin(IranianHostageCrisis);
    Done
}

/// 83. One VP for the US; one USSR influence in Argentina, none in the United Kingdom; no more Socialist Governments.
pub fn the_iron_lady(p: &mut Play) -> Next {
    p.gain_last(Us, 1);
    p.add(Ussr, Argentina, 1);
    p.clear(Ussr, UnitedKingdom);
    p.begin(Card::TheIronLady);
    Done
}

/// 84. A VP for the US for every two USSR influence in Libya, which stay there.
pub fn reagan_bombs_libya(p: &mut Play) -> Next {
    p.gain(Us, p.influence(Ussr, Libya) / 2);
    Done
}

/// 85. The US, ahead in the Space Race, picks a card of the discard pile that is not a scoring card; its event happens.
pub fn star_wars(p: &mut Play) -> Next {
    if p.step() == 0 {
        let card = p.this();
        return p.ask(Ask::Discards { by: Us, card, may: false });
    }
    if let Some(card) = p.picked() {
        p.fetch(card);
        p.commit(Us, card, Action::Event);
        p.resolve(Us, card, Via::Card);
    } else {
        p.unanswered();
    }
    Done
}

/// 86. No more OPEC; the US may take eight action rounds in this turn.
pub fn north_sea_oil(p: &mut Play) -> Next {
    p.begin(Card::NorthSeaOil);
    p.s.extra_round = true;
    Done
}

/// 87. Four USSR influence in Europe, six if the USSR is ahead, at most two in a country; no more USSR coups there.
pub fn the_reformer(p: &mut Play) -> Next {
    p.begin(TheReformer);
    let points = if p.vp < 0 { 6 } else { 4 };
    p.place(Ussr, points, 2, EUROPE);
    Done
}

/// 88. The US loses all influence in Lebanon; the USSR removes two more US influence in the Middle East.
pub fn marine_barracks_bombing(p: &mut Play) -> Next {
    p.clear(Us, Lebanon);
    p.remove(Ussr, Us, 2, 2, MIDDLE_EAST);
    Done
}

/// 89. DEFCON falls, two VP for the US; if it controls South Korea it may place influence or realign with the value of the card.
pub fn soviets_shoot_down_kal_007(p: &mut Play) -> Next {
    p.defcon(-1);
    p.gain(Us, 2);
    p.check_victory(); // the rest moves influence only
    if p.controls(Us, SouthKorea) {
        peaceful_ops(p, Us);
    }
    Done
}

/// Lets `by` place influence or realign, but not coup, with the value of the card.
fn peaceful_ops(p: &mut Play, by: Side) {
    let ops = p.this().ops();
    p.grant(by, ops, OpsKinds::PLACE.and(OpsKinds::REALIGN).and(OpsKinds::MAY), WORLD);
}

/// 90. DEFCON rises, two VP for the USSR; after The Reformer it may place influence or realign with the value of the card.
pub fn glasnost(p: &mut Play) -> Next {
    p.defcon(1);
    p.gain(Ussr, 2);
    p.check_victory(); // the rest moves influence only
    if p.in_force(TheReformer) {
        peaceful_ops(p, Ussr);
    }
    Done
}

/// 91. The US loses all influence in Nicaragua; the USSR may attempt a free coup next to it.
pub fn ortega_elected_in_nicaragua(p: &mut Play) -> Next {
    p.clear(Us, Nicaragua);
    let ops = p.this().ops();
    p.grant(Ussr, ops, OpsKinds::COUP.and(OpsKinds::FREE).and(OpsKinds::MAY), Nicaragua.adjacent());
    Done
}

/// 92. The opponent discards a random card; the US a second one against the USSR after the Iranian Hostage Crisis.
pub fn terrorism(p: &mut Play) -> Next {
    let (me, you) = (p.me(), p.you());
    if p.step() > 0
        && let Some(card) = p.picked()
    {
        p.discard(you, card);
    }
    let cards = if me == Ussr && p.in_force(IranianHostageCrisis) { 2 } else { 1 };
    if p.step() < cards { p.snatch(you) } else { Done }
}

/// 93. US realignment rolls have -1 in this turn.
pub fn iran_contra_scandal(p: &mut Play) -> Next {
    p.begin(Card::IranContraScandal);
    Done
}

/// 94. The US names a region in which the USSR may not place influence by Operations in this turn.
pub fn chernobyl(p: &mut Play) -> Next {
    let card = p.this();
    if p.step() == 0 {
        return p.ask(Ask::Region { by: Us, card });
    }
    p.begin(card);
    p.s.chernobyl = p.region();
    Done
}

/// 95. The US discards a card worth three or more, or the USSR doubles its influence in two South American countries.
pub fn latin_american_debt_crisis(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.pick_card(Us, Which::Any, 3, true);
    }
    if let Some(card) = p.picked() {
        p.discard(Us, card);
        return Done;
    }
    let mut scope = SOUTH_AMERICA & p.held(Ussr);
    if let Some(country) = p.country() {
        p.add(Ussr, country, p.influence(Ussr, country));
        scope.remove(country);
    }
    if p.step() < 3 { p.pick_country(Ussr, scope) } else { Done }
}

/// 96. Three US influence in East Germany, a free coup or realignments in Europe; Willy Brandt ends for good.
pub fn tear_down_this_wall(p: &mut Play) -> Next {
    p.begin(Card::TearDownThisWall);
    p.end(WillyBrandt);
    p.add(Us, EastGermany, 3);
    let ops = p.this().ops();
    p.grant(Us, ops, OpsKinds::COUP.and(OpsKinds::REALIGN).and(OpsKinds::FREE).and(OpsKinds::MAY), EUROPE);
    Done
}

/// 97. One VP for the US; Flower Power ends for good.
pub fn an_evil_empire(p: &mut Play) -> Next {
    p.gain(Us, 1);
    p.begin(Card::AnEvilEmpire);
    p.end(FlowerPower);
    Done
}

/// 98. The US hand is open in this turn and the USSR discards one card of it.
///
/// In the second edition it sets the order in which the US has to play its cards instead; see [`crate::State::in_order`].
pub fn aldrich_ames_remix(p: &mut Play) -> Next {
    let card = p.this();
    if p.step() == 0 {
        p.begin(card);
        p.show(Us, p.hand(Us));
        return p.ask(Ask::Theirs { by: Ussr, card });
    }
    match p.picked() {
        Some(picked) if p.bound(Us) => {
            p.enqueue(picked);
            p.ask(Ask::Theirs { by: Ussr, card })
        }
        Some(picked) => {
            p.discard(Us, picked);
            Done
        }
        None => Done,
    }
}

/// 99. One VP for the USSR, which removes one US influence from each of three Western European countries.
pub fn pershing_ii_deployed(p: &mut Play) -> Next {
    p.gain(Ussr, 1);
    p.check_victory(); // the rest moves influence only
    p.remove_each(Ussr, Us, 3, 1, WESTERN_EUROPE);
    Done
}

/// 100. At DEFCON 2 the player may give the opponent six VP and end the game; the leader then wins.
pub fn wargames(p: &mut Play) -> Next {
    let (me, you) = (p.me(), p.you());
    if p.step() == 0 {
        return p.choose(me, Choice::EndGame, Choice::PlayOn);
    }
    if p.chose(Choice::EndGame) {
        if p.since_version_5() {
            p.gain_last(you, 6);
            if p.over.is_none() {
                p.decide(Reason::Peace); // 17.55: the goal of the US in the late-war scenario holds whichever side ends the game
            }
        } else {
            p.gain(you, 6);
            match me {
                Us => p.decide(Reason::Peace),
                Ussr => p.leader_wins(Reason::Peace),
            }
        }
    }
    Done
}

/// 101. Three US influence in Poland, after John Paul II Elected Pope.
pub fn solidarity(p: &mut Play) -> Next {
    p.add(Us, Poland, 3);
    Done
}

/// 102. War on Iran or Iraq.
pub fn iran_iraq_war(p: &mut Play) -> Next {
    let me = p.me();
    match p.step() {
        0 => p.pick_country(me, countries(&[Iran, Iraq])),
        1 => p.target(2),
        _ => {
            let target = p.targeted();
            p.fight(me, target, 0, 4, 2);
            Done
        }
    }
}

/// 109. A VP for the USSR for every coup that the US attempts in this turn.
pub fn yuri_and_samantha(p: &mut Play) -> Next {
    p.begin(Card::YuriAndSamantha);
    Done
}

/// 110. Two US influence in Saudi Arabia; no more Muslim Revolution.
pub fn awacs_sale_to_saudis(p: &mut Play) -> Next {
    p.add(Us, SaudiArabia, 2);
    p.begin(Card::AwacsSaleToSaudis);
    Done
}
