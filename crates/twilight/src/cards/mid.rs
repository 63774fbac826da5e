//! The Mid War cards, in printed order.

use super::early::spied;
use crate::{
    Action, Ask, Call, Card, Choice, Countries,
    Country::{
        Angola, Chile, CostaRica, Egypt, GulfStates, Iran, Iraq, Israel, Jordan, Libya, Panama, Poland, SaudiArabia,
        SouthAfrica, SoutheastAfricanStates, Sudan, Syria, Venezuela, WestGermany,
    },
    Fact, Next,
    Next::Done,
    OpsKinds, Play, Proc, Region, Side,
    Side::{East as Ussr, West as Us},
    State, Via,
    ask::{ALL, Which},
    map::{
        AFRICA, ASIA, BATTLEGROUNDS, CENTRAL_AMERICA, EUROPE, SOUTH_AMERICA, SOUTHEAST_ASIA, WORLD, countries, home,
    },
    scoring::Standing,
    state::Phase,
};

/// Both Americas.
const AMERICAS: Countries = Countries::from_bits(CENTRAL_AMERICA.bits() | SOUTH_AMERICA.bits());

/// 36. War on a country of stability 1 or 2 that NATO does not protect; the opponent's superpower counts as a neighbour.
pub fn brush_war(p: &mut Play) -> Next {
    let (me, you) = (p.me(), p.you());
    match p.step() {
        0 => {
            let scope = weak(p);
            p.pick_country(me, scope)
        }
        1 => p.target(3),
        _ => {
            let target = p.targeted();
            let superpower = u8::from(home(you).contains(target));
            p.fight(me, target, superpower, 3, 1);
            Done
        }
    }
}

/// Returns the countries where a Brush War may break out.
pub(super) fn weak(s: &State) -> Countries {
    let weak: Countries = WORLD.iter().filter(|country| country.stability() <= 2).collect();
    weak - s.nato()
}

/// 37. Central America is scored.
pub fn central_america_scoring(p: &mut Play) -> Next {
    p.score_region(Region::CentralAmerica, None);
    Done
}

/// 38. Southeast Asia is scored: a VP for each country, two for Thailand.
pub fn southeast_asia_scoring(p: &mut Play) -> Next {
    let [us, ussr] = p.score_southeast_asia();
    p.tell(Fact::Scored { region: Region::SoutheastAsia, us, ussr });
    p.gain_net(us - ussr);
    Done
}

/// 39. The side that leads in Military Operations gains a VP, or three if it has the Military Operations that DEFCON requires.
pub fn arms_race(p: &mut Play) -> Next {
    let me = p.me();
    let ready = p.milops[me.index()] >= p.defcon;
    p.gain(me, if ready { 3 } else { 1 });
    Done
}

/// 40. DEFCON is set to 2; a coup of the opponent in this turn loses the game, unless influence is given up first.
pub fn cuban_missile_crisis(p: &mut Play) -> Next {
    p.set_defcon(2);
    p.s.crisis = Some(p.you());
    Done
}

/// 41. US coups in battlegrounds do not lower DEFCON in this turn.
pub fn nuclear_subs(p: &mut Play) -> Next {
    p.begin(Card::NuclearSubs);
    Done
}

/// 42. The US is trapped until it rolls 1-4 after discarding a card; NORAD ends.
pub fn quagmire(p: &mut Play) -> Next {
    p.begin(Card::Quagmire);
    p.end(Card::Norad);
    Done
}

/// 43. DEFCON rises by 2, coups are harder in this turn; the player may take back a card that is not a scoring card.
pub fn salt_negotiations(p: &mut Play) -> Next {
    let me = p.me();
    if p.step() == 0 {
        p.defcon(2);
        p.begin(Card::SaltNegotiations);
        return p.ask(Ask::Discards { by: me, card: Card::SaltNegotiations, may: true });
    }
    if let Some(card) = p.picked() {
        p.recover(me, card);
    }
    Done
}

/// 44. The USSR is trapped until it rolls 1-4 after discarding a card.
pub fn bear_trap(p: &mut Play) -> Next {
    p.begin(Card::BearTrap);
    Done
}

/// 45. Both roll and add the regions they dominate or control; the higher gains two VP and may move DEFCON one step.
pub fn summit(p: &mut Play) -> Next {
    match p.step() {
        0 => p.roll_both(),
        1 => {
            let totals = Side::BOTH.map(|side| p.dice()[side.index()] + dominated(p, side));
            if totals[0] == totals[1] {
                return Done;
            }
            let by = if totals[0] > totals[1] { Us } else { Ussr };
            p.gain_last(by, 2);
            let (low, high) = (p.defcon - 1, (p.defcon + 1).min(5));
            p.ask(Ask::Defcon { by, card: Card::Summit, low, high })
        }
        _ => {
            set_level(p);
            Done
        }
    }
}

