import type { z } from 'zod'
import type { matchedSkillSchema, roleMatchSchema } from '#contract/career.ts'
import type { Catalogue } from '../strings/catalogue.ts'

export type RoleMatch = z.infer<typeof roleMatchSchema>
export type MatchedSkill = z.infer<typeof matchedSkillSchema>
type Words = Catalogue['match']

/** Below this a role match is explained as the normal beginning that it is. */
const LOW_PERCENT = 40

/** The skills that would lift the bar most, best first; nothing that would not move it. */
export function topGains(match: Pick<RoleMatch, 'have' | 'missing'>, limit: number): MatchedSkill[] {
  return [...match.missing, ...match.have]
    .filter((skill) => skill.adds > 0)
    .sort((a, b) => b.adds - a.adds)
    .slice(0, limit)
}

/** One kind and true sentence under the bar. */
export function matchSentence(match: Pick<RoleMatch, 'percent' | 'have' | 'missing'>, { sentence }: Words): string {
  const best = topGains(match, 1)[0]
  if (!best) return match.percent >= 100 ? sentence.proven : sentence.smallSteps
  const gain = (best.strength > 0 ? sentence.proving : sentence.learning)(best.name, best.adds)
  if (match.percent < LOW_PERCENT) return sentence.low(gain)
  return match.missing.length === 0 ? sentence.nothingMissing(gain) : gain
}

/** From here on a part of a role is more there than not. */
const MOSTLY_THERE = 50

/** How many parts of a role are mostly there, and how many there are. */
export function skillCounts({ topics }: Pick<RoleMatch, 'topics'>): [held: number, all: number] {
  return [topics.filter(({ percent }) => percent >= MOSTLY_THERE).length, topics.length]
}

/** 'On your resume, finished SQLBolt': why a skill counts, in a line. */
export function evidenceLine(skill: Pick<MatchedSkill, 'evidence'>, words: Words): string {
  return words.evidence(skill.evidence.map((evidence) => evidence.label))
}
