import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'

type ClientDeps = Pick<Deps, 'keyedHash'>

/** A program that registered itself. It says all of this of itself: nothing of it is proved but the addresses it may be answered at. */
export type OAuthClient = { name: string; redirectUris: string[] }

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/**
 * A scheme of a program on the device is a name that its maker owns, turned round: 'com.example.app' (RFC 8252, 7.1). So its
 * first part is an ending of domains: a country, or one of those that programs are known by.
 */
const OWN_SCHEME = /^([a-z]+)(?:\.[a-z0-9-]+)+:$/
const ENDINGS = new Set(
  'com net org info biz app dev tech cloud software tools online site page xyz systems codes'.split(' '),
)
/** The country's ending that a system took for its own settings: 'ms.settings' beside 'ms-settings'. */
const SYSTEM_ENDINGS = new Set(['ms'])
/** Codes that ISO 3166 leaves to anybody's use. */
const OWN_USE = /^(?:aa|q[m-z]|x[a-z]|zz)$/
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Assistants that are widely used and have a scheme of one word. */
const KNOWN_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:'])

/** https, the own device, or a scheme of a program: nothing that could be read on the way, and nothing that a browser runs. */
export function isAllowedRedirect(uri: string): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false
  const { protocol, hostname, port, username, password } = new URL(uri)
  if (username || password) return false
  if (protocol === 'https:') return true
  if (protocol === 'http:') return LOOPBACK.has(hostname) && port !== ''
  return isOwnScheme(protocol) || KNOWN_SCHEMES.has(protocol)
}

function isOwnScheme(protocol: string): boolean {
  const [, ending = ''] = OWN_SCHEME.exec(protocol) ?? []
  const isCountry = ending.length === 2 && !OWN_USE.test(ending) && countries.of(ending.toUpperCase()) !== undefined
  return (ENDINGS.has(ending) || (isCountry && !SYSTEM_ENDINGS.has(ending))) && hasTwoNames(protocol)
}

/** 'a.b' is no domain turned round: two of its parts have two letters or more each. */
function hasTwoNames(protocol: string): boolean {
  return protocol.split('.').filter((part) => part.replaceAll(/[^a-z]/g, '').length > 1).length > 1
}

const LONGEST_NAME = 60

const nameSchema = z
  .string()
  // by whole signs: half of one would be read as another name than it was signed as
  .transform((name) =>
    [
      ...name
        .slice(0, 1_000)
        .replaceAll(/[\p{C}<>]/gu, '')
        .trim(),
    ]
      .slice(0, LONGEST_NAME)
      .join(''),
  )
  .transform((name) => name.trim())
  .pipe(z.string().min(1))

export const registrationSchema = z.object({
  client_name: nameSchema.catch('A program without a name'),
  redirect_uris: z
    .array(z.string().max(500).refine(isAllowedRedirect, 'Use https, a loopback address or a scheme of the program'))
    .min(1)
    .max(5),
})

const clientSchema = z.tuple([z.string(), z.array(z.string())])

/** The id holds what was registered, signed: there is nothing to store, and so nothing to fill. */
export function clientIdOf(deps: ClientDeps, { name, redirectUris }: OAuthClient): string {
  const what = Buffer.from(JSON.stringify([name, redirectUris])).toString('base64url')
  return `${what}.${deps.keyedHash('oauth-client', what)}`
}

export function readClient(deps: ClientDeps, clientId: string): OAuthClient | undefined {
  const [what = '', mac = ''] = clientId.split('.')
  const expected = Buffer.from(deps.keyedHash('oauth-client', what))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [name, redirectUris] = clientSchema.parse(JSON.parse(Buffer.from(what, 'base64url').toString('utf8')))
  return { name, redirectUris }
}

/** The client that may be answered at this address; a program on the device may listen on any port (RFC 8252). */
export function requireClient(deps: ClientDeps, clientId: string, redirectUri: string): OAuthClient {
  const client = readClient(deps, clientId)
  const isKnown = client?.redirectUris.some((uri) => isSameRedirect(uri, redirectUri))
  if (!client || !isKnown)
    throw new Problem('request.invalid', 'This request to connect is not complete. Start again in the program.')
  return client
}

function isSameRedirect(known: string, given: string): boolean {
  if (known === given) return true
  if (!isAllowedRedirect(given)) return false
  const [one, other] = [new URL(known), new URL(given)]
  if (one.protocol !== 'http:' || !LOOPBACK.has(one.hostname)) return false
  other.port = one.port
  return one.href === other.href
}
