import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mentorReview } from '#test/career/mentor-review.ts'

// Fails when the engine or the data say something else to one of the people: read the verdicts again, then print the page again.
it('what the engine tells the twenty-four people is what the mentor read', () => {
  expect(mentorReview()).toBe(readFileSync('docs/mentor-review.md', 'utf8'))
})
