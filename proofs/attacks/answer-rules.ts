import { must } from '#core/must.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { concretePath, send, type Answer } from '#test/support/wire.ts'
import { openStand, type Stand } from './stand.ts'

/**
 * Every path × twelve ways to ask (row 34): the headers that guard are on each answer, no other origin is let in, nothing
 * is stored by anybody in between, what a path does not take is a 405 that names what it takes. `count` is paths; 0 is all.
 */
export const prove: Prove = async ({ count }) => {
  const stand = await openStand()
  const outcome = await askInEveryWay(stand, count)
  await stand.close()
  return outcome
}

/** Beside the declared call a link of a mail opens them as a page: a GET leads there and changes nothing. */
const OPENED_FROM_A_MAIL = new Set(['/api/notices/unsubscribe/:token'])
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HOSTILE: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.example' },
  'no origin': { origin: 'null' },
  'another host': { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  'a method in a header': { 'x-http-method-override': 'DELETE' },
  'a request for a copy': {
    'if-none-match': '*',
    'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT',
    range: 'bytes=0-10',
  },
}
const GUARDS: Record<string, string> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

export async function askInEveryWay({ server, attacker }: Stand, count: number): Promise<Outcome> {
  const paths = [...new Set(allEndpoints.map(({ path }) => path))].slice(0, count || undefined)
  const faults: string[] = []
  for (const path of paths) {
    const endpoints = allEndpoints.filter((endpoint) => endpoint.path === path)
    const concrete = concretePath(must(endpoints[0]))
    const taken = new Set<string>(allEndpoints.filter((one) => isAt(one, concrete)).map(({ method }) => method))
    if (OPENED_FROM_A_MAIL.has(path)) taken.add('GET')
    if (taken.has('GET')) taken.add('HEAD')
    for (const method of METHODS) {
      const answer = await send(server, method, concrete)
      faults.push(...judge(answer).map((fault) => `${method} ${path}: ${fault}`))
      if (!taken.has(method) && (answer.status !== 405 || !sameList(answer.headers.get('allow'), taken)))
        faults.push(
          `${method} ${path}: ${answer.status}, allow ${answer.headers.get('allow')}, not 405 with ${[...taken].join(', ')}`,
        )
    }
    for (const [name, headers] of Object.entries(HOSTILE)) {
      const answer = await send(server, must(endpoints[0]).method, concrete, {
        headers,
        token: isSafe(must(endpoints[0])) ? attacker.tokens.accessToken : undefined,
      })
      faults.push(...judge(answer).map((fault) => `${name}, ${path}: ${fault}`))
      if (answer.text.includes('evil.example')) faults.push(`${name}, ${path}: the host is repeated`)
      if (answer.status === 304 || answer.status === 206) faults.push(`${name}, ${path}: answered ${answer.status}`)
    }
  }
  return { cases: paths.length * (METHODS.length + Object.keys(HOSTILE).length), faults }
}

/** Also by another pattern: '/a/proofs' is an '/a/:id' too. */
function isAt(endpoint: Endpoint, path: string): boolean {
  const parts = endpoint.path.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index])
}

const isSafe = ({ method }: Endpoint) => method === 'GET'

function judge({ status, headers }: Answer): string[] {
  const faults = Object.entries(GUARDS).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name} is ${headers.get(name)}`],
  )
  if (!/no-store/.test(headers.get('cache-control') ?? ''))
    faults.push(`may be stored: ${headers.get('cache-control')}`)
  if (
    [...headers.keys()].some(
      (name) =>
        name.startsWith('access-control') || name === 'set-cookie' || name === 'x-powered-by' || name === 'server',
    )
  )
    faults.push('a header too many')
  if (status >= 500) faults.push(`answered ${status}`)
  return faults
}

function sameList(allow: string | null, methods: ReadonlySet<string>): boolean {
  return (allow ?? '').split(', ').sort().join() === [...methods].sort().join()
}
