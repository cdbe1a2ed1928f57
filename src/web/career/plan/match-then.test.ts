import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import type { RoutePlan } from '#contract/career-plan.ts'
import { matchThen } from './match-then.ts'

const skill = (skillId: string, strength: number) => ({
  skillId,
  name: skillId.toUpperCase(),
  level: 'must' as const,
  weight: 9,
  strength,
  evidence: [],
  adds: 5,
})
const step = (kind: 'course' | 'proof' | 'practice', courseId: string, skills: string[]) => ({
  kind,
  courseId,
  title: courseId || kind,
  hours: 9,
  practiceHours: 0,
  projects: [],
  skills,
  adds: 0,
  startWeek: 1,
  endWeek: 1,
  startsOn: '2026-01-01',
  endsOn: '2026-01-07',
})
const plan = {
  courses: {
    sql: { link: '', platform: '', level: '', teaches: ['sql', 'git'] },
    late: { link: '', platform: '', level: '', teaches: ['docker'] },
  },
  matches: {
    dev: {
      roleId: 'dev',
      title: 'Developer',
      percent: 20,
      hasMusts: true,
      have: [skill('git', 0.4), skill('css', 1)],
      missing: [skill('sql', 0), skill('docker', 0), skill('go', 0)],
      niceToHave: [],
    },
  },
} as unknown as RoutePlan
const route = (reachedAfter: number | null) => ({
  ...({} as RoutePlan['routes'][number]),
  steps: [step('course', 'sql', ['sql']), step('proof', '', ['css', 'git']), step('course', 'late', ['docker'])],
  milestones: [
    {
      roleId: 'dev',
      title: 'Developer',
      kind: 'dream' as const,
      pay: '',
      reachedAfter,
      percent: 71,
      hasMusts: true,
      week: 1,
      date: null,
    },
  ],
})
const names = (rows: { name: string }[]) => rows.map((row) => row.name)

describe('matchThen', () => {
  it('tells what the route adds by then from what comes later and what never does', () => {
    const reasons = must(matchThen(plan, route(2), 'dev', 'A skill check'))
    expect(reasons.added).toEqual([{ name: 'SQL', by: 'sql' }])
    expect(names(reasons.missing)).toEqual(['DOCKER', 'GO'])
    expect(reasons.today).toBe(20)
  })

  it('names the check that proves a held skill rather than the course, and nothing that is proven already', () => {
    expect(matchThen(plan, route(2), 'dev', 'A skill check')?.strengthened).toEqual([
      { name: 'GIT', by: 'A skill check' },
    ])
    expect(matchThen(plan, route(1), 'dev', 'A skill check')?.strengthened).toEqual([{ name: 'GIT', by: 'sql' }])
  })

  it('takes the whole route for a role that stays out of reach', () => {
    expect(names(must(matchThen(plan, route(null), 'dev', 'A skill check')).missing)).toEqual(['GO'])
  })

  it('has no reasons for a role it does not know', () => {
    expect(matchThen(plan, route(2), 'nobody', 'A skill check')).toBeUndefined()
  })
})
