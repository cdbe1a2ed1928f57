import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

/** How long answers under way may go on when the server stops. */
const GRACE_MS = 4_000
const LAST_EVENT_MS = 1_000

export type OpenStreams = {
  /** Throws `server.stopping` once the server stops. */
  open(): { stopping: AbortSignal; close: () => void }
}

const known = new WeakMap<FastifyInstance, OpenStreams>()

/** Keeps count of the event streams of an app: a server that stops gives each a last event. */
export function openStreams(app: FastifyInstance): OpenStreams {
  const streams = known.get(app) ?? watchStreams(app)
  known.set(app, streams)
  return streams
}

function watchStreams(app: FastifyInstance): OpenStreams {
  const open = new Set<AbortController>()
  let isStopping = false
  let onEmpty: (() => void) | undefined
  const emptyWithin = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      onEmpty = () => {
        clearTimeout(timer)
        resolve()
      }
      if (open.size === 0) onEmpty()
    })
  app.addHook('preClose', async () => {
    isStopping = true
    await emptyWithin(GRACE_MS)
    for (const stream of open) stream.abort(stopping())
    await emptyWithin(LAST_EVENT_MS)
  })
  return {
    open: () => {
      if (isStopping) throw stopping()
      const controller = new AbortController()
      open.add(controller)
      const close = () => {
        if (open.delete(controller) && open.size === 0) onEmpty?.()
      }
      return { stopping: controller.signal, close }
    },
  }
}

/** The person left, or their sign-in ended: what was sent is theirs. Not so when the server stopped. */
export function hasLeft({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof Problem && reason.code === STOPPING)
}

const STOPPING = 'server.stopping'

function stopping(): Problem {
  return new Problem(STOPPING, 'The server is being restarted. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
