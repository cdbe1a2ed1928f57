import { expect, it } from 'vitest'
import { judgePerson } from '../eval/judge-person.ts'
import { lookAlikes } from './look-alikes.ts'

/** A little above or below where they should be still; docs/quality/career.md says so. */
const NEARLY: Record<string, [number, number]> = {
  'ne-tower': [0, 30],
  'ux-ia': [0, 30],
  'ai-prompter': [0, 35],
  'fs-stuffed': [0, 30],
  'sd-recruiter': [0, 32],
  'mo-indie': [70, 100],
}
const BANDS: Record<number, [number, number]> = { 1: [0, 25], 2: [0, 45], 3: [15, 74], 4: [50, 90], 5: [75, 100] }

it.each(lookAlikes)('$id is judged by the work and not by the words for it', ({ id, own, readiness, resume }) => {
  const [least, most] = NEARLY[id] ?? BANDS[readiness] ?? [0, 100]
  const percent = judgePerson(resume, own).roles[own]
  expect(percent).toBeGreaterThanOrEqual(least)
  expect(percent).toBeLessThanOrEqual(most)
})
