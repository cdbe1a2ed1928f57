import { must } from '#core/must.ts'
import type { Governed } from './finding.ts'
import type { Language } from './language.ts'
import { lemmasOf } from './lexicon.ts'
import type { SourceToken, Unit } from './sources.ts'
import { standingOf } from './standing.ts'
import { IRREGULAR } from './words/irregular.ts'

type Code = Language['code']

const SUBORDINATE: Readonly<Record<Code, RegExp>> = {
  en: /^(?:that|which|who|whom|what|while|when|where|because|after|before|whereas|as)$/,
  de: /^(?:was|während|als|weil|nachdem|bevor|den|die|der|das|welche[nrs]?)$/,
  fr: /^(?:que|qu|qui|dont|pendant|quand|lorsque|où)$/,
  es: /^(?:que|quien|mientras|cuando|donde)$/,
  tr: /^(?!)/,
}
const SPEAKER = /^(?:i|we|ich|wir|je|j|nous|yo|me|my|us|our)$/

/** A verb in the past by its form. */
export const isPast = (word: SourceToken, code: Code) => {
  const { lower, value } = word
  if (value !== null || (code !== 'en' && word.at > 0 && /^\p{Lu}/u.test(word.text))) return false
  if (code === 'en')
    return /(?<!e)ed$/.test(lower) || (IRREGULAR.has(lower) && !/^(?:children|people|men|women|lives)$/.test(lower))
  if (code === 'de') return /^\p{Ll}/u.test(word.text) && /(?:te|t|en|b|g|ß|ss)$/.test(lower)
  return code === 'fr' ? /(?:é|ée|és|ées|ait|aient|it|a)$/.test(lower) : /(?:ó|aba|ía|ado|ido)$/.test(lower)
}

/** 'Checked what Nina had translated', 'Tom migrated it while I …', 'a chef who ran four kitchens'. */
export function othersClauses(unit: Unit, language: Language): Governed[] {
  const { code } = language
  if (code === 'tr') return []
  return spansOf(unit, language).flatMap((words): Governed[] => {
    const lead = leadOf(words, language)
    if (code === 'de' && lead && (words[0]?.at === 0 || !/,/.test(words[0]?.gap ?? ''))) return []
    const isJoined = /^(?:and|but|then|und|aber|et|mais|y|pero)$/.test(words[0]?.lower ?? '')
    const body = lead ? words.slice(words.indexOf(lead) + 1) : words.slice(isJoined ? 1 : 0)
    const verb = lead && code === 'de' ? lastVerb(body, language) : body.findIndex((word) => isPast(word, code))
    if (verb < 0 || body.slice(0, verb + 1).some(({ lower }) => SPEAKER.test(lower))) return []
    const subject = subjectOf(body.slice(0, verb), lead, language)
    const deeds = body.slice(verb)
    if (lead && subject.length === 0) return ofAntecedent(unit, lead, deeds, language)
    if (subject.length === 0 || (!lead && !isNamed(subject, body.slice(0, verb), language))) return []
    const why = 'somebody else did it'
    if (!lead) return [{ by: subject, words: deeds, deedsOnly: true, why }]
    // 'ein Händler, der 700 Räder verkaufte': what stands behind it is no subject
    if (code === 'de' && RELATIVE.de.test(lead.lower) && isOfOther(unit, lead, language))
      return [{ by: [lead], words: deeds, deedsOnly: true, why }]
    // 'where the strategy was decided' does not say by whom
    const passive = body.filter(({ lower }) => language.be.has(lower))
    return [{ by: passive.length > 0 ? [lead, ...passive] : [...subject, lead], words: deeds, deedsOnly: true, why }]
  })
}

/** The word that leads to a clause, with a preposition before it or not: 'where', 'in denen'. */
function leadOf([first, second]: readonly SourceToken[], language: Language): SourceToken | undefined {
  const isLead = ({ lower }: SourceToken) => SUBORDINATE[language.code].test(lower)
  if (first && isLead(first)) return first
  if (!first || !second || !language.prepositions.has(first.lower)) return undefined
  return /^(?:denen|dem|der|den|welche[nrm]?|which|whom|quoi|lequel|laquelle|lesquels|cual|cuales)$/.test(second.lower)
    ? second
    : undefined
}

