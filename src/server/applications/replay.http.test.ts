import { beforeAll, expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { progressOf } from '#core/applications/events.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { addApplication } from './add-application.ts'
import { toEvent } from './application-view.ts'
import { changeMany, moveApplication } from './change-application.ts'
import { listEvents } from './parts.repo.ts'
import { recordEvent } from './record-event.ts'

/** 1,000 are measured by SEQUENCES=1000; each run of the tests takes some. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 25)

const server = useServer()
let userId: string
beforeAll(async () => {
  const { email } = await signUpPerson(server)
  userId = (await server.deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id
})

let seed = 20_261_122
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
const day = () => `2026-0${1 + Math.floor(chance() * 2)}-${String(1 + Math.floor(chance() * 28)).padStart(2, '0')}`

/** Some days lie before the application: refused, and the row stays as it was. */
function exceptTooEarly(error: unknown): void {
  if (!(error instanceof Problem) || error.detail !== 'This is before the day you applied.') throw error
}

async function step(id: string): Promise<void> {
  const { deps } = server
  const what = chance()
  if (what < 0.4) await moveApplication(deps, userId, id, { stage: pick(STAGES), on: day() }).catch(exceptTooEarly)
  else if (what < 0.55) await moveApplication(deps, userId, id, { outcome: pick(OUTCOMES), on: day() })
  else if (what < 0.65) await moveApplication(deps, userId, id, { outcome: null })
  else if (what < 0.75) await changeMany(deps, userId, { ids: [id], change: { kind: 'stage', stage: pick(STAGES) } })
  else if (what < 0.85) await recordEvent(deps, userId, id, { kind: 'note', text: 'x' })
  else {
    const events = (await listEvents(deps.db, userId, [id])).filter(({ kind }) => kind === 'stage')
    if (events.length === 0) return
    const { id: replacesEventId } = pick(events)
    await recordEvent(deps, userId, id, {
      kind: 'correction',
      replacesEventId,
      on: day(),
      ...(chance() < 0.5 ? { to: chance() < 0.5 ? null : pick(STAGES) } : {}),
    })
  }
}

it(`has in its row what its history adds up to, after each of ${SEQUENCES} random lives`, async () => {
  let judged = 0
  for (let index = 0; index < SEQUENCES; index += 1) {
    const stage = pick(STAGES)
    const { application } = await addApplication(server.deps, userId, {
      title: `Job ${index}`,
      company: null,
      stage,
      ...(stage === 'saved' ? {} : { appliedOn: day() }),
    })
    const steps = 2 + Math.floor(chance() * 8)
    for (let at = 0; at < steps; at += 1) await step(application.id)
    const row = await server.deps.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', application.id)
      .executeTakeFirstOrThrow()
    const events = await listEvents(server.deps.db, userId, [application.id])
    const replayed = progressOf(events.map(toEvent))
    expect(replayed).toMatchObject({
      stage: row.stage,
      outcome: row.outcome,
      stageSinceOn: row.stage_since_on,
      appliedOn: row.applied_on,
      closedOn: row.closed_on,
      isSinceUnknown: false,
    })
    judged += 1
  }
  expect(judged).toBe(SEQUENCES)
}, 600_000)
