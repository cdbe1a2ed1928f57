import { z } from 'zod'
import { adPaySchema } from './ads.ts'
import { noticeSchema } from './applications.ts'
import { emptySchema, endpoint } from './endpoint.ts'

export const OPENINGS_PATH = '/api/openings'
/** What is about all of them: an id can never be taken for one of these. */
export const OPENING_SEARCH_PATH = '/api/opening-search'

const workplaceSchema = z.enum(['remote', 'hybrid', 'onsite'])
export const openingLevelSchema = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'staff'])
const typeSchema = z.enum(['full-time', 'part-time', 'contract', 'temporary', 'internship', 'apprenticeship'])

/** A source as it stands beside each of its openings. */
const sourceLinkSchema = z.object({ id: z.string(), name: z.string(), link: z.string() })

export const openingSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    places: z.array(z.string()),
    workplace: workplaceSchema.nullable(),
    countries: z.array(z.string()),
    types: z.array(typeSchema),
    level: openingLevelSchema.nullable(),
    pay: adPaySchema.nullable(),
    postedOn: z.string().nullable(),
    expiresOn: z.string().nullable(),
    /** Posted more than 30 days ago. */
    isOld: z.boolean(),
    excerpt: z.string(),
    /** The first is where its page is; the same job from another source is linked there too. */
    sources: z.array(sourceLinkSchema.extend({ url: z.string() })),
  })
  .meta({ id: 'LiveOpening' })

/** Against the person who asks; null where the text names no skill that we know, and before the first skill is known. */
const fitSchema = z
  .object({
    percent: z.int(),
    musts: z.object({ have: z.int(), of: z.int() }),
    /** Of those held, how many rest on a passed check. */
    proven: z.int(),
    missing: z.array(z.string()),
  })
  .nullable()

export const HIDING_REASONS = ['place', 'level', 'company', 'pay', 'other'] as const
const hidingReasonSchema = z.enum(HIDING_REASONS)

export const ownOpeningSchema = openingSchema.extend({
  fit: fitSchema,
  applicationId: z.string().nullable(),
  hiddenBecause: hidingReasonSchema.nullable(),
})

const suggestedFilterSchema = z.discriminatedUnion('filter', [
  z.object({ filter: z.literal('workplace'), value: z.literal('remote'), hidden: z.int() }),
  z.object({ filter: z.literal('level'), value: openingLevelSchema, hidden: z.int() }),
  z.object({ filter: z.literal('paid'), value: z.literal('true'), hidden: z.int() }),
])

/** Fields of a search; all of them also a part of a watch. */
const searchFields = {
  q: z.string().trim().max(120).optional(),
  place: z.string().trim().max(80).optional(),
  workplace: workplaceSchema.optional(),
  level: openingLevelSchema.optional(),
  type: typeSchema.optional(),
  source: z.string().max(120).optional(),
}
const querySchema = z.object({
  ...searchFields,
  /** Only with pay stated. */
  paid: z.stringbool().optional(),
  days: z.coerce.number().int().min(1).max(365).optional(),
  offset: z.coerce.number().int().min(0).max(50_000).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    sources: z.array(sourceLinkSchema),
    /** 'off': the operator turned it off. 'waiting': no source has answered yet. 'away': none answers, and nothing is kept. */
    state: z.enum(['off', 'waiting', 'away', 'ready']),
    /** When a source last answered. */
    answeredAt: z.string().nullable(),
  })

export const listLiveOpenings = endpoint({
  method: 'GET',
  path: OPENINGS_PATH,
  auth: 'anyone',
  tag: 'public',
  summary: 'Open positions of the feeds that this server asks, newest first',
  query: querySchema,
  output: pageOf(openingSchema),
})

export const listOwnOpenings = endpoint({
  method: 'GET',
  path: `${OPENING_SEARCH_PATH}/mine`,
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Open positions in the order of what the person can show; hidden ones are left out',
  query: querySchema.extend({
    sort: z.enum(['fit', 'new']).default('fit'),
    watch: z.string().max(60).optional(),
    /** Only what the person hid, to look at and show again. */
    hidden: z.stringbool().optional(),
  }),
  output: pageOf(ownOpeningSchema).extend({
    /** Filters that what was hidden speaks for; with the first page only. */
    suggested: z.array(suggestedFilterSchema),
  }),
})

