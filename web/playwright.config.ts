import { defineConfig } from '@playwright/test';
import { servers, WORKERS } from './browser/servers.ts';

const program = process.env['HOTLINE_PROGRAM'] ?? `${process.env['CARGO_TARGET_DIR'] ?? '../target'}/debug/hotline`;

export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/results',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  webServer: servers(program),
  projects: [
    // What is measured in milliseconds has the machine for itself, after everything else and whatever came of it.
    { name: 'play', testIgnore: 'speed.spec.ts', teardown: 'speed' },
    { name: 'speed', testMatch: 'speed.spec.ts', fullyParallel: false },
  ],
  use: {
    // A click that finds nothing is told in a minute, not when the time of the whole test is over.
    actionTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
