import { describe, expect, it } from 'vitest';
import { levels, usualLevel } from '$/pages/levels.ts';
import { decider, mySide } from '$/pages/lines.ts';
import type { TableSummary } from '$/wire/index.ts';

const bots = (...names: string[]): { name: string; text: string }[] => names.map((name) => ({ name, text: '' }));

describe('the levels of the machine', () => {
  it('are those for people, the weakest first, whatever else the server has', () => {
    expect(levels(bots('random', 'expert', 'easy', 'hard', 'medium', 'greedy')).map(({ name }) => name)).toEqual(['easy', 'medium', 'hard', 'expert']);
  });

  it('begin with the medium one, or with the first where there is none', () => {
    expect(usualLevel(bots('easy', 'medium', 'hard'))).toBe('medium');
    expect(usualLevel(bots('hard', 'easy'))).toBe('easy');
    expect(usualLevel(bots('random'))).toBe('random');
    expect(usualLevel([])).toBe('');
  });
});

describe('a line of my tables', () => {
  const line = (west: string, east: string, turn: TableSummary['turn'], my_turn: boolean): TableSummary =>
    ({ seats: { west: { name: west }, east: { name: east } }, turn, my_turn }) as TableSummary;

  it('knows my side by my name', () => {
    expect(mySide(line('Ada', 'Guest', { west: true, east: false }, false), 'Guest')).toBe('east');
    expect(mySide(line('Ada', 'Bob', { west: true, east: false }, false), 'Guest')).toBeNull();
  });

  it('tells two players of one name apart by whose turn it is', () => {
    expect(mySide(line('Guest', 'Guest', { west: true, east: false }, true), 'Guest')).toBe('west');
    expect(mySide(line('Guest', 'Guest', { west: true, east: false }, false), 'Guest')).toBe('east');
    expect(mySide(line('Guest', 'Guest', { west: true, east: true }, true), 'Guest')).toBeNull();
  });

  it('knows who decides, unless both do', () => {
    expect(decider(line('A', 'B', { west: false, east: true }, false))).toBe('east');
    expect(decider(line('A', 'B', { west: true, east: true }, true))).toBeNull();
  });
});
