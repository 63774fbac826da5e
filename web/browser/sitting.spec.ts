import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { begin, BRINK } from './begin.ts';
import { isOver, myTurn, open, settled, standing, visitor } from './play.ts';
import { expectNoFaults, rest } from './rest.ts';

const later = (page: Page, version: number): Promise<void> => expect.poll(async () => (await standing(page)).version).toBeGreaterThan(version);

/** Drafts the event of Duck and Cover; returns the confirm button, once it is enabled. */
async function draftDuckAndCover(page: Page): Promise<Locator> {
  await page.locator('.choice', { hasText: 'Duck and Cover' }).click();
  const event = page.locator('.choice[data-action*="event"]');
  await event.waitFor();
  await settled(page);
  await event.click();
  const confirm = page.locator('.confirm.act');
  await confirm.waitFor();
  await settled(page);
  return confirm;
}

test('a move that would lose by nuclear war needs a confirmation', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK } });
  await myTurn(page);
  const { version } = await standing(page);
  const confirm = await draftDuckAndCover(page);
  await expect(page.locator('.draft .warn')).toContainText('loses you the game');
  await confirm.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('loses you the game');
  const safe = dialog.getByRole('button', { name: 'Choose something else' });
  await expect(safe).toBeFocused();
  await safe.click();
  await expect(dialog).toHaveCount(0);
  expect(await standing(page)).toMatchObject({ phase: 'running', version, mine: true });
  await confirm.click();
  await dialog.getByRole('button', { name: 'Play it anyway' }).click();
  await isOver(page);
  await expect(page.locator('.prompt h2')).toContainText('USSR');
  expect(errors).toEqual([]);
});

test('a move that loses nothing needs no confirmation', async ({ browser }) => {
  const { page } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: { ...BRINK, defcon: 4 } } });
  await myTurn(page);
  const { version } = await standing(page);
  await (await draftDuckAndCover(page)).click();
  await later(page, version);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await standing(page)).phase).toBe('running');
});

test('both clocks are shown, and the deciding player’s clock runs', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK }, clock: { kind: 'live', minutes: 90, increment: 30 } });
  await myTurn(page);
  const [mine, other] = [page.locator('.player.mine .clock'), page.locator('.player:not(.mine) .clock')];
  await expect(page.locator('.player.mine')).toHaveClass(/\bnow\b/);
  await expect(other).toHaveText('1:30:00');
  const seconds = async (): Promise<number> => (await mine.innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const before = await seconds();
  expect(before).toBeGreaterThan(80 * 60);
  await expect.poll(seconds).toBeLessThan(before - 1);
  await expect(other).toHaveText('1:30:00');
  expect(errors).toEqual([]);
});

test('two players chat, and nothing opens by itself', async ({ browser }) => {
  const one = await visitor(browser);
  await open(one.page, 'curtain', 'A friend');
  const link = await one.page.locator('.invite input').inputValue();
  const two = await visitor(browser);
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [one, two]) await page.locator('.prompt').waitFor();

  const chat = (page: Page) => page.getByRole('tab', { name: 'Chat' });
  const say = async (page: Page, text: string): Promise<void> => {
    await chat(page).click();
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await say(one.page, 'Good luck');
  await expect(chat(two.page)).toContainText('1');
  await expect(two.page.getByText('Good luck')).toHaveCount(0);
  await say(two.page, '<b>Have fun</b> ♥');
  await expect(two.page.getByText('Good luck')).toBeVisible();
  await expect(chat(two.page)).not.toContainText('1');
  await expect(one.page.getByText('<b>Have fun</b> ♥')).toBeVisible();
  await expect(one.page.locator('.chat li', { hasText: 'Halina' })).toHaveCount(1);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('the map by the keyboard: to the board, to a country, place, take back, list', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  const focused = page.locator('[data-country]:focus');
  await page.keyboard.press('b');
  await expect(focused).toHaveAttribute('aria-label', /Can be chosen/);
  await expect(focused).toHaveAttribute('data-country', 'finland');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('data-country', 'sweden');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-country', 'finland');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-country', 'czechoslovakia');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-country="czechoslovakia"]')).toHaveAttribute('aria-label', /USSR 1/);
  await page.keyboard.press('u');
  await expect(page.locator('[data-country="czechoslovakia"]')).not.toHaveAttribute('aria-label', /USSR 1/);
  await page.keyboard.press('v');
  await expect(page.locator('[data-country]')).toHaveCount(0);
  const poland = page.locator('.list button', { hasText: 'Poland' });
  await poland.focus();
  for (let point = 1; point <= 6; point += 1) {
    await page.keyboard.press('Enter');
    await expect(poland).toContainText(`USSR ${point}`);
  }
  const { version } = await standing(page);
  await settled(page);
  await page.keyboard.press('Enter');
  await later(page, version);
  await expect(poland).toContainText('USSR 6');
  expect(errors).toEqual([]);
});

test('a phone of 360 pixels: tap, confirm, look at hand and log; nothing is cut off', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { ...devices['Galaxy S8'], viewport: { width: 360, height: 740 } });
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK } });
  await myTurn(page);
  await expectNoFaults(page);
  const { version } = await standing(page);
  const choice = page.locator('.choice', { hasText: 'Nuclear Subs' });
  await choice.tap();
  const confirm = page.locator('.confirm');
  await expect(confirm).toBeInViewport({ ratio: 1 });
  expect((await standing(page)).version).toBe(version);
  await settled(page);
  await page.locator('.back').tap();
  await expect(choice).toBeVisible();
  await settled(page);
  await choice.tap();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  for (const name of ['Hand', 'Log', 'Chat', 'Tracks']) {
    const tab = page.locator('.tabbar').getByRole('button', { name });
    await rest(page);
    expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await tab.tap();
    await expect(page.locator('.sheet')).toBeVisible();
    await expectNoFaults(page, name);
    await tab.tap();
    await expect(page.locator('.sheet')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Asia', exact: true }).tap();
  await expect(page.locator('[data-country="india"]')).toBeInViewport();
  await page.locator('[data-country="india"]').tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(errors).toEqual([]);
});
