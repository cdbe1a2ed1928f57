import { z } from 'zod'
import { SCAM_KINDS } from '#core/ads/scam/scam.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { line } from './line.ts'

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
  kind: z.enum([...SCAM_KINDS, 'hidden-orders', 'not-tech']),
  words: z.string(),
})

/** The person's own beside the years, degree and languages of an advert, and what of theirs it calls an advantage. */
export const ownSideSchema = z.object({
  years: z
    .object({
      asked: z.number(),
      /** Of this work, and of all work. */
      months: z.number(),
      allMonths: z.number(),
      /** False where the title does not say of what kind the work is: then all work counts. */
      isKnownWork: z.boolean(),
      /** Skills of it that other work shows, and how long that work lasted; null where titles say enough. */
      shown: z.object({ names: z.array(z.string()), months: z.number() }).nullable(),
      /** null: there is such work, under a title that says something else. */
      isMet: z.boolean().nullable(),
    })
    .nullable(),
  degree: z
    .object({
      asked: z.enum(['vocational', 'associate', 'bachelor', 'master', 'doctorate']),
      demand: z.enum(['required', 'equivalent', 'preferred']),
      own: z.string().nullable(),
      state: z.enum(['met', 'running', 'below', 'none']),
    })
    .nullable(),
  languages: z.array(
    z.object({
      /** Its code: 'en'. */
      language: z.string(),
      level: z.string().nullable(),
      demand: z.enum(['must', 'nice']),
      own: z.string().nullable(),
      /** null where it cannot be told. */
      isMet: z.boolean().nullable(),
    }),
  ),
  advantages: z.array(z.object({ words: z.string(), own: z.string() })),
  /** Years or a degree that courses do not lead to. */
  isFarAbove: z.boolean(),
})

export const adSchema = z.object({ facts: adFactsSchema, flags: z.array(adFlagSchema) })

const kindSchema = z.enum(['job', 'closed', 'list', 'login-wall', 'stub', 'not-a-job'])
const pageFlagSchema = z.object({
  kind: z.enum([
    'reposted',
    'old',
    'expired',
    'no-employer',
    ...z.enum(SCAM_KINDS).exclude(['no-interview']).options,
    'pay-low',
    'pay-high',
    'hidden-orders',
    'cut-short',
  ]),
  words: z.string(),
})

/** What a job page says, each field with its words and how sure that is. A field that it does not name is empty. */
export const jobPageSchema = z
  .object({
    kind: kindSchema,
    title: z.string().nullable(),
    company: z.string().nullable(),
    locations: z.array(z.string()),
    workplace: z.enum(['remote', 'hybrid', 'onsite']).nullable(),
    countriesAllowed: z.array(z.string()),
    employmentType: z.array(
      z.enum(['full-time', 'part-time', 'contract', 'temporary', 'internship', 'apprenticeship']),
    ),
    pay: adPaySchema.nullable(),
    postedOn: z.string().nullable(),
    validThrough: z.string().nullable(),
    language: z.string().nullable(),
    requisitionId: z.string().nullable(),
    applyUrl: z.string().nullable(),
    descriptionText: z.string().nullable(),
    mustQuotes: z.array(z.string()),
    flags: z.array(pageFlagSchema),
    listed: z.array(z.object({ title: z.string(), company: z.string().nullable(), url: z.string().nullable() })),
    confidence: z.record(z.string(), z.enum(['sure', 'likely', 'unsure'])),
    evidence: z.record(z.string(), z.object({ words: z.string(), rung: z.string() })),
  })
  .meta({ id: 'JobPage' })

const MOST_SOURCE_CHARACTERS = 400_000
const sourceFields = {
  /** The address of the posting; fetched only when nothing else is given, and only from hosts the operator allows. */
  url: z
    .url({ protocol: /^https?$/, error: 'Use a web address that starts with https://' })
    .max(2_000)
    .optional(),
  /** The text of the ad, or the HTML of its page. */
  text: z.string().trim().min(1).max(MOST_SOURCE_CHARACTERS, 'This is longer than a job page').optional(),
}
const hasSource = (body: { url?: string | undefined; text?: string | undefined }) =>
  body.url !== undefined || body.text !== undefined
const NO_SOURCE = { error: 'Give the link or the text of the ad', path: ['url'] }

export const savedAdSchema = jobPageSchema
  .extend({ id: z.string(), url: z.string().nullable(), savedAt: z.string() })
  .meta({ id: 'SavedAd' })

/** A source, and what the person corrected; that wins over what was read. */
export const adToSaveSchema = z
  .object({
    ...sourceFields,
    title: line(200).min(1).optional(),
    company: line(200).min(1).optional(),
  })
  .refine(hasSource, NO_SOURCE)

export const previewAd = endpoint({
  method: 'POST',
  path: '/api/ads/preview',
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Reads a job page by its link, its HTML or its text; nothing is stored',
  body: z.object(sourceFields).refine(hasSource, NO_SOURCE),
  output: jobPageSchema,
})

export const readAdFile = endpoint({
  method: 'POST',
  path: '/api/ads/files',
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'The text of an ad that came as PDF or DOCX; nothing is stored',
  content: 'multipart',
  multipartFields: { file: 'file' },
  output: z.object({ text: z.string() }),
})

export const saveAd = endpoint({
  method: 'POST',
  path: '/api/ads',
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Keeps a job ad for the person alone; the same posting again replaces what was kept',
  status: 201,
  idempotent: true,
  body: adToSaveSchema,
  output: savedAdSchema,
})

export const listAds = endpoint({
  method: 'GET',
  path: '/api/ads',
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Saved ads, newest first, without their text',
  output: z.array(
    z.object({
      id: z.string(),
      url: z.string().nullable(),
      title: z.string().nullable(),
      company: z.string().nullable(),
      savedAt: z.string(),
      validThrough: z.string().nullable(),
    }),
  ),
})

const idParams = z.object({ id: z.string().min(1).max(60) })

export const getAd = endpoint({
  method: 'GET',
  path: '/api/ads/:id',
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'One saved ad with its text',
  params: idParams,
  output: savedAdSchema,
})

export const removeAd = endpoint({
  method: 'DELETE',
  path: '/api/ads/:id',
  auth: 'person',
  tag: 'applications',
  summary: 'Deletes a saved ad and its text',
  params: idParams,
  output: emptySchema,
})
