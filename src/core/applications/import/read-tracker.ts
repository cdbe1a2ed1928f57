import type { LocalDate } from '../../time.ts'
import { monthOf } from '../month-words.ts'
import { seenLine } from '../../text/unseen.ts'
import { plain } from '../plain.ts'
import type { Outcome, Stage } from '../stage.ts'
import { type ColumnMap, endColumns, guessColumns, headerHits, otherColumns, tickColumns } from './columns.ts'
import {
  type DayOrder,
  dayInStatus,
  dependsOnOrder,
  holdsBothOrders,
  orderOf,
  orderOfColumn,
  parseDay,
  yearOfLast,
  YEARLESS,
} from './days.ts'
import { isOwnTable, ownStatus, TAGS_APART, withoutGuards } from './own-table.ts'
import { type NoteTask, nextTasks, tasksInNote } from './note-tasks.ts'
import { endedStatus, joinedStatus, tickedStatus } from './row-status.ts'
import { type Status, statusOf } from './status-words.ts'
import { type TableRow, isFilled, findHeader } from './table-rows.ts'

export type ImportedRow = {
  row: number
  company: string | null
  title: string | null
  stage: Stage | null
  outcome: Outcome | null
  appliedOn: LocalDate | null
  /** What stands for a day and names none that is clear yet: '31.11.2026'. */
  dayWritten?: string
  /** Where the status names the day: 'rejected 19/10'. */
  outcomeOn?: LocalDate
  url: string | null
  location: string | null
  salaryText: string | null
  notes: string | null
  /** Where its status says more than a stage: 'HR call 1.12. 14:00 Teams', as it stands. */
  said?: string
  /** What was sent with it, by its column. */
  sentAlong?: string | null
  /** Whom one talks to there: 'Anna Lund <anna@firm.example>'. */
  contact?: string | null
  /** What its notes have to be done by a day to come, where it is open. */
  tasks?: readonly NoteTask[]
  /** Where the advert was found. */
  source?: string | null
  /** Of our own table. */
  tags?: readonly string[]
}

