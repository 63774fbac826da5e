// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.
import type { Each, Pair, Side } from './rules.ts';

/**
 * An answer of a player or of chance.
 *
 * The order of the variants is the order of legal actions; [`Action::Defuse`] is last because it is offered next to every other answer.
 */
export type Action = { "roll": number } | { "dice": {
/**
 * The die of the US.
 */
us: number,
/**
 * The die of the USSR.
 */
ussr: number, } } | { "draw": Card } | { "bid": {
/**
 * The side asked for.
 */
side: Side,
/**
 * The influence offered.
 */
points: number, } } | { "card": Card } | "event" | "ops" | "event_first" | "ops_first" | "intervene" | "space" | "space_unrolled" | { "place": Country } | { "remove": Country } | { "realign": Country } | { "coup": Country } | { "country": Country } | { "region": Region } | { "choice": Choice } | { "defcon": number } | "pass" | { "defuse": Country };

/**
 * The influence in Angola in the late-war scenario (C6).
 */
export type Angola = "minimum" | "one_three";

/**
 * The countries where something is possible.
 */
export type Area = "world" | Array<Country>;

/**
 * A bid for a side.
 */
export type Bid = {
/**
 * The side asked for.
 */
side: Side,
/**
 * The influence that it would give away.
 */
points: number, };

/**
 * Who wins when both sides hold a scoring card at the end of a turn (C21).
 */
export type BothHold = "us" | "ussr" | "coin";

/**
 * A card; its number is the printed one.
 */
export type Card = "asia_scoring" | "europe_scoring" | "middle_east_scoring" | "duck_and_cover" | "five_year_plan" | "the_china_card" | "socialist_governments" | "fidel" | "vietnam_revolts" | "blockade" | "korean_war" | "romanian_abdication" | "arab_israeli_war" | "comecon" | "nasser" | "warsaw_pact_formed" | "de_gaulle_leads_france" | "captured_nazi_scientist" | "truman_doctrine" | "olympic_games" | "nato" | "independent_reds" | "marshall_plan" | "indo_pakistani_war" | "containment" | "cia_created" | "us_japan_mutual_defense_pact" | "suez_crisis" | "east_european_unrest" | "decolonization" | "red_scare_purge" | "un_intervention" | "de_stalinization" | "nuclear_test_ban" | "formosan_resolution" | "brush_war" | "central_america_scoring" | "southeast_asia_scoring" | "arms_race" | "cuban_missile_crisis" | "nuclear_subs" | "quagmire" | "salt_negotiations" | "bear_trap" | "summit" | "how_i_learned_to_stop_worrying" | "junta" | "kitchen_debates" | "missile_envy" | "we_will_bury_you" | "brezhnev_doctrine" | "portuguese_empire_crumbles" | "south_african_unrest" | "allende" | "willy_brandt" | "muslim_revolution" | "abm_treaty" | "cultural_revolution" | "flower_power" | "u2_incident" | "opec" | "lone_gunman" | "colonial_rear_guards" | "panama_canal_returned" | "camp_david_accords" | "puppet_governments" | "grain_sales_to_soviets" | "john_paul_ii_elected_pope" | "latin_american_death_squads" | "oas_founded" | "nixon_plays_the_china_card" | "sadat_expels_soviets" | "shuttle_diplomacy" | "the_voice_of_america" | "liberation_theology" | "ussuri_river_skirmish" | "ask_not_what_your_country_can_do_for_you" | "alliance_for_progress" | "africa_scoring" | "one_small_step" | "south_america_scoring" | "iranian_hostage_crisis" | "the_iron_lady" | "reagan_bombs_libya" | "star_wars" | "north_sea_oil" | "the_reformer" | "marine_barracks_bombing" | "soviets_shoot_down_kal_007" | "glasnost" | "ortega_elected_in_nicaragua" | "terrorism" | "iran_contra_scandal" | "chernobyl" | "latin_american_debt_crisis" | "tear_down_this_wall" | "an_evil_empire" | "aldrich_ames_remix" | "pershing_ii_deployed" | "wargames" | "solidarity" | "iran_iraq_war" | "defectors" | "the_cambridge_five" | "special_relationship" | "norad" | "che" | "our_man_in_tehran" | "yuri_and_samantha" | "awacs_sale_to_saudis";

/**
 * The printed data of a card.
 */
