import { defineConfig } from '@playwright/test';
import { servers, WORKERS } from './browser/servers.ts';

const program = process.env['HOTLINE_PROGRAM'] ?? `${process.env['CARGO_TARGET_DIR'] ?? '../target'}/debug/hotline`;

/** What is measured in milliseconds, by `cargo xtask soak`. */
const MEASURED = ['speed.spec.ts', 'load.spec.ts'];

export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/results',
  fullyParallel: true,
  workers: WORKERS,
  // `cargo xtask test` asks for retries where `CI` is set.
  retries: 0,
  // A test that hangs ends as a failure with its name.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./browser/outcomes.ts']],
  webServer: servers(program),
  projects: [
    { name: 'play', testIgnore: MEASURED },
    { name: 'speed', testMatch: MEASURED, fullyParallel: false },
  ],
  use: {
    // A click that finds nothing is told in a minute, not when the time of the whole test is over.
    actionTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
