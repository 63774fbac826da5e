import type { Emblems } from '$/boards/contract.ts';

/** Emblems that are loaded beside the board: nobody waits for them, and they appear where they belong when they are there. */
export function later(loading: Promise<{ default: Readonly<Record<string, string>> }>): Emblems {
  let paths = $state.raw<Readonly<Record<string, string>>>({});
  const loaded = loading.then((found) => void (paths = found.default));
  return { path: (slug) => paths[slug], loaded };
}
