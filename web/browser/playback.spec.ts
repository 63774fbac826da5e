import { expect, test, type Page } from '@playwright/test';
import { choose, myTurn, numbers, open, stopClock, visitor } from './play.ts';

/** Opens a table with a stopped clock, against a bot that sometimes makes several moves in a row. */
async function still(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.locator('.machine .pick label', { hasText: 'Twilight Struggle' }).click();
  await page.locator('.machine').getByRole('group', { name: 'Side' }).getByRole('button', { name: 'US', exact: true }).click();
  await open(page, 'twilight', 'Machine', false);
  await page.locator('.prompt').waitFor();
  await stopClock(page);
}

/** Plays until the bot has made several moves, and advances the clock until the first of them is shown. */
async function untilShown(page: Page): Promise<void> {
  const random = numbers(3);
  for (let decisions = 0; decisions < 60; decisions += 1) {
    await myTurn(page);
    await choose(page, random);
    await myTurn(page);
    // The bot's moves arrive with the question. A playback is in progress until its last move was shown.
    const plays = (): Promise<boolean> => page.evaluate(() => document.documentElement.dataset['busy']?.split(' ').includes('playback') === true);
    while (await plays()) {
      if ((await page.locator('.step').count()) > 0) return;
      await page.clock.runFor(100);
    }
  }
  throw new Error('the bot never made several moves at once');
}

/** Records on the page the number of different moves shown, and of log lines marked with them. */
async function noteShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      const step = document.querySelector<HTMLElement>('.step');
      if (!step) return;
      texts.add(step.innerText);
      document.body.dataset['steps'] = String(texts.size);
      document.body.dataset['marked'] = String(document.querySelectorAll('.log .cur').length);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const figures = (page: Page): Promise<string> => page.locator('#board').evaluate((board) => [...board.querySelectorAll('.cb')].map((box) => box.textContent).join('|'));

test('several moves of a bot are shown one by one, and any key brings the board up to date', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await still(page);
  await noteShown(page);
  await untilShown(page);
  await expect.poll(async () => {
    await page.clock.runFor(100);
    return page.locator('body').getAttribute('data-steps');
  }).toMatch(/^([2-9]|\d\d+)$/);
  await expect(page.locator('body')).toHaveAttribute('data-marked', '1');
  await untilShown(page);
  // The clock is stopped: only the key can end the playback.
  await page.keyboard.press('Shift');
  await expect(page.locator('.step')).toHaveCount(0);
  await expect(page.locator('.log .cur')).toHaveCount(0);
  await myTurn(page);
  const shown = await figures(page);
  await page.reload();
  await myTurn(page);
  await expect.poll(() => figures(page)).toBe(shown);
  expect(errors).toEqual([]);
});

test('a click during a playback counts, and brings the board up to date', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await still(page);
  await untilShown(page);
  await myTurn(page);
  await choose(page, numbers(5));
  expect(errors).toEqual([]);
});

test('without animations there is no playback', async ({ browser }) => {
  const { page } = await visitor(browser, { reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('.machine .pick label', { hasText: 'Twilight Struggle' }).click();
  await page.locator('.machine').getByRole('group', { name: 'Side' }).getByRole('button', { name: 'US', exact: true }).click();
  await open(page, 'twilight', 'Machine', false);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.step')) document.body.dataset['shown'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const random = numbers(3);
  for (let decisions = 0; decisions < 25 && (await myTurn(page)); decisions += 1) await choose(page, random);
  expect(await page.evaluate(() => document.body.dataset['shown'])).toBeUndefined();
});

test('a returning player sees the number of missed moves, and their playback on request', async ({ browser }) => {
  const one = await visitor(browser, {}, { list: true, confirm: 'none' });
  await open(one.page, 'twilight', 'A friend');
  const link = await one.page.locator('.invite input').inputValue();
  const two = await visitor(browser, {}, { list: true, confirm: 'none' });
  await Promise.all([one.page, two.page].map((page) => page.clock.install()));
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const pages = [one.page, two.page];
  await Promise.all(pages.map((page) => page.locator('.log').waitFor()));
  const mover = await Promise.race(pages.map((page) => page.locator('.choices button').first().waitFor().then(() => page)));
  const away = pages.find((page) => page !== mover)!;
  const address = away.url();
  await away.goto('/');
  const random = numbers(2);
  for (let decisions = 0; decisions < 3; decisions += 1) {
    await mover.locator('.choices button').first().waitFor();
    await choose(mover, random);
  }
  const positions: string[] = [];
  away.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/replay')) positions.push(request.url());
  });
  await away.goto(address);
  const bar = away.locator('.since');
  await expect(bar).toContainText(/Since you were last here: \d+ moves\./);
  await expect(away.locator('.step')).toHaveCount(0);
  expect(positions).toEqual([]);
  // The first move of a playback stays until the test advances the clock: only a click can end it.
  await stopClock(away);
  await bar.getByRole('button', { name: 'Show' }).click();
  await away.clock.runFor(100);
  await expect(away.locator('.step')).toBeVisible();
  await expect.poll(() => positions.length).toBeGreaterThan(0);
  await away.locator('.prompt h2').click();
  await expect(away.locator('.step')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await away.reload();
  await away.locator('.log li').first().waitFor();
  await expect(bar).toHaveCount(0);
  expect([...one.errors, ...two.errors]).toEqual([]);
});
