import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { draftRoutes } from '#core/career/routes/draft-routes.ts'
import type { RouteWish } from '#core/career/routes/draft-routes.ts'
import { scheduleRoute, TIMEFRAME_WEEKS } from '#core/career/routes/schedule-route.ts'
import type { Pace, Route } from '#core/career/routes/dated-route.ts'
import { hoursPerWeek, plannableHours } from '#core/career/courses/study-hours.ts'
import { addDays } from '#core/time.ts'
import type { LocalDate } from '#core/time.ts'

/** Up to three dated routes side by side. `deadline` is the last day of the timeframe; null when flexible. */
export type RoutePlan = { startsOn: LocalDate; hoursPerDay: number; deadline: LocalDate | null; routes: Route[] }

/**
 * Dated routes to the dream role, straight and by way of interim roles. A role is in reach when every
 * must-have is held and its role match is 70 or more (`in-reach.ts`). Hours a day beyond reason are pulled
 * into 0.25 to 12; time spent on applications and in the interim job is not planned.
 */
export function planRoutes(catalogue: Catalogue, wish: RouteWish, pace: Omit<Pace, 'hoursPerDay'>): RoutePlan {
  const hoursPerDay = plannableHours(wish.hoursPerDay)
  const weeks = TIMEFRAME_WEEKS[pace.timeframe]
  return {
    startsOn: pace.startsOn,
    hoursPerDay,
    deadline: weeks === null ? null : addDays(pace.startsOn, weeks * 7 - 1),
    routes: draftRoutes(catalogue, {
      ...wish,
      ...(weeks === null ? {} : { mostHours: weeks * hoursPerWeek(hoursPerDay) }),
    }).map((draft) => scheduleRoute(draft, { ...pace, hoursPerDay })),
  }
}
