import type { ItemValue, ListName } from './review-draft.ts'

/** A field of an entry's form. Texts that may be null become null when they are emptied. */
export type FieldSpec = {
  key: string
  label: string
  kind: 'text' | 'date' | 'flag' | 'lines' | 'area'
  max: number
  isNullable?: boolean
  isWide?: boolean
  hint?: string
}

const text = (key: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({ key, label, kind: 'text', max: 200, ...more })
const date = (key: string, label: string): FieldSpec => ({ key, label, kind: 'date', max: 7 })
const maybe = { isNullable: true }

type EntryList = Exclude<ListName, 'skills'>

/** The forms, field by field, within the limits of the schema (core/resume/schema.ts). */
export const FIELDS: Record<EntryList, FieldSpec[]> = {
  links: [text('label', 'What it is', { max: 80 }), text('url', 'Address', { max: 500 })],
  experience: [
    text('title', 'Title'),
    text('company', 'Company'),
    text('location', 'Location', { ...maybe, isWide: true }),
    date('startDate', 'Start'),
    date('endDate', 'End'),
    { key: 'isCurrent', label: 'I still work here', kind: 'flag', max: 0, isWide: true },
    { key: 'highlights', label: 'What you did', kind: 'lines', max: 2000, isWide: true, hint: 'One point a line' },
  ],
  education: [
    text('degree', 'Degree'),
    text('area', 'Subject', maybe),
    text('institution', 'School', { isWide: true }),
    text('location', 'Location', maybe),
    text('grade', 'Grade', { ...maybe, max: 80 }),
    date('startDate', 'Start'),
    date('endDate', 'End'),
    { key: 'isExpected', label: 'I still study here', kind: 'flag', max: 0, isWide: true },
  ],
  projects: [
    text('name', 'Name'),
    text('url', 'Address', { ...maybe, max: 500 }),
    date('startDate', 'Start'),
    date('endDate', 'End'),
    { key: 'description', label: 'In short', kind: 'area', max: 2000, isNullable: true, isWide: true },
    { key: 'highlights', label: 'What you did', kind: 'lines', max: 2000, isWide: true, hint: 'One point a line' },
  ],
  certifications: [text('name', 'Name', { isWide: true }), text('issuer', 'Issued by', maybe), date('date', 'Date')],
  languages: [text('name', 'Language', { max: 80 }), text('level', 'Level', { ...maybe, max: 80 })],
}

const BLANK: ItemValue = {
  links: { label: '', url: '' },
  skills: '',
  experience: { title: '', company: '', location: null, startDate: null, endDate: null, isCurrent: false, highlights: [] },
  education: { institution: '', degree: '', area: null, location: null, grade: null, startDate: null, endDate: null, isExpected: false },
  projects: { name: '', description: null, url: null, startDate: null, endDate: null, highlights: [] },
  certifications: { name: '', issuer: null, date: null },
  languages: { name: '', level: null },
}

export function blankOf(list: ListName): unknown {
  return BLANK[list]
}

/** As it is stored: no blanks around words, null for an emptied text, no end for what goes on. */
export function tidied(list: ListName, value: unknown): unknown {
  if (list === 'skills') return (value as string).replaceAll(/\s+/g, ' ').trim()
  const entry: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  for (const { key, kind, isNullable } of FIELDS[list]) {
    const field = entry[key]
    if (kind === 'lines') entry[key] = (field as string[]).map((line) => line.trim()).filter(Boolean)
    else if (typeof field === 'string') entry[key] = field.trim() || (isNullable || kind === 'date' ? null : '')
  }
  if (entry.isCurrent === true) entry.endDate = null
  if (list === 'links' && entry.label === '') entry.label = (entry.url as string).slice(0, 80)
  return entry
}

/** Why an entry cannot stand as it is, as a sentence with its fix; null when it can. */
export function problemWith(list: ListName, value: unknown): string | null {
  if (list === 'skills') return value === '' ? 'Type a skill, or remove it' : null
  const entry = value as Record<string, string | null> & { highlights?: string[] }
  if (titleOf(list, value) === UNNAMED) return NAMELESS[list]
  if ((entry.highlights?.length ?? 0) > MOST_POINTS[list]!) return `Keep it to ${MOST_POINTS[list]} points`
  if (entry.startDate && entry.endDate && entry.endDate < entry.startDate.slice(0, entry.endDate.length)) return 'The end is before the start. Please check the dates.'
  return null
}

const MOST_POINTS: Partial<Record<ListName, number>> = { experience: 60, projects: 40 }

const NAMELESS: Record<EntryList, string> = {
  links: 'Give its address',
  experience: 'Give a title or a company',
  education: 'Give a degree or a school',
  projects: 'Give the project a name',
  certifications: 'Give the certificate its name',
  languages: 'Say which language',
}

const UNNAMED = 'an entry without a name'

/** What an entry is called: in buttons, in what is said after a change. */
export function titleOf(list: ListName, value: unknown): string {
  if (list === 'skills') return value as string
  const entry = value as Record<string, string | null>
  const parts: Record<EntryList, (string | null | undefined)[]> = {
    links: [entry.url],
    experience: [entry.title, entry.company],
    education: [entry.degree || entry.area, entry.institution],
    projects: [entry.name],
    certifications: [entry.name],
    languages: [entry.name],
  }
  return parts[list].filter(Boolean).join(', ') || UNNAMED
}
