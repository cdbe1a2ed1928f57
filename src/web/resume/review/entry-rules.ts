import type { Catalogue } from '../../strings/catalogue.ts'
import type { EntryListName, ItemValue, ListName } from './review-draft.ts'

export type FactWords = Catalogue['resumeFacts']

/** A field of an entry's form, without its label. Texts that may be null become null when they are emptied. */
export type FieldSpec<Key extends string = string> = {
  key: Key
  kind: 'text' | 'date' | 'flag' | 'lines' | 'area' | 'state'
  max: number
  isNullable?: boolean
  isWide?: boolean
}

type FieldOf<List extends EntryListName> = FieldSpec<keyof FactWords['entries'][List]['fields'] & string>

const text = <Key extends string>(key: Key, more: Partial<FieldSpec> = {}): FieldSpec<Key> => ({
  kind: 'text',
  max: 200,
  ...more,
  key,
})
const date = <Key extends string>(key: Key): FieldSpec<Key> => ({ key, kind: 'date', max: 7 })
const maybe = { isNullable: true }

/** The forms, field by field, within the limits of the schema (core/resume/schema.ts). */
export const FIELDS: { [List in EntryListName]: FieldOf<List>[] } = {
  links: [text('label', { max: 80 }), text('url', { max: 500 })],
  experience: [
    text('title'),
    text('company'),
    text('location', { ...maybe, isWide: true }),
    date('startDate'),
    date('endDate'),
    { key: 'isCurrent', kind: 'flag', max: 0, isWide: true },
    { key: 'highlights', kind: 'lines', max: 2000, isWide: true },
  ],
  education: [
    text('degree'),
    text('area', maybe),
    text('institution', { isWide: true }),
    text('location', maybe),
    text('grade', { ...maybe, max: 80 }),
    date('startDate'),
    date('endDate'),
    { key: 'state', kind: 'state', max: 0, isWide: true },
  ],
  projects: [
    text('name'),
    text('url', { ...maybe, max: 500 }),
    date('startDate'),
    date('endDate'),
    { key: 'description', kind: 'area', max: 2000, isNullable: true, isWide: true },
    { key: 'highlights', kind: 'lines', max: 2000, isWide: true },
  ],
  certifications: [
    text('name', { isWide: true }),
    text('issuer', maybe),
    date('date'),
    date('endDate'),
    { key: 'state', kind: 'state', max: 0 },
  ],
  languages: [text('name', { max: 80 }), text('level', { ...maybe, max: 80 })],
}

const BLANK: ItemValue = {
  links: { label: '', url: '' },
  skills: '',
  experience: {
    title: '',
    company: '',
    location: null,
    startDate: null,
    endDate: null,
    isCurrent: false,
    highlights: [],
  },
  education: {
    institution: '',
    degree: '',
    area: null,
    location: null,
    grade: null,
    startDate: null,
    endDate: null,
    isExpected: false,
  },
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
  // the form of a project has no switch: an end given there ends it
  if (list === 'projects' && entry.endDate) delete entry.isCurrent
  if (entry.isCurrent === true) entry.endDate = null
  // A month says more than a season, and studies are expected to end only as far as their state says so.
  for (const [date, season] of [
    ['startDate', 'startSeason'],
    ['endDate', 'endSeason'],
  ] as const)
    if (typeof entry[date] !== 'string' || entry[date].includes('-')) delete entry[season]
  // an end that nothing is said of is left out, as the reader leaves it out
  if (list === 'certifications' && entry.endDate === null) delete entry.endDate
  if (list === 'education') entry.isExpected = entry.state === 'expected'
  if (list === 'links' && entry.label === '') entry.label = (entry.url as string).slice(0, 80)
  return entry
}

/** Why an entry cannot stand as it is, as a sentence with its fix; null when it can. */
export function problemWith(list: ListName, value: unknown, { problems: words }: FactWords): string | null {
  if (list === 'skills') return value === '' ? words.noSkill : null
  const entry = value as Record<string, string | null> & { highlights?: string[] }
  const most = MOST_POINTS[list] ?? Infinity
  if (nameOf(list, value) === '') return words.nameless[list]
  if ((entry.highlights?.length ?? 0) > most) return words.tooManyPoints(most)
  const start = entry.startDate ?? entry.date
  if (start && entry.endDate && entry.endDate < start.slice(0, entry.endDate.length)) return words.endBeforeStart
  return null
}

const MOST_POINTS: Partial<Record<ListName, number>> = { experience: 60, projects: 40 }

/** What an entry is called: in buttons, in what is said after a change. */
export function titleOf(list: ListName, value: unknown, words: FactWords): string {
  return list === 'skills' ? (value as string) : nameOf(list, value) || words.unnamed
}

function nameOf(list: EntryListName, value: unknown): string {
  const entry = value as Record<string, string | null>
  const parts: Record<EntryListName, (string | null | undefined)[]> = {
    links: [entry.url],
    experience: [entry.title, entry.company],
    education: [entry.degree || entry.area, entry.institution],
    projects: [entry.name],
    certifications: [entry.name],
    languages: [entry.name],
  }
  return parts[list].filter(Boolean).join(', ')
}
