import { useId } from 'react'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { dayText, durationText, payBetween, plural, routeTitle } from './plan-words.ts'

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
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-strong tracking-tight">{routes.length === 1 ? 'Your route' : `${routes.length} routes, side by side`}</legend>
      <div className={classes('grid gap-3.5 sm:gap-5', routes.length === 2 && 'md:grid-cols-2', routes.length > 2 && 'md:grid-cols-3')}>
        {routes.map((route, index) => (
          <label
            key={routeTitle(route)}
            className={classes(
              'panel flex cursor-pointer flex-col rounded-lg p-5 has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-ring',
            )}
          >
            <span className="flex items-start justify-between gap-3">
              <span className="text-lg leading-snug font-strong tracking-tight" id={`${id}-${index}`}>
                {routeTitle(route)}
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

function RouteFacts({ id, plan, route, isFlexible }: { id: string; plan: RoutePlan; route: DatedRoute; isFlexible: boolean }) {
  const pay = payBetween(route)
  const names = route.skillsGained.map((skillId) => plan.skillNames[skillId] ?? skillId)
  return (
    <span id={id} className="mt-2 grid gap-3">
      <span className="block">
        <span className="tnum block text-[1.75rem] leading-tight font-[680] tracking-[-0.03em] first-letter:uppercase">{durationText(route.weeks, route.months)}</span>
        <span className="block text-sm text-ink-2">
          {route.arrivesOn ? `${plan.dreamRole} on ${dayText(route.arrivesOn)}` : `Not quite ${plan.dreamRole} yet`}, {plural(Math.round(route.hours), 'hour')} of study
        </span>
      </span>
      {route.weeksLate > 0 ? (
        <Chip tone="amber" className="justify-self-start">
          {plural(route.weeksLate, 'week')} over your time
        </Chip>
      ) : (
        <Chip tone="green" className="justify-self-start">
          {isFlexible ? 'In your own time' : 'Within your time'}
        </Chip>
      )}
      <span className="block text-sm text-ink-2">
        <b className="font-semibold text-ink">Pay in between: </b>
        {pay ? (
          <>
            <span className="tnum">{pay.pay}</span> (US) {pay.text}
          </>
        ) : (
          'none before the dream role'
        )}
      </span>
      <span className="block text-sm text-ink-2">
        <b className="font-semibold text-ink">{plural(names.length, 'skill')} gained</b>
        {names.length > 0 ? `: ${names.slice(0, SHOWN_SKILLS).join(', ')}${names.length > SHOWN_SKILLS ? ` and ${names.length - SHOWN_SKILLS} more` : ''}` : ''}
      </span>
    </span>
  )
}
