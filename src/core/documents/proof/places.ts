import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import type { LanguageCode } from './stem.ts'
import type { Token } from './tokens.ts'
import { IRREGULAR } from './words/irregular.ts'

type Word = Token & { at: number }

/** Where a word stands in its sentence: what leads to it, and the words of which one has to stay if it is to stay. */
export type Place<T> = {
  /** The preposition, relative word or participle that leads to it; null for what stands right below the main verb. */
  lead: T | null
  /** Any of these. Empty for the main verb and for what nothing governs. */
  governors: readonly T[]
  /** Says of what kind the next word of its group is. */
  isKind: boolean
}

const PREPOSITIONS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:of|for|to|inorderto|from|under|beneath|below|beside|besides|near|around|about|with|without|by|against|behind|after|before|opposite|at|in|on|onto|into|as|within|inside|outside|via|through|throughout|during|across|between|among|amongst|using|like|following|alongside|than|towards?|upon|over|above|replacing|because|thereby|regarding|concerning|including|atop|off|since|until|once|worth|per)$/,
  de: /^(?:von|vom|für|zu|zum|zur|an|am|bei|beim|mit|ohne|unter|neben|über|aus|in|im|ins|auf|als|nach|gegen|hinter|durch|um|vor|während|zwischen|seit|deswegen|mittels|wegen|statt|bis|pro|je|per)$/,
  fr: /^(?:de|d|du|des|pour|à|au|aux|sous|chez|avec|sans|par|dans|en|sur|comme|contre|derrière|devant|entre|pendant|durant|depuis|vers|selon|par)$/,
  es: /^(?:de|del|para|a|al|bajo|con|sin|por|en|sobre|como|contra|tras|ante|entre|durante|desde|hasta|hacia|según)$/,
  tr: /^(?!)/,
}
const RELATIVE: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:that|which|who|whom|whose|what|while|when|where|whereby|so|if|although|though|whereas)$/,
  de: /^(?:der|die|das|den|dem|denen|dessen|deren|was|wo|womit|welche[nrsm]?|damit|dass|während|als|weil|nachdem|bevor|falls|wenn)$/,
  fr: /^(?:qui|que|qu|dont|où|lequel|laquelle|lesquel(?:le)?s|quand|lorsque|si)$/,
  es: /^(?:que|quien|quienes|cual|cuales|donde|cuando|mientras|si|cuyo|cuya)$/,
  tr: /^(?!)/,
}
/** Goes with the noun before it only. */
export const OF = /^(?:of|de|d|du|del|des|der|von|vom|eines|einer)$/
export const isRelative = (lower: string, code: LanguageCode) => RELATIVE[code].test(lower)
const GENITIVE = /^(?:des|der|eines|einer|unseres|unserer|meines|meiner)$/
const DATIVE = /^(?:(?:m|uns)?eine[mr]|unsere[mr]|de[mnr]|zwei|drei|anderen)$/
const SPEAKER = /^(?:i|we|ich|wir|je|j|yo)$/
const JOINT = /^(?:and|or|und|oder|sowie|et|ou|y|e|o|ve|ile)$/
const EDGE = /[;.!?,:—]|[^\d]–|–\s| - /

const isPast = ({ lower, value }: Token) =>
  value === null &&
  (/(?<!e)ed$/.test(lower) || (IRREGULAR.has(lower) && !/(?:men|people|children|ves|ses|leaves)$/.test(lower)))

