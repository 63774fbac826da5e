/** The view of Twilight Struggle and what the board reads from it. */
import type { Choice, Form, Json, Line, Seat, Side } from '$/boards/contract.ts';
import { bySlug, number, player, side, slug, tag, text } from '$/boards/shared/forms.ts';
import { CARDS, CHINA, COUNTRIES, CIVIL_WAR, ROUNDS, type Card, type Country, type Era } from './facts.ts';

/** What belongs to each side. */
export interface Pair<T> {
  west: T;
  east: T;
}

export interface View {
  options: { optional_cards: boolean; scenario: string; chinese_civil_war: boolean };
  turn: number;
  round: number;
  phase: 'set_up' | 'headline' | 'rounds' | 'end';
  phasing: Side;
  vp: number;
  defcon: number;
  milops: Pair<number>;
  space: Pair<number>;
  spaced: Pair<number>;
  china: { holder?: Side; up: boolean };
  influence: Pair<Record<string, number>>;
  hands: Pair<string[]>;
  hand_sizes: Pair<number>;
  headlines: Partial<Pair<string>>;
  face_down?: Side;
  discard: string[];
  removed: string[];
  table: string[];
  peek: string[];
  known: string[];
  in_force: string[];
  scare: Pair<number>;
  squads: number;
  crisis?: Side;
  envy?: Side;
  chernobyl?: string;
  extra_round: boolean;
  pile_size: number;
}

export const SIDES: readonly Side[] = ['west', 'east'];

/** The document as a view. A whole position lists what a view counts; what the seat may not know is left out. */
export function read(view: Json): View {
  const read = view as unknown as View & { pile?: string[] };
  const sizes = { west: read.hands.west.length, east: read.hands.east.length };
  const pile_size = read.pile_size ?? read.pile?.length ?? 0;
  return { ...read, hand_sizes: read.hand_sizes ?? sizes, pile_size, known: read.known ?? [], peek: read.peek ?? [] };
}

export function influence(view: View, of: Side, country: string): number {
  return view.influence[of][country] ?? 0;
}

/** Who leads by the stability of a country or more. */
export function control(view: View, country: Country): Side | null {
  const lead = influence(view, 'west', country.slug) - influence(view, 'east', country.slug);
  if (Math.abs(lead) < country.stability) return null;
  return lead > 0 ? 'west' : 'east';
}

/** The countries of this game in the order of regions. */
export function countries(view: View): Country[] {
  return [...COUNTRIES.values()].filter(({ slug }) => slug !== CIVIL_WAR || view.options.chinese_civil_war);
}

/** The actions that name a country. */
const ON_MAP = ['place', 'remove', 'realign', 'coup', 'country', 'defuse'];

export function onMap(action: Form): string | null {
  return ON_MAP.includes(tag(action)) ? slug(action) : null;
}

/** The choices by country. */
export function targets(choices: readonly Choice[]): Map<string, Choice[]> {
  return bySlug(choices, onMap);
}

/** The choices by card: those that name one, and the ways to use the card that the question names. */
export function byCard(choices: readonly Choice[], question: Form | null): Map<string, Choice[]> {
  const used = tag(question) === 'use' ? text(question, 'card') : null;
  return bySlug(choices, (action) => {
    if (tag(action) === 'card') return slug(action);
    return typeof action === 'string' && action !== 'pass' ? used : null;
  });
}

/** The action to ask about for a country that cannot be chosen: as the ones that can. */
export function refused(choices: readonly Choice[], country: string): Form {
  const kind = choices.map(({ action }) => action).find((action) => onMap(action) !== null);
  return { [kind ? tag(kind) : 'place']: country };
}

/** What changed in a country. */
export interface Change {
  west: number;
  east: number;
}

/** The countries that the last moves touched. */
export function changes(recent: readonly Line[]): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const { fact } of recent) {
    const country = text(fact, 'country');
    if (country === null) continue;
    const change = found.get(country) ?? { west: 0, east: 0 };
    const sign = { placed: 1, removed: -1 }[tag(fact)] ?? 0;
    const whose = side(fact);
    if (whose) change[whose] += sign * number(fact, 'amount');
    found.set(country, change);
  }
  return found;
}

/** The cards of a hand as this seat knows them, the China Card last. */
export function hand(view: View, seat: Seat): string[] {
  const me = player(seat);
  if (me === null) return [];
  const cards = [...view.hands[me]];
  return view.china.holder === me ? [...cards, CHINA] : cards;
}

/** The cards whose effect lasts, with the side they are against where that is open. */
export interface Effect {
  card: string;
  side: Side | null;
  /** A region that goes with it. */
  region: string | null;
}

export function effects(view: View): Effect[] {
  const effect = (card: string, against: Side | null = null): Effect => {
    return { card, side: against, region: card === 'chernobyl' ? (view.chernobyl ?? null) : null };
  };
  const found = view.in_force.map((card) => effect(card));
  for (const of of SIDES) if (view.scare[of] > 0) found.push(effect('red_scare_purge', of));
  if (view.crisis) found.push(effect('cuban_missile_crisis', view.crisis));
  if (view.envy) found.push(effect('missile_envy', view.envy));
  if (view.squads !== 0) found.push(effect('latin_american_death_squads', view.squads > 0 ? 'east' : 'west'));
  return found;
}

/** The action rounds of the turn; the right to an eighth is shown when it is used. */
export function rounds(view: View): number {
  return Math.max(ROUNDS[view.turn - 1] ?? 0, view.round, view.extra_round ? 8 : 0);
}

/** The cards of the game that this seat has not seen, by war. */
export function unseen(view: View): Map<Era, Card[]> {
  const seen = new Set([...view.hands.west, ...view.hands.east, ...view.discard, ...view.removed, ...view.table, ...view.peek, ...view.known, view.headlines.west, view.headlines.east, CHINA]);
  const entered = ({ joins, optional }: Card): boolean =>
    (view.options.scenario === 'late_war' || joins <= view.turn) && (view.options.optional_cards || !optional);
  const left = [...CARDS.values()].filter((card) => entered(card) && !seen.has(card.slug));
  const of = (era: Era): Card[] => left.filter((card) => card.era === era);
  return new Map([
    ['early', of('early')],
    ['mid', of('mid')],
    ['late', of('late')],
  ]);
}
