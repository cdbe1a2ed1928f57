import { z } from 'zod'
import { line } from './line.ts'

export const paySchema = z.object({
  text: line(200),
  min: z.number().nonnegative().nullable(),
  max: z.number().nonnegative().nullable(),
  currency: z.string().max(3).nullable(),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']).nullable(),
})

/** As somebody writes it down. */
export const ownPaySchema = paySchema
  .extend({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Use a currency such as EUR')
      .nullable(),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'The lower amount comes first')
