import { expect, test, type Page } from '@playwright/test';
import { begin } from './begin.ts';
import { open, resign, visitor } from './play.ts';

/** Markup that would run a script, or at least become an element, if a page inserted it unescaped. */
const PICTURE = '<img src=x onerror=hit()>';
const DRAWING = '<svg onload=hit()>';
const LINK = '<a href="javascript:hit()">go</a>';
const CLOSING = '</p><script>hit()</script>';

/** Counts the scripts that ran, on every page from now on. */
async function watched(page: Page): Promise<() => number> {
  let hits = 0;
  await page.exposeFunction('hit', () => (hits += 1));
  return () => hits;
}

/** Expects that a page has the text, and no element made of it. */
async function isText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:"], body script:not([src])')).toHaveCount(0);
}

/** Returns the number of a card pack: FNV-1a of its text. */
function numberOf(pack: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(pack)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

test('script in names, chat and notes is shown as text', async ({ browser }) => {
  const one = await visitor(browser);
  const two = await visitor(browser);
  const [hitsOne, hitsTwo] = [await watched(one.page), await watched(two.page)];
  await open(one.page, 'curtain', 'A friend');
  const link = await one.page.locator('.invite input').inputValue();
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill(PICTURE);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await two.page.locator('.log').waitFor();
  await isText(one.page, PICTURE);

  await two.page.getByRole('tab', { name: 'Chat' }).click();
  await one.page.getByRole('tab', { name: 'Chat' }).click();
  for (const line of [DRAWING, LINK, CLOSING]) {
    await two.page.locator('.chat input').fill(line);
    await two.page.getByRole('button', { name: 'Send' }).click();
    await isText(one.page, line);
    await isText(two.page, line);
  }

  await one.page.getByRole('tab', { name: 'Notes' }).click();
  const notes = one.page.getByLabel('My notes about this game');
  await notes.fill(CLOSING + PICTURE);
  await expect(one.page.getByText('Saved', { exact: true })).toBeVisible();
  await one.page.reload();
  await one.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes).toHaveValue(CLOSING + PICTURE);

  // The lists of the lobby name the players.
  await one.page.goto('/');
  await isText(one.page, PICTURE);
  expect([hitsOne(), hitsTwo()]).toEqual([0, 0]);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('script in the names and texts of a card pack is shown as text', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const hits = await watched(page);
  // The record of a game contains the usual pack in its canonical form.
  const game = await begin(page, { game: 'curtain' });
  await resign(page);
  const record = await (await page.request.get(`/api/tables/${game}/export`)).json();
  const usual: string = record.options.pack.toml;
  expect(numberOf(usual)).toBe(record.options.pack.hash);
  const toml = usual.replace(/^(name_en = ")/gm, `$1${PICTURE} `);
  expect(toml).not.toBe(usual);
  const options = { pack: { hash: numberOf(toml), toml } };
  await begin(page, { game: 'curtain', opponent: { kind: 'hot_seat' }, options });
  await page.locator('.curtain').getByRole('button').click();
  await isText(page, PICTURE);
  expect(hits()).toBe(0);
  expect(errors).toEqual([]);
});