export type CardInfo = {
/**
 * The slug of the card.
 */
slug: Card,
/**
 * The printed number.
 */
number: number,
/**
 * The turn in which it enters the draw pile; absent if it is not in play.
 */
joins?: number,
/**
 * Early, mid or late war.
 */
era: Era,
/**
 * The side whose event it is; absent if it is neutral.
 */
side?: Side,
/**
 * The Operations value.
 */
ops: number,
/**
 * Whether it scores a region.
 */
scoring: boolean,
/**
 * Whether it is removed after its event.
 */
starred: boolean,
/**
 * Whether its event is a war.
 */
war: boolean,
/**
 * Whether it is one of the optional cards.
 */
optional: boolean,
/**
 * Whether its effect ends with the turn.
 */
until_end_of_turn: boolean, };

/**
 * The fixed data of a game.
 */
export type Catalog = {
/**
 * Every card, in printed order.
 */
cards: { [key in Card]?: CardInfo },
/**
 * The countries in play.
 */
countries: { [key in Country]?: CountryInfo },
/**
 * The regions that are scored, in the order of the board.
 */
regions: Array<RegionInfo>,
/**
 * The boxes of the Space Race, the start included.
 */
space: Array<SpaceInfo>,
/**
 * The regions without coups and realignments at each level of DEFCON, from 1.
 */
banned: Array<Array<Region>>,
/**
 * The action rounds of each turn without special rights.
 */
rounds: Array<number>, };

/**
 * The holder of the China Card, and whether it may be played.
 */
export type China = {
/**
 * The holder; absent at first in the Chinese Civil War variant.
 */
holder?: Side,
/**
 * Whether it may be played.
 */
up: boolean, };

/**
 * One of two options that a card offers.
 */
export type Choice = "participate" | "boycott" | "withdraw" | "reinforce" | "concentrate" | "spread" | "end_game" | "play_on" | "operate" | "launch";

/**
 * A country of the board, or the box of the Chinese Civil War variant.
 */
export type Country = "canada" | "united_kingdom" | "norway" | "sweden" | "finland" | "denmark" | "benelux" | "france" | "spain_portugal" | "italy" | "greece" | "turkey" | "west_germany" | "east_germany" | "poland" | "czechoslovakia" | "austria" | "hungary" | "romania" | "yugoslavia" | "bulgaria" | "lebanon" | "syria" | "israel" | "iraq" | "iran" | "libya" | "egypt" | "jordan" | "gulf_states" | "saudi_arabia" | "afghanistan" | "pakistan" | "india" | "burma" | "laos_cambodia" | "thailand" | "vietnam" | "malaysia" | "indonesia" | "philippines" | "australia" | "japan" | "taiwan" | "south_korea" | "north_korea" | "morocco" | "algeria" | "tunisia" | "west_african_states" | "saharan_states" | "sudan" | "ivory_coast" | "nigeria" | "ethiopia" | "somalia" | "cameroon" | "zaire" | "kenya" | "angola" | "zimbabwe" | "southeast_african_states" | "botswana" | "south_africa" | "mexico" | "guatemala" | "el_salvador" | "honduras" | "costa_rica" | "nicaragua" | "panama" | "cuba" | "haiti" | "dominican_republic" | "colombia" | "venezuela" | "ecuador" | "peru" | "bolivia" | "brazil" | "paraguay" | "uruguay" | "chile" | "argentina" | "chinese_civil_war";

/**
 * The printed data of a country.
 */
export type CountryInfo = {
/**
 * The slug of the country.
 */
slug: Country,
/**
 * The region that is scored, then the parts of it.
 */
regions: Array<Region>,
/**
 * The stability.
 */
stability: number,
/**
 * Whether it is a battleground.
 */
battleground: boolean,
/**
 * The countries next to it.
 */
adjacent: Array<Country>,
/**
 * The superpower next to it.
 */
superpower?: Side, };

/**
 * The values by which Missile Envy finds the highest card (C13).
 */
export type EnvyValue = "giver" | "printed" | "taker";

/**
 * The part of the game in which a card enters the draw pile.
 */
export type Era = "early" | "mid" | "late";

/**
 * Something that happened; the serialised form is the key of the sentence.
 */
