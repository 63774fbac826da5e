import type { Choice, Form, GameName, Line, Side } from '$/boards/contract.ts';
import { entry } from '$/boards/index.ts';
import { field, number, tag } from '$/boards/shared/forms.ts';
import type { LogGroup } from '$/wire/index.ts';

/** Actions that hand out points, or cubes, one by one. */
const POINTS: readonly string[] = ['place', 'infiltrate', 'shift', 'remove'];

/** Returns true if a choice is one of the points handed out one by one. */
export const isPoint = ({ action }: Choice): boolean => POINTS.includes(tag(action));

/** Returns the points that a question still hands out; null if it counts none, such as when each choice takes all there is. */
export function left(question: Form | null | undefined): number | null {
  const each = question ? field(question, 'each') : null;
  if (typeof each === 'number' && each !== 1) return null;
  const left = question ? field(question, 'left') : null;
  return typeof left === 'number' ? left : null;
}

/** Returns the number of points in the facts. */
function counted(game: GameName, lines: readonly Pick<Line, 'fact'>[]): number {
  const points = lines.filter(({ fact }) => entry(game).points.includes(tag(fact)));
  return points.reduce((sum, { fact }) => sum + Math.max(1, number(fact, 'amount')), 0);
}

/** Returns the points placed or removed that can still be taken back, and those left; null where no points are counted. */
export function placed(game: GameName, pending: readonly Line[], question: Form | null | undefined): { count: number; left: number } | null {
  const count = counted(game, pending);
  const rest = question ? field(question, 'left') : null;
  return count > 0 && typeof rest === 'number' ? { count, left: rest } : null;
}

/** A point as a draft shows it. */
export interface Point {
  slug: string;
  side: Side | null;
  /** Change; positive where it is placed. */
  by: number;
  /** The new total; null if unknown. */
  total: number | null;
}

/** Returns the point that an answer hands out, if it is one. */
export function pointOf(game: GameName, group: LogGroup | undefined): Point | null {
  const fact = group?.facts.map(({ fact }) => fact as Form).find((one) => entry(game).points.includes(tag(one)));
  const slug = fact ? (field(fact, 'country') ?? field(fact, 'card')) : null;
  if (!fact || typeof slug !== 'string') return null;
  const [side, total] = [field(fact, 'side'), field(fact, 'total')];
  const by = Math.max(1, number(fact, 'amount')) * (tag(fact) === 'removed' ? -1 : 1);
  return { slug, side: side === 'west' || side === 'east' ? side : null, by, total: typeof total === 'number' ? total : null };
}
