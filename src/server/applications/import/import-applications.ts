import { generateNKeysBetween } from 'fractional-indexing'
import type { z } from 'zod'
import {
  type commitImport as commitOf,
  importAnswersSchema,
  type previewImport as previewOf,
} from '#contract/application-reports.ts'
import { Problem } from '#contract/problem.ts'
import { contactsIn } from '#core/applications/import/contacts.ts'
import { answerAmong, talkOf } from '#core/applications/replies/kept-from-reply.ts'
import { repeatedRows } from '#core/applications/import/repeats.ts'
import { daysBetween } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import type { Deps } from '#server/deps.ts'
import { refuseNul } from '#server/http/nul-characters.ts'
import type { Upload } from '#server/http/upload.ts'
import type { JobInput, JobOutput } from '#server/workers/workers.port.ts'
import { createApplication } from '../add-application.ts'
import { requireRoomForNew } from '../search-room.ts'
import { findTopPosition, moveImportToTrash } from '../application.repo.ts'
import { ownToday } from '../application-view.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { isJson } from '#server/workers/read-own-export.ts'
import { findImport, insertImport, insertParts, markImportUndone } from '../parts.repo.ts'
import { jobsHere } from './jobs-here.ts'

import { restoreExport, rowsOfExport } from './restore-export.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type FileNeeds = Needs & Pick<Deps, 'workers'>
type Reading = JobOutput<'readTracker'>
type TrackerAnswers = JobInput<'readTracker'>['answers']
type Preview = z.input<(typeof previewOf)['output']>
type Commit = z.input<(typeof commitOf)['output']>

const UNDO_DAYS = 30
const NOTHING_ASKED: Preview['questions'] = { dateOrder: null, statusWords: [], unclearDays: [] }

const SENTENCES: Record<NonNullable<Reading['refused']>, string> = {
  empty: 'The file is empty.',
  too_heavy: 'This file unpacks to more than a table of applications. Save it as CSV and try again.',
  too_large: 'The file is larger than 5 MB.',
  too_many_rows: 'The file has more than 5,000 rows. Split it and import the parts.',
  not_a_table: 'This is not a table we can read. Save it as CSV or Excel (.xlsx) and try again.',
  open_quote: 'The file ends inside a quoted cell, so it looks cut off. Export it again and retry.',
  no_columns: 'No column for the company or the job title was found. Choose the columns by hand, or check the file.',
  no_rows: 'The file has column names and no rows.',
  no_such_column: 'The file does not have the column that was chosen.',
}

/** What an import would do: nothing is stored. */
export async function previewImport(deps: FileNeeds, userId: string, upload: Upload): Promise<Preview> {
  const own = await readOwn(deps, userId, upload)
  if (own) {
    const here = await jobsHere(deps.db, userId, own.today)
    const rows = rowsOfExport(own.document).map((row, index) => ({
      ...row,
      isKnown: here.hasId(own.document.applications[index]?.id) || here.hasSame(row),
      isLike: false,
      isRepeat: false,
    }))
    return { headers: [], columns: {}, rows, skipped: [], questions: NOTHING_ASKED }
  }
  const { reading, today } = await read(deps, userId, upload)
  if (reading.refused !== null && reading.refused !== 'no_columns') throw unreadable(reading.refused)
  const shown = {
    headers: reading.headers.map((name, column) => ({ name, samples: reading.samples[column] ?? [] })),
    columns: reading.columns,
  }
  if (reading.refused !== null) {
    // nothing to choose from: a line of names, or of anything, and no more
    if (reading.samples.every(({ length }) => length === 0)) throw unreadable(reading.refused)
    return { ...shown, rows: [], skipped: [], questions: NOTHING_ASKED }
  }
  const here = await jobsHere(deps.db, userId, today)
  const repeated = repeatedRows(reading.rows)
  return {
    ...shown,
    rows: reading.rows.map((row) => ({
      ...row,
      isKnown: here.hasSame(row),
      isLike: here.hasLike(row),
      isRepeat: repeated.has(row),
    })),
    skipped: [...reading.skipped],
    questions: {
      dateOrder: reading.questions.dateOrder,
      statusWords: [...reading.questions.statusWords],
      unclearDays: [...reading.questions.unclearDays],
    },
  }
}

