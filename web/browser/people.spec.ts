import { expect, test } from '@playwright/test';
import { account, rated } from './people.ts';
import { visitor } from './play.ts';

test('a profile shows a player’s results, and leads to opponents, games and the leaderboard', async ({ browser }, info) => {
  // Names must be unique in a database, which the tests of a worker share.
  const [ann, bob] = [`Ann ${info.workerIndex}`, `Bob ${info.workerIndex}`];
  const one = await account(browser, ann);
  const two = await account(browser, bob);
  for (let n = 0; n < 12; n += 1) {
    await rated(one.page, two.page, 'spies');
    await rated(two.page, one.page, 'spies');
    await rated(one.page, two.page, 'spies');
  }
  await rated(two.page, one.page, 'curtain');
  const { page } = one;
  await page.goto(`/u/${encodeURIComponent(ann)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ann);
  await expect(page.locator('.ratings tbody tr')).toHaveCount(2);
  await expect(page.locator('.curve .band')).toHaveCount(1);
  await expect(page.locator('.results .end')).toContainText('Resignation');
  await expect(page.locator('.played li')).toHaveCount(37);
  await page.getByLabel('Result', { exact: true }).selectOption('lost');
  await expect(page.locator('.played li')).toHaveCount(13);
  await page.getByLabel('Game', { exact: true }).last().selectOption('curtain');
  await expect(page.locator('.played li')).toHaveCount(1);
  await page.locator('.opponents a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bob);
  await page.getByRole('button', { name: `Games against ${ann}` }).click();
  await expect(page.locator('.filters button')).toContainText(ann);
  await page.getByRole('link', { name: 'Players' }).click();
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'CIA vs KGB' }).click();
  const places = page.locator('ol li');
  await expect(places.filter({ hasText: ann })).toContainText('36 games');
  await expect(places.filter({ hasText: bob })).toContainText(/\d± ?\d|\d ± \d/);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('guests and unknown names have no profile', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/u/Nobody%20at%20all');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/players/curtain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players');
  expect(errors).toEqual([]);
});

test('two visitors who press the same cell of the pool are taken to one table', async ({ browser }) => {
  const one = await visitor(browser);
  const two = await visitor(browser);
  const cell = (page: typeof one.page): ReturnType<typeof one.page.getByRole> => page.getByRole('button', { name: /^CIA vs KGB, 21 days:/ });
  await one.page.goto('/');
  await cell(one.page).click();
  await expect(cell(one.page)).toHaveAttribute('aria-pressed', 'true');
  await expect(one.page.locator('.pool [role="status"]')).toContainText('You wait for an opponent: CIA vs KGB, 21 days.');
  await two.page.goto('/');
  await expect(cell(two.page)).toHaveText('1');
  // A second press leaves, and both see it.
  await cell(one.page).click();
  await expect(cell(one.page)).toHaveAttribute('aria-pressed', 'false');
  await expect(cell(two.page)).toHaveText('0');
  await cell(one.page).click();
  await expect(cell(two.page)).toHaveText('1');
  await cell(two.page).click();
  await Promise.all([one.page, two.page].map((page) => page.waitForURL(/\/t\//)));
  expect(new URL(one.page.url()).pathname).toBe(new URL(two.page.url()).pathname);
  await Promise.all([one.page, two.page].map((page) => page.locator('.prompt').waitFor()));
  // A player who goes back to the lobby stays there.
  await one.page.goto('/');
  await expect(one.page.locator('.games li').first()).toBeVisible();
  await expect(cell(one.page)).toHaveText('0');
  expect(new URL(one.page.url()).pathname).toBe('/');
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('an account is invited from its profile, and accepts or declines in the lobby', async ({ browser }, info) => {
  const [cleo, dan] = [`Cleo ${info.workerIndex}`, `Dan ${info.workerIndex}`];
  const one = await account(browser, cleo);
  const two = await account(browser, dan);
  const ask = async (): Promise<void> => {
    await one.page.goto(`/u/${encodeURIComponent(dan)}`);
    await one.page.getByRole('link', { name: 'Ask to play' }).click();
    await expect(one.page.getByLabel('Ask an account by name')).toHaveValue(dan);
    await one.page.getByRole('button', { name: 'Ask to play' }).click();
    await one.page.waitForURL(/\/t\//);
    await expect(one.page.locator('.room')).toContainText(dan);
  };
  await two.page.goto('/');
  await ask();
  const list = two.page.locator('.games.asked');
  await expect(list).toContainText(cleo);
  await list.getByRole('button', { name: 'Decline' }).click();
  await expect(list).toHaveCount(0);
  await expect(one.page.locator('.prompt')).toHaveAttribute('data-phase', 'cancelled');
  await ask();
  await list.getByRole('link', { name: 'See terms' }).click();
  await expect(two.page.locator('.terms')).toContainText(cleo);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one.page, two.page].map((page) => page.locator('.log').waitFor()));
  expect([...one.errors, ...two.errors]).toEqual([]);
});
