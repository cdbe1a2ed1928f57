import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import type { Schema } from './schema.ts'
import { tablesWritten } from './tables-written.ts'

type Counts = Map<string, number>
const countsOf = new WeakMap<object, Counts>()

/**
 * How many statements of this process have written to these tables so far; NaN, which equals nothing, where nobody counts.
 * What other processes write is not in it: an answer that rests on it is kept for `LIFE_MS` at most.
 */
export function countWrites(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): number {
  const counts = countsOf.get(db)
  return counts ? tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), 0) : Number.NaN
}

/** How old an answer made of everybody's rows may be where another process writes too. */
const LIFE_MS = 1_000

/** When something was read of these tables, by the clock and by the writes so far. */
export type ReadAt = { madeAtMs: number; writes: number }

/** Whether what was read then can be told now: nothing was written here since, and a second has not gone by. */
export const isStillTrue = (then: ReadAt, now: ReadAt): boolean =>
  then.writes === now.writes && Math.abs(now.madeAtMs - then.madeAtMs) < LIFE_MS

/** Counts from now on. Once before a statement runs and once after it, so that nobody keeps what they read meanwhile. */
export function withCountedWrites(db: Kysely<Schema>): Kysely<Schema> {
  const plugin = new WriteCounter()
  const counted = db.withPlugin(plugin)
  countsOf.set(counted, plugin.counts)
  return counted
}

class WriteCounter implements KyselyPlugin {
  readonly counts: Counts = new Map()
  private readonly running = new WeakMap<object, string[]>()

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const tables = tablesWritten(node)
    if (tables.length > 0) {
      this.running.set(queryId, tables)
      this.count(tables)
    }
    return node
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.count(this.running.get(queryId) ?? [])
    return result
  }

  private count(tables: readonly string[]): void {
    for (const table of tables) this.counts.set(table, (this.counts.get(table) ?? 0) + 1)
  }
}
