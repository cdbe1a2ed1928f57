import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getRoutes, keepPace, takeRoute, type DatedRoute, type RoutePlan } from '#contract/career-plan.ts'
import { getSummary } from '#contract/career-summary.ts'
import type { Timeframe } from '#core/career/questionnaire.ts'
import { scheduleRoute, TIMEFRAME_WEEKS } from '#core/career/routes/schedule-route.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf, refreshUserDetails } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useHoursADay } from '../use-hours-a-day.ts'

const planQuery = queryOf(getRoutes, { query: {} })

export const usePlanQuery = () => useQuery(planQuery)

/** Makes a route the own one; Undo goes back to the one before. */
export function useTakeRoute(plan: RoutePlan) {
  const words = useStrings('plan').routes
  const { undo } = useStrings('courses')
  const before = plan.summary.route.isChosen ? plan.summary.route.id : null
  const put = async (route: string | null) => {
    const taken = await api.call(takeRoute, { body: { route } })
    queryClient.setQueryData(planQuery.queryKey, taken)
    void queryClient.invalidateQueries()
    return taken
  }
  const back = () => put(before).catch((error: unknown) => toast.error(messageOf(error, words.notTaken)))
  return useMutation({
    mutationFn: put,
    onSuccess: ({ summary }) =>
      toast.success(words.taken(summary.route.via?.title ?? null), {
        action: { label: undo, onClick: () => void back() },
      }),
    onError: (error) => toast.error(messageOf(error, words.notTaken)),
  })
}

/** The plan at other hours and another timeframe, dated again in the browser: nothing is waited for. */
export function usePace(plan: RoutePlan) {
  const words = useStrings('plan').pace
  const hoursADay = useHoursADay()
  const [tried, setTried] = useState<{ hoursPerDay?: number; timeframe?: Timeframe }>({})
  const { hoursPerDay, timeframe } = { hoursPerDay: plan.hoursPerDay, timeframe: plan.timeframe, ...tried }
  const keep = useMutation({
    mutationFn: () => api.call(keepPace, { body: { hoursPerDay, timeframe } }),
    onSuccess: (kept) => {
      queryClient.setQueryData(planQuery.queryKey, kept)
      setTried({})
      toast.success(words.kept(hoursADay(kept.hoursPerDay)))
      void queryClient.invalidateQueries({ queryKey: [getSummary.path] })
      return refreshUserDetails()
    },
    onError: (error) => toast.error(messageOf(error, words.notKept)),
  })
  return {
    isTried: hoursPerDay !== plan.hoursPerDay || timeframe !== plan.timeframe,
    keep,
    putBack: () => setTried({}),
    hoursPerDay,
    setHoursPerDay: (hours: number) => setTried((before) => ({ ...before, hoursPerDay: hours })),
    timeframe,
    setTimeframe: (wanted: Timeframe) => setTried((before) => ({ ...before, timeframe: wanted })),
    limitWeeks: TIMEFRAME_WEEKS[timeframe],
    routes: plan.routes.map((route) => reschedule(route, { startsOn: plan.startsOn, hoursPerDay, timeframe })),
  }
}

export function reschedule(
  route: DatedRoute,
  pace: { startsOn: string; hoursPerDay: number; timeframe: Timeframe },
): DatedRoute {
  return scheduleRoute({ ...route, roles: route.milestones }, pace)
}
