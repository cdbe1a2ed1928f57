import type { LocalDate } from '../../time.ts'

type Talk = { id: string; onDate: LocalDate; atTime: string | null; outcome: string }

/** The planned talk that a message moves or cancels: at a time it names, or the only one ahead where it names none. */
export function plannedTalk(
  talks: readonly Talk[],
  gone: readonly { day: LocalDate; time: string | null }[],
  today: LocalDate,
): string | undefined {
  const ahead = talks.filter(({ outcome, onDate }) => outcome === 'planned' && onDate >= today)
  if (gone.length === 0) return ahead.length === 1 ? ahead[0]?.id : undefined
  const ofDay = ahead.filter(({ onDate }) => gone.some(({ day }) => day === onDate))
  const exact = ofDay.find(({ onDate, atTime }) => gone.some(({ day, time }) => day === onDate && time === atTime))
  return (exact ?? ofDay[0])?.id
}
