import type { LocalDate } from '../../time.ts'
import { findMoments } from '../replies/moments.ts'

const MOST = 3
const TITLE_MOST = 200
/** Weekdays and 'tomorrow' count from the day the note was written, which nobody knows. */
const DATED =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}|\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+)?\p{L}{3}|\p{L}{3}\s+\d{1,2}(?!\d)/u

/** What one means to do on a day, without 'by' before it. */
const TO_DO =
  /^\s*(?:follow(?:ing)?[- ]?up|chase|remind\w*|ring back|call back|nachfassen|nachhaken|erinnern|relancer|relance|recordar|hatırlat\p{L}*|tekrar ara\p{L}*|takip)(?!\p{L})/iu

/** `atTime`: the hour of something that takes place then. */
export type NoteTask = { title: string; dueOn: LocalDate; atTime?: string }

/** What a note has to be done by a day to come, or at an hour: 'answer by 4 Dec', 'next: 3 Dec 15:00 system design'. */
export function tasksInNote(note: string, today: LocalDate): NoteTask[] {
  return note
    .split(/[;\n]/)
    .flatMap((part) => {
      const title = part.trim().slice(0, TITLE_MOST)
      if (!DATED.test(part)) return []
      const found = findMoments(part, today).find(
        ({ isDeadline, time }) => isDeadline || time !== null || TO_DO.test(part),
      )
      if (!found) return []
      const isAt = found.time !== null && !found.isDeadline
      return [{ title, dueOn: found.day, ...(isAt && found.time !== null ? { atTime: found.time } : {}) }]
    })
    .slice(0, MOST)
}
