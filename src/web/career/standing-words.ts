import type { RoleStanding } from '#contract/career-summary.ts'
import type { Catalogue } from '../strings/catalogue.ts'

type Words = Catalogue['role']['standing']

/** How far a role is, in one true line: in reach, proofs away, or by when. */
export function standingLine(
  { isInReach, proofs, failedChecks, heldUntil, missingMusts, percent, date, hoursAway, taught }: RoleStanding,
  words: Words,
): string {
  if (isInReach) return words.inReach
  if (failedChecks.length > 0) return words.heldBack(failedChecks, heldUntil)
  if (proofs.length > 0) return words.afterProofs(proofs.length)
  if (date !== null) return words.by(date)
  if (hoursAway !== null) return words.byWayOfIt(hoursAway)
  if (missingMusts.length === 0) return words.untilProven(percent)
  return taught === null ? words.beyondCourses : words.taught(taught)
}

/** '4 of 5 must-haves, to learn or show: Responsive Design'. */
export function mustsLine({ musts, mustsHeld, missingMusts, isInReach, percent }: RoleStanding, words: Words): string {
  if (missingMusts.length > 0) return words.musts(mustsHeld, musts, missingMusts)
  return isInReach ? words.allMusts : words.untilProven(percent)
}
