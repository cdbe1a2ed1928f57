import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fitLogLinear, modelOf } from './log-linear.ts'
import { bankOf, spell } from './reply-sentences.ts'

it('spells a line of the bank so that every way occurs', () => {
  expect(spell('we {will|shall} not {go on|proceed|continue}')).toHaveLength(3)
  expect(spell('we {will|shall} not {go on|proceed|continue}').join(' ')).toMatch(
    /(?=.*shall)(?=.*go on)(?=.*continue)/,
  )
  expect(spell('a plain line')).toEqual(['a plain line'])
})

it('reads the bank, all acts of it', () => {
  const known = bankOf(join(import.meta.dirname, 'reply-bank'))
  expect(known.length).toBeGreaterThan(5_000)
  expect(new Set(known.map(({ label }) => label)).size).toBe(14)
})

it('fits weights that tell classes apart, always the same, without traits that are too rare', () => {
  const known = [0, 1, 0, 1].map((label) => ({ label, traits: [[label === 0 ? 'yes' : 'no', 1] as const] }))
  const settings = { epochs: 20, rate: 0.3, decay: 1e-3, rarest: 2 }
  const rows = fitLogLinear([...known, { label: 0, traits: [['once', 1] as const] }], 2, settings)
  expect(modelOf(rows, 2)([['no', 1]])[1]).toBeGreaterThan(0.8)
  expect(rows.has('once')).toBe(false)
  expect(fitLogLinear(known, 2, settings)).toEqual(fitLogLinear(known, 2, settings))
})
