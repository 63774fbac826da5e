import { devices, expect, test, type CDPSession, type Page } from '@playwright/test';
import { begin, BRINK } from './begin.ts';
import { choose, GAMES, myTurn, numbers, settled, standing, stopClock, takeOver, visitor, type Game } from './play.ts';
import { lasting, rest } from './rest.ts';

/** Number of taps; the suite runs a sample. */
const TAPS = Number(process.env['HOTLINE_TAPS'] ?? 30);
const PHONES = [
  { width: 390, height: 844, taps: TAPS },
  { width: 360, height: 740, taps: Math.ceil(TAPS / 2) },
] as const;

/** Timeout for what is immediate on an idle machine. */
const PATIENCE = 30_000;

interface Point {
  x: number;
  y: number;
}

/** Opens a page on a phone, with touches as the system reports them. */
async function phone(browser: Parameters<typeof visitor>[0], viewport: { width: number; height: number }): Promise<{ page: Page; errors: string[]; fingers: CDPSession }> {
  const { page, errors } = await visitor(browser, { ...devices['Pixel 5'], viewport }, { motion: 'off' });
  page.setDefaultTimeout(20_000);
  // Detects previews that open under a finger; only a mouse may open them.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="tooltip"]')) document.documentElement.dataset['hovered'] = 'true';
    }).observe(document, { childList: true, subtree: true });
    // State of the table when a finger was lifted: the bot's moves may have replaced the question since.
    addEventListener('click', () => (document.documentElement.dataset['clicked'] = document.querySelector('.prompt')?.getAttribute('data-unready') ?? ''), true);
  });
  return { page, errors, fingers: await page.context().newCDPSession(page) };
}

const touch = (fingers: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
  fingers.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })) });

/** Something that can be chosen and is not covered at its middle: on the board, or in the open sheet. */
interface Target extends Point {
  /** Slug or action that it chooses, as the draft names it. */
  name: string;
  kind: 'country' | 'card' | 'agent' | 'group' | 'place';
  label: string;
  box: string;
}

/** Returns everything in view that can be chosen by a tap. */
async function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const offered = [...document.querySelectorAll('.prompt .choices button[data-action]')].map((button) => button.getAttribute('data-action') ?? '');
    const named = (name: string): boolean => offered.some((action) => action.includes(`"${name}"`));
    const nodes = [...document.querySelectorAll('#board [data-country], #board [data-group], #board [data-key], .sheet button[data-card], .sheet button[data-agent]')];
    return nodes.flatMap((node) => {
      const kind = (['country', 'group', 'key', 'agent', 'card'] as const).find((one) => node.hasAttribute(`data-${one}`))!;
      const name = node.getAttribute(`data-${kind}`) ?? '';
      const legal = kind === 'key' ? node.getAttribute('data-legal') === 'true' : kind === 'group' ? node.matches('.legal, .pick') : named(name);
      const { x, y, width, height } = node.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(at.x, at.y);
      if (!legal || !top || !(node === top || node.contains(top))) return [];
      return [{ ...at, name, kind: kind === 'key' ? ('place' as const) : kind, label: (node.textContent ?? '').trim(), box: [x, y, width, height].join() }];
    });
  });
}

/** Taps as a finger does, which rests for a while; returns where the element under it was at first, and just before the release. */
async function tap(page: Page, fingers: CDPSession, { x, y }: Point): Promise<{ before: string; after: string }> {
  const place = (): Promise<string> =>
    page.evaluate(
      ([x, y]) => {
        const node = document.elementFromPoint(x!, y!)!.closest('button, [role="button"], a');
        const box = node?.getBoundingClientRect();
        return JSON.stringify([{ ...(node as HTMLElement | null)?.dataset }, box?.x, box?.y, box?.width, box?.height]);
      },
      [x, y],
    );
  const before = await place();
  await page.evaluate(() => delete document.documentElement.dataset['clicked']);
  await touch(fingers, 'touchStart', [{ x, y }]);
  // The finger rests for some frames.
  await page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))));
  const after = await place();
  await touch(fingers, 'touchEnd', []);
  return { before, after };
}

