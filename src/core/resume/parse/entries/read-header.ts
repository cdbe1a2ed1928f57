import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { type Atom, type Joint, headerAtoms, isBracketed, jointTo, type Span, spansOf } from './header-atoms.ts'

/** What a text says for each of the two names of a header (title and employer, degree and school) and of its rest. */
export type Roles = {
  first(text: string): number
  second(text: string): number
  /** How much is wrong when this text is neither: 0 for a town or a kind of contract. */
  rest(text: string): number
  isPlace(text: string): boolean
  /** What the layout says for two names, where their words say nothing. */
  usual?(first: Span, second: Span, placeRow: number | null): number
  /** How much is wrong without a first or second name. */
  missing: { first: number; second: number }
}

/** One way to read a header, and how much better it is than the next one. */
export type Reading = {
  first: Span | null
  second: Span | null
  place: string | null
  score: number
  margin: number
  habit: number
  /** Where its names stand. */
  slots: { first: string[]; second: string[] }
}

/** What the other entries of the section taught about who stands where. */
export type Habits = {
  order: number
  bySlot: Map<string, number>
  /** The second name stands above the dated line: a header without such a line is one more role of the same employer. */
  isAbove: boolean
}
export const NO_HABITS: Habits = { order: 0, bySlot: new Map(), isAbove: false }

const HABIT_WEIGHT = 1.1
/** How much it counts that a name looks like the other one too. */
const ANTI = 0.7
const REMARK = 0.8
const MOST_SPANS = 60
/** Names stand early in a header; details follow. */
const LATENESS = 0.25
/** How much more is wrong when a whole part is no name than when a stretch of one is none. */
const OWN_PART = 1.8
const PLACE_BONUS = 0.4
const TOWN_BEHIND = 4
const STATE = /^\p{Lu}{2}$/u
/** How well a joint parts two names. */
const PARTING: Record<Joint, number> = {
  start: 0.3,
  wrap: 0.3,
  open: -1,
  at: 0.8,
  dash: -0.3,
  colon: 0.3,
  comma: -0.3,
  stop: 0.2,
  bracket: 0.1,
  slash: 0.1,
  weak: -0.1,
}
/** What it costs to read over a joint as part of one name. */
const JOINING: Record<Joint, number> = {
  start: 9,
  wrap: 0.25,
  open: -0.6,
  at: 1.4,
  dash: 0.45,
  colon: 0.6,
  comma: 0.35,
  stop: 2.2,
  bracket: 0.15,
  slash: 0.45,
  weak: 0.02,
}
const PLACE_ATOMS = 4
const FEWEST_FIELDS = 3

