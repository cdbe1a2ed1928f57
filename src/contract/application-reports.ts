import { z } from 'zod'
import { FOLLOW_UP_KINDS } from '#core/applications/follow-ups/fitting-follow-ups.ts'
import { FOLLOW_UP_LANGUAGES } from '#core/applications/follow-ups/letter-words.ts'
import { COLUMN_FIELDS } from '#core/applications/import/columns.ts'
import { SKIP_REASONS } from '#core/applications/import/read-tracker.ts'
import { MEANINGS } from '#core/applications/replies/meanings.ts'
import { RECORD_LANGUAGES, RECORD_PRESETS } from '#core/applications/work-record.ts'
import { adFlagSchema } from './ads.ts'
import { APPLICATIONS_PATH as BASE, JOB_SEARCH_PATH, filterSchema } from './applications.ts'
import {
  applicationDetailSchema,
  idParams,
  localDateSchema,
  outcomeSchema,
  stageSchema,
  timeSchema,
} from './application-schemas.ts'
import { line } from './line.ts'
import { ownPaySchema, paySchema } from './pay.ts'
import { emptySchema, endpoint } from './endpoint.ts'

export const writeFollowUp = endpoint({
  method: 'GET',
  path: `${BASE}/:id/follow-up`,
  auth: 'person',
  tag: 'applications',
  summary: 'A letter to send, from what is known',
  params: idParams,
  // without a language in that of the employer's last letter, else of the advert, else of the account
  query: z.object({ kind: z.enum(FOLLOW_UP_KINDS), language: z.enum(FOLLOW_UP_LANGUAGES).optional() }),
  output: z.object({
    subject: z.string(),
    body: z.string(),
    email: z.string().nullable(),
    language: z.enum(FOLLOW_UP_LANGUAGES),
  }),
})

const proposedChangeSchema = z.object({ stage: stageSchema.nullable(), outcome: outcomeSchema.nullable() })

