import type { LocalDate } from '../../time.ts'
import { taskTitle } from '../replies/kept-from-reply.ts'
import { findMoments, type Moment } from '../replies/moments.ts'
import { DAY_ORDERS, type DayOrder, parseDay } from './days.ts'

const MOST = 3
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
      const title = taskTitle(part)
      if (!DATED.test(part)) return []
      const found = findMoments(part, today).find(
        ({ isDeadline, time }) => isDeadline || time !== null || TO_DO.test(part),
      )
      if (!found) return []
      return [taskAt(title, found)]
    })
    .slice(0, MOST)
}

type Cell = { header: string; cell: string }

/** What a column for the next step names, on the day that it says itself or that a column beside it does. */
export function nextTasks(
  steps: readonly Cell[],
  days: readonly Cell[],
  order: DayOrder | null,
  today: LocalDate,
): NoteTask[] {
  const named = steps.flatMap(({ cell }) => {
    const found = DATED.test(cell) ? findMoments(cell, today)[0] : undefined
    if (found === undefined) return []
    return [taskAt(taskTitle(cell), found)]
  })
  if (named.length > 0) return named
  return days.flatMap(({ header, cell }) => {
    const dueOn = dayAhead(cell, order, today)
    const title = taskTitle(steps.map((step) => step.cell).join('; ') || header)
    return dueOn === null ? [] : [{ title, dueOn }]
  })
}

/** The day to come that a cell names; null where it names none, or may name either of two. */
function dayAhead(cell: string, order: DayOrder | null, today: LocalDate): LocalDate | null {
  const orders = order !== null ? [order] : /^\d{1,2}\./.test(cell) ? ['dayFirst' as const] : DAY_ORDERS
  const whole = orders.flatMap((one) => parseDay(cell, one) ?? [])
  const named =
    whole.length > 0
      ? whole
      : findMoments(cell, today)
          .slice(0, 1)
          .map(({ day }) => day)
  const [day, other] = new Set(named.filter((one) => one >= today))
  return other === undefined ? (day ?? null) : null
}

/** A last day takes place at no hour, even where it names one. */
const taskAt = (title: string, { day, time, isDeadline }: Moment): NoteTask => ({
  title,
  dueOn: day,
  ...(time === null || isDeadline ? {} : { atTime: time }),
})
