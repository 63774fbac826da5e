/** The view of Twilight Struggle and what the board reads from it. */
import type { BoardProps, Choice, Line, Seat, Side } from '$/boards/contract.ts';
import { bySlug, entries, inside, player, tag } from '$/boards/shared/forms.ts';
import type { Action, Card, CardInfo, Catalog, Country, CountryInfo, Era, Fact, Game, Question, Region, Stakes, View as Document } from '$/wire/twilight.ts';

export type Props = BoardProps<Game>;
export type Offer = Choice<Action, Stakes>;

/** View with all counts present. */
export type View = Document & Required<Pick<Document, 'hand_sizes' | 'pile_size' | 'known' | 'peek'>>;

export const SIDES: readonly Side[] = ['west', 'east'];
/** Box of the Chinese Civil War variant. */
export const CIVIL_WAR = 'chinese_civil_war' satisfies Country;
export const CHINA = 'the_china_card' satisfies Card;

/** Returns the document as a view. A whole position has lists where a view has counts; what the seat may not know is left out. */
export function read(view: Document): View {
  const sizes = { west: view.hands.west.length, east: view.hands.east.length };
  const pile_size = view.pile_size ?? view.pile?.length ?? 0;
  return { ...view, hand_sizes: view.hand_sizes ?? sizes, pile_size, known: view.known ?? [], peek: view.peek ?? [] };
}

export function influence(view: View, of: Side, country: Country): number {
  return view.influence[of][country] ?? 0;
}

/** Returns the side that controls a country: the one that leads by its stability or more. */
export function control(view: View, country: CountryInfo): Side | null {
  const lead = influence(view, 'west', country.slug) - influence(view, 'east', country.slug);
  if (Math.abs(lead) < country.stability) return null;
  return lead > 0 ? 'west' : 'east';
}

/** Returns the countries of this game in the order of regions. */
export function countries(catalog: Catalog): CountryInfo[] {
  return entries(catalog.countries);
}

/** Returns the regions without coups and realignments at a level of DEFCON. */
export function banned(catalog: Catalog, defcon: number): Region[] {
  return catalog.banned[defcon - 1] ?? [];
}

/** Returns the region that a scoring card scores. */
export function scores(catalog: Catalog, card: Card): string | null {
  return catalog.cards[card]?.scoring ? card.replace(/_scoring$/, '') : null;
}

/** Returns the country that an action names. */
export function onMap(action: Action | null): Country | null {
  return inside(action, 'place', 'remove', 'realign', 'coup', 'country', 'defuse');
}

/** Returns the choices by country. */
export function targets(choices: readonly Offer[]): Map<Country, Offer[]> {
  return bySlug(choices, onMap);
}

/** Uses of a card, with the emblem of each. */
export const USES = { event: 'event', ops: 'operations', event_first: 'event', ops_first: 'operations', intervene: 'un_intervention', space: 'space', space_unrolled: 'space' } as const;
export type Use = keyof typeof USES;

/** Returns the uses that players expect on a card and that are not offered: of an own card, or of one with the opponent's event. */
export function barred(offered: readonly Offer[], theirs: boolean): ('event' | 'ops' | 'event_first' | 'ops_first' | 'space')[] {
  const there = new Set(offered.map(({ action }) => tag(action)));
  const usual = theirs ? (['ops_first', 'event_first', 'space', 'event'] as const) : (['ops', 'event', 'space'] as const);
  return usual.filter((use) => !there.has(use) && !(use === 'space' && there.has('space_unrolled')));
}

/** Returns the card whose use is asked for. */
export function usedCard(question: Question | null): Card | null {
  return inside(question, 'use')?.card ?? null;
}

/** Returns the choices by card: those that name one, and the uses of the card that the question names. */
export function byCard(choices: readonly Offer[], question: Question | null): Map<Card, Offer[]> {
  const used = usedCard(question);
  return bySlug(choices, (action) => {
    if (tag(action) === 'card') return inside(action, 'card');
    return typeof action === 'string' && action !== 'pass' ? used : null;
  });
}

/** Returns the action to ask `why` about for a country that cannot be chosen, of the same kind as the choices. */
export function refused(choices: readonly Offer[], country: Country): Action {
  const kind = choices.map(({ action }) => action).find((action) => onMap(action) !== null);
  switch (tag(kind ?? null)) {
    case 'remove':
      return { remove: country };
    case 'realign':
      return { realign: country };
    case 'coup':
      return { coup: country };
    case 'country':
      return { country };
    case 'defuse':
      return { defuse: country };
    default:
      return { place: country };
  }
}

