import { expect, type Page } from '@playwright/test';
import { faults } from './looks.ts';

/** Number of frames without work: a layout is measured in one frame and drawn in the next. */
const FRAMES = 4;

/**
 * Waits until the page no longer changes by itself: nothing is loading or requested, no bot thinks, no move is played back (`data-busy`, set by
 * `src/lib/busy.ts`), the fonts are loaded and no transition runs.
 */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { rested: number }).rested = 0;
  });
  await page.waitForFunction(
    (frames) => {
      const seen = window as unknown as { rested?: number };
      const runs = (animation: Animation): boolean => animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
      const rests = !document.documentElement.hasAttribute('data-busy') && document.fonts.status === 'loaded' && !document.getAnimations().some(runs);
      seen.rested = rests ? (seen.rested ?? 0) + 1 : 0;
      return seen.rested > frames;
    },
    FRAMES,
    { polling: 'raf' },
  );
}

/** Moves the mouse to where nothing reacts to it: otherwise a card would open under a resting mouse. */
export async function pointNowhere(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
}

/** Returns the findings on a page at rest; those that disappear within a few seconds are ignored. */
export async function lasting(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  await rest(page);
  let found: string[] = [];
  await expect
    .poll(async () => (found = await look(page)), { timeout: 5_000 })
    .toEqual([])
    .catch(() => undefined);
  return found;
}

/** Expects that nothing is cut off, too small or covered. */
export async function expectNoFaults(page: Page, message?: string): Promise<void> {
  expect(await lasting(page, faults), message).toEqual([]);
}