export type Fact = { "turn": { turn: number, } } | { "round": { side: Side, round: number, } } | { "bid": {
/**
 * The side that bid.
 */
side: Side,
/**
 * The side asked for.
 */
wants: Side,
/**
 * The influence offered.
 */
points: number, } } | "swapped" | { "placed": { side: Side, country: Country, amount: number,
/**
 * The influence there afterwards.
 */
total: number, } } | { "removed": { side: Side, country: Country, amount: number,
/**
 * The influence there afterwards.
 */
total: number, } } | { "drew": { side: Side, card: Card, } } | { "dealt": {
/**
 * The number of cards in the US hand.
 */
us: number,
/**
 * The number of cards in the USSR hand.
 */
ussr: number, } } | "reshuffled" | { "deck_added": {
/**
 * The turn.
 */
turn: number, } } | { "headline": { side: Side, card: Card, } } | { "cancelled": { side: Side, card: Card, } } | { "played": { side: Side, card: Card, } } | { "event": {
/**
 * The side that resolves it.
 */
side: Side, card: Card, } } | { "no_event": { card: Card, } } | { "effect": { card: Card, } } | { "ended": { card: Card, } } | { "discarded": {
/**
 * The owner of the hand.
 */
side: Side, card: Card, } } | { "left_game": { card: Card, } } | { "taken": {
/**
 * The owner of the hand.
 */
side: Side, card: Card, } } | { "shown": {
/**
 * The owner of the hand.
 */
side: Side, card: Card, } } | { "ordered": { card: Card, } } | { "showed_hand": {
/**
 * The side.
 */
side: Side,
/**
 * The number of cards shown.
 */
cards: number, } } | { "peeked": { card: Card, } } | { "china": {
/**
 * The new holder.
 */
side: Side,
/**
 * Whether it may be played.
 */
up: boolean, } } | "china_up" | { "passed": {
/**
 * The side.
 */
side: Side, } } | { "no_cards": {
/**
 * The side.
 */
side: Side, } } | { "chose": {
/**
 * The side.
 */
side: Side,
/**
 * The option.
 */
choice: Choice, } } | { "named": {
/**
 * The side.
 */
side: Side,
/**
 * The region.
 */
region: Region, } } | { "targeted": {
/**
 * The side.
 */
side: Side,
/**
 * The country.
 */
country: Country, } } | { "coup": { side: Side, country: Country,
/**
 * The Operations used.
 */
ops: number, } } | { "coup_rolled": { side: Side, die: number,
/**
 * The modifier of the die.
 */
modifier: number,
/**
 * By how much it succeeded; 0 or less is a failure.
 */
result: number, } } | { "realigned": { country: Country,
/**
 * The die of the US.
 */
us: number,
/**
 * The modifier of the US die.
 */
us_modifier: number,
/**
 * The die of the USSR.
 */
ussr: number,
/**
 * The modifier of the USSR die.
 */
ussr_modifier: number, } } | { "rolled": { side: Side, die: number, } } | { "rolled_both": {
/**
 * The die of the US.
 */
us: number,
/**
 * The die of the USSR.
 */
ussr: number, } } | { "war": {
/**
 * The attacker.
 */
side: Side,
/**
 * The target.
 */
country: Country, die: number,
/**
 * The amount subtracted from the die.
 */
minus: number,
/**
 * Whether it was won.
 */
won: boolean, } } | { "spaced": { side: Side, card: Card, } } | { "space_rolled": { side: Side, die: number,
/**
 * The highest die that succeeds.
 */
needed: number, } } | { "advanced": { side: Side,
/**
 * The new box.
 */
to: number, } } | { "trap_rolled": { side: Side, die: number,
/**
 * Whether it ended the trap.
 */
free: boolean, } } | { "defcon": {
/**
 * The new level.
 */
level: number, } } | { "milops": { side: Side,
/**
 * The new level.
 */
level: number, } } | { "milops_missing": {
/**
 * Military Operations that the US lacks.
 */
us: number,
/**
 * Military Operations that the USSR lacks.
 */
ussr: number, } } | { "scored": { region: Region,
/**
 * The VP of the US.
 */
us: number,
/**
 * The VP of the USSR.
 */
ussr: number, } } | { "vp": { side: Side, amount: number,
/**
 * The position of the marker: positive if the US is ahead.
 */
total: number, } } | { "defused": {
/**
 * The side.
 */
side: Side, country: Country, } } | { "envious": { side: Side, } } | { "over": { reason: Reason, } } | { "won": { side: Side, } };