/** Imports what is new. Rows whose status word was not answered come in as saved or applied, by their day. */
export async function commitImport(deps: FileNeeds, userId: string, upload: Upload): Promise<Commit> {
  const own = await readOwn(deps, userId, upload)
  if (own) return commitOwn(deps, userId, own)
  const { reading, fileName, today, zone, takesOnce, leavesLike } = await read(deps, userId, upload)
  if (reading.refused !== null) throw unreadable(reading.refused)
  const repeated = takesOnce ? repeatedRows(reading.rows) : new Set()
  const rows = reading.rows.filter((row) => !repeated.has(row))
  const importId = newId('imp')
  return deps.db.transaction().execute(async (tx) => {
    // the same file twice at once: the second finds what the first has made
    await lockUser(tx, userId)
    const here = await jobsHere(tx, userId, today)
    const strange = rows.filter((row) => !here.hasSame(row))
    const fresh = leavesLike ? strange.filter((row) => !here.hasLike(row)) : strange
    await requireRoomForNew(tx, userId, fresh.length)
    const keys = generateNKeysBetween(null, await findTopPosition(tx, userId, 'saved'), fresh.length)
    for (const [index, row] of fresh.entries()) {
      const appliedOn = row.appliedOn !== null && row.appliedOn <= today ? row.appliedOn : null
      const answer = row.stage === 'offer' ? answerAmong(row.tasks ?? []) : null
      const id = await createApplication(deps, tx, userId, {
        company: clip(row.company, 200),
        title: clip(row.title, 200),
        location: clip(row.location, 200),
        url: row.url !== null && /^https?:\/\/\S+$/i.test(row.url) ? row.url.slice(0, 2_000) : null,
        source: clip(row.source ?? null, 40) || (row.url !== null && isLinkedIn(row.url) ? 'LinkedIn' : null),
        tags: [...new Set((row.tags ?? []).map((tag) => clip(tag, 30)))].slice(0, 20),
        // what the notes of an offer ask by a day is its answer, where one is meant
        deadlineOn: answer?.dueOn ?? null,
        pay: payOf(row),
        notes: clip([row.notes, row.said, row.sentAlong].filter(Boolean).join('\n'), 5_000),
        stage: row.stage ?? (appliedOn === null ? 'saved' : 'applied'),
        outcome: row.outcome,
        ...(row.outcomeOn === undefined ? {} : { outcomeOn: row.outcomeOn }),
        appliedOn: row.stage === 'saved' ? null : appliedOn,
        importId,
        by: 'import',
        today,
        position: keys[index] ?? 'a0',
      })
      const people = contactsIn(row.contact ?? '').map((person) => ({
        phone: '',
        ...person,
        id: newId('apt'),
        user_id: userId,
        application_id: id,
        role: '',
        link: '',
        note: '',
      }))
      await insertParts(tx, 'application_contacts', people)
      // who is in talks has one at that hour, with its reminders
      const talks = (row.tasks ?? []).filter(
        ({ atTime }) => atTime !== undefined && (row.stage === 'talks' || row.stage === 'interviewing'),
      )
      await insertParts(
        tx,
        'application_interviews',
        talks.map(({ title, dueOn, atTime }) => ({
          id: newId('apt'),
          user_id: userId,
          application_id: id,
          ...talkOf(title),
          on_date: dueOn,
          at_time: atTime ?? null,
          time_zone: zone,
          outcome: 'planned' as const,
          note: title,
        })),
      )
      const tasks = (row.tasks ?? [])
        .filter((task) => task !== answer && !talks.includes(task))
        .map(({ title, dueOn }) => ({
          id: newId('apt'),
          user_id: userId,
          application_id: id,
          title,
          due_on: dueOn,
          state: 'open' as const,
        }))
      await insertParts(tx, 'application_tasks', tasks)
    }
    const skipped = reading.skipped.length + repeated.size + strange.length - fresh.length
    await insertImport(tx, {
      id: importId,
      user_id: userId,
      file_name: fileName,
      made: fresh.length,
      skipped,
      at: deps.clock.now(),
      undone_at: null,
    })
    return { importId, made: fresh.length, known: rows.length - strange.length, skipped }
  })
}

