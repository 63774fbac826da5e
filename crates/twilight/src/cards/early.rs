//! The Early War cards, in printed order.

use crate::{
    Choice, Countries,
    Country::{
        self, Bulgaria, Cuba, Czechoslovakia, Egypt, France, Hungary, India, Israel, Japan, Pakistan, Romania,
        SouthKorea, UnitedKingdom, Vietnam, WestGermany, Yugoslavia,
    },
    Fact, Next,
    Next::Done,
    OpsKinds, Play, Region, Side,
    Side::{East as Ussr, West as Us},
    State, Via,
    ask::{ALL, Which},
    deck::{Card, SCORING},
    map::{AFRICA, EASTERN_EUROPE, EUROPE, SOUTHEAST_ASIA, WESTERN_EUROPE, WORLD, countries},
    options::ShownHand,
    state::Phase,
};

/// 1. Asia is scored; Shuttle Diplomacy may take one country from the USSR.
pub fn asia_scoring(p: &mut Play) -> Next {
    scoring_with_shuttle(p, Region::Asia)
}

/// 2. Europe is scored; the side that controls it wins.
pub fn europe_scoring(p: &mut Play) -> Next {
    p.score_region(Region::Europe, None);
    Done
}

/// 3. The Middle East is scored; Shuttle Diplomacy may take one country from the USSR.
pub fn middle_east_scoring(p: &mut Play) -> Next {
    scoring_with_shuttle(p, Region::MiddleEast)
}

/// Scores Asia or the Middle East. With Shuttle Diplomacy the US picks a battleground that counts as not controlled by the USSR.
fn scoring_with_shuttle(p: &mut Play, region: Region) -> Next {
    let shuttle = p.in_force(Card::ShuttleDiplomacy);
    if p.step() == 0 && shuttle {
        let scope = region.countries() & p.battlegrounds(Ussr);
        return p.pick_country(Us, scope);
    }
    let ignored = p.country();
    p.score_region(region, ignored);
    if shuttle {
        p.end(Card::ShuttleDiplomacy);
        p.retire_card(Card::ShuttleDiplomacy);
    }
    Done
}

/// 4. DEFCON falls; the US gains a VP for each level that it is below 5.
pub fn duck_and_cover(p: &mut Play) -> Next {
    p.defcon(-1);
    p.gain(Us, 5 - p.defcon);
    Done
}

/// 5. A random card of the USSR is discarded; if it is a US event, it happens.
pub fn five_year_plan(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.snatch(Ussr);
    }
    match p.picked() {
        Some(card) if card.side() == Some(Us) && p.possible(card, Us, Via::Card) => {
            p.discard(Ussr, card);
            p.fetch(card);
            p.resolve(Us, card, Via::Card);
        }
        Some(card) => {
            p.discard(Ussr, card);
            let pays = card == Card::Defectors && p.options.plan_pays_defectors;
            if pays && p.phase == Phase::Rounds && p.phasing == Ussr {
                p.tell(Fact::Effect { card });
                p.gain(Us, 1);
            }
            p.unanswered();
        }
        None => p.unanswered(),
    }
    Done
}

/// 6. The China Card has no event.
pub fn the_china_card(_: &mut Play) -> Next {
    Done
}

/// 7. The USSR removes three US influence in Western Europe, at most two in a country.
pub fn socialist_governments(p: &mut Play) -> Next {
    p.remove(Ussr, Us, 3, 2, WESTERN_EUROPE);
    Done
}

/// 8. All US influence leaves Cuba, and the USSR takes control of it.
pub fn fidel(p: &mut Play) -> Next {
    p.clear(Us, Cuba);
    p.seize(Ussr, Cuba);
    Done
}

/// 9. Two USSR influence in Vietnam; Operations of the USSR in Southeast Asia are worth more in this turn.
pub fn vietnam_revolts(p: &mut Play) -> Next {
    p.add(Ussr, Vietnam, 2);
    p.begin(Card::VietnamRevolts);
    Done
}

/// 10. The US discards a card worth three or more, or loses all influence in West Germany.
pub fn blockade(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.pick_card(Us, Which::Any, 3, true);
    }
    match p.picked() {
        Some(card) => p.discard(Us, card),
        None => p.clear(Us, WestGermany),
    }
    Done
}

/// 11. The USSR makes war on South Korea.
pub fn korean_war(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.go_to_war(Ussr, 2);
    }
    let civil_war = u8::from(p.civil_war());
    p.fight(Ussr, SouthKorea, civil_war, 4, 2);
    Done
}

/// 12. All US influence leaves Romania, and the USSR takes control of it.
pub fn romanian_abdication(p: &mut Play) -> Next {
    p.clear(Us, Romania);
    p.seize(Ussr, Romania);
    Done
}

