import type { GameName, Parts } from './contract.ts';

const FOLDERS = import.meta.glob<{ parts: Parts }>('./*/index.ts');

/** Loads the components of a game. */
export async function parts(game: GameName): Promise<Parts> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).parts;
}
