import { z } from 'zod'
import {
  applicationEventSchema,
  applicationInterviewSchema,
  applicationSchema,
  contactSchema,
  localDateSchema,
  newApplicationSchema,
  outcomeSchema,
  taskSchema,
} from '#contract/applications.ts'

const MOST = 5_000
const id = z.string().min(1).max(60)
const ofApplication = { application_id: id }

/** One application as our own export writes it; what is worked out from the facts is worked out again. */
const ownSchema = newApplicationSchema.omit({ keepBoth: true, adId: true, appliedOn: true }).extend({
  id,
  outcome: outcomeSchema.nullable(),
  appliedOn: localDateSchema.nullable(),
  position: z.string().max(200),
  createdAt: z.iso.datetime(),
  workplace: applicationSchema.shape.workplace,
})

const { kind, by, text } = applicationEventSchema.shape
const eventSchema = z.object({
  ...ofApplication,
  id,
  kind,
  made_by: by,
  from_value: z.string().max(40).nullable(),
  to_value: z.string().max(40).nullable(),
  on_date: localDateSchema,
  at: z.iso.datetime(),
  seq: z.int().min(0),
  text: text.max(20_000),
  replaces_event_id: id.nullable(),
})
const short = (most: number) => z.string().max(most)
const interview = applicationInterviewSchema.shape
const contact = contactSchema.shape

/** The JSON file of our own export, version 1. */
const documentSchema = z.object({
  version: z.literal(1),
  applications: z.array(ownSchema).max(MOST),
  events: z.array(eventSchema).max(50_000),
  tasks: z
    .array(
      z.object({
        ...ofApplication,
        title: short(200),
        due_on: localDateSchema.nullable(),
        state: taskSchema.shape.state,
      }),
    )
    .max(20_000),
  interviews: z
    .array(
      z.object({
        ...ofApplication,
        kind: interview.kind,
        on_date: localDateSchema,
        at_time: short(5).nullable(),
        time_zone: short(60),
        minutes: interview.minutes,
        place: short(300),
        outcome: interview.outcome,
        note: short(5_000),
      }),
    )
    .max(20_000),
  contacts: z
    .array(
      z.object({
        ...ofApplication,
        name: contact.name.max(120),
        role: short(120),
        email: short(254),
        phone: short(40),
        link: short(500),
        note: short(2_000),
      }),
    )
    .max(20_000),
})

export type OwnExport = z.output<typeof documentSchema>

/** Our own export read back; null for any other JSON. */
export function readOwnExport(file: Uint8Array): OwnExport | null {
  try {
    return documentSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file)))
  } catch {
    return null
  }
}

/** No table of a tracker begins with a brace. */
export function isJson(file: Uint8Array): boolean {
  const start = new TextDecoder().decode(file.slice(0, 64)).trimStart()
  return start.startsWith('{')
}