export function readHeader(header: Line[], roles: Roles, habits: Habits): Reading | null {
  const atoms = headerAtoms(header)
  if (atoms.length === 0) return null
  const { costs, places } = restOf(atoms, roles)
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  const spans = spansOf(atoms).slice(0, MOST_SPANS)
  const known = spans.map((span) => ({
    span,
    part: must(span.atoms[0]).part,
    // 'Teaching Assistant, Operating Systems' is no less of a title than its beginning.
    first:
      Math.max(roles.first(span.text), roles.first(must(span.atoms[0]).text) - (span.from === span.to ? 0 : 0.1)) -
      (places.some((place) => isTownBehind(place, span, atoms, roles)) ? TOWN_BEHIND : 0),
    second: secondOf(span, roles),
    joining: joiningOf(span, atoms, roles),
    saved: costs.slice(span.from, span.to + 1).reduce((sum, cost) => sum + cost, 0),
    slot: habits.bySlot.size === 0 ? 0 : meanOf(slotsOf(span, atoms).map((slot) => habits.bySlot.get(slot) ?? 0)),
    late: LATENESS * partIndex(must(span.atoms[0]), atoms) + (isRemark(must(span.atoms[0])) ? REMARK : 0),
  }))
  const missingSecond = habits.isAbove && atoms.every(({ part }) => part.row >= 0) ? 0 : roles.missing.second
  const [town] = places
  const placeRow = town ? must(town.atoms[0]).part.row : null
  let best: Omit<Reading, 'margin' | 'place' | 'slots'> | null = null
  let next = Number.NEGATIVE_INFINITY
  const consider = (first: Span | null, second: Span | null, raw: number, habit: number) => {
    const score = raw + habit
    if (best === null || score > best.score) {
      if (best !== null && !isSame(best, first, second)) next = Math.max(next, best.score)
      best = { first, second, score, habit }
    } else if (!isSame(best, first, second)) next = Math.max(next, score)
  }
  for (const a of known) {
    const rest = a.joining - a.saved + total + a.late
    consider(a.span, null, a.first - a.second * ANTI - rest - missingSecond, HABIT_WEIGHT * a.slot)
    consider(null, a.span, a.second - a.first * ANTI - rest - roles.missing.first, -HABIT_WEIGHT * a.slot)
    for (const b of known) {
      if (a.span.to >= b.span.from && b.span.to >= a.span.from) continue
      const order = (a.span.from < b.span.from ? 1 : -1) * habits.order
      const score =
        a.first -
        b.first * ANTI +
        b.second -
        a.second * ANTI -
        a.joining -
        b.joining +
        a.saved +
        b.saved -
        total +
        parting(a.span, b.span) +
        (roles.usual?.(a.span, b.span, placeRow) ?? 0) -
        // One part is likelier one name than two of which nobody has heard.
        (a.part === b.part && b.second < 1 && a.first < 2 ? 0.5 : 0) -
        a.late -
        b.late
      consider(a.span, b.span, score, HABIT_WEIGHT * (order + a.slot - b.slot))
    }
  }
  const found = best as Omit<Reading, 'margin' | 'place' | 'slots'> | null
  if (!found) return null
  const used = (at: number) => [found.first, found.second].some((span) => span && at >= span.from && at <= span.to)
  const place = places.find(({ from, to }) => !used(from) && !used(to))?.text ?? null
  const [first, second] = [found.first, found.second].map((span) => (span ? slotsOf(span, atoms) : []))
  return { ...found, place, margin: found.score - next, slots: { first: must(first), second: must(second) } }
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** 'Tufts University, Medford, MA': behind a school or an employer with a known word stands a town with its state. */
function isTownBehind(place: Span, { from, to, text }: Span, atoms: Atom[], roles: Roles): boolean {
  const before = atoms[place.from - 1]
  return (
    place.to > place.from &&
    STATE.test(text) &&
    from >= place.from &&
    to <= place.to &&
    before?.part === must(place.atoms[0]).part &&
    roles.second(must(before).text) >= 2
  )
}

/** 'Vendeuse (CDI)': what stands in brackets seldom is a name. */
const isRemark = (atom: Atom) => atom.part.isBracketed === true || (atom.joint === 'bracket' && isBracketed(atom))

const isSame = (a: { first: Span | null; second: Span | null }, first: Span | null, second: Span | null) =>
  a.first?.text === first?.text && a.second?.text === second?.text

/** The joint before whichever of the two comes later, where they share a part. */
function parting(a: Span, b: Span): number {
  const [, later] = a.from < b.from ? [a, b] : [b, a]
  if (must(a.atoms[0]).part !== must(b.atoms[0]).part) return PARTING.start
  const { joint } = must(later.atoms[0])
  // 'Developer at Acme': whom it was done for follows.
  return joint === 'at' || joint === 'weak' ? (later === b ? PARTING[joint] : -1) : PARTING[joint]
}

function partIndex(atom: Atom, atoms: Atom[]): number {
  const seen = new Set<Atom['part']>()
  for (const other of atoms) {
    if (other.part === atom.part) break
    seen.add(other.part)
  }
  return seen.size
}

/** 'Tier 2, Levant Bank' does not begin with the employer. */
function secondOf({ atoms, text }: Span, roles: Roles): number {
  const whole = roles.second(text)
  if (atoms.length === 1) return whole
  const [head, tail] = [roles.second(must(atoms[0]).text), roles.second(must(atoms.at(-1)).text)]
  const isListed = must(atoms[0]).part === must(atoms.at(-1)).part
  return isListed && tail >= 1 && head < tail - 0.5 ? whole - 0.3 : Math.max(whole, head - 0.1)
}

/** Reading over joints costs less where nothing of the part is left. */
function joiningOf({ atoms: own, from, to }: Span, atoms: Atom[], roles: Roles): number {
  const cost = own.slice(1).reduce((sum, atom, at) => {
    const joint = jointTo(atom, must(own[at]))
    // 'Election Clinic at Harford Law School': 'at' parts a title from its employer, and this is no title.
    const isInName = joint === 'at' && roles.first(must(own[at]).text) <= 0
    return sum + (isInName ? JOINING.weak : JOINING[joint])
  }, 0)
  const isWhole = atoms[from - 1]?.part !== must(own[0]).part && atoms[to + 1]?.part !== must(own.at(-1)).part
  return isWhole && must(own[0]).part === must(own.at(-1)).part ? cost * 0.6 : cost
}

/** What each atom costs when it is neither name; towns with their countries cost nothing. */
function restOf(atoms: Atom[], roles: Roles): { costs: number[]; places: Span[] } {
  // Behind a full stop follows what was done there.
  let told: Atom['part'] | null = null
  const costs = atoms.map((atom) => {
    if (atom.joint === 'stop') told = atom.part
    return atom.part.isPlace || told === atom.part
      ? 0
      : roles.rest(atom.text) * (atom.text.length === atom.part.text.length ? OWN_PART : 1)
  })
  const places: Span[] = []
  for (let from = 0; from < atoms.length; from += 1) {
    for (let count = PLACE_ATOMS; count >= 1; count -= 1) {
      const own = atoms.slice(from, from + count)
      const last = must(own.at(-1))
      if (own.length < count || own.some((atom) => atom.part !== must(own[0]).part)) continue
      const text =
        own.length === 1 ? must(own[0]).text : must(own[0]).part.text.slice(must(own[0]).start, last.outerEnd)
      if (!must(own[0]).part.isPlace && !roles.isPlace(text)) continue
      // 'Szpital Miejski w Lipnicy' may name its town.
      const bonus = must(own[0]).joint === 'weak' ? -0.1 : PLACE_BONUS
      own.forEach((_, index) => (costs[from + index] = index === 0 ? -bonus : 0))
      places.push({ atoms: own, text, from, to: from + count - 1 })
      from += count - 1
      break
    }
  }
  return { costs, places }
}

/** Where in a header a name begins, how it looks and what it ends before: the same field does all through a section. */
function slotsOf({ atoms, to }: Span, all: Atom[]): string[] {
  const [{ part, joint }] = atoms as [Atom, ...Atom[]]
  const look = `${part.isBold ? 'b' : ''}${part.isItalic ? 'i' : ''}`
  const next = all[to + 1]
  const place = `${part.row}.${columnOf(part)}`
  const slots = [`${place}.${look}.${joint}`, `${place}>${next?.part === must(atoms.at(-1)).part ? next.joint : ''}`]
  const field = fieldOf(atoms, all)
  return field === null ? slots : [...slots, field]
}

/** In the rows of a table the cell says it, whatever stands beside a date. */
function columnOf({ line, left, column }: Atom['part']): string {
  const { cells } = line
  return cells.length >= FEWEST_FIELDS
    ? `cell ${cells.findIndex((cell) => cell.left === left)}`
    : `${Math.min(column, 3)}`
}

/** 'Clerk – Accounts, Bolt House, Selby': which of the fields between commas a name fills, where there are three or more. */
function fieldOf(atoms: Atom[], all: Atom[]): string | null {
  const part = must(atoms[0]).part
  const row = all.filter((atom) => atom.part === part)
  let field = 0
  const fields = row.map((atom, at) => (field += at > 0 && atom.joint === 'comma' ? 1 : 0))
  const [from, until] = [row.indexOf(must(atoms[0])), row.indexOf(must(atoms.at(-1)))]
  const isWhole = until >= 0 && fields[from - 1] !== fields[from] && fields[until + 1] !== fields[until]
  return field + 1 >= FEWEST_FIELDS && isWhole ? `${field + 1}:${fields[from]}-${fields[until]}` : null
}

/** What clear readings say about unclear ones: order from -1 (second first) to 1, and each slot from -1 to 1. */
export function learnHabits(readings: (Reading | null)[]): Habits {
  let order = 0
  let weight = 0
  const slots = new Map<string, { sum: number; weight: number }>()
  for (const reading of readings) {
    if (!reading?.first || !reading.second || reading.margin <= 0.3) continue
    const sure = Math.min(3, reading.margin)
    order += reading.first.from < reading.second.from ? sure : -sure
    weight += sure
    for (const [own, sign] of [
      [reading.slots.first, 1],
      [reading.slots.second, -1],
    ] as const)
      for (const key of own) {
        const slot = slots.get(key) ?? { sum: 0, weight: 0 }
        slots.set(key, { sum: slot.sum + sign * sure, weight: slot.weight + sure })
      }
  }
  const bySlot = new Map([...slots].map(([slot, { sum, weight }]) => [slot, sum / (weight + 1)]))
  return { order: order / (weight + 1), bySlot, isAbove: false }
}

/** The habits that one reading shows, to try on the others. */
export function habitsOf({ first, second, slots }: Reading, weight: number): Habits | null {
  if (!first || !second) return null
  const bySlot = new Map([
    ...slots.first.map((key) => [key, weight] as const),
    ...slots.second.map((key) => [key, -weight] as const),
  ])
  const isAbove = must(second.atoms[0]).part.row < 0 && must(first.atoms[0]).part.row === 0
  return { order: first.from < second.from ? weight : -weight, bySlot, isAbove }
}