/// 13. The USSR makes war on Israel, which itself counts as a neighbour if the US controls it.
pub fn arab_israeli_war(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.go_to_war(Ussr, 2);
    }
    let itself = u8::from(p.controls(Us, Israel));
    p.fight(Ussr, Israel, itself, 4, 2);
    Done
}

/// 14. One USSR influence in each of four Eastern European countries that the US does not control.
pub fn comecon(p: &mut Play) -> Next {
    let scope = EASTERN_EUROPE - p.controlled(Us);
    p.place(Ussr, 4, 1, scope);
    Done
}

/// 15. Two USSR influence in Egypt; the US loses half of its own there, rounded up.
pub fn nasser(p: &mut Play) -> Next {
    p.add(Ussr, Egypt, 2);
    let half = p.influence(Us, Egypt).div_ceil(2);
    p.take(Us, Egypt, half);
    Done
}

/// 16. The US loses all influence in four Eastern European countries, or the USSR adds five influence, at most two in a country.
pub fn warsaw_pact_formed(p: &mut Play) -> Next {
    if p.step() == 0 {
        p.begin(Card::WarsawPactFormed);
        return p.choose(Ussr, Choice::Withdraw, Choice::Reinforce);
    }
    if p.chose(Choice::Withdraw) {
        p.remove_each(Ussr, Us, 4, ALL, EASTERN_EUROPE);
    } else {
        p.place(Ussr, 5, 2, EASTERN_EUROPE);
    }
    Done
}

/// 17. The US loses two influence in France, the USSR gains one; NATO no longer protects it.
pub fn de_gaulle_leads_france(p: &mut Play) -> Next {
    p.take(Us, France, 2);
    p.add(Ussr, France, 1);
    p.begin(Card::DeGaulleLeadsFrance);
    Done
}

/// 18. One box forward in the Space Race.
pub fn captured_nazi_scientist(p: &mut Play) -> Next {
    let me = p.me();
    p.advance(me, 1);
    Done
}

/// 19. The USSR loses all influence in a European country that neither side controls.
pub fn truman_doctrine(p: &mut Play) -> Next {
    let scope = wavering(p);
    p.remove_each(Us, Ussr, 1, ALL, scope);
    Done
}

/// Returns the European countries that neither side controls.
pub(super) fn wavering(s: &State) -> Countries {
    EUROPE - s.controlled(Us) - s.controlled(Ussr)
}

/// 20. The opponent takes part and both roll for two VP, or boycotts: DEFCON falls and the sponsor gets four Ops.
pub fn olympic_games(p: &mut Play) -> Next {
    let (me, you) = (p.me(), p.you());
    match p.step() {
        0 => p.choose(you, Choice::Participate, Choice::Boycott),
        1 if p.chose(Choice::Participate) => p.roll_both(),
        1 => {
            p.defcon(-1);
            p.grant(me, 4, OpsKinds::ANY.and(OpsKinds::MAY), WORLD);
            Done
        }
        _ => {
            let mut dice = p.dice();
            dice[me.index()] += 2;
            if dice[0] == dice[1] {
                return p.roll_both(); // ties are rolled again
            }
            p.gain(if dice[0] > dice[1] { Us } else { Ussr }, 2);
            Done
        }
    }
}

/// 21. The USSR may not coup or realign the countries that the US controls in Europe.
pub fn nato(p: &mut Play) -> Next {
    p.begin(Card::Nato);
    Done
}

/// 22. The US matches the influence of the USSR in one country of five.
pub fn independent_reds(p: &mut Play) -> Next {
    if p.step() == 0 {
        let reds = [Yugoslavia, Romania, Bulgaria, Hungary, Czechoslovakia];
        let behind = |&country: &Country| p.influence(Us, country) < p.influence(Ussr, country);
        let scope = reds.into_iter().filter(behind).collect();
        return p.pick_country(Us, scope);
    }
    if let Some(country) = p.country() {
        let missing = p.influence(Ussr, country) - p.influence(Us, country);
        p.add(Us, country, missing);
    }
    Done
}

/// 23. One US influence in each of seven Western European countries that the USSR does not control.
pub fn marshall_plan(p: &mut Play) -> Next {
    p.begin(Card::MarshallPlan);
    let scope = aided(p);
    p.place(Us, 7, 1, scope);
    Done
}

/// Returns the countries where the Marshall Plan may place influence.
pub(super) fn aided(s: &State) -> Countries {
    WESTERN_EUROPE - s.controlled(Ussr)
}

/// 24. War on India or Pakistan.
pub fn indo_pakistani_war(p: &mut Play) -> Next {
    let me = p.me();
    match p.step() {
        0 => p.pick_country(me, countries(&[India, Pakistan])),
        1 => p.target(2),
        _ => {
            let target = p.targeted();
            p.fight(me, target, 0, 4, 2);
            Done
        }
    }
}

/// 25. US cards are worth one more in this turn, up to four.
pub fn containment(p: &mut Play) -> Next {
    p.begin(Card::Containment);
    Done
}

