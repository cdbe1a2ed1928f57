import { expect, it } from 'vitest'
import { nextStep as english } from './en/next-step.ts'
import { nextStep as turkish } from './tr/next-step.ts'

it.each([
  ['English', english],
  ['Turkish', turkish],
])('what is overdue is a sentence in %s, also behind a question', (_, words) => {
  for (const said of Object.values(words.dated)) expect(words.overdue(said('2026-11-23'))).not.toMatch(/[?!.],/)
})
