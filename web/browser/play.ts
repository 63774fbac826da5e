import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GameName } from '../src/wire/games.ts';
import type { TableSnapshot } from '../src/wire/index.ts';
import { address } from './servers.ts';

export type Game = GameName;
const TITLES: Record<Game, string> = { twilight: 'Twilight Struggle', curtain: 'Iron Curtain', spies: 'CIA vs KGB' };
export const GAMES = Object.keys(TITLES) as readonly Game[];

/** Returns a generator of numbers from 0 to 1, the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** ID of the test whose windows are open. */
let visited: string | null = null;

/** Settings stored in this browser. */
type Kept = Partial<{ list: boolean; confirm: 'all' | 'dice' | 'none'; results: 'always' | 'own' | 'never'; motion: 'off' | 'normal' }>;

/**
 * Opens a visitor's own browser context, and records the errors of its page. Windows of earlier tests are closed first. Unless `kept` says otherwise,
 * every choice is a button. Results of dice and plays have no panel, which would cover the board, except in tests of the panels.
 */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}, kept: Kept = { list: true }): Promise<{ page: Page; errors: string[] }> {
  if (visited !== test.info().testId) await Promise.all(browser.contexts().map((old) => old.close()));
  visited = test.info().testId;
  const context = await browser.newContext({ baseURL: address(test.info().parallelIndex), viewport: { width: 1440, height: 900 }, locale: 'en', ...options });
  await context.addInitScript(
    (kept) => {
      if (location.protocol.startsWith('http') && !localStorage.getItem('hotline.settings')) localStorage.setItem('hotline.settings', JSON.stringify(kept));
    },
    { results: 'never', ...kept },
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|violates/.test(message.text())) errors.push(message.text());
  });
  return { page, errors };
}

/** Delays each update, and what follows it, by 30 to 80 ms, so that the player presses while the page is behind the server. */
export async function slowLine(page: Page, seed: number): Promise<void> {
  const random = numbers(seed);
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    let last = Promise.resolve();
    server.onMessage((message) => {
      const wait = String(message).startsWith('{"type":"update"') ? 30 + 50 * random() : 0;
      last = last.then(() => (wait > 0 ? new Promise((later) => setTimeout(later, wait)) : undefined)).then(() => socket.send(message));
    });
  });
}

/** Opens a table from the lobby; without `anew`, from the lobby as it is, with the settings made there. */
export async function open(page: Page, game: Game, opponent: 'Machine' | 'A friend' | 'Anyone' | 'Same screen', anew = true): Promise<void> {
  if (anew) await page.goto('/');
  await page.locator('.machine .pick label', { hasText: TITLES[game] }).click();
  const against = page.getByRole('group', { name: 'Play against' });
  const people = { 'A friend': 'Make the link', Anyone: 'Anyone', 'Same screen': 'Same screen' };
  await (opponent === 'Machine' ? page.locator('.start') : against.getByRole('button', { name: people[opponent] })).click();
  await page.waitForURL(/\/t\//);
}

export interface Standing {
  phase: string;
  version: number;
  mine: boolean;
}

/** Returns the state of the table: the phase, the version, and whether this window has something to choose. */
export async function standing(page: Page): Promise<Standing> {
  const prompt = page.locator('.prompt');
  return prompt.evaluate((node) => ({
    phase: node.getAttribute('data-phase') ?? '',
    version: Number(node.getAttribute('data-version')),
    mine: node.querySelectorAll('.choices button').length > 0 || node.hasAttribute('data-ends'),
  }));
}

/** Waits until this window has something to choose, or the game is over; returns true for the former. */
export async function myTurn(page: Page, patience = 60_000): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      const prompt = document.querySelector('.prompt');
      if (prompt?.getAttribute('data-phase') === 'over') return 'over';
      return prompt?.querySelector('.choices button') || prompt?.hasAttribute('data-ends') ? 'mine' : null;
    },
    undefined,
    { timeout: patience, polling: 20 },
  );
  return (await found.jsonValue()) === 'mine';
}

