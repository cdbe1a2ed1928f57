import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken } from './sources.ts'
import type { LanguageCode } from './stem.ts'

/**
 * 'Sales rose' does not say who raised them: a verb of change that has its thing before it in the sources is not the
 * person's deed. Nor is what stands in one clause there the work of another, joined by ', making'.
 */
export function checkAgency(tokens: readonly Aligned[], language: Language): Finding[] {
  const change = CHANGE[language.code]
  if (change === undefined) return []
  return tokens.flatMap((token) => {
    const isPush = isPushed(tokens, token.at)
    if ((isPush || (change.test(token.lower) && token.found.length > 0)) && isDoneTo(tokens, token.at, language))
      return token.found.every((source) => isHappening(source, language))
        ? [{ token, why: 'the source says that it happened, not whose doing it was' }]
        : []
    return DRIVING.test(token.lower) && /,/.test(token.gap) && joinsClauses(tokens, token.at)
      ? [{ token, why: 'the source does not say that one led to the other' }]
      : []
  })
}

const CHANGE: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?:rais(?:ed?|ing)|rose|rise|gr(?:ow|ew)(?:ing)?|increas(?:ed?|ing)|reduc(?:ed?|ing)|lower(?:ed|ing)?|cut(?:ting)?|improv(?:ed?|ing)|boost(?:ed|ing)?|halv(?:ed?|ing)|doubl(?:ed?|ing)|shorten(?:ed|ing)?|dropp(?:ed|ing)|decreas(?:ed?|ing)|shrank|shrink(?:ing)?|lift(?:ed|ing)?|expand(?:ed|ing)?)$/,
  fr: /^(?:augment(?:é|er|ant)|mont(?:é|er|ant)|baiss(?:é|er|ant)|réduit|réduire|réduisant|diminu(?:é|er|ant)|doubl(?:é|er|ant)|amélior(?:é|er|ant))e?s?$/,
  es: /^(?:sub(?:í|ir|iendo|ió|ieron)|aument(?:é|ar|ando|ó|aron)|baj(?:é|ar|ando|ó|aron)|reduj(?:e|o|eron)|reducir|reduciendo|disminu(?:í|ir|yó|yeron|yendo)|dupli(?:qué|car|có|caron)|mejor(?:é|ar|ando|ó|aron))$/,
}

/** 'brought p99 down', 'got it up'. */
const isPushed = (tokens: readonly Aligned[], at: number) =>
  PUSH.test(must(tokens[at]).lower) && tokens.slice(at + 1, at + 5).some(({ lower }) => /^(?:down|up)$/.test(lower))
const PUSH = /^(?:br(?:ing|ought|inging)|got|get|getting|dr(?:ove|ive|iving)|push(?:ed|ing)?|took|take|taking)$/

/** Before a verb of somebody's own: 'and raised', 'j'ai augmenté'. */
const OWN = /^(?:and|then|also|i|by|to|et|puis|ai|j|pour|à|de|y|e|he|para|luego)$/
const DRIVING = /^(?:making|letting|getting|having|allowing|enabling|helping|driving|saving|giving|bringing)$/

/** At the head of a part, with something to change behind it. */
function isDoneTo(tokens: readonly Aligned[], at: number, language: Language): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const isHead = before === undefined || /[,;:.–—]/.test(must(tokens[at]).gap) || OWN.test(before.lower)
  return isHead && next !== undefined && next.value === null && !language.prepositions.has(next.lower)
}

/** 'Sales rose by 4 %', 'calls dropped': what changed stands before it and nothing is done to anything. */
function isHappening({ unit, at, part }: SourceToken, language: Language): boolean {
  const [before, next] = [unit.tokens[at - 1], unit.tokens[at + 1]]
  // 'traffic also dropped'
  const subject = before?.lower === 'also' ? unit.tokens[at - 2] : before
  const hasSubject = subject !== undefined && subject.part === part && !OWN.test(subject.lower)
  const isShare = next !== undefined && language.glue.has(next.lower) && unit.tokens[at + 2]?.value != null
  const isBare =
    isShare || next === undefined || next.part !== part || next.value !== null || language.prepositions.has(next.lower)
  return hasSubject && isBare && !language.prepositions.has(subject.lower)
}

/** What stands before and behind has its place in different clauses of the sources. */
function joinsClauses(tokens: readonly Aligned[], at: number): boolean {
  const own = new Set(
    must(tokens[at]).found.map(({ unit, clause }) => unit.tokens.find((one) => one.clause === clause)),
  )
  const placesOf = (words: readonly Aligned[]) =>
    words
      .filter(({ isContent, found }) => isContent && found.length > 0)
      .slice(0, 3)
      .map(({ found }) => new Set(found.map(({ unit, clause }) => unit.tokens.find((one) => one.clause === clause))))
  const before = placesOf(tokens.slice(0, at).toReversed())
  const behind = placesOf(tokens.slice(at + 1))
  if (before.length === 0 || behind.length === 0 || own.size > 0) return false
  return behind.every((places) => before.every((others) => [...places].every((place) => !others.has(place))))
}
