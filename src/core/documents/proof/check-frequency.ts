import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'

/** 'on busy days' is not 'every day': what a word before it narrows down is not each of them. */
export function checkFrequency(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    const before = tokens[token.at - 1]?.lower ?? ''
    const isEach =
      EACH_OF.test(before) || (/^(?:les|los|las)$/.test(before) && /^tod|^tou/.test(tokens[token.at - 2]?.lower ?? ''))
    if (!isEach || token.found.length === 0) return []
    const isNarrowed = token.found.every(({ unit, at, lower }) => {
      const narrowing = unit.tokens[at - 1]
      // 'every two months'
      if (narrowing?.value && narrowing.value > 1 && EVERY.test(unit.tokens[at - 2]?.lower ?? '')) return true
      return (
        BARE_TIME.test(lower) &&
        narrowing !== undefined &&
        narrowing.value === null &&
        !language.glue.has(narrowing.lower) &&
        !EACH_OF.test(narrowing.lower)
      )
    })
    return isNarrowed ? [{ token, why: 'not each of them' }] : []
  })
}
/** 'on two Saturdays' is not 'on Saturdays': once or twice is no habit. */
export function checkHabit(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    const isCounted = (words: readonly { value: number | null }[], at: number) =>
      [words[at - 1], words[at - 2]].some((word) => word !== undefined && word.value !== null)
    if (!HABIT.test(token.lower) || token.found.length === 0 || isCounted(tokens, token.at)) return []
    const isOnce = token.found.every(
      ({ unit, at, lower }) =>
        HABIT.test(lower) &&
        unit.kind === 'bullet' &&
        unit.tokens[at - 1]?.value !== null &&
        at > 0 &&
        !PERIOD.test(unit.tokens[at - 2]?.lower ?? ''),
    )
    return isOnce && !language.partOf.has(tokens[token.at + 1]?.lower ?? '') ? [{ token, why: 'only a few times' }] : []
  })
}
const HABIT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|nights|evenings|mornings|shifts|samstage?n?s?|sonntage?n?s?|wochenenden|fines|weekends?)$/
const PERIOD = /^(?:every|each|per|a|alle|je|jede[nrsm]?|chaque|cada)$/

/** 'never missed a shift in 2022' says nothing of the other years. */
export function checkAlways(tokens: readonly Aligned[]): Finding[] {
  return tokens.flatMap((token) => {
    if (!ALWAYS.test(token.lower) || token.found.length === 0) return []
    const isWider = token.found.every(({ unit }) => {
      const years = unit.tokens.filter(({ value }) => value !== null && value >= 1950 && value <= 2100)
      return years.length > 0 && !tokens.some(({ value }) => years.some((year) => year.value === value))
    })
    return isWider ? [{ token, why: 'only in a certain time' }] : []
  })
}
const ALWAYS = /^(?:never|always|nie|niemals|immer|stets|hiç|asla|daima|jamais|toujours|nunca|siempre)$/

const EACH_OF = /^(?:every|each|jede[nrsm]?|her|chaque|cada)$/
const EVERY = /^(?:every|each|alle|her|chaque|cada|les|los|las)$/
const BARE_TIME =
  /^(?:days?|weeks?|months?|nights?|tage?n?|wochen?|gün(?:ler\p{L}*)?|haftalar\p{L}*|jours?|semaines?|días?|semanas?)$/u
