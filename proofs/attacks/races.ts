import { createFeedback } from '#contract/progress.ts'
import { readLedger } from '#server/progress/reconcile.repo.ts'
import { reserveQuota } from '#server/progress/quota.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

const REFRESHES = 20
const REPORTS = 50
const QUOTA = 2

/**
 * The same thing at once (rows 6, 12, 13): twenty refreshes of one token give one successor, fifty reports one event, fifty
 * uses of a quota of two exactly two. `count` is rounds, each with its own person.
 */
export const prove: Prove = async ({ count }) => {
  const server = await startTestServer()
  const outcome = await race(server, count)
  await server.close()
  return outcome
}

export async function race(server: TestServer, rounds: number): Promise<Outcome> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const person = await signUpPerson(server)
    const found = [
      await raceRefreshes(server, person),
      await raceAwards(server, person),
      await raceQuota(server, person),
    ]
    faults.push(...found.filter((fault) => fault !== undefined).map((fault) => `round ${round}: ${fault}`))
  }
  return { cases: rounds, faults }
}

const atOnce = <T>(times: number, work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work))

async function raceRefreshes(server: TestServer, { tokens, userId }: Person): Promise<string | undefined> {
  const answers = await atOnce(REFRESHES, () =>
    send(server, 'POST', '/auth/refresh', { body: { refreshToken: tokens.refreshToken } }),
  )
  const successors = new Set(
    answers.map(({ status, body }) =>
      status === 200 ? (body as { data: { refreshToken: string } }).data.refreshToken : `answered ${status}`,
    ),
  )
  const [family] = await server.deps.db
    .selectFrom('sign_ins')
    .select(['generation', 'revoked_at'])
    .where('user_id', '=', userId)
    .execute()
  const isOne = successors.size === 1 && family?.generation === 2 && family.revoked_at === null
  return isOne ? undefined : `refreshes gave ${[...successors].join(', ')}, generation ${family?.generation}`
}

async function raceAwards(server: TestServer, person: Person): Promise<string | undefined> {
  const before = (await readLedger(server.deps.db, person.userId)).length
  const rewards = await atOnce(REPORTS, () =>
    person.api.call(createFeedback, { body: { rating: 5, feedback: 'again' } }),
  )
  const events = await readLedger(server.deps.db, person.userId)
  const awarded = events.filter(({ sourceKey }) => sourceKey === 'feedback').length
  return awarded === 1
    ? undefined
    : `${rewards.length} reports left ${awarded} events (${events.length - before} in all)`
}

async function raceQuota({ deps }: TestServer, { userId }: Person): Promise<string | undefined> {
  const uses = await atOnce(REPORTS, () =>
    reserveQuota(deps, userId, 'mockInterview').then(
      () => 1,
      () => 0,
    ),
  )
  const served = uses.reduce<number>((sum, use) => sum + use, 0)
  return served === QUOTA ? undefined : `${served} uses of a quota of ${QUOTA} were served`
}
