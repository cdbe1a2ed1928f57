import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Language } from './language.ts'

/**
 * 'in two languages, English and Portuguese': a number that only counts what is then listed claims nothing, if the list has
 * as many things, each of them from the sources, and all from one place.
 */
export function countsOfLists(tokens: readonly Aligned[], language: Language): Set<Aligned> {
  const counted = new Set<Aligned>()
  for (const token of tokens) {
    if (token.value === null || token.value < 2 || token.value > 12) continue
    const start = listBehind(tokens, token.at, language)
    if (start === null) continue
    const things = thingsOf(tokens, start, language)
    const units = things.map((thing) => new Set(thing.flatMap(({ found }) => found.map(({ unit }) => unit))))
    const isFounded = things.every(
      (thing) => thing.length > 0 && thing.every(({ value, found }) => value === null && found.length > 0),
    )
    const isOnePlace = [...(units[0] ?? [])].some((unit) => units.every((others) => others.has(unit)))
    if (things.length !== token.value || !isFounded || !isOnePlace) continue
    counted.add(token)
    for (const name of tokens.slice(token.at + 1, start)) if (CLASS.test(name.lower)) counted.add(name)
  }
  return counted
}

/** Where a list starts behind a number and one to three words for what it counts. */
function listBehind(tokens: readonly Aligned[], at: number, language: Language): number | null {
  for (let next = at + 2; next < Math.min(tokens.length, at + 6); next += 1) {
    const { gap, lower } = must(tokens[next])
    if (/^\s*[,:(–—-]\s*$/.test(gap) && gap.trim() !== '') return NAMELY.test(lower) ? next + 1 : next
    if (/\S/.test(gap) || must(tokens[next]).value !== null) return null
    if (language.prepositions.has(lower)) return namelyBehind(tokens, next)
  }
  return null
}

/** 'two screens of the app, namely A and B' */
function namelyBehind(tokens: readonly Aligned[], at: number): number | null {
  const namely = tokens.slice(at, at + 8).find(({ lower, gap }) => NAMELY.test(lower) && /,/.test(gap))
  return namely ? namely.at + 1 : null
}

/** The parts of a list, each with its words that say something; it ends with the sentence, a bracket or a semicolon. */
function thingsOf(tokens: readonly Aligned[], start: number, language: Language): Aligned[][] {
  const things: Aligned[][] = [[]]
  let isLast = false
  for (const token of tokens.slice(start)) {
    if (token.at > start && /[;:.()–—]|\s-\s/.test(token.gap)) break
    const isJoint = JOINT.test(token.lower)
    if (token.at > start && (/,/.test(token.gap) || isJoint)) {
      if (isLast) break
      if (must(things.at(-1)).length > 0) things.push([])
    }
    isLast ||= isJoint
    if (token.isContent) must(things.at(-1)).push(token)
    else if (language.prepositions.has(token.lower) && !isJoint && must(things.at(-1)).length > 0) break
  }
  return things.filter((thing, index) => index === 0 || thing.length > 0)
}

const NAMELY = /^(?:namely|nämlich|yani|savoir)$/
const JOINT = /^(?:and|und|sowie|ve|ile|et|y|e)$/
/** Names of a class that say no more than that its members are alike. */
const CLASS =
  /^(?:languages?|areas?|things?|topics?|tools?|channels?|ways?|places?|parts?|sprachen?|bereichen?|dinge?n?|themen|werkzeugen?|kanälen?|dil(?:de|i)?|alan(?:da|ı)?|konu(?:da)?|langues?|domaines?|outils?|canaux|sujets?|idiomas?|lenguas?|áreas?|temas?|herramientas?|canales?)$/
