import { asCompared } from './proof/active-voice.ts'
import { align, settleNames, type Aligned } from './proof/align.ts'
import { checkAgency } from './proof/check-agency.ts'
import { checkCases } from './proof/check-cases.ts'
import { checkCandidates, checkLearned, checkMine } from './proof/check-claims.ts'
import { checkCircumstances } from './proof/check-circumstances.ts'
import { checkDerivation } from './proof/check-derivation.ts'
import { checkDampers } from './proof/check-dampers.ts'
import { checkFigures } from './proof/check-figures.ts'
import { checkAlways, checkFrequency, checkHabit } from './proof/check-frequency.ts'
import {
  checkComparatives,
  checkDirections,
  checkLevels,
  checkObjects,
  checkPlurals,
  checkRanks,
} from './proof/check-roles.ts'
import { checkGoverned } from './proof/check-governed.ts'
import { checkHeads } from './proof/check-heads.ts'
import { checkShares } from './proof/check-shares.ts'
import { checkLater } from './proof/check-later.ts'
import { checkFinished, checkParts } from './proof/check-parts.ts'
import { checkPosts, checkPrizes } from './proof/check-posts.ts'
import { checkLanguageLevels, checkStudied } from './proof/check-names.ts'
import { checkOthers } from './proof/check-others.ts'
import { checkReceived } from './proof/check-received.ts'
import { checkSlots } from './proof/check-slots.ts'
import { checkStanding } from './proof/check-standing.ts'
import { checkSpans } from './proof/check-spans.ts'
import { checkChosenTimes, checkUnreal } from './proof/check-unreal.ts'
import { checkWords } from './proof/check-words.ts'
import { datedWords } from './proof/durations.ts'
import type { Finding } from './proof/finding.ts'
import { foreignDampers } from './proof/foreign.ts'
import { disguisedWords, LONGEST_REWRITE } from './proof/hidden.ts'
import { languageOf, type Language } from './proof/language.ts'
import { countsOfLists } from './proof/listed.ts'
import type { Offence, Proof, ProofScene } from './proof/scene.ts'
import { segmentsOf, strangers, type Segment } from './proof/segments.ts'
import { withoutPlainWords } from './proof/plain-words.ts'
import { inUnitsOfSources } from './proof/quantities.ts'
import { skillWords } from './proof/skills.ts'
import { provePerson } from './proof/one-entry.ts'
import { sourcesOf, type Sources } from './proof/sources.ts'
import { standIn, standInHere } from './proof/stand-ins.ts'
import { tokensOf } from './proof/tokens.ts'

export type { Offence, Proof, ProofScene } from './proof/scene.ts'
export type { ProofEntry } from './proof/sources.ts'

/** What the rules make of a rewrite, before anything is forgiven. */
export type Examined = { tokens: Aligned[]; segments: Segment[]; sources: Sources; findings: Finding[] }

/**
 * A rewrite is accepted only if it says nothing beyond the sources of its own entry. Words without a source are refused
 * by default; what makes a claim smaller has to stay with the claim; a number has to count the same thing.
 */
export function proveRewrite(written: string, scene: ProofScene): Proof {
  if (scene.entry.kind === 'summary' && scene.others.length > 0) return provePerson(written, scene, proveStatement)
  return proveStatement(written, scene)
}

function proveStatement(written: string, scene: ProofScene): Proof {
  const language = languageOf(scene.language)
  const rewrite = asCompared(written, language.code)
  if (rewrite.trim() === '' || rewrite.length > LONGEST_REWRITE)
    return { ok: false, offending: [{ words: '', why: 'empty or too long' }] }
  const sources = sourcesOf(scene.entry, scene.others, language)
  const disguised = disguisedWords(rewrite, sources.text)
  if (disguised.length > 0)
    return {
      ok: false,
      offending: disguised.map((words) => ({ words, why: 'written with characters that look like others' })),
    }
  const findings = [
    ...examine(rewrite, sources, scene, language).findings,
    ...foreignDampers(rewrite, scene, language.code),
  ]
  return findings.length === 0 ? { ok: true } : { ok: false, offending: offencesOf(findings) }
}

