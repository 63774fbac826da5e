import { expect, test, type Locator } from '@playwright/test';
import { myTurn, open, visitor } from './play.ts';

test('points of influence are marked, counted, and taken back one by one while they are placed', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.locator('.machine').getByRole('group', { name: 'Side' }).getByRole('button', { name: 'USSR' }).click();
  await open(page, 'twilight', 'Machine', false);
  await myTurn(page);
  await expect(page.locator('.draft')).toHaveCount(0);
  const poland = page.locator('#board [data-country="poland"]');
  const pending = (country: string): Locator => page.locator(`#board .pending[data-tag="${country}"]`);
  await poland.click();
  await expect(pending('poland')).toHaveText('+1');
  await expect(page.locator('.draft')).toContainText('1 point so far, 5 left');
  await poland.click();
  await expect(pending('poland')).toHaveText('+2');
  await page.locator('#board [data-country="finland"]').click();
  await expect(page.locator('.draft')).toContainText('3 points so far, 3 left');
  await page.locator('.back').click();
  await expect(pending('finland')).toHaveCount(0);
  await expect(page.locator('.draft')).toContainText('2 points so far, 4 left');
  await page.keyboard.press('u');
  await expect(pending('poland')).toHaveText('+1');
  expect(errors).toEqual([]);
});
