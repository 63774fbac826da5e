import type { Form, GameName } from '$/boards/contract.ts';
import { entry } from '$/boards/index.ts';
import type { LogGroup } from '$/wire/index.ts';

/** Score after a number of actions, positive where the west is ahead. */
export interface Point {
  after: number;
  score: number;
}

/** Returns the score through a game. */
export function curve(game: GameName, log: readonly LogGroup[]): Point[] {
  const { after } = entry(game).score;
  const points: Point[] = [{ after: 0, score: 0 }];
  for (const group of log) {
    for (const { fact } of group.facts) {
      const score = after(fact as Form);
      if (typeof score === 'number') points.push({ after: group.action + 1, score });
    }
  }
  return points;
}

/** Returns the limit of the score. */
export function limit(game: GameName): number {
  return entry(game).score.limit;
}

/** Returns the score after a number of actions. */
export function scoreAt(points: readonly Point[], after: number): number {
  return points.findLast((point) => point.after <= after)?.score ?? 0;
}
