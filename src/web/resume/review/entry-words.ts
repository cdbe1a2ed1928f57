import type { Catalogue } from '../../strings/catalogue.ts'
import { spanInWords, termInWords } from '../date-words.ts'
import type { EntryListName, ItemValue } from './review-draft.ts'

/** What is shown of an entry while it is not edited. */
export type EntryLines = { head: string; place: string; time: string; lines: string[] }

type Times = Catalogue['resumeFacts']['times']

export function linesOf(list: EntryListName, value: unknown, times: Times): EntryLines {
  return SHOW[list](value as never, times)
}

const SHOW: { [L in EntryListName]: (entry: ItemValue[L], times: Times) => EntryLines } = {
  links: ({ label, url }) => ({
    head: url,
    place: label === url || url.includes(label) ? '' : label,
    time: '',
    lines: [],
  }),
  experience: ({ title, company, location, startDate, endDate, isCurrent, highlights, ...seasons }, times) => ({
    head: title || company,
    place: joined(title ? company : null, location),
    time: spanInWords({ start: startDate, end: endDate, isOpen: isCurrent, ...seasons }, times),
    lines: highlights,
  }),
  education: ({ degree, area, institution, location, grade, startDate, endDate, isExpected, ...more }, times) => ({
    head: joined(degree, area) || institution,
    place: joined(degree || area ? institution : null, location, grade),
    time: spanInWords({ start: startDate, end: endDate, isOpen: isExpected, ...more }, times),
    lines: [],
  }),
  projects: ({ name, url, startDate, endDate, isCurrent = false, description, highlights, ...seasons }, times) => ({
    head: name,
    place: url ?? '',
    time: spanInWords({ start: startDate, end: endDate, isOpen: isCurrent, ...seasons }, times),
    lines: description ? [description, ...highlights] : highlights,
  }),
  certifications: ({ name, issuer, ...term }, times) => ({
    head: name,
    place: issuer ?? '',
    time: termInWords(term, times),
    lines: [],
  }),
  languages: ({ name, level }) => ({ head: name, place: level ?? '', time: '', lines: [] }),
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}
