import type { Side } from '$/boards/contract.ts';
import type { TableSummary } from '$/wire/index.ts';

/** The side that I play at a table of mine: by whose turn it is, else by my name. */
export function mySide({ seats, turn, my_turn }: TableSummary, name: string | null): Side | null {
  const one = seats.west.name === name;
  const other = seats.east.name === name;
  if (!one && !other) return null;
  if (one !== other) return one ? 'west' : 'east';
  if (turn.west === turn.east) return null;
  return turn.west === my_turn ? 'west' : 'east';
}

/** The only side that has something to decide. */
export function decider({ turn }: TableSummary): Side | null {
  if (turn.west === turn.east) return null;
  return turn.west ? 'west' : 'east';
}
