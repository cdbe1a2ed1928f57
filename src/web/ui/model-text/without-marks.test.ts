import { expect, it } from 'vitest'
import { withoutMarks } from './without-marks.ts'

it.each(['```py\n# twice\nx = f(**a, **b)\n```', 'x ** 2 ** 3', '** a **', '#1 of all'])('leaves %j', (text) => {
  expect(withoutMarks(text)).toBe(text)
})

it('reads on behind code', () => {
  expect(withoutMarks('```\n# a\n```\n# Next **step**, **two words** and **one')).toBe(
    '```\n# a\n```\nNext step, two words and **one',
  )
})
