import type { HeaderPart } from './header-parts.ts'
import { softSplits } from './soft-split.ts'

/** The two names a header holds: title and company of a job, degree and institution of a school. */
export type Pair = {
  first: string
  second: string
  firstPart: HeaderPart | null
  secondPart: HeaderPart | null
  margin: number
}

/** How much a text looks like the first of the two (title, degree), and like the second (company, institution). */
export type PairScores = { first(text: string): number; second(text: string): number }

/** What the other entries of the section taught about who stands where. */
export type Habits = { order: number; bySlot: Map<string, number> }

export const noHabits = (): Habits => ({ order: 0, bySlot: new Map() })

const HABIT_WEIGHT = 1.2
const MOST_PARTS = 7
const SURE = { at: 0.6, weak: 0, dash: 0.3, comma: 0.2, bracket: 0.3 } as const

/** The best reading of one header, or null when nothing is left to read. */
export function pairParts(parts: HeaderPart[], scores: PairScores, habits: Habits): Pair | null {
  const usable = parts.slice(0, MOST_PARTS)
  if (usable.length === 0) return null
  if (usable.length === 1) return splitOne(usable[0]!, scores, habits)
  let best: (Pair & { score: number }) | null = null
  let runnerUp = -100
  for (const first of usable) {
    for (const second of usable) {
      if (first === second) continue
      const score = pairScore(first, second, usable, scores, habits)
      if (!best || score > best.score) {
        runnerUp = best?.score ?? runnerUp
        best = { first: first.text, second: second.text, firstPart: first, secondPart: second, margin: 0, score }
      } else if (score > runnerUp) runnerUp = score
    }
  }
  const whole = splitInside(usable, scores, habits)
  if (whole && whole.score > best!.score) return whole
  return { ...best!, margin: best!.score - runnerUp }
}

function pairScore(
  first: HeaderPart,
  second: HeaderPart,
  parts: HeaderPart[],
  scores: PairScores,
  habits: Habits,
): number {
  const [a, b] = [parts.indexOf(first), parts.indexOf(second)]
  const own =
    scores.first(first.text) - scores.first(second.text) + scores.second(second.text) - scores.second(first.text)
  const order = (a < b ? 1 : -1) * habits.order
  const slots = (habits.bySlot.get(slotOf(first)) ?? 0) - (habits.bySlot.get(slotOf(second)) ?? 0)
  // Names stand early in a header; details follow.
  const lateness = (a + b) * 0.3
  return own + HABIT_WEIGHT * (order + slots) - lateness
}

/** A part that holds both names while the others are details: 'Title, Company' above a line with a department. */
function splitInside(parts: HeaderPart[], scores: PairScores, habits: Habits): (Pair & { score: number }) | null {
  let best: (Pair & { score: number }) | null = null
  for (const part of parts.slice(0, 2)) {
    const pair = splitOne(part, scores, habits)
    if (!pair || pair.first === '' || pair.second === '') continue
    const strength =
      scores.first(pair.first) - scores.first(pair.second) + scores.second(pair.second) - scores.second(pair.first)
    const others = parts.filter((other) => other !== part)
    if (others.some((other) => scores.second(other.text) >= 1 || scores.first(other.text) >= 2)) continue
    const score = strength - 1.6 - parts.indexOf(part) * 0.3
    if (!best || score > best.score) best = { ...pair, score, margin: 0 }
  }
  return best
}

function splitOne(part: HeaderPart, scores: PairScores, habits: Habits): Pair {
  let best: { pair: Pair; score: number } | null = null
  for (const split of softSplits(part.text)) {
    const readings: [string, string, number][] = [
      [split.left, split.right, 1],
      [split.right, split.left, -1],
    ]
    for (const [first, second, direction] of readings) {
      if ((split.by === 'at' || split.by === 'weak') && direction < 0) continue
      const own = scores.first(first) - scores.first(second) + scores.second(second) - scores.second(first)
      const sure = SURE[split.by]
      // 'Data Science, University of X' holds more than the school.
      const pieces = second.split(/,\s|\s[-–—]\s|:\s/)
      // Nor does 'Tier 2, Levant Bank' begin with the employer.
      const isLate = pieces.length > 1 && scores.second(pieces[0]!) < 1 && scores.second(pieces.at(-1)!) >= 1
      const surplus = 0.35 * (pieces.length - 1) + (isLate ? 0.8 : 0)
      const score = own + sure - surplus + HABIT_WEIGHT * direction * habits.order
      if (scores.first(first) <= 0 && scores.second(second) < 1.5 && Math.abs(habits.order) < 0.5) continue
      if (split.by === 'at' && scores.first(first) < 1.5) continue
      if (split.by === 'weak' && (scores.first(first) < 1.5 || scores.second(second) < 1)) continue
      if (!best || score > best.score)
        best = { pair: { first, second, firstPart: part, secondPart: part, margin: own }, score }
    }
  }
  const [asFirst, asSecond] = [scores.first(part.text), scores.second(part.text)]
  if (best && best.score > 0.8 && !(best.pair.margin < 1 && Math.max(asFirst, asSecond) >= 2 && best.score < 2))
    return best.pair
  const slot = habits.bySlot.get(slotOf(part)) ?? 0
  return asFirst + slot >= asSecond && (asFirst > 0 || slot > 0)
    ? { first: part.text, second: '', firstPart: part, secondPart: null, margin: asFirst - asSecond }
    : { first: '', second: part.text, firstPart: null, secondPart: part, margin: asSecond - asFirst }
}

/** Where in a header a part stands and how it looks: the same field has the same slot all through a section. */
export function slotOf(part: HeaderPart): string {
  return `${part.row}.${Math.min(part.column, 3)}.${part.isBold ? 'b' : ''}${part.isItalic ? 'i' : ''}`
}

/** What clear readings say about unclear ones: order from -1 (second first) to 1, and each slot from -1 to 1. */
export function learnHabits(pairs: (Pair | null)[]): Habits {
  let order = 0
  let weight = 0
  const slots = new Map<string, { sum: number; weight: number }>()
  for (const pair of pairs) {
    if (!pair || pair.margin <= 0.3) continue
    const sure = Math.min(3, pair.margin)
    if (pair.firstPart && pair.secondPart && pair.firstPart !== pair.secondPart) {
      const isBefore = pair.firstPart.row - pair.secondPart.row || pair.firstPart.column - pair.secondPart.column
      order += isBefore < 0 ? sure : -sure
      weight += sure
      for (const [part, sign] of [
        [pair.firstPart, 1],
        [pair.secondPart, -1],
      ] as const) {
        const slot = slots.get(slotOf(part)) ?? { sum: 0, weight: 0 }
        slots.set(slotOf(part), { sum: slot.sum + sign * sure, weight: slot.weight + sure })
      }
    } else if (pair.firstPart && pair.firstPart === pair.secondPart) {
      order += pair.firstPart.text.startsWith(pair.first) ? sure : -sure
      weight += sure
    }
  }
  const bySlot = new Map([...slots].map(([slot, { sum, weight }]) => [slot, sum / (weight + 1)]))
  return { order: order / (weight + 1), bySlot }
}
