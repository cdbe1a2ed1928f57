import type { Line } from '../layout/line.ts'
import { withAlike } from './alike-entries.ts'
import { partListed } from './part-listed.ts'
import { withPlaceSlots } from './place-slots.ts'
import { type Habits, habitsOf, learnHabits, NO_HABITS, readHeader, type Reading, type Roles } from './read-header.ts'
import { type RawEntry, splitEntries } from './split-entries.ts'
import { splitUndated } from './split-undated.ts'

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
  const scoreBy = (roles: Roles) => (header: Line[]) => readHeader(header, roles, NO_HABITS)?.score ?? NOTHING
  const split = (roles: Roles) => {
    const { leading, entries } = splitEntries(lines, scoreBy(roles), isYearEnough)
    const read = (header: Line[]) => readHeader(header, roles, NO_HABITS)
    const opens = (header: Line[]) => canOpen(header, read(header))
    const alike = (own: RawEntry[], above: Line[]) =>
      withAlike(own, above, (header) => (!isYearEnough || opens(header) ? read(header) : null))
    const found = entries.length > 0 ? alike(entries, leading) : alike(splitUndated(lines, scoreBy(roles), opens), [])
    return found.flatMap((entry) => partListed(entry, roles))
  }
  const drafts = split(first)
  const isPlace = withPlaceSlots(drafts, isTown)
  const roles = isPlace === isTown ? first : rolesOf(isPlace)
  const entries = roles === first ? drafts : split(roles)
  const readBy = (habits: Habits) => entries.map(({ header }) => readHeader(header, roles, habits))
  return { entries, readings: agreed(readBy(NO_HABITS), readBy), isPlace }
}

const MOST_HABITS = 6

/**
 * The names of all entries of a section stand in one order. Where the readings disagree each of their ways is tried
 * on all of them, and the one that fits the words of all entries best is taken.
 */
function agreed(own: (Reading | null)[], readBy: (habits: Habits) => (Reading | null)[]): (Reading | null)[] {
  const learnt = readBy(learnHabits(own))
  const ways = new Map<string, Habits>()
  for (const reading of [...learnt, ...own]) {
    const habits = reading && habitsOf(reading)
    if (habits) ways.set(JSON.stringify([...habits.bySlot]), habits)
  }
  if (ways.size < 2) return learnt
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
