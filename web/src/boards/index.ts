import type { Games } from '$/wire/games.ts';
import type { Emblems, Entry, GameName, Parts } from './contract.ts';
import { curtain } from './curtain/entry.ts';
import { spies } from './spies/entry.ts';
import { twilight } from './twilight/entry.ts';

/** All games, in the order in which they are offered. */
const ENTRIES: { [Name in GameName]: Entry<Games[Name]> } = { twilight, curtain, spies };

/** Names of the games, in the order in which they are offered. */
export const GAMES = Object.keys(ENTRIES) as GameName[];

/** Returns what is known of a game before its parts are loaded. */
export function entry(game: GameName): Entry {
  // The table passes on what the server sent for this game, so the types are not narrowed here.
  return ENTRIES[game] as unknown as Entry;
}

/** Loads the components of a game. */
export async function parts(game: GameName): Promise<Parts> {
  return (await entry(game).load()).parts;
}

/** Loads the emblems of a game; they come with its components. */
export async function emblems(game: GameName): Promise<Emblems> {
  return (await entry(game).load()).emblems;
}
