import { type HeaderPart, headerParts } from './header-parts.ts'
import { degreeScore } from '../words/degree-words.ts'
import { companyScore } from '../words/organisation-words.ts'
import { placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import { type Atom, headerAtoms } from './header-atoms.ts'
import type { RawEntry } from './split-entries.ts'
import { titleScore } from '../words/title-words.ts'

const LONGEST_TOWN_WORDS = 4
/** Title, employer and town. */
const LISTED = 3

/**
 * Where one entry of a section has a known town, the others have theirs: 'Paarl' behind the dates is no employer when
 * 'Cape Town' stands there a job earlier. Adds such towns to what `isPlace` knows.
 */
export function withPlaceSlots(entries: RawEntry[], isPlace: (text: string) => boolean): (text: string) => boolean {
  const isTown = (text: string) => placeScore(text) >= 2 || isPlace(text)
  const slots = new Map<string, string[]>()
  for (const entry of entries) for (const part of headerParts(entry.header)) add(slots, slotOf(part, entry), part.text)
  const towns = new Set<string>()
  for (const texts of slots.values()) {
    const known = texts.filter(isTown)
    const unknown = texts.filter((text) => !known.includes(text))
    if (known.length === 0 || unknown.length === 0 || !unknown.every(couldBeTown)) continue
    if (known.length >= unknown.length) for (const text of unknown) towns.add(fold(text))
  }
  for (const tails of [tailTowns(entries, isTown), sideTowns(entries, isTown), listTowns(entries, isTown)]) {
    // 'BSc, Physics': among schools a field stands there as well.
    const studies = entries.filter(({ header }) => header.some((line) => degreeScore(line.text) >= 2))
    if (studies.length < entries.length / 2 || tails.some(isTown)) for (const tail of tails) towns.add(fold(tail))
  }
  return towns.size === 0 ? isPlace : (text) => isPlace(text) || towns.has(fold(text.trim()))
}

const add = (slots: Map<string, string[]>, slot: string, text: string) =>
  slots.set(slot, [...(slots.get(slot) ?? []), text])

/** 'Brightwell Stores, Thornton Heath' where each entry has a name with one more behind a comma or in brackets. */
function tailTowns(entries: RawEntry[], isTown: (text: string) => boolean): string[] {
  const tails = entries.map((entry) => {
    const atoms = headerAtoms(entry.header)
    const isNamed = (own: Atom) =>
      atoms.every((atom) => atom.part !== own.part || atom === own || (isOtherName(atom.text) && !isTown(atom.text)))
    const found = atoms.find(
      (atom, index) =>
        atom.part === atoms[index - 1]?.part &&
        atom.part !== atoms[index + 1]?.part &&
        (atom.joint === 'comma' || atom.joint === 'bracket' || atom.joint === 'dash') &&
        isNamed(atom) &&
        (isTown(atom.text) || couldBeTown(atom.text)),
    )
    // The other name stands by itself.
    const isPaired = atoms.some((atom) => atom.part !== found?.part && !isTown(atom.text))
    return found && isPaired ? { text: found.text, slot: slotOf(found.part, entry) } : null
  })
  const [first] = tails
  if (tails.length < 2 || !first || tails.some((tail) => tail?.slot !== first.slot)) return []
  return tails.flatMap((tail) => (tail ? [tail.text] : []))
}

/** Rows are counted from the dates, which every entry has. */
const slotOf = (part: HeaderPart, entry: RawEntry) =>
  `${part.row - (entry.date ? entry.header.indexOf(entry.date.line) : 0)}.${part.column}`

const isOtherName = (text: string) => titleScore(text) < 1 && degreeScore(text) === 0

/** '**Acme**, Springfield': in another look, behind a comma. */
const isBehindComma = (part: HeaderPart, before: HeaderPart | undefined) =>
  before?.line === part.line &&
  isOtherName(before.text) &&
  part.line.cells.some((cell) => cell.text.includes(`${before.text}, ${part.text}`))

/** 'Acme    Springfield' above 'Developer    2019 – 2021': what stands at the right beside a name, dates below or above. */
function sideTowns(entries: RawEntry[], isTown: (text: string) => boolean): string[] {
  const sides = entries.map((entry) => {
    const parts = headerParts(entry.header)
    const side = parts.filter(
      (part, at) =>
        (part.column > 0 && part.line !== entry.date?.line && part.left > part.line.left) ||
        isBehindComma(part, parts[at - 1]),
    )
    const others = parts.filter((part) => !side.includes(part) && !isTown(part.text))
    const [only] = side
    const isSide = only && side.length === 1 && others.length > 1 && (isTown(only.text) || couldBeTown(only.text))
    return isSide ? { text: only.text, slot: slotOf(only, entry) } : null
  })
  const [first] = sides
  if (sides.length < 2 || !first || sides.some((side) => side?.slot !== first.slot)) return []
  return sides.flatMap((side) => (side ? [side.text] : []))
}

/** 'Team Leader, Ocado, Erith' where another entry is 'Shop Assistant, Tesco, Brixton' and Brixton is known. */
function listTowns(entries: RawEntry[], isTown: (text: string) => boolean): string[] {
  const tails = entries.flatMap(({ header }) => {
    const atoms = headerAtoms(header)
    const own = atoms.filter((atom) => atom.part === atoms[0]?.part)
    const isList = own.length === LISTED && own.slice(1).every((atom) => atom.joint === 'comma')
    const [first, , last] = own
    const isTold = first && last && titleScore(first.text) >= 1.5 && (isTown(last.text) || couldBeTown(last.text))
    return isList && isTold ? [last.text] : []
  })
  return tails.some(isTown) ? tails : []
}

function couldBeTown(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= LONGEST_TOWN_WORDS &&
    /^\p{Lu}[^\d@:]*$/u.test(text) &&
    companyScore(text) < 1 &&
    titleScore(text) < 1
  )
}
