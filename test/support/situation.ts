import type { SkillStates } from '#core/career/skills/skill-state.ts'
import type { Situation } from '#core/career/summary.ts'

/** Somebody with a year and any way of learning, who has not begun; what a test is about is given in `own`. */
export const situationOf = (
  own: { dreamRole: Situation['dreamRole']; states: SkillStates; today: string } & Partial<Situation>,
): Situation => ({
  path: [],
  kept: new Set<string>(),
  wantsInterim: true,
  chosenRoute: null,
  timeframe: '12months',
  learningPreference: 'all',
  hoursPerDay: 1.5,
  challenges: [],
  ...own,
})
