import { expect, test, type Page } from '@playwright/test';
import type { Choice, Command, Side, TableSnapshot } from '../src/wire/index.ts';
import { begin, BRINK } from './begin.ts';
import { faults, findings } from './looks.ts';
import { numbers, takeOver, visitor } from './play.ts';
import { lasting, rest } from './rest.ts';

const SIZES = { laptop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
/** Whether to write pictures for review. */
const PICTURES = process.env['HOTLINE_PICTURES'] !== undefined;

/** Returns the table, as a side sees it. */
async function table(page: Page, id: string, seat: Side): Promise<TableSnapshot> {
  return (await (await page.request.get(`/api/tables/${id}?seat=${seat}`)).json()) as TableSnapshot;
}

/** Plays actions by the API; the page follows by its socket. */
async function play(page: Page, id: string, side: Side, ...actions: Choice['action'][]): Promise<void> {
  for (const action of actions) {
    const { now } = await table(page, id, side);
    const command: Command = { do: 'play', action };
    const headers = { Origin: new URL(page.url()).origin };
    const answer = await page.request.post(`/api/tables/${id}/do`, { headers, data: { key: `k${now.version}`, version: now.version, command, side } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const panel = (page: Page) => page.locator('.result');
/** A calm position of Twilight Struggle: a coup in Angola is possible and loses nothing. */
const CALM = { ...BRINK, defcon: 4 };
const coup = (page: Page, id: string): Promise<void> => play(page, id, 'west', { card: 'brush_war' }, 'ops', { coup: 'angola' });

/** Checks a panel in every size and theme; with the map, where the last moves are marked, by axe only. */
async function look(page: Page, name: string, ready: string, map = false): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      await page.locator(ready).first().waitFor();
      await rest(page);
      const picture = [name, size, theme].join('-');
      if (PICTURES) await page.screenshot({ path: `artefacts/shots/${picture}.png`, animations: 'disabled' });
      // Until the next input, a panel may cover a part of the controls below it.
      const own = async (page: Page): Promise<string[]> => (await faults(page)).filter((fault) => !fault.startsWith('controls over each other'));
      if (!map) expect.soft(await lasting(page, own), picture).toEqual([]);
      expect.soft(await lasting(page, findings), picture).toEqual([]);
    }
  }
  await page.setViewportSize(SIZES.laptop);
}

for (const locale of ['en', 'pl', 'fr']) {
  test(`a coup shows its sum, does not cover its country and stays, in ${locale}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, { locale }, { results: 'always', list: true });
    // There are no other moves: both sides are on this screen.
    const id = await begin(page, { game: 'twilight', opponent: { kind: 'hot_seat' }, start: { kind: 'position', position: CALM } });
    await takeOver(page);
    await coup(page, id);
    await page.locator('.curtain button').click();
    await expect(panel(page)).toBeVisible();
    const terms = await panel(page).locator('.sum').evaluate((sum) => ({
      die: Number(/\d/.exec(sum.querySelector('.die')!.getAttribute('aria-label')!)![0]),
      signs: [...sum.querySelectorAll('.op')].map((sign) => sign.textContent),
      values: [...sum.querySelectorAll('.term')].map((term) => Number([...term.childNodes].find((node) => node.nodeType === 3)!.textContent!.replace('−', '-'))),
    }));
    expect(terms.signs).toEqual(['+', '−', '=']);
    expect(terms.die + terms.values[0]! - terms.values[1]!).toBe(terms.values[2]);
    expect(await panel(page).locator('.die').evaluate((die) => getComputedStyle(die).width)).toBe('88px');
    const apart = (): Promise<boolean> => page.evaluate(() => {
      const [one, other] = [document.querySelector('.result')!, document.querySelector('#board [data-country="angola"]')!].map((node) => node.getBoundingClientRect());
      return one!.right < other!.left || one!.left > other!.right || one!.bottom < other!.top || one!.top > other!.bottom;
    });
    await expect.poll(apart).toBe(true);
    await look(page, `result-coup-${locale}`, '.result');
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 40);
    await expect(panel(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a click outside the panel closes it and reaches its target', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { results: 'always', list: true });
  await page.clock.install();
  const id = await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await page.locator('.prompt[data-version]').waitFor();
  await coup(page, id);
  await expect(panel(page)).toBeVisible();
  await page.clock.fastForward(450); // input immediately after opening does not close it
  await page.getByRole('tab', { name: /Chat/ }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Chat/ })).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('several results queue, and Enter continues', async ({ browser }) => {
  const { page, errors } = await visitor(browser, {}, { results: 'always', list: true });
  const id = await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await page.locator('.prompt[data-version]').waitFor();
  await coup(page, id);
  // The bot has played as well.
  await expect(panel(page)).toContainText(/1 of [2-9]/);
  const first = await panel(page).locator('h2').textContent();
  await page.locator('.prompt h2').click({ trial: true });
  await page.keyboard.press('Enter');
  // Its moves are played back first, unless a key is pressed.
  await expect(panel(page).filter({ hasText: /1 of [2-9]/ })).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(panel(page)).toContainText(/2 of [2-9]/);
  expect(await panel(page).locator('h2').textContent()).not.toBe(first);
  await look(page, 'result-play', '.result', true); // the bot's marks are random
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('results can be switched off, and the newest line of the log is marked', async ({ browser }) => {
  const { page } = await visitor(browser, {}, { results: 'never', list: true });
  const id = await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await page.locator('.prompt[data-version]').waitFor();
  await coup(page, id);
  await expect(page.locator('.log li.new')).toBeInViewport();
  await expect(page.locator('.log')).toContainText('Angola');
  await expect(panel(page)).toHaveCount(0);
});

test('the newest line of the log is in view after 30 actions, unless the reader has scrolled', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const id = await begin(page, { game: 'twilight', side: 'west' });
  await page.locator('.prompt[data-version]').waitFor();
  const random = numbers(7);
  const some = async (count: number): Promise<void> => {
    for (let done = 0; done < count; ) {
      const { now } = await table(page, id, 'west');
      if (now.phase !== 'running') break;
      if (now.choices.length === 0) continue;
      const safe = now.choices.filter(({ danger }) => !danger);
      const choices = safe.length > 0 ? safe : now.choices;
      await play(page, id, 'west', choices[Math.floor(random() * choices.length)]!.action);
      done += 1;
    }
  };
  await some(30);
  const newest = page.locator('.log li.new');
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  await look(page, 'log', '.prompt', true);
  const scroll = page.locator('#panel');
  const folded = page.locator('.log [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.setViewportSize({ width: 1440, height: 560 }); // so that there is something to scroll in any game
  const down = (): Promise<number> =>
    scroll.evaluate((node) => {
      node.scrollTo(0, node.scrollHeight);
      return node.scrollTop;
    });
  await expect.poll(down).toBeGreaterThan(30);
  await some(4);
  expect(await scroll.evaluate((node) => node.scrollTop)).toBeGreaterThan(30);
  expect(errors).toEqual([]);
});

test('a card in the log opens on hover and by a tap', async ({ browser }) => {
  const { page } = await visitor(browser);
  const id = await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await page.locator('.prompt[data-version]').waitFor();
  await coup(page, id);
  const name = page.locator('.log .name', { hasText: 'Brush War' }).first();
  await name.hover();
  await expect(page.getByRole('tooltip')).toContainText('stability');
  await page.mouse.move(5, 300);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const touch = await visitor(browser, { hasTouch: true, viewport: SIZES.phone });
  const other = await begin(touch.page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await touch.page.locator('.prompt[data-version]').waitFor();
  await coup(touch.page, other);
  await touch.page.locator('.tabbar button', { hasText: 'Log' }).tap();
  await touch.page.locator('.log .name', { hasText: 'Brush War' }).first().tap();
  await expect(touch.page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
});

/** The end of an influence struggle: the next pass triggers the Cease-fire. */
const STRUGGLE = {
  phase: 'influence_struggle',
  to_move: 'west',
  turn: 6,
  objective: 'iran',
  balance: 'east',
  groups: { west: ['police', 'radio'], east: ['opposition', 'mafia'] },
  ready: [],
  agents: { west: { x: 'analyst', leave: ['master_spy'] }, east: { x: 'master_spy', leave: ['analyst'] } },
  claimed: { west: ['egypt', 'libya', 'afghanistan'], east: ['panama', 'turkey', 'cuba'] },
};

for (const locale of ['en', 'pl', 'fr']) {
  test(`the showdown is revealed in stages, stays and can be repeated, in ${locale}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, { locale }, { results: 'always', list: true });
    await page.clock.install();
    const id = await begin(page, { game: 'spies', opponent: { kind: 'hot_seat' }, start: { kind: 'position', position: STRUGGLE } });
    await takeOver(page);
    for (let passes = 0; passes < 2; passes += 1) {
      const { now } = await table(page, id, 'west');
      await play(page, id, now.actor as Side, 'pass');
    }
    await takeOver(page);
    const stage = page.locator('.stage[role="dialog"]');
    const lit = stage.locator('.steps .on, .steps .done');
    await expect(stage).toBeVisible();
    await expect(lit).toHaveCount(4);
    await expect(stage.locator('.dossier.turned')).toHaveCount(2);
    await expect(stage.locator('.outcome h2')).not.toBeEmpty();
    await look(page, `showdown-${locale}`, '.stage[role="dialog"]');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await stage.locator('.ghost').click();
    await expect.poll(() => lit.count()).toBeLessThan(4);
    await page.keyboard.press('x');
    await expect(lit).toHaveCount(4);
    await stage.locator('button.act').click();
    await expect(stage).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a showdown has no animation for players who prefer reduced motion', async ({ browser }) => {
  const { page } = await visitor(browser, { reducedMotion: 'reduce' }, { results: 'always', list: true });
  const id = await begin(page, { game: 'spies', opponent: { kind: 'hot_seat' }, start: { kind: 'position', position: STRUGGLE } });
  await takeOver(page);
  for (let passes = 0; passes < 2; passes += 1) await play(page, id, (await table(page, id, 'west')).now.actor as Side, 'pass');
  await takeOver(page);
  await page.locator('.stage[role="dialog"] .outcome h2').waitFor();
  await expect(page.locator('.stage .steps .on, .stage .steps .done')).toHaveCount(4);
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 1).length)).toBe(0);
});

test('the end of a game has its panel, with the links that follow', async ({ browser }) => {
  const { page } = await visitor(browser, {}, { results: 'always', list: true });
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: CALM } });
  await page.locator('.prompt[data-version]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(panel(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toHaveCount(1);
  await look(page, 'result-over', '.result');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.prompt').getByRole('link', { name: 'Watch the replay' })).toBeVisible();
});
