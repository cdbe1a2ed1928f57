import { expect, it } from 'vitest'
import { applyMutant, mutantsOf } from './mutants.ts'

const changesTo = (text: string) => mutantsOf('a.ts', text).map((mutant) => applyMutant(text, mutant))

it('leaves types and imports alone', () => {
  expect(changesTo("import { a } from 'b'\ntype T = 1 | true\nconst x: { is: '<' } = y as 2")).toEqual([])
})

it.each([
  ['const x = a && b', ['const x = a || b']],
  ['const x = a - b', ['const x = a + b']],
  ['const x = !a', ['const x = a']],
  ['const x = true', ['const x = false']],
  ['const x = 9', ['const x = 10']],
  ["const q = db.where('a', '<', b)", ['const q = db', "const q = db.where('a', '<=', b)"]],
  ['if (a) b()', ['if (true) b()', 'if (false) b()', 'if (a) ']],
  ['export const f = (a: number) => a < 1', ['export const f = (a: number) => a <= 1', 'export const f = (a: number) => a < 2']],
])('changes %s', (text, changed) => {
  expect(changesTo(text)).toEqual(changed)
})
