import { request } from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import type { Config } from '#server/config.ts'
import type { PushOutcome, PushSender } from '#server/notices/push-sender.port.ts'
import { addressesOf } from '../job-pages/look-up.ts'
import { isPublicAddress } from '../job-pages/public-address.ts'
import { isNumericHost } from '#server/bare-host.ts'

type Sent = { status: number; retryAfter: string | undefined }
type Post = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<Sent>

const TIMEOUT_MS = 10_000
const GONE = new Set([403, 404, 410])
const LONGEST_PAUSE_S = 86_400

/** Push services refuse a sender whom they cannot reach: an address of mail, or of the server itself. */
export function pushSubject({ publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>): string {
  if (site.supportEmail !== '') return `mailto:${site.supportEmail}`
  return publicUrl?.startsWith('https:')
    ? publicUrl
    : `mailto:postmaster@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`
}

/** `subject` is how a push service reaches the operator. */
export function createWebPushSender(subject: string, post: Post = postGuarded): PushSender {
  return {
    makeKeys: () => webPush.generateVAPIDKeys(),
    send: async ({ endpoint, p256dh, auth }, payload, { publicKey, privateKey }, { ttlSeconds, urgency, topic }) => {
      try {
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttlSeconds,
          urgency,
          topic,
          contentEncoding: 'aes128gcm',
        })
        return outcomeOf(await post(endpoint, headers, body ?? Buffer.alloc(0)))
      } catch (error) {
        return error instanceof AddressRefused ? { is: 'gone' } : { is: 'later', retryAfterMs: null }
      }
    },
  }
}

function outcomeOf({ status, retryAfter }: Sent): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (GONE.has(status)) return { is: 'gone' }
  if (status !== 429 && status < 500) return { is: 'refused', status }
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), LONGEST_PAUSE_S) : null
  return { is: 'later', retryAfterMs: seconds === null ? null : seconds * 1_000 }
}

/** The address of a subscription comes from a browser: it must not lead into our own network. */
class AddressRefused extends Error {}

async function postGuarded(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Sent> {
  const url = new URL(endpoint)
  // a name without a dot is our own network
  if (url.protocol !== 'https:' || url.port !== '' || isNumericHost(url.hostname) || !url.hostname.includes('.'))
    throw new AddressRefused()
  const addresses = await addressesOf(url.hostname)
  if (addresses.length === 0) throw new Error(`${url.hostname} has no address`)
  const [address] = addresses
  if (address === undefined || !addresses.every((one) => isPublicAddress(one))) throw new AddressRefused()
  return new Promise((done, fail) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // the address that was checked, not a second look-up
        lookup: (_host, options, back) =>
          options.all ? back(null, [{ address, family: isIP(address) }]) : back(null, address, isIP(address)),
      },
      (response) => {
        response.resume()
        done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      },
    )
    asked.once('error', fail)
    asked.end(body)
  })
}
