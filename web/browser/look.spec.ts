import { expect, test, type Page } from '@playwright/test';
import type { NewTable } from '../src/wire/index.ts';
import { begin, BRINK } from './begin.ts';
import { faults, findings } from './looks.ts';
import { choose, GAMES, myTurn, numbers, open, resign, visitor, type Game } from './play.ts';

const SIZES = { laptop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 }, small: { width: 360, height: 740 } };
type Mode = readonly [language: string, theme: string];
const MODES: readonly Mode[] = ['light', 'dark'].flatMap((theme) => ['en', 'pl', 'fr'].map((language) => [language, theme] as const));
/** Enough for what differs from another picture in one part only. */
const FEW: readonly Mode[] = [['en', 'light'], ['pl', 'dark'], ['fr', 'light']];

async function settle(page: Page, [language, theme]: Mode): Promise<void> {
  await page.evaluate(
    ([lang, look]) => {
      const kept = JSON.parse(localStorage.getItem('hotline.settings') ?? '{}') as object;
      localStorage.setItem('hotline.settings', JSON.stringify({ ...kept, language: lang, theme: look, motion: 'off' }));
    },
    [language, theme],
  );
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}

interface Look {
  /** What is there when the page is. */
  ready: string;
  /** What is done before each picture, and undone by Escape. */
  prepare?: (size: string) => Promise<unknown>;
}

/** Takes pictures of a page in every size, and expects that nothing is wrong in them. */
async function look(page: Page, name: string, { ready, prepare }: Look, modes = MODES): Promise<void> {
  for (const mode of modes) {
    await page.setViewportSize(SIZES.laptop);
    await settle(page, mode);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.locator(ready).first().waitFor();
      await prepare?.(size);
      const picture = [name, size, ...mode].join('-');
      await page.screenshot({ path: `artefacts/shots/${picture}.png`, animations: 'disabled' });
      expect.soft(await faults(page), picture).toEqual([]);
      if (mode[0] === 'en' && (modes === FEW ? size === 'laptop' : size !== 'small')) expect.soft(await findings(page), picture).toEqual([]);
      if (prepare) await page.keyboard.press('Escape');
    }
  }
  await page.setViewportSize(SIZES.laptop);
}

/** Goes on in English after pictures in other languages. */
const inEnglish = (page: Page): Promise<void> => settle(page, ['en', 'light']);

const brink: NewTable = {
  game: 'twilight',
  side: 'west',
  start: { kind: 'position', position: BRINK },
  clock: { kind: 'live', minutes: 90, increment: 30 },
};

test('the lobby', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'curtain', opponent: { kind: 'open' } });
  await begin(page, { game: 'spies', opponent: { kind: 'hot_seat' } });
  await begin(page, brink);
  await page.goto('/');
  await look(page, 'lobby', { ready: '.lists li' });
  const options = page.locator('.new .more');
  const more = async (): Promise<void> => {
    if (!(await options.isVisible())) await page.locator('.new [aria-expanded]').click();
    await options.scrollIntoViewIfNeeded();
  };
  await look(page, 'lobby-options', { ready: '.start', prepare: more }, FEW);
  expect(errors).toEqual([]);
});

