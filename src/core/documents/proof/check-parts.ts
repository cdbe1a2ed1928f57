import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'

/** 'Nine passengers, one of them blind' are not nine blind passengers: what is said of a part stays with its number. */
export function checkParts(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  const parts = units.filter(({ kind }) => kind === 'bullet').flatMap((unit) => partsOf(unit, language))
  if (parts.length === 0) return []
  return tokens.flatMap((token) => {
    if (!token.isContent || token.value !== null || token.found.length === 0) return []
    const own = parts.filter(({ said }) => token.found.some((source) => said.has(source)))
    const isOnlyThere = token.found.every((source) => own.some(({ said }) => said.has(source)))
    if (!isOnlyThere || own.some(({ count }) => isBesideCount(token, count, tokens, language))) return []
    return [{ token, why: 'the source says this of a part of them' }]
  })
}

type Part = { count: number; said: ReadonlySet<SourceToken> }

function partsOf({ tokens }: Unit, language: Language): Part[] {
  return tokens.flatMap((token, at): Part[] => {
    const count = token.value ?? (ONE.test(token.lower) ? 1 : null)
    if (count === null || !isPart(tokens, at, language)) return []
    const said = tokens.filter(
      (other) =>
        other.at > at && other.part === token.part && other.value === null && !isGlueHere(other.lower, language),
    )
    return said.length > 0 ? [{ count, said: new Set(said) }] : []
  })
}

const isGlueHere = (lower: string, language: Language) =>
  language.glue.has(lower) || PART_SIGN.test(lower) || language.partOf.has(lower)

function isPart(tokens: readonly SourceToken[], at: number, language: Language): boolean {
  const token = must(tokens[at])
  const [next, second] = [tokens[at + 1], tokens[at + 2]]
  const before = tokens.slice(0, at).filter(({ clause }) => clause === token.clause)
  const [last, butLast] = [before.at(-1), before.at(-2)]
  const isLess = before.some(({ value }) => value !== null && token.value !== null && value > token.value)
  if (language.code === 'tr') return isLess && next?.gap === "'" && POSSESSED.test(next.lower)
  if (next && (PART_SIGN.test(next.lower) || (language.partOf.has(next.lower) && THEM.test(second?.lower ?? ''))))
    return true
  if (last && (PART_SIGN.test(last.lower) || THEM.test(last.lower)) && last.at > 0)
    return isLess || (butLast !== undefined && language.partOf.has(butLast.lower)) || PART_SIGN.test(last.lower)
  // '12 tables, three on the terrace'
  const isBare = next !== undefined && !PER.test(next.lower) && language.prepositions.has(next.lower)
  return isLess && isBare && token.part > (before[0]?.part ?? 0)
}

/** The number of the part is the last one said before the word, or a word says that these were some of them. */
function isBesideCount({ at }: Aligned, count: number, tokens: readonly Aligned[], language: Language): boolean {
  const before = tokens.slice(0, at)
  const number = before.findLast(({ value, lower }) => value !== null || (count === 1 && ONE.test(lower)))
  if (number && (number.value ?? 1) === count) return true
  // 'bildirdim, kritik olan 11 hata': before the thing itself, with its own number
  const next = tokens.slice(at + 1, at + 3).find(({ value }) => value !== null)
  if (next?.value === count && (number === undefined || language.code === 'tr')) return true
  return before.slice(-4).some(({ lower }) => PART_SIGN.test(lower) || SOME.test(lower))
}

const PER = /^(?:per|a|an|each|every|pro|je|par|por|to|and|or|bis|und|oder|à|et|ou|y|o)$/
const ONE = /^(?:one|eine[rs]?|une?|un[oa]?|biri)$/
const THEM = /^(?:them|these|those|which|whom|ihnen|denen|diesen|eux|elles|ell[oa]s|cuales|estos|estas)$/
const PART_SIGN =
  /^(?:including|incl|includes?|included|davon|darunter|hiervon|dont|parmi|incluid[oa]s?|incluyendo|entre)$/
const SOME =
  /^(?:some|few|several|certain|einige|manche|wenige|certaine?s|quelques|algun[oa]s|bazı|bazıları|birkaç|kısmı)$/
