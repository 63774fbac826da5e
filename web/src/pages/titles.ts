import { entry, GAMES } from '$/boards/index.ts';
import { say } from '$/lib/speech.svelte.ts';

/** What a game is called here; the server has longer titles. */
export function titleOf(game: string): string {
  const known = GAMES.find((one) => one === game);
  return known ? say(entry(known).title) : game;
}
