import type { Line } from '../layout/line.ts'
import { withPlaceSlots } from './place-slots.ts'
import { learnHabits, NO_HABITS, readHeader, type Reading, type Roles } from './read-header.ts'
import { type RawEntry, splitEntries } from './split-entries.ts'

export type SectionRead = {
  entries: RawEntry[]
  readings: (Reading | null)[]
  isPlace: (text: string) => boolean
}

/** A header without any name is worth this. */
const NOTHING = -3

/**
 * Reads a section: where its entries begin, which of its words are towns, and each header by what the clear ones
 * teach about the order of names and where each field stands.
 */
export function readSection(
  lines: Line[],
  isTown: (text: string) => boolean,
  rolesOf: (isTown: (text: string) => boolean) => Roles,
  isYearEnough = false,
): SectionRead {
  const first = rolesOf(isTown)
  const scoreBy = (roles: Roles) => (header: Line[]) => readHeader(header, roles, NO_HABITS)?.score ?? NOTHING
  const drafts = splitEntries(lines, scoreBy(first), isYearEnough)
  const isPlace = withPlaceSlots(drafts, isTown)
  const roles = isPlace === isTown ? first : rolesOf(isPlace)
  const entries = roles === first ? drafts : splitEntries(lines, scoreBy(roles), isYearEnough)
  const habits = learnHabits(entries.map(({ header }) => readHeader(header, roles, NO_HABITS)))
  return { entries, readings: entries.map(({ header }) => readHeader(header, roles, habits)), isPlace }
}
