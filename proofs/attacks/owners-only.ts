import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { concretePath, send } from '#test/support/wire.ts'
import { CANARY, nameOf, openStand, paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary } from './wire-values.ts'

/**
 * Every route × nobody, somebody else, a deleted account × the owner's ids (row 9): refused or empty, never the owner's
 * data, and the owner keeps everything. `count` is how many ids are tried on each parameter.
 */
export const prove: Prove = async ({ count, seed }) => {
  const stand = await openStand()
  const outcome = await attackOwners(stand, count, seed)
  await stand.close()
  return outcome
}

export async function attackOwners(stand: Stand, idsEach: number, seed: number): Promise<Outcome> {
  const before = await stand.holdings()
  const faults: string[] = []
  let cases = 0
  for (const endpoint of allEndpoints.filter(({ path }) => path !== '/user/account')) {
    for (const target of targetsOf(endpoint, stand, idsEach, seed)) {
      const found = await attackOne(stand, endpoint, target)
      faults.push(...found)
      cases += 3
    }
    // some calls end the caller's own sessions: refused for that, nothing after them would be tried
    if (!(await isSignedIn(stand))) stand.attacker = await stand.anotherAttacker()
    if ((await stand.holdings()) !== before)
      return { cases, faults: [...faults, `${nameOf(endpoint)} changed what the owner holds`] }
  }
  return { cases, faults }
}

async function isSignedIn({ server, attacker }: Stand): Promise<boolean> {
  return (await send(server, 'GET', '/user/user-details', { token: attacker.tokens.accessToken })).status === 200
}

/** Their parameter names a role or an open position, which belong to nobody. */
const ABOUT_NOBODY = /^\/(api\/allLevels|gamification\/get-levels|roles|api\/openings)\/:/

type Target = { path: string; body: unknown; namesOwner: boolean }

/** The owner's ids in each parameter; without parameters they travel in the query and the body. */
function targetsOf(endpoint: Endpoint, { owner, ownersIds }: Stand, idsEach: number, seed: number): Target[] {
  const body = endpoint.body ? fc.sample(bodyArbitrary(endpoint), { numRuns: 1, seed })[0] : undefined
  const named = { user_id: owner.userId, userId: owner.userId, id: owner.userId }
  const query = new URLSearchParams(named)
  const params = paramsOf(endpoint)
  const ids = params.length === 0 ? [owner.userId] : fittingIds(endpoint, must(params[0]), ownersIds).slice(0, idsEach)
  return ids.map((id) => ({
    path: `${concretePath(endpoint, Object.fromEntries(params.map((name) => [name, id])))}?${query}`,
    body:
      body === undefined
        ? undefined
        : {
            ...named,
            ...(body as object),
            ...(endpoint.path.startsWith('/ai/chat')
              ? { conversationId: ownersIds.find((one) => one.startsWith('cnv_')) }
              : {}),
          },
    namesOwner: params.length > 0 && !ABOUT_NOBODY.test(endpoint.path),
  }))
}

const PREFIXES: [RegExp, string][] = [
  [/^\/api\/applications/, 'app_'],
  [/^\/api\/job-search\/import/, 'imp_'],
  [/^\/api\/ads/, 'adv_'],
  [/^\/api\/tokens/, 'tok_'],
  [/^\/api\/notices\/devices/, 'dev_'],
  [/^\/api\/notices\/interviews/, 'apt_'],
  [/copyId/, 'cpy_'],
  [/documentId/, 'doc_'],
  [/attemptId/, 'att_'],
  [/resumeId/, 'res_'],
  [/credentialId/, 'crd_'],
  [/user_id/, 'usr_'],
  [/questionId/, 'ans_'],
]

/** Those that the parameter could mean come first. */
function fittingIds({ path }: Endpoint, param: string, ids: readonly string[]): string[] {
  const prefix = PREFIXES.find(([pattern]) => pattern.test(path) || pattern.test(param))?.[1] ?? 'cnv_'
  return [...ids].sort((a, b) => Number(b.startsWith(prefix)) - Number(a.startsWith(prefix)))
}

async function attackOne(
  { server, attacker, ghostToken }: Stand,
  endpoint: Endpoint,
  { path, body, namesOwner }: Target,
): Promise<string[]> {
  const faults: string[] = []
  const callers = { nobody: undefined, 'somebody else': attacker.tokens.accessToken, 'a deleted account': ghostToken }
  for (const [who, token] of Object.entries(callers)) {
    const answer = await send(server, endpoint.method, path, { token, ...(body === undefined ? {} : { body }) })
    const what = `${who}: ${nameOf(endpoint)} ${path}`
    // refused by a limit is not tried
    if (answer.status >= 500 || answer.status === 429) faults.push(`${what} answered ${answer.status}`)
    if (answer.text.includes(CANARY)) faults.push(`${what} told the owner's data`)
    if (endpoint.auth !== 'person') continue
    if (who !== 'somebody else' && answer.status !== 401) faults.push(`${what} answered ${answer.status}, not 401`)
    if (who === 'somebody else' && namesOwner && answer.status < 400)
      faults.push(`${what} answered ${answer.status} to an id that is not theirs`)
  }
  return faults
}
