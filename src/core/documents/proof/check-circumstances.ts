import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { usedOf, type Segment } from './segments.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'
import { OUTCOMES } from './words/outcomes.ts'
import { ANSWERS, CIRCUMSTANCES, ENDS, MY_GROUP, OURS } from './words/circumstances.ts'

/** How many words of the source a circumstance before or behind it is said of. */
const REACH = 3

/**
 * What stands about a deed and makes it smaller stays with it: read about, under supervision, in a course, never used, one
 * of several, beside a team. And nothing of the kind comes in: 'my team' for 'the team', 'resolved' for 'answered'.
 */
export function checkCircumstances(
  segments: readonly Segment[],
  tokens: readonly Aligned[],
  { units, entries }: Sources,
  language: Language,
): Finding[] {
  const rewrite = textOf(tokens)
  const bullets = units.filter(({ kind }) => kind === 'bullet')
  const kept = segments.flatMap((segment) =>
    segment.units
      .filter(({ kind }) => kind === 'bullet')
      .flatMap((unit) => lost(segment, rewrite, unit, language, entries[unit.entry]?.kind === 'education')),
  )
  const one = bullets.flatMap((unit) => wholeForOne(tokens, unit))
  return [...kept, ...one, ...owned(tokens, rewrite, bullets, language), ...ended(tokens)]
}

const textOf = (tokens: readonly { gap: string; text: string; written?: string }[]) =>
  tokens
    .map(({ gap, text, written }) => gap + (written ?? text))
    .join('')
    .toLowerCase()

/** Many segments are held against the same bullets. */
const known = new WeakMap<Unit, ReturnType<typeof readTold>>()

function toldIn(unit: Unit, language: Language) {
  const told = known.get(unit) ?? readTold(unit, language)
  known.set(unit, told)
  return told
}

function readTold(unit: Unit, { code }: Language) {
  const text = textOf(unit.tokens)
  return [...CIRCUMSTANCES[code], ...OUTCOMES[code]].flatMap(({ told, ...circumstance }) => {
    const match = told.exec(text)
    return match ? [{ ...circumstance, match }] : []
  })
}

function lost(segment: Segment, rewrite: string, unit: Unit, language: Language, isEducation: boolean): Finding[] {
  return toldIn(unit, language).flatMap(({ match, kept, why, of }) => {
    if (kept.test(rewrite) || (isEducation && why.includes('course'))) return []
    const [first, last] = [tokenAt(unit, match.index), tokenAt(unit, match.index + match[0].length - 1)]
    const about = saidOf(unit, first, last, of, language)
    const used = usedOf(segment, unit)
    const token = segment.tokens.find(
      ({ isContent, found }) => isContent && found.some((source) => used.has(source) && about.includes(source)),
    )
    return token ? [{ token, why }] : []
  })
}

function tokenAt({ tokens }: Unit, place: number): number {
  let end = 0
  const at = tokens.findIndex((token) => {
    end += token.gap.length + (token.written ?? token.text).length
    return end > place
  })
  return at < 0 ? tokens.length - 1 : at
}

/** The words of the source that a circumstance between two of its tokens is said of. */
function saidOf(
  { tokens }: Unit,
  first: number,
  last: number,
  of: 'before' | 'behind' | 'clause',
  language: Language,
): SourceToken[] {
  const clause = tokens.filter((token) => token.clause === tokens[first]?.clause && !language.glue.has(token.lower))
  const before = clause.filter(({ at }) => at < first)
  const behind = clause.filter(({ at }) => at > last)
  if (of === 'before') return before.slice(-REACH)
  if (of === 'behind') return behind.slice(0, REACH)
  if (before.length === 0) return behind
  const joint = tokens.findLastIndex(({ lower, at }) => at < first && language.joints.has(lower))
  const near = before.filter(({ at }) => at > joint)
  // 'ein Konzert, das ausfiel': the joint stands right before it
  const own = near.length > 0 ? near : before
  // in Turkish the deed comes behind
  return language.code === 'tr' ? [...own, ...behind] : own
}

/** 'One of six branches' is not six: the second figure needs the first before it. */
function wholeForOne(tokens: readonly Aligned[], { tokens: source }: Unit): Finding[] {
  return source.flatMap((part, at) => {
    const isOne = part.value === 1 || /^(?:one|eine?[rsm]?|une?|un[oa])$/.test(part.lower)
    if (!isOne || !PART_OF.test(source[at + 1]?.lower ?? '')) return []
    const whole = source.slice(at + 2, at + 4).find(({ value }) => value !== null && value > 1)
    if (!whole || tokens.some(({ lower, value }) => value === 1 || ONE.test(lower))) return []
    const token = tokens.find(({ value }) => value === whole.value)
    return token &&
      tokens.some(({ found }) => found.some(({ at: place, unit }) => unit === whole.unit && place > whole.at))
      ? [{ token, why: 'it was a part of it' }]
      : []
  })
}
const PART_OF = /^(?:of|von|der|des|de|d)$/
const ONE = /^(?:one|single|eine?[rsmn]?|une?|un[oa]?|among)$/

function owned(tokens: readonly Aligned[], rewrite: string, bullets: readonly Unit[], language: Language): Finding[] {
  const match = MY_GROUP[language.code].exec(rewrite)
  if (!match || bullets.some((unit) => OURS[language.code].test(textOf(unit.tokens)))) return []
  let end = 0
  const token = tokens.find((one) => {
    end += one.gap.length + (one.written ?? one.text).length
    return end > match.index
  })
  return token ? [{ token, why: 'the source does not say whose it was' }] : []
}

function ended(tokens: readonly Aligned[]): Finding[] {
  return tokens
    .filter(
      ({ lower, found }) => ENDS.test(lower) && found.length > 0 && found.every((source) => ANSWERS.test(source.lower)),
    )
    .map((token) => ({ token, why: 'answering is not resolving' }))
}
