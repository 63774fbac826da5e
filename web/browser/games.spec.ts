import { expect, test, type Page } from '@playwright/test';
import { choose, GAMES, hurry, isOver, myTurn, numbers, open, playOut, slowLine, standing, visitor } from './play.ts';

for (const [game, line] of GAMES.flatMap((game) => [[game, 'a quick line'], [game, 'a slow line']] as const)) {
  test(`${game}: a whole game against a bot, over ${line}`, async ({ browser }) => {
    const { page, errors } = await visitor(browser);
    if (line === 'a slow line') await slowLine(page, 7);
    await open(page, game, 'Machine');
    await hurry(page);
    const decisions = await playOut(page, 7);
    await isOver(page);
    expect(decisions).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    console.log(`${game} against a bot: ${decisions} decisions`);
  });
}

for (const game of GAMES) {
  test(`${game}: a whole game between two browsers, by a link`, async ({ browser }) => {
    const one = await visitor(browser);
    await slowLine(one.page, 11);
    await open(one.page, game, 'A friend');
    const link = await one.page.locator('.invite input').inputValue();
    const two = await visitor(browser);
    await two.page.goto(link);
    await two.page.getByLabel('Your name').fill('Halina');
    await two.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([hurry(one.page), hurry(two.page)]);
    const random = numbers(11);
    let decisions = 0;
    // Each browser has at most one pending wait.
    const turn = (page: Page): Promise<[Page, boolean]> => myTurn(page, 0).then((mine) => [page, mine]);
    const turns = new Map([one.page, two.page].map((page) => [page, turn(page)]));
    for (; decisions < 4000; decisions += 1) {
      const [page, mine] = await Promise.race(turns.values());
      if (!mine) break;
      // Choices that could be made early may be gone by now.
      if ((await standing(page)).mine) await choose(page, random);
      turns.set(page, turn(page));
    }
    await isOver(one.page);
    await isOver(two.page);
    expect(await one.page.locator('.prompt h2').innerText()).toBe(await two.page.locator('.prompt h2').innerText());
    expect((await standing(one.page)).version).toBe((await standing(two.page)).version);
    expect([...one.errors, ...two.errors]).toEqual([]);
    console.log(`${game} between two browsers: ${decisions} decisions`);
  });
}
