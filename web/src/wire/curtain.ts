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
 * The card it comes from.
 */
from: Card, } } | { "remove": Card } | "stop";

/**
 * A card: the start card or one of the 18 strategy cards. A pack says what it shows.
 */
export type Card = "start_europe" | "west_germany" | "france" | "italy" | "east_germany" | "poland" | "israel" | "iran" | "japan" | "pakistan" | "vietnam" | "south_africa" | "zaire" | "nigeria" | "angola" | "cuba" | "panama" | "chile" | "brazil";

/**
 * What a card shows.
 */
export type CardInfo = {
/**
 * Which card.
 */
slug: Card,
/**
 * Who owns it; nobody the start card.
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
 * The fields that no source gives.
 */
designed: Array<Field>,
/**
 * Its name, if it is not that of the pack that comes with the program.
 */
names?: Names,
/**
 * The event in the words of the pack, if it is not that of the pack that comes with the program.
 */
event?: string, };

/**
 * What never changes during a game.
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
 * To the right of the start card.
 */
x: number,
/**
 * Above the start card.
 */
y: number, };

/**
 * Something that happened; `words` makes a sentence of it. Points above 0 are the USA's, below 0 the USSR's.
 */
export type Fact = { "round_began": { round: number, } } | { "dealt": { side: Side, card: Card, } } | { "hand_dealt": { side: Side, cards: number, } } | { "starter_chosen": { side: Side, starter: Side, } } | { "turn_began": { side: Side, turn: number, } } | { "played": { side: Side, card: Card, } } | { "laid": { side: Side, card: Card, x: number, y: number, } } | { "region_scored": { region: Region, us: number, ussr: number, bonus: number, points: number, } } | { "region_skipped": { region: Region, } } | { "gained": { side: Side, points: number, track: number, } } | { "event_used": { side: Side, card: Card, } } | { "event_declined": { side: Side, card: Card, } } | { "influence_chosen": { side: Side, card: Card, } } | { "skipped": { card: Card, step: number, } } | { "placed": { side: Side, card: Card, cost: number, } } | { "infiltrated": { side: Side, card: Card, } } | { "lifted": { side: Side, card: Card, } } | { "removed": { side: Side, card: Card, } } | { "stopped": { side: Side, left: number, } } | { "lost": { side: Side, left: number, } } | { "moved": { side: Side, card: Card, x: number, y: number, } } | { "stayed": { side: Side, card: Card, } } | { "set_aside": { side: Side, } } | { "shown": { side: Side, card: Card, } } | { "aftermath_scored": { us: number, ussr: number, points: number, } } | { "won": { side: Side, track: number, } };

/**
 * What a card shows, as far as its provenance is noted.
 */
export type Field = "name" | "faction" | "region" | "cubes" | "region_size" | "region_bonus" | "effect";

/**
 * What can be counted of a view at rest.
 */
export type Figures = {
/**
 * Every region as if it were scored now, in the order of the final scoring.
 */
regions: Array<RegionFigures>,
/**
 * Where the marker would stand then, without the aftermath, which nobody knows whole before the end.
 */
end: number, };

/**
 * A hand: its cards, or how many they are.
 */
export type Hand = Array<Card> | {
/**
 * How many cards it has.
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
 * To the right of the start card.
 */
x: number,
/**
 * Above the start card.
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
 * Which pack it is; a position has its contents, too, so that it can be read where the pack is not known.
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
 * What is being asked, in the form that has words.
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
 * What a region would bring if it were scored now.
 */
export type RegionFigures = {
/**
 * The region.
 */
region: Region,
/**
 * How the USA stands there.
 */
west: SideFigures,
/**
 * How the USSR stands there.
 */
east: SideFigures,
/**
 * What it would move: positive for the USA.
 */
net: number,
/**
 * The side that would win the game by it.
 */
wins?: Side, };

/**
 * What is known of a region.
 */
export type RegionInfo = {
/**
 * Which region.
 */
slug: Region,
/**
 * The cards of the region, the start card included.
 */
cards: Array<Card>,
/**
 * The points for dominating more cards of it.
 */
bonus: number,
/**
 * Whether no source gives the bonus.
 */
bonus_designed: boolean,
/**
 * Its name, if it is not that of the pack that comes with the program.
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
 * How a side stands in a region.
 */
export type SideFigures = {
/**
 * The cards that it dominates.
 */
cards: number,
/**
 * The bonus for dominating more of them.
 */
bonus: number, };

/**
 * What a choice costs and brings at once: all of it is on the table.
 */
export type Stakes = { "play": {
/**
 * How many cards of its region are still missing after it.
 */
missing: number,
/**
 * How its region is scored when it is laid, if it is the last one: before its event and its cubes (6.1, 6.5).
 */
scores?: RegionFigures, } } | { "lay": {
/**
 * How its region is scored then, if it is the last one.
 */
scores?: RegionFigures,
/**
 * The sides that could place cubes on it there, as the table stands (7.6).
 */
reached: Array<Side>, } } | { "place": {
/**
 * What it costs (7.8).
 */
cost: number, } };

/**
 * A position, or what a seat may know of it: what it may not know is absent or counted.
 */
export type View = {
/**
 * The name of the game.
 */
game: "curtain",
/**
 * What it was set up with.
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
 * Whose turn it is.
 */
active: Side,
/**
 * Who took the first turn of the round.
 */
starter: Side,
/**
 * Where the marker stands: above 0 towards the USA, below 0 towards the USSR.
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
 * The cards that the sides have set aside, in round 2, as far as they are known.
 */
aftermath?: Each<Card>,
/**
 * Whether the aftermath cards lie face up.
 */
shown: boolean,
/**
 * Cubes put on, or taken off, each card by the question under way.
 */
put: { [key in Card]?: number },
/**
 * What is under way: the game's own notes, with the question as the last of them.
 */
stack: Array<unknown>, };

/** The types of the game. */
export type Game = { name: "curtain", action: Action, question: Question, fact: Fact, refusal: Refusal, view: View, catalog: Catalog, figures: Figures, stakes: Stakes, };
