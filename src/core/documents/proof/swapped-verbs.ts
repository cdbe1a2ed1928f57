import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import { isDeedWord, isEqual, isKin, isQuality } from './kin.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import type { Segment } from './segments.ts'
import type { SourceToken } from './sources.ts'
import { hasItsThing } from './stand-ins.ts'
import { BOLD_VERBS, CAUSING, LETTING, MAKING, PLAIN_DEEDS } from './words/bold-verbs.ts'
import { IRREGULAR } from './words/irregular.ts'
import { BESIDE_WORDS, IDLE_VERBS, PLAIN_VERBS } from './words/weight.ts'

/**
 * A verb that the sources lack takes the place of the verb of its clause, where the rewrite leaves that one out and keeps what was
 * done to. It has to be a deed of the same kind, or a plain one; where the clause has no verb at all, any that is not bold.
 * Who decides, what was made and what came of it has no such substitute.
 */
export function swapVerbs(tokens: readonly Aligned[], segments: readonly Segment[], language: Language): void {
  if (language.code !== 'en') return
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  for (const segment of segments)
    for (const token of segment.tokens) {
      const isLost = !token.found.some(({ unit }) => segment.units.includes(unit))
      if (!token.isContent || !isLost || !isVerb(token, tokens, language)) continue
      // 'got merged' is 'was merged'
      const next = tokens[token.at + 1]
      if (GOT.test(token.lower) && next && next.found.length > 0 && isPast(next.lower))
        Object.assign(token, { isContent: false, found: [] })
      // 'brought it down' says whose doing it was
      if (tokens.slice(token.at + 1, token.at + 5).some(({ lower }) => /^(?:down|up)$/.test(lower))) continue
      const told = segment.tokens.filter((other) => other !== token && other.isContent).flatMap(({ found }) => found)
      const verb = segment.units
        .filter(({ kind }) => kind === 'bullet')
        .flatMap((unit) => unit.tokens.filter((source) => isVerbThere(source, language)))
        .filter(
          (source) => !used.has(source) && told.some((one) => one.unit === source.unit && one.clause === source.clause),
        )
        .find((source) => !isOfThing(source, language) && mayStandFor(token, source, used, language))
      if (verb !== undefined) {
        used.add(verb)
        token.found = [verb]
      } else if ((token.found.length === 0 || isLost) && isBetween(token, tokens, segment, language))
        Object.assign(token, { isContent: false, found: [] })
    }
}

function mayStandFor(
  { lower, at }: Aligned,
  source: SourceToken,
  used: ReadonlySet<SourceToken>,
  language: Language,
): boolean {
  if (source.dampers.length > 0 || language.ranks.has(lower)) return false
  // 'Charge nurse' is no 'cared'
  if (at === 0 && !isPast(lower) && isPast(source.lower)) return false
  if (BOLD_VERBS.has(lower)) return isEqual(lower, source.lower) && hasItsThing(source, used, language)
  // who only saw, used, noted or handed it on did no more with it
  const isPlain = [PLAIN_DEEDS, IDLE_VERBS, PLAIN_VERBS].some((words) => words.has(lower))
  if (IDLE_VERBS.has(source.lower) && !isPlain) return false
  if (PLAIN_VERBS.has(source.lower) && !isPlain) return isEqual(lower, source.lower)
  if (isKin(lower, source.lower) || PLAIN_DEEDS.has(lower)) return true
  if (MAKING.has(lower)) return MAKING.has(source.lower)
  return language.light.has(lower) && language.light.has(source.lower)
}

