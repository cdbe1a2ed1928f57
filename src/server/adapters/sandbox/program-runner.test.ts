import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import type { Program } from '#server/arena/program-runner.port.ts'
import { createProgramRunner } from './program-runner.ts'

const runner = createProgramRunner()
afterAll(() => runner.close())

const double: Program = {
  language: 'javascript',
  answer: '',
  cases: [
    { given: 'double(2)', expected: '4' },
    { given: 'double(-3)', expected: '-6' },
  ],
}
const right = 'function double(n) { return n * 2 }'
const orders: Program = {
  language: 'sql',
  answer: 'SELECT city, COUNT(*) FROM orders GROUP BY city',
  setup: 'CREATE TABLE orders (id INTEGER, city TEXT)',
  cases: [{ given: "INSERT INTO orders VALUES (1,'Izmir'),(2,'Ankara'),(3,'Izmir')", expected: 'Izmir|2\nAnkara|1' }],
}
const query = 'SELECT city, COUNT(*) FROM orders GROUP BY city'
const pattern: Program = {
  language: 'regex',
  answer: '',
  cases: [
    { given: 'ab12', expected: 'true' },
    { given: '12ab', expected: 'false' },
  ],
}

describe('a program', () => {
  test.each<[string, Program, string, boolean]>([
    ['that does what is asked', double, right, true],
    ['that does it otherwise', double, 'const double = (n) => n + n', true],
    ['that does it for one case only', double, 'const double = () => 4', false],
    ['that does not parse', double, 'function double(n {', false],
    ['that throws', double, 'function double() { throw new Error() }', false],
    ['that is empty', double, '', false],
    ['a query, rows in any order', orders, `${query} ORDER BY city DESC`, true],
    ['a query with other rows', orders, 'SELECT city, 1 FROM orders', false],
    ['a query that is none', orders, 'hello', false],
    ['a pattern', pattern, '^[a-z]+\\d+$', true],
    ['a pattern that fits too much', pattern, '\\w+', false],
    ['a pattern that is none', pattern, '(', false],
  ])('%s', async (_, program, reply, isRight) => expect(await runner.isRight(program, reply, 'ada')).toBe(isRight))
})

it('people take turns: a flood by one of them is refused, and never makes another wrong', async () => {
  const flood = Array.from({ length: 6 }, () => runner.isRight(double, 'for (;;) {}', 'mallory'))
  const ended = Promise.allSettled(flood)
  expect(await runner.isRight(double, right, 'ada')).toBe(true)
  const refused = (await ended).flatMap((one) => (one.status === 'rejected' ? [(one.reason as Problem).code] : []))
  expect(refused).toEqual(['request.too_many', 'request.too_many'])
})

describe('what tries to get out', () => {
  test.each<[string, Program, string]>([
    ['an endless loop', double, 'for (;;) {}'],
    ['an endless loop inside', double, 'function double() { while (true) {} }'],
    ['endless promises', double, 'const again = () => Promise.resolve().then(again); again()'],
    ['endless recursion', double, 'function double(n) { return double(n) }'],
    ['all memory', double, "let a = ['x'.repeat(1e6)]; for (;;) a = a.concat(a)"],
    ['a huge text', double, "function double() { return 'x'.repeat(2 ** 29) }"],
    ['a huge buffer', double, 'function double() { return new Uint8Array(2 ** 31) }'],
    ['a pattern that goes back and forth for ever', pattern, '^(a+|b+|\\w+)+!$'],
    [
      'a query without end',
      orders,
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT MAX(i) FROM n',
    ],
    [
      'a query of too many rows',
      orders,
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
    ],
    ['a query for all memory', orders, 'SELECT hex(zeroblob(2000000000))'],
    [
      "the process by a function's constructor",
      double,
      "double = () => [].constructor.constructor('return process')().exit()",
    ],
    ['a module', double, "import('node:fs')"],
    ['require', double, "require('node:fs').writeFileSync('/tmp/out', 'x')"],
    ['the worker itself', double, 'postMessage(["4", "-6"])'],
    ['another SQLite file', orders, "ATTACH DATABASE '/etc/passwd' AS other"],
    ['an extension of SQLite', orders, "SELECT load_extension('libc.so.6')"],
    ['a file by SQLite', orders, "SELECT readfile('/etc/passwd')"],
  ])('%s: is wrong, in time, and the next reply is judged', { timeout: 60_000 }, async (_, program, reply) => {
    expect(await runner.isRight(program, reply, 'ada')).toBe(false)
    expect(await runner.isRight(double, right, 'ada')).toBe(true)
  })

  it('finds none of the doors that Node has', async () => {
    const doors = [
      'process',
      'require',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'setTimeout',
      'Worker',
      'WebAssembly',
      'SharedArrayBuffer',
      'Atomics',
      'performance',
      'postMessage',
      'Buffer',
    ]
    const open: Program = {
      language: 'javascript',
      answer: '',
      cases: doors.map((door) => ({ given: `typeof globalThis.${door}`, expected: '"undefined"' })),
    }
    const found = []
    for (const one of open.cases)
      if (!(await runner.isRight({ ...open, cases: [one] }, '', 'ada'))) found.push(one.given)
    // QuickJS has these two, and with one thread and without a clock finer than Date they measure nothing
    expect(found.filter((given) => !/SharedArrayBuffer|Atomics|performance/.test(given))).toEqual([])
  })

  it('cannot change what judges it: prototypes, JSON, getters and later cases', async () => {
    const tricks = [
      "JSON.stringify = () => '4'; function double() {}",
      'Object.prototype.toJSON = () => 4; function double() { return {} }',
      'Array.prototype.every = () => true; Object.prototype.__proto__ = null; function double() {}',
      "Object.defineProperty(globalThis, 'double', { get() { return () => 4 } })",
      'let calls = 0; function double(n) { calls += 1; return calls > 1 ? 0 : 4 }',
      '(() => 4)); (() => 4',
    ]
    for (const trick of tricks) expect(await runner.isRight(double, trick, 'ada')).toBe(false)
    expect(await runner.isRight(double, right, 'ada')).toBe(true)
  })

  it('opens no connection and writes no file', async () => {
    let asked = 0
    const door = createServer((_request, response) => {
      asked += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => door.once('listening', resolve))
    const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}/`
    const folder = mkdtempSync(path.join(tmpdir(), 'waymark-sandbox-'))
    await runner.isRight(double, `${right}; try { fetch('${address}') } catch {}`, 'ada')
    await runner.isRight(double, `${right}; try { new WebSocket('${address}') } catch {}`, 'ada')
    await runner.isRight(orders, `ATTACH DATABASE '${folder}/out.db' AS o; CREATE TABLE o.t (a)`, 'ada')
    await runner.isRight(orders, `VACUUM INTO '${folder}/copy.db'`, 'ada')
    expect(asked).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    door.close()
  })

  it('lets no time show: what is expected is not inside, so a right and a wrong value take as long', async () => {
    const time = async (reply: string) => {
      const started = performance.now()
      await runner.isRight(double, reply, 'ada')
      return performance.now() - started
    }
    // the shortest of several, by turns: a busy machine makes the others longer
    let [good, bad] = [Infinity, Infinity]
    for (let at = 0; at < 6; at += 1) {
      good = Math.min(good, await time(right))
      bad = Math.min(bad, await time('function double(n) { return n * 3 }'))
    }
    expect(Math.max(good, bad) / Math.min(good, bad)).toBeLessThan(3)
  })
})