/// Returns how many of the six regions `side` dominates or controls.
fn dominated(p: &Play, side: Side) -> u8 {
    let ahead = |region: &Region| p.standing(*region)[side.index()] >= Standing::Domination;
    Region::SIX.iter().filter(|region| ahead(region)).count() as u8
}

/// Sets DEFCON to the chosen level.
fn set_level(p: &mut Play) {
    if let Some(level) = p.level() {
        p.set_defcon(level);
    }
}

/// 46. The player sets DEFCON and gains five Military Operations.
pub fn how_i_learned_to_stop_worrying(p: &mut Play) -> Next {
    let me = p.me();
    if p.step() == 0 {
        return p.ask(Ask::Defcon { by: me, card: Card::HowILearnedToStopWorrying, low: 1, high: 5 });
    }
    set_level(p);
    p.milops(me, 5);
    Done
}

/// 47. Two influence in a country of the Americas; then the player may make a free coup or realignments there.
pub fn junta(p: &mut Play) -> Next {
    let me = p.me();
    if p.step() == 0 {
        return p.place_each(me, 1, 2, AMERICAS);
    }
    let kinds = OpsKinds::COUP.and(OpsKinds::REALIGN).and(OpsKinds::FREE).and(OpsKinds::MAY);
    p.grant(me, 2, kinds, AMERICAS);
    Done
}

/// 48. The US controls more battlegrounds and gains two VP.
pub fn kitchen_debates(p: &mut Play) -> Next {
    p.gain(Us, 2);
    Done
}

/// 49. The opponent gives their card of the highest value for this one, which they have to use for Operations next.
///
/// A received card that is the player's own or neutral has its event at once; of an opponent's card only the Ops are used.
pub fn missile_envy(p: &mut Play) -> Next {
    let (me, you) = (p.me(), p.you());
    match (p.step(), p.picked()) {
        (0, _) => p.pick_card(you, Which::Highest, 0, false),
        (1, Some(card)) => {
            p.lay(you, card);
            p.tell(Fact::Taken { side: me, card });
            p.give(you, Card::MissileEnvy);
            p.s.envy = Some(you);
            p.tell(Fact::Envious { side: you });
            if card == Card::UnIntervention && p.phase == Phase::Rounds {
                return p.pick_card(me, Which::Opponents, 0, true); // here the player may decline
            }
            if card.side() == Some(you) {
                if p.options.envy_may_space && p.may_space(me, card) {
                    p.set_note(card as u8);
                    return p.choose(me, Choice::Operate, Choice::Launch);
                }
                p.pair(me, card);
            } else {
                p.commit(me, card, Action::Event);
                p.resolve(me, card, Via::Card);
            }
            Done
        }
        (1, None) => Done,
        _ if p.note() > 0 => {
            let card = Card::ALL[usize::from(p.note()) - 1];
            if p.chose(Choice::Launch) {
                p.commit(me, card, Action::Space);
                p.space(me, card, true);
                p.run(Call::about(Proc::Retire, me, card, Via::Card));
            } else {
                p.pair(me, card);
            }
            Done
        }
        (_, partner) => {
            if let Some(card) = partner {
                p.tell(Fact::Event { side: me, card: Card::UnIntervention });
                p.intervened(me);
                if p.over.is_none() {
                    p.lay(me, card);
                    p.pair(me, card);
                }
            } else {
                p.unanswered();
                p.tell(Fact::NoEvent { card: Card::UnIntervention });
            }
            p.retire_card(Card::UnIntervention);
            Done
        }
    }
}

/// 50. DEFCON falls; the USSR gains three VP in the next US action round unless UN Intervention happens there.
pub fn we_will_bury_you(p: &mut Play) -> Next {
    p.defcon(-1);
    p.begin(Card::WeWillBuryYou);
    Done
}

/// 51. USSR cards are worth one more in this turn, up to four.
pub fn brezhnev_doctrine(p: &mut Play) -> Next {
    p.begin(Card::BrezhnevDoctrine);
    Done
}

/// 52. Two USSR influence in Angola and two in the Southeast African States.
pub fn portuguese_empire_crumbles(p: &mut Play) -> Next {
    p.add(Ussr, Angola, 2);
    p.add(Ussr, SoutheastAfricanStates, 2);
    Done
}

