import { expect, test } from '@playwright/test';
import { choose, isOver, myTurn, numbers, open, resign, visitor } from './play.ts';

interface Asked {
  game: string;
  opponent: { kind: string; name?: string };
  clock: { kind: string };
  public: boolean;
  options: Record<string, unknown>;
}

test('a guest starts a game with two clicks, and finds it among their tables and later among the finished games', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
  await page.locator('.machine .pick label', { hasText: 'Iron Curtain' }).click();
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
  await expect(line).toContainText('Your turn');
  await line.getByRole('link', { name: 'Play' }).click();
  await page.waitForURL(`**${address}`);
  await resign(page);

  await page.goto('/finished');
  const mine = page.locator('.games').first();
  await mine.locator(`a[href="${address.replace('/t/', '/replay/')}"]`).click();
  await expect(page.locator('.log li').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('bot levels are described, medium is preselected; tables with a friend and on one screen are private', async ({ browser }) => {
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
  await page.locator('.machine .pick label', { hasText: 'Twilight Struggle' }).click();
  const level = page.getByRole('group', { name: 'Level' });
  await expect(level.getByRole('button')).toHaveText(['Easy', 'Medium', 'Hard', 'Expert']);
  await expect(page.getByText('What medium does.')).toBeVisible();
  await page.locator('.start').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await level.getByRole('button', { name: 'Expert' }).click();
  await expect(page.getByText('What expert does.')).toBeVisible();
  await page.locator('.start').click();

  const friend = page.getByRole('group', { name: 'Play a friend' });
  await friend.getByRole('button', { name: '21 days' }).click();
  await expect(page.getByText('21 days a move')).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Rule set').selectOption('deluxe');
  await page.getByLabel(/^Additional influence of the US /).selectOption({ label: '3 influence where the US has some.' });
  for (const name of [/Make the link/, /Anyone/, /Same screen/]) {
    await page.getByRole('group', { name: 'Play against' }).getByRole('button', { name }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }
  expect(asked.map(({ opponent }) => opponent)).toEqual([{ kind: 'bot', name: 'medium' }, { kind: 'bot', name: 'expert' }, { kind: 'invite' }, { kind: 'open' }, { kind: 'hot_seat' }]);
  expect(asked.map((one) => one.public)).toEqual([true, true, false, true, false]);
  expect(asked[2]).toMatchObject({ game: 'twilight', preset: 'deluxe', options: { us_handicap: 3 }, clock: { kind: 'correspondence', days: 21 } });
  expect(asked.at(-1)!.clock).toEqual({ kind: 'none' });
  expect(errors).toEqual([]);
});

test('every clock is offered, and custom ones', async ({ browser }) => {
  const { page } = await visitor(browser);
  const asked: Asked[] = [];
  await page.route('**/api/tables?*', async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await route.abort();
  });
  await page.goto('/');
  const friend = page.getByRole('group', { name: 'Play a friend' });
  for (const name of ['No limit', '45 min', '60 min', '90 min', '7 days', '21 days', '45 days']) {
    await friend.getByRole('button', { name, exact: true }).click();
    await friend.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await friend.getByRole('button', { name: 'Custom' }).click();
  await friend.getByLabel('Minutes each').fill('25');
  await friend.getByLabel('Seconds added a move').fill('15');
  await expect(page.getByText('25 minutes each for the whole game, plus 15 seconds a move.')).toBeVisible();
  await friend.getByRole('button', { name: 'Make the link' }).click();
  await expect.poll(() => asked.length).toBe(8);
  const live = (minutes: number, increment = 0) => ({ kind: 'live', minutes, increment });
  const days = (count: number) => ({ kind: 'correspondence', days: count });
  expect(asked.map(({ clock }) => clock)).toEqual([{ kind: 'none' }, live(45), live(60), live(90), days(7), days(21), days(45), live(25, 15)]);
});

test('an invitation shows its terms and asks for a name once, and the rematch takes both players along', async ({ browser }) => {
  const one = await visitor(browser);
  await one.page.goto('/');
  const friend = one.page.getByRole('group', { name: 'Play a friend' });
  await friend.getByLabel('Your name').fill('Étienne');
  await friend.getByRole('button', { name: '45 days' }).click();
  await friend.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'USSR' }).click();
  await open(one.page, 'curtain', 'A friend', false);
  const link = await one.page.locator('.invite input').inputValue();
  // The waiting player reads the same terms, from the other side.
  for (const term of ['You play USSR', '45 days a move', 'The card pack that comes with the program', 'Private: nobody else sees it.']) await expect(one.page.locator('.terms')).toContainText(term);
  await expect(one.page.locator('.terms')).not.toContainText('Host');

  const two = await visitor(browser);
  await two.page.goto(link);
  const terms = two.page.locator('.terms');
  await expect(terms).toContainText('HostÉtienne');
  await expect(terms).toContainText('You play USA');
  await expect(terms).toContainText('45 days a move');
  await expect(terms).toContainText('The card pack that comes with the program');
  await expect(terms).toContainText('Private: nobody else sees it.');
  await two.page.getByLabel('Your name').fill('Łucja');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await two.page.locator('.log').waitFor();
  await resign(two.page);
  await isOver(one.page);
  await one.page.getByRole('button', { name: 'Play again' }).click();
  await two.page.getByRole('button', { name: 'Agree' }).click();
  const before = new URL(link).pathname;
  await Promise.all([one.page, two.page].map((page) => page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== before)));
  expect(new URL(one.page.url()).pathname).toBe(new URL(two.page.url()).pathname);

  // A second invitation does not ask for a name.
  await one.page.goto('/');
  await expect(one.page.getByRole('group', { name: 'Play a friend' }).getByLabel('Your name')).toHaveCount(0);
  await open(one.page, 'curtain', 'A friend', false);
  await two.page.goto(await one.page.locator('.invite input').inputValue());
  await expect(two.page.getByText('You sit down as Łucja.')).toBeVisible();
  await expect(two.page.getByLabel('Your name')).toHaveCount(0);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await two.page.locator('.log').waitFor();
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('an option that is not set shows the default of the rule set', async ({ browser }) => {
  const { page } = await visitor(browser);
  await page.goto('/');
  await page.locator('.machine .pick label', { hasText: 'CIA vs KGB' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  const option = page.getByLabel('Does going above the Stability end the struggle at once?');
  await expect(option.locator('option').first()).toHaveText('Default: No: the struggle goes on until both sides pass.');
  await page.getByLabel('Rule set').selectOption('polish');
  await expect(option.locator('option').first()).toHaveText('Default: Yes, at once.');
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
  const mover = await Promise.race([one.page, two.page].map((page) => page.locator('.choices button').first().waitFor().then(() => page)));
  const other = mover === one.page ? two.page : one.page;
  await Promise.all([mover.goto('/'), other.goto('/')]);
  await expect(mover.locator('.games.my li')).toContainText('Your turn');
  await expect(other.locator('.games.quiet li', { has: other.locator(`a[href="${address}"]`) }).first()).toContainText(/(Halina|Guest) to decide\./);
  await other.goto(address);
  await resign(other);
  await mover.goto(address);
  await isOver(mover);
  expect([...one.errors, ...two.errors]).toEqual([]);
});
