import { describe, expect, it } from 'vitest'
import { weave } from './weave.ts'

const changes = (source: string) => weave('a.ts', source, '#ask').mutants.map(({ from, to }) => `${from} → ${to}`)

/** Runs woven code with one change alive. */
function run(source: string, alive: number): unknown {
  const { code } = weave('a.ts', source, '#ask')
  const body = code.replace(/^import .*\n/, '')
  // oxlint-disable-next-line no-implied-eval -- the only way to see that what was woven runs
  return (new Function('__isMutant', `${body}\nreturn result`) as (ask: (id: number) => boolean) => unknown)(
    (id) => id === alive,
  )
}

describe('weaving', () => {
  it.each([
    ['a comparison', 'const x = a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['a sum of numbers', 'const x = a + b', ['a + b → a - b']],
    ['a number, one up and one down', 'const x = 3', ['3 → 4', '3 → 2']],
    ['a condition', 'const x = ok ? a : b', ['ok → true', 'ok → false']],
    [
      'a clause of a query',
      "const x = q.where('a', '=', 1)",
      [".where('a', '=', 1) → (left out)", "'a' → ''", "'=' → '<>'", '1 → 2'],
    ],
    ['a call that stands alone', 'save(a)', ['save(a) → (nothing)']],
    [
      'sides of mixed operators, in brackets',
      'const x = (a ?? b) && c',
      ['(a ?? b) && c → (a ?? b) || c', 'a ?? b → a && b'],
    ],
  ])('finds %s', (_, source, expected) => {
    expect(changes(source).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['a type', "type A = 'a' | 3; let x: A"],
    ['a sum of texts', 'const x = `${a}` + b'],
    ['an import', "import { a } from 'a'"],
    ['the name of a field', 'const { a: b } = c'],
    ['a sentence for people', "const x = 'This went wrong.'"],
  ])('leaves %s alone', (_, source) => {
    expect(changes(source).filter((change) => !change.startsWith('`${a}`'))).toEqual([])
  })

  it('runs as before while nothing is alive, and differently with each change alone', () => {
    const source =
      'const list = [1, 2, 3]\nlet sum = 0\nfor (const n of list) {\n  if (n > 1) sum += n\n}\nconst at = list?.find((n) => n > 1)?.toFixed(0)\nconst result = `${sum}:${at ?? 0}`'
    const { mutants } = weave('a.ts', source, '#ask')
    expect(run(source, 0)).toBe('5:2')
    const noticed = mutants.filter(({ id }) => run(source, id) !== '5:2')
    expect(noticed.length).toBeGreaterThan(mutants.length * 0.6)
  })

  it('keeps a line that begins with a change apart from the line before', () => {
    expect(run('let result = 1\nconst f = () => 5\nf() + 1\nresult = f()', 0)).toBe(5)
  })
})
