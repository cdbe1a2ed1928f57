import path from 'node:path'
import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely'
import { Pool, types } from 'pg'
import type { Config } from '#server/config.ts'
import { withCountedWrites } from './count-writes.ts'
import type { Schema } from './schema.ts'
import { sharePool } from './share-pool.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { refuseWhenFull, type SpareRoom } from './spare-room.ts'
import { makeFolder } from '#server/make-folder.ts'

/** A connection or a transaction: repos take either as their first argument. */
export type Db = Kysely<Schema>

const PG_INT8 = 20
/** So long one waits for a free connection, or for a new one. */
const WAIT_MS = 5_000

/** Told of each query when it has ended, without its parameters. */
export type QueryListener = (query: string, ms: number) => void

export function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onQuery?: QueryListener,
  room?: SpareRoom,
): Db {
  return config.databaseUrl
    ? connectPostgres(config.databaseUrl, onQuery)
    : connectSqlite(path.join(config.dataDir, 'waymark.db'), onQuery, room)
}

export function connectSqlite(file: string, onQuery?: QueryListener, room?: SpareRoom): Db {
  makeFolder(path.dirname(file))
  const plugins = room ? [refuseWhenFull(room)] : []
  return withCountedWrites(new Kysely<Schema>({ dialect: createSqliteDialect(file), plugins, ...listen(onQuery) }))
}

export function connectPostgres(url: string, onQuery?: QueryListener, waitMs = WAIT_MS): Db {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waitMs,
    // a network that goes silent ends no connection: this side finds out by asking
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // counts and sums are far below 2^53 here, and SQLite gives numbers too
    types: {
      getTypeParser: (oid, format) => ((oid as number) === PG_INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // An idle client that loses its server must not end the process; the next query reports it.
  pool.on('error', () => undefined)
  // Nor may one that is lent out and loses it between two statements of a transaction: the next statement reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // and the other side by this, before what a lost server had locked keeps others waiting; and who waits for what somebody
    // else holds gives up, before all connections do. As a statement, since poolers refuse what they do not know when a
    // connection begins
    client
      .query(`set idle_in_transaction_session_timeout = '60s'; set lock_timeout = ${2 * waitMs}`)
      .catch(() => undefined)
  })
  return withCountedWrites(
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sharePool(pool, waitMs) }), ...listen(onQuery) }),
  )
}

function listen(onQuery: QueryListener | undefined): Pick<KyselyConfig, 'log'> {
  return onQuery ? { log: (event) => onQuery(event.query.sql, event.queryDurationMillis) } : {}
}
