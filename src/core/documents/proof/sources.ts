import { asCompared } from './active-voice.ts'
import type { Language } from './language.ts'
import { tokensOf, type Token } from './tokens.ts'
import type { DamperKind } from './words/words.ts'

/** What a rewrite may draw on: one entry of a resume. Dates are 'YYYY-MM', 'YYYY' or 'present'. */
export type ProofEntry = {
  kind: string
  title: string
  organisation: string
  start: string
  end: string
  bullets: readonly string[]
  skills: readonly string[]
}

export type UnitKind = 'bullet' | 'title' | 'organisation' | 'skill'

export type SourceToken = Token & {
  unit: Unit
  at: number
  /** Parts of a unit: between full stops and semicolons, and between commas. */
  clause: number
  part: number
  marks: ReadonlySet<string>
  dampers: readonly DamperKind[]
  isNegative: boolean
}

export type Unit = { kind: UnitKind; entry: number; tokens: SourceToken[] }

export type Sources = { entries: readonly ProofEntry[]; units: readonly Unit[]; text: string }

type Known = { others: readonly ProofEntry[]; byLanguage: Map<Language, Sources> }

/** Sentences are proved one by one, many of them from the same sources. */
const known = new WeakMap<ProofEntry, Known>()

/** A job, project or education has itself as its source; a summary has every entry as well. */
export function sourcesOf(entry: ProofEntry, others: readonly ProofEntry[], language: Language): Sources {
  const before = known.get(entry)
  const { byLanguage } = before?.others === others ? before : { byLanguage: new Map<Language, Sources>() }
  const sources = byLanguage.get(language) ?? readSources(entry, others, language)
  byLanguage.set(language, sources)
  known.set(entry, { others, byLanguage })
  return sources
}

/** What is read from all of the sources: once, for every sentence that is proved from them. */
export function oncePerSources<T>(read: (sources: Sources, language: Language) => T) {
  const kept = new WeakMap<Sources, T>()
  return (sources: Sources, language: Language): T => {
    const before = kept.get(sources)
    if (before !== undefined) return before
    const made = read(sources, language)
    kept.set(sources, made)
    return made
  }
}

function readSources(entry: ProofEntry, others: readonly ProofEntry[], language: Language): Sources {
  const own = entry.kind === 'summary' ? [entry, ...others] : [entry]
  const entries = own.map((one) => entryInFull(one, language))
  const units = entries.flatMap((one, at) => [
    ...(one.title ? [unitOf('title', at, one.title, language)] : []),
    ...(one.organisation ? [unitOf('organisation', at, one.organisation, language)] : []),
    ...one.bullets.map((bullet) => unitOf('bullet', at, bullet, language)),
    ...one.skills.map((skill) => unitOf('skill', at, skill, language)),
  ])
  const text = entries.flatMap((one) => [one.title, one.organisation, ...one.bullets, ...one.skills]).join('\n')
  return { entries, units, text }
}

const entryInFull = (entry: ProofEntry, { code }: Language): ProofEntry => ({
  ...entry,
  bullets: entry.bullets.map((bullet) => asCompared(bullet, code)),
})

function unitOf(kind: UnitKind, entry: number, text: string, language: Language): Unit {
  const unit: Unit = { kind, entry, tokens: [] }
  let clause = 0
  let part = 0
  tokensOf(text, language).forEach((token, at) => {
    if (at > 0 && /[;.!?]/.test(token.gap)) clause += 1
    if (at > 0 && /[;.!?,:()–—]| - /.test(token.gap)) part += 1
    const isNegative = language.negative?.test(token.lower) ?? false
    unit.tokens.push({
      ...token,
      unit,
      at,
      clause,
      part,
      marks: marksOf(token.lower, language, 'source'),
      dampers: language.dampers.get(token.lower) ?? [],
      isNegative,
    })
  })
  if (language.code === 'de') joinParticles(unit, language)
  return unit
}

/** 'Richte Laptops ein' is 'einrichten': the last word of a part goes with its first verb. */
function joinParticles(unit: Unit, language: Language): void {
  for (const last of unit.tokens) {
    const next = unit.tokens[last.at + 1]
    if ((next && next.part === last.part) || !PARTICLE.test(last.lower)) continue
    const verb = unit.tokens.find(
      ({ at, part, lower, value }) =>
        part === last.part &&
        at < last.at &&
        value === null &&
        /(?:e|te|t|en)$/.test(lower) &&
        !language.glue.has(lower),
    )
    if (!verb) continue
    verb.marks = new Set([...verb.marks, ...marksOf(last.lower + verb.lower, language, 'source')])
    verb.dampers = [...verb.dampers, ...(language.dampers.get(last.lower + verb.lower) ?? [])]
  }
}

/** What German parts from its verbs. */
export const PARTICLE = /^(?:ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|vor|weiter|zu|zusammen)$/

/** What two words must share for one to stand for the other: the word, a stem, or a group of equal claims. */
export function marksOf(lower: string, language: Language, side: 'source' | 'rewrite'): ReadonlySet<string> {
  const stems = language.stems(lower)
  const groups = [lower, ...stems].flatMap((form) => language.groups[side].get(form) ?? [])
  return new Set([lower, ...stems.map((stem) => `~${stem}`), ...groups])
}
