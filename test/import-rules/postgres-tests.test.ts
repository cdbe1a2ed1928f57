import { describe, expect, it } from 'vitest'
import { mustRun, withAllSent } from '../../scripts/lib/postgres-tests.mjs'
import { marksOf } from '../support/marks-of.ts'

const test = (name: string, ms: number, sent: string, line = 0) => ({ name, line, ms, sent: [...sent] })

describe('tests for PostgreSQL', () => {
  const records = [
    { file: 'slow', tests: [test('', 500, 'o'), test('much', 900, 'abc'), test('same', 200, 'a')] },
    { file: 'quick', tests: [test('', 0, ''), test('two', 100, 'ab'), test('alone', 900, 'ad')] },
  ]

  it('are taken until each statement is sent, those that send most for their time first', () => {
    expect(withAllSent({}, records)).toEqual({ quick: ['two', 'alone'], slow: ['much'] })
    expect(withAllSent({}, records.slice(1))).toEqual({ quick: ['two', 'alone'] })
  })

  it('are those that must run, and none for what these send', () => {
    expect(withAllSent({ slow: ['much'] }, records)).toEqual({ slow: ['much'], quick: ['alone'] })
    expect(withAllSent({ quick: null, 'never seen': null }, records)).toEqual({
      quick: null,
      'never seen': null,
      slow: ['much'],
    })
  })

  it('are taken for what their file sends before the first of them, too', () => {
    const opening = { file: 'opening', tests: [test('', 10, 'z'), test('first', 10, ''), test('second', 20, '')] }
    expect(withAllSent({}, [opening])).toEqual({ opening: ['first'] })
  })
})

describe('what a test sends', () => {
  const marks = (sql: string, ...parameters: unknown[]) => marksOf({ sql, parameters }, true)

  it('is a statement with the types of its values and its outcome, a list being one value', () => {
    expect(marks('a = ? and b = ?', 1, 'x')).toEqual(['a = ? and b = ? number,string true'])
    expect(marks('a in (?, ?)', 1, 2)).toEqual(marks('a in (?, ?, ?)', 1, 2, 3))
  })

  it('is also each value that PostgreSQL may take in another way', () => {
    const plain = marks('a = ?, b = ?', 1, 'x')
    const more = (...values: unknown[]) => marks('a = ?, b = ?', ...values).filter((mark) => !plain.includes(mark))
    expect(more(2 ** 31 - 1, 'x')).toEqual([])
    expect(more(2 ** 31, 'a\0')).toEqual(['a = ?, b = ? 0 large', 'a = ?, b = ? 1 NUL'])
    expect(more(1, '\ud800')).toEqual(['a = ?, b = ? 1 half a surrogate', 'a = ?, b = ? 1 not ASCII'])
    expect(more(1, 'İstanbul 👋')).toEqual(['a = ?, b = ? 1 not ASCII'])
  })
})

describe('a file with a test whose lines say that databases may differ', () => {
  const source = (shared: string) => `import { runsInAProcess } from './process.ts'
${shared}
describe('a thing', () => {
  it('is one of two', async () => {
    await Promise.all([first(), second()])
  })

  it.each([
    ['a process', 1],
  ])('is %s', (name) => expect(name).toBeTruthy())
  it('is quiet', () => {
    expect(1).toBe(1)
  })
})
`
  const record = { file: 'a', tests: [test('', 0, ''), test('both', 1, '', 4), test('quiet', 1, '', 11)] }
  const withTable = { file: 'a', tests: [...record.tests, test('table', 1, '', 8)] }

  it('runs that one alone', () => {
    expect(mustRun(source('').replace('a process', 'a thread'), record)).toEqual(['both'])
  })

  it('runs as a whole where its tests share such lines, or nobody knows what it sends', () => {
    expect(mustRun(source('const both = () => Promise.all([first(), second()])'), withTable)).toBeNull()
    expect(mustRun(source(''), undefined)).toBeNull()
    expect(mustRun(source(''), record)).toBeNull()
  })
})
