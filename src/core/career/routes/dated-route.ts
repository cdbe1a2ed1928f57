import type { RouteDraft } from '#core/career/routes/draft-routes.ts'
import type { RouteRole, RouteStep } from '#core/career/routes/walk-leg.ts'
import type { Timeframe } from '#core/career/questionnaire.ts'
import type { LocalDate } from '#core/time.ts'

/** `isStraight`: interim roles are not wanted, and none is advised. */
export type Pace = { startsOn: LocalDate; hoursPerDay: number; timeframe: Timeframe; isStraight?: boolean }

/** Weeks count from 1; a step that ends in the week it starts has both the same. */
export type ScheduledStep = RouteStep & { startWeek: number; endWeek: number; startsOn: LocalDate; endsOn: LocalDate }

/** `week` 0 and the first day mean today; null means that this route does not bring the role into reach. */
export type Milestone = RouteRole & { week: number | null; date: LocalDate | null }

/** A dated route. `weeks` and `months` run until the dream role is in reach (or to the end when it never is). */
export type Route = {
  kind: RouteDraft['kind']
  via: RouteDraft['via']
  steps: ScheduledStep[]
  milestones: Milestone[]
  hours: number
  weeks: number
  months: number
  arrivesOn: LocalDate | null
  /** Weeks beyond the timeframe; 0 when it fits or the timeframe is flexible. */
  weeksLate: number
  skillsGained: string[]
  /** What stands against it and what would help; empty when it fits. */
  advice: string[]
}
