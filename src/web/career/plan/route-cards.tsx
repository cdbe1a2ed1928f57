import { useId, useState } from 'react'
import { STRAIGHT } from '#core/career/routes/route-id.ts'
import { studyHours } from '#core/career/courses/study-hours.ts'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { Rich } from '../../strings/rich.tsx'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { durationText, payBetween, routeTitle } from './plan-words.ts'
import { studyText } from '../time-left.ts'
import { useTakeRoute } from './use-plan.ts'
import { useSay } from '../../strings/use-say.ts'

/** The own route, and those to compare it with: looked at on the map, or taken. */
export function RouteCards({
  plan,
  routes,
  isFlexible,
  compared,
  onCompare,
}: {
  plan: RoutePlan
  routes: readonly DatedRoute[]
  /** No timeframe to keep. */
  isFlexible: boolean
  /** The place of the route that is looked at; 0 is the own one. */
  compared: number
  onCompare: (index: number) => void
}) {
  const words = useStrings('plan')
  const id = useId()
  const take = useTakeRoute(plan)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {words.routes.title(routes.length)}
      </h2>
      <ul
        className={classes(
          'grid gap-3.5 sm:gap-5',
          routes.length === 2 && 'md:grid-cols-2',
          routes.length > 2 && 'md:grid-cols-3',
        )}
      >
        {routes.map((route, index) => {
          const title = routeTitle(route, words)
          const isOwn = index === 0
          return (
            <li
              key={title}
              className={classes(
                'panel flex flex-col rounded-lg p-5',
                !isOwn && !isWhole && 'max-md:hidden',
                index === compared && compared !== 0 && 'outline-2 outline-brand',
              )}
            >
              <div className="flex items-start justify-between gap-3">
                <h3 id={`${id}-${index}`} className="text-lg leading-snug font-strong tracking-tight">
                  {title}
                </h3>
                {isOwn ? <Chip tone="brand">{words.routes.yours}</Chip> : null}
              </div>
              <RouteFacts id={`${id}-${index}-facts`} plan={plan} route={route} isFlexible={isFlexible} />
              {isOwn ? null : (
                <div className="mt-auto flex flex-wrap gap-2.5 pt-4">
                  <Button isLoading={take.isPending} onClick={() => take.mutate(route.via?.roleId ?? STRAIGHT)}>
                    {words.routes.take}
                    <span className="sr-only">: {title}</span>
                  </Button>
                  <Button
                    variant="ghost"
                    aria-pressed={index === compared}
                    onClick={() => onCompare(index === compared ? 0 : index)}
                  >
                    {index === compared ? words.routes.stopComparing : words.routes.compare}
                    <span className="sr-only">: {title}</span>
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {routes.length > 1 && !isWhole ? (
        <Button variant="secondary" className="mt-3.5 w-full md:hidden" onClick={() => setIsWhole(true)}>
          {words.routes.others(routes.length - 1)}
        </Button>
      ) : null}
    </section>
  )
}

const SHOWN_SKILLS = 5
const fact = 'block text-sm text-ink-2 [&_strong]:font-semibold [&_strong]:text-ink'

function RouteFacts({
  id,
  plan,
  route,
  isFlexible,
}: {
  id: string
  plan: RoutePlan
  route: DatedRoute
  isFlexible: boolean
}) {
  const words = useStrings('plan')
  const facts = words.routes
  const courses = useStrings('courses')
  const study = studyText(studyHours(route), courses)
  const named = useNames()
  const names = route.skillsGained.map((skillId) => plan.skillNames[skillId] ?? skillId)
  return (
    <span id={id} className="mt-2 grid gap-3">
      <span className="block">
        <span className="tnum block text-figure leading-tight font-display tracking-heading first-letter:uppercase">
          {durationText(route, words)}
        </span>
        <span className="block text-sm text-ink-2">
          {route.steps.length === 0
            ? words.outcome.inReach(plan.dreamRole)
            : route.arrivesOn
              ? facts.arrives(plan.dreamRole, route.arrivesOn, study)
              : facts.notQuite(plan.dreamRole, study)}
        </span>
      </span>
      {route.weeksLate > 0 ? (
        <Chip tone="amber" className="justify-self-start">
          {facts.late(route.weeksLate)}
        </Chip>
      ) : (
        <Chip tone="green" className="justify-self-start">
          {isFlexible ? facts.ownTime : facts.inTime}
        </Chip>
      )}
      <PayBetween route={route} />
      {names.length > 0 ? (
        <span className={fact}>
          <Rich
            text={facts.skills(names.length)}
            values={{
              names: facts.names(names.slice(0, SHOWN_SKILLS).map(named), Math.max(0, names.length - SHOWN_SKILLS)),
            }}
          />
        </span>
      ) : null}
    </span>
  )
}

function PayBetween({ route }: { route: DatedRoute }) {
  const words = useStrings('plan').routes
  const say = useSay()
  const named = useNames()
  const first = payBetween(route)
  const text = first ? (first.week === 0 ? words.payToday : words.payFromWeek) : words.noPay
  return (
    <span className={fact}>
      <Rich
        text={text}
        values={{
          pay: <span className="tnum">{say(first?.pay)}</span>,
          role: first && named(first.role),
          week: first?.week,
        }}
      />
    </span>
  )
}
