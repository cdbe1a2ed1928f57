import { z } from 'zod'

/** A fact read from an advert: `words` is the line it was read from, empty when nobody said it in words. */
const found = <T extends z.ZodType>(value: T) =>
  z.object({ value, words: z.string(), confidence: z.enum(['sure', 'likely', 'unsure']) }).nullable()

export const adPaySchema = z.object({
  text: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']),
})

/** What an advert says of itself; a field it does not name is null, never a guess. */
export const adFactsSchema = z.object({
  title: found(z.string()),
  company: found(z.string()),
  place: found(z.string()),
  workMode: found(z.enum(['remote', 'hybrid', 'onsite'])),
  pay: found(adPaySchema),
  types: found(z.array(z.enum(['full-time', 'part-time', 'contract', 'temporary', 'internship', 'apprenticeship']))),
  years: found(z.number()),
  deadline: found(z.string()),
  contact: found(z.string()),
})

/** Why to look twice, with the line that says it; beside a match, never part of it. */
export const adFlagSchema = z.object({
  kind: z.enum([
    'asks-money',
    'asks-id',
    'asks-bank-data',
    'whatsapp-only',
    'crypto-pay',
    'no-interview',
    'hidden-orders',
    'not-tech',
  ]),
  words: z.string(),
})

export const adSchema = z.object({ facts: adFactsSchema, flags: z.array(adFlagSchema) })