/** Taps the middle of a control. */
async function press(page: Page, fingers: CDPSession, selector: string): Promise<void> {
  const control = page.locator(selector).first();
  await control.waitFor();
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox())!;
  await tap(page, fingers, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Returns the answers of the stored draft. */
async function drafted(page: Page): Promise<string[]> {
  await settled(page);
  const kept = await page.evaluate(() => sessionStorage.getItem('hotline.draft'));
  return kept === null ? [] : (JSON.parse(kept) as { actions: unknown[] }).actions.map((action) => JSON.stringify(action));
}

/** Opens a tab of the phone. */
async function tab(page: Page, fingers: CDPSession, name: string): Promise<void> {
  const button = page.locator('.tabbar').getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) === 'true' || (await button.getAttribute('aria-current')) === 'true') return;
  const box = (await button.boundingBox())!;
  await tap(page, fingers, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Scrolls an area that a finger would scroll, to show another part of it. */
async function scrolled(page: Page, random: number): Promise<void> {
  await page.evaluate((random) => {
    for (const node of document.querySelectorAll('.sheet .body, #board .pane, #board .board')) {
      node.scrollTop = random * (node.scrollHeight - node.clientHeight);
      node.scrollLeft = random * (node.scrollWidth - node.clientWidth);
    }
  }, random);
}

/** Returns true if the confirm row is fully visible above the tabs, and nothing covers it. */
async function confirmable(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const row = document.querySelector('.confirmbar')?.getBoundingClientRect();
    const tabs = document.querySelector('.tabbar')!.getBoundingClientRect();
    if (!row || row.top < 0 || row.bottom > tabs.top + 1 || tabs.bottom > innerHeight + 1) return false;
    return [...document.querySelectorAll('.confirmbar button:not(:disabled)')].every((button) => {
      const box = button.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.left >= 0 && box.right <= innerWidth && top !== null && button.contains(top);
    });
  });
}

