import { GENERIC_LADDER, LADDERS } from './ladders.ts'

/** Points that reach level 1, 2, … 10: 250·n·(n−1), the same for every dream role. */
export const LEVEL_THRESHOLDS = [0, 500, 1_500, 3_000, 5_000, 7_500, 10_500, 14_000, 18_000, 22_500] as const

export const LEVEL_MAX = LEVEL_THRESHOLDS.length
export const ROLE_LENGTH_MAX = 100

export type Level = { levelNumber: number; levelName: string; minPoints: number }

/** The level that a total reaches, 1 to 10. */
export function levelOf(points: number): number {
  const reached = LEVEL_THRESHOLDS.filter((threshold) => threshold <= points).length
  return Math.max(1, reached)
}

/** The level after a total changed: once reached, a level is kept. */
export function levelAfter(total: number, highest: number): number {
  return Math.max(highest, levelOf(total))
}

/** The points that fill the bar: the next level's threshold, or the total itself on the last level. */
export function maxPointsOf(total: number, levelNumber: number): number {
  return LEVEL_THRESHOLDS[levelNumber] ?? total
}

/** Why a role's title cannot be asked for, or null. */
export function roleRefusal(title: string): 'emptyRole' | 'overLongRole' | null {
  if (title.trim() === '') return 'emptyRole'
  return title.length > ROLE_LENGTH_MAX ? 'overLongRole' : null
}

/** The ten levels under a ladder's names; without a known ladder, under the generic ones. */
export function levelsFor(ladder: string | undefined): Level[] {
  return LEVEL_THRESHOLDS.map((minPoints, index) => {
    const levelNumber = index + 1
    return { levelNumber, levelName: levelNameOf(levelNumber, ladder), minPoints }
  })
}

/** The name of level 1 to 10. */
export function levelNameOf(levelNumber: number, ladder: string | undefined): string {
  const name = namesOf(ladder)[levelNumber - 1]
  if (name === undefined) throw new RangeError('There are ten levels')
  return name
}

function namesOf(ladder: string | undefined): readonly string[] {
  return ladder !== undefined && Object.hasOwn(LADDERS, ladder)
    ? LADDERS[ladder as keyof typeof LADDERS]
    : GENERIC_LADDER
}
