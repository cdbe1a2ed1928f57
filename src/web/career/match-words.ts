import type { z } from 'zod'
import type { matchedSkillSchema, roleMatchSchema } from '#contract/career.ts'

export type RoleMatch = z.infer<typeof roleMatchSchema>
export type MatchedSkill = z.infer<typeof matchedSkillSchema>

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
export function matchSentence(match: Pick<RoleMatch, 'percent' | 'have' | 'missing'>): string {
  const best = topGains(match, 1)[0]
  if (!best) return match.percent >= 100 ? 'Everything this role asks for is proven.' : 'Small steps still to go.'
  const gain = `${best.strength > 0 ? 'Proving' : 'Learning'} ${best.name} adds ${best.adds}.`
  if (match.percent < LOW_PERCENT) return `Normal at the start. ${gain}`
  return match.missing.length === 0 ? `Every skill is there. ${gain}` : gain
}

/** '4 of 17 skills'. */
export function skillCount(match: Pick<RoleMatch, 'have' | 'missing'>): string {
  return `${match.have.length} of ${match.have.length + match.missing.length} skills`
}

export function levelWord(level: MatchedSkill['level']): string {
  return level === 'must' ? 'Must have' : level === 'should' ? 'Should have' : 'Nice to have'
}

/** 'On your resume, finished SQLBolt': why a skill counts, in a line. */
export function evidenceLine(skill: Pick<MatchedSkill, 'evidence'>): string {
  const [first, ...rest] = skill.evidence.map((evidence) => evidence.label)
  if (first === undefined) return ''
  return [first, ...rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
}
