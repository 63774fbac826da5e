// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.
import type { Each, Pair, Side } from './rules.ts';

/**
 * An answer: a card that is dealt, or a player's decision.
 */
export type Action = { "deal": Card } | { "start": Side } | { "play": Card } | { "lay": Cell } | "event" | "influence" | "decline" | { "move": Cell } | "stay" | { "place": Card } | { "infiltrate": Card } | { "shift": {
/**
 * The card that gets the cube.
 */
to: Card,
/**
 * The card that the cube comes from.
 */
from: Card, } } | { "remove": Card } | "stop";

/**
 * A card: the start card or one of the 18 strategy cards. The pack defines what it shows.
 */
export type Card = "start_europe" | "west_germany" | "france" | "italy" | "east_germany" | "poland" | "israel" | "iran" | "japan" | "pakistan" | "vietnam" | "south_africa" | "zaire" | "nigeria" | "angola" | "cuba" | "panama" | "chile" | "brazil";

/**
 * The data of a card.
 */
export type CardInfo = {
/**
 * The slug of the card.
 */
slug: Card,
/**
 * The owner; absent for the start card.
 */
side?: Side,
/**
 * The region it belongs to.
 */
region: Region,
/**
 * The cubes to place.
 */
cubes: number,
/**
 * The fields that no source states.
 */
designed: Array<Field>,
/**
 * Its names, if they differ from those of the built-in pack.
 */
names?: Names,
/**
 * The event in the words of the pack, if it differs from that of the built-in pack.
 */
event?: string, };

/**
 * The fixed data of a game.
 */
export type Catalog = {
/**
 * Every card, the start card first.
 */
cards: { [key in Card]?: CardInfo },
/**
 * Every region, in the order of the final scoring.
 */
regions: { [key in Region]?: RegionInfo },
/**
 * The steps from the middle of the track to either end.
 */
end: number,
/**
 * The turns of a round.
 */
turns: number, };

/**
 * A cell of the grid; the start card is laid at (0, 0), x grows to the right and y upwards.
 */
export type Cell = {
/**
 * The distance to the right of the start card.
 */
x: number,
/**
 * The distance above the start card.
 */
y: number, };

/**
 * Something that happened; `words` turns it into a sentence. Points above 0 are the USA's, below 0 the USSR's.
 */
export type Fact = { "round_began": { round: number, } } | { "dealt": { side: Side, card: Card, } } | { "hand_dealt": { side: Side, cards: number, } } | { "starter_chosen": { side: Side, starter: Side, } } | { "turn_began": { side: Side, turn: number, } } | { "played": { side: Side, card: Card, } } | { "laid": { side: Side, card: Card, x: number, y: number, } } | { "region_scored": { region: Region, us: number, ussr: number, bonus: number, points: number, } } | { "region_skipped": { region: Region, } } | { "gained": { side: Side, points: number, track: number, } } | { "event_used": { side: Side, card: Card, } } | { "event_declined": { side: Side, card: Card, } } | { "influence_chosen": { side: Side, card: Card, } } | { "skipped": { card: Card, step: number, } } | { "placed": { side: Side, card: Card, cost: number, } } | { "infiltrated": { side: Side, card: Card, } } | { "lifted": { side: Side, card: Card, } } | { "removed": { side: Side, card: Card, } } | { "stopped": { side: Side, left: number, } } | { "lost": { side: Side, left: number, } } | { "moved": { side: Side, card: Card, x: number, y: number, } } | { "stayed": { side: Side, card: Card, } } | { "set_aside": { side: Side, } } | { "shown": { side: Side, card: Card, } } | { "aftermath_scored": { us: number, ussr: number, points: number, } } | { "won": { side: Side, track: number, } };

/**
 * A field of a card with a provenance.
 */
export type Field = "name" | "faction" | "region" | "cubes" | "region_size" | "region_bonus" | "effect";

/**
 * Figures derived from a view between two actions.
 */
export type Figures = {
/**
 * Every region as if it were scored now, in the order of the final scoring.
 */
regions: Array<RegionFigures>,
/**
 * The position of the marker after that, without the aftermath, which no seat knows completely before the end.
 */
end: number, };

/**
 * A hand: its cards, or their number.
 */
export type Hand = Array<Card> | {
/**
 * The number of its cards.
 */
count: number, };

/**
 * A card on the table.
 */
export type Laid = {
/**
 * The card.
 */
card: Card,
/**
 * The distance to the right of the start card.
 */
x: number,
/**
 * The distance above the start card.
 */
y: number,
/**
 * The cubes of the USA.
 */
west: number,
/**
 * The cubes of the USSR.
 */
east: number, };

/**
 * A name in the languages of the program.
 */
export type Names = {
/**
 * English.
 */
en: string,
/**
 * Polish.
 */
pl: string,
/**
 * French.
 */
fr: string, };

/**
 * The pack by its hash; a position also has its contents, so that it can be read where the pack is unknown.
 */
export type PackOf = {
/**
 * The hash of the contents.
 */
hash: string,
/**
 * The contents; not in a view.
 */
toml?: string, };

/**
 * A question in the form that has sentences.
 */
