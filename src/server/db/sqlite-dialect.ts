import { must } from '#core/must.ts'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { isDatabaseBusy, QUEUE_STUCK } from './errors.ts'

const CACHED_STATEMENTS = 500
const TRY_AGAIN_MS = 20
/** A query that waits longer holds the outer `db` inside a transaction: fail instead of hanging. */
const QUEUE_LIMIT_MS = 10_000
/** How long waiting queries may follow one another before everything else gets a turn. */
const TURN_MS = 10

/** Kysely over Node's own `node:sqlite`: one connection, a queue in front of it, cached statements. */
export function createSqliteDialect(file: string, queueLimitMs = QUEUE_LIMIT_MS): Dialect {
  return {
    createDriver: () => new SqliteDriver(file, queueLimitMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new OwnQueueAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  }
}

class OwnQueueAdapter extends SqliteAdapter {
  /** There is one connection, but the queue in front of it is the driver's: Kysely's own has no time limit and starves the event loop. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite rolls back schema changes too, so each migration runs in a transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

type Turn = { start: () => void; limit: NodeJS.Timeout }

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #queueLimitMs: number
  #connection: SqliteConnection | undefined
  #isTaken = false
  #turnedAt = 0
  readonly #waiting: Turn[] = []

  constructor(file: string, queueLimitMs: number) {
    this.#file = file
    this.#queueLimitMs = queueLimitMs
  }

  async init(): Promise<void> {
    const database = new DatabaseSync(this.#file, { timeout: 0 })
    // SQLite does not wait by itself for who changes the journal at the same moment: several openers of a new file, or a recovery
    await untilFree(() => database.exec('PRAGMA journal_mode=WAL'), this.#queueLimitMs)
    database.exec(
      'PRAGMA busy_timeout=5000; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=ON;',
    )
    this.#connection = new SqliteConnection(database)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#waitForTurn()
    this.#isTaken = true
    return must(this.#connection)
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (!next) this.#isTaken = false
    else {
      // the connection is this one's from here on: running out of time now would leave it to nobody
      clearTimeout(next.limit)
      if (performance.now() - this.#turnedAt < TURN_MS) next.start()
      else this.#afterOthers(next.start)
    }
  }

  /** Queries never leave the current turn of the event loop by themselves: a long queue would starve sockets and timers. */
  #afterOthers(next: () => void): void {
    setImmediate(() => {
      this.#turnedAt = performance.now()
      next()
    })
  }

  /** Who says that they only read see one moment of the database, and hold up nobody who writes. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back by itself after some errors, a full disk among them.
    if ((connection as SqliteConnection).isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    this.#connection?.close()
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        const stuck = new Error('The database queue did not move: is the outer db used inside a transaction?')
        reject(Object.assign(stuck, { code: QUEUE_STUCK }))
      }, this.#queueLimitMs)
      const turn = { start: resolve, limit }
      this.#waiting.push(turn)
    })
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, givesRows } = this.#prepare(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (givesRows) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Its own statement: the cached one may be asked again while this one is read. */
  async *streamQuery<Row>(query: CompiledQuery, chunkSize = 100): AsyncIterableIterator<QueryResult<Row>> {
    const statement = this.#database.prepare(query.sql)
    let rows: Row[] = []
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) {
      rows.push(row as Row)
      if (rows.length < chunkSize) continue
      yield { rows }
      rows = []
    }
    if (rows.length > 0) yield { rows }
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#statements.get(sql)
    if (!prepared) {
      const statement = this.#database.prepare(sql)
      prepared = { statement, givesRows: statement.columns().length > 0 }
      if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.clear()
      this.#statements.set(sql, prepared)
    }
    return prepared
  }
}

type Prepared = { statement: StatementSync; givesRows: boolean }

/** Tries again while somebody else holds the file, and lets everything else run meanwhile. */
async function untilFree(work: () => void, limitMs: number): Promise<void> {
  for (const giveUpAt = performance.now() + limitMs; ;) {
    try {
      return work()
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }
}
