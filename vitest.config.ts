import { defineConfig } from 'vitest/config'

/** HTTP tests run twice: the same files against SQLite and against a real PostgreSQL. */
const http = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `http-${engine}`,
    // each file brings a server and a database of its own; reading the program anew for each took two thirds of the time
    isolate: false,
    include: ['src/server/**/*.http.test.ts'],
    env: { WAYMARK_TEST_ENGINE: engine },
    // a limit against hanging, not a measure of speed: machines are shared
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // a second try is told by test/support/second-tries.ts: it is a bug to find, not a reason to lose a whole run
    retry: 1,
    ...(engine === 'postgres' ? { globalSetup: ['test/support/postgres.ts'] } : {}),
  },
})

export default defineConfig({
  test: {
    setupFiles: ['test/support/no-console-error.ts', 'test/support/no-process-left.ts'],
    // the default leaves one core free, which on a machine of two is half of it
    maxWorkers: '100%',
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
            'proofs/**/*.test.ts',
            'test/import-rules/*.test.ts',
            'data/**/*.test.ts',
          ],
          exclude: ['src/server/**/*.http.test.ts'],
          testTimeout: 90_000,
        },
      },
      http('sqlite'),
      http('postgres'),
    ],
  },
})
