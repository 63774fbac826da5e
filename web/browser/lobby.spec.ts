import { expect, test } from '@playwright/test';
import { choose, isOver, myTurn, numbers, open, resign, visitor } from './play.ts';

interface Asked {
  game: string;
  opponent: { kind: string; name?: string };
  clock: { kind: string };
  options: Record<string, unknown>;
}

test('a guest starts a game with two clicks, finds it among the own tables, and later among the finished games', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await page.locator('.pick label', { hasText: 'Iron Curtain' }).click();
  await page.locator('.start').click();
  await page.waitForURL(/\/t\//);
  const address = new URL(page.url()).pathname;
  await myTurn(page);
  await choose(page, numbers(1));
  await myTurn(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your move in one game' })).toBeVisible();
  await expect(page).toHaveTitle('(1) Hotline');
  const line = page.locator('.games.my li');
  await expect(line).toContainText('It is for you to decide.');
  await line.getByRole('link', { name: 'Play' }).click();
  await page.waitForURL(`**${address}`);
  await resign(page);

  await page.goto('/finished');
  const mine = page.locator('.games').first();
  await mine.locator(`a[href="${address.replace('/t/', '/replay/')}"]`).click();
  await expect(page.locator('.log li').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the levels of the machine are offered with what they are, the medium one first; the other opponents as well', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const LEVELS = ['easy', 'medium', 'hard', 'expert'];
  await page.route('**/api/games?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { games: { bots: { name: string; text: string }[] }[] };
    for (const game of body.games) game.bots = ['random', ...LEVELS].map((name) => ({ name, text: `What ${name} does.` }));
    await route.fulfill({ response, json: body });
  });
  const asked: Asked[] = [];
  await page.route('**/api/tables?*', async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await route.abort();
  });
  await page.goto('/');
  const against = page.getByRole('group', { name: 'Play against' });
  await expect(against.getByRole('button')).toHaveText([...LEVELS.map((name) => `Machine, ${name}What ${name} does.`), /^A friend/, /^Anyone/, /^Same screen/]);
  await expect(page.locator('.start')).toHaveText(/medium/);

  await page.getByRole('button', { name: '3 days' }).click();
  await expect(page.getByText('3 days for each turn')).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Rule set').selectOption('deluxe');
  await page.getByLabel(/^Additional influence of the US /).selectOption({ label: '3 influence where the US has some.' });
  for (const name of [/medium/, /expert/, /A friend/, /Anyone/, /Same screen/]) {
    await against.getByRole('button', { name }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }
  expect(asked.map(({ opponent }) => opponent)).toEqual([{ kind: 'bot', name: 'medium' }, { kind: 'bot', name: 'expert' }, { kind: 'invite' }, { kind: 'open' }, { kind: 'hot_seat' }]);
  expect(asked[0]).toMatchObject({ game: 'twilight', preset: 'deluxe', options: { us_handicap: 3 }, clock: { kind: 'correspondence', days: 3 } });
  expect(asked.at(-1)!.clock).toEqual({ kind: 'none' });
  expect(errors).toEqual([]);
});

test('an option says what it is without being set, as the rule set has it', async ({ browser }) => {
  const { page } = await visitor(browser);
  await page.goto('/');
  await page.locator('.pick label', { hasText: 'CIA vs KGB' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  const option = page.getByLabel('Does going above the Stability end the struggle at once?');
  await expect(option.locator('option').first()).toHaveText('As usual: No: the struggle goes on until both sides pass.');
  await page.getByLabel('Rule set').selectOption('polish');
  await expect(option.locator('option').first()).toHaveText('As usual: Yes, at once.');
});

test('two guests: the table waits in the lobby, both see whose turn it is, and the game ends for both', async ({ browser }) => {
  const one = await visitor(browser);
  await open(one.page, 'curtain', 'Anyone');
  const address = new URL(one.page.url()).pathname;
  const two = await visitor(browser);
  await two.page.goto('/');
  await two.page.locator(`.games a[href="${address}"]`).click();
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one.page, two.page].map((page) => page.locator('.log').waitFor()));
  await Promise.race([one.page, two.page].map((page) => page.locator('.choices button').first().waitFor()));
  const [mover, other] = (await one.page.locator('.choices button').count()) > 0 ? [one.page, two.page] : [two.page, one.page];
  await Promise.all([mover.goto('/'), other.goto('/')]);
  await expect(mover.locator('.games.my li')).toContainText('It is for you to decide.');
  await expect(other.locator('.games.quiet li', { has: other.locator(`a[href="${address}"]`) }).first()).toContainText(/(Halina|Guest) decides\./);
  await other.goto(address);
  await resign(other);
  await mover.goto(address);
  await isOver(mover);
  expect([...one.errors, ...two.errors]).toEqual([]);
});
