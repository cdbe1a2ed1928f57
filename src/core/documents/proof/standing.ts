import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import type { LanguageCode } from './stem.ts'
import type { Token } from './tokens.ts'
import { IRREGULAR } from './words/irregular.ts'

/** A word below a preposition or a genitive: what leads to it, and the word right before that, if any. */
export type Standing<T> = { lead: T; governor: T | undefined }

type Placed = Token & { at: number }

const LEADS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:of|for|to|from|under|beneath|below|beside|besides|near|about|with|by|against|behind|after|before|opposite|at|in|on|into|onto|as|within|inside|via|using|used?|like|following|alongside|than|per)$/,
  de: /^(?:von|vom|für|zu|zum|zur|an|am|bei|beim|mit|unter|neben|über|aus|in|im|ins|auf|als|nach|gegen|hinter|durch|per|pro)$/,
  fr: /^(?:de|d|du|des|pour|à|au|aux|sous|chez|avec|par|dans|en|sur|comme|contre|derrière|devant)$/,
  es: /^(?:de|del|para|a|al|bajo|con|por|en|sobre|como|contra|tras|ante)$/,
  tr: /^(?!)/,
}
const GENITIVE = /^(?:des|der|eines|einer|unseres|unserer|meines|meiner)$/
const EDGE = /[;.!?,:—]|[^\d]–|–\s| - /
/** Words between a preposition and the noun that it leads to; in French and Spanish the noun comes first. */
const LONGEST_GROUP: Readonly<Record<LanguageCode, number>> = { en: 3, de: 3, fr: 0, es: 0, tr: 0 }

/** A verb by its form. */
export function isVerbForm({ lower, text, value, at }: Placed, { code }: Language): boolean {
  if (value !== null) return false
  if (code === 'en')
    return (
      /(?:(?<!e)ed|(?<!^(?:even|morn|spr|str|(?:some|any|no|every)?th))ing)$/u.test(lower) ||
      (IRREGULAR.has(lower) && !/(?:men|people|children|ves|ses)$/.test(lower))
    )
  if (code === 'de') return (/^\p{Ll}/u.test(text) || at === 0) && /(?:t|te|en|ern|eln)$/.test(lower)
  if (code === 'fr') return /(?:é|ée|és|ées|er|ir|ais|ait|ant)$/.test(lower)
  return /(?:é|í|ó|ar|er|ir|ando|iendo|aba|ado|ada|ido|ida)$/.test(lower)
}

/** Where a word stands, if a preposition or a genitive leads to it. */
export function standingOf<T extends Placed>(words: readonly T[], at: number, language: Language): Standing<T> | null {
  const { code } = language
  let between = 0
  for (let place = at - 1; place >= 0; place -= 1) {
    const next = must(words[place + 1])
    if (EDGE.test(next.gap)) return null
    const word = must(words[place])
    const before = words[place - 1]
    const isGenitive = code === 'de' && place > 0 && GENITIVE.test(word.lower) && isNoun(before)
    // 'about 300 items' counts them
    const isAbout = next.value !== null && /^(?:about|über|unter|around|under|bis)$/.test(word.lower)
    if ((LEADS[code].test(word.lower) && !isAbout) || isGenitive)
      return { lead: word, governor: governorOf(words, place, language) }
    if (word.value !== null || language.glue.has(word.lower) || isAbout) continue
    const isKind =
      before !== undefined &&
      (language.determiners.has(before.lower) || LEADS[code].test(before.lower) || before.value !== null)
    if (isVerbForm(word, language) && !isKind) return null
    // a German noun ends its group
    if (code === 'de' && isNoun(word) && !isJoint(next)) return null
    between += 1
    if (between > LONGEST_GROUP[code]) return null
  }
  return null
}

const isNoun = (word: Token | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text)
const isJoint = ({ lower }: Token) => /^(?:und|oder|sowie)$/.test(lower)

function governorOf<T extends Placed>(words: readonly T[], lead: number, language: Language): T | undefined {
  for (let place = lead - 1; place >= 0; place -= 1) {
    if (EDGE.test(must(words[place + 1]).gap)) return undefined
    const word = must(words[place])
    if (word.value !== null) continue
    if (!language.glue.has(word.lower)) return word
    if (!language.determiners.has(word.lower)) return undefined
  }
  return undefined
}

/** Says of what kind the next word is: 'SQL reports', 'the library's server'. */
export function isOfKind(words: readonly Token[], at: number, language: Language): boolean {
  const next = words[at + 1]
  if (!next) return false
  if (next.lower === 's' && /^['’]$/.test(next.gap)) return true
  if (next.gap === '-') return true
  // 'a label printing macro'
  const after = words[at + 2]
  const isGroup =
    next.lower.endsWith('ing') &&
    after?.gap === ' ' &&
    isNounHere(after, language) &&
    language.determiners.has(words[at - 1]?.lower ?? '')
  return (
    language.code === 'en' &&
    /^['’]? $/.test(next.gap) &&
    isNounHere(next, language) &&
    (isGroup || !isVerbForm({ ...next, at: at + 1 }, language))
  )
}

const isNounHere = ({ value, lower }: Token, language: Language) =>
  value === null && !language.glue.has(lower) && !language.prepositions.has(lower)
