import { expect, it } from 'vitest'
import type { SavedResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { memoryStorage } from '../../lib/token-store.ts'
import { resumeFacts } from '../../strings/en/resume-facts.ts'
import { dropReview, keepReview, loadReview } from './review-storage.ts'
import { reviewReducer, startReview, type ReviewState } from './review-state.ts'

const saved: SavedResume = {
  resumeId: 'res_1',
  version: 1,
  fileName: 'a.pdf',
  file: { kind: 'pdf', isKept: true },
  status: 'draft',
  savedAt: '2026-03-10T12:00:00.000Z',
  facts: { ...NO_FACTS, skills: ['Python'] },
  evidence: {},
  warnings: [],
}
const changed: ReviewState = [
  { type: 'open' as const, id: 'basics.name' },
  { type: 'type' as const, id: 'basics.name', value: 'Ada' },
].reduce((state, action) => reviewReducer(state, action, resumeFacts), startReview(saved.facts))

it('comes back with what was being typed', () => {
  const storage = memoryStorage()
  keepReview(storage, 'usr_1', saved, changed)
  expect(loadReview(storage, 'usr_1', saved)).toEqual(changed)
  dropReview(storage, 'usr_1')
  expect(loadReview(storage, 'usr_1', saved)).toBeUndefined()
})

it.each([
  ['another reading', { ...saved, resumeId: 'res_2' }, 'usr_1'],
  ['the same after a Confirm elsewhere', { ...saved, version: 2 }, 'usr_1'],
  ['somebody else', saved, 'usr_2'],
])('is not taken for %s', (_name, other, userId) => {
  const storage = memoryStorage()
  keepReview(storage, 'usr_1', saved, changed)
  expect(loadReview(storage, userId, other)).toBeUndefined()
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"resumeId":"res_1","savedAt":"2026-03-10T12:00:00.000Z"}',
  '{"resumeId":"res_1","savedAt":"2026-03-10T12:00:00.000Z","state":{"now":{"basics":{},"lists":{}},"past":[]}}',
])('starts again from storage that holds %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('waymark-review:usr_1', text)
  expect(loadReview(storage, 'usr_1', saved)).toBeUndefined()
})
