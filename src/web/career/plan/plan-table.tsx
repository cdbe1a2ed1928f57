import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { reachText, routeTitle } from './plan-words.ts'
import { useSay } from '../../strings/use-say.ts'

/** What the map shows, row by row. */
export function PlanTable({ plan, routes }: { plan: RoutePlan; routes: readonly DatedRoute[] }) {
  const words = useStrings('plan')
  const { percent } = useStrings('match')
  const say = useSay()
  const named = useNames()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways must be reached by the keyboard
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={words.table.title}>
      <table className="tnum my-2 w-full min-w-152 text-left text-sm">
        <caption className="sr-only">{words.table.caption}</caption>
        <thead className="text-note text-ink-3">
          <tr>
            {words.table.columns.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {routes.flatMap((route) =>
            route.milestones.map((milestone) => (
              <tr key={`${routeTitle(route, words)}-${milestone.roleId}`} className="border-t border-line align-top">
                <td className="py-2 pr-4 text-ink-2">{routeTitle(route, words)}</td>
                <th scope="row" className="py-2 pr-4 font-mid">
                  {milestone.roleId === plan.routes[0]?.milestones.at(-1)?.roleId
                    ? words.table.dreamRole(milestone.title)
                    : named(milestone.title)}
                </th>
                <td className="py-2 pr-4 text-ink-2">{reachText(milestone, words)}</td>
                <td className="py-2 pr-4 text-ink-2">{percent(milestone.percent)}</td>
                <td className="py-2 text-ink-2">{say(milestone.pay)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
