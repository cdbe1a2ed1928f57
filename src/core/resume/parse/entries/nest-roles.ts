import { must } from '#core/must.ts'
import { companyScore } from '../words/organisation-words.ts'
import { type DateSpan, formatPoint } from '../words/dates.ts'
import { headerParts } from './header-parts.ts'
import type { Line } from '../layout/line.ts'
import type { Reading } from './read-header.ts'
import type { RawEntry } from './split-entries.ts'
import { titleScore } from '../words/title-words.ts'

type IsPlace = (text: string) => boolean
/** An employer and the lines of the role right below it. */
type Above = { employer: string; role: Line[] }

/** What an entry is to its neighbours: an employer that only heads roles, or a role of such an employer. */
export type Nesting = { kind: 'head'; employer: string } | { kind: 'role'; employer: string; title: string } | null

const MOST_ABOUT = 2
const LONGEST_ABOUT = 160
/** 'Ltd' and the like: no field of work has it. */
const FIRM = 2

/** Which entries are employers alone and which are roles below one, judged over the whole section. */
export function nestRoles(entries: RawEntry[], readings: (Reading | null)[], isPlace: IsPlace): Nesting[] {
  const nested: Nesting[] = entries.map(() => null)
  let above: Above | null = null
  entries.forEach((entry, at) => {
    if (nested[at]) return
    const reading = readings[at] ?? null
    const employer = reading && headOf(entry, reading, entries.slice(at + 1), isPlace)
    if (employer) {
      above = null
      nested[at] = { kind: 'head', employer }
      rolesOf(entry, entries.slice(at + 1)).forEach((role, offset) => {
        const title = readings[at + 1 + offset] && titleOf(role, isPlace)
        if (title) nested[at + 1 + offset] = { kind: 'role', employer, title }
      })
      return
    }
    const title = reading && above && isRoleBelow(entry, reading, above, isPlace) ? titleOf(entry, isPlace) : null
    if (title) nested[at] = { kind: 'role', employer: must(above).employer, title }
    else {
      above = reading ? employerAbove(entry, reading, isPlace) : null
      const own = above && reading?.first === null ? titleOf(entry, isPlace) : null
      if (own) nested[at] = { kind: 'role', employer: must(above).employer, title: own }
    }
  })
  return nested
}

/** The entries within the years of one above them. */
function rolesOf(head: RawEntry, below: RawEntry[]): RawEntry[] {
  const end = below.findIndex((entry) => !isWithin(entry.date?.span, head.date?.span))
  return end < 0 ? below : below.slice(0, end)
}

/** An employer with all its years, at most a line about it, and roles that fill exactly these years. */
function headOf(entry: RawEntry, reading: Reading, below: RawEntry[], isPlace: IsPlace): string | null {
  const isBare =
    entry.body.length <= MOST_ABOUT && entry.body.every((line) => !line.hasBullet && line.text.length < LONGEST_ABOUT)
  if (!isBare || !entry.date?.span.isRange) return null
  const roles = rolesOf(entry, below)
  const spans = roles.flatMap((role) => (role.date ? [role.date.span] : []))
  if (spans.length === 0 || !isFilled(entry.date.span, spans)) return null
  const names = headerParts(entry.header).filter((part) => !part.isPlace && !isPlace(part.text))
  if (names.some((part) => titleScore(part.text) >= 2 && (spans.length < 2 || companyScore(part.text) < 1))) return null
  const { first, second } = reading
  const [name] = [first, second].filter((span) => span !== null).sort((a, b) => a.from - b.from)
  return second && companyScore(second.text) >= 1 ? second.text : (name?.text ?? null)
}

function isFilled(whole: DateSpan, parts: DateSpan[]): boolean {
  const starts = parts.map(startOf).sort()
  const ends = parts.map(endOf).sort()
  return isSame(must(starts[0]), startOf(whole)) && isSame(must(ends.at(-1)), endOf(whole))
}

/** One of them may leave the month out. */
const isSame = (a: string, b: string) => a !== '' && (a.startsWith(b) || b.startsWith(a))
const startOf = (span: DateSpan) => formatPoint(span.from) ?? ''
const endOf = (span: DateSpan) => (span.isCurrent ? '9999' : (formatPoint(span.to ?? span.from) ?? ''))

export function isWithin(inner: DateSpan | undefined, outer: DateSpan | undefined): boolean {
  if (!inner?.from || !outer?.from) return false
  return (
    startOf(inner).slice(0, 4) >= startOf(outer).slice(0, 4) && endOf(inner).slice(0, 4) <= endOf(outer).slice(0, 4)
  )
}

/** An employer on its own line above a role with its dates: more such roles may follow. */
function employerAbove({ header, date }: RawEntry, { first, second }: Reading, isPlace: IsPlace): Above | null {
  const named = (first && must(first.atoms[0]).part.line) ?? date?.line
  const at = named ? header.indexOf(named) : 0
  if (!second || at < 1) return null
  const role = header.slice(at)
  const isAbove = second.atoms.every((atom) => !role.includes(atom.part.line))
  return isAbove && namesOf(role, isPlace).length === 1 ? { employer: second.text, role } : null
}

/** One name with its dates, built like the role above. */
function isRoleBelow({ header }: RawEntry, { first, second }: Reading, { role }: Above, isPlace: IsPlace): boolean {
  if (header.length !== role.length || header.some((line, at) => lookOf(line) !== lookOf(must(role[at])))) return false
  if (namesOf(header, isPlace).length !== 1) return false
  return !first || !second || companyScore(second.text) < FIRM
}

const namesOf = (lines: Line[], isPlace: IsPlace) =>
  headerParts(lines, 'hard').filter((part) => !part.isPlace && !isPlace(part.text))

function titleOf({ header, date }: RawEntry, isPlace: IsPlace): string | null {
  const names = namesOf(header, isPlace)
  return (names.find((part) => part.line === date?.line) ?? names.at(-1))?.text ?? null
}

function lookOf(line: Line): string {
  const run = line.cells.flatMap((cell) => cell.runs).find(({ text }) => /\p{L}/u.test(text))
  return `${run?.isBold}|${run?.isItalic}|${Math.round((run?.size ?? 0) * 2)}|${run?.color}|${Math.round(line.left / 4)}`
}
