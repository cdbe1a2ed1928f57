/** A role is in reach from this match on: few adverts find anyone who has more than about this much of the list. */
export const IN_REACH_PERCENT = 70

/** A match below this reads as nothing until something is studied (role-match.ts). */
export const LEAST_SIGN_PERCENT = 5

/** Whether the chosen route passes a role before the dream role: only then has it a place on the map of the route. */
export function liesOnTheWay(role: { date: string | null }, dream: { date: string | null }): boolean {
  return role.date !== null && (dream.date === null || role.date < dream.date)
}

/** Whether somebody gets to a role at all: today, by checks, or by study that a course of ours leads through. */
export const isOnSomeRoute = (role: { proofs: readonly string[]; hoursAway: number | null }): boolean =>
  role.hoursAway !== null || role.proofs.length > 0
