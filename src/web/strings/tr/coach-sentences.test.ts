import { expect, it } from 'vitest'
import { suggestQuestions } from '#core/coach/suggest-questions.ts'
import type { CareerFacts } from '#core/coach/career-facts.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { sayWith } from '../say-with.ts'
import { coachSentences } from './coach-sentences.ts'

const say = sayWith({ exact: {}, patterns: coachSentences })
const job = {
  title: 'Clerk',
  company: 'Umber',
  location: null,
  startDate: null,
  endDate: null,
  isCurrent: false,
  highlights: [],
}
const project = { name: 'Tide Board', description: null, url: null, startDate: null, endDate: null, highlights: [] }

it('every question worth asking is said in Turkish', () => {
  const facts = {
    dreamRole: 'Cloud Engineer',
    gaps: [{ skill: 'Terraform' }],
    nearestInterimRole: { title: 'Cloud Support Associate' },
    nextStep: { title: 'Kubernetes Basics' },
  } as unknown as CareerFacts
  const asked = [
    ...suggestQuestions({ ...NO_FACTS, experience: [job], projects: [project] }, facts),
    ...suggestQuestions(null, facts),
    ...suggestQuestions(null, {} as CareerFacts),
  ]
  expect(new Set(asked).size).toBe(7)
  expect(asked.filter((question) => say(question) === question)).toEqual([])
})
