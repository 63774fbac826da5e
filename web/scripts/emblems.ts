import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The icons of the package: the drawing of each, on a square of 512. */
interface Icons {
  icons: Record<string, { body: string }>;
}

/** Returns the tables of `emblems.toml` by their names, each with the icon of every slug. The file contains only strings. */
export function tables(toml: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  let table = new Map<string, string>();
  for (const line of toml.split('\n')) {
    const name = /^\[([\w.]+)\]$/.exec(line.trim())?.[1];
    const [, slug, icon] = /^(\w+) = "([^"]+)"$/.exec(line.trim()) ?? [];
    if (name) found.set(name, (table = new Map()));
    else if (slug && icon) table.set(slug, icon);
  }
  return found;
}

/** Returns the icon of every slug of a part of the file: of a game, or of the site. */
export function emblemsOf(toml: string, part: string): Map<string, string> {
  const own = [...tables(toml)].filter(([name]) => name === part || name.startsWith(`${part}.`));
  return new Map(own.flatMap(([, table]) => [...table]));
}

/**
 * Returns a path with coordinates rounded to one decimal, which is a thirtieth of a pixel in the largest size. Only digits after a point are changed:
 * the flags of an arc may stand right before a number.
 */
export function rounded(path: string): string {
  return path.replace(/\.(\d)(\d)\d*/g, (_, first: string, next: string) => `.${next >= '5' && first < '9' ? Number(first) + 1 : first}`);
}

/** Returns the path data of an icon. */
export function pathOf(icons: Icons, icon: string): string {
  const body = icons.icons[icon]?.body;
  if (body === undefined) throw new Error(`emblems.toml: the package has no icon ${icon}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data ?? '');
  return rounded(paths.join(''));
}

/** Turns `emblems.toml?<part>` into a module with the path of every slug; a path shared by several slugs is stored once. */
export function emblems(): Plugin {
  return {
    name: 'emblems',
    enforce: 'pre',
    load: {
      filter: { id: /emblems\.toml\?\w+$/ },
      handler(id: string) {
        const [file = '', part = ''] = id.split('?');
        const icons = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as Icons;
        const named = emblemsOf(readFileSync(file, 'utf8'), part);
        const used = [...new Set(named.values())];
        const paths = JSON.stringify(used.map((icon) => pathOf(icons, icon)));
        const slugs = JSON.stringify(Object.fromEntries([...named].map(([slug, icon]) => [slug, used.indexOf(icon)])));
        const code = `const paths = ${paths}, slugs = ${slugs};\nexport default Object.fromEntries(Object.entries(slugs).map(([slug, at]) => [slug, paths[at]]));`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
