import type { FastifyInstance } from 'fastify'
import { askAs } from '#server/db/asker.ts'
import { blockOf } from './address-block.ts'

/** Each call takes its turns at the database as its caller; until that is known, as its address. */
export function nameAskers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => askAs(blockOf(request.ip), done))
  // once the body is read, which leaves the context of the first hook
  app.addHook('preValidation', (request, _reply, done) => askAs(request.caller?.userId ?? blockOf(request.ip), done))
}
