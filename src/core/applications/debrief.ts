import type { LocalDate } from '../time.ts'

/** Shorter than one sentence is a reminder, not a look back. */
const LETTERS_MIN = 40

type Talk = { outcome: string; onDate: LocalDate; note: string }

/** Whether something was written after an interview that took place: what was asked, what to do better. */
export function isDebrief({ outcome, onDate, note }: Talk, today: LocalDate): boolean {
  const hasTakenPlace = onDate <= today && outcome !== 'planned' && outcome !== 'cancelled'
  return hasTakenPlace && note.replace(/\s/g, '').length >= LETTERS_MIN
}
