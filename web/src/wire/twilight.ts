// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.
import type { Each, Pair, Side } from './rules.ts';

/**
 * An answer of a player or of chance.
 *
 * The order of the variants is the order of legal actions; [`Action::Defuse`] stays last because it stands beside every answer.
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
 * Angola in the late-war scenario (C6).
 */
export type Angola = "minimum" | "one_three";

/**
 * Where something is possible.
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
 * What a card shows.
 */
export type CardInfo = {
/**
 * Which card.
 */
slug: Card,
/**
 * The printed number.
 */
number: number,
/**
 * The turn in which it enters the draw pile; none if it is not played with.
 */
joins?: number,
/**
 * Early, mid or late war.
 */
era: Era,
/**
 * Whose event it is; nobody's if it is neutral.
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
 * What never changes during a game.
 */
export type Catalog = {
/**
 * Every card, in printed order.
 */
cards: { [key in Card]?: CardInfo },
/**
 * The countries that are played with.
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
 * Who has the China Card, and whether it may be played.
 */
export type China = {
/**
 * Who has it; nobody at first in the Chinese Civil War variant.
 */
holder?: Side,
/**
 * Whether it may be played.
 */
up: boolean, };

/**
 * One of two ways that a card offers.
 */
export type Choice = "participate" | "boycott" | "withdraw" | "reinforce" | "concentrate" | "spread" | "end_game" | "play_on" | "operate" | "launch";

/**
 * A country of the board, or the box of the Chinese Civil War variant.
 */
export type Country = "canada" | "united_kingdom" | "norway" | "sweden" | "finland" | "denmark" | "benelux" | "france" | "spain_portugal" | "italy" | "greece" | "turkey" | "west_germany" | "east_germany" | "poland" | "czechoslovakia" | "austria" | "hungary" | "romania" | "yugoslavia" | "bulgaria" | "lebanon" | "syria" | "israel" | "iraq" | "iran" | "libya" | "egypt" | "jordan" | "gulf_states" | "saudi_arabia" | "afghanistan" | "pakistan" | "india" | "burma" | "laos_cambodia" | "thailand" | "vietnam" | "malaysia" | "indonesia" | "philippines" | "australia" | "japan" | "taiwan" | "south_korea" | "north_korea" | "morocco" | "algeria" | "tunisia" | "west_african_states" | "saharan_states" | "sudan" | "ivory_coast" | "nigeria" | "ethiopia" | "somalia" | "cameroon" | "zaire" | "kenya" | "angola" | "zimbabwe" | "southeast_african_states" | "botswana" | "south_africa" | "mexico" | "guatemala" | "el_salvador" | "honduras" | "costa_rica" | "nicaragua" | "panama" | "cuba" | "haiti" | "dominican_republic" | "colombia" | "venezuela" | "ecuador" | "peru" | "bolivia" | "brazil" | "paraguay" | "uruguay" | "chile" | "argentina" | "chinese_civil_war";

/**
 * What the board says of a country.
 */
export type CountryInfo = {
/**
 * Which country.
 */
slug: Country,
/**
 * The region that is scored, then parts of it.
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
 * By what values Missile Envy finds the highest card (C13).
 */
export type EnvyValue = "giver" | "printed" | "taker";

/**
 * When a card enters the draw pile.
 */
export type Era = "early" | "mid" | "late";

/**
 * Something that happened; the serialised form names the sentence.
 */
export type Fact = { "turn": { turn: number, } } | { "round": { side: Side, round: number, } } | { "bid": {
/**
 * Who bid.
 */
side: Side,
/**
 * For which side.
 */
wants: Side,
/**
 * The influence offered.
 */
points: number, } } | "swapped" | { "placed": { side: Side, country: Country, amount: number,
/**
 * What is there now.
 */
total: number, } } | { "removed": { side: Side, country: Country, amount: number,
/**
 * What is there now.
 */
total: number, } } | { "drew": { side: Side, card: Card, } } | { "dealt": {
/**
 * What the US holds.
 */
us: number,
/**
 * What the USSR holds.
 */
ussr: number, } } | "reshuffled" | { "deck_added": {
/**
 * In which turn.
 */
turn: number, } } | { "headline": { side: Side, card: Card, } } | { "cancelled": { side: Side, card: Card, } } | { "played": { side: Side, card: Card, } } | { "event": {
/**
 * Who resolves it.
 */
side: Side, card: Card, } } | { "no_event": { card: Card, } } | { "effect": { card: Card, } } | { "ended": { card: Card, } } | { "discarded": {
/**
 * From whose.
 */
side: Side, card: Card, } } | { "left_game": { card: Card, } } | { "taken": {
/**
 * Into whose.
 */
side: Side, card: Card, } } | { "shown": {
/**
 * From whose.
 */
side: Side, card: Card, } } | { "ordered": { card: Card, } } | { "showed_hand": {
/**
 * Which side.
 */
side: Side,
/**
 * How many cards.
 */
cards: number, } } | { "peeked": { card: Card, } } | { "china": {
/**
 * Who has it now.
 */
side: Side,
/**
 * Whether it may be played.
 */
up: boolean, } } | "china_up" | { "passed": {
/**
 * Which side.
 */
side: Side, } } | { "no_cards": {
/**
 * Which side.
 */
side: Side, } } | { "chose": {
/**
 * Which side.
 */
side: Side,
/**
 * Which way.
 */
choice: Choice, } } | { "named": {
/**
 * Which side.
 */
side: Side,
/**
 * Which region.
 */
region: Region, } } | { "targeted": {
/**
 * Which side.
 */
side: Side,
/**
 * Which country.
 */
country: Country, } } | { "coup": { side: Side, country: Country,
/**
 * With how many Ops.
 */
ops: number, } } | { "coup_rolled": { side: Side, die: number,
/**
 * What was added to it.
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
 * What was added to it.
 */
us_modifier: number,
/**
 * The die of the USSR.
 */
ussr: number,
/**
 * What was added to it.
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
 * Who attacked.
 */
side: Side,
/**
 * Which country.
 */
country: Country, die: number,
/**
 * What was taken from it.
 */
minus: number,
/**
 * Whether it was won.
 */
won: boolean, } } | { "spaced": { side: Side, card: Card, } } | { "space_rolled": { side: Side, die: number,
/**
 * The highest that succeeds.
 */
needed: number, } } | { "advanced": { side: Side,
/**
 * To which box.
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
 * What the US lacks.
 */
us: number,
/**
 * What the USSR lacks.
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
 * Where the marker stands: positive where the US is ahead.
 */
total: number, } } | { "defused": {
/**
 * Which side.
 */
side: Side, country: Country, } } | { "envious": { side: Side, } } | { "over": { reason: Reason, } } | { "won": { side: Side, } };

/**
 * What can be counted of a view at rest.
 */
export type Figures = {
/**
 * The regions as if they were scored now, in the order of the board.
 */
regions: Array<RegionFigures>,
/**
 * Where the marker would stand after the final scoring.
 */
final_vp: number, };

/**
 * Finland in the late-war scenario (C6).
 */
export type Finland = "one_three" | "one_two";

/**
 * What Operations granted by an event are worth (C4).
 */
export type GrantedOps = "modified" | "printed";

/**
 * Where Junta's realignments may be (C11).
 */
export type JuntaArea = "both" | "one";

/**
 * What the US needs at the end of the late-war scenario (C7).
 */
export type LateWarGoal = "above_20" | "from_20";

/**
 * What may be done with Operations.
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
 * What is set up.
 */
scenario: Scenario,
/**
 * Canada empty, no cards 104-110, the older Aldrich Ames.
 */
second_edition: boolean,
/**
 * The Chinese Civil War variant.
 */
chinese_civil_war: boolean,
/**
 * Sides are bid for with influence.
 */
bidding: boolean,
/**
 * Held cards are shown at the end of a turn.
 */
reveal_held_cards: boolean,
/**
 * Who wins when both hold a scoring card (C21).
 */
both_hold: BothHold,
/**
 * Realignments ignore the DEFCON bans.
 */
realign_ignores_defcon: boolean,
/**
 * Who makes a realignment roll cannot lose influence by it.
 */
realign_spares_actor: boolean,
/**
 * The points of one card may be split between influence and realignments.
 */
mix_influence_and_realign: boolean,
/**
 * The die of the Space Race may be declined.
 */
space_without_roll: boolean,
/**
 * What influence gives reach (C1).
 */
reach: Reach,
/**
 * What Operations granted by an event are worth (C4).
 */
granted_ops: GrantedOps,
/**
 * Angola in the late-war scenario (C6).
 */
angola: Angola,
/**
 * Finland in the late-war scenario (C6).
 */
finland: Finland,
/**
 * What the US needs in the late-war scenario (C7).
 */
late_war_goal: LateWarGoal,
/**
 * Where Junta's realignments may be (C11).
 */
junta: JuntaArea,
/**
 * By what values Missile Envy finds the highest card (C13).
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
 * Whether the discards are shuffled as soon as the pile is used up (3.7).
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
 * How a game ended.
 */
export type Over = {
/**
 * The winner; nobody in a draw.
 */
winner?: Side,
/**
 * What ended the game.
 */
reason: Reason, };

/**
 * What part of a turn it is.
 */
export type Phase = "set_up" | "headline" | "rounds" | "end";

/**
 * A question. It names a rule and never a hidden card; where it may be answered on the map is [`crate::State::scope`].
 */
export type Question = { "deal": {
/**
 * To whom.
 */
to: Side, } } | { "draw": {
/**
 * To whom.
 */
to: Side,
/**
 * How many are still to come.
 */
left: number, } } | { "peek": {
/**
 * Who looks.
 */
by: Side,
/**
 * How many are still to come.
 */
left: number, } } | { "snatch": {
/**
 * Whose hand.
 */
from: Side,
/**
 * For which card.
 */
card: Card, } } | { "die": {
/**
 * Who rolls.
 */
by: Side,
/**
 * For which card.
 */
card: Card, } } | { "dice": {
/**
 * For which card.
 */
card: Card, } } | { "coup_die": {
/**
 * Who attempts it.
 */
by: Side,
/**
 * Against which country.
 */
country: Country,
/**
 * With how many Ops.
 */
ops: number, } } | { "realign_dice": {
/**
 * Who acts.
 */
by: Side,
/**
 * In which country.
 */
country: Country, } } | { "space_die": {
/**
 * Who tries.
 */
by: Side, } } | { "trap_die": {
/**
 * Who is trapped.
 */
by: Side, } } | "coin" | { "bid": {
/**
 * Who bids.
 */
by: Side,
/**
 * Whether the opponent may not see it yet.
 */
hidden: boolean, } } | { "set_up": {
/**
 * Who places.
 */
by: Side,
/**
 * How many are still to come.
 */
left: number, } } | { "bonus": {
/**
 * Who places.
 */
by: Side,
/**
 * How many are still to come.
 */
left: number, } } | { "headline": {
/**
 * Who chooses.
 */
by: Side,
/**
 * Whether the opponent may not see it yet.
 */
hidden: boolean, } } | { "round": {
/**
 * Who plays.
 */
by: Side, } } | { "trapped": {
/**
 * Who is trapped.
 */
by: Side, } } | { "use": {
/**
 * Who plays it.
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
 * Who operates.
 */
by: Side,
/**
 * With which card.
 */
card: Card,
/**
 * What may be done.
 */
kinds: OpsKinds,
/**
 * The points left, those of the bonuses not counted.
 */
left: number,
/**
 * Whether one more point is there if all are spent in Asia.
 */
asia: boolean,
/**
 * Whether one more point is there if all are spent in Southeast Asia.
 */
sea: boolean, } } | { "place": {
/**
 * Who places.
 */
by: Side,
/**
 * By which card.
 */
card: Card,
/**
 * How many more times.
 */
left: number,
/**
 * How often in one country.
 */
cap: number,
/**
 * How much each time.
 */
each: number,
/**
 * Whether one may stop.
 */
may: boolean, } } | { "remove": {
/**
 * Who chooses.
 */
by: Side,
/**
 * By which card.
 */
card: Card,
/**
 * Whose influence.
 */
from: Side,
/**
 * How many more times.
 */
left: number,
/**
 * How often in one country.
 */
cap: number,
/**
 * How much each time; [`ALL`] takes everything.
 */
each: number,
/**
 * Whether one may stop.
 */
may: boolean, } } | { "country": {
/**
 * Who picks.
 */
by: Side,
/**
 * For which card.
 */
card: Card,
/**
 * Whether one may decline.
 */
may: boolean, } } | { "hand": {
/**
 * Who picks.
 */
by: Side,
/**
 * For which card.
 */
card: Card,
/**
 * What kind of card.
 */
which: Which,
/**
 * The least Ops value.
 */
min_ops: number,
/**
 * Whether one may decline.
 */
may: boolean, } } | { "theirs": {
/**
 * Who picks.
 */
by: Side,
/**
 * For which card.
 */
card: Card, } } | { "discards": {
/**
 * Who picks.
 */
by: Side,
/**
 * For which card.
 */
card: Card,
/**
 * Whether one may decline.
 */
may: boolean, } } | { "peeked": {
/**
 * Who picks.
 */
by: Side,
/**
 * For which card.
 */
card: Card, } } | { "choose": {
/**
 * Who decides.
 */
by: Side,
/**
 * For which card.
 */
card: Card,
/**
 * The one way.
 */
one: Choice,
/**
 * The other.
 */
two: Choice, } } | { "region": {
/**
 * Who names it.
 */
by: Side,
/**
 * For which card.
 */
card: Card, } } | { "defcon": {
/**
 * Who sets it.
 */
by: Side,
/**
 * For which card.
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
 * Who may.
 */
by: Side, } };

/**
 * What influence gives reach (C1).
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
 * Which may not be played.
 */
card: Card, } } | "scoring_due" | "china_down" | "china_strands_scoring" | "trapped" | { "too_few_ops": {
/**
 * What is needed.
 */
ops: number, } } | { "wrong_card": { card: Card, } } | { "event_prohibited": { card: Card, } } | { "opponents_event": { card: Card, } } | { "event_comes_too": { card: Card, } } | { "event_or_ops": { card: Card, } } | { "scoring_scores": { card: Card, } } | "missile_envy_ops" | "no_partner" | "space_over" | "space_used" | { "space_ops": {
/**
 * What is needed.
 */
ops: number, } } | "space_must_roll" | { "out_of_reach": { country: Country, } } | { "chernobyl": { country: Country, } } | { "too_dear": { country: Country, } } | "one_kind" | { "both_kinds": { country: Country, } } | { "no_enemy": { country: Country,
/**
 * Whether a realignment was wanted, not a coup.
 */
realign: boolean, } } | { "defcon_ban": { country: Country,
/**
 * The present level.
 */
level: number, } } | { "protected": { country: Country,
/**
 * By which card.
 */
card: Card, } } | { "not_there": { country: Country, } } | { "set_up_limit": {
/**
 * Who places.
 */
side: Side, country: Country, } } | { "bonus_limit": { country: Country, } } | "must_play" | { "must_spend": {
/**
 * Whether they go to realignments.
 */
realign: boolean, } } | "compulsory" | "no_crisis";

/**
 * One of the six regions that are scored, or a part of one.
 */
export type Region = "europe" | "asia" | "middle_east" | "africa" | "central_america" | "south_america" | "western_europe" | "eastern_europe" | "southeast_asia";

/**
 * What a region would bring if it were scored now.
 */
export type RegionFigures = {
/**
 * The region.
 */
region: Region,
/**
 * How the US stands there.
 */
west: SideFigures,
/**
 * How the USSR stands there.
 */
east: SideFigures,
/**
 * What it would move: positive for the US.
 */
net: number,
/**
 * The side that would win the game by it.
 */
wins?: Side, };

/**
 * What a region brings.
 */
export type RegionInfo = {
/**
 * Which region.
 */
slug: Region,
/**
 * For presence.
 */
presence: number,
/**
 * For domination.
 */
domination: number,
/**
 * For control.
 */
control: number, };

/**
 * What is set up.
 */
export type Scenario = "standard" | "late_war";

/**
 * How long CIA Created and Lone Gunman show a hand (C28).
 */
export type ShownHand = "once" | "turn";

/**
 * How a side stands in a region.
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
 * Victory points altogether.
 */
vp: number, };