/** A verb that only ties together what is told of a line without a verb ('two A/B tests'), or a thing to what it has there. */
function isBetween(
  { at, lower, gap }: Aligned,
  tokens: readonly Aligned[],
  segment: Segment,
  language: Language,
): boolean {
  if ([BOLD_VERBS, MAKING, language.ranks, language.raisers].some((words) => words.has(lower))) return false
  const isTold = (one: Aligned | undefined): one is Aligned =>
    one !== undefined && segment.tokens.includes(one) && one.found.length > 0
  const next = tokens.slice(at + 1).find((one) => one.isContent && !BESIDE_WORDS.has(one.lower))
  if (!isTold(next) || tokens.slice(at + 1, next.at).some((one) => /^(?:down|up|to|that)$/.test(one.lower)))
    return false
  const before = tokens[at - 1]
  const group = segment.tokens.filter((one) => one.at >= next.at)
  const isLinked = before !== undefined && /^(?:that|which|who)$/.test(before.lower)
  if (isLinked && LETTING.has(lower)) {
    const thing = tokens.slice(0, at).findLast((one) => one.found.length > 0)
    const isOne = (one: SourceToken) =>
      thing?.found.some(({ unit, clause }) => unit === one.unit && clause === one.clause) ?? false
    return group.every((one) => !one.isContent || one.found.some(isOne))
  }
  if (isLinked) return !CAUSING.has(lower)
  if (before !== undefined && before.isContent && !/[,;:.]/.test(gap))
    return before.found.length > 0 && /(?:ed|ing)$/.test(lower)
  const end = group.findIndex(
    (one) => language.prepositions.has(one.lower) || (one.at > next.at && /[,;:.()]/.test(one.gap)),
  )
  const head = (end < 0 ? group : group.slice(0, end)).findLast((one) => one.isContent) ?? next
  return head.found.some(({ unit, at: place, part }) => {
    const words = unit.tokens.filter((one) => one.part === part)
    return (
      unit.kind === 'bullet' &&
      !words.some((one) => IDLE_VERBS.has(one.lower) || WORK.test(one.lower) || isVerbThere(one, language)) &&
      !words.some((one) => one.at < place && language.prepositions.has(one.lower))
    )
  })
}

const HELPED = /^(?:help(?:ed|ing)?|let|made|assist(?:ed|ing)?)$/

const isPast = (lower: string) => /(?:ed|ing)$/.test(lower) || IRREGULAR.has(lower)

/** 'Shop won a prize': the verb has its doer before it. */
function isOfThing({ unit, at, part, lower }: SourceToken, language: Language): boolean {
  const before = unit.tokens[at - 1]
  return (
    before !== undefined &&
    before.part === part &&
    before.value === null &&
    (/(?<!e)ed$/.test(lower) || IRREGULAR.has(lower)) &&
    !language.glue.has(before.lower) &&
    !before.lower.endsWith('ly')
  )
}

const GOT = /^(?:g[eo]t|gets|getting|gotten)$/
const WORK = /^(?:do|did|work(?:s|ed|ing)?)$/

const opensVerb = (before: { lower: string } | undefined, gap: string) =>
  before === undefined ||
  /[,;:.()–—]/.test(gap) ||
  /^(?:and|or|to|i|then|also|who|which|that|while|not)$/.test(before.lower)

/** At the head of a clause, or by its ending where no quality stands before it. */
export function isVerb(
  { at, lower, gap, text, value }: Aligned,
  tokens: readonly Aligned[],
  language: Language,
): boolean {
  if (
    value !== null ||
    !isDeedWord(lower) ||
    (isQuality(lower) && tokens[at + 1]?.isContent === true) ||
    (at > 0 && /^\p{Lu}/u.test(text))
  )
    return false
  const before = tokens[at - 1]
  if (opensVerb(before, gap)) return true
  if (before === undefined || before.value !== null || language.determiners.has(before.lower)) return false
  return isPast(lower) && !isQuality(before.lower)
}

function isVerbThere(source: SourceToken, language: Language): boolean {
  const { lower, value, unit, at, gap } = source
  if (language.light.has(lower)) return true
  if (value !== null || language.glue.has(lower) || !isDeedWord(lower) || isTime(source, language) !== null)
    return false
  const before = at > 0 ? must(unit.tokens[at - 1]) : undefined
  if (before !== undefined && (before.value !== null || language.determiners.has(before.lower))) return false
  if (isPast(lower)) return true
  // 'Shop won' is about a shop
  if (opensVerb(before, gap)) return !isPast(unit.tokens[at + 1]?.lower ?? '')
  // 'helped them track down a fault'
  return (
    unit.tokens.slice(0, at).some((one) => HELPED.test(one.lower)) && !language.prepositions.has(before?.lower ?? '')
  )
}
