import { must } from '#core/must.ts'
import { endsDeed, namesDeed, opensDeed, TR_LAST } from '#core/skills/deed-words.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import { isFinite } from './governed.ts'
import type { Language } from './language.ts'
import type { SourceToken, Sources } from './sources.ts'
import { IRREGULAR } from './words/irregular.ts'

/**
 * 'Missed the goal of 500 sales' founds no '500 sales', 'Stopped the launch' no 'Launched': a clause may lose its verb only where that
 * is one of making, running or using something, which its thing bears out.
 */
export function checkLeftOut(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const bullets = units.filter(({ kind }) => kind === 'bullet')
  return bullets.flatMap((unit) =>
    [...new Set(unit.tokens.map(({ part }) => part))].flatMap((part): Finding[] => {
      const words = unit.tokens.filter((token) => token.part === part)
      const head = headOf(words, language)
      if (!head || isBorneOut(head, words, language)) return []
      const isUsed = (token: Aligned) =>
        token.isContent &&
        token.found.length > 0 &&
        token.found.every((source) => words.includes(source) && source !== head)
      const isSaid = (source: SourceToken | undefined) =>
        source !== undefined && tokens.some(({ found }) => found.includes(source))
      if (isSaid(head) || words.some((word) => isSecond(word, words, language) && isSaid(word))) return []
      const used = tokens.find(isUsed)
      return used ? [{ token: used, why: 'what became of it is left out' }] : []
    }),
  )
}

/** A deed beside the first: 'downloaded them and drew a map'; what a light verb of Turkish carries: 'öneri verdim'. */
function isSecond(word: SourceToken, words: readonly SourceToken[], language: Language): boolean {
  const index = words.indexOf(word)
  const isLinked = /^(?:and|then|et|y|und|ve)$/.test(words[index - 1]?.lower ?? '')
  return (
    isLinked ||
    (language.code === 'tr' && index === words.length - 2 && /^(?:ver|et|yap|al)/.test(must(words.at(-1)).lower))
  )
}

/** The word that says what was done: the first verb, in German and Turkish the last word. */
function headOf(words: readonly SourceToken[], language: Language): SourceToken | undefined {
  const [first, last] = [must(words[0]), must(words.at(-1))]
  if (isSomebodyOf(words, language)) return first
  if (language.code === 'tr')
    return isFinite(last.lower) || /[ıiuü](?:ld|nd)[ıiuü]m?$/u.test(last.lower) ? last : undefined
  if (language.code === 'de') return last !== first && /^\p{Ll}+(?:t|en)$/u.test(last.text) ? last : undefined
  if (language.code === 'en') {
    const isVerb = ({ lower, value }: SourceToken) =>
      value === null && (/(?<!e)ed$/.test(lower) || (IRREGULAR.has(lower) && lower.length > 2))
    if (isVerb(first)) return first
    return language.determiners.has(first.lower) ? words.slice(1, 4).find(isVerb) : undefined
  }
  const isDone = ({ lower, at }: SourceToken) =>
    at === last.at && /(?:é|ée|és|ées|(?:perd|romp)ue?s?|ado|ada|ido)$/.test(lower)
  return words.length > 1 ? words.find((word) => word !== first && isDone(word)) : undefined
}

/** 'Assistentin der Geschäftsführung', 'Runner-up for the award': who somebody was is not who or what they were it for. */
function isSomebodyOf([first, second, third]: readonly SourceToken[], { code }: Language): boolean {
  const of = SOMEBODY_OF[code]
  return (
    first !== undefined &&
    first.value === null &&
    of !== undefined &&
    of.who.test(first.lower) &&
    [second, third].some((word) => word !== undefined && of.of.test(word.lower))
  )
}
const SOMEBODY_OF: Partial<Record<Language['code'], { who: RegExp; of: RegExp }>> = {
  en: {
    who: /^(?:assistant|deputy|secretary|candidate|nominee|finalist|runner|apprentice|aide|helper|student)$/,
    of: /^(?:to|of|for)$/,
  },
  de: {
    who: /(?:assistent|assistentin|vertreter|vertreterin|sekretärin|sekretär|kandidat|kandidatin|helfer|helferin|schüler|schülerin)$/,
    of: /^(?:der|des|von|für|beim?)$/,
  },
  fr: {
    who: /^(?:assistante?|adjointe?|secrétaire|candidate?|finaliste|apprentie?)$/,
    of: /^(?:de|du|des|d|à|au)$/,
  },
  es: { who: /^(?:asistente|ayudante|secretari[oa]|candidat[oa]|finalista|aprendiz)$/, of: /^(?:de|del|a|al)$/ },
}
const DONE_TO_ONE = /[ıiuü](?:ld|nd)[ıiuü]m$/u

/** A verb whose thing is there when it is done. */
function isBorneOut(head: SourceToken, words: readonly SourceToken[], language: Language): boolean {
  const { lower, at } = head
  if (isSomebodyOf(words, language)) return false
  // 'aday gösterildim' was done to the person
  if (language.code === 'tr' && DONE_TO_ONE.test(lower)) return false
  const next = words.find((word) => word.at === at + 1)?.lower ?? ''
  return (
    opensDeed(lower, next) ||
    endsDeed(lower) ||
    namesDeed(lower) ||
    TR_LAST.test(lower) ||
    language.light.has(lower) ||
    /^(?:added|inserted|attached|appended)$/.test(lower) ||
    language.deedsOf(lower).length > 0 ||
    language.dampers.get(lower)?.includes('unfinished') === false
  )
}