export type SkippedRow = { row: number; reason: SkipReason }
export const SKIP_REASONS = ['repeats', 'summary', 'nameless', 'above', 'heading', 'sheet'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** What has to be asked before the rows are right. */
export type ImportQuestions = {
  dateOrder: string | null
  statusWords: readonly string[]
  /** Cells that name no day one could have applied on: '31/02/2026', 'last week', a day to come. */
  unclearDays: readonly string[]
}

/** What the person answered: the order of day and month, days by their cell, the meaning of status words, columns chosen by hand. */
export type ImportAnswers = {
  order?: DayOrder
  days?: Readonly<Record<string, LocalDate>>
  status?: ReadonlyMap<string, Status>
  columns?: ColumnMap
}

export type TrackerReading =
  | { refused: 'empty' | 'no_rows' | 'no_such_column' }
  /** What is needed to choose by hand. */
  | ({ refused: 'no_columns' } & TrackerColumns)
  | (TrackerColumns & {
      refused: null
      rows: readonly ImportedRow[]
      skipped: readonly SkippedRow[]
      questions: ImportQuestions
      order: DayOrder | null
    })

/** The columns of a file, the first values of each, and what they were taken for. */
export type TrackerColumns = { headers: readonly string[]; samples: readonly string[][]; columns: ColumnMap }

/** Columns show what they hold in their first rows. */
const GUESSED_BY_ROWS = 500
const SAMPLES = 3
const MOST_DAYS_ASKED = 20
const MOST_DAY_SHOWN = 60
/**
 * Applications from a table of any tracker. Never drops a row silently: every row that holds something, but the column
 * names, is an application or stands under `skipped`.
 */
export function readTracker(table: readonly TableRow[], today: LocalDate, answers: ImportAnswers = {}): TrackerReading {
  const held = table.map((record) => ({ ...record, cells: record.cells.map(seenLine) })).filter(isFilled)
  const filled = held.filter(({ isElsewhere }) => isElsewhere !== true)
  if (filled.length === 0) return { refused: 'empty' }
  const headerAt = findHeader(filled)
  const header = filled[headerAt]
  const isOwn = header !== undefined && isOwnTable(header.cells)
  const below = filled.slice(headerAt + 1)
  const records = isOwn ? below.map((record) => ({ ...record, cells: withoutGuards(record.cells) })) : below
  if (header === undefined) return { refused: 'empty' }
  const hasNames = headerHits(header.cells) > 0
  const headers = header.cells
  const columns =
    answers.columns ??
    guessColumns(
      headers,
      records.slice(0, GUESSED_BY_ROWS).map((record) => record.cells),
    )
  if (Object.values(columns).some((column) => column >= headers.length)) return { refused: 'no_such_column' }
  const samples = headers.map((_, column) => samplesOf(records, column))
  if (columns.company === undefined && columns.title === undefined)
    return { refused: 'no_columns', headers, samples, columns }
  if (records.length === 0) return { refused: 'no_rows' }

  const cellOf = (record: TableRow, column: number | undefined) =>
    column === undefined ? null : (record.cells[column]?.trim() ?? '') || null
  const cellsOf = (record: TableRow, from: readonly number[]) =>
    from.flatMap((column) => {
      const cell = cellOf(record, column)
      return cell === null ? [] : [{ header: headers[column] ?? '', cell }]
    })
  const years = yearsAbove(records)
  const dayCell = (record: TableRow) => {
    const day = cellOf(record, columns.appliedOn)
    if (day === null || !YEARLESS.test(day)) return day
    const year = years.get(record) ?? yearOfLast(day, today)
    return year === undefined ? day : `${day.replace(/[./-]$/, '')}.${year}`
  }
  const days = records.flatMap((record) => dayCell(record) ?? [])
  const order = answers.order ?? orderOfColumn(days, today)
  const isAskedByCell = order === null && holdsBothOrders(days, today)
  const asked = new Set<string>()
  const unclear = new Set<string>()
  const stageByFile = stageOfFile(headers)
  const ticks =
    columns.status === undefined
      ? tickColumns(
          headers,
          records.map(({ cells }) => cells),
        )
      : []
  const ends =
    columns.status === undefined
      ? []
      : endColumns(
          headers,
          records.map(({ cells }) => cells),
          columns,
        )
  const others = otherColumns(headers, columns)
  const split = columns.company === undefined ? splitterOf(records, columns.title) : null

  const rows: ImportedRow[] = []
  const skipped: SkippedRow[] = [
    ...filled.slice(0, headerAt).map(({ row }) => ({ row, reason: 'above' as const })),
    // no known name among them: they may have been the first application
    ...(hasNames ? [] : [{ row: header.row, reason: 'heading' as const }]),
    ...held.flatMap(({ row, isElsewhere }) => (isElsewhere === true ? [{ row, reason: 'sheet' as const }] : [])),
  ]
  const names = keyOf(header.cells)
  let group: Status | null = null
  const seen = new Set<string>()
  for (const record of records) {
    const whole = cellOf(record, columns.title)
    const [title, company] = (whole && split?.(whole)) || [whole, cellOf(record, columns.company)]
    const groupNamed = groupOf(record)
    if (groupNamed !== null || keyOf(record.cells) === names) {
      group = groupNamed
      skipped.push({ row: record.row, reason: 'heading' })
      continue
    }
    if (company === null && title === null) {
      skipped.push({ row: record.row, reason: 'nameless' })
      continue
    }
    if (isSummary(record)) {
      skipped.push({ row: record.row, reason: 'summary' })
      continue
    }
    const key = keyOf(record.cells)
    if (seen.has(key)) {
      skipped.push({ row: record.row, reason: 'repeats' })
      continue
    }
    seen.add(key)
    const word = cellOf(record, columns.status)
    const day = dayCell(record)
    const meantBy = (cell: string) =>
      answers.status?.get(plain(cell)) ?? (isOwn ? ownStatus(cell) : null) ?? statusOf(cell)
    const reached = word === null ? (tickedStatus(record, ticks, headers, day !== null) ?? group) : meantBy(word)
    const result = cellOf(record, columns.outcome)
    const meant = result === null ? null : meantBy(result)
    const ended = endedStatus(record, ends, headers)
    const status = joinedStatus(joinedStatus(reached, meant), ended)
    if (word !== null && reached === null && !status?.outcome) asked.add(word)
    if (result !== null && meant === null && !status?.outcome) asked.add(result)
    const read = day === null ? null : (answers.days?.[day] ?? dayOf(day, order, today))
    const appliedOn = read !== null && read <= today ? read : null
    const isAskedByOrder = order === null && !isAskedByCell && day !== null && dependsOnOrder(day)
    if (day !== null && appliedOn === null && status?.stage !== 'saved' && !isAskedByOrder && isWritten(day))
      unclear.add(day)
    const said = word !== null && saysMore(word) ? word : null
    const contact = cellOf(record, columns.contact)
    const endWords = status?.outcome ? [word, result, ended?.cell].filter((cell) => cell != null) : []
    const outcomeOn = endWords.flatMap((cell) => dayInStatus(cell, order, today) ?? [])[0] ?? null
    rows.push({
      row: record.row,
      company,
      title,
      stage:
        word === null && status === null
          ? (stageByFile ?? (columns.status !== undefined && appliedOn ? 'applied' : null))
          : (status?.stage ?? null),
      outcome: status?.outcome ?? null,
      appliedOn,
      ...(day !== null && appliedOn === null && isWritten(day) ? { dayWritten: day.slice(0, MOST_DAY_SHOWN) } : {}),
      ...(outcomeOn !== null && outcomeOn >= (appliedOn ?? '') ? { outcomeOn } : {}),
      url: cellOf(record, columns.url),
      location: cellOf(record, columns.location),
      salaryText: cellOf(record, columns.salaryText),
      notes: cellOf(record, columns.notes),
      ...(said === null ? {} : { said }),
      sentAlong:
        cellsOf(record, [...others.sentAlong, ...others.nextStep])
          .map(({ header: name, cell }) => `${name}: ${cell}`)
          .join('\n') || null,
      contact:
        contact === null
          ? null
          : contactWith(
              contact,
              cellsOf(record, others.reachedBy).map(({ cell }) => cell),
            ),
      source: cellOf(record, columns.source),
      ...(isOwn
        ? {
            tags: (cellOf(record, headers.indexOf('Tags')) ?? '').split(TAGS_APART).filter(Boolean),
          }
        : {}),
      tasks: status?.outcome
        ? []
        : [
            ...tasksInNote([said, cellOf(record, columns.notes)].filter((part) => part !== null).join('\n'), today),
            ...nextTasks(cellsOf(record, others.nextStep), cellsOf(record, others.nextDay), order, today),
          ],
    })
  }
  const unsettled = order === null && !isAskedByCell ? (days.find(dependsOnOrder) ?? null) : null
  return {
    refused: null,
    headers,
    samples,
    columns,
    rows,
    skipped,
    order,
    questions: { dateOrder: unsettled, statusWords: [...asked], unclearDays: [...unclear].slice(0, MOST_DAYS_ASKED) },
  }
}

/** 'Applied' and 'rejected 19/10' are stages and days; a sentence, or a few words with a figure, is a note. */
function saysMore(cell: string): boolean {
  const words = plain(cell).split(' ').length
  return words >= 4 || (words === 3 && /[\d–—:!,;(]/.test(cell) && statusOf(cell) === null)
}

/** A person with what stands beside, the telephone first: an address is where the next person may begin. */
function contactWith(contact: string, beside: readonly string[]): string {
  const held = contact.toLowerCase()
  const fresh = beside
    .filter((cell) => !held.includes(cell.toLowerCase()))
    .toSorted((one, other) => Number(one.includes('@')) - Number(other.includes('@')))
  return [contact, ...fresh].join(', ')
}

const keyOf = (cells: readonly string[]) => cells.map((cell) => cell.trim()).join('\u0000')

/** 'Rejected' or 'Applied (5)' alone in a row of several columns: what stands below it is so. */
function groupOf({ cells }: TableRow): Status | null {
  const [only, ...others] = cells.filter((cell) => cell.trim() !== '')
  return only !== undefined && others.length === 0 && cells.length > 2
    ? statusOf(only.replace(/\s*(?:[-–:]|\(\s*\d*\s*\)|\d+)\s*$/u, ''))
    : null
}

/** 'September 2026' alone in a row, and below it days without a year. */
function yearsAbove(records: readonly TableRow[]): ReadonlyMap<TableRow, string> {
  const years = new Map<TableRow, string>()
  let year: string | undefined
  for (const record of records) {
    const [only, ...others] = record.cells.filter((cell) => cell.trim() !== '')
    if (only !== undefined && others.length === 0 && isMonth(only)) year = /\b(20\d\d)\b/.exec(only)?.[1] ?? year
    else if (year !== undefined) years.set(record, year)
  }
  return years
}

/** 'September 2026' or '2026', and nothing else: 'Studio 2024' is a firm. */
const isMonth = (cell: string) =>
  plain(cell)
    .split(' ')
    .every((word) => /^20\d\d$/.test(word) || monthOf(word) !== null) && /20\d\d/.test(cell)

/** A card's name that holds both, 'Gardener @ Whitlow Estate', where most names of the file do. */
function splitterOf(
  records: readonly TableRow[],
  column: number | undefined,
): ((name: string) => [string, string] | null) | null {
  if (column === undefined) return null
  const names = records.flatMap(({ cells }) => cells[column]?.trim() || [])
  const joint = JOINTS.find((one) => names.filter((name) => one.test(name)).length > names.length * 0.6)
  return joint === undefined
    ? null
    : (name) => {
        const [, title = '', company = ''] = joint.exec(name) ?? []
        return title && company ? [title, company] : null
      }
}

const JOINTS = [/^(.{2,120}?) @ ?(.{2,120})$/s, /^(.{2,120}?) (?:at|bei|chez) (\p{Lu}.{1,120})$/su]

/** The first values of a column that differ. */
function samplesOf(records: readonly TableRow[], column: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of records) {
    if (samples.size === SAMPLES) break
    const cell = cells[column]?.trim()
    if (cell) samples.add(cell)
  }
  return [...samples]
}

/** Exports that hold one kind of thing say so by their columns, not by a status. */
function stageOfFile(headers: readonly string[]): Stage | null {
  const folded = new Set(headers.map(plain))
  if (!folded.has('job url')) return null
  return folded.has('saved date') ? 'saved' : folded.has('application date') ? 'applied' : null
}

function dayOf(day: string, order: DayOrder | null, today: LocalDate): LocalDate | null {
  if (order !== null)
    return parseDay(day, order, today) ?? parseDay(day, order === 'dayFirst' ? 'monthFirst' : 'dayFirst', today)
  const dayFirst = parseDay(day, 'dayFirst', today)
  if (dayFirst === parseDay(day, 'monthFirst', today)) return dayFirst
  const own = orderOf(day, today)
  return own === null ? null : parseDay(day, own, today)
}

/** '-' and 'n/a' say that there is no day; what holds a figure or a word says one that was not understood. */
const isWritten = (cell: string) => /\d/.test(cell) || plain(cell).split(' ').length > 1

const SUMMARY =
  /^(total|totals|sum|count|summe|gesamt|anzahl|toplam|somme|suma|soma|totale|average|durchschnitt|ortalama)\b/

/** 'Total: 12' below the rows: few cells, the first of them a word for a sum. Or the name of a month alone. */
function isSummary(record: TableRow): boolean {
  const [first = '', ...others] = record.cells.filter((cell) => cell.trim() !== '')
  if (others.length === 0 && isMonth(first)) return true
  return others.length <= 2 && SUMMARY.test(plain(first)) && others.every((cell) => /^[\d.,\s%€$£]+$/.test(cell))
}
