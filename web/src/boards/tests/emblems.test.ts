import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { emblems, GAMES } from '$/boards/index.ts';
import { later } from '$/boards/shared/emblems.svelte.ts';
import Emblem from '$/boards/shared/Emblem.svelte';
import Medallion from '$/boards/shared/Medallion.svelte';
import { USES } from '$/boards/twilight/model.ts';
import { emblemsOf, pathOf, rounded, tables } from '../../../scripts/emblems.ts';
import { catalog } from './table.ts';

afterEach(cleanup);

const TOML = readFileSync('src/boards/emblems.toml', 'utf8');

/** Everything with an emblem: cards, countries' regions, groups, agents, objectives. */
const drawn = {
  twilight: () => [...Object.keys(catalog('twilight').cards), ...Object.values(USES)],
  curtain: () => [...Object.keys(catalog('curtain').cards), ...Object.keys(catalog('curtain').regions), 'aftermath'],
  spies: () => [...Object.keys(catalog('spies').groups), ...catalog('spies').agents, ...Object.keys(catalog('spies').objectives), 'military', 'political', 'economic', 'media'],
};

describe('emblems', () => {
  it.each(GAMES)('exist for every slug of %s', async (game) => {
    const { path, loaded } = await emblems(game);
    await loaded;
    const slugs = drawn[game]();
    expect(slugs.length).toBeGreaterThan(20);
    expect(slugs.filter((slug) => !/^m/i.test(path(slug) ?? ''))).toEqual([]);
  });

  it('of a game are unique per slug', () => {
    for (const game of GAMES) {
      const slugs = [...tables(TOML)].filter(([name]) => name.startsWith(`${game}.`)).flatMap(([, table]) => [...table.keys()]);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect([...emblemsOf(TOML, game).keys()]).toEqual(slugs);
    }
  });

  it('missing in the package stop the build', () => {
    expect(() => pathOf({ icons: {} }, 'no-such-icon')).toThrow('the package has no icon no-such-icon');
  });

  it('are rounded without changing the flags of arcs or numbers without a space', () => {
    expect(rounded('M1.25 2.04a3.999 1.5 0 01.55.961.12')).toBe('M1.3 2.0a3.9 1.5 0 01.6.9.1');
  });

  it('are drawn in the colour of the text and hidden from screen readers', async () => {
    const of = await emblems('twilight');
    await of.loaded;
    const { container } = render(Emblem, { props: { of, name: 'nato' } });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('path')?.getAttribute('d')).toBe(of.path('nato'));
  });

  it('that load later are drawn once loaded', async () => {
    let come: (found: { default: Record<string, string> }) => void = () => undefined;
    const of = later(new Promise((resolve) => (come = resolve)));
    const { container } = render(Emblem, { props: { of, name: 'nato' } });
    expect(container.querySelector('path')?.getAttribute('d')).toBeNull();
    come({ default: { nato: 'M0 0h9' } });
    await of.loaded;
    await tick();
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 0h9');
  });

  it('in a medallion have the shape of a side', async () => {
    const of = await emblems('spies');
    const shape = (side: 'west' | 'east' | null): string[] => {
      const { container } = render(Medallion, { props: { of, name: 'mafia', side } });
      return [...(container.querySelector('.med')?.classList ?? [])].filter((name) => !name.startsWith('svelte-'));
    };
    expect([shape('west'), shape('east'), shape(null)]).toEqual([['med', 'us'], ['med', 'ussr'], ['med']]);
  });
});
