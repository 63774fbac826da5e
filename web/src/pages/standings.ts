import type { Count, Pair } from '$/wire/index.ts';

/** Returns the number of games counted. */
export function games(count: Count): number {
  return count.won + count.drawn + count.lost;
}

/** Returns the number of games on both sides. */
export function total(results: Pair<Count>): number {
  return games(results.west) + games(results.east);
}

/** Returns the score in whole per cent; a draw is half a win. */
export function share(count: Count): number {
  return Math.round((100 * (count.won + count.drawn / 2)) / Math.max(1, games(count)));
}

/** Returns round values for the lines of a chart between two values: at least two, at most six. */
export function lines(least: number, most: number): number[] {
  const step = [25, 50, 100, 200, 500, 1000].find((one) => (most - least) / one <= 5) ?? 2000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}
