import { getBoard } from '#contract/application-lists.ts'
import { getInsights } from '#contract/application-reports.ts'
import { getToday, listApplications } from '#contract/applications.ts'
import { createApplication } from '#server/applications/add-application.ts'
import { signUpPerson } from '../support/person.ts'
import { startTestServer } from '../support/test-server.ts'

/**
 * What a page of 5,000 applications costs beside a page of 100, in the processor's time of the whole call (query, views,
 * checks of the contract, wire): node test/applications/measure.ts
 */
const MANY = 5_000
const FEW = 100
const ASKED = 60
const STAGES = ['saved', 'applied', 'talks', 'interviewing', 'offer'] as const

const server = await startTestServer()

async function somebodyWith(count: number) {
  const person = await signUpPerson(server)
  await server.deps.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await createApplication(server.deps, tx, person.userId, {
        title: `Engineer ${index}`,
        company: `Firm ${index % 700}`,
        location: 'Berlin',
        notes: 'Spoke to Mira, who sits beside the harbour master. '.repeat(index % 6),
        stage: STAGES[index % 5] ?? 'saved',
        appliedOn: index % 5 === 0 ? null : '2026-02-01',
        outcome: index % 3 === 0 ? 'rejected' : null,
        importId: null,
        by: 'import',
        today: '2026-03-10',
        position: `a${String(index).padStart(5, '0')}`,
        tags: index % 10 === 0 ? ['remote'] : [],
      })
    }
  })
  return person
}

type Person = Awaited<ReturnType<typeof somebodyWith>>

async function costOf(call: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  const times: number[] = []
  for (let index = 0; index < ASKED; index += 1) {
    const start = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1_000)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[ASKED / 2] ?? 0, p95: sorted[Math.floor(ASKED * 0.95)] ?? 0 }
}

const few = await somebodyWith(FEW)
const many = await somebodyWith(MANY)
const list = (query: Record<string, unknown>) => (person: Person) => () => person.api.call(listApplications, { query })
const views: readonly (readonly [string, (person: Person) => () => Promise<unknown>])[] = [
  ['a page of 100', list({ limit: 100 })],
  ['a search', list({ q: 'engineer 4', limit: 100 })],
  ['one stage', list({ stage: 'applied', limit: 100 })],
  ['by company', list({ sort: 'company', limit: 100 })],
  ['what is due', list({ due: 'true', limit: 100 })],
  ['today', (person) => () => person.api.call(getToday)],
  ['insights', (person) => () => person.api.call(getInsights)],
  ['the board', (person) => () => person.api.call(getBoard, { query: { limit: 40 } })],
]
for (const [what, ask] of views) {
  await costOf(ask(few))
  const base = await costOf(ask(few))
  const cost = await costOf(ask(many))
  process.stdout.write(
    `${what}: ${MANY} applications median ${cost.median.toFixed(1)} ms, p95 ${cost.p95.toFixed(1)} ms of the processor; ` +
      `${FEW} applications median ${base.median.toFixed(1)} ms, p95 ${base.p95.toFixed(1)} ms\n`,
  )
}
await server.close()
