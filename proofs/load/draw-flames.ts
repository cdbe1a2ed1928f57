import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { saveCareerQuestions } from '#contract/account.ts'
import { buildApp } from '#server/http/app.ts'
import { registerRoutes } from '#server/routes.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { COMMON } from './bench-calls.ts'
import { flameGraph } from './flame-graph.ts'

const FOLDER = new URL('../../docs/quality/flames/', import.meta.url)
const SECONDS = 4
const SAMPLE_MICROS = 500

/** Draws where the time of each common call goes into docs/quality/flames; the client runs in the same process and shows. */
export async function drawFlames(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  const app = await buildApp(
    { ...server.deps, log: server.deps.log.child({}, { level: 'silent' }) },
    { register: registerRoutes },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
  mkdirSync(FOLDER, { recursive: true })
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS })
  for (const path of COMMON) {
    const load = (duration: number) => autocannon({ url: `${base}${path}`, connections: 20, duration, headers })
    await load(1)
    await session.post('Profiler.start')
    const { requests } = await load(SECONDS)
    const { profile } = await session.post('Profiler.stop')
    const file = new URL(`${path.slice(1).replaceAll('/', '-')}.svg`, FOLDER)
    writeFileSync(file, flameGraph(`GET ${path}, ${Math.round(requests.average)} a second`, profile))
    console.log(`GET ${path}: ${fileURLToPath(file)}`)
  }
  session.disconnect()
  await app.close()
  await server.close()
}
