import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getRoutes, type DatedRoute, type RoutePlan } from '#contract/career-plan.ts'
import type { Timeframe } from '#core/career/questionnaire.ts'
import { scheduleRoute, TIMEFRAME_WEEKS } from '#core/career/schedule-route.ts'
import { queryOf } from '../../lib/queries.ts'

export const usePlanQuery = () => useQuery(queryOf(getRoutes, { query: {} }))

/** The plan at other hours and another timeframe, dated anew in the browser: nothing is waited for. */
export function usePace(plan: RoutePlan) {
  const [hoursPerDay, setHoursPerDay] = useState(plan.hoursPerDay)
  const [timeframe, setTimeframe] = useState(plan.timeframe)
  return {
    hoursPerDay,
    setHoursPerDay,
    timeframe,
    setTimeframe,
    limitWeeks: TIMEFRAME_WEEKS[timeframe],
    routes: plan.routes.map((route) => reschedule(route, { startsOn: plan.startsOn, hoursPerDay, timeframe })),
  }
}

export function reschedule(route: DatedRoute, pace: { startsOn: string; hoursPerDay: number; timeframe: Timeframe }): DatedRoute {
  return scheduleRoute({ ...route, roles: route.milestones }, pace)
}
