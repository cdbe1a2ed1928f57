import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTurn } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does one piece a task, in the order of asking', () => {
  const done: string[] = []
  for (const name of ['first', 'second', 'third']) takeTurn(() => done.push(name))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first'])
  vi.runAllTimers()
  expect(done).toEqual(['first', 'second', 'third'])
})

it('leaves out what was taken back, and goes on after a pause', () => {
  const done: string[] = []
  const leave = takeTurn(() => done.push('gone'))
  takeTurn(() => done.push('stays'))
  leave()
  vi.runAllTimers()
  takeTurn(() => done.push('later'))
  vi.runAllTimers()
  expect(done).toEqual(['stays', 'later'])
})

it('goes on where the only one is taken back', () => {
  const done: string[] = []
  takeTurn(() => done.push('gone'))()
  takeTurn(() => done.push('stays'))
  vi.runAllTimers()
  expect(done).toEqual(['stays'])
})
