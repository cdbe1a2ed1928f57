import { TURKISH_NAMES, turkishName } from '#core/career/catalogue/turkish-names.ts'
import type { Catalogue } from '../catalogue.ts'

/** For names that stand alone; sentences call `named`. */
export const names: Catalogue['names'] = TURKISH_NAMES

/** A role, a part of a role or a skill as Turkish calls it. */
export const named = (name = ''): string => turkishName(name)

/** 'A, B and C' or 'A, B and 3 more', as core joins names, with each name in Turkish. */
export function namedList(joined = '', more = 'beceri'): string {
  const [, listed = joined, count] = /^(.+) and (\d+) more$/.exec(joined) ?? []
  const parts = listed.split(', ')
  const last = parts.pop() ?? ''
  const all = [...parts, ...(count ? [last] : splitAtAnd(last))].map(named)
  if (count) return `${all.join(', ')} ve ${count} ${more} daha`
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ve ${all.at(-1)}` : (all[0] ?? '')
}

/** Names have an 'and' of their own ('Data Structures and Algorithms'): the split that leaves most of it in known names is right. */
function splitAtAnd(text: string): string[] {
  if (TURKISH_NAMES.has(text)) return [text]
  const splits = [...text.matchAll(/ and /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 5)])
  const known = (split: string[]) => Math.max(...split.map((part) => (TURKISH_NAMES.has(part) ? part.length : 0)))
  return splits.sort((a, b) => known(b) - known(a))[0] ?? [text]
}
