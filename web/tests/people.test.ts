import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '$/lib/speech.svelte.ts';
import { arrive } from '$/pages/arrivals.ts';
import { games, lines, share, total } from '$/pages/standings.ts';
import { parse } from '$/lib/route.svelte.ts';
import { ratedName, ratingText } from '$/table/names.ts';
import type { Player } from '$/wire/index.ts';

beforeAll(() => speech.speak('en'));

describe('a rating', () => {
  const rating = { rating: 1572, deviation: 41, games: 138, provisional: false };

  it('follows the name, with a question mark while it is provisional', () => {
    const player = { kind: 'account', name: 'Ada', online: true, rating } as Player;
    expect(ratedName(player)).toBe('Ada 1572');
    expect(ratedName({ ...player, rating: undefined } as unknown as Player)).toBe('Ada');
    expect(ratingText({ ...rating, provisional: true })).toBe('1572?');
  });
});

describe('results', () => {
  it('count a draw as half a win', () => {
    expect(share({ won: 3, drawn: 2, lost: 3 })).toBe(50);
    expect(share({ won: 0, drawn: 0, lost: 0 })).toBe(0);
    expect(total({ west: { won: 1, drawn: 0, lost: 0 }, east: { won: 0, drawn: 2, lost: 3 } })).toBe(6);
    expect(games({ won: 1, drawn: 2, lost: 3 })).toBe(6);
  });
});

describe('a chart', () => {
  it('has few lines at round figures', () => {
    expect(lines(1480, 1590)).toEqual([1500, 1525, 1550, 1575]);
    expect(lines(1000, 2000)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
  });
});

describe('a paired player', () => {
  it('is taken to a table once', () => {
    sessionStorage.clear();
    expect([arrive('a'), arrive('a'), arrive('b'), arrive('b')]).toEqual([true, false, true, false]);
  });
});

describe('an address', () => {
  it('names a player, whatever the name', () => {
    const name = 'J. O’Neil/x?';
    expect(parse(new URL(`http://localhost/u/${encodeURIComponent(name)}`))).toMatchObject({ page: 'profile', id: name });
    expect(parse(new URL('http://localhost/players/spies'))).toMatchObject({ page: 'players', id: 'spies' });
    expect(parse(new URL('http://localhost/u'))).toMatchObject({ page: 'missing' });
  });
});
