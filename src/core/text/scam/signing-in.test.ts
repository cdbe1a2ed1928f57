import { expect, test } from 'vitest'
import { scamFlowsIn } from './scam-flows.ts'

test.each([
  'You will need a password to sign in to our candidate page.',
  'You will get a six-figure code by text when you log in to our page.',
])('signing in gives nobody a secret: %s', (text) => {
  expect(scamFlowsIn([text])).toEqual([])
})

test.each([
  'You will get a six-figure code by text when you log in to our page: send it to our clerk.',
  'Give our clerk the password with which you sign in to our page.',
])('a secret that is handed over is asked for: %s', (text) => {
  expect(scamFlowsIn([text]).map(({ sign }) => sign)).toEqual(['asks-secrets'])
})
