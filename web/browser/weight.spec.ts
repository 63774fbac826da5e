import { expect, test, type Page } from '@playwright/test';
import { begin } from './begin.ts';
import { myTurn, settled, visitor } from './play.ts';
import { rest } from './rest.ts';

/** Counts the causes of the times that `npm run speed` measures; counts are the same on every machine. */

/** Counts the requests of a page without a cache, and the bytes of the responses as they were sent. */
async function weigh(page: Page): Promise<{ requests: string[]; bytes: () => number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: string[] = [];
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ request }) => requests.push(new URL(request.url).pathname));
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { requests, bytes: () => bytes };
}

test('the first question of a table needs few files and bytes', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const id = await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  await page.goto('about:blank');
  const { requests, bytes } = await weigh(page);
  await page.goto(`/t/${id}`);
  await myTurn(page);
  const first = { requests: requests.length, kilobytes: Math.round(bytes() / 1000) };
  await rest(page);
  const whole = { requests: requests.length, kilobytes: Math.round(bytes() / 1000) };
  console.log(`to the first question: ${JSON.stringify(first)}; to rest: ${JSON.stringify(whole)}`);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(46);
  expect(whole.kilobytes).toBeLessThanOrEqual(650);
  expect(errors).toEqual([]);
});

/** Counts the changes of the page caused by a press, until it rests. */
async function redrawn(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const counted = window as unknown as { changes: number; observer: MutationObserver };
    counted.changes = 0;
    counted.observer = new MutationObserver((records) => (counted.changes += records.length));
    counted.observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  await press();
  await rest(page);
  return page.evaluate(() => {
    const counted = window as unknown as { changes: number; observer: MutationObserver };
    counted.observer.disconnect();
    return counted.changes;
  });
}

test('a choice redraws only what it changes', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  await rest(page);
  const changes: number[] = [];
  for (let point = 1; point <= 5; point += 1) {
    await settled(page);
    changes.push(
      await redrawn(page, async () => {
        await page.locator('.choices button').first().click();
        await expect.poll(async () => (await settled(page)).steps).toBe(point);
      }),
    );
  }
  console.log(`changes of the page for a choice: ${changes.join(', ')}`);
  expect(Math.max(...changes)).toBeLessThanOrEqual(60);
  expect(errors).toEqual([]);
});
