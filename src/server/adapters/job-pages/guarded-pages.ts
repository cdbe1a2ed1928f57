import { must } from '#core/must.ts'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { LinkProblem, type FetchedPage, type JobPages } from '#server/ads/job-pages.port.ts'
import { isKnownHost, sourceOf } from './known-links.ts'
import { addressesOf } from './look-up.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 2_000_000
const MOST_REDIRECTS = 3
const TIMEOUT_MS = 5_000
const USER_AGENT = 'Waymark/1 (a person asked for this job page)'
const PAGE =
  /^(?:text\/html|application\/xhtml\+xml|application\/json|application\/[\w.+-]*json|text\/xml|application\/xml)\b/i
/** Names that no public resolver gives out. */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid|example)$/

export type Answer = {
  status: number
  location: string | null
  contentType: string
  body: () => Promise<Uint8Array>
  drop: () => void
}
type Parts = {
  /** Every address of a name. */
  resolve?: (host: string) => Promise<string[]>
  /** One request to this address, which the name was checked by; no second look-up. */
  connect?: (url: URL, address: string, signal: AbortSignal) => Promise<Answer>
}

/**
 * Pages for 'Save a job': https on its own port, names alone (no addresses in any spelling), every address of the name
 * public, the connection pinned to the one that was checked, each redirect checked like the first link.
 */
export function createGuardedPages(
  mode: 'off' | 'known' | 'any',
  { resolve = addressesOf, connect = connectTo }: Parts = {},
): JobPages {
  const open = async (href: string, signal: AbortSignal, left: number): Promise<FetchedPage> => {
    const url = checkedUrl(href)
    if (mode === 'known' && !isKnownHost(url.hostname)) throw new LinkProblem('unknown')
    const addresses = await resolve(url.hostname).catch(() => [])
    if (addresses.length === 0) throw new LinkProblem('unreachable')
    if (!addresses.every((address) => isPublicAddress(address))) throw new LinkProblem('address')
    const answer = await connect(url, must(addresses[0]), signal).catch(() => {
      throw new LinkProblem('unreachable')
    })
    if (answer.location !== null && answer.status >= 300 && answer.status < 400) {
      answer.drop()
      if (left === 0 || !URL.canParse(answer.location, url.href)) throw new LinkProblem('unreachable')
      return open(new URL(answer.location, url).href, signal, left - 1)
    }
    if (!PAGE.test(answer.contentType)) {
      answer.drop()
      throw new LinkProblem('not_a_page')
    }
    const bytes = await answer.body()
    const charset = /charset=["']?([\w-]{2,40})/i.exec(answer.contentType)?.[1] ?? null
    return { bytes, charset, contentType: answer.contentType, fetchedFrom: url.href }
  }
  return {
    async fetchPage(link) {
      if (mode === 'off') throw new LinkProblem('off')
      return open(sourceOf(checkedUrl(link)), AbortSignal.timeout(TIMEOUT_MS), MOST_REDIRECTS)
    },
  }
}

function checkedUrl(href: string): URL {
  if (href.length > 2_000 || !URL.canParse(href)) throw new LinkProblem('address')
  const url = new URL(href)
  const host = url.hostname
  const isName =
    isIP(host) === 0 &&
    !host.startsWith('[') &&
    host.includes('.') &&
    !host.endsWith('.') &&
    /[a-z]/.test(host.split('.').at(-1) ?? '')
  if (
    url.protocol !== 'https:' ||
    url.username !== '' ||
    url.password !== '' ||
    url.port !== '' ||
    !isName ||
    INNER_NAME.test(host)
  )
    throw new LinkProblem('address')
  return url
}

function connectTo(url: URL, address: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(
      url,
      {
        agent: false,
        signal,
        headers: {
          'user-agent': USER_AGENT,
          accept: 'text/html,application/json,application/xml;q=0.8',
          'accept-encoding': 'identity',
        },
        lookup: (_host, options, back) =>
          options.all ? back(null, [{ address, family: isIP(address) }]) : back(null, address, isIP(address)),
      },
      (response) => {
        const drop = () => void response.destroy()
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          contentType:
            response.headers['content-encoding'] === undefined || response.headers['content-encoding'] === 'identity'
              ? (response.headers['content-type'] ?? '')
              : '',
          drop,
          body: async () => {
            const parts: Buffer[] = []
            let length = 0
            try {
              for await (const part of response as AsyncIterable<Buffer>) {
                length += part.length
                if (length > MOST_BYTES) throw new LinkProblem('too_large')
                parts.push(part)
              }
            } catch (error) {
              drop()
              throw error instanceof LinkProblem ? error : new LinkProblem('unreachable')
            }
            return Buffer.concat(parts)
          },
        })
      },
    )
    asked.once('error', fail)
    asked.end()
  })
}
