import { login, type TokenPair } from '#contract/account.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import { readLedger } from '#server/progress/reconcile.repo.ts'
import { seeded } from '#test/corpus/random.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

const JUMPS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 26 * HOUR_MS, 3 * DAY_MS, 40 * DAY_MS]

/**
 * The machine's clock jumps forward and back while people sign in, refresh and earn: no failure of the server, nobody
 * locked out for good, nothing paid twice, sums equal totals. `count` is jumps.
 */
export const prove: Prove = async ({ count, seed }) => {
  const server = await startTestServer()
  const random = seeded(seed)
  const start = server.clock.now()
  const person = await signUpPerson(server)
  const faults: string[] = []
  let signIns = 0
  let tokens: TokenPair = person.tokens
  const signIn = async () => {
    signIns += 1
    tokens = await person.api.call(login, { body: { email: person.email, password: person.password } })
  }
  for (let jump = 0; jump < count; jump += 1) {
    server.clock.set(
      jump % 10 === 9 ? start : addMs(server.clock.now(), random.pick(JUMPS) * (random.chance(0.5) ? 1 : -1)),
    )
    const refreshed = await send(server, 'POST', '/auth/refresh', { body: { refreshToken: tokens.refreshToken } })
    if (refreshed.status === 200) tokens = refreshed.body.data as TokenPair
    else if (refreshed.status === 401) await signIn()
    else faults.push(`jump ${jump}: a refresh was answered ${refreshed.status}`)
    for (const [method, path, body] of calls(jump)) {
      const answer = await send(server, method, path, { token: tokens.accessToken, body })
      if (answer.status >= 500 || answer.status === 401)
        faults.push(`jump ${jump} to ${server.clock.now()}: ${method} ${path} was answered ${answer.status}`)
    }
  }
  const { drifts } = await reconcile(server.deps, { repair: false })
  const events = await readLedger(server.deps.db, person.userId)
  const keys = events.map((event) => event.sourceKey)
  if (new Set(keys).size !== keys.length) faults.push('a key stands twice in the ledger')
  await server.close()
  return {
    cases: count,
    faults: [...faults, ...drifts.map((drift) => JSON.stringify(drift))],
    figures: { signIns, events: events.length },
  }
}

const calls = (jump: number): [string, string, unknown?][] => [
  ['GET', '/user/user-details'],
  ['POST', '/gamification/create-feedback', { rating: 5, feedback: `jump ${jump}` }],
  ['POST', '/career/interim-roles/data-analyst/read', {}],
  ['GET', '/gamification/streak'],
  ['GET', '/api/leaderboard?period=week'],
  ['GET', '/arena/today'],
]
