import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GameName } from '../src/wire/games.ts';
import { address } from './servers.ts';

export type Game = GameName;
const TITLES: Record<Game, string> = { twilight: 'Twilight Struggle', curtain: 'Iron Curtain', spies: 'CIA vs KGB' };
export const GAMES = Object.keys(TITLES) as readonly Game[];

/** Numbers from 0 to 1 that are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The test that has windows open. */
let visited: string | null = null;

/** A window of somebody of their own, with the errors of the page. Windows of earlier tests are closed first. */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<{ page: Page; errors: string[] }> {
  if (visited !== test.info().testId) await Promise.all(browser.contexts().map((old) => old.close()));
  visited = test.info().testId;
  const context = await browser.newContext({ baseURL: address(test.info().parallelIndex), viewport: { width: 1440, height: 900 }, locale: 'en', ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|violates/.test(message.text())) errors.push(message.text());
  });
  return { page, errors };
}

/** Opens a table from the lobby; not `anew`: from the lobby as it stands, with what was set there. */
export async function open(page: Page, game: Game, opponent: 'Machine' | 'A friend' | 'Anyone' | 'Same screen', anew = true): Promise<void> {
  if (anew) await page.goto('/');
  await page.locator('.pick label', { hasText: TITLES[game] }).click();
  const against = page.getByRole('group', { name: 'Play against' });
  await (opponent === 'Machine' ? page.locator('.start') : against.getByRole('button', { name: opponent })).click();
  await page.waitForURL(/\/t\//);
}

export interface Standing {
  phase: string;
  version: number;
  mine: boolean;
}

/** How the table stands: the phase, the version, and whether it is for this window to choose. */
export async function standing(page: Page): Promise<Standing> {
  const prompt = page.locator('.prompt');
  return prompt.evaluate((node) => ({
    phase: node.getAttribute('data-phase') ?? '',
    version: Number(node.getAttribute('data-version')),
    mine: node.querySelectorAll('.choices button').length > 0,
  }));
}

/** Waits until this window has something to choose, or the game is over; true if it has. */
export async function myTurn(page: Page, patience = 60_000): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      const prompt = document.querySelector('.prompt');
      if (prompt?.getAttribute('data-phase') === 'over') return 'over';
      return prompt?.querySelector('.choices button') ? 'mine' : null;
    },
    undefined,
    { timeout: patience, polling: 20 },
  );
  return (await found.jsonValue()) === 'mine';
}

/** Clicks one of the offered choices, insists where the table asks, and waits until it has moved on, or holds an early answer. */
export async function choose(page: Page, random: () => number): Promise<void> {
  const choices = page.locator('.choices button');
  const before = await choices.evaluateAll((buttons) => ({ count: buttons.length, version: Number(document.querySelector('.prompt')!.getAttribute('data-version')) }));
  await choices.nth(Math.floor(random() * before.count)).click();
  // One look at a time: what is waited for in vain goes on looking.
  const outcome = (answered: boolean): Promise<string> =>
    page
      .waitForFunction(
        ({ version, answered }) => {
          const prompt = document.querySelector('.prompt');
          if (Number(prompt?.getAttribute('data-version') ?? version + 1) !== version || !prompt?.querySelector('.choices button')) return 'moved';
          return !answered && document.querySelector('dialog .anyway') ? 'asked' : null;
        },
        { version: before.version, answered },
        { polling: 20 },
      )
      .then((found) => found.jsonValue() as Promise<string>);
  if ((await outcome(false)) === 'moved') return;
  await page.locator('dialog .anyway').click();
  await outcome(true);
}

/** Plays a whole game against the machine; gives the number of decisions. */
export async function playOut(page: Page, seed: number, most = 2000): Promise<number> {
  const random = numbers(seed);
  for (let decisions = 0; decisions < most; decisions += 1) {
    if (!(await myTurn(page))) return decisions;
    await choose(page, random);
  }
  throw new Error(`the game is not over after ${most} decisions`);
}

/** The game is over, the winner is told, and the replay can be reached. */
export async function isOver(page: Page): Promise<void> {
  await expect(page.locator('.prompt')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('.prompt h2')).not.toBeEmpty();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
}

/** Gives up by the menu. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await isOver(page);
}
