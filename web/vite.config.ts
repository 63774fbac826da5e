import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { book } from './scripts/book.ts';
import { emblems } from './scripts/emblems.ts';
import { fluent } from './scripts/fluent.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** What the server lets a page do; the preview of the build does the same. */
const policy = /const POLICY: &str = "([^"]*)"/.exec(readFileSync(`${repository}crates/server/src/serve.rs`, 'utf8'))?.[1]?.replace(/\\\n\s*/g, '') ?? '';
const server = process.env.HOTLINE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), fluent(repository), book(), emblems()],
  resolve: { alias: { $: fileURLToPath(new URL('src', import.meta.url)) }, conditions: ['browser'] },
  // The server embeds what is built. Inline code would need a looser Content-Security-Policy. The browsers are the first with light-dark().
  build: { target: 'es2022', cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [repository] }, proxy: { '/api': { target: server, ws: true } } },
  preview: { headers: { 'Content-Security-Policy': policy }, proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { environment: 'happy-dom', testTimeout: 30_000, include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