/**
 * Figures derived from a view between two actions.
 */
export type Figures = {
/**
 * The regions as if they were scored now, in the order of the board.
 */
regions: Array<RegionFigures>,
/**
 * The position of the VP marker after the final scoring.
 */
final_vp: number, };

/**
 * The influence in Finland in the late-war scenario (C6).
 */
export type Finland = "one_three" | "one_two";

/**
 * The value of Operations granted by an event (C4).
 */
export type GrantedOps = "modified" | "printed";

/**
 * The countries where Junta's realignments may be (C11).
 */
export type JuntaArea = "both" | "one";

/**
 * The VP that the US needs at the end of the late-war scenario (C7).
 */
export type LateWarGoal = "above_20" | "from_20";

/**
 * The kinds of operation allowed.
 */
export type OpsKinds = Array<"influence" | "realignment" | "coup" | "free" | "optional">;

/**
 * The settings of a game.
 */
export type Options = {
/**
 * Whether the cards 104-110 are used.
 */
optional_cards: boolean,
/**
 * Additional influence of the US after the set-up.
 */
us_handicap: number,
/**
 * Additional influence of the USSR after the set-up.
 */
ussr_handicap: number,
/**
 * The scenario.
 */
scenario: Scenario,
/**
 * Whether the second edition is played: Canada empty, no cards 104-110, its own Aldrich Ames.
 */
second_edition: boolean,
/**
 * Whether the Chinese Civil War variant is played.
 */
chinese_civil_war: boolean,
/**
 * Whether the sides are bid for with influence.
 */
bidding: boolean,
/**
 * Whether held cards are shown at the end of a turn.
 */
reveal_held_cards: boolean,
/**
 * Who wins when both hold a scoring card (C21).
 */
both_hold: BothHold,
/**
 * Whether realignments ignore the DEFCON bans.
 */
realign_ignores_defcon: boolean,
/**
 * Whether the side that makes a realignment roll is spared a loss by it.
 */
realign_spares_actor: boolean,
/**
 * Whether the points of one card may be split between influence and realignments.
 */
mix_influence_and_realign: boolean,
/**
 * Whether the die of the Space Race may be declined.
 */
space_without_roll: boolean,
/**
 * Which influence gives reach (C1).
 */
reach: Reach,
/**
 * The value of Operations granted by an event (C4).
 */
granted_ops: GrantedOps,
/**
 * The influence in Angola in the late-war scenario (C6).
 */
angola: Angola,
/**
 * The influence in Finland in the late-war scenario (C6).
 */
finland: Finland,
/**
 * The VP that the US needs in the late-war scenario (C7).
 */
late_war_goal: LateWarGoal,
/**
 * The countries where Junta's realignments may be (C11).
 */
junta: JuntaArea,
/**
 * The values by which Missile Envy finds the highest card (C13).
 */
envy_value: EnvyValue,
/**
 * Whether South African Unrest may split its two points (C24).
 */
unrest_may_split: boolean,
/**
 * How long CIA Created and Lone Gunman show a hand (C28).
 */
shown_hand: ShownHand,
/**
 * Whether the discards are shuffled as soon as the pile is empty (3.7).
 */
eager_reshuffle: boolean,
/**
 * Whether an opponent's card received through Missile Envy may go to the Space Race (9.6).
 */
envy_may_space: boolean,
/**
 * Whether Defectors that Five Year Plan draws in an action round of the USSR give the US a VP (card 103).
 */
plan_pays_defectors: boolean, };

/**
 * The end of a game.
 */
export type Over = {
/**
 * The winner; absent in a draw.
 */
winner?: Side,
/**
 * What ended the game.
 */
reason: Reason, };

/**
 * A part of a turn.
 */
export type Phase = "set_up" | "headline" | "rounds" | "end";

/**
 * A question. It names a rule and never a hidden card; the countries that may answer it are in [`crate::State::scope`].
 */
