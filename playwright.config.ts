import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Journeys through the built app, each worker on its own server and database. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  // a third of a journey's time is spent waiting: on two cores a third one fills it
  workers: Math.ceil(availableParallelism() * 1.5),
  // what passes only then is reported in the closing lines of npm test: it is a bug to find, not a reason to lose a whole run
  retries: 1,
  // limits against hanging, not measures of speed: machines are shared
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 860 },
    // what a worker answers, a journey cannot stand in for; test/e2e/offline.spec.ts lets it in
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    // what moves costs a third of the browser's time; a journey about motion asks for it
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
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
