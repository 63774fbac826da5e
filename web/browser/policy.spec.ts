import { expect, test, type Page } from '@playwright/test';
import { begin, BRINK } from './begin.ts';
import { choose, GAMES, myTurn, numbers, open, resign, visitor } from './play.ts';
import { rest } from './rest.ts';

/** Records the violations of the Content-Security-Policy on every page from now on. */
async function guarded(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('stopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { stopped } = window as unknown as { stopped: (what: string) => void };
      stopped([violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  return stopped;
}

test('the policy allows nothing inline, and the browser enforces it', async ({ browser }) => {
  const { page } = await visitor(browser);
  const stopped = await guarded(page);
  const policy = (await page.goto('/'))!.headers()['content-security-policy'];
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  await page.locator('.start').waitFor();
  expect(stopped).toEqual([]);
  await page.locator('.start').evaluate((button) => button.setAttribute('style', 'color: red'));
  await expect.poll(() => stopped.length).toBe(1);
  expect(stopped[0]).toContain('style-src-attr');
});

test('pages and dialogs do not violate the policy', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const stopped = await guarded(page);
  for (const [address, ready] of [['/', '.start'], ['/finished', '.upload'], ['/account', 'form'], ['/nowhere', 'main'], ...GAMES.map((game) => [`/rules/${game}`, 'article section'])] as [string, string][]) {
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.locator('.gear').click();
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  await open(page, 'spies', 'A friend');
  await page.locator('.invite').waitFor();
  await open(page, 'curtain', 'Same screen');
  await page.locator('.curtain button').click();
  await begin(page, { game: 'twilight', side: 'west', start: { kind: 'position', position: BRINK } });
  await myTurn(page);
  await page.locator('[data-country="poland"]').click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-region="asia"]').click();
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(stopped).toEqual([]);
  expect(errors).toEqual([]);
});

for (const game of GAMES) {
  test(`the table and the replay of ${game} do not violate the policy`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
    const stopped = await guarded(page);
    await open(page, game, 'Machine');
    const random = numbers(8);
    for (let decisions = 0; decisions < 8 && (await myTurn(page)); decisions += 1) await choose(page, random);
    await rest(page);
    await page.locator('[data-card], [data-agent], [data-group]').first().click();
    await rest(page); // its requests may be answered after the key press
    await page.keyboard.press('Escape');
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    if (await myTurn(page)) await resign(page);
    await page.goto(page.url().replace('/t/', '/replay/'));
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Download' }).click();
    await rest(page);
    expect(stopped).toEqual([]);
    expect(errors).toEqual([]);
  });
}
