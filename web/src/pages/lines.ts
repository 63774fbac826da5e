import type { Side } from '$/boards/contract.ts';
import type { TableSummary } from '$/wire/index.ts';

/** Returns the side that I play at a table; null if I watch or play both. */
export function mySide({ mine }: Pick<TableSummary, 'mine'>): Side | null {
  return mine.length === 1 ? mine[0]! : null;
}

/** Returns the only side that has something to decide; null if there is none or both have. */
export function decider({ turn }: TableSummary): Side | null {
  if (turn.west === turn.east) return null;
  return turn.west ? 'west' : 'east';
}
