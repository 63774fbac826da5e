import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { digest } from './scripts/digest.ts';
import { fluent } from './scripts/fluent.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.HOTLINE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), fluent(repository), digest()],
  resolve: { alias: { $: fileURLToPath(new URL('src', import.meta.url)) }, conditions: ['browser'] },
  // The server embeds what is built. Inline code would need a looser Content-Security-Policy.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [repository] }, proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { environment: 'happy-dom', testTimeout: 30_000, include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