/** As it stands, with its figures where they are clear. */
function payOf({ salaryText, pay }: Extract<Reading, { refused: null }>['rows'][number]) {
  if (salaryText === null) return null
  const text = clip(salaryText, 200)
  return pay?.currency.length === 3 ? { ...pay, text } : { text, min: null, max: null, currency: null, period: null }
}

/** An advert there was found there; any other address may be the employer's as well as a board's. */
const isLinkedIn = (url: string) => /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\//i.test(url)

/** Our own export, with the history of each application; what is here already stays as it is here. */
async function commitOwn(
  deps: FileNeeds,
  userId: string,
  { document, fileName, today }: NonNullable<Awaited<ReturnType<typeof readOwn>>>,
): Promise<Commit> {
  const importId = newId('imp')
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const here = await jobsHere(tx, userId, today)
    const isFresh = rowsOfExport(document).map(
      (row, index) => !here.hasId(document.applications[index]?.id) && !here.hasSame(row),
    )
    await requireRoomForNew(tx, userId, isFresh.filter(Boolean).length)
    const made = await restoreExport(deps, tx, userId, document, (_own, index) => isFresh[index] === true, {
      importId,
      today,
    })
    const at = deps.clock.now()
    await insertImport(tx, {
      id: importId,
      user_id: userId,
      file_name: fileName,
      made,
      skipped: 0,
      at,
      undone_at: null,
    })
    return { importId, made, known: document.applications.length - made, skipped: 0 }
  })
}

export async function undoImport(
  deps: Needs,
  userId: string,
  id: string,
): Promise<{ removed: number; stayed: number }> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const found = await findImport(tx, userId, id)
    if (!found || found.undone_at !== null)
      throw new Problem('applications.unknown', 'This import does not exist or was undone already.')
    if (daysBetween(found.at.slice(0, 10), now.slice(0, 10)) > UNDO_DAYS) {
      throw new Problem('applications.too_late', 'An import can be undone for 30 days.')
    }
    await markImportUndone(tx, userId, id, now)
    return await moveImportToTrash(tx, userId, id, { now, importedAt: found.at })
  })
}

/** null for a file that is a table. */
async function readOwn(deps: FileNeeds, userId: string, upload: Upload) {
  const [file, second] = upload.files
  if (!file || second || !isJson(file.bytes)) return null
  const document = await deps.workers.run('readOwnExport', file.bytes, { userId })
  if (!document)
    throw new Problem(
      'applications.unreadable_file',
      'This is not a JSON file that Waymark has written. Save it as CSV or Excel (.xlsx) and try again.',
    )
  refuseNul(document)
  const { today } = await ownToday(deps, userId)
  return { document, today, fileName: file.fileName }
}

async function read(deps: FileNeeds, userId: string, upload: Upload) {
  const [file, second] = upload.files
  if (!file || second) throw new Problem('applications.unreadable_file', 'Choose one file.')
  const { today, zone } = await ownToday(deps, userId)
  const { repeats, like, ...answers } = readAnswers(upload.fields.answers)
  const input = { file: file.bytes, today, answers }
  const reading = await deps.workers.run('readTracker', input, { userId }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'server.too_slow') return { refused: 'too_heavy' as const }
    throw error
  })
  return { reading, today, zone, fileName: file.fileName, takesOnce: repeats === 'once', leavesLike: like === 'leave' }
}

function unreadable(why: NonNullable<Reading['refused']>): Problem {
  return new Problem('applications.unreadable_file', SENTENCES[why])
}

function readAnswers(
  text: string | undefined,
): TrackerAnswers & Pick<z.output<typeof importAnswersSchema>, 'repeats' | 'like'> {
  if (!text) return {}
  const parsed = importAnswersSchema.safeParse(parseJson(text))
  if (!parsed.success) throw new Problem('request.invalid', 'The answers to the import questions cannot be read.')
  const { order, status, columns, days, repeats, like } = parsed.data
  return {
    ...(repeats ? { repeats } : {}),
    ...(like ? { like } : {}),
    ...(order ? { order } : {}),
    ...(columns ? { columns } : {}),
    ...(status ? { status } : {}),
    ...(days ? { days } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Never within a pair: half a sign cannot be stored. */
function clip<Text extends string | null>(text: Text, most: number): Text
function clip(text: string | null, most: number): string | null {
  return text === null ? null : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
