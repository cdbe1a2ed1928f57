import { expect, test } from 'vitest'
import { courses } from '../strings/en/courses.ts'
import { hoursText } from './time-left.ts'

test.each([
  [0.75, '45 min'],
  [1, '1 h'],
  [1.5, '1.5 h'],
  [9.96, '10 h'],
  [120.4, '120 h'],
])('%d hours read as %s', (hours, text) => {
  expect(hoursText(hours, courses)).toBe(text)
})
