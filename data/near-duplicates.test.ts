import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('no item that is practised with its key asks nearly what a scored one asks', () => {
  const printed = execFileSync(process.execPath, ['data/checks/near-duplicates.mjs'], { encoding: 'utf8' })
  expect(printed).toMatch(/^\d+ pairs, \d+ of them practised and scored$/mu)
  expect(printed.split('\n').filter((line) => line.endsWith('LEAK'))).toEqual([])
}, 60_000)
