import type { Line } from '../layout/line.ts'
import { withAlike } from './alike-entries.ts'
import { UNDER_WHOM } from './header-atoms.ts'
import { isWithin } from './nest-roles.ts'
import { partListed } from './part-listed.ts'
import { withPlaceSlots } from './place-slots.ts'
import { type Habits, habitsOf, learnHabits, NO_HABITS, readHeader, type Reading, type Roles } from './read-header.ts'
import { type RawEntry, splitEntries } from './split-entries.ts'
import { splitUndated } from './split-undated.ts'
import { titleScore } from '../words/title-words.ts'

export type SectionRead = {
  entries: RawEntry[]
  readings: (Reading | null)[]
  isPlace: (text: string) => boolean
}

/** `canOpen` where a header without a date opens an entry; with `isYearEnough` a year dates one. */
type Opening = { canOpen: (header: Line[], reading: Reading | null) => boolean; isYearEnough?: boolean }

/** How much must speak for two orders of names in one section. */
const DISAGREEMENT = 1
/** How much it counts that all entries are built alike. */
const AGREEMENT = 0.4
/** What it costs where two lines of a header have both names each: they are two entries. */
const TWO_HEADERS = 2.5
const CLEAR = 2
/** A header without any name is worth this. */
const NOTHING = -3

/**
 * Reads a section: where its entries begin, which of its words are towns, and each header by what the clear ones
 * teach about the order of names and where each field stands. Without any date the names alone open entries.
 */
export function readSection(
  lines: Line[],
  isTown: (text: string) => boolean,
  rolesOf: (isTown: (text: string) => boolean) => Roles,
  { canOpen, isYearEnough = false }: Opening,
): SectionRead {
  const first = rolesOf(isTown)
  const scoreBy = (roles: Roles) => {
    const known = new Map<Line, boolean>()
    const isWhole = (line: Line) => {
      const answer =
        known.get(line) ?? (!UNDER_WHOM.test(line.text) && isWholeHeader(readHeader([line], roles, NO_HABITS)))
      known.set(line, answer)
      return answer
    }
    return (header: Line[]) => {
      const score = readHeader(header, roles, NO_HABITS)?.score ?? NOTHING
      return !isYearEnough && header.filter(isWhole).length > 1 ? score - TWO_HEADERS : score
    }
  }
  const split = (roles: Roles) => {
    const { leading, entries } = splitEntries(lines, scoreBy(roles), isYearEnough)
    const read = (header: Line[]) => readHeader(header, roles, NO_HABITS)
    const opens = (header: Line[]) => canOpen(header, read(header))
    const alike = (own: RawEntry[], above: Line[]) =>
      withAlike(own, above, (header) => (!isYearEnough || opens(header) ? read(header) : null))
    const found = entries.length > 0 ? alike(entries, leading) : alike(splitUndated(lines, scoreBy(roles), opens), [])
    const whole = isYearEnough ? found : withoutInner(found, read)
    return whole.flatMap((entry) => partListed(entry, roles))
  }
  const drafts = split(first)
  const isPlace = withPlaceSlots(drafts, isTown)
  const roles = isPlace === isTown ? first : rolesOf(isPlace)
  const entries = roles === first ? drafts : split(roles)
  const readBy = (habits: Habits) => entries.map(({ header }) => readHeader(header, roles, habits))
  return { entries, readings: agreed(readBy(NO_HABITS), readBy, isYearEnough ? TRIED.schools : TRIED.jobs), isPlace }
}

/** How far each line of an inner entry stands right of those of its outer one. */
const INNER = 8

/**
 * 'Hollin Bank (2022 – 2023): a new ledger', set further in below a post with both its names and within its years, is
 * part of it. One with a title is another post.
 */
function withoutInner(entries: RawEntry[], read: (header: Line[]) => Reading | null): RawEntry[] {
  const whole: RawEntry[] = []
  for (const entry of entries) {
    const outer = whole.at(-1)
    const isInner =
      outer?.date != null &&
      entry.date != null &&
      edgeOf(entry.header, Math.min) > edgeOf(outer.header, Math.max) + INNER &&
      entry.date.line.region === outer.date.line.region &&
      isWithin(entry.date.span, outer.date.span) &&
      entry.header.every(({ text }) => titleScore(text) < 2) &&
      hasBothNames(read(outer.header))
    if (isInner) whole[whole.length - 1] = { ...outer, body: [...outer.body, ...entry.header, ...entry.body] }
    else whole.push(entry)
  }
  return whole
}

const edgeOf = (header: Line[], most: typeof Math.max) => most(...header.map(({ left }) => left))
const isWholeHeader = (reading: Reading | null) => hasBothNames(reading) && (reading?.score ?? 0) >= CLEAR
const hasBothNames = (reading: Reading | null) => reading?.first != null && reading.second !== null

/** How far all entries follow a way that one of them shows. Towns stand behind some schools of a section and not behind others. */
const TRIED = { jobs: 2, schools: 1 }
const MOST_HABITS = 6

/**
 * The names of all entries of a section stand in one order. Where the readings disagree, or one lacks a name, each of
 * their ways is tried on all of them, and the one that fits the words of all entries best is taken.
 */
function agreed(
  own: (Reading | null)[],
  readBy: (habits: Habits) => (Reading | null)[],
  weight: number,
): (Reading | null)[] {
  const learnt = readBy(learnHabits(own))
  const ways = new Map<string, Habits>()
  for (const reading of [...learnt, ...own]) {
    const habits = reading && habitsOf(reading, weight)
    if (habits) ways.set(JSON.stringify([...habits.bySlot]), habits)
  }
  const isOneOrder = ways.size === 1 && own.every(hasBothNames)
  if (ways.size === 0 || isOneOrder) return learnt
  let best = { readings: learnt, worth: worthOf(learnt) - DISAGREEMENT }
  for (const habits of [...ways.values()].slice(0, MOST_HABITS)) {
    const readings = readBy(habits)
    const worth = worthOf(readings)
    if (worth > best.worth) best = { readings, worth }
  }
  return best.readings
}

/** What the words say for these readings, and that they are alike. */
const worthOf = (readings: (Reading | null)[]) =>
  readings.reduce((sum, reading) => sum + (reading ? reading.score - reading.habit * (1 - AGREEMENT) : NOTHING), 0)
