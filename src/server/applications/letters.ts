import type { z } from 'zod'
import type {
  getWorkRecord as recordOf,
  printWorkRecord as printRecord,
  readReply as readReplyOf,
} from '#contract/application-reports.ts'
import { Problem } from '#contract/problem.ts'
import { progressOf } from '#core/applications/events.ts'
import type { LocalDate } from '#core/time.ts'
import type { FollowUpKind } from '#core/applications/follow-ups/fitting-follow-ups.ts'
import { FOLLOW_UP_LANGUAGES, type FollowUpLanguage } from '#core/applications/follow-ups/letter-words.ts'
import { writeFollowUp } from '#core/applications/follow-ups/write-follow-up.ts'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import { answerAmong } from '#core/applications/replies/kept-from-reply.ts'
import { findMoments } from '#core/applications/replies/moments.ts'
import { withoutHead } from '#core/applications/replies/mail-head.ts'
import { ownPart } from '#core/applications/replies/own-part.ts'
import { isWriter, tracesOf } from '#core/applications/replies/traces.ts'
import { offsetName, onClockOf } from '#core/applications/replies/zones.ts'
import { isMonthFirst } from '#core/ads/fields/day-order.ts'
import { languageOf } from '#core/ads/language-of.ts'
import { recordBlocks } from '#core/applications/print-record.ts'
import { type RecordLanguage, type RecordPreset, workRecord } from '#core/applications/work-record.ts'
import { findAd, findAdsWith } from '#server/ads/ads.repo.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { csvFile } from './csv-file.ts'
import { MOST_APPLICATIONS } from './search-room.ts'
import { listApplicationRows } from './application-list.repo.ts'
import { heldInterviews, ownToday, requireApplication, toEvent } from './application-view.ts'
import { listPeople, readParts } from './parts.repo.ts'
import { languageOf as accountLanguage } from '#server/users/user.repo.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type ReplyInput = z.output<NonNullable<(typeof readReplyOf)['body']>>
type ReplyOutput = z.input<(typeof readReplyOf)['output']>
type WorkRecord = z.input<(typeof recordOf)['output']>

/** A letter from what is known of the application; nothing is sent. */
export async function draftFollowUp(
  deps: Needs,
  userId: string,
  id: string,
  { kind, language: chosen }: { kind: FollowUpKind; language?: FollowUpLanguage | undefined },
): Promise<{ subject: string; body: string; email: string | null; language: FollowUpLanguage }> {
  const row = await requireApplication(deps.db, userId, id)
  const { today, name, zone } = await ownToday(deps, userId)
  const { contacts, events, interviews, tasks } = await readParts(deps.db, userId, [id])
  const contact = contacts[0]
  const talk = interviews.find(({ outcome, on_date: day }) => outcome === 'planned' && day >= today)
  const language = chosen ?? (await languageWith(deps.db, row, events))
  const letter = writeFollowUp(
    kind,
    {
      title: row.title,
      company: row.company,
      appliedOn: progressOf(events.map(toEvent)).appliedOn,
      interviewOn:
        heldInterviews(interviews)
          .filter((day) => day <= today)
          .at(-1) ?? null,
      invited: talk ? asTheySaid({ onDate: talk.on_date, atTime: talk.at_time }, talk.time_zone, events) : null,
      taskUntil:
        tasks
          .flatMap(({ state, due_on: on }) => (state === 'open' && on !== null && on >= today ? [on] : []))
          .toSorted()[0] ?? null,
      answerBy: row.stage === 'offer' ? answerDay(row.deadline_on, tasks, today) : null,
      isAmerican: isMonthFirst(row.location ?? '', zone),
      contactName: contact?.name ?? null,
      senderName: name,
    },
    language,
  )
  return { ...letter, email: contact?.email || null, language }
}

type Agreed = { onDate: string; atTime: string | null }

/** A talk on the clocks of the zone that their letter named: nobody has to count the hours between two zones. */
function asTheySaid(
  talk: Agreed,
  ownZone: string,
  events: readonly { kind: string; text: string; on_date: string }[],
): Agreed & { zone?: string } {
  const said = events
    .filter(({ kind }) => kind === 'reply')
    .map(({ text, on_date: day }) => withoutHead({ body: text, receivedOn: day }))
    .flatMap(({ body, receivedOn }) => findMoments(ownPart(body), receivedOn))
    .find((moment) => {
      const { day, time, offset } = onClockOf(ownZone, moment)
      return offset !== null && day === talk.onDate && time === talk.atTime
    })
  if (!said || said.offset === null) return talk
  return { onDate: said.day, atTime: said.time, zone: offsetName(said.offset) }
}

/** The language in which one writes to them: that of their last letter, else of their advert, else of the account. */
async function languageWith(
  db: Deps['db'],
  { user_id: userId, ad_id: adId }: { user_id: string; ad_id: string | null },
  events: readonly { kind: string; text: string }[],
): Promise<FollowUpLanguage> {
  const letter = events.findLast(({ kind }) => kind === 'reply')?.text ?? ''
  const ad = adId === null ? '' : ((await findAd(db, userId, adId))?.text ?? '')
  const said = languageOf(letter) ?? languageOf(ad) ?? (await accountLanguage(db, userId))
  return FOLLOW_UP_LANGUAGES.find((one) => one === said) ?? 'en'
}

/** The last day to answer an offer that is to come: of the offer itself, else of a task that says so. */
function answerDay(
  own: string | null,
  tasks: readonly { title: string; due_on: string | null; state: string }[],
  today: string,
): string | null {
  const open = tasks.flatMap(({ title, due_on: dueOn, state }) =>
    state === 'open' && dueOn !== null && dueOn >= today ? [{ title, dueOn }] : [],
  )
  return own !== null && own >= today ? own : (answerAmong(open)?.dueOn ?? null)
}

