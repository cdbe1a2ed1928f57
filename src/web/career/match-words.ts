import type { z } from 'zod'
import type { matchedSkillSchema, roleMatchSchema } from '#contract/career.ts'
import { skillsHeld, topGains } from '#core/career/match/match-moves.ts'
import { shownAs } from '#core/career/skills/skill-stand.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import type { Say } from '../strings/say-with.ts'

export type RoleMatch = z.infer<typeof roleMatchSchema>
export type MatchedSkill = z.infer<typeof matchedSkillSchema>
type Words = Catalogue['match']

/** Below this a role match is explained as the normal beginning that it is. */
const LOW_PERCENT = 40

/** One kind and true sentence under the bar. */
export function matchSentence(match: Pick<RoleMatch, 'percent' | 'have' | 'missing'>, { sentence }: Words): string {
  const best = topGains(match, 1)[0]
  if (!best) return match.percent >= 100 ? sentence.proven : sentence.smallSteps
  const gain = (shownAs(best) === 'shown' ? sentence.proving : sentence.learning)(best.name, best.adds)
  if (match.percent < LOW_PERCENT) return sentence.low(gain)
  return match.missing.length === 0 ? sentence.nothingMissing(gain) : gain
}

/** How many parts of a role are mostly there, and how many there are. */
export function skillCounts(match: Pick<RoleMatch, 'topics'>): [held: number, all: number] {
  const { held, all } = skillsHeld(match)
  return [held, all]
}

/** 'On your resume, finished SQLBolt': why a skill counts, in a line. */
export function evidenceLine(skill: Pick<MatchedSkill, 'evidence'>, words: Words, say: Say): string {
  return words.evidence(skill.evidence.map((evidence) => say(evidence.label)))
}
