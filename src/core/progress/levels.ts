import { GENERIC_LADDER, LADDERS, ROLE_FAMILIES } from './ladders.ts'

/** Points that reach level 1, 2, … 10: 250·n·(n−1), the same for every dream role. */
export const LEVEL_THRESHOLDS = [0, 500, 1_500, 3_000, 5_000, 7_500, 10_500, 14_000, 18_000, 22_500] as const

export const LEVEL_MAX = LEVEL_THRESHOLDS.length
export const ROLE_LENGTH_MAX = 100

export type Level = { levelNumber: number; levelName: string; minPoints: number }

export type LevelList = { kind: 'levels'; levels: Level[] } | { kind: 'refused'; reason: 'emptyRole' | 'overLongRole' }

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

/** The ten levels under the names of the dream role's family; an unknown role gets the generic names. */
export function levelsFor(dreamRole: string): LevelList {
  if (dreamRole.trim() === '') return { kind: 'refused', reason: 'emptyRole' }
  if (dreamRole.length > ROLE_LENGTH_MAX) return { kind: 'refused', reason: 'overLongRole' }
  const names = ladderOf(dreamRole)
  const levels = LEVEL_THRESHOLDS.map((minPoints, at) => ({ levelNumber: at + 1, levelName: names[at]!, minPoints }))
  return { kind: 'levels', levels }
}

/** The name of level 1 to 10; null stands for a person who has not chosen a role yet. */
export function levelNameOf(levelNumber: number, dreamRole: string | null): string {
  const name = ladderOf(dreamRole)[levelNumber - 1]
  if (name === undefined) throw new RangeError('There are ten levels')
  return name
}

function ladderOf(dreamRole: string | null): readonly string[] {
  const family = ROLE_FAMILIES.get(dreamRole?.trim() ?? '')
  return family === undefined ? GENERIC_LADDER : LADDERS[family]
}
