import { expect, it } from 'vitest'
import { keptDayOf, lastKeptDay, textOfKeptDay } from './kept-day.ts'

it('reads the day again that a move wrote down, and the last of its kind', () => {
  const apply = textOfKeptDay({ of: 'apply', day: '2030-11-20' })
  const answer = textOfKeptDay({ of: 'answer', day: '2030-12-05' })
  expect(keptDayOf(apply)).toEqual({ of: 'apply', day: '2030-11-20' })
  expect(keptDayOf(answer)).toEqual({ of: 'answer', day: '2030-12-05' })
  expect(lastKeptDay([apply, answer, 'Called them.'], 'apply')).toBe('2030-11-20')
  expect(lastKeptDay([apply], 'answer')).toBeNull()
  expect(keptDayOf('The last day to apply was a Friday.')).toBeNull()
})
