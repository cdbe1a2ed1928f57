import type { LocalDate } from '../time.ts'

/** The two days that one field holds in turn: until an offer the last day to apply by, and then the day to answer it. */
export type KeptDay = { of: 'apply' | 'answer'; day: LocalDate }

const SAYS: Record<KeptDay['of'], string> = {
  apply: 'The last day to apply was ',
  answer: 'The day to answer by was ',
}
const KEPT = /^(The last day to apply was|The day to answer by was) (\d{4}-\d{2}-\d{2})\.$/

/** The text of the move that empties the day, so that a move back can bring it again. Kept in databases and exports. */
export const textOfKeptDay = ({ of, day }: KeptDay): string => `${SAYS[of]}${day}.`

export function keptDayOf(text: string): KeptDay | null {
  const [, says, day] = KEPT.exec(text) ?? []
  if (says === undefined || day === undefined) return null
  return { of: SAYS.apply.startsWith(says) ? 'apply' : 'answer', day }
}

/** The day that the last move of that kind emptied. */
export const lastKeptDay = (texts: readonly string[], of: KeptDay['of']): LocalDate | null =>
  texts.map((text) => keptDayOf(text)).findLast((kept) => kept?.of === of)?.day ?? null
