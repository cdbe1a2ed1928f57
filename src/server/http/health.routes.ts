import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'

/** Liveness says the process answers; readiness that its database does, and that it is not on its way out. */
export function registerHealthRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  let asked: Promise<boolean> | undefined
  // anybody may ask, as often as they like: those who ask at once are one question to the database
  const isDatabaseThere = () => (asked ??= canReadDatabase(deps).finally(() => (asked = undefined)))
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const isReady = !app.isDraining() && (await isDatabaseThere())
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

async function canReadDatabase({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  try {
    await sql`select 1 from users limit 1`.execute(db)
    return true
  } catch {
    return false
  }
}
