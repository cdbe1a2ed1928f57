import { ModelFault, type ModelFaultCode } from '#server/model/model-fault.ts'

const FAILURES_TO_OPEN = 5
const OPEN_MS = 20_000
/** What says that the provider is down; a wrong key or a strange answer does not. */
const COUNTED = new Set<ModelFaultCode>(['provider', 'timeout', 'unreachable', 'disconnected'])

export type Breaker = {
  /** Throws while the provider is known to be down; lets one call try it when the wait is over. */
  enter(): void
  succeeded(): void
  failed(code: ModelFaultCode): void
  /** The call ended without saying anything about the provider: the person gave up. */
  left(): void
  isClosed(): boolean
}

/** Spares people the wait, and a provider in trouble the calls, after several failures in a row. `nowMs` never runs backwards. */
export function createBreaker(nowMs: () => number): Breaker {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  const isOpen = () => failures >= FAILURES_TO_OPEN
  return {
    enter: () => {
      if (!isOpen()) return
      const waitMs = openUntil - nowMs()
      if (waitMs > 0 || isProbing) {
        throw new ModelFault('unreachable', 'the breaker is open', {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
        })
      }
      isProbing = true
    },
    succeeded: () => {
      failures = 0
      isProbing = false
    },
    failed: (code) => {
      isProbing = false
      if (!COUNTED.has(code)) return
      failures += 1
      if (isOpen()) openUntil = nowMs() + OPEN_MS
    },
    left: () => {
      isProbing = false
    },
    isClosed: () => !isOpen() || nowMs() >= openUntil,
  }
}