export type Question = { "deal": {
/**
 * The receiver.
 */
to: Side, } } | { "draw": {
/**
 * The receiver.
 */
to: Side,
/**
 * The number of cards still to come.
 */
left: number, } } | { "peek": {
/**
 * The side that looks.
 */
by: Side,
/**
 * The number of cards still to come.
 */
left: number, } } | { "snatch": {
/**
 * The owner of the hand.
 */
from: Side,
/**
 * The card that asks.
 */
card: Card, } } | { "die": {
/**
 * The side that rolls.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card, } } | { "dice": {
/**
 * The card that asks.
 */
card: Card, } } | { "coup_die": {
/**
 * The side that attempts it.
 */
by: Side,
/**
 * The target.
 */
country: Country,
/**
 * The Operations used.
 */
ops: number, } } | { "realign_dice": {
/**
 * The side that rolls.
 */
by: Side,
/**
 * The target.
 */
country: Country, } } | { "space_die": {
/**
 * The side that rolls.
 */
by: Side, } } | { "trap_die": {
/**
 * The trapped side.
 */
by: Side, } } | "coin" | { "bid": {
/**
 * The bidder.
 */
by: Side,
/**
 * Whether it is still hidden from the opponent.
 */
hidden: boolean, } } | { "set_up": {
/**
 * The side that places.
 */
by: Side,
/**
 * The number of points still to come.
 */
left: number, } } | { "bonus": {
/**
 * The side that places.
 */
by: Side,
/**
 * The number of points still to come.
 */
left: number, } } | { "headline": {
/**
 * The side that chooses.
 */
by: Side,
/**
 * Whether it is still hidden from the opponent.
 */
hidden: boolean, } } | { "round": {
/**
 * The side that plays.
 */
by: Side, } } | { "trapped": {
/**
 * The trapped side.
 */
by: Side, } } | { "use": {
/**
 * The side that plays it.
 */
by: Side,
/**
 * The card.
 */
card: Card,
/**
 * Whether it may be given back instead.
 */
may: boolean, } } | { "ops": {
/**
 * The side that operates.
 */
by: Side,
/**
 * The card used.
 */
card: Card,
/**
 * The kinds of operation allowed.
 */
kinds: OpsKinds,
/**
 * The points left, without the bonuses.
 */
left: number,
/**
 * Whether there is one more point if all are spent in Asia.
 */
asia: boolean,
/**
 * Whether there is one more point if all are spent in Southeast Asia.
 */
sea: boolean, } } | { "place": {
/**
 * The side that places.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * The number of placements left.
 */
left: number,
/**
 * The maximum number of placements in one country.
 */
cap: number,
/**
 * The influence of each placement.
 */
each: number,
/**
 * Whether the side may stop.
 */
may: boolean, } } | { "remove": {
/**
 * The side that chooses.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * The owner of the influence.
 */
from: Side,
/**
 * The number of removals left.
 */
left: number,
/**
 * The maximum number of removals in one country.
 */
cap: number,
/**
 * The influence of each removal; [`ALL`] removes all of it.
 */
each: number,
/**
 * Whether the side may stop.
 */
may: boolean, } } | { "country": {
/**
 * The side that picks.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * Whether the side may decline.
 */
may: boolean, } } | { "hand": {
/**
 * The side that picks.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * The kind of card.
 */
which: Which,
/**
 * The minimum Ops value.
 */
min_ops: number,
/**
 * Whether the side may decline.
 */
may: boolean, } } | { "theirs": {
/**
 * The side that picks.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card, } } | { "discards": {
/**
 * The side that picks.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * Whether the side may decline.
 */
may: boolean, } } | { "peeked": {
/**
 * The side that picks.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card, } } | { "choose": {
/**
 * The side that chooses.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * One option.
 */
one: Choice,
/**
 * The other option.
 */
two: Choice, } } | { "region": {
/**
 * The side that names it.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card, } } | { "defcon": {
/**
 * The side that sets it.
 */
by: Side,
/**
 * The card that asks.
 */
card: Card,
/**
 * The lowest level.
 */
low: number,
/**
 * The highest level.
 */
high: number, } } | { "held": {
/**
 * The side that may discard.
 */
by: Side, } };

/**
 * Which influence gives reach (C1).
 */
export type Reach = "start_and_now" | "start";

/**
 * Why a game ended.
 */
export type Reason = "victory_points" | "europe_control" | "nuclear_war" | "missile_crisis" | "held_scoring_card" | "final_scoring" | "peace";

/**
 * The rule that forbids an action.
 */
