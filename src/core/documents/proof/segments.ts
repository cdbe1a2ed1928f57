import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { oncePerSources, type SourceToken, type Sources, type Unit } from './sources.ts'

/** A stretch of a rewrite that one place of the sources must carry. */
export type Segment = {
  tokens: Aligned[]
  /** The bullet (of a summary: entry) that carries most of it. */ units: Unit[]
}

export function segmentsOf(tokens: readonly Aligned[], sources: Sources, language: Language): Segment[] {
  // what is said about one project is about the same thing: 'a tool with 85 tests'
  const isOneThing = sources.entries.length === 1 && must(sources.entries[0]).kind === 'project'
  const runs: Aligned[][] = []
  for (const token of tokens) {
    const isNew =
      runs.length === 0 ||
      /[,;:.()–—]|\s-\s/.test(token.gap) ||
      ((language.joints.has(token.lower) || (isOneThing && /^(?:with|that)$/.test(token.lower))) &&
        token.value === null)
    if (isNew) runs.push([token])
    else must(runs.at(-1)).push(token)
  }
  return runs.map((run) => ({ tokens: run, units: carriers(run, sources, language) }))
}

/** The words of a segment that its carrier lacks: they were taken from somewhere else. */
export function strangers(segment: Segment, sources: Sources, language: Language): Aligned[] {
  return segment.tokens.filter(
    (token) =>
      isBound(token, sources, language) &&
      !segment.units.some((unit) => token.found.some((source) => source.unit === unit)) &&
      !isWhose(token, segment, sources, language),
  )
}

/** Those whom the work of an entry was for, where its line names nobody and the entry only ever means them. */
function isWhose(token: Aligned, { units }: Segment, sources: Sources, language: Language): boolean {
  if (!FOR_WHOM.test(token.lower) || units.some((unit) => unit.tokens.some(({ lower }) => FOR_WHOM.test(lower))))
    return false
  return (
    forWhom(sources, language).every((other) => [...other.marks].some((mark) => token.marks.has(mark))) &&
    language.code !== 'tr'
  )
}
const forWhom = oncePerSources(({ units }) =>
  units.flatMap(({ tokens }) => tokens.filter(({ lower }) => FOR_WHOM.test(lower))),
)
export const FOR_WHOM =
  /^(?:residents?|patients?|customers?|clients?|guests?|pupils?|students?|children|users?|visitors?|passengers?|tenants?|members|bewohner\p{L}*|patienten|kunden|gäste\p{L}?|schüler\p{L}*|élèves|clientes?|pacientes?|alumnos?|huéspedes|résidents?)$/u

/** Found in bullets only; titles, names, and skills may stand beside any bullet of their entry, and so may how long all of it took. */
function isBound(token: Aligned, sources: Sources, language: Language): boolean {
  return (
    token.isContent &&
    !EACH.test(token.lower) &&
    token.found.length > 0 &&
    token.found.every(({ unit }) => unit.kind === 'bullet') &&
    !isLength(token, sources, language)
  )
}

/** '120 hours' alone on a line of a course is how long all of it took. */
function isLength({ found }: Aligned, { entries }: Sources, language: Language): boolean {
  return found.some(
    ({ unit }) =>
      unit.kind === 'bullet' &&
      entries[unit.entry]?.kind === 'education' &&
      unit.tokens.every((one) => one.value !== null || isTime(one, language) !== null),
  )
}

/** Says how often, beside a length of time; what it may say is looked at with that. */
const EACH = /^(?:each|every|per|jede[nrsm]?|je|pro|her|chaque|cada)$/

function carriers(run: readonly Aligned[], sources: Sources, language: Language): Unit[] {
  const { units } = sources
  const bound = run.filter((token) => isBound(token, sources, language))
  const entries = [...new Set(units.map((unit) => unit.entry))]
  const isSummary = entries.length > 1
  const choices = isSummary
    ? entries.map((entry) => units.filter((unit) => unit.entry === entry || unit.entry === 0))
    : units.filter((unit) => unit.kind === 'bullet').map((unit) => [unit])
  const best = mostCarried(choices, bound, run)
  if (!isSummary) return carriedOf(bound)(best) > 0 ? [...best] : []
  return best.filter(
    (unit) =>
      unit.kind !== 'bullet' ||
      run.some(({ found, isContent }) => isContent && found.some((source) => source.unit === unit)),
  )
}

/** The first of those that have most of what is bound, and of the rest. */
function mostCarried(choices: readonly Unit[][], bound: readonly Aligned[], run: readonly Aligned[]): readonly Unit[] {
  const score = carriedOf(bound)
  const weight = carriedOf(run.filter(({ isContent }) => isContent))
  let best: { choice: readonly Unit[]; score: number; weight: number } = { choice: [], score: -1, weight: -1 }
  for (const choice of choices) {
    const one = { choice, score: score(choice), weight: weight(choice) }
    if (one.score > best.score || (one.score === best.score && one.weight > best.weight)) best = one
  }
  return best.choice
}

/** How many of these words stand in one of some units; the units of each word are read once. */
function carriedOf(words: readonly Aligned[]): (choice: readonly Unit[]) => number {
  const wordsIn = new Map<Unit, Set<Aligned>>()
  for (const word of words)
    for (const { unit } of word.found) wordsIn.set(unit, (wordsIn.get(unit) ?? new Set()).add(word))
  return (choice) => {
    const [only] = choice
    if (choice.length === 1 && only) return wordsIn.get(only)?.size ?? 0
    return new Set(choice.flatMap((unit) => [...(wordsIn.get(unit) ?? [])])).size
  }
}

/** The words of one unit that a segment uses. */
export function usedOf(segment: Segment, unit: Unit): Set<SourceToken> {
  return new Set(
    segment.tokens
      .filter(({ isContent }) => isContent)
      .flatMap(({ found }) => found.filter((source) => source.unit === unit)),
  )
}
