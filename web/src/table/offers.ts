import type { Side } from '$/boards/contract.ts';
import { DRAW, type GameName } from '$/wire/games.ts';
import type { OfferKind, PlayerKind, TableSnapshot } from '$/wire/index.ts';

const PEOPLE: readonly PlayerKind[] = ['account', 'guest'];

/** Returns true if a person sits on the other side, who can accept an offer. */
export function personThere(table: TableSnapshot, side: Side): boolean {
  return table.mine.length === 1 && PEOPLE.includes(table.now.seats[side === 'west' ? 'east' : 'west'].kind);
}

/** Returns what a side can propose now: nothing already proposed, and nothing to a bot, which accepts no offers. */
export function offers(table: TableSnapshot, side: Side | null): OfferKind[] {
  if (!side || !personThere(table, side)) return [];
  const { phase, clocks, offers: open, rematch } = table.now;
  const running = phase === 'running';
  const kinds: [OfferKind, boolean][] = [
    ['draw', running && DRAW[table.game as GameName]],
    ['takeback', running && !table.rated && table.now.actions > 0],
    ['pause', running && clocks !== null],
    ['rematch', phase === 'over' && rematch === undefined],
  ];
  return kinds.filter(([kind, possible]) => possible && !open.some((offer) => offer.kind === kind)).map(([kind]) => kind);
}
