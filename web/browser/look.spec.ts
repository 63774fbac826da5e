import { expect, test, type Page } from '@playwright/test';
import type { NewTable } from '../src/wire/index.ts';
import { begin, BRINK } from './begin.ts';
import { faults, findings } from './looks.ts';
import { lasting, pointNowhere, rest } from './rest.ts';
import { account, made, origin } from './people.ts';
import { choose, closeCard, GAMES, myTurn, numbers, open, resign, settled, visitor, type Game } from './play.ts';

const SIZES = { laptop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 }, small: { width: 360, height: 740 } };
/** Whether to write pictures for review; the checks run without them. */
const PICTURES = process.env['HOTLINE_PICTURES'] !== undefined;
type Theme = 'light' | 'dark';
/** Each language with one theme, for pages that differ from another picture only in part. */
const LANGUAGES = { en: 'light', pl: 'dark', fr: 'light' } as const;

/** Changes the stored settings, and loads the page with them. */
async function settle(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('hotline.settings') ?? '{}') as object;
    localStorage.setItem('hotline.settings', JSON.stringify({ ...kept, language, theme: 'light', motion: 'off' }));
  }, language);
  await page.reload();
}

interface Look {
  name: string;
  /** Selector of an element that appears once the page is ready. */
  ready: string;
  /** Prepares each picture; Escape undoes it. */
  prepare?: (size: string) => Promise<unknown>;
  few?: true;
}

/** Checks a page in every size, language and theme. The looks in one language share a load of the page. */
async function look(page: Page, ...looks: Look[]): Promise<void> {
  for (const [language, usual] of Object.entries(LANGUAGES)) {
    await page.setViewportSize(SIZES.laptop);
    await settle(page, language);
    for (const { name, ready, prepare, few } of looks) {
      for (const theme of few ? [usual] : (['light', 'dark'] satisfies Theme[])) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.locator(ready).first().waitFor();
          if (prepare) await rest(page);
          await prepare?.(size);
          await pointNowhere(page);
          if (PICTURES) await rest(page);
          const picture = [name, size, language, theme].join('-');
          if (PICTURES) await page.screenshot({ path: `artefacts/shots/${picture}.png`, animations: 'disabled' });
          expect.soft(await lasting(page, faults), picture).toEqual([]);
          if (language === 'en' && (few ? size === 'laptop' : size !== 'small')) expect.soft(await findings(page), picture).toEqual([]);
          if (prepare) await page.keyboard.press('Escape');
          await expect(page.locator('dialog')).toHaveCount(0);
        }
      }
    }
  }
  await page.setViewportSize(SIZES.laptop);
}

/** Switches back to English after pictures in other languages. */
const inEnglish = (page: Page): Promise<void> => settle(page, 'en');

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
  const options = page.locator('.new .more');
  const more = async (): Promise<void> => {
    if (!(await options.isVisible())) await page.locator('.new [aria-expanded]').click();
    await options.scrollIntoViewIfNeeded();
  };
  await look(page, { name: 'lobby', ready: '.games li' }, { name: 'lobby-options', ready: '.start', prepare: more, few: true });
  expect(errors).toEqual([]);
});

/** Starting positions of the pictures of tables. Dice and the bot would differ each time, so only one's own choices without chance are made. */
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
    await look(page, { name: `${game}-begin`, ready: '.choices button', few: true });
    const random = numbers(4);
    for (let decisions = 0; decisions < DECISIONS[game] && (await myTurn(page)); decisions += 1) await choose(page, random);
    await myTurn(page);
    await look(
      page,
      { name: game, ready: '.prompt' },
      { name: `${game}-menu`, ready: '.prompt', prepare: () => closeCard(page).then(() => page.locator('.menu').click()), few: true },
      { name: `${game}-cards`, ready: '.prompt', prepare: (size) => openTab(page, size, 2), few: true },
      { name: `${game}-tracks`, ready: '.prompt', prepare: (size) => openTab(page, size, 3), few: true },
    );
    await inEnglish(page);
    await resign(page);
    await look(page, { name: `${game}-over`, ready: '.prompt[data-phase="over"]', few: true });
    await page.goto(page.url().replace('/t/', '/replay/'));
    await page.locator('.info').waitFor();
    await page.keyboard.press('End');
    const narrow = (size: string): boolean => size === 'phone' || size === 'small';
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).click();
      await page.locator('dialog').waitFor();
    };
    const dialogs: Look[] = [
      { name: 'continue', ready: '.info', prepare: (size) => press(narrow(size) ? '.tools .row button:first-child' : 'header.top button.on'), few: true },
      { name: 'download', ready: '.info', prepare: () => press('.tools .row button:nth-last-child(2)'), few: true },
    ];
    await look(page, { name: `${game}-replay`, ready: '.info' }, ...(game === 'twilight' ? dialogs : []));
    expect(errors).toEqual([]);
  });
}

/** Opens a tab of the rail, or its sheet; on a phone the cards are with the hand. */
async function openTab(page: Page, size: string, at: number): Promise<void> {
  await closeCard(page);
  if (size === 'laptop') await page.getByRole('tab').nth(at).click();
  else if (size === 'tablet') await page.locator('.strip button').nth(at).click();
  else await page.locator('.tabbar button').nth(at === 2 ? 1 : 4).click();
}