/**
 * What a box of the Space Race says.
 */
export type SpaceInfo = {
/**
 * The Operations needed to try for it.
 */
ops: number,
/**
 * The highest roll that reaches it.
 */
roll: number,
/**
 * The points of the first and of the second side there.
 */
vp: [number, number], };

/**
 * What an operation in a country costs, and how it may come out.
 */
export type Stakes = { "place": {
/**
 * What it costs.
 */
cost: number, } } | { "coup": {
/**
 * With so many Operations.
 */
ops: number,
/**
 * By how much it succeeds with each of the six dice; 0 is a failure.
 */
results: [number, number, number, number, number, number],
/**
 * Whether it lowers DEFCON.
 */
lowers_defcon: boolean,
/**
 * Whether that loses the game.
 */
loses: boolean, } } | { "realign": {
/**
 * Throws after which the opponent loses influence.
 */
gains: number,
/**
 * Throws after which the actor does.
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
 * How a side stands in a region.
 */
export type Standing = "nothing" | "presence" | "domination" | "control";

/**
 * A position, or what a seat may know of it: what it may not know is absent or counted.
 */
export type View = {
/**
 * The name of the game.
 */
game: "twilight",
/**
 * What it was set up with.
 */
options: Options,
/**
 * The version of the rules, of a game that was begun under an earlier one.
 */
rules?: number,
/**
 * From 1 to 10.
 */
turn: number,
/**
 * The action round of the turn; 0 before the first.
 */
round: number,
/**
 * What part of the turn it is.
 */
phase: Phase,
/**
 * Whose action round or headline it is.
 */
phasing: Side,
/**
 * Positive where the US is ahead.
 */
vp: number,
/**
 * From 5, peace, to 1, the end.
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
 * The cards of each side, as far as they are known, without the China Card and a headline chosen.
 */
hands: Pair<Array<Card>>,
/**
 * What each side knows of the cards of the other.
 */
seen: Pair<Array<Card>>,
/**
 * The headlines chosen.
 */
headlines: Each<Card>,
/**
 * Whose headline lies face down.
 */
face_down?: Side,
/**
 * Face up.
 */
discard: Array<Card>,
/**
 * Out of the game.
 */
removed: Array<Card>,
/**
 * Being played, or lying before a player.
 */
table: Array<Card>,
/**
 * The draw pile; not in a view.
 */
pile?: Array<Card>,
/**
 * Cards of the pile that the US is looking at; not in a view of others.
 */
peek?: Array<Card>,
/**
 * Cards that the US has seen go back into the pile; not in a view of others.
 */
known?: Array<Card>,
/**
 * The events whose effect lasts.
 */
in_force: Array<Card>,
/**
 * Red Scare/Purge against each side.
 */
scare: Pair<number>,
/**
 * What Death Squads add to US coups in the Americas and take from those of the USSR.
 */
squads: number,
/**
 * Whose coups lose the game by the Cuban Missile Crisis.
 */
crisis?: Side,
/**
 * Who has to use Missile Envy for Operations.
 */
envy?: Side,
/**
 * Where Chernobyl bars the USSR.
 */
chernobyl?: Region,
/**
 * Whether We Will Bury You is to be answered in this US action round.
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
 * What each side bid, while it is secret.
 */
bids: Each<Bid>,
/**
 * Whether the bidding made the players exchange chairs.
 */
swapped: boolean,
/**
 * Where each side had influence at the start of the action round or headline.
 */
start: Pair<Array<Country>>,
/**
 * Where the question on top may be answered.
 */
scope: Array<Country>,
/**
 * Where it has been answered once, if it may be answered twice in a country.
 */
once: Array<Country>,
/**
 * Where the Operations under way allow coups and realignments.
 */
area: Area,
/**
 * How often the last question about influence was answered; what the last coup removed.
 */
tally: number,
/**
 * The last answer that an event waits for.
 */
last?: Action,
/**
 * How the game ended.
 */
over?: Over,
/**
 * What is under way: the game's own notes, with the question as the last of them.
 */
stack: Array<unknown>,
/**
 * How many cards each side has, a face-down headline included; in a view only.
 */
hand_sizes?: Pair<number>,
/**
 * How many cards the draw pile has; in a view only.
 */
pile_size?: number,
/**
 * How many cards the US is looking at; in a view only.
 */
peek_size?: number, };

/**
 * What kind of card a [`Ask::Hand`] wants.
 */
export type Which = "any" | "opponents" | "highest";

/** The types of the game. */
export type Game = { name: "twilight", action: Action, question: Question, fact: Fact, refusal: Refusal, view: View, catalog: Catalog, figures: Figures, stakes: Stakes, };
