import { expect, it, vi } from 'vitest'
import { proveRewrite } from '#core/documents/prove-rewrite.ts'
import { languageOf } from './language.ts'

const bullets = Array.from({ length: 200 }, (_, at) => `Tested ${at + 3} imports for customers in ${at + 900} hours`)
const entry = { kind: 'job', title: 'Tester', organisation: 'Initech', start: '2020', end: '2024', bullets, skills: [] }
const context = { language: 'en' as const, asOf: '2026-03', others: [], skills: [] }
const prove = (text: string, from = entry) => proveRewrite(text, { ...context, entry: from })

it('reads the numbers of an entry once, however many sentences are proved from it', () => {
  const own = { ...entry }
  const asked = vi.spyOn(languageOf('en').times, 'get')
  const costOf = (text: string) => {
    asked.mockClear()
    prove(text, own)
    return asked.mock.calls.length
  }
  const first = costOf('Tested 53 imports')
  const second = costOf('Tested 54 imports')
  asked.mockRestore()
  expect(first).toBeGreaterThan(1_000)
  expect(second).toBeLessThan(first / 10)
})

it('judges by what was kept as by what is read', () => {
  for (const text of [
    'Tested 7 imports for customers',
    'Tested 7 imports in 904 hours',
    'Tested 7 exports',
    'Led 7 imports',
  ])
    expect(prove(text)).toEqual(prove(text, { ...entry }))
  const other = { ...entry, bullets: ['Wrote 7 letters'] }
  expect(prove('Tested 54 imports', other).ok).toBe(false)
})
