import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryExecutor, type CompiledQuery, type QueryResult } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, TestRunner, type RunnerTestSuite } from 'vitest'
import { nameOf } from './chosen-tests.ts'
import { marksOf } from './marks-of.ts'

/**
 * Writes down what each test sends to its database, where this variable names a folder for it. scripts/lib/postgres-tests.mjs
 * chooses by it the tests that run on PostgreSQL as well.
 */
const folder = process.env.WAYMARK_SENT_STATEMENTS

if (folder) {
  const began = performance.now()
  /** What is sent before the first test and the first hook of a describe is the file's: whichever of its tests runs, it is sent. */
  const shared = { name: '', line: 0, ms: 0, sent: [new Set<string>()] }
  const tests = new Map([['', shared]])
  let current = shared
  let [sent] = shared.sent as [Set<string>]
  /** What is sent from now on belongs to the next test, or after the last one to that. */
  const cut = () => void (sent = new Set())
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as {
    executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<QueryResult<unknown>>
  }
  const execute = executor.executeQuery
  executor.executeQuery = async function (query, ...rest) {
    const now = sent
    const note = (outcome: boolean | 'failed') => marksOf(query, outcome).forEach((mark) => now.add(mark))
    const result = execute.call(this, query, ...rest)
    result.then(
      ({ rows, numAffectedRows = 0n }) => note(rows.length > 0 || numAffectedRows > 0n),
      () => note('failed'),
    )
    return result
  }
  // eslint-disable-next-line no-empty-pattern -- the suite comes second, and Vitest wants a pattern first
  beforeAll(({}, file) => {
    const cutBefore = (suite: RunnerTestSuite) =>
      suite.tasks.forEach((task) => {
        if (task.type !== 'suite') return
        TestRunner.getSuiteHooks(task).beforeAll.unshift(() => shared.sent.includes(sent) && cut())
        cutBefore(task)
      })
    cutBefore(file)
  })
  let since = began
  beforeEach(({ task }) => {
    if (shared.sent.includes(sent)) cut()
    const name = nameOf(task)
    current = tests.get(name) ?? { name, line: task.location?.line ?? 0, ms: 0, sent: [] }
    current.sent.push(sent)
    tests.set(name, current)
    since = performance.now()
  })
  afterEach(() => {
    current.ms += performance.now() - since
    cut()
  })
  afterAll(() => {
    executor.executeQuery = execute
    current.sent.push(sent)
    const file = path.relative('.', expect.getState().testPath ?? '')
    const inTests = [...tests.values()].reduce((sum, { ms }) => sum + ms, 0)
    shared.ms = performance.now() - began - inTests
    mkdirSync(folder, { recursive: true })
    const name = createHash('sha256').update(file).digest('hex')
    const records = [...tests.values()].map((test) => ({
      ...test,
      sent: [...new Set(test.sent.flatMap((part) => [...part]))],
    }))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file, tests: records }))
  })
}
