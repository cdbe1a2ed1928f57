import { z } from 'zod'
import { EVENT_KINDS, EVENT_MAKERS } from '#core/applications/events.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { line } from './line.ts'
import { ownPaySchema, paySchema } from './pay.ts'

/** The pages own /applications; its calls live under /api (docs/decisions/0056). */
export const APPLICATIONS_PATH = '/api/applications'
/** What is about all of them: an id can never be taken for one of these. */
export const JOB_SEARCH_PATH = '/api/job-search'
const BASE = APPLICATIONS_PATH

export const stageSchema = z.enum(STAGES)
export const outcomeSchema = z.enum(OUTCOMES)
export const localDateSchema = z.iso.date('Use a date such as 2026-11-22')
export const timeSchema = z.iso.time({ precision: -1, error: 'Use a time such as 14:30' })
const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const

export const reminderSchema = z.object({
  kind: z.enum(['follow_up', 'thank_you', 'apply', 'close_no_answer', 'interview', 'task']),
  dueOn: z.string(),
  /** Days since the last step, or until the deadline. */
  days: z.number(),
})

export const applicationSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    workplace: z.enum(WORKPLACES).nullable(),
    source: z.string().nullable(),
    method: z.string().nullable(),
    url: z.string().nullable(),
    adId: z.string().nullable(),
    stage: stageSchema,
    outcome: outcomeSchema.nullable(),
    /** null where nobody said since when. */
    stageSinceOn: z.string().nullable(),
    appliedOn: z.string().nullable(),
    closedOn: z.string().nullable(),
    position: z.string(),
    excitement: z.int().min(0).max(5).nullable(),
    pay: paySchema.nullable(),
    deadlineOn: z.string().nullable(),
    notes: z.string(),
    matchPercent: z.int().nullable(),
    tags: z.array(z.string()),
    snoozedUntil: z.string().nullable(),
    remindsFollowUps: z.boolean(),
    reminder: reminderSchema.nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.int(),
    deletedAt: z.string().nullable(),
  })
  .meta({ id: 'Application' })

/** What can be set by hand. Stage and outcome move by their own calls, so that each leaves a line in the history. */
const editableSchema = z.object({
  title: line(200).nullable(),
  company: line(200).nullable(),
  location: line(200).nullable(),
  workplace: z.enum(WORKPLACES).nullable(),
  source: line(40).nullable(),
  method: line(40).nullable(),
  url: z
    .url({ protocol: /^https?$/, error: 'Use a web address that starts with https://' })
    .max(2_000)
    .nullable(),
  excitement: z.int().min(0).max(5).nullable(),
  pay: ownPaySchema.nullable(),
  deadlineOn: localDateSchema.nullable(),
  notes: z.string().max(5_000, 'At most 5,000 characters'),
  tags: z.array(line(30).min(1)).max(20, 'At most 20 tags'),
  snoozedUntil: localDateSchema.nullable(),
  remindsFollowUps: z.boolean(),
})

export const newApplicationSchema = editableSchema.partial().extend({
  stage: stageSchema.default('saved'),
  /** The day of applying, for stages beyond 'saved'; today when left out. */
  appliedOn: localDateSchema.nullish(),
  adId: z.string().max(60).nullish(),
  /** Saves it although the same posting is there. */
  keepBoth: z.boolean().optional(),
})

export const applicationEventSchema = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  from: z.string().nullable(),
  to: z.string().nullable(),
  onDate: z.string(),
  at: z.string(),
  by: z.enum(EVENT_MAKERS),
  text: z.string(),
  replacesEventId: z.string().nullable(),
})

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  dueOn: z.string().nullable(),
  state: z.enum(['open', 'done']),
})

export const applicationInterviewSchema = z.object({
  id: z.string(),
  kind: z.enum(['screen', 'technical', 'task', 'design', 'behavioural', 'onsite', 'final', 'other']),
  onDate: z.string(),
  atTime: z.string().nullable(),
  timeZone: z.string(),
  minutes: z.int().nullable(),
  place: z.string(),
  outcome: z.enum(['planned', 'done', 'passed', 'failed', 'cancelled']),
  note: z.string(),
})

const str = z.string()
export const contactSchema = z.object({ id: str, name: str, role: str, email: str, phone: str, link: str, note: str })

export const taskInputSchema = z.object({
  id: z.string().max(60).optional(),
  title: line(200).min(1, 'Name the task'),
  dueOn: localDateSchema.nullable(),
  state: z.enum(['open', 'done']).default('open'),
})

export const interviewInputSchema = applicationInterviewSchema.omit({ id: true, timeZone: true }).extend({
  id: z.string().max(60).optional(),
  onDate: localDateSchema,
  atTime: timeSchema.nullable(),
  minutes: z.int().min(5).max(1_440).nullable(),
  place: line(300),
  note: z.string().max(5_000),
})

export const contactInputSchema = contactSchema.extend({
  id: z.string().max(60).optional(),
  name: line(120).min(1, 'Name the person'),
  role: line(120),
  email: line(254),
  phone: line(40),
  link: line(500),
  note: z.string().max(2_000),
})

export const applicationDetailSchema = applicationSchema.extend({
  events: z.array(applicationEventSchema),
  tasks: z.array(taskSchema),
  interviews: z.array(applicationInterviewSchema),
  contacts: z.array(contactSchema),
})

export const idParams = z.object({ id: z.string().max(60) })
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

export const removeApplication = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  auth: 'person',
  scope: 'applications:write',
  tag: 'applications',
  summary: 'Moves it to the trash, where it stays for 30 days',
  params: idParams,
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
      z.object({ kind: z.literal('tag'), tag: line(30).min(1) }),
      z.object({ kind: z.literal('remove') }),
      z.object({ kind: z.literal('restore') }),
    ]),
  }),
  output: z.object({ changed: z.int() }),
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
