import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardProps, GameName } from '$/boards/contract.ts';
import { parts } from '$/boards/index.ts';
import { LANGUAGES } from '$/words/words.ts';
import { moment, names, table } from './table.ts';

afterEach(cleanup);

/** A busy moment of each game, tested in every language; the others in one. */
const BUSIEST: { [Name in GameName]: `${Name}-${string}` } = { twilight: 'twilight-ops', curtain: 'curtain-lay', spies: 'spies-act' };
const BUSY: readonly `${GameName}-${string}`[] = Object.values(BUSIEST);
const cases = names.flatMap((name) => (BUSY.includes(name) ? LANGUAGES : (['en'] as const)).map((language) => ({ name, language })));

describe.each(cases)('$name in $language', ({ name, language }) => {
  it('shows every part without raw message keys, and every button has a name', async () => {
    const props = (await table(name, {}, language)).props as unknown as BoardProps;
    const all = await parts(moment(name).game);
    for (const [part, Part] of Object.entries(all)) {
      const { container, unmount } = render(Part, { props });
      const text = container.textContent ?? '';
      expect(text, `${part} shows a key or an argument`).not.toMatch(/board-|name-|\{ ?\$|undefined|NaN/);
      for (const button of container.querySelectorAll('button, [role="button"]')) {
        expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim(), `a button of ${part}`).not.toBe('');
      }
      if (part === 'Board' || part === 'Bar') expect(text.length).toBeGreaterThan(20);
      unmount();
    }
  });
});

it.each(BUSY)('%s can be viewed by a seat that sees everything', async (name) => {
  const props = (await table(name, { seat: 'all', choices: [] })).props as unknown as BoardProps;
  const all = await parts(moment(name).game);
  for (const Part of Object.values(all)) expect(render(Part, { props }).container.innerHTML).not.toContain('undefined');
});