/** Where the pictures of a table begin. Dice and the machine would show something else each time, so only one's own choices without chance are made. */
const MOMENTS: Record<Game, object> = {
  twilight: BRINK,
  curtain: {
    cards: [
      { card: 'start_europe', x: 0, y: 0, west: 1, east: 1 },
      { card: 'east_germany', x: 1, y: 0, west: 3, east: 1 },
      { card: 'japan', x: 0, y: 1, west: 3, east: 1 },
      { card: 'cuba', x: -1, y: 0, west: 0, east: 2 },
      { card: 'south_africa', x: -1, y: 1, west: 1, east: 0 },
    ],
    active: 'west',
    track: -2,
  },
  spies: {
    phase: 'influence_struggle',
    to_move: 'west',
    turn: 3,
    objective: 'congo',
    balance: 'east',
    groups: { west: ['mafia', 'nationalists'], east: ['police', 'radio'] },
    ready: ['mafia', 'police'],
    agents: { west: { x: 'analyst' }, east: { x: 'director' } },
    claimed: { west: ['vietnam'], east: [] },
  },
};
const DECISIONS: Record<Game, number> = { twilight: 1, curtain: 2, spies: 0 };
for (const game of GAMES) {
  test(`the table and the replay of ${game}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser);
    await begin(page, { game, side: 'west', start: { kind: 'position', position: MOMENTS[game] } });
    await myTurn(page);
    await look(page, `${game}-begin`, { ready: '.choices button' }, FEW);
    const random = numbers(4);
    for (let decisions = 0; decisions < DECISIONS[game] && (await myTurn(page)); decisions += 1) await choose(page, random);
    await myTurn(page);
    await look(page, game, { ready: '.prompt' });
    await look(page, `${game}-menu`, { ready: '.prompt', prepare: () => page.locator('.menu').click() }, FEW);
    await look(page, `${game}-cards`, { ready: '.prompt', prepare: (size) => openTab(page, size, 2) }, FEW);
    await look(page, `${game}-tracks`, { ready: '.prompt', prepare: (size) => openTab(page, size, 3) }, FEW);
    await inEnglish(page);
    await page.locator('.prompt').waitFor();
    if ((await page.locator('.prompt').getAttribute('data-phase')) !== 'over') await resign(page);
    await look(page, `${game}-over`, { ready: '.prompt[data-phase="over"]' }, FEW);
    await page.goto(page.url().replace('/t/', '/replay/'));
    await page.locator('.info').waitFor();
    await page.keyboard.press('End');
    await look(page, `${game}-replay`, { ready: '.info' });
    if (game === 'twilight') {
      const narrow = (size: string): boolean => size === 'phone' || size === 'small';
      const press = async (selector: string): Promise<void> => {
        await page.locator(selector).click();
        await page.locator('dialog').waitFor();
      };
      await look(page, 'continue', { ready: '.info', prepare: (size) => press(narrow(size) ? '.tools .row button:first-child' : 'header.top button.on') }, FEW);
      await look(page, 'download', { ready: '.info', prepare: () => press('.tools .row button:nth-last-child(2)') }, FEW);
    }
    expect(errors).toEqual([]);
  });
}

/** Opens a tab of the rail, or the sheet that stands for it; on a phone the cards are with the hand. */
async function openTab(page: Page, size: string, at: number): Promise<void> {
  if (size === 'laptop') await page.getByRole('tab').nth(at).click();
  else if (size === 'tablet') await page.locator('.strip button').nth(at).click();
  else await page.locator('.tabbar button').nth(at === 2 ? 1 : 4).click();
}

test('on the brink: why not, a region, the keys, the list of countries, a dangerous move', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, brink);
  const ready = '.choices button';
  const press = async (selector: string, answer: string): Promise<void> => {
    await page.locator(selector).first().dispatchEvent('click');
    await page.locator(answer).waitFor();
  };
  await look(page, 'brink', { ready });
  await look(page, 'why-not', { ready, prepare: () => press('[data-country="poland"]', '[role="alertdialog"]') });
  await look(page, 'region', { ready, prepare: () => press('[data-region="europe"]', 'dialog') }, FEW);
  await look(page, 'keys', { ready, prepare: async () => { await page.keyboard.press('h'); await page.locator('dialog').waitFor(); } }, FEW);
  const list = async (): Promise<void> => {
    if (!(await page.locator('.list').isVisible())) await page.keyboard.press('v');
    await page.locator('.list').waitFor();
  };
  await look(page, 'list', { ready, prepare: list }, FEW);
  const read = async (size: string): Promise<void> => {
    const card = page.locator('button.card:visible').first();
    if ((size === 'phone' || size === 'small') && !(await card.isVisible())) await page.locator('.tabbar button').nth(1).click();
    await card.click();
    await page.locator('.reading').waitFor();
  };
  await look(page, 'card', { ready, prepare: read }, FEW);
  await inEnglish(page);
  await page.locator('.choice', { hasText: 'Duck and Cover' }).click();
  await look(page, 'danger', { ready: '.choice[data-action*="event"]', prepare: () => press('.choice[data-action*="event"]', 'dialog .anyway') });
  expect(errors).toEqual([]);
});

test('dialogs, the rules and the other pages', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  for (const [name, address, ready] of [['rules', '/rules/spies#3.11a', '.sought'], ['finished', '/finished', '.upload'], ['account', '/account', 'form'], ['missing', '/nowhere', 'main']] as const) {
    await page.goto(address);
    await look(page, name, { ready });
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
  await page.goto('/');
  await look(page, 'settings', { ready: '.start', prepare: () => page.locator('.gear').click() });
  await inEnglish(page);
  await open(page, 'curtain', 'A friend');
  await look(page, 'waiting', { ready: '.invite' });
  const link = await page.locator('.invite input').inputValue();
  const friend = await visitor(browser);
  await friend.page.goto(link);
  await look(friend.page, 'join', { ready: 'main form' }, FEW);
  expect(friend.errors).toEqual([]);
  await inEnglish(page);
  await open(page, 'curtain', 'Same screen');
  await look(page, 'hand-over', { ready: '.curtain' });
  expect(errors).toEqual([]);
});
