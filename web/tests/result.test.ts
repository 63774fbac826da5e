import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameName, Json } from '$/boards/contract.ts';
import { catalog } from '$/boards/tests/table.ts';
import { gather, lines, type LogLine } from '$/table/log.ts';
import { isWanted, type Result, type Sum } from '$/table/result.ts';
import ResultPanel from '$/table/ResultPanel.svelte';
import { placed } from '$/table/resultplace.ts';
import { judge, teller } from '$/table/results.ts';
import Showdown from '$/boards/spies/Result.svelte';
import type { LogGroup } from '$/wire/index.ts';
import { LOGS, speakEnglish, spoken } from './logs.ts';

speakEnglish();
afterEach(cleanup);

/** Returns every result of a game, with the board's views where they are given. */
function resultsOf(game: GameName, log: LogGroup[] = LOGS[game], view: (after: number) => Json | null = () => null): Result[] {
  const words = spoken.get(game)!;
  return gather(lines(log), teller(game), words).flatMap((turn) => {
    const acts = turn.rounds.flatMap(({ acts }) => acts);
    const all: LogLine[] = acts.flatMap((act) => act.lines);
    return acts.flatMap((act) => judge(game)(act, { catalog: catalog(game) as Json, words, turn: all, view }));
  });
}
const shown = (sum: Sum): string => [sum.die, ...sum.terms.flatMap(({ sign, value, name }) => [sign, `${value} (${name})`])].join(' ');
const rolls = (tag: string): Result[] => {
  const numbers = new Set(lines(LOGS.twilight).flatMap((line) => (typeof line.fact === 'object' && tag in line.fact ? [line.number] : [])));
  return resultsOf('twilight').filter(({ number }) => numbers.has(number));
};

