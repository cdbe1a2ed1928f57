import { useId } from 'react'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { Rich } from '../../strings/rich.tsx'
import { useStrings } from '../../strings/strings.tsx'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { durationText, payBetween, routeTitle } from './plan-words.ts'

/** The routes side by side; choosing one shows it below, step by step. */
export function RouteCards({
  plan,
  routes,
  isFlexible,
  chosen,
  onChoose,
}: {
  plan: RoutePlan
  routes: readonly DatedRoute[]
  /** No timeframe to keep. */
  isFlexible: boolean
  chosen: number
  onChoose: (index: number) => void
}) {
  const words = useStrings('plan')
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-strong tracking-tight">{words.routes.title(routes.length)}</legend>
      <div
        className={classes(
          'grid gap-3.5 sm:gap-5',
          routes.length === 2 && 'md:grid-cols-2',
          routes.length > 2 && 'md:grid-cols-3',
        )}
      >
        {routes.map((route, index) => (
          <label
            key={routeTitle(route, words)}
            className={classes(
              'panel flex cursor-pointer flex-col rounded-lg p-5 has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
            )}
          >
            <span className="flex items-start justify-between gap-3">
              <span className="text-lg leading-snug font-strong tracking-tight" id={`${id}-${index}`}>
                {routeTitle(route, words)}
              </span>
              <input
                type="radio"
                name={id}
                checked={index === chosen}
                onChange={() => onChoose(index)}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={`${id}-${index}-facts`}
                className="mt-1 size-5 flex-none accent-brand"
              />
            </span>
            <RouteFacts id={`${id}-${index}-facts`} plan={plan} route={route} isFlexible={isFlexible} />
          </label>
        ))}
      </div>
    </fieldset>
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
  const hours = Math.round(route.hours)
  const names = route.skillsGained.map((skillId) => plan.skillNames[skillId] ?? skillId)
  return (
    <span id={id} className="mt-2 grid gap-3">
      <span className="block">
        <span className="tnum block text-figure leading-tight font-display tracking-heading first-letter:uppercase">
          {durationText(route, words)}
        </span>
        <span className="block text-sm text-ink-2">
          {route.arrivesOn
            ? facts.arrives(plan.dreamRole, route.arrivesOn, hours)
            : facts.notQuite(plan.dreamRole, hours)}
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
            values={{ names: facts.names(names.slice(0, SHOWN_SKILLS), Math.max(0, names.length - SHOWN_SKILLS)) }}
          />
        </span>
      ) : null}
    </span>
  )
}

function PayBetween({ route }: { route: DatedRoute }) {
  const words = useStrings('plan').routes
  const first = payBetween(route)
  const text = first ? (first.week === 0 ? words.payToday : words.payFromWeek) : words.noPay
  return (
    <span className={fact}>
      <Rich
        text={text}
        values={{ pay: <span className="tnum">{first?.pay}</span>, role: first?.role, week: first?.week }}
      />
    </span>
  )
}
