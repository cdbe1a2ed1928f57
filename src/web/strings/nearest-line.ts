import type { RoleStanding } from '#contract/career-summary.ts'
import type { Catalogue } from './catalogue.ts'

type NearestWords = Pick<Catalogue['reveal'], 'nearestNow' | 'nearestAfter' | 'nearestIn' | 'nearestAt'>
type Nearest = Pick<RoleStanding, 'title' | 'percent' | 'isInReach' | 'proofs' | 'hoursAway'>

/** 'Data Annotator, after 2 checks': the nearest role as a fact beside a map. */
export function nearestLine({ title, percent, isInReach, proofs, hoursAway }: Nearest, words: NearestWords): string {
  if (isInReach) return words.nearestNow(title)
  if (proofs.length > 0) return words.nearestAfter(title, proofs.length)
  return hoursAway === null ? words.nearestAt(title, percent) : words.nearestIn(title, hoursAway)
}