/** Change of influence in a country. */
export interface Change {
  west: number;
  east: number;
}

/** Returns the countries that the last moves affected. */
export function changes(recent: readonly Line<Fact>[]): Map<Country, Change> {
  const found = new Map<Country, Change>();
  for (const { fact } of recent) {
    const about = typeof fact === 'string' ? null : Object.values(fact)[0];
    if (!about || typeof about !== 'object' || !('country' in about)) continue;
    const change = found.get(about.country) ?? { west: 0, east: 0 };
    const [placed, removed] = [inside(fact, 'placed'), inside(fact, 'removed')];
    if (placed) change[placed.side] += placed.amount;
    if (removed) change[removed.side] -= removed.amount;
    found.set(about.country, change);
  }
  return found;
}

/** Tag at a corner of a country. */
export interface Tag {
  country: Country;
  kind: 'pending' | 'cost' | 'last';
  text: string;
  /** Side whose influence changed, for a tag of the last move. */
  side: Side | null;
}

const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '');

/** Returns the tags of the map: points that can still be taken back, places that cost more than a point, and the last changes. */
export function tags(pending: ReadonlyMap<Country, Change>, choices: readonly Offer[], changed: ReadonlyMap<Country, Change>, price: (points: number) => string): Tag[] {
  const told = (kind: 'pending' | 'last', found: ReadonlyMap<Country, Change>): Tag[] =>
    [...found].flatMap(([country, { west, east }]) => {
      const text = signed(west) || signed(east);
      return text ? [{ country, kind, text, side: west ? ('west' as const) : ('east' as const) }] : [];
    });
  const dear = choices.flatMap(({ action, stakes }): Tag[] => {
    const [country, cost] = [inside(action, 'place'), inside(stakes ?? null, 'place')?.cost ?? 1];
    return country !== null && cost > 1 ? [{ country, kind: 'cost', text: price(cost), side: null }] : [];
  });
  return [...told('pending', pending), ...dear, ...told('last', changed)];
}

/** Returns the cards of a hand as this seat knows them, the China Card last. */
export function hand(view: View, seat: Seat): Card[] {
  const me = player(seat);
  if (me === null) return [];
  return view.china.holder === me ? [...view.hands[me], CHINA] : [...view.hands[me]];
}

/** A card with a lasting effect, and the side it is against where that varies. */
export interface Effect {
  card: Card;
  side: Side | null;
  /** Region that the effect applies to. */
  region: Region | null;
}

export function effects(view: View): Effect[] {
  const effect = (card: Card, against: Side | null = null): Effect => {
    return { card, side: against, region: card === 'chernobyl' ? (view.chernobyl ?? null) : null };
  };
  const found = view.in_force.map((card) => effect(card));
  for (const of of SIDES) if (view.scare[of] > 0) found.push(effect('red_scare_purge', of));
  if (view.crisis) found.push(effect('cuban_missile_crisis', view.crisis));
  if (view.envy) found.push(effect('missile_envy', view.envy));
  if (view.squads !== 0) found.push(effect('latin_american_death_squads', view.squads > 0 ? 'east' : 'west'));
  return found;
}

/** Returns the number of action rounds of the turn; the right to an eighth is shown when it is used. */
export function rounds(catalog: Catalog, view: View): number {
  return Math.max(catalog.rounds[view.turn - 1] ?? 0, view.round, view.extra_round ? 8 : 0);
}

/** Returns the cards of the game that this seat has not seen, by war. */
export function unseen(catalog: Catalog, view: View): Map<Era, CardInfo[]> {
  const headlines = Object.values(view.headlines);
  const seen = new Set<Card>([...view.hands.west, ...view.hands.east, ...view.discard, ...view.removed, ...view.table, ...view.peek, ...view.known, ...headlines, CHINA]);
  const left = entries(catalog.cards).filter(({ slug, joins }) => joins !== undefined && joins <= view.turn && !seen.has(slug));
  const of = (era: Era): CardInfo[] => left.filter((card) => card.era === era);
  return new Map([
    ['early', of('early')],
    ['mid', of('mid')],
    ['late', of('late')],
  ]);
}
