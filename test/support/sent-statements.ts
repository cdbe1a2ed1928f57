import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryExecutor, type CompiledQuery, type QueryResult } from 'kysely'
import { afterAll, expect } from 'vitest'

/**
 * Writes down what a test file sends to its database, where this variable names a folder for it. scripts/lib/postgres-files.mjs
 * chooses by it the files that run on PostgreSQL as well.
 */
const folder = process.env.WAYMARK_SENT_STATEMENTS

if (folder) {
  const began = performance.now()
  const sent = new Set<string>()
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as {
    executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<QueryResult<unknown>>
  }
  const execute = executor.executeQuery
  executor.executeQuery = async function (query, ...rest) {
    const result = execute.call(this, query, ...rest)
    result.then(
      ({ rows, numAffectedRows = 0n }) => sent.add(`${shape(query)} ${rows.length > 0 || numAffectedRows > 0n}`),
      () => sent.add(`${shape(query)} failed`),
    )
    return result
  }
  afterAll(() => {
    executor.executeQuery = execute
    const file = path.relative('.', expect.getState().testPath ?? '')
    const ms = performance.now() - began
    mkdirSync(folder, { recursive: true })
    const name = createHash('sha256').update(file).digest('hex')
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file, ms, sent: [...sent] }))
  })
}

/** A statement with the types of its values: PostgreSQL may refuse one with null that it takes with a text. Lists count as one value. */
function shape({ sql, parameters }: CompiledQuery): string {
  const shortened = sql.replaceAll(/\?(?:, \?)+/g, '?').replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
  const types = parameters.map((value) => (value === null ? 'null' : typeof value))
  return `${shortened} ${shortened === sql ? types.join() : [...new Set(types)].sort().join()}`
}
