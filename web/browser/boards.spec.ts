import { expect, test, type Page } from '@playwright/test';
import type { Command, TableSnapshot } from '../src/wire/index.ts';
import type { Side } from '../src/wire/rules.ts';
import { begin, BRINK } from './begin.ts';
import { settled, takeOver, visitor } from './play.ts';
import { rest } from './rest.ts';

/** What only a real layout shows of the boards: whether everything fits, and what covers what. */

const STRUGGLE = {
  phase: 'influence_struggle',
  to_move: 'west',
  turn: 6,
  objective: 'iran',
  balance: 'east',
  groups: { west: ['police', 'radio'], east: ['opposition', 'fundamentalists'] },
  ready: [],
  agents: { west: { x: 'analyst', leave: ['master_spy'] }, east: { x: 'master_spy', leave: ['analyst'] } },
  claimed: { west: ['egypt', 'libya', 'afghanistan'], east: ['panama', 'turkey', 'cuba'] },
};
const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

/** Sends commands for the side to act, on one screen. */
async function act(page: Page, id: string, ...commands: Command[]): Promise<void> {
  for (const command of commands) {
    const { now } = (await (await page.request.get(`/api/tables/${id}?seat=west`)).json()) as TableSnapshot;
    const headers = { Origin: new URL(page.url()).origin };
    const answer = await page.request.post(`/api/tables/${id}/do`, { headers, data: { key: `k${now.version}`, version: now.version, command, side: now.actor as Side } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['HOTLINE_PICTURES']) await page.screenshot({ path: `artefacts/shots/boards-${name}.png` });
};

for (const locale of ['en', 'pl', 'fr']) {
  test(`the gauges of both sides are aligned, and a showdown fits with its buttons, in ${locale}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, { locale, viewport: LAPTOP, reducedMotion: 'reduce' }, { results: 'always' });
    const id = await begin(page, { game: 'spies', opponent: { kind: 'hot_seat' }, start: { kind: 'position', position: STRUGGLE } });
    await takeOver(page);
    for (const size of [LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      await expect(page.locator('.gauge .g')).toHaveCount(2);
      const spans = await page.locator('.gauge .g').evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().width].map(Math.round)));
      expect(spans[0], String(size.width)).toEqual(spans[1]);
      const wide = await page.locator('.grp .name').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
      expect(wide).toEqual([]);
      await picture(page, `spies-${locale}-${size.width}`);
    }
    await page.setViewportSize(LAPTOP);
    await act(page, id, { do: 'play', action: 'pass' }, { do: 'play', action: 'pass' });
    await takeOver(page);
    await page.locator('.stage .outcome h2').waitFor();
    for (const size of [LAPTOP, TABLET, PHONE]) {
      await page.setViewportSize(size);
      const seen = (): Promise<object> => page.evaluate(() => {
        const box = (one: Element): DOMRect => one.getBoundingClientRect();
        const all = (what: string): Element[] => [...document.querySelectorAll(`.stage ${what}`)];
        const meets = (a: DOMRect, b: DOMRect): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const scene = all('.scene')[0]!;
        return {
          // The element at the middle of a button is the button: nothing covers it, and it is in the window.
          buttons: all('.go button').map((button) => button.contains(document.elementFromPoint(box(button).left + box(button).width / 2, box(button).bottom - 3))),
          covered: all('.go button').some((button) => box(button).top < box(scene).bottom - 1),
          scrolls: scene.scrollHeight > scene.clientHeight,
          dossiers: new Set(all('.dossier').map((one) => Math.round(box(one).height))).size,
          labels: all('.line .token').flatMap((token) => all('.line small').filter((label) => meets(box(token), box(label)))).length,
        };
      });
      // On a phone it may need to scroll.
      await expect.poll(seen, { message: String(size.width) }).toEqual({ buttons: [true, true], covered: false, scrolls: size === PHONE ? expect.any(Boolean) : false, dossiers: 1, labels: 0 });
      await picture(page, `showdown-${locale}-${size.width}`);
    }
    expect(errors).toEqual([]);
  });
}

test('the map is refitted when the window is resized, and the buttons cover nothing that can be chosen', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { viewport: LAPTOP }, { confirm: 'all' });
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK } });
  await page.locator('[data-card="decolonization"]').click();
  await page.locator('.reading [data-use="place"]').waitFor();
  await settled(page);
  await page.locator('.reading [data-use="place"]').click();
  await page.locator('.ring1').first().waitFor();
  // The card that the draft plays is in its place, with its ring, and no other card has one.
  await expect(page.locator('.handbar .card.lift')).toHaveAttribute('data-card', 'decolonization');
  await expect(page.locator('.handbar .card.legal')).toHaveCount(0);
  await picture(page, 'draft-1440');
  // Where all names fit, all have the same size.
  expect(await page.locator('.handbar .card .name').evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))])).toHaveLength(1);
  const width = (): Promise<number> => page.locator('svg[role="group"]').evaluate((map) => Number(map.getAttribute('viewBox')!.split(' ')[2]));
  const before = await width();
  for (const size of [{ width: 1280, height: 800 }, TABLET, LAPTOP]) {
    await page.setViewportSize(size);
    const seen = (): Promise<object> => page.evaluate(() => {
      const box = (one: Element): DOMRect => one.getBoundingClientRect();
      const tools = box(document.querySelector('.zoom')!);
      const under = [...document.querySelectorAll('[data-tag] rect, .drawing:has(.ring1) .fr')].filter((one) => {
        const at = box(one);
        return at.left < tools.right && tools.left < at.right && at.top < tools.bottom && tools.top < at.bottom;
      });
      const stage = box(document.querySelector('svg[role="group"]')!);
      const inside = [...document.querySelectorAll('.ring1')].some((one) => box(one).top > stage.top && box(one).bottom < stage.bottom);
      return { under: under.length, inside };
    });
    await expect.poll(seen, { message: String(size.width) }).toEqual({ under: 0, inside: true });
    await picture(page, `map-${size.width}`);
  }
  expect(await width()).toBeCloseTo(before, 0);
  expect(errors).toEqual([]);
});

for (const locale of ['en', 'pl', 'fr']) {
  test(`names on the map fit their boxes, with the gaps between words, in ${locale}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, { locale, viewport: LAPTOP });
    await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK } });
    await page.locator('.cb .nm').first().waitFor();
    await rest(page);
    const found = await page.locator('.cb .nm').evaluateAll((all) =>
      (all as unknown as SVGTextElement[]).flatMap((name) => {
        const text = name.textContent ?? '';
        const narrow = [...text].flatMap((letter, at) => (/\s/.test(letter) && name.getExtentOfChar(at).width < 4 ? [`narrow: ${text}`] : []));
        return name.getComputedTextLength() > 116 ? [...narrow, `wide: ${text}`] : narrow;
      }),
    );
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a card of Iron Curtain shows its event in whole lines', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { viewport: LAPTOP });
  await page.clock.install();
  const id = await begin(page, { game: 'curtain', opponent: { kind: 'hot_seat' } });
  await takeOver(page);
  await act(page, id, { do: 'play', action: { start: 'west' } });
  await takeOver(page);
  await expect(page.locator('.handbar .card.legal')).toHaveCount(5);
  await page.locator('.handbar .card .lines').first().waitFor();
  const cut = await page.locator('.handbar .card .lines').evaluateAll((all) =>
    all.filter((text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight);
      const lines = text.getBoundingClientRect().height / line;
      return Math.abs(lines - Math.round(lines)) > 0.1 || text.getBoundingClientRect().bottom > text.parentElement!.getBoundingClientRect().bottom + 1;
    }).length,
  );
  expect(cut).toBe(0);
  await picture(page, 'curtain-hand');

  // The card that a draft plays and lays stays in the hand, is marked on the table, and does not open under a resting mouse.
  const held = (): Promise<string[]> => page.locator('.handbar [data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')!));
  const before = await held();
  expect(before).toHaveLength(5);
  await settled(page);
  await page.locator('.handbar [data-card]').nth(2).click();
  await page.locator('.reading .buttons button').first().waitFor();
  await settled(page);
  await page.locator('.reading .buttons button').first().click();
  await page.locator('.spot').first().waitFor();
  expect(await held()).toEqual(before);
  await expect(page.locator('.handbar .info b')).toHaveText('Your hand, 5');
  await settled(page);
  await page.locator('.spot').first().click();
  await expect(page.locator('.cell.picked')).toHaveAttribute('data-card', before[2]!);
  await settled(page);
  await page.clock.fastForward(1_000); // a card would open by itself after a quarter of a second
  await rest(page);
  await picture(page, 'curtain-laid');
  await expect(page.locator('.reading')).toHaveCount(0);
  expect(await held()).toEqual(before);
  await expect(page.locator('.handbar .card.lift')).toHaveAttribute('data-card', before[2]!);
  expect(errors).toEqual([]);
});

test('the names of the sheets overlap nothing in a replay on a tablet', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { locale: 'fr', viewport: TABLET, colorScheme: 'dark' });
  const id = await begin(page, { game: 'curtain', opponent: { kind: 'hot_seat' } });
  await takeOver(page);
  await act(page, id, { do: 'resign' });
  await page.goto(`/replay/${id}?at=0`);
  await page.locator('.info .told a, .info .told button').first().waitFor();
  await picture(page, 'replay');
  const over = await page.evaluate(() => {
    const told = document.querySelector('.info .told')!.getBoundingClientRect();
    return [...document.querySelectorAll('.strip button')].filter((one) => one.getBoundingClientRect().top < told.bottom - 1).length;
  });
  expect(over).toBe(0);
  expect(errors).toEqual([]);
});