export const readReply = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/replies`,
  auth: 'person',
  tag: 'applications',
  summary: 'Reads a pasted reply; changes nothing',
  body: z.object({
    from: line(300).optional(),
    subject: line(500).optional(),
    body: z.string().trim().min(1, 'Paste the message').max(20_000, 'At most 20,000 characters'),
    receivedOn: localDateSchema.optional(),
  }),
  output: z.object({
    applicationId: z.string().nullable(),
    candidates: z.array(z.string()),
    /** The post that the letter names where no application is at that employer. */
    stranger: z.object({ company: z.string(), title: z.string().nullable() }).nullable(),
    meaning: z.enum(MEANINGS),
    noise: z.enum(['fraud', 'automatic', 'mass_mail']).nullable(),
    /** On the person's own clock; `said` is how the message has it, where that names another zone ('UTC+1'). */
    moments: z.array(
      z.object({
        day: z.string(),
        time: z.string().nullable(),
        said: z.object({ day: z.string(), time: z.string().nullable(), zone: z.string() }).nullable(),
        isDeadline: z.boolean(),
      }),
    ),
    /** What becomes of a talk that was agreed, and when it would have been. Of a moved one `moments` names the new time alone. */
    talk: z.enum(['moved', 'cancelled']).nullable(),
    gone: z.array(z.object({ day: z.string(), time: z.string().nullable() })),
    because: z.array(z.string()),
    change: proposedChangeSchema.nullable(),
    /** What is asked by a day, and who wrote it, where the sender is a person. */
    tasks: z.array(z.object({ title: z.string(), dueOn: z.string() })),
    sender: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** The last day by which the firm says that it will write. */
    promisedOn: z.string().nullable(),
    /** Of the tasks the one that is the answer to an offer, and the pay that an offer names. */
    answer: z.object({ title: z.string(), dueOn: z.string() }).nullable(),
    pay: paySchema.nullable(),
    /** The first day at work that an offer names. */
    startsOn: z.string().nullable(),
    /** What it may mean as well, likeliest first: for the person to choose from where the reading is not sure. */
    others: z.array(z.object({ meaning: z.enum(MEANINGS), change: proposedChangeSchema.nullable() })),
    hasOrders: z.boolean(),
    /** Signs of fraud, with the sentence that gives each; where there is one, no change is proposed. */
    flags: z.array(adFlagSchema),
    /** Beside a refusal: what it says of a talk at a later time. */
    later: z.array(z.string()),
    confidence: z.enum(['sure', 'likely', 'unsure']),
  }),
})

/** Tasks that are kept of one reply. */
export const MOST_REPLY_TASKS = 10

export const confirmReply = endpoint({
  method: 'POST',
  path: `${BASE}/:id/replies`,
  auth: 'person',
  tag: 'applications',
  summary: 'Keeps a reply in the history and makes the change the person confirmed',
  params: idParams,
  body: z.object({
    meaning: z.enum(MEANINGS),
    text: line(5_000),
    on: localDateSchema.optional(),
    stage: stageSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    /** When one applied, for a job that was only saved: the letter proves that one did. Not known when left out. */
    appliedOn: localDateSchema.nullish(),
    interview: z.object({ onDate: localDateSchema, atTime: timeSchema.nullable() }).nullable(),
    /** A talk that was planned takes place at `interview` instead, or not at all; `gone` is when it would have been. */
    talk: z.enum(['moved', 'cancelled']).nullable().default(null),
    gone: z
      .array(z.object({ day: localDateSchema, time: timeSchema.nullable() }))
      .max(10)
      .default([]),
    /** What they ask for by a day. The deadline of the advert stays what it was. */
    tasks: z
      .array(z.object({ title: line(200).min(1, 'Name the task'), dueOn: localDateSchema }))
      .max(MOST_REPLY_TASKS)
      .default([]),
    sender: z
      .object({ name: line(120).min(1, 'Name the person'), email: line(254) })
      .nullable()
      .default(null),
    /** Of an offer: the last day to answer it, and what it pays instead of what the advert said. */
    answerBy: localDateSchema.nullable().default(null),
    pay: ownPaySchema.nullable().default(null),
    /** The day by which they say that they will write: reminders are quiet until then. */
    promisedOn: localDateSchema.nullable().default(null),
  }),
  output: applicationDetailSchema,
})

const importedRowSchema = z.object({
  row: z.int(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  stage: stageSchema.nullable(),
  outcome: outcomeSchema.nullable(),
  appliedOn: z.string().nullable(),
  /** What stands for a day and names none that is clear yet. */
  dayWritten: z.string().optional(),
  /** The day of the outcome, where the status names it. */
  outcomeOn: z.string().optional(),
  url: z.string().nullable(),
  location: z.string().nullable(),
  salaryText: z.string().nullable(),
  notes: z.string().nullable(),
  contact: z.string().nullable().optional(),
  source: z.string().nullable().optional(),
  tasks: z
    .array(z.object({ title: z.string(), dueOn: z.string() }))
    .readonly()
    .optional(),
})
const columnsSchema = z.partialRecord(z.enum(COLUMN_FIELDS), z.int().min(0).max(300))
/** Sent as JSON text beside the file. */
export const importAnswersSchema = z.object({
  order: z.enum(['dayFirst', 'monthFirst']).optional(),
  status: z
    .array(z.object({ word: z.string().max(200), stage: stageSchema.nullable(), outcome: outcomeSchema.nullable() }))
    .max(100)
    .optional(),
  /** Days for cells that name none. */
  days: z.record(z.string().max(200), localDateSchema).optional(),
  columns: columnsSchema.optional(),
  /** What to do with rows that name the same job and the same day: take the furthest, or each. */
  repeats: z.enum(['once', 'each']).optional(),
  /** What to do with rows that name a job kept already, on another day: leave them out, or take each. */
  like: z.enum(['leave', 'each']).optional(),
})

export const previewImport = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/import/preview`,
  auth: 'person',
  tag: 'applications',
  summary: 'Reads a tracker file: columns, rows, what is skipped and what has to be asked',
  content: 'multipart',
  multipartFields: { file: 'file', answers: 'text' },
  output: z.object({
    headers: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    columns: columnsSchema,
    rows: z.array(importedRowSchema.extend({ isKnown: z.boolean(), isLike: z.boolean(), isRepeat: z.boolean() })),
    skipped: z.array(z.object({ row: z.int(), reason: z.enum(SKIP_REASONS) })),
    questions: z.object({
      dateOrder: z.string().nullable(),
      statusWords: z.array(z.string()),
      unclearDays: z.array(z.string()),
    }),
  }),
})

