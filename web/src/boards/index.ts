import type { Games } from '$/wire/games.ts';
import type { GameName, Json, Parts } from './contract.ts';

/** The folder of every game. */
const FOLDERS: { [Name in GameName]: () => Promise<{ parts: Parts<Games[Name]> }> } = {
  twilight: () => import('./twilight/index.ts'),
  curtain: () => import('./curtain/index.ts'),
  spies: () => import('./spies/index.ts'),
};

/** Loads the components of a game. */
export async function parts(game: GameName): Promise<Parts> {
  // The table hands on what the server sent for this game, whatever it is.
  return (await FOLDERS[game]()).parts as unknown as Parts;
}

/** What never changes during the game of a table, as the server sends it with the table. */
export function catalogOf(table: object): Json {
  return (table as { catalog?: Json }).catalog ?? null;
}
