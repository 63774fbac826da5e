import { expect, test, type Page } from '@playwright/test';
import { visitor } from './play.ts';

const panel = (page: Page, state: string): Promise<void> => page.locator(`.lesson${state}:not([data-unready])`).waitFor();
const next = (page: Page): Promise<void> => page.locator('.confirming .next.act').click();

test('a lesson is played with the mouse: wrong and right answers are explained, and the lesson is marked as done', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  await page.goto('/');
  await page.locator('.learn a', { hasText: 'Twilight Struggle' }).click();
  await page.waitForURL(/\/learn\/twilight\/influence/);
  await page.goto('/learn');
  await page.locator('a[href="/learn/twilight/control"]').click();
  await panel(page, '[data-step="0"]');
  await expect(page.locator('.task')).toContainText('Iran');

  await page.locator('[data-country="israel"]').click();
  await panel(page, '[data-reply="wrong"]');
  await expect(page.locator('.reply')).toContainText('stability is 4');
  await page.locator('[data-country="angola"]').click();
  await panel(page, '[data-reply="illegal"]');
  await page.locator('[data-country="iran"]').click();
  await panel(page, '[data-step="0"][data-reply="right"]');
  await expect(page.locator('[data-country="iran"]')).toHaveAccessibleName(/Iran.*2/);

  await next(page);
  await panel(page, '[data-step="1"]');
  await page.getByRole('button', { name: 'Back' }).click();
  await panel(page, '[data-step="0"]:not([data-reply])');
  await page.locator('[data-country="iran"]').click();
  await panel(page, '[data-reply="right"]');
  await page.keyboard.press('Enter');
  await panel(page, '[data-step="1"]');
  await page.getByRole('button', { name: 'Show me' }).click();
  await panel(page, '[data-step="1"][data-reply="right"]');
  await next(page);
  await panel(page, '[data-over]');

  await page.goto('/learn');
  await expect(page.locator('a[href="/learn/twilight/control"]')).toContainText('done');
  await expect(page.locator('a[href="/learn/twilight/influence"]')).not.toContainText('done');
  expect(errors).toEqual([]);
});

test('a lesson is played with a finger on a phone, on the map and in the hand', async ({ browser }) => {
  const { page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/learn/twilight/influence');
  await panel(page, '[data-step="0"]');
  await page.locator('.next.act').tap();
  await panel(page, '[data-step="1"]');
  await page.locator('[data-country="pakistan"]').tap();
  await panel(page, '[data-reply="right"]');
  await page.locator('.next.act').tap();
  await panel(page, '[data-step="2"]');

  await page.goto('/learn/twilight/cards');
  await panel(page, '[data-step="0"]');
  await page.locator('.next.act').tap();
  await page.locator('.tohand').tap();
  await page.locator('[data-card="truman_doctrine"]').first().tap();
  await panel(page, '[data-step="2"]');
  expect(errors).toEqual([]);
});

test('every lesson can be completed, in every language', async ({ browser }) => {
  const { page, errors } = await visitor(browser);
  const { lessons } = (await (await page.request.get('/api/lessons')).json()) as { lessons: { game: string; id: string }[] };
  for (const [at, { game, id }] of lessons.entries()) {
    await page.goto(`/learn/${game}/${id}`);
    const button = ['English', 'Polski', 'Français'][at % 3]!;
    await page.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('hotline.settings') ?? '{}') as object;
      localStorage.setItem('hotline.settings', JSON.stringify({ ...kept, language }));
    }, { English: 'en', Polski: 'pl', Français: 'fr' }[button]);
    await page.reload();
    await panel(page, '[data-step="0"]');
    while ((await page.locator('.lesson[data-over]').count()) === 0) {
      const before = await page.locator('.lesson').evaluate(({ dataset }) => `${dataset['step']} ${dataset['reply']}`);
      await page.locator('.confirming .next.act, .confirming .show:not(:disabled)').first().click();
      await page.waitForFunction((before) => {
        const { dataset } = document.querySelector<HTMLElement>('.lesson')!;
        return dataset['unready'] === undefined && `${dataset['step']} ${dataset['reply']}` !== before;
      }, before);
    }
  }
  expect(errors).toEqual([]);
});
