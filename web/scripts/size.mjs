// Prints the compressed size of the first load of each table: its scripts, styles and map, with the words of the longest language; and the size of
// each board's own files, and of those loaded later.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const BOARD = 200_000;
const DIST = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));

/** Returns all files that a module of the manifest loads with it. */
function files(name, found = new Set()) {
  const entry = manifest[name];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  entry.css?.forEach((file) => found.add(file));
  entry.imports?.forEach((other) => files(other, found));
  return found;
}

const size = (file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
const words = (file) => Object.keys(manifest).filter((name) => new RegExp(`locales/\\w+/${file}\\.ftl$`).test(name));

const games = Object.keys(manifest).flatMap((name) => /^src\/boards\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? []);
let failed = games.length === 0;
for (const game of games) {
  const pages = ['index.html', 'src/pages/Table.svelte', `src/boards/${game}/index.ts`];
  const loaded = pages.reduce((found, page) => files(page, found), new Set());
  const longest = ['common', 'web', 'boards', game].map((file) => Math.max(...words(file).map((name) => size(manifest[name].file))));
  const bytes = [...loaded].reduce((sum, file) => sum + size(file), 0) + longest.reduce((sum, one) => sum + one, 0);
  console.log(`${game}: ${(bytes / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
  const shared = ['index.html', 'src/pages/Table.svelte'].reduce((found, page) => files(page, found), new Set());
  const board = manifest[`src/boards/${game}/index.ts`];
  const own = [...[`src/boards/${game}/index.ts`, ...(board.dynamicImports ?? [])].reduce((found, part) => files(part, found), new Set())].filter((file) => !shared.has(file));
  const data = own.reduce((sum, file) => sum + size(file), 0);
  console.log(`  its board: ${(data / 1000).toFixed(1)} kB of ${BOARD / 1000} kB`);
  failed ||= bytes > LIMIT || data > BOARD;
}
const fonts = readdirSync(new URL('assets/', DIST)).filter((file) => file.endsWith('.woff2'));
console.log(`fonts apart: ${fonts.length} files`);
if (failed) process.exit(1);