export const listOpeningSources = endpoint({
  method: 'GET',
  path: `${OPENING_SEARCH_PATH}/sources`,
  auth: 'anyone',
  tag: 'public',
  summary: 'Where openings come from, and how each source is',
  output: z.object({
    isOn: z.boolean(),
    sources: z.array(
      sourceLinkSchema.extend({
        terms: z.string().nullable(),
        /** 'failing': what it last brought is still shown. */
        state: z.enum(['new', 'good', 'failing']),
        fault: z
          .enum(['unreachable', 'refused', 'unknown', 'busy', 'too_large', 'nothing', 'not_data', 'changed'])
          .nullable(),
        answeredAt: z.string().nullable(),
        listed: z.int(),
        /** It is asked at most once in this time. */
        hours: z.number(),
      }),
    ),
  }),
})

const idParams = z.object({ id: z.string().min(1).max(60) })

export const saveOpening = endpoint({
  method: 'POST',
  path: `${OPENINGS_PATH}/:id/save`,
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Saves an opening to the applications, with its text; the same one again gives the first',
  params: idParams,
  output: z.object({ applicationId: z.string(), notices: z.array(noticeSchema) }),
})

export const hideOpening = endpoint({
  method: 'POST',
  path: `${OPENINGS_PATH}/:id/hide`,
  auth: 'person',
  tag: 'applications',
  summary: "Hides an opening from this person; for the reason 'company' everything of that firm",
  params: idParams,
  body: z.object({ reason: hidingReasonSchema }),
  output: emptySchema,
})

export const showOpening = endpoint({
  method: 'DELETE',
  path: `${OPENINGS_PATH}/:id/hide`,
  auth: 'person',
  tag: 'applications',
  summary: 'Shows a hidden opening again, and its firm',
  params: idParams,
  output: emptySchema,
})

const cadenceSchema = z.enum(['off', 'daily', 'weekly'])

export const watchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    query: z.object({ ...searchFields, paid: z.boolean().optional(), days: z.int().optional() }),
    /** The board that it watches; null for a search. */
    board: sourceLinkSchema
      .extend({ state: z.enum(['new', 'good', 'failing']), answeredAt: z.string().nullable(), listed: z.int() })
      .nullable(),
    cadence: cadenceSchema,
    /** Openings since the person last looked. */
    fresh: z.int(),
  })
  .meta({ id: 'OpeningWatch' })

export const WATCHES_PATH = '/api/opening-watches'

export const listWatches = endpoint({
  method: 'GET',
  path: WATCHES_PATH,
  auth: 'person',
  tag: 'applications',
  summary: 'Searches and boards that the person watches',
  output: z.array(watchSchema),
})

export const addWatch = endpoint({
  method: 'POST',
  path: WATCHES_PATH,
  auth: 'person',
  tag: 'applications',
  summary: 'Watches a search, or the board of one firm by its link',
  status: 201,
  body: z
    .object({
      name: z.string().trim().max(120).optional(),
      query: z
        .object({ ...searchFields, paid: z.boolean().optional(), days: z.int().min(1).max(365).optional() })
        .default({}),
      /** Such as https://jobs.lever.co/acme. */
      board: z.string().trim().max(500).optional(),
      /** The firm whose board it is, where the board does not name it. */
      company: z.string().trim().max(120).optional(),
      cadence: cadenceSchema.default('daily'),
    })
    .refine(
      (body) =>
        body.board !== undefined || Object.values(body.query).some((value) => value !== undefined && value !== ''),
      {
        error: 'Search for something first, or give the link of a board',
        path: ['board'],
      },
    ),
  output: watchSchema,
})

export const changeWatch = endpoint({
  method: 'PATCH',
  path: `${WATCHES_PATH}/:id`,
  auth: 'person',
  tag: 'applications',
  summary: 'Changes how often the user hears of a watch; `seen` marks what is new as seen',
  params: idParams,
  body: z.object({ cadence: cadenceSchema.optional(), seen: z.literal(true).optional() }),
  output: watchSchema,
})

export const removeWatch = endpoint({
  method: 'DELETE',
  path: `${WATCHES_PATH}/:id`,
  auth: 'person',
  tag: 'applications',
  summary: 'Ends a watch',
  params: idParams,
  output: emptySchema,
})
