import type { AchievementsBrief } from '#contract/progress.ts'

/** '350 XP to level 3', or that there is no further one. */
export function toNextLevel({ totalpoints, maxPoints, levelNumber }: AchievementsBrief): string {
  const left = maxPoints - totalpoints
  return left > 0 ? `${left.toLocaleString('en')} XP to level ${levelNumber + 1}` : 'The highest level there is'
}
