import { z } from 'zod'
import { SKILL_STANDS } from '#core/career/skills/skill-stand.ts'
import { fold } from '#core/text/fold.ts'
import { APPLICATIONS_PATH, filterSchema, JOB_SEARCH_PATH, LIST_SORTS } from './applications.ts'
import { applicationInterviewSchema, applicationSchema, idParams, stageSchema } from './application-schemas.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { line } from './line.ts'

/** As they would be read: one name however it is written. */
export function areDistinct(names: Partial<Record<string, string>>): boolean {
  const given = Object.values(names).flatMap((name) => (name ? [fold(name)] : []))
  return new Set(given).size === given.length
}

/** What a saved view keeps: the filters and the order of the list. */
export const viewQuerySchema = filterSchema.extend({
  due: z.boolean().optional(),
  trash: z.boolean().optional(),
  sort: z.enum(LIST_SORTS).optional(),
})

const cardSchema = applicationSchema
  .pick({
    id: true,
    title: true,
    company: true,
    stage: true,
    stageSinceOn: true,
    appliedOn: true,
    position: true,
    version: true,
    reminder: true,
  })
  .extend({
    /** The next one that is planned. */
    interview: applicationInterviewSchema.pick({ onDate: true, atTime: true }).nullable(),
    /** Its advert has the signs of a scam. */
    isScam: z.boolean(),
  })

export const getBoard = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/board`,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'Open applications by stage, the first of each column',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(50) }),
  output: z.object({
    columns: z.array(z.object({ stage: stageSchema, count: z.int(), cards: z.array(cardSchema) })),
    closed: z.int(),
  }),
})

export const listOffers = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/offers`,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'Open offers with what is known of each, to compare them',
  output: z.object({
    /** Pay by year is given only where all that is known is in one currency. */
    isOneCurrency: z.boolean(),
    offers: z.array(
      applicationSchema
        .pick({
          id: true,
          title: true,
          company: true,
          pay: true,
          workplace: true,
          location: true,
          excitement: true,
          notes: true,
        })
        .extend({
          year: z.object({ min: z.number(), max: z.number(), currency: z.string() }).nullable(),
          /** What the letter or the notes say of it, in their words. */
          notice: z.string().nullable(),
          /** The first day at work, as the letter or the notes name it. */
          startsOn: z.string().nullable(),
          answerBy: z.string().nullable(),
        }),
    ),
  }),
})

export const listApplicationNames = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/names`,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'What all applications are called, to choose one of them',
  output: z.array(
    applicationSchema.pick({ id: true, title: true, company: true, stage: true, outcome: true, version: true }),
  ),
})

export const savedViewSchema = z
  .object({ id: z.string(), name: z.string(), query: viewQuerySchema })
  .meta({ id: 'SavedView' })

export const getListOptions = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/list-options`,
  auth: 'person',
  tag: 'applications',
  summary: 'Saved views, and the tags and sources there are',
  output: z.object({ views: z.array(savedViewSchema), tags: z.array(z.string()), sources: z.array(z.string()) }),
})

export const saveView = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/views`,
  auth: 'person',
  tag: 'applications',
  summary: 'Saves the filters and the order of the list by a name; the same name again replaces them',
  status: 201,
  body: z.object({ name: line(60).min(1, 'Name the view'), query: viewQuerySchema }),
  output: savedViewSchema,
})

/** What somebody calls a stage; one that is not named keeps the name everybody sees. */
const stageNamesSchema = z.partialRecord(stageSchema, z.string())

export const getStageNames = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/stage-names`,
  auth: 'person',
  tag: 'applications',
  summary: "The person's own names of stages",
  output: stageNamesSchema,
})

export const saveStageNames = endpoint({
  method: 'PUT',
  path: `${JOB_SEARCH_PATH}/stage-names`,
  auth: 'person',
  tag: 'applications',
  summary: 'Names stages; one that is left out keeps its name, an empty name gives the usual one back',
  body: z.partialRecord(stageSchema, line(30)).refine(areDistinct, 'Two stages cannot have one name'),
  output: stageNamesSchema,
})

export const removeView = endpoint({
  method: 'DELETE',
  path: `${JOB_SEARCH_PATH}/views/:id`,
  auth: 'person',
  tag: 'applications',
  summary: 'Removes a saved view; the applications in it stay',
  params: z.object({ id: z.string().max(60) }),
  output: emptySchema,
})

export const getPreparation = endpoint({
  method: 'GET',
  path: `${APPLICATIONS_PATH}/:id/preparation`,
  auth: 'person',
  tag: 'applications',
  summary:
    'What to prepare for one application: the skills of its ad against the person, and questions to think through',
  params: idParams,
  output: z.object({
    skills: z.array(
      z.object({
        skillId: z.string(),
        name: z.string(),
        isMust: z.boolean(),
        /** 'proven' by a passed check, 'shown' in some other way, 'little' by a word of it. */
        stand: z.enum(SKILL_STANDS),
        evidence: z.array(z.string()),
        hasCheck: z.boolean(),
      }),
    ),
    questions: z.array(z.object({ id: z.string(), text: z.string(), intent: z.string(), skills: z.array(z.string()) })),
  }),
})
