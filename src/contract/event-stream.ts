import { z } from 'zod'

/** What an answer used, as the provider counted it; estimated where it does not say. */
export const usageSchema = z.object({ promptTokens: z.int(), completionTokens: z.int(), isEstimated: z.boolean() })

/** More of the answer's text. */
export const deltaEventSchema = z.object({ type: z.literal('delta'), text: z.string() })

/** Comes once, when the last of the text is there. */
export const usageEventSchema = usageSchema.extend({ type: z.literal('usage') })

/** `length`: the answer reached its limit and stops in the middle. */
export const doneReasonSchema = z.enum(['stop', 'length'])

/** The last event of an answer that did not work out. What came before it stays. */
export const errorEventSchema = z.object({
  type: z.literal('error'),
  code: z.string(),
  detail: z.string(),
  /** Seconds after which another try makes sense, where that is known. */
  retryAfter: z.int().optional(),
})

/**
 * An event stream: `start` at once, any number of `delta`, `usage`, then exactly one of `done` and `error`. What can be
 * refused beforehand is answered with a status and no stream. On the wire each event is `event: <type>` with the
 * rest as JSON in `data`; lines that begin with a colon keep the connection open.
 */
export function streamEvents<Start extends z.ZodRawShape, Done extends z.ZodRawShape>(start: Start, done: Done) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('start'), ...start }),
    deltaEventSchema,
    usageEventSchema,
    z.object({ type: z.literal('done'), reason: doneReasonSchema, pointsAwarded: z.int(), ...done }),
    errorEventSchema,
  ])
}

export const reasonOf = (isCutOff: boolean): z.infer<typeof doneReasonSchema> => (isCutOff ? 'length' : 'stop')

export type Usage = z.infer<typeof usageSchema>
export type ErrorEvent = z.infer<typeof errorEventSchema>