export function examine(rewrite: string, sources: Sources, { asOf, skills }: ProofScene, language: Language): Examined {
  const tokens = align(inUnitsOfSources(tokensOf(rewrite, language), sources, language), sources, language)
  const skillBook = skillWords(rewrite, tokens, sources, skills)
  for (const [token, places] of skillBook.known) token.found.push(...places)
  settleNames(tokens)
  standIn(tokens, sources, language)
  const dated = datedWords(tokens, sources, asOf, language)
  for (const token of dated) Object.assign(token, { isContent: false, found: [] })
  for (const token of countsOfLists(tokens, language)) {
    dated.add(token)
    Object.assign(token, { isContent: false, found: [] })
  }
  const isDated = (token: Aligned) => dated.has(token)
  const segments = segmentsOf(tokens, sources, language)
  standInHere(tokens, segments, sources, language)

  const findings: Finding[] = [
    ...[...skillBook.unknown].map((token) => ({ token, why: 'a skill that the sources do not have' })),
    ...checkFigures(tokens, sources, isDated, language),
    ...checkWords(tokens, segments, sources, isDated, language),
    ...segments.flatMap((segment) =>
      strangers(segment, sources, language).map((token) => ({ token, why: 'from another part of the sources' })),
    ),
    ...checkDampers(segments, tokens, sources, language),
    ...checkCircumstances(segments, tokens, sources, language),
    ...checkRanks(tokens, language),
    ...checkLevels(tokens, language),
    ...checkComparatives(tokens, language),
    ...checkPlurals(tokens, language),
    ...checkDirections(tokens, language),
    ...checkFrequency(tokens, language),
    ...checkAlways(tokens),
    ...checkHabit(tokens, language),
    ...checkLater(tokens, sources, language),
    ...checkAgency(tokens, language),
    ...checkHeads(tokens, segments, language),
    ...checkObjects(tokens, sources, language),
    ...checkParts(tokens, sources, language),
    ...checkFinished(tokens, sources, language),
    ...checkSlots(tokens, segments, language),
    ...checkOthers(tokens, sources, language),
    ...checkReceived(tokens, sources, language),
    ...checkGoverned(tokens, sources, language),
    ...checkStanding(tokens, language),
    ...checkPosts(tokens, language),
    ...checkPrizes(tokens, language),
    ...checkCandidates(tokens, sources, language),
    ...checkMine(tokens, language),
    ...checkLearned(tokens, sources, language),
    ...checkSpans(tokens, language),
    ...checkCases(tokens, language),
    ...checkShares(tokens, sources, language),
    ...checkStudied(tokens, sources),
    ...checkLanguageLevels(tokens),
    ...checkUnreal(tokens, language),
    ...checkChosenTimes(tokens, language),
    ...checkDerivation(tokens, sources, (token) => skillBook.known.has(token), language),
  ]
  return { tokens, segments, sources, findings: withoutPlainWords(findings, tokens, segments, sources, language) }
}

const wordsOf = ({ token }: Finding) => token.written ?? token.text

/** One for each stretch of words with the same reason. */
function offencesOf(findings: readonly Finding[]): Offence[] {
  const byAt = new Map<number, Finding>()
  for (const finding of findings) if (!byAt.has(finding.token.at)) byAt.set(finding.token.at, finding)
  const offences: Offence[] = []
  let last: Finding | null = null
  for (const finding of [...byAt.values()].toSorted((a, b) => a.token.at - b.token.at)) {
    const tail = offences.at(-1)
    if (last && tail && finding.token.at === last.token.at + 1 && tail.why === finding.why)
      tail.words += finding.token.gap + wordsOf(finding)
    else offences.push({ words: wordsOf(finding), why: finding.why })
    last = finding
  }
  return offences
}
