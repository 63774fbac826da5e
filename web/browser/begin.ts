import { expect, type Page } from '@playwright/test';
import type { Games, NewTable, Opened, Opponent } from '../src/wire/index.ts';

/** Returns the weakest bot of the server, which is the quickest. */
export async function machine(page: Page, game: string): Promise<Opponent> {
  const { games } = (await (await page.request.get('/api/games')).json()) as Games;
  return { kind: 'bot', name: games.find(({ name }) => name === game)!.bots[0]!.name };
}

/** Opens a table by the API, with settings that the lobby does not offer, and goes there; against a bot by default. */
export async function begin(page: Page, table: NewTable): Promise<string> {
  await page.goto('/');
  const headers = { Origin: new URL(page.url()).origin };
  const guest = await page.request.post('/api/guest', { headers, data: { name: 'Ann' } });
  expect(guest.ok(), await guest.text()).toBe(true);
  const opened = await page.request.post('/api/tables', { headers, data: { opponent: await machine(page, table.game), ...table } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as Opened;
  await page.goto(`/t/${id}`);
  return id;
}

/** The fifth turn of Twilight Struggle, the US to play: the event of Duck and Cover, or a coup in a battleground, would lose the game. */
export const BRINK = {
  turn: 5,
  round: 3,
  to_move: 'west',
  defcon: 2,
  vp: -7,
  milops: { west: 1, east: 3 },
  space: { west: 2, east: 3 },
  influence: {
    west: { united_kingdom: 5, west_germany: 4, italy: 3, france: 2, canada: 2, israel: 2, iran: 2, japan: 4, south_korea: 3, thailand: 2, australia: 4, panama: 2, venezuela: 2, chile: 1, south_africa: 1 },
    east: { east_germany: 4, poland: 4, finland: 1, france: 1, iraq: 3, syria: 2, egypt: 2, north_korea: 3, india: 3, afghanistan: 2, vietnam: 3, cuba: 3, angola: 2, algeria: 2, argentina: 1, brazil: 1 },
  },
  hands: { west: ['duck_and_cover', 'brush_war', 'nuclear_subs', 'africa_scoring', 'decolonization', 'portuguese_empire_crumbles', 'the_voice_of_america'] },
  in_force: ['nato', 'containment'],
};
