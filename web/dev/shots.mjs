// Pictures of the boards in every size, to be looked at, and a check that no text is small or cut off:
//   npx vite --port 5199 &   then   node dev/shots.mjs out-directory [part of a name]
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';

const [, , out = 'shots', wanted = ''] = process.argv;
const base = process.env.HOTLINE_DEV ?? 'http://localhost:5199/dev.html';
const SIZES = { laptop: [1440, 900, 1], tablet: [1024, 768, 1], phone: [390, 844, 2], small: [360, 740, 2] };

const SHOTS = [
  ['coup', 'f=twilight-ops&kind=coup&pick={"coup":"libya"}'],
  ['coup-dark-pl', 'f=twilight-ops&kind=coup&lang=pl&theme=dark&pick={"coup":"libya"}'],
  ['odds', 'f=twilight-ops&kind=coup', 'point'],
  ['influence', 'f=twilight-ops&kind=place', 'point'],
  ['ops-fr', 'f=twilight-ops&lang=fr', 'menu'],
  ['round-pl', 'f=twilight-round&lang=pl', 'card'],
  ['setup-fr', 'f=twilight-setup&lang=fr'],
  ['place-dark', 'f=twilight-place&theme=dark'],
  ['discards-pl', 'f=twilight-discards&lang=pl'],
  ['late', 'f=twilight-late', 'score'],
  ['list-fr-dark', 'f=twilight-ops&lang=fr&theme=dark', 'list'],
  ['tracks-pl', 'f=twilight-round&lang=pl&tab=tracks'],
  ['cards-fr-dark', 'f=twilight-late&lang=fr&theme=dark&tab=cards'],
  ['hand-fr', 'f=twilight-round&lang=fr&tab=hand'],
  ['use', 'f=twilight-use&draft=1'],
  ['use-dark-fr', 'f=twilight-use&draft=1&lang=fr&theme=dark'],
  ['ten-pl', 'f=twilight-round&lang=pl&hand=de_gaulle_leads_france,us_japan_mutual_defense_pact,south_america_scoring,latin_american_death_squads,containment,portuguese_empire_crumbles,nuclear_subs,willy_brandt,nato'],
  ['ten-fr-dark', 'f=twilight-round&lang=fr&theme=dark&hand=ask_not_what_your_country_can_do_for_you,us_japan_mutual_defense_pact,de_stalinization,soviets_shoot_down_kal_007,decolonization,how_i_learned_to_stop_worrying,nuclear_subs,socialist_governments,nato'],
  ['spectator', 'f=twilight-spectator'],
  ['curtain-lay', 'f=curtain-lay&pick={"lay":{"x":1,"y":1}}'],
  ['curtain-place-dark-pl', 'f=curtain-place&lang=pl&theme=dark'],
  ['curtain-over-fr', 'f=curtain-over&lang=fr'],
  ['curtain-play-fr', 'f=curtain-play&lang=fr', 'card'],
  ['curtain-tracks-pl', 'f=curtain-lay&lang=pl&tab=tracks'],
  ['curtain-hand', 'f=curtain-play&tab=hand'],
  ['curtain-over-dark', 'f=curtain-over&theme=dark'],
  ['spies-act', 'f=spies-act&pick={"activate":{"group":"police","target":"opposition"}}'],
  ['spies-agent-dark-fr', 'f=spies-agent&lang=fr&theme=dark', 'agent'],
  ['spies-double-agent-pl', 'f=spies-double-agent&lang=pl'],
  ['spies-over-fr', 'f=spies-over&lang=fr&tab=tracks'],
  ['spies-media-dark', 'f=spies-media&theme=dark'],
  ['spies-hand-pl', 'f=spies-act&lang=pl&tab=hand'],
];

const STEPS = {
  point: (page) => page.locator('[data-country=libya]').hover(),
  menu: (page) => page.locator('[data-country=egypt]').dispatchEvent('click'),
  card: (page) => page.locator('[data-card]').first().dispatchEvent('click'),
  agent: (page) => page.locator('[data-agent]').nth(3).dispatchEvent('click'),
  score: (page) => page.locator('[data-region=europe]').dispatchEvent('click'),
  list: (page) => page.keyboard.press('v'),
};

/** Returns the texts that are too small or do not fit their box. */
function faults() {
  const found = [];
  for (const element of document.querySelectorAll('#app *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || element.closest('.sr, aside:not(:has(.target)) .choices') || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = parseFloat(style.fontSize) * (matrix ? matrix.a : 1);
    const text = element.textContent.trim().slice(0, 40);
    if (size < 11.85) found.push(`${size.toFixed(1)} px: ${text}`);
    if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0 && !matrix && style.display !== 'inline' && style.webkitLineClamp === 'none') found.push(`low: ${text}`);
    const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && style.overflowX !== 'auto';
    if (cut && style.display !== 'inline' && !matrix) found.push(`cut: ${text}`);
    if (matrix && element.tagName === 'text' && element.classList.contains('nm') && element.getBBox().width > 116) found.push(`wide: ${text}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return [...new Set(found)];
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--no-first-run'] });
for (const [size, [width, height, scale]] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on('pageerror', (error) => console.log('error', error.message));
  for (const [name, query, step] of SHOTS.filter(([name]) => name.includes(wanted))) {
    await page.goto(`${base}?${query}`);
    await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready);
    if (step && !(width < 700 && ['card', 'agent', 'point'].includes(step))) await STEPS[step](page);
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${out}/${name}-${size}.png` });
    const problems = await page.evaluate(faults);
    if (problems.length > 0) console.log(`${name} ${size}:`, problems.join(' | '));
  }
  await page.close();
}
await browser.close();
