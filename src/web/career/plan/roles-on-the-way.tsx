import { useState } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Flag from 'lucide-react/icons/flag'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { MatchThenDialog } from './match-then-dialog.tsx'
import { reachText } from './plan-words.ts'
import { useSay } from '../../strings/use-say.ts'

/** The week each role comes into reach, soonest first; each percent opens to its reasons. */
export function RolesOnTheWay({ plan, route }: { plan: RoutePlan; route: DatedRoute }) {
  const words = useStrings('plan')
  const { why } = useStrings('match')
  const say = useSay()
  const named = useNames()
  const [opened, setOpened] = useState<string>()
  // what this route never reaches is not on its way
  const soonestFirst = route.milestones
    .filter(({ kind, week }) => kind === 'dream' || week !== null)
    .sort((a, b) => (a.week ?? Infinity) - (b.week ?? Infinity) || (a.kind === 'dream' ? 1 : -1))
  return (
    <Card aria-labelledby="roles-on-the-way">
      <CardHeader id="roles-on-the-way" title={words.roles.title} note={words.roles.note} />
      <PhoneFold label={words.roles.all(soonestFirst.length)} buttonClassName="w-full justify-between">
        <ul className="divide-y divide-line">
          {soonestFirst.map((milestone) => (
            <li key={milestone.roleId} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p
                  className={classes(
                    'flex items-center gap-2 leading-snug font-semibold',
                    milestone.week === null && 'text-ink-2',
                  )}
                >
                  {milestone.kind === 'dream' ? (
                    <>
                      <Flag size={16} aria-label={words.roles.dreamRole} className="flex-none text-brand-ink" />
                      {named(milestone.title)}
                    </>
                  ) : (
                    <Link
                      to={paths.job(milestone.roleId)}
                      className="hover:text-brand-ink hover:underline hover:underline-offset-3"
                    >
                      {named(milestone.title)}
                    </Link>
                  )}
                </p>
                <p className="tnum text-sm text-ink-2">{words.roles.pay(say(milestone.pay))}</p>
              </div>
              <div className="grid flex-none justify-items-end">
                <p className="tnum text-sm text-ink-2">{reachText(milestone, words)}</p>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  data-printed=""
                  onClick={() => setOpened(milestone.roleId)}
                  className="tnum -mr-2 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
                >
                  {why(milestone.percent)}
                  <span className="sr-only"> {named(milestone.title)}</span>
                  <ChevronRight size={16} aria-hidden />
                </button>
              </div>
            </li>
          ))}
        </ul>
      </PhoneFold>
      <MatchThenDialog plan={plan} route={route} roleId={opened} onClose={() => setOpened(undefined)} />
    </Card>
  )
}
