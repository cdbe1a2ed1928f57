import { roughMonth } from '#core/long-date.ts'
import type { DocumentLanguage } from './content.ts'
import type { ProfileEntry } from './profile.ts'

/** When somebody worked somewhere, where that is known: until today, from one month to another, or within one. */
export type Period =
  | { since: string; isYear: boolean }
  | { from: string; to: string }
  | { within: string; isYear: boolean }
  | null

export function periodOf({ start, end }: Pick<ProfileEntry, 'start' | 'end'>, language: DocumentLanguage): Period {
  if (start === '' || end === '') return null
  const isYear = start.length === 4
  if (end === 'present') return { since: inWords(start, language), isYear }
  if (start === end) return { within: inWords(start, language), isYear }
  return { from: inWords(start, language), to: inWords(end, language) }
}

/** 'March 2019', or the year alone. */
function inWords(date: string, language: DocumentLanguage): string {
  if (date.length === 4) return date
  return roughMonth(`${date}-01`, language)
}
