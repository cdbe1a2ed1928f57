import type { CompiledQuery } from 'kysely'

type Sent = Pick<CompiledQuery, 'sql' | 'parameters'>

/**
 * What two databases may answer in two ways: a statement with the types of its values (PostgreSQL may refuse one with null that it
 * takes with a text) and its outcome, and each value at its place that PostgreSQL may refuse or order in its own way.
 * Lists count as one value.
 */
export function marksOf({ sql, parameters }: Sent, outcome: boolean | 'failed'): string[] {
  const shortened = sql.replaceAll(/\?(?:, \?)+/g, '?').replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
  const hasList = shortened !== sql
  const types = parameters.map((value) => (value === null ? 'null' : typeof value))
  const odd = parameters.flatMap((value, at) => oddities(value).map((what) => `${hasList ? '' : at} ${what}`))
  return [
    `${shortened} ${hasList ? [...new Set(types)].sort().join() : types.join()} ${outcome}`,
    ...[...new Set(odd)].map((what) => `${shortened} ${what}`),
  ]
}

/** Over 2^31 a column of PostgreSQL may be too small; NUL and half a surrogate it never takes; letters of SQLite's `lower` are ASCII. */
function oddities(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'bigint')
    return value >= 2 ** 31 || value < -(2 ** 31) ? ['large'] : []
  if (typeof value !== 'string') return []
  return [
    // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
    ...(/\0/.test(value) ? ['NUL'] : []),
    ...(value.isWellFormed() ? [] : ['half a surrogate']),
    // oxlint-disable-next-line no-control-regex -- all that is not ASCII
    ...(/[^\0-\x7f]/.test(value) ? ['not ASCII'] : []),
  ]
}
