import type { Emblems, GameName } from '$/boards/contract.ts';
import { emblems } from '$/boards/index.ts';

/** Pictograms of a game by slug. */
export type Pictograms = Readonly<Record<string, string | undefined>>;

let loaded = $state.raw<Partial<Record<GameName, Emblems>>>({});
const asked = new Map<GameName, Pictograms>();

/** Returns the pictograms of a game. They load in the background with the board, and appear once loaded. */
export function pictograms(game: GameName): Pictograms {
  const known = asked.get(game);
  if (known) return known;
  const bySlug: Pictograms = new Proxy({}, { get: (_, slug) => (typeof slug === 'string' ? loaded[game]?.path(slug) : undefined) });
  asked.set(game, bySlug);
  void emblems(game).then((found) => (loaded = { ...loaded, [game]: found }));
  return bySlug;
}
