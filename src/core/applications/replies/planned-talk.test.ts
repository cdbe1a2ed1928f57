import { expect, test } from 'vitest'
import { plannedTalk } from './planned-talk.ts'

const talk = (id: string, onDate: string, atTime: string | null, outcome = 'planned') => ({
  id,
  onDate,
  atTime,
  outcome,
})
const talks = [
  talk('past', '2026-11-20', null),
  talk('off', '2026-12-03', '15:00', 'cancelled'),
  talk('early', '2026-12-03', '09:00'),
  talk('late', '2026-12-03', '15:00'),
  talk('other', '2026-12-09', null),
]

test.each([
  ['the day and hour it names', [{ day: '2026-12-03', time: '15:00' }], 'late'],
  ['the day it names', [{ day: '2026-12-09', time: '10:00' }], 'other'],
  ['none on a day without one', [{ day: '2026-12-04', time: null }], undefined],
  ['none of several where it names no day', [], undefined],
])('changes %s', (_name, gone, id) => {
  expect(plannedTalk(talks, gone, '2026-11-29')).toBe(id)
})

test('changes the only one ahead where the message names no day', () => {
  expect(plannedTalk([talk('past', '2026-11-20', null), talk('next', '2026-12-09', null)], [], '2026-11-29')).toBe(
    'next',
  )
})
