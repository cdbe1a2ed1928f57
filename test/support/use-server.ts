import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** The server of a file's tests: there from before the first of them until after the last. */
export function useServer(...how: Parameters<typeof startTestServer>): TestServer {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await startTestServer(...how)))
  afterAll(() => server.close())
  return server
}
