import { sameSense, withSenses, type Aligned } from './align.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { strangers, type Segment } from './segments.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'
import { MAKES, NOT_MADE } from './words/makes.ts'

/** How many words that say something may stand between a deed and what it is done to. */
const REACH = 5

/**
 * A verb without a place in the sources may stand in for one of them of its broad kind, if that one is not used in the
 * rewrite as well and both are about the same thing. It then carries the limits of the verb it stands for.
 */
export function standIn(tokens: readonly Aligned[], { units }: Sources, language: Language): void {
  place(tokens, units, language, ({ found }) => found.length === 0)
}

/** A verb that the sources have elsewhere may stand for one of the line that the rest of its segment is from. */
export function standInHere(
  tokens: readonly Aligned[],
  segments: readonly Segment[],
  sources: Sources,
  language: Language,
): void {
  for (const segment of segments) {
    const lost = strangers(segment, sources, language)
    if (lost.length === 0) continue
    place(tokens, segment.units, language, (token) => lost.includes(token))
    const here = withSenses(
      segment.units.flatMap((unit) => unit.tokens),
      language,
    )
    for (const token of strangers(segment, sources, language))
      token.found.push(...sameSense(tokens, token.at, here, language))
    // 'made' of another line is no place for the 'made' of 'made repairs'
    const [head] = segment.tokens
    for (const token of strangers(segment, sources, language))
      if (language.light.has(token.lower) && !/^(?:which|that)$/.test(head?.lower ?? '')) token.found = []
  }
}

const kept = new WeakMap<Unit, readonly SourceToken[]>()

/** Once for a unit, which is of one language. */
function verbsOf(unit: Unit, language: Language): readonly SourceToken[] {
  const verbs = kept.get(unit) ?? unit.tokens.filter((source) => isVerbThere(source, unit, language))
  kept.set(unit, verbs)
  return verbs
}

function place(
  tokens: readonly Aligned[],
  units: readonly Unit[],
  language: Language,
  isOpen: (token: Aligned) => boolean,
): void {
  const isDeed = ({ at, lower }: Aligned) => at === 0 || language.code !== 'en' || /(?:ed|ing)$/.test(lower)
  const taken = new Set(tokens.filter(isDeed).flatMap(({ found, isContent }) => (isContent ? found : [])))
  for (const token of tokens) {
    if (!token.isContent || token.value !== null || !isOpen(token)) continue
    const kinds = language.deedsOf(token.lower)
    if (kinds.length === 0) continue
    const things = neighbours(tokens, token, language)
    const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
    const verb = units
      .filter(({ kind }) => kind === 'bullet')
      .flatMap((unit) => verbsOf(unit, language))
      .find(
        (source) =>
          !taken.has(source) &&
          !(MAKES.has(token.lower) && NOT_MADE.has(source.lower)) &&
          language.deedsOf(source.lower).some((kind) => kinds.includes(kind)) &&
          hasItsThing(source, used, language) &&
          things.some((thing) => thing.found.some((object) => isObject(source, object, language))),
      )
    if (verb === undefined) continue
    taken.add(verb)
    token.found.push(verb)
  }
}

/** The founded words close to a verb: behind it, and before it where verbs come last. */
function neighbours(tokens: readonly Aligned[], { at }: Aligned, language: Language): Aligned[] {
  const words = tokens.filter(({ isContent, found }) => isContent && found.length > 0)
  const behind = words.filter((other) => other.at > at).slice(0, 3)
  const before = words.filter((other) => other.at < at).slice(-3)
  return language.code === 'en' ? behind : [...before, ...behind]
}

function isObject(verb: SourceToken, object: SourceToken, language: Language): boolean {
  if (object.unit !== verb.unit || object.clause !== verb.clause || object.value !== null) return false
  if (language.code === 'en' && object.at < verb.at) return false
  const [from, to] = [Math.min(verb.at, object.at), Math.max(verb.at, object.at)]
  return (
    object !== verb &&
    verb.unit.tokens.slice(from + 1, to).filter(({ lower }) => !language.glue.has(lower)).length <= REACH
  )
}

const RELATIVE = /^(?:who|which|that|when|where|so|because)$/

/** What was done to: 'redrew icons for a website' is about the icons. */
function hasItsThing(verb: SourceToken, used: ReadonlySet<SourceToken>, language: Language): boolean {
  if (language.code !== 'en') return true
  const rest = verb.unit.tokens.slice(verb.at + 1)
  const stop = rest.findIndex(
    ({ lower, part }, index) =>
      part !== verb.part || (index > 0 && (language.prepositions.has(lower) || RELATIVE.test(lower))),
  )
  const group = (stop < 0 ? rest : rest.slice(0, stop)).filter(
    (token) => token.value === null && !language.glue.has(token.lower) && isTime(token, language) === null,
  )
  const head = group.at(-1)
  return head === undefined || used.has(head)
}

/** At the head of a bullet or of a part of it, or a verb by its ending; not a noun that looks like one. */
function isVerbThere(source: SourceToken, unit: Unit, language: Language): boolean {
  if (source.value !== null) return false
  if (language.code !== 'en') return language.deedsOf(source.lower).length > 0
  const before = unit.tokens[source.at - 1]
  return (
    before === undefined ||
    before.part !== source.part ||
    /^(?:and|or|to|i|then|also)$/.test(before.lower) ||
    /(?:ed|ing)$/.test(source.lower)
  )
}