export const commitImport = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/import/commit`,
  auth: 'person',
  tag: 'applications',
  summary: 'Imports a tracker file with the answers given',
  content: 'multipart',
  multipartFields: { file: 'file', answers: 'text' },
  status: 201,
  output: z.object({ importId: z.string(), made: z.int(), known: z.int(), skipped: z.int() }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/import/:id/undo`,
  auth: 'person',
  tag: 'applications',
  summary: 'Moves what an import made and nobody changed since to the trash, within 30 days',
  params: idParams,
  output: z.object({ removed: z.int(), stayed: z.int() }),
})

export const exportApplications = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/export`,
  auth: 'person',
  tag: 'applications',
  summary: 'All applications with their history as a file',
  query: filterSchema.extend({
    format: z.enum(['csv', 'xlsx', 'json']),
    from: localDateSchema.optional(),
    to: localDateSchema.optional(),
  }),
  output: emptySchema,
  files: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/json'],
})

const recordQuery = z.object({
  from: localDateSchema,
  to: localDateSchema,
  preset: z.enum(RECORD_PRESETS),
  language: z.enum(RECORD_LANGUAGES).default('en'),
})

export const printWorkRecord = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/record/file`,
  auth: 'person',
  tag: 'applications',
  summary: 'The record of a job search as a file to hand in',
  query: recordQuery.extend({
    format: z.enum(['pdf', 'csv']),
    name: line(100).optional(),
    number: line(60).optional(),
  }),
  output: emptySchema,
  files: ['application/pdf', 'text/csv'],
})

export const getWorkRecord = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/record`,
  auth: 'person',
  tag: 'applications',
  summary: 'The record of a job search between two days',
  query: recordQuery,
  output: z.object({
    title: z.string(),
    headers: z.array(z.string()),
    entries: z.array(
      z.object({
        applicationId: z.string(),
        onDate: z.string(),
        activity: z.enum(['applied', 'follow_up', 'interview']),
        cells: z.array(z.string()),
      }),
    ),
    undated: z.array(z.object({ applicationId: z.string(), name: z.string() })),
    /** With a talk of which nobody said whether it took place: it is in no record. */
    unsaid: z.array(z.object({ applicationId: z.string(), name: z.string() })),
    incomplete: z.array(z.object({ applicationId: z.string(), header: z.string() })),
  }),
})

export const getInsights = endpoint({
  method: 'GET',
  path: `${JOB_SEARCH_PATH}/insights`,
  auth: 'person',
  tag: 'applications',
  summary: 'The funnel by what was ever reached, days between steps, answers by source',
  output: z.object({
    /** `ids` and `moved`: the first of those that are counted. */
    funnel: z.array(z.object({ stage: stageSchema, count: z.int(), ids: z.array(z.string()) })),
    hops: z.array(
      z.object({
        from: stageSchema,
        to: stageSchema,
        medianDays: z.number().nullable(),
        movedCount: z.int(),
        moved: z.array(z.string()),
        stillWaiting: z.int(),
      }),
    ),
    answers: z.array(
      z.object({ source: z.string(), applied: z.int(), answered: z.int(), percent: z.int().nullable() }),
    ),
    enoughForARate: z.int(),
  }),
})
