import { Client } from 'pg'

/** 'waymark' as a number: the name of the lock, in a database of ours. */
const LOCK = 0x7761796d
const TRY_AGAIN_MS = 1_000

/** Servers work on this database, or somebody restores it. */
export class DatabaseTakenError extends Error {}

export type Presence = { release(): Promise<void> }

/**
 * Every server on a PostgreSQL holds a lock together with the others, on its own connection, for as long as it lives. A
 * restore takes the same lock alone, so it waits for nobody and cannot happen under a server. Needs a session: a pooler has to
 * be in session mode for it, or is passed by.
 */
export async function announceServer(url: string): Promise<Presence> {
  let isOver = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  const hold = async (): Promise<void> => {
    const fresh = await open(url)
    fresh.once('end', () => {
      // the database was restarted: present again as soon as it is back
      if (!isOver) timer = setTimeout(() => void hold().catch(holdLater), TRY_AGAIN_MS).unref()
    })
    client = fresh
    if (!(await tryLock(fresh, 'pg_try_advisory_lock_shared')))
      throw new DatabaseTakenError('DATABASE_URL: the database is being restored. Start again when that is done.')
  }
  const holdLater = (): void => {
    if (!isOver) timer = setTimeout(() => void hold().catch(holdLater), TRY_AGAIN_MS).unref()
  }
  await hold()
  return {
    release: async () => {
      isOver = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Throws while a server is alive; from then on none can start until it is released. */
export async function keepServersOut(url: string): Promise<Presence> {
  const client = await open(url)
  if (!(await tryLock(client, 'pg_try_advisory_lock'))) {
    await client.end()
    throw new DatabaseTakenError(
      'A Waymark server works on this database: what people do meanwhile would be lost. Stop every server first.',
    )
  }
  return { release: () => client.end() }
}

async function open(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'waymark presence',
  })
  // told by its end
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function tryLock(client: Client, how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared'): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${how}($1) as got`, [LOCK])
  return rows[0]?.got === true
}
