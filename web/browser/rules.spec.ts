import { expect, test } from '@playwright/test';
import { myTurn, visitor } from './play.ts';

test('the rule book can be searched, its links and cards work, and it follows the reader’s language', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/rules/twilight#8');
  await expect(page.locator('article h2')).toContainText('coup');
  await page.getByLabel('Search the rules').fill('military operations');
  await expect(page.locator('article mark').first()).toBeVisible();
  const counted = page.locator('.contents li a:has(b)');
  expect(await counted.count()).toBeGreaterThan(3);
  await counted.filter({ hasText: 'Military Operations' }).first().click();
  await expect(page.locator('article h2')).toContainText('Military Operations');
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.getByLabel('Search the rules').fill('no such words at all');
  await expect(page.getByRole('status')).toContainText('no such words at all');
  await page.getByLabel('Search the rules').fill('');

  await page.goto('/rules/twilight#8');
  await page.locator('article a[href="#card-nato"]').first().click();
  await expect(page.getByRole('dialog', { name: 'NATO' })).toBeVisible();
  await page.getByRole('dialog').locator('li button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('article h2')).toBeVisible();

  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('article')).toHaveAttribute('lang', 'pl');
  await page.goto('/rules/twilight#6.1');
  await expect(page.locator('.sought')).toContainText('6.1');
  await page.goto('/rules/spies#cards');
  await expect(page.locator('[data-card]')).toHaveCount(24 + 21 + 6);
  expect(errors).toEqual([]);
});

test('an example of the rule book can be tried on a board', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  for (const [address, name] of [['/rules/twilight#8', '#try-coup'], ['/rules/curtain#6', '#try-scoring'], ['/rules/spies#3', '#try-struggle']] as const) {
    await page.goto(address);
    await page.locator(`article a[href="${name}"]`).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.curtain button, .prompt .choices button').first().waitFor();
    const curtain = page.locator('.curtain button');
    if (await curtain.isVisible()) await curtain.click();
    expect(await myTurn(page)).toBe(true);
  }
  expect(errors).toEqual([]);
});
