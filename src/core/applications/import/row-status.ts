import { STAGES, type Stage } from '../stage.ts'
import { TICKED } from './columns.ts'
import { type Status, statusOf } from './status-words.ts'
import type { TableRow } from './table-rows.ts'

/** What the ticked columns of a row come to: the last stage, and the outcome that any of them names. */
export function tickedStatus(
  record: TableRow,
  ticks: readonly number[],
  headers: readonly string[],
  isSent: boolean,
): Status | null {
  if (ticks.length === 0) return null
  const ticked = ticks.flatMap((column) =>
    TICKED.test(record.cells[column]?.trim() ?? '') ? (statusOf(headers[column] ?? '') ?? []) : [],
  )
  const ended = ticked.findLast(({ outcome }) => outcome !== null)
  const reached = ticked.findLast(({ outcome, stage }) => outcome === null && stage !== null)
  return { stage: reached?.stage ?? ended?.stage ?? (isSent ? 'applied' : 'saved'), outcome: ended?.outcome ?? null }
}

/** The end that a column named as one says of a row by a tick or a day, with what stands in it. */
export function endedStatus(
  record: TableRow,
  ends: readonly number[],
  headers: readonly string[],
): (Status & { cell: string }) | null {
  for (const column of ends) {
    const cell = record.cells[column]?.trim() ?? ''
    const status = statusOf(headers[column] ?? '')
    if (status !== null && (TICKED.test(cell) || /\d.*\d/.test(cell))) return { ...status, cell }
  }
  return null
}

/** What two columns of a row say together: the end that either names, at the stage that was reached. */
export function joinedStatus(first: Status | null, second: Status | null): Status | null {
  if (first === null || second === null) return first ?? second
  const ended = second.outcome === null ? first : second
  const other = ended === second ? first : second
  // an end named after no talk says nothing of how far it came
  const stage = ended.outcome !== null && ended.stage === 'applied' ? other.stage : furthest(first.stage, second.stage)
  return { stage: stage ?? ended.stage, outcome: ended.outcome }
}

const furthest = (one: Stage | null, other: Stage | null): Stage | null =>
  [...STAGES].toReversed().find((stage) => stage === one || stage === other) ?? null
