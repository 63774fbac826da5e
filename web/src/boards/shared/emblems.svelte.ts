import type { Emblems } from '$/boards/contract.ts';

/** Returns emblems that are loaded in the background; each appears in its place once loaded. */
export function later(loading: Promise<{ default: Readonly<Record<string, string>> }>): Emblems {
  let paths = $state.raw<Readonly<Record<string, string>>>({});
  const loaded = loading.then((found) => void (paths = found.default));
  return { path: (slug) => paths[slug], loaded };
}