/// 53. Two USSR influence in South Africa, or one there and two in a neighbour.
pub fn south_african_unrest(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.choose(Ussr, Choice::Concentrate, Choice::Spread);
    }
    if p.chose(Choice::Concentrate) {
        p.add(Ussr, SouthAfrica, 2);
        return Done;
    }
    p.add(Ussr, SouthAfrica, 1);
    if p.options.unrest_may_split {
        p.place(Ussr, 2, 2, SouthAfrica.adjacent()); // C24
    } else {
        p.place_each(Ussr, 1, 2, SouthAfrica.adjacent());
    }
    Done
}

/// 54. Two USSR influence in Chile.
pub fn allende(p: &mut Play) -> Next {
    p.add(Ussr, Chile, 2);
    Done
}

/// 55. A VP for the USSR and one influence in West Germany, which NATO no longer protects.
pub fn willy_brandt(p: &mut Play) -> Next {
    p.gain_last(Ussr, 1);
    p.add(Ussr, WestGermany, 1);
    p.begin(Card::WillyBrandt);
    Done
}

/// 56. The US loses all influence in two Muslim countries.
pub fn muslim_revolution(p: &mut Play) -> Next {
    let scope = countries(&[Sudan, Iran, Iraq, Egypt, Libya, SaudiArabia, Syria, Jordan]);
    p.remove_each(Ussr, Us, 2, ALL, scope);
    Done
}

/// 57. DEFCON rises; the player may operate with four Ops.
pub fn abm_treaty(p: &mut Play) -> Next {
    let me = p.me();
    p.defcon(1);
    p.grant(me, 4, OpsKinds::ANY.and(OpsKinds::MAY), WORLD);
    Done
}

/// 58. The US gives the China Card to the USSR, face up; if the USSR has it, it gains a VP.
pub fn cultural_revolution(p: &mut Play) -> Next {
    if p.china == Some(Us) {
        p.pass_china(Ussr, true);
    } else {
        p.gain(Ussr, 1);
    }
    Done
}

/// 59. From now on the USSR gains two VP for each war card that the US plays.
pub fn flower_power(p: &mut Play) -> Next {
    p.begin(Card::FlowerPower);
    Done
}

/// 60. A VP for the USSR, and another if UN Intervention happens later in this turn.
pub fn u2_incident(p: &mut Play) -> Next {
    p.gain(Ussr, 1);
    p.begin(Card::U2Incident);
    Done
}

/// 61. A VP for each oil country that the USSR controls.
pub fn opec(p: &mut Play) -> Next {
    let oil = countries(&[Egypt, Iran, Libya, SaudiArabia, Iraq, GulfStates, Venezuela]);
    let vp = (p.controlled(Ussr) & oil).len() as u8;
    p.gain(Ussr, vp);
    Done
}

/// 62. The US shows its hand; the USSR may operate with one Op.
pub fn lone_gunman(p: &mut Play) -> Next {
    spied(p, Ussr)
}

/// 63. One US influence in each of four countries of Africa and Southeast Asia.
pub fn colonial_rear_guards(p: &mut Play) -> Next {
    p.place(Us, 4, 1, AFRICA | SOUTHEAST_ASIA);
    Done
}

/// 64. One US influence in Panama, in Costa Rica and in Venezuela.
pub fn panama_canal_returned(p: &mut Play) -> Next {
    for country in [Panama, CostaRica, Venezuela] {
        p.add(Us, country, 1);
    }
    Done
}

/// 65. A VP for the US and one influence in Israel, in Jordan and in Egypt; no more Arab-Israeli War.
pub fn camp_david_accords(p: &mut Play) -> Next {
    p.gain_last(Us, 1);
    for country in [Israel, Jordan, Egypt] {
        p.add(Us, country, 1);
    }
    p.begin(Card::CampDavidAccords);
    Done
}

/// 66. The US may place one influence in each of up to three countries without any.
pub fn puppet_governments(p: &mut Play) -> Next {
    let scope = empty(p);
    p.may_place(Us, 3, 1, scope);
    Done
}

/// Returns the countries without influence.
pub(super) fn empty(s: &State) -> Countries {
    WORLD - s.held(Us) - s.held(Ussr)
}

/// 67. The US draws a card of the USSR at random and plays it, or gives it back and operates with two Ops.
pub fn grain_sales_to_soviets(p: &mut Play) -> Next {
    match (p.step(), p.picked()) {
        (0, _) => return p.snatch(Ussr),
        (1, Some(card)) => {
            let envy = p.envy;
            p.lay(Ussr, card);
            p.s.envy = envy; // Missile Envy remains a duty when given back
            p.tell(Fact::Taken { side: Us, card });
            p.set_note(card as u8);
            return p.ask(Ask::Use { by: Us, card, may: true });
        }
        (1, None) => {}
        _ if p.last == Some(Action::Pass) => {
            let card = Card::ALL[usize::from(p.note()) - 1];
            p.give(Ussr, card);
        }
        _ => return Done,
    }
    p.grant(Us, 2, OpsKinds::ANY, WORLD);
    Done
}

