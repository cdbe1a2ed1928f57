import { align } from './align.ts'
import { checkDampers } from './check-dampers.ts'
import { checkRanks } from './check-roles.ts'
import type { Finding } from './finding.ts'
import { languageOf, type Language } from './language.ts'
import { segmentsOf } from './segments.ts'
import { sourcesOf, type ProofEntry, type Unit } from './sources.ts'
import { STEMS, type LanguageCode } from './stem.ts'
import { tokensOf } from './tokens.ts'

const CODES = Object.keys(STEMS) as LanguageCode[]

/**
 * 'Nie mit Terraform gearbeitet' denies it for an English rewrite too: what makes a claim smaller is heard in the language
 * that a fact is written in.
 */
export function foreignDampers(
  rewrite: string,
  { entry, others }: { entry: ProofEntry; others: readonly ProofEntry[] },
  own: LanguageCode,
): Finding[] {
  const all = entry.kind === 'summary' ? [entry, ...others] : [entry]
  const codeOf = all.flatMap((one) => foreignBullets(one, own))
  return [...new Set(codeOf)].flatMap((code) => {
    if (code === null) return []
    const language = languageOf(code)
    const sources = sourcesOf(entry, others, language)
    let bullet = -1
    const isHeard = ({ kind }: Unit) => {
      if (kind === 'bullet') bullet += 1
      // a skill of the person's own list is no part of what such a line says
      return kind === 'skill' || (kind === 'bullet' && codeOf[bullet] === code)
    }
    const foreign = { ...sources, units: sources.units.filter(isHeard) }
    const tokens = align(tokensOf(rewrite, language), foreign, language)
    return [
      ...checkDampers(segmentsOf(tokens, foreign, language), tokens, foreign, language),
      ...checkRanks(tokens, language),
    ]
  })
}

const heard = new WeakMap<ProofEntry, Map<LanguageCode, readonly (LanguageCode | null)[]>>()

/** Asked of each bullet once: sentences are proved one by one, many of them from the same entries. */
function foreignBullets(entry: ProofEntry, own: LanguageCode): readonly (LanguageCode | null)[] {
  const byOwn = heard.get(entry) ?? new Map<LanguageCode, readonly (LanguageCode | null)[]>()
  const codes = byOwn.get(own) ?? entry.bullets.map((bullet) => foreignOf(bullet, own))
  heard.set(entry, byOwn.set(own, codes))
  return codes
}

/** The language whose small words carry a fact, where it is clearly another than the document's. */
function foreignOf(text: string, own: LanguageCode): LanguageCode | null {
  const counted = CODES.map((code) => ({ code, carried: carriedBy(text, languageOf(code)) }))
  const ofOwn = counted.find(({ code }) => code === own)?.carried ?? 0
  const [best] = counted.toSorted((a, b) => b.carried - a.carried)
  return best && best.carried > (ofOwn === 0 ? 0 : ofOwn + 1) ? best.code : null
}

const carriedBy = (text: string, language: Language) =>
  tokensOf(text, language).filter(
    ({ lower }) => language.glue.has(lower) || language.dampers.has(lower) || (language.negative?.test(lower) ?? false),
  ).length
