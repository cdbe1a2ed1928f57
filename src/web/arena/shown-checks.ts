import type { SkillCheck } from '#contract/arena.ts'

/** To choose from, where nothing says yet which skills are one's own. */
const FIRST_SHOWN = 12

/** What the list of all skills shows, and how many it keeps folded; anyone who has no skills and no role yet sees the first. */
export function shownChecks(
  checks: readonly SkillCheck[],
  search: string,
  isWhole: boolean,
  named: (name: string) => string = (name) => name,
): { shown: SkillCheck[]; folded: number; isOwn?: true } {
  const wanted = search.trim()
  if (wanted !== '') {
    const isFound = (name: string) => hasPart(name, wanted) || hasPart(named(name), wanted)
    return { shown: checks.filter(({ name }) => isFound(name)), folded: 0 }
  }
  // what is under way is never folded away
  const own = checks.filter(isOwn).sort((a, b) => Number(b.openAttempt !== null) - Number(a.openAttempt !== null))
  if (isWhole) return { shown: [...own, ...checks.filter((check) => !isOwn(check))], folded: 0 }
  if (own.length > 0) return { shown: own, folded: checks.length - own.length, isOwn: true }
  return { shown: checks.slice(0, FIRST_SHOWN), folded: Math.max(0, checks.length - FIRST_SHOWN) }
}

/** Whatever the language of either: a Turkish I is typed for an English i. */
const hasPart = (name: string, part: string) =>
  name.toLowerCase().includes(part.toLowerCase()) || name.toLocaleLowerCase('tr').includes(part.toLocaleLowerCase('tr'))

const SUGGESTED = 4

/**
 * What to prove next: first a check under way, whose time may be running, then what the role asks for and the person shows but
 * has not proven. What nothing shows is learnt first: it is suggested only where nothing else is.
 */
export function suggestedChecks(checks: readonly SkillCheck[]): SkillCheck[] {
  const begun = checks.filter(({ openAttempt }) => openAttempt !== null)
  const open = checks.filter(
    ({ nextTryAt, proof, openAttempt }) => nextTryAt === null && proof !== 'proven' && openAttempt === null,
  )
  const claimed = open.filter(({ isHeld, level }) => isHeld && (level === 'must' || level === 'should'))
  const proofs = claimed.length > 0 ? claimed : open.filter(({ adds }) => adds > 0)
  return [...begun, ...proofs].slice(0, Math.max(SUGGESTED, begun.length))
}

/** Asked for by the dream role, claimed, tried, proven or begun. */
function isOwn({ level, isHeld, bestScore, proof, openAttempt }: SkillCheck): boolean {
  return level !== null || isHeld || bestScore !== null || proof !== 'none' || openAttempt !== null
}
