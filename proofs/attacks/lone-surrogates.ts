import * as fc from 'fast-check'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Outcome } from '#proofs/prove/proof.ts'
import { concretePath, send } from '#test/support/wire.ts'
import { paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary } from './wire-values.ts'

/** As JSON writes it, half of a pair alone: no database keeps it as it is. */
const HALVES = ['a\ud800b', '\udc00', 'text \ud83d']
/** The same in an address: bytes that are no UTF-8. */
const IN_ADDRESS = '%ED%A0%80'

/** Half a character in every text of every body, in every parameter and query: a 400, and nothing has changed. */
export async function sendHalves(stand: Stand): Promise<Outcome> {
  const before = await stand.holdings()
  const token = stand.owner.tokens.accessToken
  const faults: string[] = []
  let cases = 0
  const attempt = async ({ method, path }: Endpoint, where: string, body?: unknown) => {
    const answer = await send(stand.server, method, where, { token, ...(body === undefined ? {} : { body }) })
    cases += 1
    if (answer.status < 400 || answer.status >= 500)
      faults.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 200) ?? where} answered ${answer.status}`)
  }
  for (const endpoint of allEndpoints.filter(({ path }) => path !== '/user/account')) {
    const path = concretePath(endpoint)
    for (const body of bodiesWithHalves(endpoint)) await attempt(endpoint, path, body)
    for (const name of paramsOf(endpoint))
      await attempt(endpoint, endpoint.path.replace(`:${name}`, IN_ADDRESS).replaceAll(/:\w+/g, 'x'))
  }
  if ((await stand.holdings()) !== before) faults.push('half a character changed what the owner holds')
  return { cases, faults }
}

/** A fitting body with one of its texts broken, each in turn. */
function bodiesWithHalves(endpoint: Endpoint): unknown[] {
  if (!endpoint.body || endpoint.content === 'multipart') return []
  const [body] = fc.sample(bodyArbitrary(endpoint), { numRuns: 1, seed: 11 })
  return textPlaces(body)
    .slice(0, 12)
    .map((place, at) => withText(body, place, HALVES[at % HALVES.length] ?? ''))
}

type Place = (string | number)[]

function textPlaces(value: unknown, path: Place = []): Place[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textPlaces(inner, [...path, name]))
}

function withText(value: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === name ? withText(inner, rest, text) : inner))
  const record = value as Record<string, unknown>
  return { ...record, [name]: withText(record[name], rest, text) }
}
