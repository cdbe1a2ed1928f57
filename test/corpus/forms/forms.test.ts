import { describe, expect, it } from 'vitest'
import { type Kind, KINDS, percent, scoreForm } from './score-forms.ts'

const COUNT = 60
/** What random arrangements of random names gave, less what chance moves: docs/quality/resume-reader.md. */
const FLOOR: Record<Kind, number> = { experience: 90, education: 86, skills: 94 }

describe('random forms of entries', () => {
  it('are read about as well as measured', () => {
    const sums = Object.fromEntries(KINDS.map((kind) => [kind, { tp: 0, fp: 0, fn: 0 }])) as Record<
      Kind,
      { tp: number; fp: number; fn: number }
    >
    for (let seed = 0; seed < COUNT; seed += 1) {
      const { by } = scoreForm(seed)
      for (const kind of KINDS) for (const count of ['tp', 'fp', 'fn'] as const) sums[kind][count] += by[kind][count]
    }
    for (const kind of KINDS) expect(percent(sums[kind]), kind).toBeGreaterThan(FLOOR[kind])
  })
})
