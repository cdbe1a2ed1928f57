import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BEFORE_STORAGE } from './scripts/lib/postgres-tests.mjs'
import { NearestFirst } from './test/support/nearest-first.ts'

const PAGES = 'src/web/**/*.page.test.tsx'
/** What starts programs of its own, with their time limits: a part of `npm test`, not of `npm run check`. */
const PROGRAMS = [
  'src/cli/command-line.test.ts',
  'src/cli/mcp.test.ts',
  'src/core/resume/export/reading-order.test.ts',
  'src/reader.test.ts',
  'src/server/adapters/documents/document-reader.test.ts',
  'src/server/adapters/documents/recognise-page.test.ts',
  'src/server/adapters/sandbox/program-runner.test.ts',
  'src/server/adapters/sandbox/templates.test.ts',
  'src/server/adapters/workers/worker-pool.test.ts',
  'proofs/prove/loads.test.ts',
  'test/corpus/oracle.test.ts',
]

/** Reported by test/support/second-tries.ts: it is a bug to find, not a reason to lose a whole run. */
const SECOND_TRY = 1

/** HTTP tests run against SQLite and against a real PostgreSQL; npm test leaves out on the second what sends nothing alone. */
const http = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `http-${engine}`,
    include: ['src/server/**/*.http.test.ts'],
    exclude: engine === 'postgres' ? BEFORE_STORAGE : [],
    env: { WAYMARK_TEST_ENGINE: engine },
    // a limit against hanging, not a measure of speed: machines are shared
    testTimeout: 90_000,
    hookTimeout: 120_000,
    retry: SECOND_TRY,
    ...(engine === 'postgres'
      ? { globalSetup: ['test/support/postgres.ts'], setupFiles: ['test/support/chosen-tests.ts'] }
      : { setupFiles: ['test/support/sent-statements.ts'], includeTaskLocation: true }),
  },
})

export default defineConfig({
  test: {
    setupFiles: ['no-console-error', 'no-process-left', 'random-cases'].map((name) => `test/support/${name}.ts`),
    // as any wait of a test: a limit against hanging; on a busy machine a second is none
    expect: { poll: { timeout: 30_000 } },
    // a third of the time of a test of a server or a page is spent waiting: one worker more than cores for every two
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // what tests start as processes of their own (servers, commands, readers of files) is compiled once, not each time
    env: { NODE_COMPILE_CACHE: path.resolve('.cache/node') },
    // the program is read once by each worker, not again for each file; whatever a test changes it puts back
    isolate: false,
    sequence: process.env.WAYMARK_TESTS === 'quick' ? { sequencer: NearestFirst } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'test/corpus/**/*.test.ts',
            'test/career/**/*.test.ts',
            'test/applications/**/*.test.ts',
            'test/eval/**/*.test.ts',
            'proofs/**/*.test.ts',
            'test/import-rules/*.test.ts',
            'data/**/*.test.ts',
          ],
          exclude: ['src/server/**/*.http.test.ts', PAGES, ...PROGRAMS],
          testTimeout: 90_000,
          retry: SECOND_TRY,
        },
      },
      { extends: true, test: { name: 'programs', include: PROGRAMS, testTimeout: 90_000, retry: SECOND_TRY } },
      // in workers with a document, which the others must not find
      {
        extends: true,
        test: {
          name: 'pages',
          include: [PAGES],
          setupFiles: ['test/support/preact.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          retry: SECOND_TRY,
        },
      },
      http('sqlite'),
      http('postgres'),
    ],
  },
})
