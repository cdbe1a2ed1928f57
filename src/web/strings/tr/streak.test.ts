import { expect, it } from 'vitest'
import { streak } from './streak.ts'

it('writes the city of a zone as Turkish does', () => {
  expect(streak.zone('Istanbul', 'Europe/Istanbul')).toBe('Günler İstanbul saatine göre sayılır (Europe/Istanbul).')
})