/** Returns the visible controls that are too low for a finger. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, [role="button"], select, input, a.btn')].flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !node.contains(top) || height > 43.5) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${node.outerHTML.slice(0, 90)}`];
    }),
  );
}

/** Plays by touch until `count` elements were tapped; each tap must choose what was under it. */
async function taps(page: Page, fingers: CDPSession, game: Game, count: number, seed: number): Promise<Record<string, number>> {
  const random = numbers(seed);
  const any = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const seen: Record<string, number> = {};
  const position = game === 'twilight' ? { start: { kind: 'position' as const, position: { ...BRINK, defcon: 4 } } } : {};
  let done = 0;
  await begin(page, { game, side: 'west', ...position });
  for (let step = 0; done < count && step < 20 * count; step += 1) {
    await page.locator('.prompt[data-phase="over"], .prompt[data-ends], .prompt .choices button').first().waitFor({ state: 'attached' });
    if ((await page.locator('.prompt').getAttribute('data-phase')) === 'over') {
      await begin(page, { game, side: 'west' });
      continue;
    }
    const draft = await settled(page);
    if (draft.complete && random() < 0.4) {
      await press(page, fingers, '.confirm');
      await page.waitForFunction((version) => document.querySelector('dialog .anyway') || Number(document.querySelector('.prompt')?.getAttribute('data-version')) !== version, draft.version);
      if (await page.locator('dialog .anyway').isVisible()) await press(page, fingers, 'dialog .anyway');
      await page.waitForFunction((version) => Number(document.querySelector('.prompt')?.getAttribute('data-version')) !== version, draft.version);
      continue;
    }
    if (draft.steps > 0 && random() < 0.2) {
      await press(page, fingers, random() < 0.5 ? '.confirmbar .back' : '.confirmbar .clear');
      await expect.poll(async () => (await settled(page)).steps, { timeout: PATIENCE }).toBeLessThan(draft.steps);
      continue;
    }
    if (await page.locator('.reading.pinned').isVisible()) {
      // The card with which a draft began stays open until its use is chosen.
      const uses = page.locator('.reading :is(.act, .use:not(.barred))');
      const many = await uses.count();
      if (many === 0) {
        // The table has moved on since it was opened.
        await press(page, fingers, '.reading .buttons button:last-child');
        continue;
      }
      const use = uses.nth(Math.floor(random() * many));
      await use.scrollIntoViewIfNeeded();
      const box = (await use.boundingBox())!;
      const before = String(await drafted(page));
      await tap(page, fingers, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await expect.poll(async () => String(await drafted(page)) !== before || (await page.locator('.reading').count()) === 0, { timeout: PATIENCE }).toBe(true);
      const after = await settled(page);
      // An event may ask for cards of the hand, which stays open then.
      const idle = page.locator('.sheet:not(:has(button.legal))');
      if (after.version === draft.version && !after.complete && (await page.locator('.reading').count()) === 0) await expect(idle, 'the hand is open only while it has something to choose').toHaveCount(0, { timeout: PATIENCE });
      continue;
    }
    await tab(page, fingers, 'Board');
    let found = await targets(page);
    if (found.length === 0 || random() < 0.1) await scrolled(page, random());
    found = await targets(page);
    if (found.length === 0) {
      await tab(page, fingers, 'Hand');
      await page.locator('.sheet').waitFor();
      await scrolled(page, random());
      found = await targets(page);
      if (found.length === 0) await page.evaluate(() => document.querySelector('.sheet .legal')?.scrollIntoView({ block: 'center' }));
      found = await targets(page);
    }
    if (found.length === 0) {
      await tab(page, fingers, 'Board');
      // Neither the board nor the hand offers a choice.
      await choose(page, random);
      continue;
    }
    await rest(page);
    found = await targets(page); // where they are by now
    if (found.length === 0) continue;
    const target = any(found);
    const actions = await drafted(page);
    const picked = await page.locator(`[data-group="${target.name}"][aria-pressed="true"]`).count();
    const { before, after } = await tap(page, fingers, target);
    const clicked = await page.waitForFunction(() => document.documentElement.dataset['clicked'] === undefined ? null : { unready: document.documentElement.dataset['clicked'] }, undefined, { polling: 20 });
    if ((await clicked.jsonValue())!.unready !== '') continue; // a new question ignores presses for a moment
    expect(after, `nothing moves under the finger on ${target.name}`).toBe(before);
    done += 1;
    seen[target.kind] = (seen[target.kind] ?? 0) + 1;
    // The tap chooses, opens or takes back exactly what was under the finger. Where both sides choose in secret, the bot may have been quicker.
    let moved = false;
    await expect
      .poll(
        async () => {
          const now = await drafted(page);
          moved = Number(await page.locator('.prompt').getAttribute('data-version')) !== draft.version;
          if (moved) return 'chosen';
          const changed = now.at(-1) !== actions.at(-1) || now.length !== actions.length;
          const key = target.kind === 'place' ? target.name.split(',') : [target.name];
          const names = (action: string | undefined): boolean => action !== undefined && key.every((part) => new RegExp(`[":]${part}["},]`).test(action));
          if (changed) return names(now.at(-1)) || names(actions.at(-1)) ? 'chosen' : `${now.at(-1)} instead of ${target.name}`;
          const open = await page.evaluate((name) => {
            const expanded = [...document.querySelectorAll('[aria-expanded="true"][data-card], [aria-expanded="true"][data-agent], [aria-pressed="true"][data-group], .picked[data-card]')].map((node) => node.getAttribute('data-card') ?? node.getAttribute('data-agent') ?? node.getAttribute('data-group'));
            return expanded.length > 0 ? expanded.includes(name) : document.querySelector('[role="menu"]') ? true : null;
          }, target.name);
          return open === true || (open === null && picked > 0) ? 'chosen' : open === false ? 'another is open' : 'nothing';
        },
        { message: `${game}: ${target.kind} ${target.name}`, timeout: PATIENCE },
      )
      .toBe('chosen');
    if (moved) {
      [done, seen[target.kind]] = [done - 1, seen[target.kind]! - 1];
      continue;
    }
    if (await page.locator('[role="menu"]').isVisible()) await press(page, fingers, '[role="menu"] button');
    if ((await settled(page)).steps > 0) {
      await rest(page);
      await expect.poll(() => confirmable(page), 'the confirm row is in view').toBe(true);
      expect(await lasting(page, small)).toEqual([]);
    }
  }
  expect(done).toBe(count);
  expect(await page.evaluate(() => document.documentElement.dataset['hovered'] ?? null), 'no preview opens by itself').toBeNull();
  return seen;
}

for (const { width, height, taps: count } of PHONES) {
  for (const game of GAMES) {
    test(`${game} at ${width}x${height}: each tap chooses exactly what is under the finger`, async ({ browser }) => {
      const { page, errors, fingers } = await phone(browser, { width, height });
      const seen = await taps(page, fingers, game, count, width);
      console.log(`${game} ${width}x${height}: ${JSON.stringify(seen)}`);
      expect(errors).toEqual([]);
    });
  }
}

test('a tap hits its target even if the list of choices changes its size with the keyboard focus', async ({ browser }) => {
  const { page, errors, fingers } = await phone(browser, { width: 390, height: 844 });
  await begin(page, { game: 'spies', side: 'west' });
  const random = numbers(1);
  const recruit = page.locator('.choices:has(.aside) li:not(.aside) button', { hasText: 'Recruit' });
  while ((await recruit.count()) === 0) {
    expect(await myTurn(page)).toBe(true);
    await choose(page, random);
    await settled(page);
  }
  await rest(page);
  const { version } = await standing(page);
  await press(page, fingers, '.choices li:not(.aside) button:has-text("Recruit")');
  await expect.poll(() => drafted(page)).toEqual(['"recruit"']);
  await press(page, fingers, '.confirmbar .clear');
  await expect.poll(() => drafted(page)).toEqual([]);

  await settled(page);
  await page.locator('.choices button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.choices')).toHaveClass(/entered/);
  await rest(page);
  await scrolled(page, 0);
  const [group] = (await targets(page)).filter(({ kind }) => kind === 'group');
  await tap(page, fingers, group!);
  await expect(page.locator('.choices')).not.toHaveClass(/entered/);
  const touched = (): Promise<boolean> => page.evaluate((name) => document.querySelector(`[data-group="${name}"][aria-pressed="true"]`) !== null || sessionStorage.getItem('hotline.draft')?.includes(`"${name}"`) === true, group!.name);
  await expect.poll(touched).toBe(true);
  expect((await standing(page)).version).toBe(version);
  expect(errors).toEqual([]);
});

