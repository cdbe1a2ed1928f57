import { z } from 'zod'
import { timeZoneSchema } from '#core/account/fields.ts'
import { fitsLine } from '#core/applications/events.ts'
import { isTimeZone } from '#core/time.ts'
import {
  applicationEventSchema,
  applicationSchema,
  contactInputSchema,
  interviewInputSchema,
  localDateSchema,
  newApplicationSchema,
  outcomeSchema,
  taskInputSchema,
} from '#contract/application-schemas.ts'
import { endOfString } from '#server/http/json-body.ts'
import { decodeUnicode } from './decode-unicode.ts'
import { applicationsOfAccount } from './own-account-export.ts'

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
type Line = z.output<typeof eventSchema>
const task = taskInputSchema.shape
const interview = interviewInputSchema.shape
const { name, role, email, phone, link, note } = contactInputSchema.shape

/** The JSON file of our own export, version 1. What it holds has to be what the calls would have taken. */
const documentSchema = z.object({
  version: z.literal(1),
  applications: z.array(ownSchema).max(MOST),
  events: z.array(eventSchema).max(50_000).refine(isHistory),
  tasks: z.array(z.object({ ...ofApplication, title: task.title, due_on: task.dueOn, state: task.state })).max(20_000),
  interviews: z
    .array(
      z.object({
        ...ofApplication,
        kind: interview.kind,
        on_date: interview.onDate,
        at_time: interview.atTime,
        time_zone: timeZoneSchema.refine(isTimeZone),
        minutes: interview.minutes,
        place: interview.place,
        outcome: interview.outcome,
        note: interview.note,
      }),
    )
    .max(20_000),
  contacts: z.array(z.object({ ...ofApplication, name, role, email, phone, link, note })).max(20_000),
})

/** Lines hold what their kind can hold, and a correction what the line can that it corrects. */
function isHistory(lines: readonly Line[]): boolean {
  const kinds = new Map(lines.map((each) => [each.id, each.kind]))
  return lines.every(({ kind: own, from_value: from, to_value: to, replaces_event_id: of }) => {
    const meant = own === 'correction' ? ((of === null ? null : kinds.get(of)) ?? own) : own
    return fitsLine(meant, to) && (from === null || fitsLine(meant, from))
  })
}

export type OwnExport = z.output<typeof documentSchema>

/** Our own export of applications, or of a whole account, read back; null for any other JSON. */
export function readOwnExport(file: Uint8Array): OwnExport | null {
  try {
    const text = decodeUnicode(file) ?? ''
    return isDeep(text) ? null : documentSchema.parse(applicationsOfAccount(JSON.parse(text)))
  } catch {
    return null
  }
}

/** Our own export is four deep; millions of brackets cost seconds before they are found to be none. */
const DEEPEST = 20

function isDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfString(json, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** No table of a tracker begins with a brace, and none with a list of objects. */
export function isJson(file: Uint8Array): boolean {
  return /^\s*(?:\{|\[\s*\{)/.test(decodeUnicode(file.subarray(0, 400), { isCut: true }) ?? '')
}
