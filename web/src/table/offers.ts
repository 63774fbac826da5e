import type { Side } from '$/boards/contract.ts';
import { DRAW, type GameName } from '$/wire/games.ts';
import type { OfferKind, PlayerKind, TableSnapshot } from '$/wire/index.ts';

const PEOPLE: readonly PlayerKind[] = ['account', 'guest'];

/** Whether somebody sits on the other side who can agree to something. */
export function personThere(table: TableSnapshot, side: Side): boolean {
  return table.mine.length === 1 && PEOPLE.includes(table.now.seats[side === 'west' ? 'east' : 'west'].kind);
}

/** What a side can propose now: nothing that is proposed already, and nothing to a machine, which agrees to nothing. */
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
