import fc from 'fast-check'
import { expect, it } from 'vitest'
import { begin, goOn, redo, step, undo } from './history.ts'

it('takes a hundred steps back, and the same forth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 130 }), (values) => {
      let history = begin(-1)
      for (const value of values) history = step(history, value)
      const last = history.now
      const steps = Math.min(values.length, 100)
      for (let count = 0; count < steps + 5; count += 1) history = undo(history)
      expect(history.now).toBe(values.length > 100 ? values[values.length - 101] : -1)
      for (let count = 0; count < steps + 5; count += 1) history = redo(history)
      expect(history.now).toBe(last)
    }),
  )
})

it('forgets what was undone when something new is done', () => {
  const history = step(undo(step(begin('a'), 'b')), 'c')
  expect([history.now, redo(history).now, undo(history).now]).toEqual(['c', 'c', 'a'])
})

it('takes back in one step what was typed in one go', () => {
  const history = ['a', 'ab', 'abc'].reduce((now, text, at) => (at === 0 ? step : goOn)(now, text), begin(''))
  expect([history.now, undo(history).now, redo(undo(history)).now]).toEqual(['abc', '', 'abc'])
})
