import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { oncePer } from '#core/once-per.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import { countWrites, isStillTrue, type ReadAt } from '#server/db/count-writes.ts'
import type { Schema } from '#server/db/schema.ts'
import type { RouteDeps } from './route-deps.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are kept: `RouteOptions.isKept`. */
    isKept?: boolean
  }
}

const MOST_CHARACTERS = 8 * 1024 * 1024
/** An address longer than any page asks for: its answer is made each time. */
const LONGEST_ADDRESS = 500
/** Every zone's day begins on one of these, and so does every change of clocks. */
const QUARTER_MS = 15 * MINUTE_MS

type Kept = ReadAt & { revision: number; quarter: number; catalogue: RouteDeps['catalogue']; text: string }

const keptBy = oncePer(
  (_deps: RouteDeps) =>
    new LRUCache<string, Kept>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ text }, key) => key.length + text.length,
    }),
)

/**
 * The answer that this user got for this address, while none of their rows has changed (decision 0200). The revision comes
 * with the check of the session, before anything is read for the answer: what is kept under it is never older than it.
 */
export function keptAnswer(
  deps: RouteDeps,
  { caller, url }: Pick<FastifyRequest, 'caller' | 'url'>,
  sharedTables: readonly (keyof Schema)[] = [],
): { text?: string | undefined; keep: (text: string) => string } | undefined {
  if (caller?.revision === undefined || url.length > LONGEST_ADDRESS) return undefined
  const { userId, revision } = caller
  const answers = keptBy(deps)
  const key = `${userId} ${url}`
  const nowMs = msOf(deps.clock.now())
  const quarter = Math.floor(nowMs / QUARTER_MS)
  const isShared = sharedTables.length > 0
  const readAt = { madeAtMs: nowMs, writes: countWrites(deps.db, sharedTables) }
  const known = answers.get(key)
  return {
    text:
      known?.revision === revision &&
      known.quarter === quarter &&
      known.catalogue === deps.catalogue &&
      (!isShared || isStillTrue(known, readAt))
        ? known.text
        : undefined,
    keep: (text) => {
      answers.set(key, { revision, quarter, catalogue: deps.catalogue, ...readAt, text })
      return text
    },
  }
}