export type Refusal = "not_your_decision" | "not_asked" | { "not_in_hand": { card: Card, } } | { "no_headline": { card: Card, } } | "missile_envy_first" | { "out_of_order": {
/**
 * The card that may not be played.
 */
card: Card, } } | "scoring_due" | "china_down" | "china_strands_scoring" | "trapped" | { "too_few_ops": {
/**
 * The minimum Ops value.
 */
ops: number, } } | { "wrong_card": { card: Card, } } | { "event_prohibited": { card: Card, } } | { "opponents_event": { card: Card, } } | { "event_comes_too": { card: Card, } } | { "event_or_ops": { card: Card, } } | { "scoring_scores": { card: Card, } } | "missile_envy_ops" | "no_partner" | "space_over" | "space_used" | { "space_ops": {
/**
 * The minimum Ops value.
 */
ops: number, } } | "space_must_roll" | { "out_of_reach": { country: Country, } } | { "chernobyl": { country: Country, } } | { "too_dear": { country: Country, } } | "one_kind" | { "both_kinds": { country: Country, } } | { "no_enemy": { country: Country,
/**
 * Whether the action was a realignment, not a coup.
 */
realign: boolean, } } | { "defcon_ban": { country: Country,
/**
 * The current level.
 */
level: number, } } | { "protected": { country: Country,
/**
 * The card that protects it.
 */
card: Card, } } | { "not_there": { country: Country, } } | { "set_up_limit": {
/**
 * The side that places.
 */
side: Side, country: Country, } } | { "bonus_limit": { country: Country, } } | "must_play" | { "must_spend": {
/**
 * Whether they can only go to realignments.
 */
realign: boolean, } } | "compulsory" | "no_crisis";

/**
 * One of the six regions that are scored, or a part of one.
 */
export type Region = "europe" | "asia" | "middle_east" | "africa" | "central_america" | "south_america" | "western_europe" | "eastern_europe" | "southeast_asia";

/**
 * The score of a region if it were scored now.
 */
export type RegionFigures = {
/**
 * The region.
 */
region: Region,
/**
 * The score of the US there.
 */
west: SideFigures,
/**
 * The score of the USSR there.
 */
east: SideFigures,
/**
 * The change of the VP marker: positive for the US.
 */
net: number,
/**
 * The side that would win the game by this scoring.
 */
wins?: Side, };

/**
 * The VP of a region.
 */
export type RegionInfo = {
/**
 * The slug of the region.
 */
slug: Region,
/**
 * The VP for presence.
 */
presence: number,
/**
 * The VP for domination.
 */
domination: number,
/**
 * The VP for control.
 */
control: number, };

/**
 * The scenario.
 */
export type Scenario = "standard" | "late_war";

/**
 * How long CIA Created and Lone Gunman show a hand (C28).
 */
export type ShownHand = "once" | "turn";

/**
 * The score of a side in a region.
 */
export type SideFigures = {
/**
 * Nothing, presence, domination or control.
 */
standing: Standing,
/**
 * Battlegrounds that it controls.
 */
battlegrounds: number,
/**
 * Countries next to the other superpower that it controls.
 */
next_to_enemy: number,
/**
 * The sum of victory points.
 */
vp: number, };

/**
 * The printed data of a box of the Space Race.
 */
export type SpaceInfo = {
/**
 * The Ops value needed to attempt it.
 */
ops: number,
/**
 * The highest roll that reaches it.
 */
roll: number,
/**
 * The VP of the first and of the second side there.
 */
vp: [number, number], };

/**
 * The cost and the odds of an operation in a country.
 */
export type Stakes = { "place": {
/**
 * The points that it costs.
 */
cost: number, } } | { "coup": {
/**
 * The Operations used.
 */
ops: number,
/**
 * The margin of success with each of the six dice; 0 is a failure.
 */
results: [number, number, number, number, number, number],
/**
 * Whether it lowers DEFCON.
 */
lowers_defcon: boolean,
/**
 * Whether it loses the game.
 */
loses: boolean, } } | { "realign": {
/**
 * Throws after which the opponent loses influence.
 */
gains: number,
/**
 * Throws after which the actor loses influence.
 */
losses: number,
/**
 * Influence that the opponent loses in all 36 throws together.
 */
removed: number,
/**
 * Influence that the actor loses in all 36 throws together.
 */
lost: number, } };

/**
 * The standing of a side in a region.
 */
export type Standing = "nothing" | "presence" | "domination" | "control";

/**
 * A position, or a seat's view of it: what the seat may not know is absent or counted.
 */
