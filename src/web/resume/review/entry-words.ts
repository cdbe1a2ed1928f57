import type { Catalogue } from '../../strings/catalogue.ts'
import { spanInWords, monthInWords } from '../date-words.ts'
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
  experience: ({ title, company, location, startDate, endDate, isCurrent, highlights }, times) => ({
    head: title || company,
    place: joined(title ? company : null, location),
    time: spanInWords({ start: startDate, end: endDate, isOpen: isCurrent }, times),
    lines: highlights,
  }),
  education: ({ degree, area, institution, location, grade, startDate, endDate, isExpected }, times) => ({
    head: joined(degree, area) || institution,
    place: joined(degree || area ? institution : null, location, grade),
    time: spanInWords({ start: startDate, end: endDate, isOpen: isExpected }, times),
    lines: [],
  }),
  projects: ({ name, url, startDate, endDate, description, highlights }, times) => ({
    head: name,
    place: url ?? '',
    time: spanInWords({ start: startDate, end: endDate }, times),
    lines: description ? [description, ...highlights] : highlights,
  }),
  certifications: ({ name, issuer, date }, times) => ({
    head: name,
    place: issuer ?? '',
    time: date ? monthInWords(date, times) : '',
    lines: [],
  }),
  languages: ({ name, level }) => ({ head: name, place: level ?? '', time: '', lines: [] }),
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}