/// 68. The USSR loses two influence in Poland, the US gains one; Solidarity becomes possible.
pub fn john_paul_ii_elected_pope(p: &mut Play) -> Next {
    p.take(Ussr, Poland, 2);
    p.add(Us, Poland, 1);
    p.begin(Card::JohnPaulIiElectedPope);
    Done
}

/// 69. In this turn coups in the Americas are easier for the player and harder for the opponent.
pub fn latin_american_death_squads(p: &mut Play) -> Next {
    p.s.squads += if p.me() == Us { 1 } else { -1 };
    Done
}

/// 70. Two US influence in the Americas.
pub fn oas_founded(p: &mut Play) -> Next {
    p.place(Us, 2, 2, AMERICAS);
    Done
}

/// 71. The USSR gives the China Card to the US, face down; if the US has it, it gains two VP.
pub fn nixon_plays_the_china_card(p: &mut Play) -> Next {
    if p.china_for_us() == Us {
        p.gain(Us, 2);
    } else {
        p.pass_china(Us, false);
    }
    Done
}

/// 72. The USSR loses all influence in Egypt, and the US gains one there.
pub fn sadat_expels_soviets(p: &mut Play) -> Next {
    p.clear(Ussr, Egypt);
    p.add(Us, Egypt, 1);
    Done
}

/// 73. Stays with the US until the next scoring of Asia or the Middle East.
pub fn shuttle_diplomacy(p: &mut Play) -> Next {
    p.begin(Card::ShuttleDiplomacy);
    Done
}

/// 74. The US removes four USSR influence outside Europe, at most two from a country.
pub fn the_voice_of_america(p: &mut Play) -> Next {
    p.remove(Us, Ussr, 4, 2, WORLD - EUROPE);
    Done
}

/// 75. Three USSR influence in Central America, at most two in a country.
pub fn liberation_theology(p: &mut Play) -> Next {
    p.place(Ussr, 3, 2, CENTRAL_AMERICA);
    Done
}

/// 76. The USSR gives the China Card to the US, face up; if the US has it, it places four influence in Asia, at most two per country.
pub fn ussuri_river_skirmish(p: &mut Play) -> Next {
    if p.china_for_us() == Us {
        p.place(Us, 4, 2, ASIA);
    } else {
        p.pass_china(Us, true);
    }
    Done
}

/// 77. The US discards any number of cards and draws the same number; the note counts them.
pub fn ask_not_what_your_country_can_do_for_you(p: &mut Play) -> Next {
    if p.step() > 0 {
        let Some(card) = p.picked() else {
            if p.note() > 0 {
                p.draw(Us, p.note());
            }
            return Done;
        };
        p.discard(Us, card);
        p.set_note(p.note() + 1);
    }
    p.pick_card(Us, Which::Any, 0, true)
}

/// 78. A VP for each battleground of the Americas that the US controls.
pub fn alliance_for_progress(p: &mut Play) -> Next {
    let vp = (p.battlegrounds(Us) & AMERICAS).len() as u8;
    p.gain(Us, vp);
    Done
}

/// 79. Africa is scored.
pub fn africa_scoring(p: &mut Play) -> Next {
    p.score_region(Region::Africa, None);
    Done
}

/// 80. The side that is behind in the Space Race moves two boxes forward; VP only for the second.
pub fn one_small_step(p: &mut Play) -> Next {
    let me = p.me();
    p.advance(me, 2);
    Done
}

/// 81. South America is scored.
pub fn south_america_scoring(p: &mut Play) -> Next {
    p.score_region(Region::SouthAmerica, None);
    Done
}

/// 107. The USSR may coup a non-battleground of the Americas or Africa; if that removes US influence, it may coup a second one.
pub fn che(p: &mut Play) -> Next {
    let kinds = OpsKinds::COUP.and(OpsKinds::MAY);
    if p.step() == 0 {
        return p.grant(Ussr, 3, kinds, (AMERICAS | AFRICA) - BATTLEGROUNDS);
    }
    if p.tally > 0 {
        let elsewhere = p.area; // without the target of the first
        p.grant(Ussr, 3, kinds, elsewhere);
    }
    Done
}

/// 108. If the US controls a country of the Middle East, it looks at five cards of the pile and discards any of them.
pub fn our_man_in_tehran(p: &mut Play) -> Next {
    if p.step() == 0 {
        return p.peek(5);
    }
    match p.picked() {
        Some(card) => p.discard_peeked(card),
        None if p.step() > 1 => {
            p.return_peeked();
            return Done;
        }
        None => {}
    }
    p.ask(Ask::Peeked { by: Us, card: Card::OurManInTehran })
}
