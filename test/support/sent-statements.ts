import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryExecutor, type CompiledQuery, type QueryResult } from 'kysely'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { nameOf } from './chosen-tests.ts'

/**
 * Writes down what each test sends to its database, where this variable names a folder for it. scripts/lib/postgres-tests.mjs
 * chooses by it the tests that run on PostgreSQL as well.
 */
const folder = process.env.WAYMARK_SENT_STATEMENTS

if (folder) {
  const began = performance.now()
  /** What is sent before the first test is the file's: whichever of its tests runs, it is sent. */
  const shared = { name: '', line: 0, ms: 0, sent: new Set<string>() }
  const tests = new Map([['', shared]])
  let current = shared
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as {
    executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<QueryResult<unknown>>
  }
  const execute = executor.executeQuery
  executor.executeQuery = async function (query, ...rest) {
    const { sent } = current
    const result = execute.call(this, query, ...rest)
    result.then(
      ({ rows, numAffectedRows = 0n }) => sent.add(`${shape(query)} ${rows.length > 0 || numAffectedRows > 0n}`),
      () => sent.add(`${shape(query)} failed`),
    )
    return result
  }
  let since = began
  beforeEach(({ task }) => {
    const name = nameOf(task)
    current = tests.get(name) ?? { name, line: task.location?.line ?? 0, ms: 0, sent: new Set() }
    tests.set(name, current)
    since = performance.now()
  })
  afterEach(() => void (current.ms += performance.now() - since))
  afterAll(() => {
    executor.executeQuery = execute
    const file = path.relative('.', expect.getState().testPath ?? '')
    const inTests = [...tests.values()].reduce((sum, { ms }) => sum + ms, 0)
    shared.ms = performance.now() - began - inTests
    mkdirSync(folder, { recursive: true })
    const name = createHash('sha256').update(file).digest('hex')
    const records = [...tests.values()].map((test) => ({ ...test, sent: [...test.sent] }))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file, tests: records }))
  })
}

/** A statement with the types of its values: PostgreSQL may refuse one with null that it takes with a text. Lists count as one value. */
function shape({ sql, parameters }: CompiledQuery): string {
  const shortened = sql.replaceAll(/\?(?:, \?)+/g, '?').replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
  const types = parameters.map((value) => (value === null ? 'null' : typeof value))
  return `${shortened} ${shortened === sql ? types.join() : [...new Set(types)].sort().join()}`
}
