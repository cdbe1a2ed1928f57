import type { FastifyInstance } from 'fastify'
import { BILLING_PATH } from '#contract/billing.ts'
import { Problem } from '#contract/problem.ts'
import { msOf } from '#core/time.ts'
import { closeEvent, receiveEvent } from './billing.repo.ts'
import { syncCustomer, type BillingDeps } from './sync-customer.ts'

const LARGEST_BYTES = 512 * 1024

/** Every message of the provider but these is stored and needs nothing. */
const MEANT =
  /^(?:checkout\.session\.|customer\.subscription\.|customer\.deleted$|invoice\.(?:paid|payment_)|charge\.(?:refunded|dispute\.))/

/**
 * What the provider sends: verified over its very bytes, stored once by its id, and then answered by asking the provider how
 * the customer stands. What a message claims is never believed. A fault is a 500, so that the provider sends it again.
 */
export function registerWebhook(app: FastifyInstance, deps: BillingDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BYTES },
      async (_request: unknown, body: unknown) => body,
    )
    scope.route({
      method: 'POST',
      url: `${BILLING_PATH}/webhook`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const raw = request.body instanceof Uint8Array ? request.body : new Uint8Array()
        const signature = request.headers['stripe-signature']
        const event = await deps.payments.readEvent(
          raw,
          typeof signature === 'string' ? signature : undefined,
          msOf(deps.clock.now()),
        )
        if (!event || event.isLive !== deps.payments.isLive) {
          request.log.warn({ event: 'payment_message_refused' }, 'payment message refused')
          throw new Problem('billing.not_verified', 'This message is not one of the payment service.')
        }
        const now = deps.clock.now()
        const { id, type, created } = event
        const isNew = await receiveEvent(deps.db, {
          id,
          type,
          created,
          received_at: now,
          handled_at: null,
          error: null,
        })
        if (isNew) await handle(deps, event)
        return reply.send({ received: true })
      },
    })
  })
}

async function handle(
  deps: BillingDeps,
  event: { id: string; type: string; customerId: string | null },
): Promise<void> {
  try {
    if (event.customerId !== null && MEANT.test(event.type)) await syncCustomer(deps, event.customerId)
    await closeEvent(deps.db, event.id, { handled_at: deps.clock.now() })
  } catch (error) {
    await closeEvent(deps.db, event.id, { error: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}
