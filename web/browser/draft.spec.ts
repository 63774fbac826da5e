import { devices, expect, test, type Page } from '@playwright/test';
import type { Command, FromServer, TableSnapshot, ToServer } from '../src/wire/index.ts';
import { begin, BRINK } from './begin.ts';
import { choose, GAMES, hurry, isOver, myTurn, numbers, open, pressAt, settled, standing, visitor } from './play.ts';
import { rest } from './rest.ts';

/** Returns the actions that a page has sent, list by list. */
function played(page: Page): { key: string; actions: unknown[] }[] {
  const sent: { key: string; actions: unknown[] }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToServer;
      if (message.type !== 'do' || message.command.do !== 'play') return;
      const { action, actions } = message.command as Extract<Command, { do: 'play' }>;
      sent.push({ key: message.key, actions: actions ?? [action] });
    }),
  );
  return sent;
}

/** Returns the keys of the commands that the server has carried out. */
function done(page: Page): Set<string> {
  const keys = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as FromServer;
      if (message.type === 'done') keys.add(message.key);
    }),
  );
  return keys;
}

for (const game of GAMES) {
  test(`${game}: a whole game of randomly changed drafts equals the stored game`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
    const [sent, carried] = [played(page), done(page)];
    const id = await begin(page, { game, side: 'west' });
    await hurry(page);
    const random = numbers(31);
    let undone = 0;
    for (let decisions = 0; decisions < 2000 && (await myTurn(page)); decisions += 1) {
      const draft = await settled(page);
      const kind = random();
      if (draft.steps > 0 && kind < 0.35) {
        if (await pressAt(page, draft, kind < 0.1 ? '.clear' : '.back')) undone += 1;
      } else if (!draft.complete && draft.choices > 0 && kind < 0.85) {
        await pressAt(page, draft, '.choices button', Math.floor(random() * draft.choices));
      } else {
        await choose(page, random);
      }
    }
    await isOver(page);
    expect(undone).toBeGreaterThan(2);
    const { log } = (await (await page.request.get(`/api/tables/${id}?seat=all`)).json()) as TableSnapshot;
    const record = (await (await page.request.get(`/api/tables/${id}/export?format=record`)).json()) as { actions: unknown[] };
    const mine = log.filter(({ by }) => by === 'west').map(({ action }) => record.actions[action]);
    const lists = sent.filter(({ key }) => carried.has(key)).map(({ actions }) => actions);
    expect(lists.some((list) => list.length > 1)).toBe(true);
    expect(lists.flat()).toEqual(mine);
    expect(errors).toEqual([]);
  });
}

test('before a draft is confirmed, nothing reaches the other player or the server’s record', async ({ browser }) => {
  const one = await visitor(browser);
  const two = await visitor(browser);
  const heard: string[][] = [[], []];
  [one, two].forEach(({ page }, at) => page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard[at]!.push(String(payload)))));
  await open(one.page, 'twilight', 'A friend');
  const link = await one.page.locator('.invite input').inputValue();
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const seats = [one.page, two.page];
  const mover = await Promise.race(seats.map((page) => page.locator('.choices button').first().waitFor().then(() => page)));
  const watching = seats.indexOf(mover) === 0 ? 1 : 0;
  await settled(mover);
  await Promise.all(seats.map(rest));
  const before = { bytes: heard[watching]!.filter((text) => !text.includes('"pong"')).length, version: (await standing(mover)).version };
  for (let draft = await settled(mover); !draft.complete; draft = await settled(mover)) await mover.locator('.choices button').first().click();
  await mover.locator('.back').click();
  await mover.locator('.clear').click();
  await settled(mover);
  expect((await standing(mover)).version).toBe(before.version);
  expect(heard[watching]!.filter((text) => !text.includes('"pong"'))).toHaveLength(before.bytes);
  await choose(mover, numbers(1));
  await expect.poll(() => heard[watching]!.filter((text) => !text.includes('"pong"')).length).toBeGreaterThan(before.bytes);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('a draft survives a reload, and a game against a bot can go back to any decision', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  const start = await page.locator('.log').innerText();
  await page.locator('.choices button').first().click();
  await expect.poll(async () => (await settled(page)).steps).toBe(1);
  await page.locator('.choices button').nth(1).click();
  await expect.poll(async () => (await settled(page)).steps).toBe(2);
  const drafted = await page.locator('.draft').innerText();
  await page.reload();
  await expect.poll(async () => (await settled(page)).steps).toBe(2);
  await expect(page.locator('.draft')).toHaveText(drafted, { useInnerText: true });

  const random = numbers(4);
  await choose(page, random);
  for (let decisions = 0; decisions < 4 && (await myTurn(page)); decisions += 1) await choose(page, random);
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('dialog').locator('li button').last().click();
  await expect(page.locator('.log')).toHaveText(start, { useInnerText: true });
  await expect(page.locator('.prompt')).toHaveAttribute('data-phase', 'running');
  await choose(page, random);
  expect(errors).toEqual([]);
});