/** In a German clause the verb comes last. */
const lastVerb = (body: readonly SourceToken[], language: Language): number =>
  body.findLastIndex(({ text, lower, value }) => value === null && /^\p{Ll}/u.test(text) && !language.glue.has(lower))

/** The first group before the verb: 'der Vorstand' of 'der Vorstand die Strategie'. */
function subjectOf(before: readonly SourceToken[], lead: SourceToken | undefined, language: Language): SourceToken[] {
  const second = before.findIndex(({ lower }, index) => index > 0 && DE_DETERMINER.test(lower))
  const group = language.code === 'de' && lead && second > 0 ? before.slice(0, second) : before
  return group.filter(({ lower }) => !language.glue.has(lower) && !language.prepositions.has(lower))
}

const DE_DETERMINER = /^(?:der|die|das|den|dem|des|(?:m|k|s)?eine?[nmrs]?|unsere?[nmrs]?)$/

const RELATIVE: Readonly<Record<Code, RegExp>> = {
  en: /^(?:that|which|who|whom)$/,
  de: /^(?:der|die|das|welche[rs]?)$/,
  fr: /^(?:qui|que|qu|dont)$/,
  es: /^(?:que|quien)$/,
  tr: /^(?!)/,
}

/** What stands below a preposition is no work of the person's: 'from a supplier that', 'bei einem Händler, der'. */
function isOfOther({ tokens }: Unit, lead: SourceToken, language: Language): boolean {
  const before = tokens.slice(0, lead.at)
  const head =
    language.code === 'de' ? before.findLast(({ text, at }) => at > 0 && /^\p{Lu}/u.test(text)) : before.at(-1)
  return head !== undefined && head.value === null && standingOf(tokens, head.at, language) !== null
}

/** Without a word that leads to it, only a name or a person right before the verb is its subject: 'Tom migrated', 'My manager ran'. */
function isNamed(subject: readonly SourceToken[], all: readonly SourceToken[], language: Language): boolean {
  const [first] = all
  const last = must(subject.at(-1))
  if (!first || subject.length > 2 || language.deedsOf(first.lower).length > 0) return false
  const isPerson =
    language.ranks.has(last.lower) ||
    /(?:colleague|friend|predecessor|vendor|team|[^aeiou]er|or|ist|ian)$/.test(last.lower)
  return (
    language.code === 'en' &&
    ((first.at === last.at && /^\p{Lu}\p{Ll}+$/u.test(last.text) && isFirstName(last)) ||
      (language.determiners.has(first.lower) && isPerson))
  )
}
/** No word of a resume that ends like a noun: 'Sales', 'Training', 'Customers'. */
const isFirstName = ({ lower, dampers, marks }: SourceToken) =>
  dampers.length === 0 &&
  lemmasOf(lower).length === 0 &&
  !/(?:s|ing|tion|ment|ly|ed)$/.test(lower) &&
  [...marks].every((mark) => !mark.startsWith('='))

/** 'a chef who ran': whose deed it was stands before the clause. */
function ofAntecedent(unit: Unit, first: SourceToken, words: readonly SourceToken[], language: Language): Governed[] {
  const why = 'somebody else did it'
  if (RELATIVE[language.code].test(first.lower) && isOfOther(unit, first, language))
    return [{ by: [first], words, deedsOnly: true, why }]
  if (!/^(?:who|qui|quien|der|die)$/.test(first.lower)) return []
  const near = unit.tokens.slice(Math.max(0, first.at - 3), first.at).filter(({ lower }) => !language.glue.has(lower))
  return near.length > 0 ? [{ by: [...near, first], words, deedsOnly: true, why }] : []
}

/** A bullet at its full stops, commas and the words that begin a clause. */
function spansOf({ tokens }: Unit, language: Language): SourceToken[][] {
  const spans: SourceToken[][] = []
  for (const token of tokens) {
    const last = spans.at(-1)?.at(-1)
    const isNew =
      !last ||
      last.part !== token.part ||
      (SUBORDINATE[language.code].test(token.lower) && (language.code !== 'de' || token.gap.includes(','))) ||
      /^(?:but|and|aber|und|mais|et|pero|y)$/.test(token.lower)
    if (isNew) spans.push([token])
    else must(spans.at(-1)).push(token)
  }
  return spans
}
