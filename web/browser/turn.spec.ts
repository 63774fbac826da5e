import { expect, test, type Page } from '@playwright/test';
import { choose, myTurn, numbers, open, visitor } from './play.ts';

/** Counts the knocks, with a stub of the audio API. */
async function countKnocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { knocks: number };
    counted.knocks = 0;
    const silent = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    class Sound {
      state = 'running';
      destination = {};
      get currentTime(): number {
        return performance.now() / 1000;
      }
      createOscillator(): object {
        return { frequency: silent, connect: (next: object) => next, start: () => (counted.knocks += 1), stop: () => undefined };
      }
      createGain(): object {
        return { gain: silent, connect: () => undefined };
      }
    }
    Object.assign(window, { AudioContext: Sound });
  });
  return () => page.evaluate(() => (window as unknown as { knocks: number }).knocks);
}

const icon = (page: Page) => page.locator('link[rel="icon"]');

test('title, icon and a knock show that it is my turn', async ({ browser }) => {
  const one = await visitor(browser);
  const two = await visitor(browser);
  const [first, second] = [await countKnocks(one.page), await countKnocks(two.page)];
  await open(one.page, 'twilight', 'A friend');
  await two.page.goto(await one.page.locator('.invite input').inputValue());
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const seats = [{ page: one.page, knocks: first }, { page: two.page, knocks: second }];
  const mover = await Promise.race(seats.map((seat) => seat.page.locator('.choices button').first().waitFor().then(() => seat)));
  const waiter = seats.find((seat) => seat !== mover)!;
  await expect(mover.page).toHaveTitle(/^\(1\) Twilight Struggle/);
  await expect(icon(mover.page)).toHaveAttribute('data-icon', 'turn');
  await expect(waiter.page).toHaveTitle(/^Twilight Struggle/);
  await expect(icon(waiter.page)).toHaveAttribute('data-icon', 'quiet');
  await expect(icon(waiter.page)).toHaveCount(1);
  await expect.poll(mover.knocks).toBe(1);
  expect(await waiter.knocks()).toBe(0);

  const random = numbers(2);
  while ((await waiter.page.locator('.choices button').count()) === 0) {
    if ((await mover.page.locator('.choices button').count()) > 0) await choose(mover.page, random);
  }
  await expect(waiter.page).toHaveTitle(/^\(1\)/);
  await expect(icon(waiter.page)).toHaveAttribute('data-icon', 'turn');
  await expect.poll(waiter.knocks).toBe(1);
  await waiter.page.getByRole('link', { name: 'Hotline: to the lobby' }).click();
  await expect(icon(waiter.page)).toHaveAttribute('data-icon', 'quiet');
});

test('a line of the log highlights the board and leads to its position, whose address can be copied', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] }, { confirm: 'none' });
  await page.goto('/');
  await page.locator('.machine').getByRole('group', { name: 'Side' }).getByRole('button', { name: 'USSR' }).click();
  await open(page, 'twilight', 'Machine', false);
  await myTurn(page);
  const poland = page.locator('#board [data-country="poland"]');
  await poland.click();
  await page.locator('#board [data-country="finland"]').click();
  const drawn = page.locator('#board .cb:has([data-country="poland"])');
  const line = page.locator('.log li', { hasText: 'Poland' }).first();
  await line.hover();
  await expect(drawn).toHaveClass(/lit/);
  await page.locator('.prompt h2').hover();
  await expect(drawn).not.toHaveClass(/lit/);
  await line.getByRole('link').click();
  await page.waitForURL(/\/replay\//);
  await expect(page.locator('.log .cur')).toContainText('Poland');
  await page.getByRole('button', { name: 'Copy the link to this step' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).searchParams.get('at')).toMatch(/^\d+$/);
  await page.goto('/');
  await page.goto(address);
  await expect(page.locator('.log .cur')).toContainText('Poland');
  expect(errors).toEqual([]);
});

test('settings change the page at once and persist', async ({ browser }) => {
  const { page } = await visitor(browser);
  const knocks = await countKnocks(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'Off' }).click();
  await dialog.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'Dark' }).click();
  await dialog.getByRole('group', { name: 'Palette' }).getByRole('button', { name: 'For colour-blind eyes' }).click();
  await dialog.getByLabel('A sound when it is my turn').uncheck();
  await dialog.getByRole('group', { name: 'Confirm before sending' }).getByRole('button', { name: 'Dice and draws' }).click();
  await dialog.getByLabel('List all choices as buttons').uncheck();
  const html = page.locator('html');
  await page.reload();
  await expect(html).toHaveAttribute('data-motion', 'off');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-palette', 'distinct');
  expect(await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--base').trim())).toMatch(/^0m?s$/);
  await open(page, 'curtain', 'Machine');
  await myTurn(page);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('hotline.settings') ?? '{}') as unknown);
  expect(kept).toMatchObject({ confirm: 'dice', list: false });
  expect(await knocks()).toBe(0);
});
