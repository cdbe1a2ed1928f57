import { must } from '#core/must.ts'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import {
  claimKey,
  deleteKeysBefore,
  deleteOldestKeys,
  findKey,
  forgetKey,
  keepAnswer,
  takeOverKey,
} from './idempotency.repo.ts'
import type { RouteDeps } from './route-deps.ts'
import type { Upload } from './upload.ts'

/** A first request that has not answered by then died with its process. */
const ABANDONED_MS = 3 * MINUTE_MS
/** Nobody retries after that; answers hold what the user was shown, so they are not kept longer than of use. */
const KEPT_MS = DAY_MS
/** More than one device has under way; an answer can be half a megabyte. */
const MOST_KEPT = 50

/**
 * Keys of calls that failed here while the database was away, so that their rows stay: nothing is under way with them. A process
 * that ends forgets them, and each counts as abandoned some minutes later.
 */
const failedHere = new LRUCache<string, true>({ max: 10_000 })

/**
 * Runs `run` once per person and Idempotency-Key: a replay gets the first answer, a request that is
 * still under way a 409, the same key with another body a 422. A failure is not kept, so it can be retried.
 */
export async function once(
  deps: RouteDeps,
  request: FastifyRequest,
  upload: Upload | undefined,
  endpoint: Endpoint,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const claim = await claimOnce(deps, request, upload, endpoint)
  if (claim.replay !== undefined) return claim.replay
  try {
    const answer = await run()
    await claim.keep(answer)
    return answer
  } catch (error) {
    await claim.forget()
    throw error
  }
}

export type OnceClaim = {
  /** False without an Idempotency-Key: every request is then the first. */
  isKeyed: boolean
  /** The first answer, when this request repeats it. */
  replay?: unknown
  keep(answer: unknown): Promise<void>
  forget(): Promise<void>
}

const UNKEYED: OnceClaim = { isKeyed: false, keep: async () => undefined, forget: async () => undefined }

/** For answers that take their time: `keep` the answer or `forget` the claim when it ends. */
export async function claimOnce(
  deps: RouteDeps,
  request: FastifyRequest,
  upload: Upload | undefined,
  endpoint: Endpoint,
): Promise<OnceClaim> {
  const key = endpoint.idempotent ? readKey(request) : undefined
  if (!key || !request.caller) return UNKEYED
  const { userId } = request.caller
  const at = deps.clock.now()
  const claim = {
    user_id: userId,
    key,
    call: `${endpoint.method} ${request.url}`,
    body_hash: hashOf(request.body, upload),
    at,
  }
  const name = `${userId} ${key}`
  const keyed = {
    isKeyed: true,
    keep: (answer: unknown) => keepAnswer(deps.db, userId, key, JSON.stringify(answer)),
    forget: () => forgetKey(deps.db, userId, key).catch(() => void failedHere.set(name, true)),
  }
  await deleteKeysBefore(deps.db, userId, addMs(at, -KEPT_MS))
  await deleteOldestKeys(deps.db, userId, MOST_KEPT)
  const isFirst = await claimKey(deps.db, claim).catch((error: unknown) => {
    failedHere.set(name, true)
    throw error
  })
  if (isFirst) return keyed
  const first = await findKey(deps.db, userId, key)
  if (first?.response) return { ...keyed, replay: replay(first, claim) }
  const abandonedBefore = failedHere.delete(name) ? addMs(at, 1) : addMs(at, -ABANDONED_MS)
  if (first && (await takeOverKey(deps.db, claim, abandonedBefore))) return keyed
  throw new Problem('request.in_progress', 'This is already under way. Please wait a moment.')
}

function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header)) return header
  throw new Problem(
    'request.malformed',
    'The Idempotency-Key must have 1 to 128 letters, digits, dots, dashes or colons.',
  )
}

function replay(
  first: { call: string; body_hash: string; response: string | null },
  claim: { call: string; body_hash: string },
): unknown {
  if (first.call !== claim.call || first.body_hash !== claim.body_hash) {
    throw new Problem('request.key_reused', 'This Idempotency-Key was used for another request.')
  }
  return JSON.parse(must(first.response))
}

function hashOf(body: unknown, upload: Upload | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(body ?? upload?.fields ?? null))
  for (const file of upload?.files ?? []) hash.update(file.bytes)
  return hash.digest('base64url')
}
