import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { msLeft } from '#server/deadline.ts'

const TOO_MANY = 429
const FIRST_PAUSE_MS = 250
const MOST_TRIES = 5

type Client = ReturnType<typeof Stripe.createNodeHttpClient>
type Response = Awaited<ReturnType<Client['makeRequest']>>

/** Asks no longer than there is time for, and once more, a little later, where too many were asking. */
export function patientClient(): Client {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = async (host, port, path, method, headers, requestData, protocol, timeout): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const ms = Math.min(timeout, msLeft())
      if (ms <= 0) throw Object.assign(new Error('no time is left'), { code: 'ETIMEDOUT' })
      const response = await ask(host, port, path, method, headers, requestData, protocol, ms)
      const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random())
      if (response.getStatusCode() !== TOO_MANY || attempt === MOST_TRIES || msLeft() < pause) return response
      await response.toJSON()
      await sleep(pause)
    }
  }
  return client
}
