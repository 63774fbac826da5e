import type { Form, GameName, Json, Seat, Side } from '$/boards/contract.ts';
import type { Games } from '$/wire/games.ts';
import type { Language } from '$/words/words.ts';

/** A moment of a game as `fixtures.mjs` writes it. */
export interface Moment<Name extends GameName = GameName> {
  game: Name;
  seat: Seat;
  version: number;
  actor: Side | null;
  question: Games[Name]['question'] | null;
  outcome: Json;
  view: Games[Name]['view'];
  actions: Games[Name]['action'][];
  interrupts: Games[Name]['action'][];
  facts: { number: number; after: number; fact: Games[Name]['fact'] }[];
  words: Record<Language, { question: string; actions: string[]; interrupts: string[]; facts: string[] }>;
}

const standing = (name: string, level: number, battlegrounds: number, next: number) => ({
  standing: name,
  level,
  battlegrounds,
  next_to_enemy: next,
  vp: level + battlegrounds + next,
});

function score(region: string, west: ReturnType<typeof standing>, east: ReturnType<typeof standing>) {
  return { region, sides: { west, east }, net: west.vp - east.vp, wins: null };
}

/** Figures as a server would send them, good enough to look at. */
export function sample(about: Form, seat: Seat): Json {
  if (about === 'scores') {
    const regions = [
      score('europe', standing('presence', 3, 3, 0), standing('presence', 3, 2, 1)),
      score('asia', standing('domination', 7, 4, 1), standing('presence', 3, 2, 0)),
      score('middle_east', standing('presence', 3, 2, 0), standing('domination', 5, 4, 0)),
      score('africa', standing('presence', 1, 3, 0), standing('presence', 1, 2, 0)),
      score('central_america', standing('domination', 3, 2, 0), standing('presence', 1, 1, 1)),
      score('south_america', standing('presence', 2, 1, 0), standing('presence', 2, 1, 0)),
    ];
    return { regions, end: -3 } as unknown as Json;
  }
  const country = typeof about === 'object' ? (about.odds ?? null) : null;
  const coups = [1, 2, 3, 4].map((ops) => ({ ops, results: [1, 2, 3, 4, 5, 6].map((die) => Math.max(0, die + ops - 4)) }));
  const realign = { gains: 21, losses: 10, removed: 40, lost: 14 };
  return { country, side: seat === 'east' ? 'east' : 'west', cost: 1, coups, realign, lowers_defcon: true, loses: false };
}
