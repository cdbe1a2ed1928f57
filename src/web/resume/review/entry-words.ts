import { spanInWords, monthInWords } from '../date-words.ts'
import type { EntryListName } from './entry-list.tsx'
import type { ItemValue } from './review-draft.ts'

/** What is shown of an entry while it is not edited. */
export type EntryLines = { head: string; place: string; time: string; lines: string[] }

export function linesOf(list: EntryListName, value: unknown): EntryLines {
  return SHOW[list](value as never)
}

const SHOW: { [L in EntryListName]: (entry: ItemValue[L]) => EntryLines } = {
  links: ({ label, url }) => ({ head: url, place: label === url || url.includes(label) ? '' : label, time: '', lines: [] }),
  experience: ({ title, company, location, startDate, endDate, isCurrent, highlights }) => ({
    head: title || company,
    place: joined(title ? company : null, location),
    time: spanInWords({ start: startDate, end: endDate, open: isCurrent ? 'today' : undefined }),
    lines: highlights,
  }),
  education: ({ degree, area, institution, location, grade, startDate, endDate, isExpected }) => ({
    head: joined(degree, area) || institution,
    place: joined(degree || area ? institution : null, location, grade),
    time: spanInWords({ start: startDate, end: endDate, open: isExpected ? 'today' : undefined }),
    lines: [],
  }),
  projects: ({ name, url, startDate, endDate, description, highlights }) => ({
    head: name,
    place: url ?? '',
    time: spanInWords({ start: startDate, end: endDate }),
    lines: description ? [description, ...highlights] : highlights,
  }),
  certifications: ({ name, issuer, date }) => ({ head: name, place: issuer ?? '', time: date ? monthInWords(date) : '', lines: [] }),
  languages: ({ name, level }) => ({ head: name, place: level ?? '', time: '', lines: [] }),
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}
