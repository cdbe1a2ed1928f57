import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

/** Written before the rules; lines with an odd number were only counted. */
const PAIRS = JSON.parse(readFileSync('test/documents/circumstances.json', 'utf8')) as Record<
  'hostile' | 'honest',
  [language: string, source: string, rewrite: string][]
>

it.each(PAIRS.hostile)('what makes a deed smaller stays (%s): %s -> %s', (language, source, rewrite) => {
  expect(proveLine(language, source, rewrite).ok).toBe(false)
})

it('accepts what keeps it, all but those that turn the sentence round', () => {
  const refused = PAIRS.honest.filter(([language, source, rewrite]) => !proveLine(language, source, rewrite).ok)
  expect(refused.length).toBeLessThanOrEqual(8)
})
