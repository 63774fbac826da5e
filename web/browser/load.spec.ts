import { expect, test } from '@playwright/test';
import { begin } from './begin.ts';
import { myTurn, visitor } from './play.ts';

/** A slow connection: 1.6 Mbit/s, and 100 ms of latency. */
const LINE = { offline: false, latency: 100, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

test('over a slow connection and with an empty cache, the first question appears within 2.5 s', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const id = await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', LINE);
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await page.goto('about:blank');
    const begun = Date.now();
    await page.goto(`/t/${id}`, { waitUntil: 'commit' });
    await page.locator('.choices button').first().waitFor();
    times.push(Date.now() - begun);
  }
  const median = times.sort((a, b) => a - b)[1]!;
  console.log(`the first question over a slow line: median ${median} ms of ${times.join(', ')}`);
  expect(median).toBeLessThan(2500);
  expect(errors).toEqual([]);
});
