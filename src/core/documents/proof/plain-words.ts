import { must } from '#core/must.ts'
import { withoutCompany, type Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { Segment } from './segments.ts'
import { isFinite } from './governed.ts'
import { isVerbForm } from './standing.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'
import { DONE_TO_A_THING, FREE_WORDS, THINGS_OF_DEED } from './words/free.ts'
import { isOfTitle } from './title-deeds.ts'
import { MAKES, NOT_MADE } from './words/makes.ts'
import { IRREGULAR } from './words/irregular.ts'
import { BESIDE_WORDS, IDLE_VERBS, PLAIN_ADVERBS, PLAIN_VERBS } from './words/weight.ts'

/** Findings that a word without weight may make up for; every other finding is about a fact. */
const UNPLACED = new Set(['not in the sources', 'from another part of the sources'])

/**
 * A word that is nowhere in the sources is an invention only when it can carry one. A plain verb in the place of a verb that the
 * rewrite leaves out, a preposition before something that has its place, an adverb of order and the same word written in full say
 * the same in other words. A name, a rank, a figure, a thing, a quality, and a verb of leading, making, deciding or success do not.
 */
export function withoutPlainWords(
  findings: readonly Finding[],
  tokens: readonly Aligned[],
  segments: readonly Segment[],
  { entries }: Sources,
  language: Language,
): Finding[] {
  const taken = new Set<SourceToken>()
  const open = new Set(findings.map(({ token }) => token))
  return findings.filter(({ token, why }) => {
    const segment = segments.find((one) => one.tokens.includes(token))
    if (!UNPLACED.has(why) || segment === undefined) return true
    if (isFree(token, segment, language) || isDoneToAThing(token, segment, entries, language)) return false
    if (language.code === 'tr') return !isCarrier(token, tokens)
    if (language.code !== 'en') return true
    if (PLAIN_ADVERBS.has(token.lower) || isAdverbOf(token, segment)) return false
    if (BESIDE_WORDS.has(token.lower)) return !isBesideFounded(token, tokens, open)
    if (isBornOut(token, tokens, open)) return false
    if (isWeighty(token, language)) return true
    if (isWrittenInFull(token, segment, language)) return false
    const place = replacedBy(token, segment, tokens, open, taken, language)
    if (place === undefined) return true
    taken.add(place)
    return false
  })
}

/** Claims nothing beside what its line says; a name is no such word. */
const isFree = ({ lower, text, at }: Aligned, { tokens }: Segment, { code }: Language) =>
  FREE_WORDS[code].has(lower) &&
  (at === 0 || code === 'de' || !/^\p{Lu}/u.test(text)) &&
  tokens.some(({ isContent, found }) => isContent && found.length > 0)

/** 'Cevap verdim', 'destek oldum': the noun before says what was done; where something was received it was not given. */
function isCarrier({ at, lower }: Aligned, tokens: readonly Aligned[]): boolean {
  const noun = tokens[at - 1]
  return (
    TR_CARRIERS.test(lower) &&
    noun !== undefined &&
    noun.isContent &&
    noun.found.length > 0 &&
    !noun.found.some(({ unit }) => unit.tokens.some((one) => TR_RECEIVED.test(one.lower)))
  )
}
const TR_CARRIERS = /^(?:verdi[mk]|veriyorum|etti[mk]|ediyorum|oldum)$/
const TR_RECEIVED = /^(?:al(?:d[ıi]|ın|ma|an)|gör|katıl|dinle)/u

/** The deed that opens what is said of a thing which a line of a job or project only names. */
function isDoneToAThing(token: Aligned, segment: Segment, entries: Sources['entries'], language: Language): boolean {
  const { code } = language
  const { tokens } = segment
  const [unit, ...more] = segment.units.filter(({ kind }) => kind === 'bullet')
  const entry = unit && entries[unit.entry]
  if (!unit || more.length > 0 || !entry || !isWork(entry.kind, unit, segment)) return false
  const isTheirs = isOfTitle(token, entry.title, segment, language)
  const things = THINGS_OF_DEED[code](token.lower)
  const isTold = isTheirs || DONE_TO_A_THING[code].has(withoutCompany(token.lower, language))
  if (!isTold && things.size === 0) return false
  const said = tokens.filter(({ isContent }) => isContent)
  const place = code === 'tr' ? said.at(-1) : code === 'de' ? token : said[0]
  if (place !== token) return false
  const parts = new Set(said.flatMap(({ found }) => found.filter((one) => one.unit === unit).map(({ part }) => part)))
  const own = parts.size === 1 ? [...parts][0] : unit.tokens[0]?.part
  const head = headOf(unit, own, language)
  // 'Maps for the report' are maps: the report was not made
  if (head !== '' && !said.some(({ found }) => found.some((one) => one.unit === unit && one.lower === head)))
    return false
  if (things.has(head) && isThing(unit, own, language, head)) return true
  return isTold && isThing(unit, isTheirs ? own : unit.tokens[0]?.part, language)
}

/** What a part of a line is about: the last word of its first group, the first in languages that begin with it. */
function headOf({ tokens }: Unit, part: number | undefined, language: Language): string {
  const words = tokens.filter((token) => token.part === part)
  const end = words.findIndex(
    ({ lower }, at) =>
      at > 0 && (language.prepositions.has(lower) || language.glue.has(lower) || language.dampers.has(lower)),
  )
  const group = (end < 0 ? words : words.slice(0, end)).filter(
    ({ lower, value }, at) =>
      value === null && !language.glue.has(lower) && (at === 0 || !FREE_WORDS[language.code].has(lower)),
  )
  return (language.code === 'fr' || language.code === 'es' ? group[0] : group.at(-1))?.lower ?? ''
}

/** Of studies only what is called a work there and in the rewrite. */
const isWork = (kind: string, unit: Unit, { tokens }: Segment) =>
  kind === 'job' ||
  kind === 'project' ||
  (kind === 'education' &&
    tokens.some(({ found }) => found.some((one) => one.unit === unit && COURSEWORK.test(one.lower))))
const COURSEWORK =
  /^(?:coursework|project|thesis|assignment|\p{L}*(?:projekt|arbeit)|mémoire|projet|proyecto|trabajo|proje\p{L}{0,4}|ödev\p{L}*|tez\p{L}{0,3})$/u

const OF_THING = /^(?:for|of|on|about)$/
/** A part of a line that has no verb and nobody who does something. */
function isThing({ tokens }: Unit, part: number | undefined, language: Language, head = ''): boolean {
  const first = tokens.find((token) => token.part === part)
  if (first === undefined || language.determiners.has(first.lower)) return false
  // 'Restore test' is a test, 'check tickets' is a deed
  const isOfKind = tokens[first.at + 1]?.lower === head && !head.endsWith('s')
  if (first.lower !== head && !isOfKind && language.deedsOf(first.lower).length > 0) return false
  const isVerb = (token: SourceToken) => {
    if (token.lower === head) return false
    // 'a macro for label printing', 'charts for the pricing team'
    const before = tokens.slice(Math.max(0, token.at - 2), token.at)
    if (language.code === 'en' && token.lower.endsWith('ing') && before.some(({ lower }) => OF_THING.test(lower)))
      return false
    if (language.code === 'tr') return isFinite(token.lower)
    // 'Etiketten' opens a German line as often as 'Pflege'
    if (language.code === 'de' && token.at === 0) return token.lower.endsWith('te')
    return (token.at === 0 || language.code === 'en' || language.code === 'de') && isVerbForm(token, language)
  }
  // 'a restore test by the vendor' was theirs
  const isBySomebody = ({ at, lower }: SourceToken) => {
    const next = tokens[at + 1]
    return language.code !== 'de' && language.byAgent.has(lower) && language.determiners.has(next?.lower ?? '')
  }
  return tokens
    .filter((token) => token.part === first.part)
    .every(
      (token) =>
        !token.dampers.some((kind) => !/^(?:approx|limit|together)$/.test(kind)) &&
        !language.be.has(token.lower) &&
        !language.light.has(token.lower) &&
        !isBySomebody(token) &&
        !isVerb(token),
    )
}

function isWeighty({ lower, text, at, value }: Aligned, language: Language): boolean {
  return (
    value !== null ||
    (at > 0 && /^\p{Lu}/u.test(text)) ||
    [language.ranks, language.raisers, language.levels, language.light].some((words) => words.has(lower)) ||
    (language.dampers.has(lower) && gradeOf(lower) === 2)
  )
}

/** 0 for a verb that does nothing to a thing, 1 for handling it, 2 for every other verb. */
function gradeOf(lower: string): 0 | 1 | 2 {
  if (IDLE_VERBS.has(lower)) return 0
  return PLAIN_VERBS.has(lower) ? 1 : 2
}

/** 'spent five months', and 'fell from 820 to 310', which the two figures say themselves. */
function isBornOut({ at, lower, found }: Aligned, tokens: readonly Aligned[], open: ReadonlySet<Aligned>): boolean {
  const next = tokens[at + 1]
  if (SPENT.test(lower)) return next !== undefined && next.value !== null && !open.has(next)
  const isFall = FALL.test(lower)
  if (found.length > 0 || at === 0 || next?.lower !== 'from' || !(isFall || RISE.test(lower))) return false
  const [from, to, ...more] = tokens.slice(at).filter(({ value, text }) => value !== null && !YEAR.test(text))
  if (from?.value == null || to?.value == null || more.length > 0 || open.has(from) || open.has(to)) return false
  const isTogether = from.found.some((one) =>
    to.found.some(({ unit, at: place }) => unit === one.unit && place > one.at),
  )
  return isTogether && (isFall ? from.value > to.value : from.value < to.value)
}
const SPENT = /^(?:spent|spending)$/
const FALL = /^(?:fell|fallen|dropped|declined|decreased|sank)$/
const RISE = /^(?:rose|risen|grew|increased|climbed)$/
const YEAR = /^(?:19|20)\d\d$/

/** 'directly' where the line has 'direct', 'newly' where it has 'new'. */
const isAdverbOf = ({ lower }: Aligned, { units }: Segment) =>
  /^\p{L}{3,}ly$/u.test(lower) &&
  units.some(({ tokens }) => tokens.some((source) => source.lower === lower.slice(0, -2)))

/** 'supervised by a journeyman': what stands behind it is in the sources. 'by saving' says how, which is a claim. */
function isBesideFounded({ at, lower }: Aligned, tokens: readonly Aligned[], open: ReadonlySet<Aligned>): boolean {
  const next = tokens.slice(at + 1).find(({ isContent }) => isContent)
  if (next === undefined || next.value !== null || open.has(next)) return false
  return next.found.length > 0 && !(lower === 'by' && next.lower.endsWith('ing'))
}

/** 'graduates' for 'grads', 'penetration' for 'pen': one begins the other, and nobody else in the line is called so. */
function isWrittenInFull({ lower }: Aligned, { units }: Segment, language: Language): boolean {
  return units.some(({ tokens }) =>
    tokens.some(({ lower: short, value }) => {
      const root = short.replace(/s$/, '')
      return (
        value === null &&
        root.length >= 3 &&
        !language.glue.has(short) &&
        lower.length > root.length + 2 &&
        lower.startsWith(root) &&
        CLIPPED.test(root) &&
        !/(?:ed|ing)$/.test(short)
      )
    }),
  )
}
/** Nobody clips a word behind a vowel. */
const CLIPPED = /[^aeiouy]$/

/** The verb whose place a plain one takes: in a clause that the segment is about, and not used in the rewrite. */
function replacedBy(
  token: Aligned,
  { tokens: near, units }: Segment,
  tokens: readonly Aligned[],
  open: ReadonlySet<Aligned>,
  taken: ReadonlySet<SourceToken>,
  language: Language,
): SourceToken | undefined {
  if (/^(?:by|which|that|through|thereby|to)$/.test(tokens[token.at - 1]?.lower ?? '')) return undefined
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const told = near
    .filter((other) => other.isContent && !open.has(other))
    .flatMap(({ found }) => found)
    .filter(({ unit }) => units.includes(unit))
  return units
    .flatMap((unit) => unit.tokens)
    .find(
      (source) =>
        source.unit.kind === 'bullet' &&
        source.value === null &&
        !used.has(source) &&
        !taken.has(source) &&
        !language.glue.has(source.lower) &&
        source.dampers.length === 0 &&
        isVerbThere(source, language) &&
        (gradeOf(token.lower) < 2
          ? gradeOf(source.lower) >= gradeOf(token.lower)
          : language.deedsOf(source.lower).some((kind) => language.deedsOf(token.lower).includes(kind)) &&
            !(MAKES.has(token.lower) && NOT_MADE.has(source.lower))) &&
        told.some(({ unit, clause }) => unit === source.unit && clause === source.clause),
    )
}

/** By its form, its list or its place; behind a determiner or a figure ('the move', '15 calls') it names a thing. */
function isVerbThere({ unit, at, lower, part }: SourceToken, language: Language): boolean {
  const before = at > 0 ? must(unit.tokens[at - 1]) : undefined
  if (before !== undefined && (before.value !== null || language.determiners.has(before.lower))) return false
  // who was shown something showed nothing
  if (before !== undefined && language.be.has(before.lower)) return false
  const isFirst = before === undefined || before.part !== part
  return (
    /(?:ed|ing)$/.test(lower) ||
    IRREGULAR.has(lower) ||
    (isFirst && (gradeOf(lower) < 2 || language.deedsOf(lower).length > 0))
  )
}
