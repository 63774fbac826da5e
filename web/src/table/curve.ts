import type { GameName, Json } from '$/boards/contract.ts';
import type { LogGroup } from '$/wire/index.ts';

/** The score after a number of actions, positive where the west is ahead. */
export interface Point {
  after: number;
  score: number;
}

type Fields = Record<string, Json>;

/** Where each game tells the score in its log, and the most it can be. */
const SCORES: Record<GameName, { limit: number; read: (fact: Record<string, Json>) => Json | undefined }> = {
  twilight: { limit: 20, read: (fact) => (fact['vp'] as Fields | undefined)?.['total'] },
  curtain: { limit: 8, read: (fact) => (fact['gained'] as Fields | undefined)?.['track'] },
  spies: {
    limit: 100,
    read: (fact) => {
      const scores = fact['scores'] as Record<string, number> | undefined;
      return scores && (scores['west'] ?? 0) - (scores['east'] ?? 0);
    },
  },
};

/** The score through a game. */
export function curve(game: GameName, log: readonly LogGroup[]): Point[] {
  const points: Point[] = [{ after: 0, score: 0 }];
  for (const group of log) {
    for (const { fact } of group.facts) {
      const score = typeof fact === 'object' && fact !== null ? SCORES[game].read(fact as Record<string, Json>) : undefined;
      if (typeof score === 'number') points.push({ after: group.action + 1, score });
    }
  }
  return points;
}

/** The most that the score can be. */
export function limit(game: GameName): number {
  return SCORES[game].limit;
}

/** The score after a number of actions. */
export function scoreAt(points: readonly Point[], after: number): number {
  return points.findLast((point) => point.after <= after)?.score ?? 0;
}
