import * as fc from 'fast-check'
import { PLANS } from '#core/account/plans.ts'
import { must } from '#core/must.ts'
import { ACTIVITIES } from '#core/progress/activities.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { createFeedback, reportMilestone } from '#contract/progress.ts'
import { repeat, type Outcome, type Prove } from '#proofs/prove/proof.ts'
import { concretePath, send } from '#test/support/wire.ts'
import { nameOf, openStand, paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary, junk } from './wire-values.ts'

/**
 * Reports that name their own amount, date, category or key (row 11): whatever is written, the ledger only ever holds
 * events of the table, with the table's points, at the server's own time. `count` is the number of reports.
 */
export const prove: Prove = async ({ count, seed }) => {
  const stand = await openStand()
  const outcome = await forgePoints(stand, count, seed)
  await stand.close()
  return outcome
}

const awarding = allEndpoints.filter(
  ({ idempotent, auth, content, events }) => idempotent && auth === 'person' && content === undefined && !events,
)

const forgedFields = fc.dictionary(
  fc.constantFrom(
    'numOfPoints',
    'points',
    'amount',
    'pointsAwarded',
    'date',
    'earnedAt',
    'at',
    'local_date',
    'category',
    'activity',
    'sourceKey',
    'source_key',
    'platformEngagement',
    'learningProgress',
    'careerDevelopment',
    'streak',
    'multiplier',
    'type',
  ),
  fc.oneof(
    fc.integer({ min: -10_000, max: 1_000_000 }),
    fc.constantFrom<unknown>(
      '2020-01-01T00:00:00.000Z',
      '2099-12-31',
      'careerDevelopment',
      'streak365',
      'firstTechJob',
      { firstTechJob: true },
      { a: true, b: true },
      {},
    ),
    junk,
  ),
  { minKeys: 1, maxKeys: 5 },
)

export async function forgePoints(stand: Stand, count: number, seed: number): Promise<Outcome> {
  const { server, attacker } = stand
  const shots = fc.sample(fc.tuple(fc.constantFrom(...awarding), forgedFields), { numRuns: count, seed })
  const faults: string[] = []
  let refused = 0
  await repeat(count, 4, async (index) => {
    const [endpoint, fields] = must(shots[index])
    const [body] = endpoint.body ? fc.sample(bodyArbitrary(endpoint), { numRuns: 1, seed: seed + index }) : [{}]
    const path = concretePath(endpoint, Object.fromEntries(paramsOf(endpoint).map((name) => [name, 'data-analyst'])))
    // a report about a milestone or a rating may be true: what it names beside that must not count
    const isTrue = endpoint === reportMilestone || endpoint === createFeedback ? index % 2 === 0 : true
    const answer = await send(server, endpoint.method, path, {
      token: attacker.tokens.accessToken,
      body: isTrue ? { ...(body as object), ...fields } : fields,
    })
    if (answer.status >= 500)
      faults.push(`${nameOf(endpoint)} answered ${answer.status} to ${JSON.stringify(fields).slice(0, 200)}`)
    if (answer.status >= 400) refused += 1
  })
  return { cases: count, faults: [...faults, ...(await judgeLedger(stand))], figures: { refused } }
}

async function judgeLedger({ server, attacker }: Stand): Promise<string[]> {
  const now = server.deps.clock.now()
  const user = await server.deps.db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', attacker.userId)
    .executeTakeFirstOrThrow()
  const events = await server.deps.db
    .selectFrom('point_events')
    .selectAll()
    .where('user_id', '=', attacker.userId)
    .execute()
  return events.flatMap((event) => {
    const activity = (ACTIVITIES as Record<string, { points: number }>)[event.activity]
    const points = event.activity === 'dailyBonus' ? PLANS[user.plan].dailyBonus : activity?.points
    const isOfTable = points !== undefined && [points, 0, -points].includes(event.points)
    return isOfTable && event.at === now ? [] : [`an event that the table does not have: ${JSON.stringify(event)}`]
  })
}
