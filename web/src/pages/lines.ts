import type { Side } from '$/boards/contract.ts';
import type { TableSummary } from '$/wire/index.ts';

/** The side that I play at a table; none where I watch, or play both. */
export function mySide({ mine }: Pick<TableSummary, 'mine'>): Side | null {
  return mine.length === 1 ? mine[0]! : null;
}

/** The only side that has something to decide. */
export function decider({ turn }: TableSummary): Side | null {
  if (turn.west === turn.east) return null;
  return turn.west ? 'west' : 'east';
}