/** The places of all words of a line or of a rewrite, by one reading for every language but Turkish. */
export function placesOf<T extends Word>(words: readonly T[], language: Language, isRewrite: boolean): Place<T>[] {
  const { code } = language
  const isContent = (word: T) =>
    word.value === null &&
    !language.glue.has(word.lower) &&
    !PREPOSITIONS[code].test(word.lower) &&
    !(RELATIVE[code].test(word.lower) && code !== 'de') &&
    !language.dampers.get(word.lower)?.some((kind) => /^(?:limit|approx|negation)$/.test(kind)) &&
    !(code === 'en' && /ly$|^(?:each|every|later|most)$/.test(word.lower))
  const isNoun = (word: T | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text) && isContent(word)
  const places: Place<T>[] = words.map(() => ({ lead: null, governors: [], isKind: false }))
  /** What leads to the clause, and what leads to the next group in it. */
  let base: T | null = null
  let lead: T | null = null
  /** What leads to the things of which the last group is the whole. */
  let ofWhole: T | null = null
  let isClause = false
  const governorsOf = new Map<T, readonly T[]>()
  const verbs = mainVerbs(words, language)
  let part = 0
  const parts = words.map((word, at) => (at > 0 && EDGE.test(word.gap) ? (part += 1) : part))
  const verbsOf = new Map<number, T[]>()
  for (const verb of verbs) verbsOf.set(must(parts[verb.at]), [...(verbsOf.get(must(parts[verb.at])) ?? []), verb])
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isEdge = at > 0 && EDGE.test(word.gap)
    const isRelativeHere =
      RELATIVE[code].test(word.lower) && (code === 'de' ? /,/.test(word.gap) || /,/.test(before?.gap ?? '') : at > 0)
    // 'in two languages, English and Dutch'
    const isListed = isRewrite && /^\s*,\s*$/.test(word.gap) && code !== 'de' && !verbs.has(word)
    if (isEdge && !isListed) [base, lead] = [null, null]
    // 'two screens of the app, namely A and B' are below what the screens are below
    if (isListed && word.lower === 'namely') lead = ofWhole
    if (code === 'en' && before && JOINT.test(before.lower) && (isPast(word) || verbs.has(word)))
      [base, lead] = [null, null]
    const isLead = isLeading(word, at)
    if (SPEAKER.test(word.lower)) [base, lead, isClause] = [null, null, false]
    if (isRelativeHere || isLead) {
      if (isRelativeHere) base = word
      ofWhole = OF.test(word.lower) ? (OF.test(ofWhole?.lower ?? '') ? ofWhole : lead) : word
      lead = word
      isClause = isRelativeHere
      governorsOf.set(word, governors(at, word, isRelativeHere))
      if (isContent(word)) places[at] = { lead, governors: must(governorsOf.get(word)), isKind: false }
      return
    }
    if (!isContent(word)) return
    if (verbs.has(word) && (lead === null || (code === 'de' && !isClause))) return
    const above = lead ? (governorsOf.get(lead) ?? []) : verbAbove(at)
    places[at] = { lead, governors: above, isKind: false }
    // a German noun ends its group
    if (
      code === 'de' &&
      !isClause &&
      isNoun(word) &&
      !JOINT.test(words[at + 1]?.lower ?? '') &&
      words[at + 1]?.gap !== '-'
    ) {
      lead = base
      isClause = base !== null
    }
  })
  inGroups()
  return places

  function isLeading(word: T, at: number): boolean {
    if (code === 'de' && GENITIVE.test(word.lower)) return isNoun(words[at - 1]) && !EDGE.test(word.gap)
    if (code === 'fr' && word.lower === 'des' && (at === 0 || verbs.has(must(words[at - 1])))) return false
    if (word.lower === 'vor' && words[at + 1]?.lower === 'allem') return false
    // of 'gemeinsam mit' the first word stands for both
    if (code === 'de' && word.lower === 'gemeinsam') return DATIVE.test(words[at + 1]?.lower ?? '')
    if (PREPOSITIONS[code].test(word.lower))
      return (
        !isOfFigure(at) &&
        !(
          /^(?:about|around|over|under|über|unter|um|bis)$/.test(word.lower) &&
          words[at + 1]?.value !== null &&
          words[at + 1] !== undefined
        )
      )
    // 'a tool built by them', 'a form meant to'
    const before = words[at - 1]
    const next = words[at + 1]
    const isFollowed = next !== undefined && !EDGE.test(next.gap) && !next.gap.includes('(') && !isContent(next)
    const isParticiple =
      isFollowed &&
      (isPast(word) || (word.lower.endsWith('ing') && !PREPOSITIONS.en.test(next.lower) && !JOINT.test(next.lower)))
    return (
      code === 'en' &&
      isParticiple &&
      !EDGE.test(word.gap) &&
      before !== undefined &&
      isContent(before) &&
      !verbs.has(before) &&
      !verbs.has(word)
    )
  }

  /** '6 to 8', 'two out of five', 'close to 40' */
  function isOfFigure(at: number): boolean {
    const isNumber = words[at + 1] !== undefined && words[at + 1]?.value !== null
    return (
      isNumber &&
      /^(?:to|of|bis|von|der|à|a|de)$/.test(must(words[at]).lower) &&
      words
        .slice(Math.max(0, at - 2), at)
        .some(
          ({ value, lower }) =>
            value !== null ||
            /^close$/.test(lower) ||
            language.dampers.get(lower)?.some((kind) => /^(?:approx|limit)$/.test(kind)),
        )
    )
  }

  /** The nearest word before it that says something; of a preposition that may go with the verb, that as well. */
  function governors(at: number, word: T, isClause: boolean): T[] {
    // 'the upkeep of rooms and of the pool'
    const twin = JOINT.test(words[at - 1]?.lower ?? '') && OF.test(word.lower) ? twinBefore(at, word.lower) : undefined
    if (twin) return [...(governorsOf.get(twin) ?? [])]
    const own: T[] = []
    let near = contentBefore(at)
    while (near) {
      own.push(near)
      // 'doors and windows of'
      const last: T = near
      const joint = words
        .slice(0, last.at)
        .findLastIndex((one) => JOINT.test(one.lower) || EDGE.test(must(words[one.at + 1]).gap))
      const isJoined =
        joint >= 0 &&
        words.slice(joint + 1, last.at).every((one) => !PREPOSITIONS[code].test(one.lower) && !verbs.has(one))
      near = isJoined && !verbs.has(last) ? contentBefore(joint + 1) : undefined
    }
    const isOf = OF.test(word.lower)
    return isClause || isOf ? own : [...own, ...verbAbove(at)]
  }

  function twinBefore(at: number, lower: string): T | undefined {
    const end = words.slice(0, at).findLastIndex((one) => EDGE.test(one.gap))
    return words.slice(Math.max(end, 0), at).find((one) => one.lower === lower && governorsOf.has(one))
  }

  function contentBefore(at: number): T | undefined {
    let place = at - 1
    while (place >= 0 && !isContent(must(words[place]))) place -= 1
    return words[place]
  }

  function verbAbove(at: number): readonly T[] {
    return (verbsOf.get(must(parts[at])) ?? []).filter((one) => one.at !== at)
  }

  /** English and German end a group with its head, French and Spanish begin with it. */
  function inGroups(): void {
    words.forEach((word, at) => {
      const isOwner = words[at + 1]?.lower === 's' && /^['’]$/.test(must(words[at + 1]).gap)
      const next = words[isOwner ? at + 2 : at + 1]
      const place = must(places[at])
      if (!isContent(word) || verbs.has(word)) return
      if (
        code === 'en' &&
        next &&
        /^['’]?[ -]$/.test(next.gap) &&
        isContent(next) &&
        !isLeading(next, at + 1) &&
        !verbs.has(next) &&
        !word.lower.endsWith('ly')
      )
        places[at] = { ...place, governors: [next], isKind: true }
    })
  }
}

/** The verbs of which the parts of a line are made: first in English, French and Spanish, last in German. */
function mainVerbs<T extends Word>(words: readonly T[], language: Language): ReadonlySet<T> {
  const { code } = language
  const found = new Set<T>()
  // 'by chat and mail'
  const isSecondThing = (word: T, at: number) =>
    !isPast(word) && !word.lower.endsWith('ing') && /^(?:by|via|over|through)$/.test(words[at - 3]?.lower ?? '')
  words.forEach((word, at) => {
    const before = words[at - 1]
    const next = words[at + 1]
    if (word.value !== null) return
    const isFirst =
      at === 0 ||
      EDGE.test(word.gap) ||
      (JOINT.test(before?.lower ?? '') && (code !== 'en' || !isSecondThing(word, at))) ||
      /^(?:i|we|then|also|ich|habe|j|ai|yo|he)$/.test(before?.lower ?? '')
    if (code === 'de') {
      const isLast = next === undefined || EDGE.test(next.gap) || /^(?:und|oder|sowie)$/.test(next.lower)
      if (
        (isLast && /^\p{Ll}/u.test(word.text) && /(?:t|en|n)$/.test(word.lower) && !language.glue.has(word.lower)) ||
        (at === 0 && /^\p{L}+(?:e|te)$/u.test(word.lower) && language.deedsOf(word.lower).length > 0)
      )
        found.add(word)
      return
    }
    // 'Lancement annulé'
    const isEnd = next === undefined || EDGE.test(next.gap)
    if (code !== 'en' && isEnd && at > 0 && /(?:é|ée|és|ées|ado|ada|ido|ida)s?$/.test(word.lower)) found.add(word)
    if (!isFirst || language.glue.has(word.lower)) return
    if (code === 'en') {
      if (isPast(word) || word.lower.endsWith('ing') || language.deedsOf(word.lower).length > 0) found.add(word)
    } else if (
      /(?:é|ée|és|ées|er|ir|i|í|it|u|ar|ando|iendo|ant|aba|ía|ido|ado)$/.test(word.lower) ||
      language.deedsOf(word.lower).length > 0
    )
      found.add(word)
  })
  return found
}
