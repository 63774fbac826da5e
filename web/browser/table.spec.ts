import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { choose, isOver, myTurn, numbers, open, playOut, resign, settled, standing, visitor } from './play.ts';
import { rest } from './rest.ts';

test('one screen: a curtain hides the table until the other player has the device', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await open(page, 'curtain', 'Same screen');
  const random = numbers(3);
  const hidden = new Set<string>();
  for (let decisions = 0; decisions < 400; decisions += 1) {
    await page.waitForFunction(() => document.querySelector('.curtain, .prompt .choices button, .prompt[data-phase="over"]') !== null);
    const curtain = page.locator('.curtain');
    if (await curtain.count()) {
      await expect(page.locator('.prompt, .card')).toHaveCount(0);
      hidden.add(await curtain.locator('h1').innerText());
      await curtain.getByRole('button').click();
      await expect(curtain).toHaveCount(0);
    }
    if (!(await myTurn(page))) break;
    await choose(page, random);
  }
  await isOver(page);
  expect([...hidden].sort()).toEqual(['USA: it is your turn', 'USSR: it is your turn']);
  expect(errors).toEqual([]);
});

test('a reload and a lost connection in the middle of a game lose nothing', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  // The side that decides first: nothing moves during its turn.
  await page.goto('/');
  await page.locator('.machine .pick label', { hasText: 'CIA vs KGB' }).click();
  await page.locator('.machine').getByRole('group', { name: 'Side' }).getByRole('button', { name: 'CIA', exact: true }).click();
  await open(page, 'spies', 'Machine', false);
  const random = numbers(5);
  for (let decisions = 0; decisions < 4; decisions += 1) {
    await myTurn(page);
    await choose(page, random);
  }
  await myTurn(page);
  await rest(page);
  const before = await standing(page);
  const log = await page.locator('.log').innerText();
  await page.reload();
  await rest(page);
  await expect.poll(() => standing(page)).toEqual(before);
  await expect(page.locator('.log')).toHaveText(log, { useInnerText: true });

  await page.evaluate(() => {
    const sockets = WebSocket.prototype;
    const send = sockets.send;
    sockets.send = function (this: WebSocket, data) {
      this.close();
      sockets.send = send;
      return send.call(this, data);
    };
  });
  await choose(page, random);
  await page.waitForFunction((version) => Number(document.querySelector('.prompt')?.getAttribute('data-version')) > version, before.version);
  await playOut(page, 9);
  await isOver(page);
  expect(errors).toEqual([]);
});

test('a change of language applies at once, on every page, and persists', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  await open(page, 'twilight', 'Machine');
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('tab', { name: 'Dziennik' })).toBeVisible();
  await expect(page.locator('.choices button').first()).not.toContainText('influence');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Dziennik' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Contre l’ordinateur' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('Iron Curtain can be played from the lobby to the end by the keyboard alone', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  await page.goto('/');
  await expect(page.locator('.start')).toBeVisible();
  await page.locator('input[name="game"][value="twilight"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[name="game"][value="curtain"]')).toBeChecked();
  for (let presses = 0; presses < 40 && !(await page.locator('.start').evaluate((node) => node === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  const random = numbers(13);
  for (let decisions = 0; decisions < 400 && (await myTurn(page)); decisions += 1) {
    const before = (await standing(page)).version;
    for (let draft = await settled(page); draft.version === before && !draft.complete; draft = await settled(page)) {
      await page.keyboard.press('1');
      const steps = Math.floor(random() * draft.choices);
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await settled(page)).steps).toBe(draft.steps + 1);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((version) => Number(document.querySelector('.prompt')?.getAttribute('data-version')) !== version, before);
  }
  await isOver(page);
  expect(errors).toEqual([]);
});

test('a refused choice says why, with a link to the rule', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await open(page, 'twilight', 'Machine');
  await myTurn(page);
  await rest(page);
  await page.locator('#board [data-country="brazil"]').first().click();
  const answer = page.getByRole('alertdialog');
  await expect(answer).toBeVisible();
  const link = answer.getByRole('link');
  await expect(link).toContainText('Read rule');
  await page.goto((await link.getAttribute('href'))!);
  await expect(page.locator('.sought')).toBeVisible();
  await page.getByLabel('Search the rules').fill('realignment modifiers');
  await expect(page.locator('article section').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('without confirmation, a click on the board plays a choice, and undo takes it back', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { confirm: 'none' });
  await open(page, 'twilight', 'Machine');
  await myTurn(page);
  await rest(page);
  const before = await standing(page);
  await page.locator('#board [aria-label*="Can be chosen"]').first().click();
  await expect.poll(async () => (await standing(page)).version).toBeGreaterThan(before.version);
  await myTurn(page);
  await rest(page);
  const { version } = await standing(page);
  await page.keyboard.press('u');
  await expect.poll(async () => (await standing(page)).version).toBeGreaterThan(version);
  expect(errors).toEqual([]);
});

test('a finished game can be replayed, checked, downloaded, imported and continued', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  await open(page, 'curtain', 'Machine');
  await playOut(page, 21);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page).toHaveURL(/at=1\b/);
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Step (\d+) of \1$/);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/at=([3-9]|\d\d+)\b/);
  await page.getByRole('button', { name: 'Pause' }).click();
  for (const seat of ['USSR', 'Public', 'Both']) await page.getByRole('group', { name: 'Seen by' }).getByRole('button', { name: seat }).click();
  await expect(page).toHaveURL(/seat=all/);
  await page.getByRole('button', { name: 'Check dice and draws' }).click();
  await expect(page.getByText('every die and draw follows')).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const path = (await (await download).path())!;
  expect((JSON.parse(readFileSync(path, 'utf8')) as { game: string }).game).toBe('curtain');

  await page.goto('/finished');
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await page.waitForURL(/\/replay\//);
  await expect(page.locator('.log li').first()).toBeVisible();
  await page.keyboard.press('End');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await playOut(page, 2);
  await isOver(page);
  expect(errors).toEqual([]);
});

test('a damaged record is rejected with the reason, and a log can be watched', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
  await page.goto('/finished');
  await page.locator('input[type="file"]').setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"hotline": 1, "game": "curtain", "actions": ["nonsense"]}') });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/');
  await page.locator('.machine .pick label', { hasText: 'Twilight Struggle' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Rule set').selectOption('playdek');
  await page.locator('.start').click();
  const random = numbers(17);
  for (let decisions = 0; decisions < 12 && (await myTurn(page)); decisions += 1) await choose(page, random);
  await resign(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Playdek log' }).click();
  const log = readFileSync((await (await download).path())!);
  await page.goto('/finished');
  await page.locator('input[type="file"]').setInputFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: log });
  await page.waitForURL(/\/replay\//, { timeout: 120_000 });
  // On failure, this shows what the page says instead.
  await expect(page.locator('.log li, [role="alert"]').first()).toBeVisible();
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(errors).toEqual([]);
});
