import { z } from 'zod'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { line } from './line.ts'
import {
  stageSchema,
  outcomeSchema,
  localDateSchema,
  reminderSchema,
  applicationSchema,
  editableSchema,
  newApplicationSchema,
  taskInputSchema,
  interviewInputSchema,
  contactInputSchema,
  applicationDetailSchema,
  idParams,
} from './application-schemas.ts'

/** The pages own /applications; its calls live under /api (docs/decisions/0056). */
export const APPLICATIONS_PATH = '/api/applications'
/** What is about all of them: an id can never be taken for one of these. */
export const JOB_SEARCH_PATH = '/api/job-search'
const BASE = APPLICATIONS_PATH

const partParams = idParams.extend({ partId: z.string().max(60) })

/** Things worth knowing that stop nothing: applied here before, a similar one is open. */
export const noticeSchema = z.object({
  kind: z.enum(['applied_before', 'similar_open']),
  applicationId: z.string(),
  onDate: z.string().nullable(),
})

export const filterSchema = z.object({
  stage: stageSchema.optional(),
  outcome: z.enum([...OUTCOMES, 'open', 'closed']).optional(),
  tag: z.string().max(30).optional(),
  source: z.string().max(40).optional(),
  q: z.string().max(120).optional(),
})

export const LIST_SORTS = ['changed', 'company', 'title', 'applied', 'deadline', 'stage'] as const

export const listApplications = endpoint({
  method: 'GET',
  path: BASE,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'Applications by filter and order, with counts of all of them',
  query: filterSchema.extend({
    trash: z.stringbool().optional(),
    due: z.stringbool().optional(),
    sort: z.enum(LIST_SORTS).default('changed'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  output: z.object({
    items: z.array(applicationSchema),
    nextCursor: z.string().nullable(),
    /** Which of them have an advert with the signs of a scam. */
    scams: z.array(z.string()),
    /** Open ones by stage, closed ones, and those in the trash. */
    counts: z.object({
      saved: z.int(),
      applied: z.int(),
      talks: z.int(),
      interviewing: z.int(),
      offer: z.int(),
      closed: z.int(),
      trash: z.int(),
    }),
  }),
})

export const addApplication = endpoint({
  method: 'POST',
  path: BASE,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Saves a job or an application',
  status: 201,
  idempotent: true,
  body: newApplicationSchema,
  output: z.object({ application: applicationSchema, notices: z.array(noticeSchema) }),
})

export const getApplication = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'One application with its history',
  params: idParams,
  output: applicationDetailSchema,
})

export const changeApplication = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Changes fields; 409 when the version is not the current one',
  params: idParams,
  body: editableSchema.partial().extend({ version: z.int() }),
  output: applicationSchema,
})

/** The version that was shown; 409 when it is not the current one. Left out: whatever it is now. */
const shownQuery = z.object({ version: z.coerce.number<string | number>().int().optional() })

export const removeApplication = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Moves it to the trash, where it stays for 30 days',
  params: idParams,
  query: shownQuery,
  output: emptySchema,
})

export const restoreApplication = endpoint({
  method: 'POST',
  path: `${BASE}/:id/restore`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Takes it out of the trash',
  params: idParams,
  query: shownQuery,
  output: applicationSchema,
})

export const moveApplication = endpoint({
  method: 'POST',
  path: `${BASE}/:id/move`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Moves it to a stage, or within one; or closes and reopens it',
  params: idParams,
  body: z.object({
    /** As `version` of a change; left out: whatever it is now. */
    version: z.int().optional(),
    stage: stageSchema.optional(),
    /** null reopens it. */
    outcome: outcomeSchema.nullable().optional(),
    /** Stands behind this one in its column; null stands first. */
    afterId: z.string().max(60).nullish(),
    /** The day it happened; not after today. */
    on: localDateSchema.optional(),
  }),
  output: applicationSchema,
})

export const changeManyApplications = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/bulk`,
  auth: 'person',
  tag: 'applications',
  summary: 'One change for many applications',
  body: z.object({
    ids: z.array(z.string().max(60)).min(1).max(200),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('stage'), stage: stageSchema }),
      z.object({ kind: z.literal('close'), outcome: outcomeSchema }),
      /** The last move or end, where it is this one: stage, end and days as before. What was put off until a day is not put off again. */
      z.object({ kind: z.literal('take_back'), value: z.enum([...STAGES, ...OUTCOMES]) }),
      z.object({ kind: z.literal('tag'), tag: line(30).min(1) }),
      z.object({ kind: z.literal('remove') }),
      z.object({ kind: z.literal('restore') }),
    ]),
  }),
  output: z.object({
    changed: z.int(),
    /** Which of them: what was so already did not change, nor did what is no longer there to take back. */
    changedIds: z.array(z.string()),
  }),
})

export const addApplicationEvent = endpoint({
  method: 'POST',
  path: `${BASE}/:id/events`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Adds a note, a follow-up or a correction to the history',
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('note'), text: line(5_000).min(1), on: localDateSchema.optional() }),
    z.object({ kind: z.literal('follow_up'), text: line(5_000).optional(), on: localDateSchema.optional() }),
    z.object({
      kind: z.literal('correction'),
      replacesEventId: z.string().max(60),
      /** Left out: only the day changes. null removes the line. */
      to: z.string().max(40).nullish(),
      on: localDateSchema,
    }),
  ]),
  output: applicationDetailSchema,
})

export const saveApplicationTask = endpoint({
  method: 'POST',
  path: `${BASE}/:id/tasks`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Adds a task, or changes one by its id',
  params: idParams,
  body: taskInputSchema,
  output: applicationDetailSchema,
})

export const saveApplicationInterview = endpoint({
  method: 'POST',
  path: `${BASE}/:id/interviews`,
  auth: 'person',
  tag: 'applications',
  summary: 'Adds an interview, or changes one by its id',
  params: idParams,
  body: interviewInputSchema,
  output: applicationDetailSchema,
})

export const saveApplicationContact = endpoint({
  method: 'POST',
  path: `${BASE}/:id/contacts`,
  auth: 'person',
  tag: 'applications',
  summary: 'Adds a person to an application, or changes one by its id',
  params: idParams,
  body: contactInputSchema,
  output: applicationDetailSchema,
})

export const removeApplicationPart = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id/parts/:partId`,
  auth: 'person',
  tag: 'applications',
  summary: 'Removes a task, an interview or a person from an application',
  params: partParams,
  output: applicationDetailSchema,
})

export const getToday = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/today`,
  auth: 'person',
  scope: 'applications:read',
  tag: 'applications',
  summary: 'What to do now, most urgent first',
  output: z.object({
    items: z.array(
      z.object({
        application: applicationSchema,
        reminder: reminderSchema,
        /** For an interview or one's own task. */
        what: z.string().nullable(),
        atTime: z.string().nullable(),
        partId: z.string().nullable(),
        isOverdue: z.boolean(),
      }),
    ),
    more: z.int().min(0),
    /** The next planned day when nothing is due now, and what is then to do for which. */
    nextOn: z.string().nullable(),
    next: applicationSchema
      .pick({ id: true, title: true, company: true })
      .extend({ reminder: reminderSchema })
      .nullable(),
  }),
})
