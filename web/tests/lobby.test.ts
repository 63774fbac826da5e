import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '$/lib/speech.svelte.ts';
import { levels, usualLevel } from '$/pages/levels.ts';
import { decider, mySide } from '$/pages/lines.ts';
import { byDeadline, clockName, clockText, ruleSet } from '$/pages/terms.ts';
import type { GameInfo, TableSummary } from '$/wire/index.ts';

beforeAll(() => speech.speak('en'));

const bots = (...names: string[]): { name: string; text: string }[] => names.map((name) => ({ name, text: '' }));

describe('the levels of the bots', () => {
  it('are the named ones, the weakest first, whatever else the server has', () => {
    expect(levels(bots('random', 'expert', 'easy', 'hard', 'medium', 'greedy')).map(({ name }) => name)).toEqual(['easy', 'medium', 'hard', 'expert']);
  });

  it('start with medium, or with the first if there is no medium', () => {
    expect(usualLevel(bots('easy', 'medium', 'hard'))).toBe('medium');
    expect(usualLevel(bots('hard', 'easy'))).toBe('easy');
    expect(usualLevel(bots('random'))).toBe('random');
    expect(usualLevel([])).toBe('');
  });
});

describe('a line of my tables', () => {
  const line = (west: string, east: string, turn: TableSummary['turn'], my_turn: boolean): TableSummary =>
    ({ seats: { west: { name: west }, east: { name: east } }, turn, my_turn }) as TableSummary;

  it('finds my side, unless I play both or none', () => {
    expect(mySide({ mine: ['east'] })).toBe('east');
    expect(mySide({ mine: ['west', 'east'] })).toBeNull();
    expect(mySide({ mine: [] })).toBeNull();
  });

  it('finds the side that decides, unless both do', () => {
    expect(decider(line('A', 'B', { west: false, east: true }, false))).toBe('east');
    expect(decider(line('A', 'B', { west: true, east: true }, true))).toBeNull();
  });
});

describe('the terms of a table', () => {
  const option = (name: string, usual: unknown): unknown => ({ name, text: `${name}?`, default: usual, values: [{ value: true, text: 'Yes.' }, { value: false, text: 'No.' }] });
  const info = {
    presets: [{ name: 'first', text: 'First edition', options: {} }, { name: 'second', text: 'Second edition', options: { fast: true } }],
    options: [option('fast', false), option('open', false)],
  } as unknown as GameInfo;

  it('name the rule set and its deviations', () => {
    expect(ruleSet(info, {})).toEqual({ text: 'First edition', differs: [] });
    expect(ruleSet(info, { fast: true })).toEqual({ text: 'Second edition', differs: [] });
    expect(ruleSet(info, { fast: true, open: true })).toEqual({ text: 'Second edition', differs: [{ option: 'open?', value: 'Yes.' }] });
    expect(ruleSet(undefined, {})).toBeNull();
  });

  it('name a custom card pack by its hash', () => {
    const packs = { presets: [{ name: 'default', text: 'Default', options: {} }], options: [{ name: 'pack', text: 'Pack', default: 'default', values: [{ value: 'default', text: 'Default' }] }] } as unknown as GameInfo;
    expect(ruleSet(packs, { pack: 'default' })).toEqual({ text: 'Default', differs: [] });
    expect(ruleSet(packs, { pack: { hash: 'e892', toml: '' } })).toEqual({ text: 'Default', differs: [{ option: 'Pack', value: 'e892' }] });
  });

  it('give the clock in a word and in a sentence', () => {
    expect(clockName({ kind: 'live', minutes: 60, increment: 0 })).toBe('60 min');
    expect(clockName({ kind: 'live', minutes: 45, increment: 30 })).toBe('45 min + 30 s');
    expect(clockName({ kind: 'correspondence', days: 1 })).toBe('1 day');
    expect(clockText({ kind: 'live', minutes: 60, increment: 0 })).toBe('60 minutes each for the whole game. Dice and the opponent’s time do not count.');
    expect(clockText({ kind: 'none' })).toBe('No clock: take all the time you need.');
  });
});

describe('my tables', () => {
  it('are sorted by deadline, those without one last', () => {
    const table = (id: string, deadline: number | null): TableSummary => ({ id, deadline, updated: 0 }) as TableSummary;
    const order = byDeadline([table('none', null), table('late', 90), table('soon', 10)]).map(({ id }) => id);
    expect(order).toEqual(['soon', 'late', 'none']);
  });
});
