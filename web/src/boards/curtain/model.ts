/** The view of Iron Curtain and what the board reads from it. */
import type { BoardProps, Choice, Line, Seat, Side } from '$/boards/contract.ts';
import { bySlug, entries, inside, player, tag } from '$/boards/shared/forms.ts';
import type { Action, Card, CardInfo, Catalog, Fact, Game, Laid, Question, Region, Stakes, View } from '$/wire/curtain.ts';
import type { Pair } from '$/wire/rules.ts';
import type { Language, Words } from '$/words/words.ts';

export type Props = BoardProps<Game>;
export type Offer = Choice<Action, Stakes>;

export const SIDES: readonly Side[] = ['west', 'east'];
/** Regions in the order of a map, in two rows of three. */
export const REGIONS: readonly Region[] = ['central_america', 'europe', 'asia', 'south_america', 'africa', 'middle_east'];

/** Returns the names of cards and regions that differ from the usual ones. */
export function renamed(catalog: Catalog, language: Language): [string, string][] {
  const all = [...entries(catalog.cards), ...entries(catalog.regions)];
  return all.flatMap(({ slug, names }) => (names ? [[slug, names[language]]] : []));
}

/** Returns the text of a card's event. */
export function eventOf(words: Words, card: CardInfo | undefined): string {
  return card?.event ?? (card ? (words.text(card.slug) ?? '') : '');
}

/** Returns which side leads on a card; a lead of one cube dominates it, of two controls it. */
export function lead(card: Pair<number>): { side: Side | null; controls: boolean } {
  const more = card.west - card.east;
  return { side: more === 0 ? null : more > 0 ? 'west' : 'east', controls: Math.abs(more) >= 2 };
}

export function held(view: View, side: Side): { cards: Card[]; count: number } {
  const hand = view.hands[side];
  return Array.isArray(hand) ? { cards: hand, count: hand.length } : { cards: [], count: hand.count };
}

/** Returns the cards in a seat's hand, and the one it is playing. */
export function hand(view: View, seat: Seat, question: Question | null): { cards: Card[]; playing: Card | null } {
  const me = player(seat);
  const cards = me === null ? [] : held(view, me).cards;
  const played = inside(question, 'lay')?.card ?? null;
  return { cards, playing: played !== null && !cards.includes(played) ? played : null };
}

export interface Spot {
  x: number;
  y: number;
  choice: Offer;
}

/** Returns the places that can be chosen. */
export function spots(choices: readonly Offer[]): Spot[] {
  return choices.flatMap((choice) => {
    const cell = inside(choice.action, 'lay', 'move');
    return cell ? [{ ...cell, choice }] : [];
  });
}

/** Returns the choices by card on the table. A cube that moves is chosen by its target first, then by its source. */
export function onTable(choices: readonly Offer[], to: Card | null): Map<Card, Offer[]> {
  return bySlug(choices, (action) => {
    const moved = inside(action, 'shift');
    if (!moved) return inside(action, 'place', 'infiltrate', 'remove');
    if (to === null) return moved.to;
    return moved.to === to ? moved.from : null;
  });
}

/** Returns the cost of the next cube on a card, as its choices state it. */
export function costOf(offered: readonly Offer[] | undefined): number {
  return inside(offered?.[0]?.stakes ?? null, 'place')?.cost ?? 1;
}

/** Returns the action to ask `why` about for a card that cannot be chosen. */
export function refused(choices: readonly Offer[], card: Card): Action {
  const kinds = choices.map(({ action }) => tag(action));
  switch (kinds.find((kind) => kind === 'place' || kind === 'infiltrate' || kind === 'remove')) {
    case 'infiltrate':
      return { infiltrate: card };
    case 'remove':
      return { remove: card };
    default:
      return { place: card };
  }
}

/** Change in cubes on the card that a fact names; 0 for a card that was laid or moved. */
const CUBES = ['placed', 'infiltrated', 'removed', 'lifted', 'laid', 'moved'] as const;
const CHANGE = { placed: 1, infiltrated: 1, removed: -1, lifted: -1, laid: 0, moved: 0 } as const;

/** Returns by card how many cubes were added since the seat's last decision; 0 for a card that was laid or moved. */
export function changes(recent: readonly Line<Fact>[]): Map<Card, number> {
  const found = new Map<Card, number>();
  for (const { fact } of recent) {
    for (const kind of CUBES) {
      const card = inside(fact, kind)?.card;
      if (card) found.set(card, (found.get(card) ?? 0) + CHANGE[kind]);
    }
  }
  return found;
}

/** Returns the cells that the table needs for the cards and places on it. */
export function bounds(cells: readonly { x: number; y: number }[]): { left: number; top: number; columns: number; rows: number } {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: top - Math.min(...ys) + 1 };
}

/** Smallest and largest size of a card on the table, the gap between cards and the margin. */
export const CARD = { least: { width: 104, height: 102 }, most: { width: 126, height: 128 }, gap: 7, margin: 12 };
/** Size of a row or column that contains only places to lay a card in. */
export const SLIM = 44;

/** Returns the columns and rows of the table in pixels, as large as fits the screen; a larger table scrolls. */
export function fitted(cards: readonly { x: number; y: number }[], places: readonly { x: number; y: number }[], screen: { width: number; height: number }): { columns: number[]; rows: number[] } {
  const grid = bounds([...cards, ...places]);
  const columns = Array.from({ length: grid.columns }, (_, at) => cards.some(({ x }) => x - grid.left === at));
  const rows = Array.from({ length: grid.rows }, (_, at) => cards.some(({ y }) => grid.top - y === at));
  const along = (full: boolean[], room: number, least: number, most: number): number[] => {
    const taken = 2 * CARD.margin + (full.length - 1) * CARD.gap + full.filter((one) => !one).length * SLIM;
    const size = Math.floor((room - taken) / Math.max(1, full.filter(Boolean).length));
    return full.map((one) => (one ? Math.min(Math.max(least, size), most) : SLIM));
  };
  return {
    columns: along(columns, screen.width, CARD.least.width, CARD.most.width),
    rows: along(rows, screen.height, CARD.least.height, CARD.most.height),
  };
}

export type { Card, CardInfo, Laid, View };
