import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { saveCareerQuestions } from '#contract/account.ts'
import { buildApp } from '#server/http/app.ts'
import { serve } from '#server/http/route.ts'
import { registerRoutes } from '#server/routes.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { median } from './median.ts'

const ROUNDS = 3
const SECONDS = 2
const GOAL = 0.75

/** What the pages of a signed-in person ask for most. */
export const COMMON = [
  '/user/user-details',
  '/career/summary',
  '/career/progress',
  '/career/routes',
  '/learning-path',
  '/gamification/get-simple-user-points',
  '/gamification/streak',
  '/api/leaderboard',
  '/ai/status',
  '/api/applications',
]

/**
 * Each call against a constant answer of the same size, behind the same server, hooks and auth; the two take turns, so that
 * a noisy machine is noisy for both.
 */
export async function benchCalls(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  const token = person.tokens.accessToken
  const calls = await Promise.all(
    COMMON.map(async (path, index) => {
      const endpoint = allEndpoints.find((one) => one.method === 'GET' && one.path === path)
      if (!endpoint) throw new Error(`There is no GET ${path}`)
      const answer = await send(server, 'GET', path, { token })
      if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}`)
      return {
        path,
        endpoint,
        constant: `/bench/constant-${index}`,
        data: answer.body.data as never,
        bytes: answer.text.length,
      }
    }),
  )
  const app = await buildApp(
    { ...server.deps, log: server.deps.log.child({}, { level: 'silent' }) },
    {
      register: (own, deps) => {
        registerRoutes(own, deps)
        for (const { endpoint, constant, data } of calls)
          serve(own, deps, { ...endpoint, path: constant }, async () => data)
      },
    },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const rateOf = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const result = await autocannon({ url: `${base}${path}`, connections: 20, duration: SECONDS, headers })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx`)
    return result.requests.average
  }
  for (const { path, constant, bytes } of calls) {
    const rates: { real: number; constant: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rates.push({ real: await rateOf(path), constant: await rateOf(constant) })
    const [real, baseline] = [median(rates.map((one) => one.real)), median(rates.map((one) => one.constant))]
    console.log(
      `GET ${path}: ${(real / baseline).toFixed(2)} of a constant answer of the same ${bytes} bytes (${Math.round(real)} against ${Math.round(baseline)} requests/s; goal ${GOAL})`,
    )
  }
  await app.close()
  await server.close()
}
