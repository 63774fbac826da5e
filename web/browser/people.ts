import { expect, type Browser, type Page } from '@playwright/test';
import type { GameProfile, Leaderboard, PlayedList, Profile, Rating } from '../src/wire/index.ts';
import { visitor, type Game } from './play.ts';

/** Headers that let an API request pass as one of the page. */
export const origin = (page: Page): { Origin: string } => ({ Origin: new URL(page.url()).origin });

/** Signs up an account in a browser context of its own. */
export async function account(browser: Browser, name: string): Promise<{ page: Page; errors: string[] }> {
  const one = await visitor(browser);
  await one.page.goto('/');
  const made = await one.page.request.post('/api/account', { headers: origin(one.page), data: { name, password: 'correct horse' } });
  expect(made.ok(), await made.text()).toBe(true);
  return one;
}

/** Plays a rated game that the second player resigns; the first one plays the west. */
export async function rated(west: Page, east: Page, name: Game): Promise<string> {
  const data = { game: name, side: 'west', opponent: { kind: 'open' }, rated: true, clock: { kind: 'live', minutes: 45, increment: 0 } };
  const opened = await west.request.post('/api/tables', { headers: origin(west), data });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  expect((await east.request.post(`/api/tables/${id}/join`, { headers: origin(east), data: {} })).ok()).toBe(true);
  const resigned = await east.request.post(`/api/tables/${id}/do`, { headers: origin(east), data: { key: 'r', version: 2, command: { do: 'resign' } } });
  expect(resigned.ok(), await resigned.text()).toBe(true);
  return id;
}

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 9, 20);
const rating = (points: number, deviation: number, games: number): Rating => ({ rating: points, deviation, games, provisional: deviation > 150 });

/** Returns the profile in a game of a player who has played for a year. */
function played(game: string, title: string, from: number, to: number, every: number, ends: [string, string, number][]): GameProfile {
  const curve = Array.from({ length: Math.ceil(330 / every) }, (_, at) => {
    const way = (at * every) / 330;
    return { at: TODAY - Math.round((1 - way) * 330) * DAY, rating: Math.round(from + (to - from) * way + 28 * Math.sin(at * 1.7)), deviation: Math.round(150 - 95 * way) };
  });
  return {
    game,
    title,
    rating: rating(curve.at(-1)!.rating, curve.at(-1)!.deviation, curve.length),
    sides: { west: rating(to - 20, 74, 20), east: game === 'spies' ? null : rating(to + 18, 171, 7) },
    results: { west: { won: 29, drawn: 2, lost: 35 }, east: { won: 42, drawn: 0, lost: 30 } },
    ends: ends.map(([reason, text, won]) => ({ reason, text, games: { won, drawn: 0, lost: Math.round(won * 0.8) } })),
    curve,
  };
}

const PROFILE: Profile = {
  name: 'Ada',
  since: Date.UTC(2025, 2, 4),
  games: [
    played('twilight', 'Twilight Struggle', 1480, 1572, 6, [
      ['final_scoring', 'Decided by final scoring.', 40],
      ['victory_points', '20 VP have been reached.', 21],
      ['nuclear_war', 'DEFCON 1: a nuclear war broke out.', 12],
      ['resigned', 'Resignation.', 8],
    ]),
    played('curtain', 'Iron Curtain', 1505, 1551, 9, [['ahead', 'Decided by final scoring.', 31]]),
    played('spies', 'Cold War: CIA vs KGB', 1490, 1662, 14, [['points', '100 points have been reached.', 17]]),
  ],
  opponents: [
    { name: 'Halina', games: { won: 12, drawn: 1, lost: 9 }, at: TODAY },
    { name: 'bartek_k', games: { won: 8, drawn: 0, lost: 2 }, at: TODAY },
    { name: 'A name that is as long as a name can be', games: { won: 0, drawn: 0, lost: 1 }, at: TODAY },
  ],
  playing: [],
};

const LIST: PlayedList = {
  games: [
    { id: 'a', game: 'twilight', title: 'Twilight Struggle', side: 'west', opponent: { kind: 'account', name: 'Halina', online: false }, result: 'lost', text: '20 VP have been reached.', at: TODAY, change: -9, rating: 1572 },
    { id: 'b', game: 'spies', title: 'Cold War: CIA vs KGB', side: 'east', opponent: { kind: 'bot', name: 'hard', online: true }, result: 'won', text: '100 points have been reached.', at: TODAY - DAY },
    { id: 'c', game: 'curtain', title: 'Iron Curtain', side: 'east', opponent: { kind: 'account', name: 'A name that is as long as a name can be', online: false }, result: 'drawn', text: 'Draw by agreement.', at: TODAY - 9 * DAY, change: 3, rating: 1551 },
  ],
  next: 'more',
};

const LEADERS: Leaderboard = {
  game: 'twilight',
  title: 'Twilight Struggle',
  leaders: ['ziemowit', 'mo_chen', 'Étienne', 'A name that is as long as a name can be', 'bartek_k'].map((name, at) => ({ name, rating: rating(2014 - 93 * at, 48 + 11 * at, 214 - 50 * at) })),
  next: null,
};

/** Answers the requests about players with invented ones, the same in every run. */
export async function made(page: Page): Promise<void> {
  const json = (body: object): { contentType: string; body: string } => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await page.route(/\/api\/players\/Ada\?/, (route) => route.fulfill(json(PROFILE)));
  await page.route(/\/api\/players\/Ada\/games\?/, (route) => route.fulfill(json(LIST)));
  await page.route(/\/api\/leaders\/twilight\?/, (route) => route.fulfill(json(LEADERS)));
}
