import type { SkillCheck } from '#contract/arena.ts'

/** What the list of all skills shows, and how many it keeps folded. Whoever has no skills and no role yet sees all. */
export function shownChecks(checks: readonly SkillCheck[], search: string, isWhole: boolean): { shown: SkillCheck[]; folded: number } {
  const wanted = search.trim().toLowerCase()
  if (wanted !== '') return { shown: checks.filter(({ name }) => name.toLowerCase().includes(wanted)), folded: 0 }
  const own = checks.filter(isOwn)
  if (isWhole || own.length === 0) return { shown: [...own, ...checks.filter((check) => !isOwn(check))], folded: 0 }
  return { shown: own, folded: checks.length - own.length }
}

/** Asked for by the dream role, claimed, tried, proven or begun. */
function isOwn({ level, isHeld, bestScore, proof, openAttempt }: SkillCheck): boolean {
  return level !== null || isHeld || bestScore !== null || proof !== 'none' || openAttempt !== null
}
