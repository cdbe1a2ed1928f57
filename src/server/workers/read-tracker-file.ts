import { readTracker, type ImportAnswers, type TrackerReading } from '#core/applications/import/read-tracker.ts'
import { plain } from '#core/applications/plain.ts'
import type { Stage, Outcome } from '#core/applications/stage.ts'
import type { LocalDate } from '#core/time.ts'
import { readTable, TableError, type TableProblem } from './read-table.ts'

export type TrackerAnswers = Omit<ImportAnswers, 'status'> & {
  status?: { word: string; stage: Stage | null; outcome: Outcome | null }[]
}

type Refused = { refused: TableProblem | 'no_columns' | 'no_rows' }
type Read = Extract<TrackerReading, { refused: null }> & { samples: string[][] }

const SAMPLES = 3

/** A tracker file and what its columns hold; why it cannot be read is an answer too. */
export async function readTrackerFile(
  file: Uint8Array,
  today: LocalDate,
  { status, ...answers }: TrackerAnswers,
): Promise<Refused | Read> {
  try {
    const table = await readTable(file)
    const reading = readTracker(table, today, {
      ...answers,
      ...(status
        ? { status: new Map(status.map(({ word, stage, outcome }) => [plain(word), { stage, outcome }])) }
        : {}),
    })
    if (reading.refused !== null) return reading
    const body = table.slice(-reading.rows.length || undefined)
    const samples = reading.headers.map((_, column) =>
      body
        .map(({ cells }) => cells[column]?.trim() ?? '')
        .filter(Boolean)
        .slice(0, SAMPLES),
    )
    return { ...reading, samples }
  } catch (error) {
    if (error instanceof TableError) return { refused: error.problem }
    throw error
  }
}
