import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { endpoint } from '#contract/endpoint.ts'
import { getUserDetails, saveCareerQuestions, signup } from '#contract/account.ts'
import { buildApp } from '#server/http/app.ts'
import { serve } from '#server/http/route.ts'
import { registerRoutes } from '#server/routes.ts'
import { median } from './median.ts'
import { startTestServer } from '#test/support/test-server.ts'

const ROUNDS = 5
const SECONDS = 3

/**
 * GET /user/user-details against a constant answer of the same size, behind the same server, hooks and
 * auth; the two take turns, so that a noisy machine is noisy for both.
 */
export async function benchUserDetails(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent' })
  const browser = server.newBrowser()
  const tokens = await browser.api.call(signup, {
    body: {
      firstName: 'Ana',
      lastName: 'Bench',
      email: 'bench@waymark.example',
      password: 'walk the long road',
      terms: true,
    },
  })
  browser.session.signIn(tokens)
  await browser.api.call(saveCareerQuestions, {
    body: {
      employmentStatus: 'student',
      interimRole: true,
      dreamRole: 'Data Scientist',
      motivation: '',
      learningPreference: 'all',
      timeCommitmentPerDay: '1-2',
      challenges: [],
      timeframeToAchieveDreamRole: 'flexible',
    },
  })
  const details = await browser.api.call(getUserDetails)
  const constant = endpoint({ ...getUserDetails, path: '/bench/constant' })
  const quiet = { ...server.deps, log: server.deps.log.child({}, { level: 'silent' }) }
  const app = await buildApp(quiet, {
    register: (own, deps) => {
      registerRoutes(own, deps)
      serve(own, deps, constant, async () => details)
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const headers = { authorization: `Bearer ${tokens.accessToken}` }

  const rates: Record<string, number[]> = { '/user/user-details': [], '/bench/constant': [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of Object.keys(rates)) {
      const result = await autocannon({ url: `${base}${path}`, connections: 20, duration: SECONDS, headers })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx`)
      rates[path]!.push(result.requests.average)
    }
  }
  const [real, baseline] = [median(rates['/user/user-details']!), median(rates['/bench/constant']!)]
  console.log(
    `GET /user/user-details: ${(real / baseline).toFixed(2)} of a constant answer of the same size (${Math.round(real)} against ${Math.round(baseline)} requests/s; goal 0.60)`,
  )
  await app.close()
  await server.close()
}