test('on the brink of nuclear war: why not, a region, the keys, the list of countries, a dangerous move', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, brink);
  const ready = '.choices button';
  const press = async (selector: string, answer: string): Promise<void> => {
    await page.locator(selector).first().dispatchEvent('click');
    await page.locator(answer).waitFor();
  };
  const keys = async (): Promise<void> => {
    await page.keyboard.press('h');
    await page.locator('dialog').waitFor();
  };
  const list = async (): Promise<void> => {
    // The list stays open from one size to the next.
    if ((await page.locator('.list').count()) === 0) await page.keyboard.press('v');
    await page.locator('.list').waitFor();
  };
  const read = async (size: string): Promise<void> => {
    if (size === 'phone' || size === 'small') {
      const hand = page.locator('.tabbar button').nth(1);
      await hand.waitFor();
      if ((await hand.getAttribute('aria-expanded')) !== 'true') await hand.click();
    }
    await page.locator('button.card:visible').first().waitFor();
    await rest(page);
    // A chosen card opens with the hand.
    if ((await page.locator('.reading').count()) === 0) await page.locator('button.card:visible').first().click();
    await page.locator('.reading').waitFor();
  };
  await look(
    page,
    { name: 'brink', ready },
    { name: 'why-not', ready, prepare: () => press('[data-country="poland"]', '[role="alertdialog"]') },
    { name: 'region', ready, prepare: () => press('[data-region="europe"]', 'dialog'), few: true },
    { name: 'keys', ready, prepare: keys, few: true },
    { name: 'list', ready, prepare: list, few: true },
  );
  await look(page, { name: 'card', ready, prepare: read, few: true });
  await inEnglish(page);
  // The press that opened the card may also have chosen it.
  if ((await settled(page)).steps > 0) await page.locator('.confirmbar .clear').dispatchEvent('click');
  await page.locator('.choice', { hasText: 'Duck and Cover' }).click();
  // Once the draft is stored, it survives the reloads of the pictures.
  await page.locator('.draft').waitFor();
  await settled(page);
  const risk = async (): Promise<void> => {
    if (!(await settled(page)).complete) await page.locator('.choice[data-action*="event"]').dispatchEvent('click');
    await page.locator('.confirm.act').waitFor();
    await settled(page);
    await press('.confirm', 'dialog .anyway');
  };
  await look(page, { name: 'danger', ready: '.draft', prepare: risk });
  expect(errors).toEqual([]);
});

test('dialogs, the rules and the other pages', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  for (const [name, address, ready] of [['rules', '/rules/spies#3.11a', '.sought'], ['rules-twilight', '/rules/twilight#8', 'aside [data-card]'], ['rules-cards', '/rules/curtain#cards', '.all [data-card]'], ['finished', '/finished', '.upload'], ['account', '/account', 'form'], ['about', '/about', 'main li'], ['missing', '/nowhere', 'main']] as const) {
    await page.goto(address);
    await look(page, { name, ready });
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
  await page.goto('/');
  await look(page, { name: 'settings', ready: '.start', prepare: () => page.locator('.gear').click() });
  await inEnglish(page);
  await open(page, 'curtain', 'A friend');
  await look(page, { name: 'waiting', ready: '.invite' });
  const link = await page.locator('.invite input').inputValue();
  const friend = await visitor(browser);
  await friend.page.goto(link);
  await look(friend.page, { name: 'join', ready: 'main form', few: true });
  expect(friend.errors).toEqual([]);
  await inEnglish(page);
  await open(page, 'curtain', 'Same screen');
  await look(page, { name: 'hand-over', ready: '.curtain' });
  expect(errors).toEqual([]);
});

test('a profile and the leaderboard', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await made(page);
  await page.goto('/u/Ada');
  await look(page, { name: 'profile', ready: '.played li' });
  await page.goto('/players/twilight');
  await look(page, { name: 'players', ready: 'ol li' });
  await page.goto('/players/curtain');
  await look(page, { name: 'players-none', ready: '.empty', few: true });
  expect(errors).toEqual([]);
});

test('the lobby of an account that is invited to play, and waits in the pool', async ({ browser }, info) => {
  const [eve, fred] = [`Eve ${info.workerIndex}`, `Fred ${info.workerIndex}`];
  const host = await account(browser, eve);
  const { page, errors } = await account(browser, fred);
  const data = { game: 'curtain', opponent: { kind: 'player', name: fred }, clock: { kind: 'correspondence', days: 21 }, rated: true };
  const opened = await host.page.request.post('/api/tables', { headers: origin(host.page), data });
  expect(opened.ok(), await opened.text()).toBe(true);
  const sought = await page.request.post('/api/pool', { headers: origin(page), data: { game: 'spies', clock: { kind: 'live', minutes: 20, increment: 0 } } });
  expect(sought.ok(), await sought.text()).toBe(true);
  await page.goto('/');
  await look(page, { name: 'lobby-account', ready: '.games.asked li' });
  expect((await page.request.delete('/api/pool', { headers: origin(page) })).ok()).toBe(true);
  await inEnglish(page);
  await page.locator('.games.asked a').click();
  await look(page, { name: 'join-asked', ready: '.terms', few: true });
  expect([...host.errors, ...errors]).toEqual([]);
});

test('the lessons', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/learn');
  await look(page, { name: 'learn', ready: 'section a', few: true });
  for (const lesson of ['twilight/control', 'curtain/lay', 'spies/struggle']) {
    await page.goto(`/learn/${lesson}`);
    await look(page, { name: `lesson-${lesson.replace('/', '-')}`, ready: '.lesson', few: true });
  }
  expect(errors).toEqual([]);
});
