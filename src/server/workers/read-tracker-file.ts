import { payColumn } from '#core/ads/fields/column-pay.ts'
import type { Pay } from '#core/ads/fields/money.ts'
import {
  readTracker,
  type ImportAnswers,
  type ImportedRow,
  type TrackerReading,
} from '#core/applications/import/read-tracker.ts'
import { plain } from '#core/applications/plain.ts'
import type { Stage, Outcome } from '#core/applications/stage.ts'
import type { LocalDate } from '#core/time.ts'
import { readTable, TableError, type TableProblem } from './read-table.ts'

export type TrackerAnswers = Omit<ImportAnswers, 'status'> & {
  status?: { word: string; stage: Stage | null; outcome: Outcome | null }[]
}

type Read = Extract<TrackerReading, { refused: null }>
type PaidReading = Omit<Read, 'rows'> & { rows: readonly (ImportedRow & { pay: Pay | null })[] }

/** A tracker file and what its columns hold; why it cannot be read is an answer too. */
export async function readTrackerFile(
  file: Uint8Array,
  today: LocalDate,
  { status, ...answers }: TrackerAnswers,
): Promise<Exclude<TrackerReading, Read> | PaidReading | { refused: TableProblem }> {
  try {
    const table = await readTable(file)
    const reading = readTracker(table, today, {
      ...answers,
      ...(status
        ? { status: new Map(status.map(({ word, stage, outcome }) => [plain(word), { stage, outcome }])) }
        : {}),
    })
    return reading.refused === null ? withPay(reading) : reading
  } catch (error) {
    if (error instanceof TableError) return { refused: error.problem }
    throw error
  }
}

function withPay(reading: Read): PaidReading {
  const { rows, headers, columns } = reading
  const header = columns.salaryText === undefined ? '' : (headers[columns.salaryText] ?? '')
  const payOf = payColumn(
    header,
    rows.flatMap(({ salaryText }) => salaryText ?? []),
  )
  return {
    ...reading,
    rows: rows.map((row) => ({ ...row, pay: row.salaryText === null ? null : payOf(row.salaryText) })),
  }
}
