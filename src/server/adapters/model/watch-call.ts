import { ModelFault } from '#server/model/model-fault.ts'

export type CallLimits = {
  /** Until the answer's headers. */
  headersMs: number
  /** Between two pieces of the answer. */
  idleMs: number
  /** For everything, retries included. */
  totalMs: number
}

export const CALL_LIMITS: CallLimits = { headersMs: 30_000, idleMs: 20_000, totalMs: 120_000 }

export type Watch = {
  /** Aborts when the caller gives up or a limit is passed. */
  signal: AbortSignal
  /** From now on the answer's headers are waited for. */
  expectHeaders(): void
  /** Something arrived: the next piece is waited for. */
  expectMore(): void
  /** Nothing is waited for: a pause before another attempt. */
  expectNothing(): void
  /** Why the call must end: the caller's reason or a timeout; undefined while it may go on. */
  reason(): unknown
  stop(): void
}

export function watchCall(caller: AbortSignal, limits: CallLimits): Watch {
  const controller = new AbortController()
  const expire = (what: string) => controller.abort(new ModelFault('timeout', what))
  const total = setTimeout(() => expire(`not complete after ${limits.totalMs} ms`), limits.totalMs)
  let headers: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  const signal = AbortSignal.any([caller, controller.signal])
  const expectNothing = () => {
    clearTimeout(headers)
    clearTimeout(idle)
    idle = undefined
  }
  return {
    signal,
    expectNothing,
    expectHeaders: () => {
      expectNothing()
      headers = setTimeout(() => expire(`no headers after ${limits.headersMs} ms`), limits.headersMs)
    },
    expectMore: () => {
      clearTimeout(headers)
      // refreshing one timer is far cheaper than a new one for each token
      if (idle) idle.refresh()
      else idle = setTimeout(() => expire(`nothing for ${limits.idleMs} ms`), limits.idleMs)
    },
    reason: () => (signal.aborted ? signal.reason : undefined),
    stop: () => {
      clearTimeout(total)
      expectNothing()
    },
  }
}
