import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameName, Json } from '$/boards/contract.ts';
import { catalog } from '$/boards/tests/table.ts';
import { actsOf, gather, lines, type Act, type Item } from '$/table/log.ts';
import Log from '$/table/Log.svelte';
import { teller } from '$/table/results.ts';
import type { LogGroup } from '$/wire/index.ts';
import { GAMES, LOGS, speakEnglish, spoken } from './logs.ts';

speakEnglish();
afterEach(cleanup);

const turnsOf = (game: GameName, log = LOGS[game]) => gather(lines(log), teller(game), spoken.get(game)!);
const actsIn = (game: GameName): Act[] => actsOf(turnsOf(game));
/** Returns the acts in which a card was used. */
const withCard = (game: GameName, card: string): Act[] => actsIn(game).filter((act) => act.phrases.some((phrase) => phrase.card === card));
const told = (item: Item): string => {
  switch (item.is) {
    case 'change':
      return `${item.slug} ${item.side} ${item.from} → ${item.to}`;
    case 'more':
      return `${item.slug} ${item.side} ${item.by}`;
    case 'die':
      return `${item.side} die ${item.die}`;
    case 'pair':
      return `${item.slug} ${item.west}:${item.east}`;
    case 'label':
      return item.text;
    default:
      return item.slug;
  }
};
const itemsOf = (act: Act): string[] => act.phrases.flatMap((phrase) => phrase.items.map(told));

describe('the log of a whole game', () => {
  it.each(GAMES)('of %s contains every fact once, in an act with content', (game) => {
    const all = lines(LOGS[game]).filter((line) => !line.opens);
    const acts = actsIn(game);
    expect(acts.flatMap((act) => act.lines.map(({ number }) => number))).toEqual(all.map(({ number }) => number));
    for (const act of acts) expect(act.phrases.length + act.told.length, JSON.stringify(act.lines[0]!.fact)).toBeGreaterThan(0);
  });

  it.each(GAMES)('of %s has fewer lines than facts', (game) => {
    const shown = actsIn(game).reduce((sum, act) => sum + (act.phrases.length > 0 ? 1 : 0) + act.told.length, 0);
    expect(shown).toBeLessThan(lines(LOGS[game]).filter((line) => !line.opens).length * (game === 'spies' ? 1 : 0.62));
  });
});

describe('Twilight Struggle', () => {
  it('counts the influence of a card by country, before and after', () => {
    const [containment] = withCard('twilight', 'containment');
    expect(containment!.by).toBe('east');
    expect(containment!.phrases.map(({ card, use }) => [card, use])).toEqual([['containment', 'influence'], [null, 'event']]);
    expect(itemsOf(containment!)).toEqual(['poland east 1 → 2', 'israel east 0 → 1', 'iran east 0 → 1']);
  });

  it('shows a coup with its die and both sides, and its figures at the edge', () => {
    const [nato] = withCard('twilight', 'nato');
    expect(nato!.phrases[0]!.use).toBe('coup');
    expect(itemsOf(nato!)).toEqual(['philippines', 'east die 5', 'philippines west 1 → 0', 'philippines east 0 → 4']);
    expect(nato!.figures).toEqual([{ text: 'MilOps 4', side: 'east' }]);
    expect(nato!.told).toEqual([]);
  });

  it('separates the Operations that follow the event of the other side', () => {
    const [norad] = withCard('twilight', 'norad');
    expect(norad!.phrases.map(({ use }) => use)).toEqual(['event', 'influence']);
  });

  it('shows both headlines in a line, and the effects of each in its own', () => {
    const headlines = actsIn('twilight').find((act) => act.phrases[0]?.use === 'headlines')!;
    expect([headlines.by, itemsOf(headlines)]).toEqual([null, ['suez_crisis', 'independent_reds']]);
    const [suez] = withCard('twilight', 'suez_crisis');
    expect([suez!.by, itemsOf(suez!)]).toEqual(['east', ['france west 2 → 1', 'united_kingdom west 7 → 5', 'israel west 1 → 0']]);
  });

  it('counts the cards dealt', () => {
    const deals = actsIn('twilight').filter((act) => act.lines.some(({ fact }) => typeof fact === 'object' && 'dealt' in fact));
    expect(deals.map(itemsOf)).toEqual([['8 cards dealt', 'null 8:8'], ['7 cards dealt', 'null 8:8']]);
  });

  it('folds by turn, with VP and DEFCON at its end', () => {
    const [, first, second] = turnsOf('twilight');
    expect([first!.title, second!.title]).toEqual(['Turn 1', 'Turn 2']);
    expect(first!.marks).toEqual({ vp: [{ text: '2 VP', side: 'east' }], defcon: [{ text: 'DEFCON 4', side: null }] });
    expect(first!.rounds.map(({ title }) => title).slice(0, 3)).toEqual([null, 'Action round 1: USSR', 'Action round 1: US']);
  });
});

