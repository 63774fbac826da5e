import { entry, GAMES } from '$/boards/index.ts';
import { say } from '$/lib/speech.svelte.ts';

/** Returns the client's title of a game; the server's titles are longer. */
export function titleOf(game: string): string {
  const known = GAMES.find((one) => one === game);
  return known ? say(entry(known).title) : game;
}
