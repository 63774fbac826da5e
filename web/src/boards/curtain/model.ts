/** The view of Iron Curtain and what the board reads from it. */
import type { Choice, Form, Json, Line, Seat, Side } from '$/boards/contract.ts';
import { field, player, slug, tag, text } from '$/boards/shared/forms.ts';

export interface Pair<T> {
  west: T;
  east: T;
}

/** A card on the table; y grows upwards. */
export interface Laid {
  card: string;
  x: number;
  y: number;
  west: number;
  east: number;
}

export interface View {
  options: { pack?: unknown };
  round: number;
  turn: number;
  active: Side;
  track: number;
  supply: Pair<number>;
  cards: Laid[];
  hands: Pair<string[] | { count: number }>;
  aftermath?: Partial<Pair<string>>;
  shown: boolean;
}

export const SIDES: readonly Side[] = ['west', 'east'];
/** The end of the ideology track. */
export const END = 8;
/** The turns of a round. */
export const TURNS = 8;

export function read(view: Json): View {
  return view as unknown as View;
}

/** Who has more cubes on a card: by one it is dominated, by two controlled. */
export function lead(card: Pair<number>): { side: Side | null; controls: boolean } {
  const more = card.west - card.east;
  return { side: more === 0 ? null : more > 0 ? 'west' : 'east', controls: Math.abs(more) >= 2 };
}

export function held(view: View, side: Side): { cards: string[]; count: number } {
  const hand = view.hands[side];
  return Array.isArray(hand) ? { cards: hand, count: hand.length } : { cards: [], count: hand.count };
}

/** The cards that a seat may play, and the one it is playing. */
export function hand(view: View, seat: Seat, question: Form | null): { cards: string[]; playing: string | null } {
  const me = player(seat);
  const cards = me === null ? [] : held(view, me).cards;
  const played = tag(question) === 'lay' ? text(question, 'card') : null;
  return { cards, playing: played !== null && !cards.includes(played) ? played : null };
}

export interface Spot {
  x: number;
  y: number;
  choice: Choice;
}

/** The places that can be chosen. */
export function spots(choices: readonly Choice[]): Spot[] {
  return choices.flatMap((choice) => {
    if (tag(choice.action) !== 'lay' && tag(choice.action) !== 'move') return [];
    return [{ x: Number(field(choice.action, 'x')), y: Number(field(choice.action, 'y')), choice }];
  });
}

const ON_CARD = ['place', 'infiltrate', 'remove'];

/** The choices by card on the table. A cube that moves is chosen by where it goes, then by where it comes from. */
export function onTable(choices: readonly Choice[], to: string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const moved = tag(choice.action) === 'shift' ? text(choice.action, to === null ? 'to' : 'from') : null;
    if (moved !== null && to !== null && text(choice.action, 'to') !== to) continue;
    const card = ON_CARD.includes(tag(choice.action)) ? slug(choice.action) : moved;
    if (card !== null) found.set(card, [...(found.get(card) ?? []), choice]);
  }
  return found;
}

/** The action to ask about for a card that cannot be chosen. */
export function refused(choices: readonly Choice[], card: string): Form {
  const kind = choices.map(({ action }) => tag(action)).find((one) => ON_CARD.includes(one));
  return { [kind ?? 'place']: card };
}

/** How many cubes came to each card since the seat decided last; 0 for a card that was laid or moved. */
export function changes(recent: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { fact } of recent) {
    const card = text(fact, 'card');
    const change = { placed: 1, infiltrated: 1, removed: -1, lifted: -1, laid: 0, moved: 0 }[tag(fact)];
    if (card !== null && change !== undefined) found.set(card, (found.get(card) ?? 0) + change);
  }
  return found;
}

/** The cells that the table needs, with the cards and places on it. */
export function bounds(cells: readonly { x: number; y: number }[]): { left: number; top: number; columns: number; rows: number } {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: top - Math.min(...ys) + 1 };
}