describe('the other games', () => {
  it('show a group with what it did', () => {
    const [infantry] = withCard('spies', 'infantry');
    expect([infantry!.by, itemsOf(infantry!)]).toEqual(['west', ['trade_union', 'destroyed']]);
  });

  it('show the cubes of a card and the scoring of a region', () => {
    const [angola] = withCard('curtain', 'angola');
    expect(itemsOf(angola!)).toEqual(['from Europe: 3 right', 'africa 1:0', 'zaire east 1', 'vietnam east 1']);
    expect(angola!.figures).toEqual([{ text: '2 points', side: 'west' }]);
  });
});

describe('the rendered log', () => {
  const show = (log: LogGroup[]) =>
    render(Log, { lines: lines(log), game: 'twilight', words: spoken.get('twilight')!, catalog: catalog('twilight') as Json, light: () => undefined, address: (after: number) => `/at/${after}` });

  it('has the newest line first, marked, in the open turn', () => {
    show(LOGS.twilight);
    const rows = [...document.querySelectorAll('.log li')];
    expect(rows[0]!.classList.contains('new')).toBe(true);
    expect(rows[0]!.textContent).toContain('US has won.');
    const folds = screen.getAllByRole('button', { expanded: false });
    expect(folds.map((fold) => fold.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Turn 1 2 VPDEFCON 4']);
  });

  it('has no space before the separator of two uses of a card', () => {
    show(LOGS.twilight);
    const text = document.querySelector('.log')!.textContent!;
    expect(text).toContain('; ');
    expect(text).not.toMatch(/\s;/);
  });

  it('omits a turn in which nothing has happened yet', () => {
    const begun = LOGS.twilight.findIndex(({ facts }) => facts.some(({ fact }) => typeof fact === 'object' && fact !== null && 'turn' in fact));
    show(LOGS.twilight.slice(0, begun + 1));
    expect(document.querySelectorAll('.fold')).toHaveLength(0);
    expect(document.querySelector('.log li.new')).not.toBeNull();
  });

  it('shows the emblem of its card before an act, also of headlines and effects', () => {
    const emblems = { suez_crisis: 'M0 0', nato: 'M1 1' };
    render(Log, { lines: lines(LOGS.twilight), game: 'twilight', words: spoken.get('twilight')!, catalog: catalog('twilight') as Json, emblems, light: () => undefined, address: () => '/' });
    for (const fold of screen.getAllByRole('button', { expanded: false })) fold.click();
    flushSync();
    const of = (...text: string[]) => [...document.querySelectorAll('.log li')].find((row) => text.every((part) => row.textContent?.includes(part)));
    expect(of('Headlines', 'Suez Crisis')!.querySelector('.med path')!.getAttribute('d')).toBe('M0 0');
    expect(of('coup: Philippines')!.querySelector('.med path')!.getAttribute('d')).toBe('M1 1');
  });

  it('opens a turn, shows a card beside its name and links to a position', async () => {
    show(LOGS.twilight);
    screen.getByRole('button', { expanded: false }).click();
    await Promise.resolve();
    const nato = screen.getAllByRole('button', { name: 'NATO' })[0]!;
    const row = nato.closest('li')!;
    expect(row.textContent?.replace(/\s+/g, ' ')).toContain('NATO, coup: Philippines');
    nato.click();
    await Promise.resolve();
    expect(screen.getByRole('tooltip').textContent).toContain(spoken.get('twilight')!.text('nato')!);
    expect(row.querySelector('a')!.getAttribute('href')).toMatch(/^\/at\/\d+$/);
  });
});
