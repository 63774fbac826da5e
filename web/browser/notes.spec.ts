import { expect, test } from '@playwright/test';
import { open, visitor } from './play.ts';

test('notes are saved while typing, survive a reload, and never reach the other side', async ({ browser }) => {
  const one = await visitor(browser);
  await open(one.page, 'curtain', 'A friend');
  const link = await one.page.locator('.invite input').inputValue();
  const two = await visitor(browser);
  const heard: string[] = [];
  two.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await two.page.goto(link);
  await two.page.getByLabel('Your name').fill('Halina');
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await two.page.locator('.log').waitFor();

  const notes = (page: typeof one.page) => page.getByLabel('My notes about this game');
  await one.page.getByRole('tab', { name: 'Notes' }).click();
  // Key presses do not wait until a field is enabled.
  await expect(notes(one.page)).toBeEnabled();
  await notes(one.page).pressSequentially('Keep Cuba for the end');
  await expect(one.page.getByText('Saved', { exact: true })).toBeVisible();
  await one.page.reload();
  await one.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes(one.page)).toHaveValue('Keep Cuba for the end');
  // The page sends the last text as it unloads. The browser does not report the response, and a later request may overtake it.
  const table = new URL(one.page.url()).pathname.split('/').at(-1)!;
  await notes(one.page).fill('Keep Iran');
  await one.page.goto('/');
  const stored = async (): Promise<string> => ((await (await one.page.request.get(`/api/tables/${table}/note`)).json()) as { text: string }).text;
  await expect.poll(stored).toBe('Keep Iran');
  await one.page.goBack();
  await one.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes(one.page)).toHaveValue('Keep Iran');

  await two.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notes(two.page)).toBeEnabled();
  await expect(notes(two.page)).toHaveValue('');
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((message) => message.includes('Keep'))).toEqual([]);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('on one screen there are no notes, because both sides would read them', async ({ browser }) => {
  const { page } = await visitor(browser);
  await open(page, 'curtain', 'Same screen');
  await page.locator('.curtain').getByRole('button').click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
});
