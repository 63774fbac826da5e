import { describe, expect, it } from 'vitest';
import { offers } from '$/table/offers.ts';
import type { GameName } from '$/wire/games.ts';
import type { Moment, PlayerKind, TableSnapshot } from '$/wire/index.ts';

function table(other: PlayerKind, now: Partial<Moment> = {}, rated = false, mine: TableSnapshot['mine'] = ['west'], game: GameName = 'twilight'): TableSnapshot {
  const seats = { west: { kind: 'guest' }, east: { kind: other } };
  return { game, mine, rated, now: { phase: 'running', actions: 3, clocks: null, offers: [], seats, ...now } } as unknown as TableSnapshot;
}
const clocks = {} as Moment['clocks'];

describe('possible offers', () => {
  it('are a draw if the game has one, a takeback in unrated games, a pause if there are clocks', () => {
    expect(offers(table('guest', { clocks }), 'west')).toEqual(['draw', 'takeback', 'pause']);
    expect(offers(table('account', {}, false, ['west'], 'curtain'), 'west')).toEqual(['takeback']);
    expect(offers(table('guest', {}, true), 'west')).toEqual(['draw']);
  });

  it('exclude what is already proposed', () => {
    expect(offers(table('guest', { offers: [{ kind: 'takeback', by: 'east' }] }), 'west')).toEqual(['draw']);
  });

  it('are none against a bot, on one screen, or for spectators', () => {
    expect(offers(table('bot', { clocks }), 'west')).toEqual([]);
    expect(offers(table('hot_seat', {}, false, ['west', 'east']), 'west')).toEqual([]);
    expect(offers(table('guest'), null)).toEqual([]);
  });

  it('are a rematch after the end, once', () => {
    expect(offers(table('guest', { phase: 'over' }), 'west')).toEqual(['rematch']);
    expect(offers(table('guest', { phase: 'over', rematch: 'next' }), 'west')).toEqual([]);
  });
});