/** What a pasted reply means for the caller's applications. Reads only. */
export async function readReply(
  deps: Needs & Pick<Deps, 'workers'>,
  userId: string,
  input: ReplyInput,
): Promise<ReplyOutput> {
  const { today, zone } = await ownToday(deps, userId)
  const rows = await listApplicationRows(deps.db, userId, {}, { limit: MOST_APPLICATIONS })
  const { from, subject, body, receivedOn = today } = input
  const message = { from, subject, body, receivedOn }
  const traced = await tracedBy(deps.db, userId, message, rows)
  const known = rows.map(({ id, company, title, stage, outcome, applied_on: appliedOn, url }) => ({
    id,
    appliedOn,
    url,
    company: company ?? '',
    title: title ?? '',
    isTraced: traced.has(id),
    isWaiting: outcome === null && stage !== 'saved',
  }))
  const reading = await deps.workers.run('readReply', { message, known }, { userId })
  return {
    ...reading,
    candidates: [...reading.candidates],
    moments: reading.moments.map((moment) => {
      const { day, time, offset } = onClockOf(zone, moment)
      const isOther = offset !== moment.offset
      const said = isOther ? { day: moment.day, time: moment.time, zone: offsetName(moment.offset ?? '') } : null
      return { day, time, said, isDeadline: moment.isDeadline }
    }),
    gone: reading.gone.map((moment) => onClockOf(zone, moment)).map(({ day, time }) => ({ day, time })),
    because: [...reading.because],
    later: [...reading.later],
    others: [...reading.others],
    tasks: [...reading.tasks],
    flags: [...reading.flags],
  }
}

/** The applications of whose people one wrote the message, or whose advert holds the sender's address or the post's code. */
async function tracedBy(
  db: Deps['db'],
  userId: string,
  message: ReplyMessage,
  rows: readonly { id: string; ad_id: string | null }[],
): Promise<ReadonlySet<string>> {
  const traces = tracesOf(message)
  const words = [traces.address, traces.signer, ...traces.codes].filter((word) => word !== null)
  if (traces.person === null && words.length === 0) return new Set()
  const [people, ads] = await Promise.all([
    listPeople(db, userId),
    findAdsWith(
      db,
      userId,
      rows.flatMap(({ ad_id: ad }) => ad ?? []),
      words,
    ),
  ])
  return new Set([
    ...people.filter((one) => isWriter(traces, one)).map(({ application_id: id }) => id),
    ...rows.filter(({ ad_id: ad }) => ad !== null && ads.includes(ad)).map(({ id }) => id),
  ])
}

/** A form of one country is in its language. */
const LANGUAGE_OF: Partial<Record<RecordPreset, RecordLanguage>> = { de: 'de', uk: 'en', us: 'en' }

/** The record to hand in: as PDF to sign, or as CSV for a form. */
export async function printWorkRecord(
  deps: Needs & Pick<Deps, 'workers'>,
  userId: string,
  { format, name, number, ...query }: z.output<NonNullable<(typeof printRecord)['query']>>,
): Promise<FileAnswer> {
  const { today } = await ownToday(deps, userId)
  const record = await recordAsOf(deps, userId, query, today)
  const language = LANGUAGE_OF[query.preset] ?? query.language
  const fileName = `${query.from} ${query.to}.${format}`
  if (format === 'csv') {
    const rows = record.entries.map(({ cells }) => [...cells])
    return { bytes: csvFile(record.headers, rows), mediaType: 'text/csv', fileName }
  }
  const blocks = recordBlocks(record, { name, number }, query, today, language)
  const info = { title: record.title, language }
  const { bytes, missing } = await deps.workers.run('print', { blocks, info, format }, { userId })
  if (!bytes)
    throw new Problem(
      'resume.not_printable',
      `The PDF cannot show these characters: ${missing.slice(0, 5).join(' ')}. Please take the CSV file instead.`,
    )
  return { bytes, mediaType: 'application/pdf', fileName }
}

type RecordQuery = { from: string; to: string; preset: RecordPreset; language: RecordLanguage }

export async function getWorkRecord(deps: Needs, userId: string, query: RecordQuery): Promise<WorkRecord> {
  const { today } = await ownToday(deps, userId)
  return recordAsOf(deps, userId, query, today)
}

async function recordAsOf(deps: Needs, userId: string, query: RecordQuery, today: LocalDate): Promise<WorkRecord> {
  const rows = await listApplicationRows(deps.db, userId, {}, { limit: MOST_APPLICATIONS })
  const parts = await readParts(deps.db, userId)
  const events = Map.groupBy(parts.events, ({ application_id: id }) => id)
  const interviews = Map.groupBy(parts.interviews, ({ application_id: id }) => id)
  const contacts = Map.groupBy(parts.contacts, ({ application_id: id }) => id)
  return workRecord(
    rows.map((row) => ({
      id: row.id,
      company: row.company,
      title: row.title,
      location: row.location,
      source: row.source,
      method: row.method,
      contact: contacts.get(row.id)?.[0]?.name ?? null,
      stage: row.stage,
      outcome: row.outcome,
      events: (events.get(row.id) ?? []).map(toEvent),
      interviewedOn: (interviews.get(row.id) ?? []).flatMap(({ outcome, on_date: day }) =>
        outcome === 'cancelled' || outcome === 'planned' ? [] : [day],
      ),
      unsaidOn: (interviews.get(row.id) ?? []).flatMap(({ outcome, on_date: day }) =>
        outcome === 'planned' && day < today ? [day] : [],
      ),
    })),
    query,
    query.preset,
    query.language,
  )
}
