import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import { claimKey, deleteKeysBefore, findKey, forgetKey, keepAnswer, takeOverKey } from './idempotency.repo.ts'
import type { RouteDeps } from './route.ts'
import type { Upload } from './upload.ts'

/** A first request that has not answered by then died with its process. */
const ABANDONED_MS = 3 * MINUTE_MS
/** Nobody retries after that; answers hold what the person was told, so they are not kept longer than of use. */
const KEPT_MS = DAY_MS

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
  const key = readKey(request)
  if (!key || !request.caller) return run()
  const { userId } = request.caller
  const at = deps.clock.now()
  const claim = { user_id: userId, key, call: `${endpoint.method} ${request.url}`, body_hash: hashOf(request.body, upload), at }
  await deleteKeysBefore(deps.db, userId, addMs(at, -KEPT_MS))
  if (!(await claimKey(deps.db, claim))) {
    const first = await findKey(deps.db, userId, key)
    if (first?.response) return replay(first, claim)
    if (!first || !(await takeOverKey(deps.db, claim, addMs(at, -ABANDONED_MS)))) {
      throw new Problem('request.in_progress', 'This is already under way. Please wait a moment.')
    }
  }
  try {
    const answer = await run()
    await keepAnswer(deps.db, userId, key, JSON.stringify(answer))
    return answer
  } catch (error) {
    await forgetKey(deps.db, userId, key).catch(() => undefined)
    throw error
  }
}

function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header)) return header
  throw new Problem('request.malformed', 'The Idempotency-Key must have 1 to 128 letters, digits, dots, dashes or colons.')
}

function replay(first: { call: string; body_hash: string; response: string | null }, claim: { call: string; body_hash: string }): unknown {
  if (first.call !== claim.call || first.body_hash !== claim.body_hash) {
    throw new Problem('request.key_reused', 'This Idempotency-Key was used for another request.')
  }
  return JSON.parse(first.response!)
}

function hashOf(body: unknown, upload: Upload | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(body ?? upload?.fields ?? null))
  for (const file of upload?.files ?? []) hash.update(file.bytes)
  return hash.digest('base64url')
}
