import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { choose, GAMES, myTurn, numbers, open, resign, visitor, type Game } from './play.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { laptop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
const LANGUAGES = ['en', 'pl', 'fr'];

/** Findings of axe-core that are serious or critical. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await axe.run();
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return bad.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 160)}`).join(' | ')}`);
  });
}

/** Text smaller than 12 px, and whatever makes the page wider than the window. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.closest('.sr, script, style, title') || element.getClientRects().length === 0) continue;
      const svg = element.closest('svg');
      const matrix = element instanceof SVGGraphicsElement && svg ? element.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? matrix.d : 1);
      if (size < 11.8) found.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
    }
    return [...new Set(found)].slice(0, 10);
  });
}

async function settle(page: Page, language: string, theme: string): Promise<void> {
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

/** Pictures of a page at three sizes, light and dark, in three languages, with what is wrong in them. */
async function pictures(page: Page, name: string, ready: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [language, theme] of [...LANGUAGES.map((language) => [language, 'light']), ['en', 'dark']] as [string, string][]) {
    await settle(page, language, theme);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.locator(ready).first().waitFor();
      const at = `${name}-${size}-${language}-${theme}`;
      await page.screenshot({ path: `artefacts/shots/${at}.png`, animations: 'disabled' });
      wrong.push(...(await faults(page)).map((fault) => `${at}: ${fault}`));
      if (language === 'en') wrong.push(...(await findings(page)).map((finding) => `${at}: ${finding}`));
    }
  }
  return wrong;
}

test('the lobby', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  expect(await pictures(page, 'lobby', '.start')).toEqual([]);
  expect(errors).toEqual([]);
});

const DECISIONS: Record<Game, number> = { twilight: 16, curtain: 8, spies: 6 };
for (const game of GAMES) {
  test(`the table and the replay of ${game}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser);
    await open(page, game, 'Machine');
    const random = numbers(4);
    for (let decisions = 0; decisions < DECISIONS[game] && (await myTurn(page)); decisions += 1) await choose(page, random);
    expect(await pictures(page, game, '.prompt')).toEqual([]);
    await page.setViewportSize(SIZES.laptop);
    await settle(page, 'en', 'light');
    if ((await page.locator('.prompt').getAttribute('data-phase')) !== 'over') await resign(page);
    await page.goto(page.url().replace('/t/', '/replay/'));
    await page.locator('.info').waitFor();
    await page.keyboard.press('End');
    expect(await pictures(page, `replay-${game}`, '.info')).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('dialogs, the rules and the other pages', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  for (const [name, address, ready] of [['rules', '/rules/spies#3.11a', '.sought'], ['finished', '/finished', '.upload'], ['account', '/account', 'form']] as const) {
    await page.goto(address);
    expect(await pictures(page, name, ready)).toEqual([]);
    await page.setViewportSize(SIZES.laptop);
  }
  await page.goto('/');
  await settle(page, 'en', 'light');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.screenshot({ path: 'artefacts/shots/settings-laptop.png' });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await open(page, 'curtain', 'Same screen');
  await page.locator('.curtain').waitFor();
  await page.screenshot({ path: 'artefacts/shots/handover-laptop.png' });
  expect(await findings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
