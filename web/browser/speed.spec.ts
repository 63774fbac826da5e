import { expect, test, type Page } from '@playwright/test';
import { begin } from './begin.ts';
import { myTurn, visitor } from './play.ts';

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
const told = (times: number[]): string => `median ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms of ${times.length}`;

/** Clicks the first choice; returns the milliseconds until the next one is enabled. */
function answer(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const prompt = document.querySelector('.prompt')!;
        const before = prompt.getAttribute('data-draft');
        const begun = performance.now();
        new MutationObserver((_, observer) => {
          if (prompt.getAttribute('data-draft') === before || !prompt.querySelector('.choices button')) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        }).observe(prompt, { attributes: true, subtree: true, childList: true });
        prompt.querySelector<HTMLButtonElement>('.choices button')!.click();
      }),
  );
}

test('a table loads in 1.5 s', async ({ browser }) => {
  const { page } = await visitor(browser);
  await begin(page, { game: 'twilight', side: 'east' });
  await myTurn(page);
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    await page.goto('about:blank');
    const begun = Date.now();
    await page.goBack();
    await page.locator('.choices button').first().waitFor();
    times.push(Date.now() - begun);
  }
  console.log(`a table loads: ${told(times)}`);
  expect(median(times)).toBeLessThan(1500);
});

test('the next choice is possible within 100 ms', async ({ browser }) => {
  const { page } = await visitor(browser);
  const times: number[] = [];
  // The USSR sets up six points in a row, with no decisions by others between them.
  for (let table = 0; table < 4; table += 1) {
    await begin(page, { game: 'twilight', side: 'east' });
    await myTurn(page);
    for (let point = 0; point < 5; point += 1) times.push(await answer(page));
  }
  console.log(`the next choice: ${told(times)}`);
  expect(median(times)).toBeLessThan(100);
});
