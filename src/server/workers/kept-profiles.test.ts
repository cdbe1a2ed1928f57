import { expect, it } from 'vitest'
import { NO_PROFILE } from '#core/documents/profile.ts'
import { keptProfile } from './kept-profiles.ts'

it('gives the same object for the same facts, and forgets the third', () => {
  const named = (name: string) => ({ ...NO_PROFILE, basics: { ...NO_PROFILE.basics, name } })
  const first = keptProfile(named('Ada'))
  expect(keptProfile(named('Ada'))).toBe(first)
  for (const name of ['Bea', 'Cem']) keptProfile(named(name))
  const again = keptProfile(named('Ada'))
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})
