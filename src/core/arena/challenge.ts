import type { RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import type { LocalDate } from '#core/time.ts'
import { seededChance, shuffled } from '#core/chance.ts'
import type { DrawnItem } from './draw.ts'
import { arrange, freshestFirst } from './draw.ts'
import type { Difficulty } from './item.ts'
import type { Source } from './template.ts'

export type ChallengeItem = DrawnItem & { skillId: string }

/** Five items, difficulty rising. */
const DIFFICULTIES: readonly Difficulty[] = [1, 1, 2, 2, 3]
export const CHALLENGE_ITEMS = DIFFICULTIES.length

/** The share that got an item right is shown once so many have tried: before, it would tell about single people. */
export const SHARE_FROM_PEOPLE = 20

/**
 * The daily challenge of a dream role: the same for everyone with that role and local date, whenever the date begins
 * where they are. Its must and should skills take part, as many different ones as there are. `seenLately` holds the
 * item ids of the days before, newest first.
 */
export function drawChallenge(
  role: { id: string; skills: readonly RoleSkill[] },
  date: LocalDate,
  itemsOf: (skillId: string) => readonly Source[],
  seenLately: readonly string[],
): ChallengeItem[] {
  const chance = seededChance(`${role.id} ${date}`)
  const skillIds = shuffled(
    role.skills.filter(({ level }) => level !== 'nice').map(({ skill }) => skill),
    chance,
  )
  const drawn: ChallengeItem[] = []
  let waiting = skillIds
  for (const difficulty of DIFFICULTIES) {
    const turns = [...waiting, ...skillIds.filter((skillId) => !waiting.includes(skillId))]
    for (const skillId of turns) {
      const candidates = itemsOf(skillId).filter(
        (item) => item.difficulty === difficulty && !drawn.some(({ itemId }) => itemId === item.id),
      )
      const [item] = freshestFirst(candidates, chance, seenLately)
      if (!item) continue
      drawn.push({ skillId, ...arrange(item, chance) })
      waiting = waiting.filter((one) => one !== skillId)
      break
    }
  }
  return drawn
}

/** Whole percent who got it right, or null while fewer than twenty have tried. */
export function sharePercent(tried: number, right: number): number | null {
  return tried < SHARE_FROM_PEOPLE ? null : Math.round((100 * right) / tried)
}
