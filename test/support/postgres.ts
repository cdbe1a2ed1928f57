import { startPostgres } from './postgres-server.ts'

/** Vitest's global set-up: one server for all files, each file makes a database of its own in it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.WAYMARK_TEST_POSTGRES = server.url
  return server.stop
}