describe('the arithmetic of a roll', () => {
  it('names every term of a coup', () => {
    const [first] = rolls('coup_rolled');
    expect(first!.headline).toBe('USSR: the coup in the Philippines succeeds');
    // NATO gave Operations: its text does not explain the result.
    expect(first!.event).toBe(false);
    expect(first!.sums.map(shown)).toEqual(['5 + 4 (Ops) − 4 (2 × stability 2) = 5 (margin)']);
    expect([first!.card, first!.slug, first!.by, first!.kind]).toEqual(['nato', 'philippines', 'east', 'roll']);
    expect(first!.told).toEqual(['USSR rolls 5: the coup succeeds by 5.']);
    expect(first!.chips).toEqual([{ name: 'military', side: 'east', from: null, to: '4' }]);
  });

  it('adds up in every coup of a game, as the facts state', () => {
    const all = rolls('coup_rolled');
    expect(all.length).toBeGreaterThan(4);
    for (const { sums } of all) {
      const [{ die, terms }] = sums as [Sum];
      const counted = terms.reduce((sum, { sign, value }) => (sign === '+' ? sum + value : sign === '−' ? sum - value : sum), die);
      expect(counted).toBe(terms.find(({ sign }) => sign === '=')!.value);
    }
  });

  it('leaves out unknown terms', () => {
    const log = LOGS.twilight.map((group) => ({ ...group, facts: group.facts.filter(({ fact }) => !(typeof fact === 'object' && fact !== null && 'coup' in fact)) }));
    const found = resultsOf('twilight', log).filter(({ kind, sums }) => kind === 'roll' && sums[0]?.side === 'east' && sums[0].die === 5);
    expect(found.map(({ sums }) => sums.map(shown))).toContainEqual(['5']);
  });

  it('has two columns for a realignment, and each roll is a result', () => {
    const all = rolls('realigned');
    expect(all).toHaveLength(4);
    expect(all[0]!.sums.map(shown)).toEqual(['5 = 5 (US)', '3 + 2 (modifier) = 5 (USSR)']);
  });

  it('states what the Space Race needs', () => {
    expect(rolls('space_rolled')[0]!.sums.map(shown)).toEqual(['2 ≤ 3 (needed)']);
    expect(rolls('space_rolled')[0]!.headline).toBe('USSR: the step into space succeeds');
  });

  it('does not announce a failed step into space as a success', () => {
    const failed: LogGroup = {
      action: 0,
      by: 'west',
      facts: [
        { fact: { spaced: { side: 'west', card: 'nato' } }, text: 'US sends NATO to the Space Race.' },
        { fact: { space_rolled: { side: 'west', die: 6, needed: 3 } }, text: 'US rolls 6; 1 to 3 succeeds.' },
      ],
    };
    const [result] = resultsOf('twilight', [failed]);
    expect(result!.headline).toBe('US: the step into space fails');
    render(ResultPanel, { result: result!, words: spoken.get('twilight')!, card: null, emblems: {}, number: 1, of: 1, next: () => undefined, close: () => undefined });
    expect([...document.querySelectorAll('.op')].map((sign) => sign.textContent)).toEqual([',']);
    expect(document.querySelector('.term')!.textContent).toBe('≤\u00A03needed');
  });

  it('states the outcome of a realignment', () => {
    for (const { headline } of rolls('realigned')) expect(headline).toMatch(/^Realignment in .*: (US −\d|USSR −\d|nothing changes)$/);
  });

  it('subtracts the neighbours from the die of a war', () => {
    const war: LogGroup = {
      action: 0,
      by: 'east',
      facts: [
        { fact: { played: { side: 'east', card: 'korean_war' } }, text: 'USSR plays Korean War.' },
        { fact: { war: { side: 'east', country: 'south_korea', die: 5, minus: 1, won: true } }, text: 'USSR attacks South Korea: 5 − 1, the war is won.' },
      ],
    };
    const [result] = resultsOf('twilight', [war]);
    expect(result!.sums.map(shown)).toEqual(['5 − 1 (neighbours) = 4 (result)']);
    expect(result!.headline).toContain('the war is won');
  });

  it('shows the country before and after, and the former positions of the tracks', () => {
    const at = LOGS.twilight.findIndex(({ facts }) => facts.some(({ fact }) => typeof fact === 'object' && fact !== null && 'coup_rolled' in fact));
    const { action } = LOGS.twilight[at]!;
    const after = { influence: { west: {}, east: { philippines: 4 } }, defcon: 4, milops: { west: 0, east: 4 }, space: { west: 0, east: 1 } };
    const before = { ...after, milops: { west: 0, east: 0 } };
    const [result] = resultsOf('twilight', LOGS.twilight, (after_) => (after_ >= action + 1 ? after : before) as Json).filter(({ number }) => Math.floor(number / 1000) === action);
    expect(result!.place).toEqual({ slug: 'philippines', stability: 2, battleground: false, before: { west: 1, east: 0 }, after: { west: 0, east: 4 } });
    expect(result!.changes).toEqual([]);
    expect(result!.chips[0]).toMatchObject({ from: 0, to: '4' });
  });
});

describe('wanted results', () => {
  const roll = { kind: 'roll', by: 'east' } as Result;
  const play = { kind: 'play', by: 'east' } as Result;
  it.each([
    ['always', 'west', true, true],
    ['always', 'east', true, false],
    ['always', null, true, false],
    ['own', 'west', false, false],
    ['own', 'east', true, false],
    ['never', 'east', false, false],
  ] as const)('%s, seen by %s', (wanted, side, ofRoll, ofPlay) => {
    expect([isWanted(roll, side, wanted), isWanted(play, side, wanted)]).toEqual([ofRoll, ofPlay]);
  });
});

describe('scoring in Iron Curtain', () => {
  it('is a sum, line by line', () => {
    const angola = resultsOf('curtain').find(({ card }) => card === 'angola')!;
    expect(angola.kind).toBe('scoring');
    expect(angola.rows).toEqual([
      { name: 'Cards dominated', west: '1', east: '0', points: null },
      { name: 'Bonus', west: '+1', east: '', points: null },
      { name: 'Africa', west: '', east: '', points: 2 },
    ]);
    expect(angola.chips[0]).toMatchObject({ side: 'west', to: '1' });
  });
});

