import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { createFairTurns } from '#server/http/fair-turns.ts'
import { askerNow } from './asker.ts'

/**
 * Lends the connections of a pool in turn: of those who wait, each asker's next one after every other's. One asker has all but
 * a few at most: what a person sends at once waits, one after the other, for a row that is their own. After `patienceMs`
 * without a connection a call is refused as busy.
 */
export function sharePool(pool: Pool, patienceMs: number): PostgresPool {
  const { max } = pool.options
  const turns = createFairTurns({
    atOnce: max,
    perKey: Math.ceil(max * 0.7),
    waitingPerKey: Infinity,
    patienceMs,
  })
  return {
    options: pool.options,
    connect: () =>
      new Promise<PoolClient>((resolve, reject) => {
        turns.run(askerNow(), () => lend(pool, resolve)).catch(reject)
      }),
    end: () => pool.end(),
  }
}

/** Ends when the connection is given back. */
async function lend(pool: Pool, hand: (client: PoolClient) => void): Promise<void> {
  const client = await pool.connect()
  const release = client.release.bind(client)
  await new Promise<void>((end) => {
    client.release = (reason) => {
      release(reason)
      end()
    }
    hand(client)
  })
}
