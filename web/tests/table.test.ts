import { describe, expect, it } from 'vitest';
import { canonical, same, type Choice } from '$/boards/contract.ts';
import { clockText } from '$/lib/clock.ts';
import { parse } from '$/lib/route.svelte.ts';
import { curve, scoreAt } from '$/table/curve.ts';
import { kinds, ofKind } from '$/table/groups.ts';
import { lines, pending, recent } from '$/table/log.ts';
import { placed } from '$/table/points.ts';
import type { LogGroup } from '$/wire/index.ts';

const fact = (form: LogGroup['facts'][number]['fact'], text: string, opens = false): LogGroup['facts'][number] => ({ fact: form, text, opens });
const LOG: LogGroup[] = [
  { action: 0, by: 'chance', facts: [fact({ turn: { turn: 1 } }, 'Turn 1', true), fact({ round: { round: 1 } }, 'Round 1', true)] },
  { action: 1, by: 'west', facts: [fact({ played: { side: 'west' } }, 'The US plays.'), fact({ vp: { side: 'west', amount: 2, total: 2 } }, 'The US gains 2 VP.')] },
  { action: 2, by: 'east', facts: [fact({ turn: { turn: 2 } }, 'Turn 2', true), fact({ passed: { side: 'east' } }, 'The USSR passes.')] },
];

describe('the log', () => {
  it('links a line to the position after its action', () => {
    expect(lines(LOG).find((line) => line.text === 'The US plays.')!.after).toBe(2);
  });

  it('finds what happened since a side decided', () => {
    expect(recent(LOG, 'west').map((line) => line.text)).toEqual(['Turn 2', 'The USSR passes.']);
    expect(recent(LOG, 'east').map((line) => line.text)).toEqual(['Turn 2', 'The USSR passes.']);
    expect(recent(LOG, null).map((line) => line.text)).toEqual(['Turn 2', 'The USSR passes.']);
  });

  it('finds what can still be taken back', () => {
    expect(pending(LOG, 'west', 1).map((line) => line.text)).toEqual(['The US plays.', 'The US gains 2 VP.']);
    expect(pending(LOG, 'west', 0)).toEqual([]);
    expect(pending(LOG, null, 1)).toEqual([]);
  });

  it('lists the slugs that a line names', () => {
    const [line] = lines([{ action: 0, by: 'west', facts: [fact({ removed: { side: 'east', country: 'iran', cards: ['nato'], amount: 1 } }, '')] }]);
    expect([...line!.slugs]).toEqual(['east', 'iran', 'nato']);
  });

  it('gives the score through the game', () => {
    const points = curve('twilight', LOG);
    expect([scoreAt(points, 1), scoreAt(points, 2), scoreAt(points, 3)]).toEqual([0, 2, 2]);
  });

  it.each([
    ['curtain', { gained: { side: 'east', points: 3, track: -3 } }, -3],
    ['spies', { scores: { west: 20, east: 45 } }, -25],
  ] as const)('gives the score of %s', (game, form, score) => {
    expect(scoreAt(curve(game, [{ action: 0, by: 'west', facts: [fact(form, '')] }]), 1)).toBe(score);
  });
});

describe('choices', () => {
  const choices: Choice[] = [{ action: { place: 'iran' }, text: '' }, { action: { coup: 'iran' }, text: '' }, { action: 'pass', text: '' }];

  it('are grouped by kind, and those without a kind are always shown', () => {
    expect(kinds('twilight', choices).map((kind) => kind.tag)).toEqual(['place', 'coup']);
    expect(ofKind('twilight', choices, 'coup').map((choice) => choice.action)).toEqual([{ coup: 'iran' }, 'pass']);
    expect(kinds('twilight', choices.slice(1))).toEqual([]);
  });

  it('are the same in any order of their fields', () => {
    expect(same({ lay: { x: 1, y: 2 } }, { lay: { y: 2, x: 1 } })).toBe(true);
    expect(canonical({ a: [1, null, 'b'] })).toBe('{"a":[1,null,"b"]}');
  });
});

describe('points that are placed one by one', () => {
  const line = (form: Choice['action']) => ({ number: 0, after: 0, text: '', fact: form });
  const point = line({ placed: { side: 'west', country: 'iran', amount: 1 } });

  it('are counted while the question counts them', () => {
    expect(placed('twilight', [line({ played: { card: 'nato' } }), point, point], { ops: { by: 'west', left: 2 } })).toEqual({ count: 2, left: 2 });
    expect(placed('twilight', [point], { place: { side: 'west', left: 0 } })).toEqual({ count: 1, left: 0 });
  });

  it('are none before the first one, and if nothing is left to count', () => {
    expect(placed('twilight', [line({ played: { card: 'nato' } })], { ops: { by: 'west', left: 3 } })).toBeNull();
    expect(placed('twilight', [point], { round: { by: 'west' } })).toBeNull();
    expect(placed('twilight', [point], null)).toBeNull();
  });
});

describe('addresses and clocks', () => {
  it('name a page', () => {
    const route = parse(new URL('http://x/t/abc?invite=s#6.1'));
    expect([route.page, route.id, route.query.get('invite'), route.hash]).toEqual(['table', 'abc', 's', '6.1']);
    expect(parse(new URL('http://x/nowhere')).page).toBe('missing');
    expect(parse(new URL('http://x/rules/%E0%A4%A')).page).toBe('rules');
  });

  it('show the time left', () => {
    expect([clockText(58 * 60_000 + 7000, 'en'), clockText(2 * 3_600_000, 'en'), clockText(-5, 'en')]).toEqual(['58:07', '2:00:00', '0:00']);
    expect(clockText(52 * 3_600_000, 'en')).toBe('2d 4h');
  });
});