test('what appears over the board waits until the finger lifts, and the press reaches its target', async ({ browser }) => {
  const { page, errors, fingers } = await phone(browser, { width: 360, height: 740 });
  // Once the mark is set, the page has received the end of the game.
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes('"phase":"over"')) document.documentElement.dataset['heard'] = 'over';
        });
      }
    };
  });
  // A long hold is no press, so the clock is stopped.
  await page.clock.install();
  const id = await begin(page, { game: 'twilight', opponent: { kind: 'hot_seat' }, start: { kind: 'position', position: { ...BRINK, defcon: 4 } } });
  await takeOver(page);
  await rest(page);
  await stopClock(page);
  const chip = (await page.locator('.chips button[aria-pressed="false"]').first().boundingBox())!;
  const at = { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2 };
  const { version } = await standing(page);
  const seen = (): Promise<object> =>
    page.evaluate(({ x, y }) => ({ version: Number(document.querySelector('.prompt')?.getAttribute('data-version')), chip: document.elementFromPoint(x, y)?.closest('.chips button')?.textContent ?? null }), at);
  const before = await seen();
  await touch(fingers, 'touchStart', [at]);
  // The game ends in another window of the same player: its panel and its links appear over the board.
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post(`/api/tables/${id}/do`, { headers, data: { key: 'resign', version, command: { do: 'resign' }, side: 'west' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'over');
  expect(await seen()).toEqual(before);
  await touch(fingers, 'touchEnd', []);
  await expect(page.locator('.prompt')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.chips button[aria-pressed="true"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});
