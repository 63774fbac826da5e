import { expect, test, type Page } from '@playwright/test';
import { begin, BRINK } from './begin.ts';
import { findings } from './looks.ts';
import { GAMES, settled, visitor } from './play.ts';
import { lasting } from './rest.ts';

/** Waits for something to choose or to confirm; returns false when the game is over. */
async function asked(page: Page): Promise<boolean> {
  await page.locator('.prompt[data-phase="over"], .prompt[data-ends], .prompt .choices button').first().waitFor({ state: 'attached' });
  return (await page.locator('.prompt').getAttribute('data-phase')) !== 'over';
}

/** Returns the area that has the focus: the question, the board, the hand or a card that is read; never the page itself. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const node = document.activeElement;
    const within = ['.prompt', '#board', '.handbar', '.reading', 'dialog', '[role="menu"]'].find((place) => node?.closest(place));
    return within ?? node?.tagName ?? 'none';
  });
}

for (const game of GAMES) {
  test(`${game}: a screen reader gets what is asked, chosen and done`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, {}, {});
    await begin(page, { game, side: 'west' });
    await asked(page);
    const { choices } = await settled(page);
    await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
    await expect(page.locator('.prompt [aria-live="polite"] h2')).not.toBeEmpty();
    // Everything that can be chosen is a button of one list, including choices that are visible on the board only.
    await expect(page.getByRole('list', { name: 'Possible choices' }).getByRole('button')).toHaveCount(choices);
    await expect(page.getByRole('log')).toBeAttached();
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await settled(page)).steps).toBe(1);
    await expect(page.locator('.draft ul[aria-label]')).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('BODY');
    expect(await lasting(page, findings)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await settled(page)).steps).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('keys choose a card by its number and a use by its letter; Esc twice, V and H work', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, {});
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: { ...BRINK, defcon: 4 } } });
  await asked(page);
  await settled(page);
  const second = await page.locator('.handbar li button').nth(1).getAttribute('data-card');
  await page.keyboard.press('2');
  await expect(page.locator(`.handbar [data-card="${second}"]`)).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.reading [data-use="coup"]').waitFor();
  await settled(page);
  await page.keyboard.press('c');
  await expect.poll(async () => (await settled(page)).steps).toBe(2);
  await expect(page.locator('.prompt .seg [aria-pressed="true"]')).toHaveText(/Coup/);
  await expect.poll(() => focused(page)).not.toBe('BODY');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await settled(page)).steps).toBe(0);
  await page.keyboard.press('v');
  await expect(page.locator('#board table, #board .list').first()).toBeVisible();
  await page.keyboard.press('v');
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
});
