import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Proxies cut a connection that says nothing for a minute. */
const KEEP_ALIVE_MS = 15_000

/** Sends events as they come (text/event-stream). A reader who is slow is waited for, one who left ends the events. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<{ type: string }>,
  onEnd: () => void = () => undefined,
): FastifyReply {
  let carryOn: (() => void) | undefined
  const wake = () => {
    carryOn?.()
    carryOn = undefined
  }
  const body = new Readable({
    read: wake,
    destroy: (error, done) => {
      wake()
      done(error)
    },
  })
  const keepAlive = setInterval(() => body.push(': still here\n\n'), KEEP_ALIVE_MS)
  const pump = async () => {
    for await (const event of events) {
      if (body.destroyed) break
      if (!body.push(frameOf(event))) await new Promise<void>((resolve) => (carryOn = resolve))
    }
  }
  void pump()
    .catch((error: unknown) => reply.log.error({ err: error }, 'stream failed'))
    .finally(() => {
      clearInterval(keepAlive)
      if (!body.destroyed) body.push(null)
      onEnd()
    })
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body)
}

function frameOf({ type, ...data }: { type: string }): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}