export type View = {
/**
 * The name of the game.
 */
game: "twilight",
/**
 * The options of the game.
 */
options: Options,
/**
 * The version of the rules, for a game that began under an earlier one.
 */
rules?: number,
/**
 * The turn, from 1 to 10.
 */
turn: number,
/**
 * The action round of the turn; 0 before the first.
 */
round: number,
/**
 * The part of the turn.
 */
phase: Phase,
/**
 * The side whose action round or headline it is.
 */
phasing: Side,
/**
 * The VP marker: positive if the US is ahead.
 */
vp: number,
/**
 * DEFCON, from 5 (peace) to 1 (the end).
 */
defcon: number,
/**
 * Military Operations.
 */
milops: Pair<number>,
/**
 * Boxes of the Space Race.
 */
space: Pair<number>,
/**
 * Cards played to the Space Race in this turn.
 */
spaced: Pair<number>,
/**
 * The China Card.
 */
china: China,
/**
 * Influence by country.
 */
influence: Pair<{ [key in Country]?: number }>,
/**
 * The cards of each side, as far as they are known, without the China Card and a chosen headline.
 */
hands: Pair<Array<Card>>,
/**
 * The opponent's cards that each side knows.
 */
seen: Pair<Array<Card>>,
/**
 * The chosen headlines.
 */
headlines: Each<Card>,
/**
 * The side whose headline lies face down.
 */
face_down?: Side,
/**
 * The discard pile.
 */
discard: Array<Card>,
/**
 * The cards out of the game.
 */
removed: Array<Card>,
/**
 * The cards being played or lying before a player.
 */
table: Array<Card>,
/**
 * The draw pile; not in a view.
 */
pile?: Array<Card>,
/**
 * The cards of the pile that the US is looking at; not in a view of others.
 */
peek?: Array<Card>,
/**
 * The cards that the US has seen go back into the pile; not in a view of others.
 */
known?: Array<Card>,
/**
 * The events whose effect lasts.
 */
in_force: Array<Card>,
/**
 * The number of Red Scare/Purge events against each side in this turn.
 */
scare: Pair<number>,
/**
 * The modifier by Death Squads of US coups in Central and South America; the USSR's are modified by the opposite.
 */
squads: number,
/**
 * The side whose coups lose the game by the Cuban Missile Crisis.
 */
crisis?: Side,
/**
 * The side that has to use Missile Envy for Operations.
 */
envy?: Side,
/**
 * The region where Chernobyl bars the USSR.
 */
chernobyl?: Region,
/**
 * Whether We Will Bury You is due in this US action round.
 */
bury_due: boolean,
/**
 * Whether DEFCON moved to 2 in this action round.
 */
norad_due: boolean,
/**
 * The order in which the second edition's Aldrich Ames makes the US play its cards.
 */
order: Array<Card>,
/**
 * Whether North Sea Oil gives the US an eighth action round in this turn.
 */
extra_round: boolean,
/**
 * The secret bid of each side.
 */
bids: Each<Bid>,
/**
 * Whether the bidding made the players exchange chairs.
 */
swapped: boolean,
/**
 * The countries where each side had influence at the start of the action round or headline.
 */
start: Pair<Array<Country>>,
/**
 * The countries that may answer the question on top.
 */
scope: Array<Country>,
/**
 * The countries that have answered it once, if each may answer twice.
 */
once: Array<Country>,
/**
 * The countries where the Operations under way allow coups and realignments.
 */
area: Area,
/**
 * The number of answers to the last question about influence, or the influence that the last coup removed.
 */
tally: number,
/**
 * The last answer, if an event waits for it.
 */
last?: Action,
/**
 * The end of the game, once it is over.
 */
over?: Over,
/**
 * The procedures under way, in the game's own form, with the question as the last of them.
 */
stack: Array<unknown>,
/**
 * The number of cards of each side, a face-down headline included; in a view only.
 */
hand_sizes?: Pair<number>,
/**
 * The number of cards in the draw pile; in a view only.
 */
pile_size?: number,
/**
 * The number of cards that the US is looking at; in a view only.
 */
peek_size?: number, };

/**
 * The kind of card that an [`Ask::Hand`] wants.
 */
export type Which = "any" | "opponents" | "highest";

/** The types of the game. */
export type Game = { name: "twilight", action: Action, question: Question, fact: Fact, refusal: Refusal, view: View, catalog: Catalog, figures: Figures, stakes: Stakes, };
