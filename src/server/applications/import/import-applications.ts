import { generateNKeysBetween } from 'fractional-indexing'
import type { z } from 'zod'
import {
  type commitImport as commitOf,
  importAnswersSchema,
  type previewImport as previewOf,
} from '#contract/application-reports.ts'
import { Problem } from '#contract/problem.ts'
import { plain } from '#core/applications/plain.ts'
import { type ImportedRow, type ImportAnswers, readTracker } from '#core/applications/import/read-tracker.ts'
import { companyKey, titleKey, urlKey } from '#core/applications/url-key.ts'
import { daysBetween } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { Upload } from '#server/http/upload.ts'
import { createApplication, MOST_APPLICATIONS, requireRoom } from '../add-application.ts'
import { findTopPosition, listApplicationRows, moveImportToTrash } from '../application.repo.ts'
import { ownToday } from '../application-view.ts'
import { findImport, insertImport, markImportUndone } from '../parts.repo.ts'
import { readTable, TableError, type TableProblem } from './read-table.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Preview = z.input<(typeof previewOf)['output']>
type Commit = z.input<(typeof commitOf)['output']>

const UNDO_DAYS = 30
const SAMPLES = 3

const SENTENCES: Record<TableProblem | 'no_columns' | 'no_rows', string> = {
  empty: 'The file is empty.',
  too_large: 'The file is larger than 5 MB.',
  too_many_rows: 'The file has more than 5,000 rows. Split it and import the parts.',
  not_a_table: 'This is not a table we can read. Save it as CSV or Excel (.xlsx) and try again.',
  open_quote: 'The file ends inside a quoted cell, so it looks cut off. Export it again and retry.',
  no_columns: 'No column for the company or the job title was found. Choose the columns by hand, or check the file.',
  no_rows: 'The file has column names and no rows.',
}

/** What an import would do: nothing is stored. */
export async function previewImport(deps: Needs, userId: string, upload: Upload): Promise<Preview> {
  const { reading, table, known } = await read(deps, userId, upload)
  const body = table.slice(-reading.rows.length || undefined)
  return {
    headers: reading.headers.map((name, column) => ({
      name,
      samples: body
        .map(({ cells }) => cells[column]?.trim() ?? '')
        .filter(Boolean)
        .slice(0, SAMPLES),
    })),
    columns: reading.columns,
    rows: reading.rows.map((row) => ({ ...row, isKnown: isKnown(row, known) })),
    skipped: [...reading.skipped],
    questions: { dateOrder: reading.questions.dateOrder, statusWords: [...reading.questions.statusWords] },
  }
}

/** Imports what is new. Rows whose status word was not answered come in as saved or applied, by their day. */
export async function commitImport(deps: Needs, userId: string, upload: Upload): Promise<Commit> {
  const { reading, known, fileName, today } = await read(deps, userId, upload)
  const fresh = reading.rows.filter((row) => !isKnown(row, known))
  const importId = newId('imp')
  return deps.db.transaction().execute(async (tx) => {
    await requireRoom(tx, userId, fresh.length)
    const keys = generateNKeysBetween(null, await findTopPosition(tx, userId, 'saved'), fresh.length)
    for (const [index, row] of fresh.entries()) {
      const appliedOn = row.appliedOn !== null && row.appliedOn <= today ? row.appliedOn : null
      await createApplication(deps, tx, userId, {
        company: clip(row.company, 200),
        title: clip(row.title, 200),
        location: clip(row.location, 200),
        url: row.url !== null && /^https?:\/\/\S+$/i.test(row.url) ? row.url.slice(0, 2_000) : null,
        pay:
          row.salaryText === null
            ? null
            : { text: row.salaryText.slice(0, 200), min: null, max: null, currency: null, period: null },
        notes: (row.notes ?? '').slice(0, 5_000),
        stage: row.stage ?? (appliedOn === null ? 'saved' : 'applied'),
        outcome: row.outcome,
        appliedOn: row.stage === 'saved' ? null : appliedOn,
        importId,
        by: 'import',
        today,
        position: keys[index] ?? 'a0',
      })
    }
    const skipped = reading.skipped.length
    await insertImport(tx, {
      id: importId,
      user_id: userId,
      file_name: fileName,
      made: fresh.length,
      skipped,
      at: deps.clock.now(),
      undone_at: null,
    })
    return { importId, made: fresh.length, known: reading.rows.length - fresh.length, skipped }
  })
}

export async function undoImport(deps: Needs, userId: string, id: string): Promise<{ removed: number }> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const found = await findImport(tx, userId, id)
    if (!found || found.undone_at !== null)
      throw new Problem('applications.unknown', 'This import does not exist or was undone already.')
    if (daysBetween(found.at.slice(0, 10), now.slice(0, 10)) > UNDO_DAYS) {
      throw new Problem('applications.too_late', 'An import can be undone for 30 days.')
    }
    await markImportUndone(tx, userId, id, now)
    return { removed: await moveImportToTrash(tx, userId, id, now) }
  })
}

async function read(deps: Needs, userId: string, upload: Upload) {
  const [file, second] = upload.files
  if (!file || second) throw new Problem('applications.unreadable_file', 'Choose one file.')
  const { today } = await ownToday(deps, userId)
  const table = await readTable(file.bytes).catch((error: unknown) => {
    if (error instanceof TableError) throw new Problem('applications.unreadable_file', SENTENCES[error.problem])
    throw error
  })
  const reading = readTracker(table, today, readAnswers(upload.fields.answers))
  if (reading.refused !== null) throw new Problem('applications.unreadable_file', SENTENCES[reading.refused])
  return { reading, table, today, fileName: file.fileName, known: await knownKeys(deps.db, userId) }
}

function readAnswers(text: string | undefined): ImportAnswers {
  if (!text) return {}
  const parsed = importAnswersSchema.safeParse(parseJson(text))
  if (!parsed.success) throw new Problem('request.invalid', 'The answers to the import questions cannot be read.')
  const { order, status, columns } = parsed.data
  return {
    ...(order ? { order } : {}),
    ...(columns ? { columns } : {}),
    ...(status ? { status: new Map(status.map(({ word, stage, outcome }) => [plain(word), { stage, outcome }])) } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function knownKeys(db: Db, userId: string): Promise<Set<string>> {
  const rows = await listApplicationRows(db, userId, {}, { limit: MOST_APPLICATIONS })
  return new Set(
    rows.flatMap((row) => [
      ...(row.url_key ? [`url:${row.url_key}`] : []),
      `job:${row.company_key ?? ''}/${row.title_key ?? ''}/${row.applied_on ?? ''}`,
    ]),
  )
}

function isKnown(row: ImportedRow, known: ReadonlySet<string>): boolean {
  const address = row.url === null ? null : urlKey(row.url)
  if (address !== null && known.has(`url:${address}`)) return true
  const job = `${row.company ? companyKey(row.company) : ''}/${row.title ? titleKey(row.title) : ''}`
  return known.has(`job:${job}/${row.appliedOn ?? ''}`)
}

function clip(text: string | null, most: number): string | null {
  return text === null ? null : text.slice(0, most)
}