/** Hands the device over on one screen, until the page shows the server's version of the table. Commands sent by a test may still be in flight. */
export async function takeOver(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const { now } = (await (await page.request.get(`/api/tables/${id}?seat=west`)).json()) as TableSnapshot;
  await expect(async () => {
    const curtain = page.locator('.curtain button');
    if (await curtain.isVisible()) await curtain.click({ timeout: 1000 });
    await expect(page.locator('.prompt')).toHaveAttribute('data-version', String(now.version), { timeout: 1000 });
    await expect(page.locator('.prompt')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** State of the draft: what is chosen and not sent. */
interface Drafted {
  version: number;
  /** Number of steps. */
  steps: number;
  /** Whether it can be sent. */
  complete: boolean;
  choices: number;
}

/** Pages in which a new question need not wait for its 300 ms: their clock is advanced. */
const hurried = new WeakSet<Page>();

/** Lets a page play whole games as fast as possible. Not for tests that measure time. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.install();
  hurried.add(page);
}

/**
 * Stops the installed clock of a page: from then on only the test advances it, and `settled` by the 300 ms in which a new question ignores answers.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  hurried.add(page);
}

/** Waits until presses are accepted, and returns the state of the draft. */
export async function settled(page: Page): Promise<Drafted> {
  const found = await page.waitForFunction(
    (hurried) => {
      const prompt = document.querySelector('.prompt');
      const unready = prompt?.getAttribute('data-unready');
      if (unready === 'fresh' && hurried) return 'fresh';
      if (!prompt || unready) return null;
      const number = (name: string): number => Number(prompt.getAttribute(name));
      return { version: number('data-version'), steps: number('data-draft'), complete: prompt.hasAttribute('data-ends'), choices: prompt.querySelectorAll('.choices button').length };
    },
    hurried.has(page),
    { polling: 20 },
  );
  const stands = (await found.jsonValue()) as Drafted | 'fresh';
  if (stands !== 'fresh') return stands;
  await page.clock.fastForward(300);
  return settled(page);
}

/**
 * Waits until the table has moved on from a version, there is nothing to choose, or `steps` steps are chosen; `asked` if a dialog asks for
 * confirmation.
 */
async function answered(page: Page, version: number, steps: number, insisted = false): Promise<'moved' | 'asked' | 'drafted'> {
  const found = await page.waitForFunction(
    ({ version, steps, insisted }) => {
      const prompt = document.querySelector('.prompt');
      if (Number(prompt?.getAttribute('data-version') ?? version + 1) !== version) return 'moved';
      if (!insisted && document.querySelector('dialog .anyway')) return 'asked';
      if (Number(prompt?.getAttribute('data-draft')) === steps) return 'drafted';
      return Number(prompt?.getAttribute('data-draft')) === 0 && !prompt?.querySelector('.choices button') ? 'moved' : null;
    },
    { version, steps, insisted },
    { polling: 20 },
  );
  return (await found.jsonValue()) as 'moved' | 'asked' | 'drafted';
}

/**
 * Presses a button, if the table is still in the given state: the bot's moves may remove the button or replace the question. Checking and pressing
 * are one step in the page, so nothing happens in between. Returns false if it was too late.
 */
export async function pressAt(page: Page, { version, steps }: Pick<Drafted, 'version' | 'steps'>, selector: string, at = 0): Promise<boolean> {
  return page.evaluate(
    ({ version, steps, selector, at }) => {
      const prompt = document.querySelector('.prompt');
      const stands = Number(prompt?.getAttribute('data-version')) === version && Number(prompt?.getAttribute('data-draft')) === steps && !prompt?.hasAttribute('data-unready');
      const button = stands ? [...document.querySelectorAll<HTMLElement>(selector)][at] : undefined;
      button?.click();
      return button !== undefined;
    },
    { version, steps, selector, at },
  );
}

/** Chooses at random until the draft is complete, sends it, confirms any warning, and waits until the table has moved on or holds an early answer. */
export async function choose(page: Page, random: () => number): Promise<void> {
  const { version } = await settled(page);
  for (let draft = await settled(page); draft.version === version; draft = await settled(page)) {
    if (draft.complete) {
      if (await pressAt(page, draft, '.confirm')) return insist(page, draft);
      continue;
    }
    if (draft.choices === 0) return;
    if (!(await pressAt(page, draft, '.choices button', Math.floor(random() * draft.choices)))) continue;
    const outcome = await answered(page, version, draft.steps + 1);
    if (outcome === 'moved') return;
    if (outcome === 'asked') return insist(page, draft);
  }
}

/** Waits until the table has moved on; warnings are confirmed. */
async function insist(page: Page, draft: Drafted): Promise<void> {
  if ((await answered(page, draft.version, -1)) === 'moved') return;
  if (await pressAt(page, await settled(page), 'dialog .anyway')) await answered(page, draft.version, -1, true);
}

/** Plays a whole game against a bot; returns the number of decisions. */
export async function playOut(page: Page, seed: number, most = 2000): Promise<number> {
  const random = numbers(seed);
  for (let decisions = 0; decisions < most; decisions += 1) {
    if (!(await myTurn(page))) return decisions;
    await choose(page, random);
  }
  throw new Error(`the game is not over after ${most} decisions`);
}

/** Expects that the game is over, the winner is shown, and the replay is linked. */
export async function isOver(page: Page): Promise<void> {
  await expect(page.locator('.prompt')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.prompt h2')).not.toBeEmpty();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
}

/** Closes the card whose use is asked for: it covers the menu, and whether it is open depends on the bot's moves. */
export async function closeCard(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.reading.pinned .buttons button:last-child')?.click());
}

/** Resigns by the menu, unless the game is over already. */
export async function resign(page: Page): Promise<void> {
  await closeCard(page);
  if ((await standing(page)).phase === 'over') return isOver(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await isOver(page);
}
