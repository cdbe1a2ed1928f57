import { expect, it } from 'vitest'
import { must } from '../must.ts'
import type { ApplicationEvent } from './events.ts'
import { insightsOf, type History } from './insights.ts'
import { OUTCOMES, STAGES, type Stage } from './stage.ts'

/** Its own generator, so that the histories are the same in every run. */
let seed = 20_261_122
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
const day = (index: number) =>
  `2026-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`

/** A history, and the furthest stage it ever stood at, kept apart from what is measured. */
function historyOf(index: number): { history: History; furthest: number } {
  const events: ApplicationEvent[] = []
  const add = (event: Partial<ApplicationEvent> & Pick<ApplicationEvent, 'kind'>) => {
    const at = events.length
    events.push({
      id: `e${index}.${at}`,
      from: null,
      to: null,
      onDate: day(at * 3),
      at: `2026-01-01T00:00:0${at % 10}.000Z`,
      replacesEventId: null,
      ...event,
    })
  }
  let stage = Math.floor(chance() * 2)
  let furthest = stage
  add({ kind: 'created', to: STAGES[stage] ?? 'saved' })
  const steps = Math.floor(chance() * 7)
  let outcome: History['outcome'] = null
  for (let step = 0; step < steps; step += 1) {
    const what = chance()
    if (what < 0.5) {
      stage = Math.floor(chance() * STAGES.length)
      add({ kind: 'stage', to: STAGES[stage] as Stage })
      furthest = Math.max(furthest, stage)
      // what was noted by mistake is taken back, and was never reached
      if (chance() < 0.25) {
        add({ kind: 'correction', to: null, replacesEventId: events.at(-1)?.id ?? null })
        furthest = Math.max(...withoutTakenBack(events))
        stage = furthest
      }
    } else if (what < 0.65) add({ kind: 'note' })
    else if (what < 0.85 && outcome === null) {
      outcome = OUTCOMES[Math.floor(chance() * OUTCOMES.length)] ?? null
      add({ kind: 'outcome', to: outcome })
    } else if (outcome !== null) {
      outcome = null
      add({ kind: 'reopened' })
    }
  }
  return { history: { id: `a${index}`, source: null, stage: STAGES[stage] ?? 'saved', outcome, events }, furthest }
}

function withoutTakenBack(events: readonly ApplicationEvent[]): number[] {
  const taken = new Set(events.flatMap(({ kind, replacesEventId }) => (kind === 'correction' ? [replacesEventId] : [])))
  return events.flatMap(({ id, kind, to }) =>
    (kind === 'created' || kind === 'stage') && !taken.has(id) ? [STAGES.findIndex((stage) => stage === to)] : [],
  )
}

it('counts the funnel of 200 histories by what each ever reached, to the last one', () => {
  const made = Array.from({ length: 200 }, (_, index) => historyOf(index))
  const { funnel } = insightsOf(made.map(({ history }) => history))
  for (const [index, stage] of STAGES.entries()) {
    const expected = made.filter(({ furthest }) => furthest >= index).map(({ history }) => history.id)
    expect(funnel.find((one) => one.stage === stage)?.ids).toEqual(expected)
  }
  expect(made.filter(({ history, furthest }) => history.outcome !== null && furthest > 2).length).toBeGreaterThan(5)
})

it('takes no day that nobody named for the length of a step, until somebody gives it', () => {
  const line = (id: string, kind: 'created' | 'stage' | 'correction', to: string, onDate: string, more = {}) => ({
    id,
    kind,
    to,
    onDate,
    replacesEventId: null,
    ...more,
  })
  const events = [
    line('1', 'created', 'applied', '2026-03-01'),
    line('2', 'stage', 'talks', '2026-03-30', { isDayUnknown: 1 }),
  ]
  const hop = (history: History['events']) =>
    insightsOf([{ id: 'a', source: null, stage: 'talks', outcome: null, events: history }]).hops[0]
  expect(hop(events)).toMatchObject({ medianDays: null, moved: [], stillWaiting: [] })
  const given = line('3', 'correction', 'talks', '2026-03-08', { replacesEventId: '2' })
  expect(hop([...events, given])).toMatchObject({ medianDays: 7, moved: ['a'] })
})

it('counts as waiting what the board counts: open in that stage now, whatever day is known', () => {
  const sent = (id: string, stage: Stage, outcome: History['outcome'] = null, more = {}): History => ({
    id,
    source: null,
    stage,
    outcome,
    events: [{ id, kind: 'created', to: 'applied', onDate: '2026-03-01', replacesEventId: null, ...more }],
  })
  const back = sent('back', 'applied')
  const { hops } = insightsOf([
    sent('known', 'applied'),
    sent('dayless', 'applied', null, { isDayUnknown: true }),
    // in talks by mistake, and put back
    { ...back, events: [...back.events, { ...must(back.events[0]), id: 'later', kind: 'stage', to: 'talks' }] },
    sent('gone', 'applied', 'rejected'),
    sent('further', 'talks'),
  ])
  expect(hops.map(({ stillWaiting }) => stillWaiting)).toEqual([['known', 'dayless', 'back'], ['further'], []])
})

it('counts one answer once where an application is kept twice', () => {
  const sent = (id: string, job: string | null, outcome: History['outcome'] = 'rejected'): History => ({
    id,
    source: 'LinkedIn',
    job,
    stage: 'applied',
    outcome,
    events: [{ id, kind: 'created', to: 'applied', onDate: '2026-03-01', replacesEventId: null }],
  })
  const job = 'anpost/analyst/2026-10-05'
  const histories = [sent('silent', job, null), sent('one', job), sent('two', job), sent('other', null)]
  expect(insightsOf(histories).answers).toMatchObject([{ applied: 2, answered: 2 }])
})

it.each([
  ['received', 0],
  ['newsletter', 0],
  ['interview_invite', 1],
  ['more_info', 1],
  ['unknown', 1],
])('a reply that is %s counts as %d answers', (to, answered) => {
  const step = { from: null, at: '2026-11-01T09:00:00.000Z', replacesEventId: null } as const
  const events: ApplicationEvent[] = [
    { ...step, id: 'e1', kind: 'stage', to: 'applied', onDate: '2026-11-01' },
    { ...step, id: 'e2', kind: 'reply', to, onDate: '2026-11-02' },
  ]
  const { answers } = insightsOf([{ id: 'a1', source: 'Board', stage: 'applied', outcome: null, events }])
  expect(answers).toEqual([{ source: 'Board', applied: 1, answered, percent: null }])
})
