import fastifyUnderPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { busy } from './busy.ts'

const SAMPLE_MS = 1_000
const LOOK_MS = 250

/** Answers 503 while the event loop is late by so much, and has been for two samples. */
export async function shedLoad(app: FastifyInstance, limitMs: number): Promise<void> {
  const lateness = lateTwice(limitMs)
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: limitMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {
      if (lateness.isLate()) throw busy(5)
    },
  })
  const look = setInterval(() => lateness.hear(app.memoryUsage().eventLoopDelay), LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(look))
}

/**
 * One late sample is one long piece of work that is over (or a machine that slept: nothing ran between two samples, which is
 * said as Infinity), not too many requests. The same sample may be heard several times.
 */
export function lateTwice(limitMs: number): { hear: (delayMs: number) => void; isLate: () => boolean } {
  let last = 0
  let late = 0
  return {
    hear: (delayMs) => {
      if (delayMs < limitMs || delayMs === Infinity) late = 0
      else if (delayMs !== last) late += 1
      last = delayMs
    },
    isLate: () => late >= 2,
  }
}
