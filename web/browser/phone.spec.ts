import { devices, expect, test, type Page } from '@playwright/test';
import { begin, BRINK } from './begin.ts';
import { myTurn, settled, visitor } from './play.ts';
import { rest } from './rest.ts';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };
/** A position in which no move of these tests loses the game. */
const CALM = { ...BRINK, defcon: 4 };

const steps = async (page: Page): Promise<number> => (await settled(page)).steps;
const tab = (page: Page, name: string) => page.locator('.tabbar').getByRole('button', { name });

/** Presses a card of the hand, and one of its uses. */
async function use(page: Page, card: string, use: string): Promise<void> {
  await tab(page, 'Hand').tap();
  await page.locator(`button.card[data-card="${card}"]`).tap();
  const button = page.locator('.reading button', { hasText: use });
  await button.waitFor();
  await settled(page);
  await button.tap();
  await settled(page);
}

test('Back undoes the draft step by step, then closes a sheet, then leaves', async ({ browser }) => {
  const { page, errors } = await visitor(browser, PHONE, {});
  const id = await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  await use(page, 'nuclear_subs', 'Influence');
  await page.locator('.chips button', { hasText: 'Europe' }).tap();
  for (const drafted of [3, 4]) {
    await page.locator('#board [data-country="italy"]').tap();
    await expect.poll(() => steps(page)).toBe(drafted);
  }
  await tab(page, 'Log').tap();
  await page.locator('.sheet').waitFor();
  for (const drafted of [3, 2, 1, 0]) {
    await page.goBack();
    await expect.poll(() => steps(page)).toBe(drafted);
  }
  await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
  await expect(page.locator('.sheet')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/t\//);
  expect(errors).toEqual([]);
});

test('a sheet and a result panel leave more than half of the board visible, and the panel does not cover its country', async ({ browser }) => {
  const { page, errors } = await visitor(browser, PHONE, { results: 'always' });
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  for (const name of ['Hand', 'Log', 'Tracks']) {
    await tab(page, name).tap();
    await page.locator('.sheet').waitFor();
    await rest(page);
    expect((await page.locator('.sheet').boundingBox())!.height, name).toBeLessThanOrEqual(0.46 * 844 + 1);
    await tab(page, name).tap();
  }
  await use(page, 'brush_war', 'Coup');
  await page.locator('.chips button', { hasText: 'Africa' }).tap();
  await page.locator('#board [data-country="angola"]').tap();
  await page.locator('.confirm.act').waitFor();
  await settled(page);
  await page.locator('.confirm').tap();
  const panel = page.locator('.result.settled');
  await expect(panel).toContainText('Angola');
  await rest(page);
  const [shown, country] = [(await panel.boundingBox())!, (await page.locator('#board [data-country="angola"]').boundingBox())!];
  expect(shown.height).toBeLessThanOrEqual(0.46 * 844 + 1);
  expect(shown.y > country.y + country.height || shown.y + shown.height < country.y).toBe(true);
  await expect(panel.locator('.go')).toBeInViewport({ ratio: 1 });
  expect(errors).toEqual([]);
});

test('the explanation of a refusal stands above the buttons of the draft', async ({ browser }) => {
  const { page, errors } = await visitor(browser, PHONE, {});
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  await use(page, 'nuclear_subs', 'Influence');
  await page.locator('.chips button', { hasText: 'Europe' }).tap();
  await page.locator('#board [data-country="hungary"]').tap();
  const note = page.locator('.whynot');
  await note.waitFor();
  await rest(page);
  const [told, row] = [(await note.boundingBox())!, (await page.locator('.confirmbar').boundingBox())!];
  expect(told.y + told.height).toBeLessThanOrEqual(row.y);
  expect(errors).toEqual([]);
});

test('the newest step of a long draft is in view', async ({ browser }) => {
  const { page, errors } = await visitor(browser, PHONE, { list: true });
  await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  for (let drafted = 1; drafted <= 6; drafted += 1) {
    const button = page.locator('.choices button').nth(drafted - 1);
    await settled(page);
    await button.tap();
    await expect.poll(() => steps(page)).toBe(drafted);
    await rest(page);
    const list = (await page.locator('.draft ul').boundingBox())!;
    const line = (await page.locator('.draft [data-newest]').boundingBox())!;
    expect(line.y >= list.y - 1 && line.y + Math.min(line.height, 44) <= list.y + list.height + 1, `step ${drafted}`).toBe(true);
  }
  expect(errors).toEqual([]);
});
