import { describe, expect, it } from 'vitest';
import { patched } from '$/table/patch.ts';
import type { Json } from '$/wire/index.ts';

describe('a merge patch', () => {
  // The appendix of RFC 7396.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ] as [Json, Json, Json][])('changes %j by %j to %j', (before, patch, after) => {
    const untouched = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(untouched);
  });

  it('keeps unchanged parts as the same objects', () => {
    const before = { influence: { iran: 1 }, hands: { west: ['nato'], east: [] } };
    const after = patched(before, { hands: { east: ['fidel'] } }) as typeof before;
    expect(after.influence).toBe(before.influence);
    expect(after.hands.west).toBe(before.hands.west);
  });
});