/** Counts presses by mouse or finger. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => addEventListener('pointerdown', () => (document.body.dataset['presses'] = String(Number(document.body.dataset['presses'] ?? 0) + 1)), true));
  return () => page.evaluate(() => Number(document.body.dataset['presses'] ?? 0));
}

const CALM = { ...BRINK, defcon: 4 };
const country = (page: Page, slug: string) => page.locator(`#board [data-country="${slug}"]`);

/** Presses a card of the hand, and one of its uses once it is enabled. */
async function use(page: Page, card: string, use: string): Promise<void> {
  await page.locator(`button.card[data-card="${card}"]`).click();
  const button = page.locator('.reading button', { hasText: use });
  await button.waitFor();
  await settled(page);
  await button.click();
  await settled(page);
}

test('three points of influence take six presses, including the confirmation', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, {});
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  const presses = await counted(page);
  const { version } = await standing(page);
  await use(page, 'nuclear_subs', 'Influence'); // 2 Ops, and one more by Containment
  for (const slug of ['italy', 'italy', 'panama']) {
    const { steps } = await settled(page);
    await country(page, slug).click();
    await expect.poll(async () => (await settled(page)).steps).toBe(steps + 1);
  }
  await expect(page.locator('.confirm')).toHaveText(/End round/);
  expect((await standing(page)).version).toBe(version);
  await page.locator('.confirm').click();
  await expect.poll(async () => (await standing(page)).version).toBeGreaterThan(version);
  expect(await presses()).toBeLessThanOrEqual(6);
  expect(errors).toEqual([]);
});

test('a coup takes four presses, and its odds are shown before the last one', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, {});
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  const presses = await counted(page);
  const { version } = await standing(page);
  await use(page, 'brush_war', 'Coup');
  await country(page, 'angola').click();
  await expect(page.locator('.confirm.act')).toHaveText(/Coup in Angola/);
  await expect(page.locator('.prompt .odds')).toBeInViewport({ ratio: 1 });
  await settled(page);
  expect((await standing(page)).version).toBe(version);
  await page.locator('.confirm').click();
  await expect.poll(async () => (await standing(page)).version).toBeGreaterThan(version);
  expect(await presses()).toBeLessThanOrEqual(4);
  expect(errors).toEqual([]);
});

test('a coup on a phone takes six taps', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }, {});
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  const presses = await counted(page);
  const { version } = await standing(page);
  await page.locator('.tabbar').getByRole('button', { name: 'Hand' }).tap();
  await page.locator('button.card[data-card="brush_war"]').tap();
  const button = page.locator('.reading button', { hasText: 'Coup' });
  await button.waitFor();
  await settled(page);
  await button.tap();
  await settled(page);
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.locator('.chips button', { hasText: 'Africa' }).tap();
  await country(page, 'angola').tap();
  const confirm = page.locator('.confirm.act');
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await settled(page);
  await confirm.tap();
  await expect.poll(async () => (await standing(page)).version).toBeGreaterThan(version);
  expect(await presses()).toBeLessThanOrEqual(6);
  expect(errors).toEqual([]);
});

test('a second click within 300 ms does not answer the next question', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await myTurn(page);
  await settled(page);
  const { version } = await standing(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  const steps = (): Promise<number> => page.locator('.prompt').evaluate((prompt) => Number(prompt.getAttribute('data-draft')));
  await page.locator('.choices button').first().click();
  await expect.poll(steps).toBe(1);
  // The clock is stopped; only the test advances it.
  await page.locator('.choices button').first().click();
  await page.clock.runFor(290);
  await page.locator('.choices button').first().click();
  expect(await steps()).toBe(1);
  expect((await standing(page)).version).toBe(version);
  await page.clock.runFor(20);
  await page.locator('.choices button').first().click();
  await expect.poll(steps).toBe(2);
  expect(errors).toEqual([]);
});
