import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['HOTLINE_PORT'] ?? 19461);
/** A server that runs already; otherwise one is started on a database of its own. */
const url = process.env['HOTLINE_URL'] ?? `http://127.0.0.1:${PORT}`;
const program = process.env['HOTLINE_PROGRAM'] ?? `${process.env['CARGO_TARGET_DIR'] ?? '../target'}/debug/hotline`;
const server = {
  command: `rm -f artefacts/browser.db* && mkdir -p artefacts && ${program} serve --listen 127.0.0.1:${PORT} --database sqlite:artefacts/browser.db`,
  url: `${url}/healthz`,
  timeout: 60_000,
};

export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  ...(process.env['HOTLINE_URL'] ? {} : { webServer: server }),
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
