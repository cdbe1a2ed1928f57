import type { LocalDate } from '../../time.ts'
import { findMoments } from '../replies/moments.ts'

const MOST = 3
const TITLE_MOST = 200
/** Weekdays and 'tomorrow' count from the day the note was written, which nobody knows. */
const DATED =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}|\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+)?\p{L}{3}|\p{L}{3}\s+\d{1,2}(?!\d)/u

/** What a note has to be done by a day to come, or at an hour: 'answer by 4 Dec', 'next: 3 Dec 15:00 system design'. */
export function tasksInNote(note: string, today: LocalDate): { title: string; dueOn: LocalDate }[] {
  return note
    .split(/[;\n]/)
    .flatMap((part) => {
      const title = part.trim().slice(0, TITLE_MOST)
      if (!DATED.test(part)) return []
      const found = findMoments(part, today).find(({ isDeadline, time }) => isDeadline || time !== null)
      return found ? [{ title, dueOn: found.day }] : []
    })
    .slice(0, MOST)
}
