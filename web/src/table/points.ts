import type { Form, GameName, Line } from '$/boards/contract.ts';
import { entry } from '$/boards/index.ts';
import { field, number, tag } from '$/boards/shared/forms.ts';

/** How many points were placed or removed that can still be taken back, and how many are left; none where no points are counted. */
export function placed(game: GameName, pending: readonly Line[], question: Form | null | undefined): { count: number; left: number } | null {
  const left = question ? field(question, 'left') : null;
  const points = pending.filter(({ fact }) => entry(game).points.includes(tag(fact)));
  const count = points.reduce((sum, { fact }) => sum + Math.max(1, number(fact, 'amount')), 0);
  return count > 0 && typeof left === 'number' ? { count, left } : null;
}