/// 26. The USSR shows its hand; the US may operate with one Op.
pub fn cia_created(p: &mut Play) -> Next {
    spied(p, Us)
}

/// Shows the hand of `spy`'s opponent; `spy` may operate with the value of the card. Shared with Lone Gunman.
pub(super) fn spied(p: &mut Play, spy: Side) -> Next {
    let hand = p.hand(spy.other());
    p.show(spy.other(), hand);
    if p.options.shown_hand == ShownHand::Turn {
        let card = p.this();
        p.begin(card);
    }
    let ops = p.this().ops();
    p.grant(spy, ops, OpsKinds::ANY.and(OpsKinds::MAY), WORLD);
    Done
}

/// 27. The US takes control of Japan, where the USSR may no longer coup or realign.
pub fn us_japan_mutual_defense_pact(p: &mut Play) -> Next {
    p.seize(Us, Japan);
    p.begin(Card::UsJapanMutualDefensePact);
    Done
}

/// 28. The USSR removes four US influence from France, the United Kingdom and Israel, at most two from each.
pub fn suez_crisis(p: &mut Play) -> Next {
    p.remove(Ussr, Us, 4, 2, countries(&[France, UnitedKingdom, Israel]));
    Done
}

/// 29. The US removes one USSR influence from each of three Eastern European countries, two in the Late War.
pub fn east_european_unrest(p: &mut Play) -> Next {
    let each = if p.turn >= 8 { 2 } else { 1 };
    p.remove_each(Us, Ussr, 3, each, EASTERN_EUROPE);
    Done
}

/// 30. One USSR influence in each of four countries of Africa and Southeast Asia.
pub fn decolonization(p: &mut Play) -> Next {
    p.place(Ussr, 4, 1, AFRICA | SOUTHEAST_ASIA);
    Done
}

/// 31. The cards of the opponent are worth one less in this turn, down to one.
pub fn red_scare_purge(p: &mut Play) -> Next {
    let you = p.you();
    p.scare(you);
    Done
}

/// 32. Played with a card that carries the opponent's event: that event is cancelled, its Ops are used.
pub fn un_intervention(p: &mut Play) -> Next {
    let me = p.me();
    if p.step() == 0 {
        p.intervened(me);
        return p.pick_card(me, Which::Opponents, 0, false);
    }
    if let Some(card) = p.picked() {
        p.lay(me, card);
        p.pair(me, card);
    }
    Done
}

/// 33. The USSR moves up to four influence to countries that the US does not control, at most two into each.
pub fn de_stalinization(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.may_remove(Ussr, Ussr, 4, 4, WORLD);
    }
    let (taken, scope) = (p.tally, outside_us_control(p));
    if taken > 0 {
        p.place(Ussr, taken, 2, scope);
    }
    Done
}

/// Returns the countries to which De-Stalinization may move influence.
pub(super) fn outside_us_control(s: &State) -> Countries {
    WORLD - s.controlled(Us)
}

/// 34. A VP for each level of DEFCON above 2; then it rises by 2.
pub fn nuclear_test_ban(p: &mut Play) -> Next {
    let (me, vp) = (p.me(), p.defcon - 2);
    p.gain_last(me, vp);
    p.defcon(2);
    Done
}

/// 35. Taiwan is a battleground in the scoring of Asia while the US controls it, until the US plays the China Card.
pub fn formosan_resolution(p: &mut Play) -> Next {
    p.begin(Card::FormosanResolution);
    Done
}

/// 103. Cancels a headline of the USSR that has not been resolved; played by the USSR for Ops it gives the US a VP.
pub fn defectors(p: &mut Play) -> Next {
    if p.phase == Phase::Headline {
        p.cancel_headline(Ussr);
    } else {
        p.gain(Us, 1);
    }
    Done
}

/// 104. The US shows its scoring cards; the USSR may place one influence in a region that they name.
pub fn the_cambridge_five(p: &mut Play) -> Next {
    let held = p.hand(Us) & SCORING;
    p.show(Us, held);
    let scope =
        held.iter().filter_map(Card::scored_region).map(Region::countries).fold(Countries::EMPTY, Countries::union);
    p.may_place(Ussr, 1, 1, scope);
    Done
}

/// 105. Without NATO one US influence next to the United Kingdom; with it two in Western Europe and two VP.
pub fn special_relationship(p: &mut Play) -> Next {
    if p.in_force(Card::Nato) {
        p.gain(Us, 2);
        p.check_victory(); // the rest moves influence only
        p.place_each(Us, 1, 2, WESTERN_EUROPE);
    } else {
        p.place(Us, 1, 1, UnitedKingdom.adjacent());
    }
    Done
}

/// 106. The US may place influence after each action round in which DEFCON moved to 2, while it controls Canada.
pub fn norad(p: &mut Play) -> Next {
    p.begin(Card::Norad);
    Done
}
