import type { Form, Line } from '$/boards/contract.ts';
import { field, number, tag } from '$/boards/shared/forms.ts';

/** Facts that are a point of what is being handed out one by one. */
const POINTS = ['placed', 'removed', 'infiltrated'];

/** How many points were placed or removed that can still be taken back, and how many are left; none where no points are counted. */
export function placed(pending: readonly Line[], question: Form | null | undefined): { count: number; left: number } | null {
  const left = question ? field(question, 'left') : null;
  const points = pending.filter(({ fact }) => POINTS.includes(tag(fact)));
  const count = points.reduce((sum, { fact }) => sum + Math.max(1, number(fact, 'amount')), 0);
  return count > 0 && typeof left === 'number' ? { count, left } : null;
}