const POSSESSED = /^(?:s?[ıiuü]|s?[ıiuü]n[ıiuü]n?|s?[ıiuü]nd[ae]n?)$/

/** 'Finished 7 of 12 modules' and 'until now' finish no course: to call a whole complete, the sources must do so. */
export function checkFinished(tokens: readonly Aligned[], { units, entries }: Sources, language: Language): Finding[] {
  const done = DONE[language.code]
  return tokens.flatMap((token) => {
    if (!done.test(token.lower) || tokens.some(({ lower }) => isOpen(lower, language))) return []
    const fractions = units.filter(({ kind }) => kind === 'bullet').flatMap((unit) => fractionsOf(unit, language))
    const isCounted = fractions.some((pair) => pair.every((one) => tokens.some(({ value }) => value === one.value)))
    if (isCounted) return []
    const things = tokens.filter(({ at, isContent, value }) => at !== token.at && isContent && value === null)
    const ofTitle = things.filter(({ found }) => found.length > 0 && found.every(({ unit }) => unit.kind !== 'bullet'))
    if (ofTitle.length === 0 || ofTitle.length < things.length / 2) return []
    const isGoingOn =
      entries.length === 1 && must(entries[0]).kind === 'education' && must(entries[0]).end === 'present'
    const isSaid = units.some(({ kind, tokens: words }) =>
      kind === 'bullet' ? words.some((word) => done.test(word.lower) && !isInFraction(word, fractions)) : false,
    )
    if (isSaid || (!isGoingOn && fractions.length === 0)) return []
    return [{ token, why: 'a part of it was finished, not the whole' }]
  })
}

const isOpen = (lower: string, language: Language) =>
  language.dampers.get(lower)?.some((kind) => /^(?:negation|limit|tentative|unfinished)$/.test(kind)) ?? false

const isInFraction = (word: SourceToken, fractions: readonly (readonly SourceToken[])[]) =>
  fractions.some(([part]) => part?.unit === word.unit && part.part === word.part)

/** 7 of 12, '12 modülden 7'si'. */
function fractionsOf({ tokens }: Unit, language: Language): (readonly SourceToken[])[] {
  return tokens.flatMap((token, at) => {
    const other = tokens.slice(at + 1, at + 4).find(({ value, part }) => value !== null && part === token.part)
    if (token.value === null || other?.value == null) return []
    const between = tokens.slice(at + 1, other.at)
    if (language.code === 'tr')
      return other.value < token.value && between.some(({ lower }) => /(?:d[ae]n|t[ae]n|[ıiuü]n)$/.test(lower))
        ? [[other, token]]
        : []
    const isShare =
      token.value < other.value && between.some(({ lower, gap }) => language.partOf.has(lower) || gap === '/')
    return isShare || (other.gap === '/' && token.value < other.value) ? [[token, other]] : []
  })
}

const DONE: Readonly<Record<Language['code'], RegExp>> = {
  en: /^(?:complet(?:ed?|es|ing|ion)|finish(?:ed|es|ing)?|pass(?:ed|es|ing)?|graduat(?:ed?|es|ing|ion)|earn(?:ed|ing)?|obtain(?:ed|ing)?|certified)$/,
  de: /^(?:abgeschlossen\p{L}*|abschlie(?:ß|ss)en\p{L}*|abschluss|absolviert\p{L}*|absolvent\p{L}*|beendet\p{L}*|bestanden\p{L}*|fertiggestellt\p{L}*)$/u,
  tr: /^(?:tamamla\p{L}*|bitir\p{L}*|mezun\p{L}*)$/u,
  fr: /^(?:termin(?:é|er|ant)e?s?|achev(?:é|er|ant)e?s?|complét(?:é|er|ant)e?s?|obten(?:u|ir|ant)e?s?|validée?s?|valider|diplômée?s?)$/,
  es: /^(?:complet(?:é|ado|ada|ar|ando)|termin(?:é|ado|ada|ar|ando)|finali(?:cé|zado|zada|zar|zando)|aprob(?:é|ado|ada|ar)|concluí\p{L}*|obtuve|obtenido|titulad[oa]|graduad[oa])$/u,
}