export type Question = { "deal": { side: Side, left: number, } } | { "starter": { side: Side, round: number, } } | { "play": { side: Side, } } | { "lay": { side: Side, card: Card, } } | { "course": { side: Side, card: Card, } } | { "event": { side: Side, card: Card, } } | { "move": { side: Side, card: Card, moved: Card, } } | { "place": { side: Side, card: Card, left: number, } } | { "infiltrate": { side: Side, card: Card, left: number, } } | { "remove": { side: Side, card: Card, left: number, } };

/**
 * The rule that forbids an action.
 */
export type Refusal = "over" | "dealing" | { "not_yours": { side: Side, } } | "unasked" | "no_passing" | { "not_in_hand": { card: Card, } } | { "already_laid": { card: Card, } } | { "off_grid": { x: number, y: number, } } | { "occupied": { card: Card, } } | { "not_beside_region": { region: Region, } } | "not_beside_card" | { "own_card": { card: Card, } } | { "not_your_cubes": { card: Card, } } | { "same_place": { card: Card, } } | { "must_move": { card: Card, } } | { "not_on_table": { card: Card, } } | { "out_of_reach": { card: Card, } } | { "too_dear": { card: Card, } } | { "outside_zone": { card: Card, } } | { "full": { card: Card, } } | { "no_enemy_cube": { card: Card, } } | { "last_cube": { card: Card, } } | "supply_empty" | "supply_left" | { "same_card": { card: Card, } } | { "no_own_cube": { card: Card, } } | { "just_put": { card: Card, } } | { "must_go_on": { left: number, } };

/**
 * A region of the world, in the order of the final scoring.
 */
export type Region = "europe" | "middle_east" | "asia" | "africa" | "central_america" | "south_america";

/**
 * The score of a region if it were scored now.
 */
export type RegionFigures = {
/**
 * The region.
 */
region: Region,
/**
 * The score of the USA there.
 */
west: SideFigures,
/**
 * The score of the USSR there.
 */
east: SideFigures,
/**
 * The change of the marker: positive for the USA.
 */
net: number,
/**
 * The side that would win the game by this scoring.
 */
wins?: Side, };

/**
 * The data of a region.
 */
export type RegionInfo = {
/**
 * The slug of the region.
 */
slug: Region,
/**
 * The cards of the region, the start card included.
 */
cards: Array<Card>,
/**
 * The points for dominating more of its cards.
 */
bonus: number,
/**
 * Whether the bonus is in no source.
 */
bonus_designed: boolean,
/**
 * Its names, if they differ from those of the built-in pack.
 */
names?: Names, };

/**
 * The pack and the rulings.
 */
export type SetUp = {
/**
 * The card pack.
 */
pack: PackOf,
/**
 * Q1: the start card counts for domination and majority.
 */
start_card_scores: boolean,
/**
 * Q4: the starter of a round is chosen after the deal.
 */
starter_chosen_after_deal: boolean,
/**
 * Q3: incomplete regions score at the end.
 */
incomplete_regions_score: boolean,
/**
 * Q8: the cube numbers of events are maxima.
 */
event_cubes_are_maxima: boolean,
/**
 * Q21: an event may not remove the last cube that a side has on the table.
 */
keep_last_cube: boolean, };

/**
 * The score of a side in a region.
 */
export type SideFigures = {
/**
 * The cards that it dominates.
 */
cards: number,
/**
 * The bonus for dominating more of its cards.
 */
bonus: number, };

/**
 * The immediate cost and gain of a choice, from public information only.
 */
export type Stakes = { "play": {
/**
 * The number of cards of its region still missing after it.
 */
missing: number,
/**
 * The scoring of its region when it is laid, if it is the last card: before its event and its cubes (6.1, 6.5).
 */
scores?: RegionFigures, } } | { "lay": {
/**
 * The scoring of its region then, if it is the last card.
 */
scores?: RegionFigures,
/**
 * The sides that could place cubes on it there with the current table (7.6).
 */
reached: Array<Side>, } } | { "place": {
/**
 * The cost (7.8).
 */
cost: number, } };

/**
 * A position, or a seat's view of it: what the seat may not know is absent or counted.
 */
export type View = {
/**
 * The name of the game.
 */
game: "curtain",
/**
 * The options of the game.
 */
options: SetUp,
/**
 * The round, 1 or 2.
 */
round: number,
/**
 * The turn of the round, from 1 to 8; 0 before the first.
 */
turn: number,
/**
 * The side whose turn it is.
 */
active: Side,
/**
 * The side that took the first turn of the round.
 */
starter: Side,
/**
 * The position of the marker: above 0 towards the USA, below 0 towards the USSR.
 */
track: number,
/**
 * Cubes that are not on cards.
 */
supply: Pair<number>,
/**
 * The cards on the table.
 */
cards: Array<Laid>,
/**
 * The hands.
 */
hands: Pair<Hand>,
/**
 * The cards set aside by the sides, in round 2, as far as they are known.
 */
aftermath?: Each<Card>,
/**
 * Whether the aftermath cards lie face up.
 */
shown: boolean,
/**
 * Cubes put on, or removed from, each card by the question under way.
 */
put: { [key in Card]?: number },
/**
 * The procedures under way, in the game's own form, with the question as the last of them.
 */
stack: Array<unknown>, };

/** The types of the game. */
export type Game = { name: "curtain", action: Action, question: Question, fact: Fact, refusal: Refusal, view: View, catalog: Catalog, figures: Figures, stakes: Stakes, };
