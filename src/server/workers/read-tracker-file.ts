import { readTracker, type ImportAnswers, type TrackerReading } from '#core/applications/import/read-tracker.ts'
import { plain } from '#core/applications/plain.ts'
import type { Stage, Outcome } from '#core/applications/stage.ts'
import type { LocalDate } from '#core/time.ts'
import { readTable, TableError, type TableProblem } from './read-table.ts'

export type TrackerAnswers = Omit<ImportAnswers, 'status'> & {
  status?: { word: string; stage: Stage | null; outcome: Outcome | null }[]
}

/** A tracker file and what its columns hold; why it cannot be read is an answer too. */
export async function readTrackerFile(
  file: Uint8Array,
  today: LocalDate,
  { status, ...answers }: TrackerAnswers,
): Promise<TrackerReading | { refused: TableProblem }> {
  try {
    const table = await readTable(file)
    return readTracker(table, today, {
      ...answers,
      ...(status
        ? { status: new Map(status.map(({ word, stage, outcome }) => [plain(word), { stage, outcome }])) }
        : {}),
    })
  } catch (error) {
    if (error instanceof TableError) return { refused: error.problem }
    throw error
  }
}