describe('a showdown', () => {
  const all = (): Result[] => resultsOf('spies').filter(({ kind }) => kind === 'showdown');

  it('appears once a turn, with totals, token, agents, claims and score', () => {
    const [first, second] = all();
    expect(new Set(all().map(({ number }) => number)).size).toBe(all().length);
    expect(first!.headline).toBe('CIA claims Summit Meeting: 5 points.');
    expect(first!.showdown).toMatchObject({
      objective: 'summit_meeting',
      totals: { west: 4, east: 1 },
      token: 'west',
      agents: { west: 'director', east: 'director' },
      first: 'west',
      score: { before: { west: 0, east: 0 }, after: { west: 15, east: 0 }, goal: 100 },
    });
    expect(second!.showdown!.agents).toEqual({ west: 'master_spy', east: 'master_spy' });
    expect(second!.showdown!.token).toBe('east');
  });

  it('is revealed in four stages, completed by any key, and stays', async () => {
    const { showdown } = all()[0]!;
    let closed = 0;
    render(Showdown, { showdown: showdown!, words: spoken.get('spies')!, texts: () => 'does something', emblems: {}, close: () => (closed += 1) });
    const stages = (): boolean[] => [...document.querySelectorAll('.steps li')].map((step) => step.className !== '' && /done|on/.test(step.className));
    expect(stages()).toEqual([true, false, false, false]);
    expect(screen.queryByText(/claims Summit Meeting/)).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'x' });
    expect(stages()).toEqual([true, true, true, true]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('CIA claims Summit Meeting');
    expect(closed).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Step by step' }));
    expect(stages()).toEqual([true, false, false, false]);
    await fireEvent.keyDown(document.body, { key: 'x' });
    await fireEvent.click(screen.getByRole('button', { name: /Go on/ }));
    expect(closed).toBe(1);
  });
});

describe('the panel', () => {
  const area = { left: 0, top: 60, right: 1088, bottom: 700 };
  const size = { width: 740, height: 340 };
  const window = { left: 0, top: 60, right: 1440, bottom: 892 };

  it('does not cover its subject', () => {
    const apart = (x: number, y: number): boolean => {
      const { left, top } = placed(area, size, { left: x, top: y, right: x + 80, bottom: y + 40 }, 20, window);
      return x > left + size.width || x + 80 < left || y > top + size.height || y + 40 < top;
    };
    for (let x = 0; x < 1000; x += 50) for (let y = 60; y < 650; y += 25) expect(apart(x, y), `${x} ${y}`).toBe(true);
    expect(placed(area, size, null, 20, window)).toEqual({ left: 328, top: 340 });
  });

  it('is a dialog with its sentence, its sum and its place in the queue', () => {
    const [result] = rolls('coup_rolled');
    render(ResultPanel, { result: result!, words: spoken.get('twilight')!, card: { side: 'west', note: 'Early War', text: 'Text.' }, emblems: {}, number: 1, of: 3, next: () => undefined, close: () => undefined });
    const dialog = screen.getByRole('dialog', { name: result!.headline });
    expect(dialog.textContent).toContain('1 of 3');
    expect(screen.getByRole('img', { name: 'Die: 5' })).toBeTruthy();
    expect(dialog.textContent).toContain('2 × stability 2');
    // A card that gave only Operations does not show its event.
    expect(dialog.textContent).not.toContain('Text.');
    cleanup();
    render(ResultPanel, { result: { ...result!, event: true }, words: spoken.get('twilight')!, card: { side: 'west', note: 'Early War', text: 'Text.' }, emblems: {}, number: 1, of: 1, next: () => undefined, close: () => undefined });
    expect(screen.getByRole('dialog').textContent).toContain('Text.');
  });

  it('shows influence in the shape of its side', () => {
    const [result] = rolls('coup_rolled');
    const place = { slug: 'philippines', stability: 2, battleground: false, before: { west: 1, east: 0 }, after: { west: 0, east: 4 } };
    render(ResultPanel, { result: { ...result!, place }, words: spoken.get('twilight')!, card: null, emblems: {}, number: 1, of: 1, next: () => undefined, close: () => undefined });
    expect([...document.querySelectorAll('.cells .mark')].map((mark) => [mark.textContent, mark.classList.contains('us') ? 'us' : 'ussr'])).toEqual([['1', 'us'], ['4', 'ussr']]);
  });
});
