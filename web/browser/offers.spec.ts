import { expect, test, type Browser, type Page } from '@playwright/test';
import { choose, isOver, myTurn, numbers, open, resign, standing, visitor, type Game } from './play.ts';

/** Opens two browsers at a table with a clock, and returns first the one that decides first. */
async function couple(browser: Browser, game: Game): Promise<{ mover: Page; other: Page; errors: () => string[] }> {
  const one = await visitor(browser);
  await one.page.goto('/');
  await one.page.getByRole('button', { name: '90 min', exact: true }).click();
  await open(one.page, game, 'A friend', false);
  const link = await one.page.locator('.invite input').inputValue();
  const two = await visitor(browser);
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const pages = [one.page, two.page];
  await Promise.all(pages.map((page) => page.locator('.log').waitFor()));
  const mover = await Promise.race(pages.map((page) => page.locator('.choices button').first().waitFor().then(() => page)));
  return { mover, other: pages.find((page) => page !== mover)!, errors: () => [...one.errors, ...two.errors] };
}

async function propose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('two browsers propose, withdraw, decline and accept a draw, a pause and a takeback', async ({ browser }) => {
  const { mover, other, errors } = await couple(browser, 'twilight');

  await propose(other, 'Offer a draw');
  await expect(other.getByText('You have offered a draw.')).toBeVisible();
  await expect(mover.getByText('offers a draw.')).toBeVisible();
  await other.getByRole('button', { name: 'Withdraw' }).click();
  await expect(mover.getByText('offers a draw.')).toHaveCount(0);

  const asked = mover.getByText('You have asked to stop the clocks.');
  const decline = other.getByRole('button', { name: 'Decline' });
  await propose(mover, 'Ask for a pause');
  await expect(asked).toBeVisible();
  await decline.click();
  // Both must have seen that it was declined; otherwise the next offer and answer may reach the server first.
  await expect(asked).toHaveCount(0);
  await expect(decline).toHaveCount(0);
  await propose(mover, 'Ask for a pause');
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(mover.locator('.prompt')).toHaveAttribute('data-phase', 'paused');
  await mover.getByRole('button', { name: 'Go on' }).click();
  await expect(other.locator('.prompt')).toHaveAttribute('data-phase', 'running');

  const log = await mover.locator('.log').innerText();
  await myTurn(mover);
  await choose(mover, numbers(1));
  await expect(mover.locator('.log')).not.toHaveText(log, { useInnerText: true });
  await propose(mover, 'Ask for a takeback');
  await expect(other.getByText('asks to take back the last decision.')).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(mover.locator('.log')).toHaveText(log, { useInnerText: true });
  const apart = async (): Promise<number> => (await standing(other)).version - (await standing(mover)).version;
  await expect.poll(apart).toBe(0);

  await propose(mover, 'Offer a draw');
  await other.getByRole('button', { name: 'Agree' }).click();
  await isOver(mover);
  await isOver(other);
  expect(errors()).toEqual([]);
});

test('resigning needs a confirmation; then both may play again with sides swapped', async ({ browser }) => {
  const { mover, other, errors } = await couple(browser, 'curtain');
  await propose(mover, 'Resign');
  await mover.getByRole('button', { name: 'Play on' }).click();
  await expect(mover.locator('.prompt')).toHaveAttribute('data-phase', 'running');
  await mover.getByRole('button', { name: 'Menu' }).click();
  await expect(mover.getByRole('dialog').getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
  await mover.keyboard.press('Escape');
  const mine = await mover.locator('.player.mine .cap').innerText();
  await resign(mover);
  await isOver(other);

  const before = mover.url();
  await mover.getByRole('button', { name: 'Play again' }).click();
  await expect(mover.getByText('You have offered to play again')).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await other.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  await mover.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  expect(mover.url()).toBe(other.url());
  await expect(mover.locator('.player.mine .cap')).not.toHaveText(mine);
  await expect(other.locator('.player.mine .cap')).toHaveText(mine);
  expect(errors()).toEqual([]);
});

test('a bot gets no offers: it plays again at once, with sides swapped', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await open(page, 'curtain', 'Machine');
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ask for a takeback' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const mine = await page.locator('.player.mine .cap').innerText();
  const before = page.url();
  await resign(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== before);
  await myTurn(page);
  await expect(page.locator('.player.mine .cap')).not.toHaveText(mine);
  expect(errors).toEqual([]);
});
