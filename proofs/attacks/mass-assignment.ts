import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import type { Db } from '#server/db/connect.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { concretePath, send } from '#test/support/wire.ts'
import { nameOf, openStand, paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary } from './wire-values.ts'

/**
 * Fields that no schema asks for, in every body there is (row 10): named as columns of our own tables and as other
 * products name power. Refused or ignored: no table holds what they said. `count` is the number of bodies.
 */
export const prove: Prove = async ({ count, seed }) => {
  const stand = await openStand()
  const outcome = await attackFields(stand, count, seed)
  await stand.close()
  return outcome
}

/** Found again in whatever column it lands in. */
const NUMBER = 987_654_321
const TEXT = 'forged-by-the-attacker'

const NAMES_OF_POWER = [
  'xp',
  'points',
  'totalPoints',
  'level',
  'levelNumber',
  'role',
  'roles',
  'isAdmin',
  'is_admin',
  'admin',
  'plan',
  'userId',
  'user_id',
  'id',
  'uid',
  'ownerId',
  'quota',
  'limit',
  'used',
  'streak',
  'createdAt',
  'verified',
  'permissions',
  'scope',
]
const PRIVATE_TABLES = ['users', 'progress', 'sign_ins', 'point_events', 'quotas']

export async function attackFields(stand: Stand, count: number, seed: number): Promise<Outcome> {
  const names = [...new Set([...NAMES_OF_POWER, ...(await columnsOf(stand.server.deps.db))])]
  const endpoints = allEndpoints.filter(
    (endpoint) => endpoint.body && endpoint.content !== 'multipart' && endpoint.path !== '/user/account',
  )
  const faults: string[] = []
  const before = await powerOf(stand)
  for (let index = 0; index < count; index += 1) {
    const endpoint = must(endpoints[index % endpoints.length])
    const own = declaredNames(endpoint)
    const asked = names.filter((name) => !own.has(name))
    const name = must(asked[Math.floor(index / endpoints.length) % asked.length])
    const fault = await attackOne(stand, endpoint, name, index % 2 === 0 ? NUMBER : TEXT, seed + index)
    if (fault) faults.push(fault)
  }
  const landed = await tablesHolding(stand.server.deps.db)
  if (landed.length > 0) faults.push(`a field that no schema asks for was stored in ${landed.join(', ')}`)
  const after = await powerOf(stand)
  if (after !== before) faults.push(`power was taken: ${before} became ${after}`)
  return { cases: count, faults, figures: { bodies: `${endpoints.length} endpoints, ${names.length} names` } }
}

async function attackOne(
  { server, attacker, ownersIds }: Stand,
  endpoint: Endpoint,
  name: string,
  value: unknown,
  seed: number,
): Promise<string | undefined> {
  const [body] = fc.sample(bodyArbitrary(endpoint), { numRuns: 1, seed })
  const path = concretePath(
    endpoint,
    Object.fromEntries(paramsOf(endpoint).map((param) => [param, must(ownersIds[0])])),
  )
  const forged = {
    ...(body as object),
    [name]: value,
    ...(seed % 3 === 0 ? { [`user.${name}`]: value, user: { [name]: value } } : {}),
  }
  const answer = await send(server, endpoint.method, path, {
    token: attacker.tokens.accessToken,
    address: `10.9.${(seed >> 8) & 255}.${seed & 255}`,
    body: forged,
  })
  if (answer.status >= 500) return `${nameOf(endpoint)} with ${name} answered ${answer.status}`
  return answer.text.includes(TEXT) || answer.text.includes(String(NUMBER))
    ? `${nameOf(endpoint)} repeated ${name}`
    : undefined
}

async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => PRIVATE_TABLES.includes(name))
    .flatMap(({ columns }) => columns.map((column) => column.name))
}

function declaredNames(endpoint: Endpoint): Set<string> {
  return new Set(endpoint.body && 'shape' in endpoint.body ? Object.keys(endpoint.body.shape as object) : [])
}

/** What no body may change: who the person is and what they may use. */
async function powerOf({ server, attacker }: Stand): Promise<string> {
  const row = await server.deps.db
    .selectFrom('users')
    .select(['id', 'plan', 'email', 'password_hash', 'token_version', 'joined_at'])
    .where('id', '=', attacker.userId)
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}

async function tablesHolding(db: Db): Promise<string[]> {
  const holding: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    const text = rows.map((row) => Object.values(row).map(String).join('\n')).join('\n')
    if (text.includes(TEXT) || text.includes(String(NUMBER))) holding.push(name)
  }
  return holding
}
