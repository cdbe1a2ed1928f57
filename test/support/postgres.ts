import { startPostgres } from './postgres-server.ts'
import { createTemplate } from './test-database.ts'

/** Vitest's global set-up: one server for all files, each file makes its own database in it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.WAYMARK_TEST_POSTGRES = server.url
  process.env.WAYMARK_TEST_TEMPLATE = await createTemplate(server.url)
  return server.stop
}
