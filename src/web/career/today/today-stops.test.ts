import { expect, it } from 'vitest'
import type { CareerSummary } from '#contract/career-summary.ts'
import { dashboard } from '../../strings/en/dashboard.ts'
import type { PathRows } from '../path-rows.ts'
import { todayStops } from './today-stops.ts'

it('names the next step first on the way ahead', () => {
  const dream = { roleId: 'dev', title: 'Developer', percent: 40, date: null, isInReach: false }
  const summary = { dream, interim: null, skills: { held: 3, all: 8 } } as unknown as CareerSummary
  const ahead = ['SQL', 'TypeScript', 'Docker'].map((skill) => ({
    step: { courseId: skill.toLowerCase(), kind: 'course', closes: [skill], endsOn: '2027-01-01' },
  }))
  const stops = todayStops(summary, { done: [], ahead } as unknown as PathRows, dashboard.map)
  expect(stops.flatMap(({ kind, label }) => (kind === 'todo' ? [label] : []))).toEqual(['SQL', 'TypeScript', 'Docker'])
})
