import type { SkillCheck } from '#contract/arena.ts'
import type { Catalogue } from '../strings/catalogue.ts'

/** What a pass adds is said of a skill that is there: a check proves it, and teaches none. */
export function noteOf(
  { adds, isHeld, isMetOtherwise, level, nextTryAt, proof, provenAt }: SkillCheck,
  facts: Catalogue['arena']['facts'],
): string {
  const known = [
    level === null ? '' : isMetOtherwise ? facts.metOtherwise : facts.levels[level],
    isHeld && adds > 0 ? facts.adds(adds) : '',
    provenAt === null ? '' : facts.confirmed(provenAt),
    proof === 'faded' ? facts.faded : '',
    nextTryAt ? facts.nextTry(nextTryAt) : '',
  ].filter(Boolean)
  return facts.joined(known.length === 0 ? [facts.none] : known)
}
