import { defineConfig } from '@playwright/test'

/** Journeys through the built app, each worker on a server and a database of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 2,
  // what passes only then is told in the closing lines of npm test: it is a bug to find, not a reason to lose a whole run
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 860 },
    // what a worker answers, a journey cannot stand in for; test/e2e/offline.spec.ts lets it in
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
