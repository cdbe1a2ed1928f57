import type { SkillStates } from '#core/career/skill-state.ts'

/** What every job with other people asks for: nobody who held one for years lacks it because no line says so. */
const ORDINARY: ReadonlySet<string> = new Set([
  'active-listening',
  'adaptability',
  'attention-to-detail',
  'communication',
  'customer-focus',
  'organization',
  'problem-solving',
  'self-learning',
  'teamwork',
  'time-management',
  'working-under-pressure',
])

const MONTHS_AT_WORK = 24

/** Whether a skill is one of those, and the person has worked long enough to have it. */
export function isOrdinaryFor(skillId: string, { jobs = [] }: SkillStates): boolean {
  if (!ORDINARY.has(skillId)) return false
  return jobs.reduce((sum, { months, isOwnTime }) => sum + (isOwnTime ? 0 : months), 0) >= MONTHS_AT_WORK
}
