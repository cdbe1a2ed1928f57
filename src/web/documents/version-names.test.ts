import { expect, it } from 'vitest'
import { versionNames } from './version-names.ts'

const words = {
  moment: (instant: string) => instant.slice(0, 16),
  exactMoment: (instant: string) => instant.slice(0, 19),
}

it('no two versions share a name, however fast they were made', () => {
  const instants = [
    '2026-12-01T06:14:05.100Z',
    '2026-12-01T06:12:33.900Z',
    '2026-12-01T06:12:33.200Z',
    '2026-12-01T06:12:31.000Z',
  ]
  expect(versionNames(instants, words)).toEqual([
    '2026-12-01T06:14',
    '2026-12-01T06:12:33 (2)',
    '2026-12-01T06:12:33 (1)',
    '2026-12-01T06:12:31',
  ])
})
