import { z } from 'zod'
import { EVENT_KINDS, EVENT_MAKERS } from '#core/applications/events.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { line } from './line.ts'
import { ownPaySchema, paySchema } from './pay.ts'

export const stageSchema = z.enum(STAGES)
export const outcomeSchema = z.enum(OUTCOMES)
/** A year of two digits that was read as it stands is no day in anybody's search for work. */
const EARLIEST_YEAR = '1950'
export const localDateSchema = z.iso
  .date('Use a date such as 2026-11-22')
  .refine((day) => day >= EARLIEST_YEAR, 'Use a date such as 2026-11-22')
export const timeSchema = z.iso.time({ precision: -1, error: 'Use a time such as 14:30' })
const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const

export const reminderSchema = z.object({
  kind: z.enum(['follow_up', 'thank_you', 'apply', 'close_no_answer', 'interview', 'task', 'answer']),
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
export const editableSchema = z.object({
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

const taskFields = taskSchema.omit({ id: true })

/** `was`: what the person saw before changing it. What they left as it was is not written over a later change. */
export const taskInputSchema = z.object({
  id: z.string().max(60).optional(),
  was: taskFields.optional(),
  title: line(200).min(1, 'Name the task'),
  dueOn: localDateSchema.nullable(),
  state: z.enum(['open', 'done']).default('open'),
})

const interviewFields = applicationInterviewSchema.omit({ id: true, timeZone: true })
const contactFields = contactSchema.omit({ id: true })

export const interviewInputSchema = interviewFields.extend({
  id: z.string().max(60).optional(),
  was: interviewFields.optional(),
  onDate: localDateSchema,
  atTime: timeSchema.nullable(),
  minutes: z.int().min(5).max(1_440).nullable(),
  place: line(300),
  note: z.string().max(5_000),
})

/** Characters of the note on a person. */
export const MOST_NOTE = 2_000

export const contactInputSchema = contactFields.extend({
  id: z.string().max(60).optional(),
  was: contactFields.optional(),
  name: line(120).min(1, 'Name the person'),
  role: line(120),
  email: line(254),
  phone: line(40),
  link: line(500),
  note: z.string().max(MOST_NOTE),
})

export const applicationDetailSchema = applicationSchema.extend({
  events: z.array(applicationEventSchema),
  tasks: z.array(taskSchema),
  interviews: z.array(applicationInterviewSchema),
  contacts: z.array(contactSchema),
})

export const idParams = z.object({ id: z.string().max(60) })
