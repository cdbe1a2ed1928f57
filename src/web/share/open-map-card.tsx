import type { ReactNode } from 'react'
import type { OpenMap } from '#contract/open-map.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { nearestLine } from '../strings/nearest-line.ts'
import { Card } from '../ui/card.tsx'
import { Contours } from '../ui/contours.tsx'
import type { TrailStop } from '../ui/trail/place-trail.ts'
import { REVEAL, TODAY } from '../ui/trail/trail-shapes.ts'
import { TrailMap, type TrailLayout } from '../ui/trail/trail-map.tsx'

const MOST_HELD = 3
const MOST_GAPS = 2

/** A way as a map, with its facts, its steps and what is there already. `children` stand under the facts. */
export function OpenMapCard({
  map,
  eyebrow,
  heading,
  pace,
  children,
}: {
  map: OpenMap
  eyebrow: ReactNode
  heading: ReactNode
  /** Said of the dates, where it is not the owner's own pace. */
  pace?: string
  children: ReactNode
}) {
  const words = useStrings('openMap').map
  return (
    <div className="grid gap-5">
      <div className="dawn rounded-lg">
        <Contours seed={34} width={1160} height={460} hills={9} levels={13} />
        <div className="relative z-10 max-w-xl px-5 pt-5 sm:absolute sm:inset-x-0 sm:top-0 lg:px-9 lg:pt-8">
          <p className="text-sm font-semibold text-brand-ink">{eyebrow}</p>
          {heading}
        </div>
        <TrailMap
          stops={stopsOf(map, words)}
          walkedShare={map.isInReach ? 1 : Math.min(0.6, Math.max(0.22, map.percent / 100))}
          layout={layoutOf}
          label={words.spoken(map.role, map.percent)}
          className="h-88 sm:h-112 lg:h-96"
        />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-5-7">
        <div className="grid gap-5">
          <Card>
            <Facts map={map} />
            <p className="mt-4 text-sm text-ink-3">
              {pace ? `${pace} ` : null}
              {words.ownWord} {words.promise}
            </p>
          </Card>
          {children}
        </div>
        <Steps map={map} />
      </div>
    </div>
  )
}

type Words = ReturnType<typeof useStrings<'openMap'>>['map']

function Facts({ map: { percent, proven, skills, isInReach, nearest, gaps, arrivesOn, hours } }: { map: OpenMap }) {
  const words = useStrings('openMap').map
  const [gap] = gaps
  const facts = [
    [words.match, words.points(percent)],
    [words.checked, words.checkedOf(proven, skills.all)],
    nearest && [words.nearest, nearestLine(nearest, words)],
    gap && !isInReach ? [words.gap, words.gapAdds(gap.name, gap.adds)] : null,
    isInReach ? [words.ready, words.readyNow] : arrivesOn && [words.ready, words.readyBy(arrivesOn)],
    isInReach ? null : [words.study, words.hours(hours)],
  ].filter((fact) => fact !== null)
  return (
    <dl className="grid gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="flex-none text-sm text-ink-2">{name}</dt>
          <dd className="min-w-0 text-right leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ map: { done, steps, more, held, listed } }: { map: OpenMap }) {
  const words = useStrings('openMap').map
  const shown = held.filter((name) => !listed.includes(name))
  return (
    <Card aria-labelledby="open-steps">
      {steps.length === 0 ? null : (
        <>
          <h2 id="open-steps" className="text-lg leading-title">
            {words.steps}
          </h2>
          {done > 0 ? <p className="mt-0.5 text-sm text-ink-3">{words.done(done)}</p> : null}
          <ol className="mt-3 divide-y divide-line">
            {steps.map((step, at) => (
              <li key={`${step.title}${step.endsOn}`} className="flex items-baseline gap-3.5 py-2.5">
                <span aria-hidden="true" className="tnum w-5 flex-none text-right text-sm text-ink-3">
                  {at + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block leading-snug font-mid" lang={step.kind === 'course' ? 'en' : undefined}>
                    {step.kind === 'course' ? step.title : words.stepTitle(step.title)}
                  </span>
                  <span className="text-note text-ink-3">
                    {words.kinds[step.kind]} · {hoursOf(step, words)} · {words.by(step.endsOn)}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          {more > 0 ? <p className="mt-2 text-sm text-ink-3">{words.more(more)}</p> : null}
        </>
      )}
      {held.length === 0 ? null : (
        <div className={steps.length === 0 ? undefined : 'mt-5 border-t border-line pt-4'}>
          <Parts title={words.held} names={shown} id={steps.length === 0 ? 'open-steps' : undefined} />
          <Parts
            title={words.listed}
            names={listed}
            id={steps.length + shown.length === 0 ? 'open-steps' : undefined}
          />
        </div>
      )}
    </Card>
  )
}

function Parts({ title, names, id }: { title: string; names: readonly string[]; id: string | undefined }) {
  const named = useNames()
  if (names.length === 0) return null
  return (
    <>
      <h2 id={id} className="mt-3 text-sm font-semibold text-ink-2 first:mt-0">
        {title}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} lang={named.lang(name)} className="rounded-full bg-sunken px-3 py-1 text-sm">
            {named(name)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A course's own hours stand apart from the practice with it, as in the plan. */
function hoursOf({ kind, hours, practiceHours }: OpenMap['steps'][number], words: Words): string {
  if (kind !== 'course' || practiceHours === 0) return words.hours(hours)
  return words.withPractice(hours - practiceHours, practiceHours)
}

function stopsOf(
  { held: all, skills, listed, gaps, nearest, role, percent, isInReach }: OpenMap,
  words: Words,
): TrailStop[] {
  const held = all.filter((name) => !listed.includes(name))
  const walked = held.slice(0, MOST_HELD).map((name): TrailStop => ({ id: `held-${name}`, kind: 'done', label: name }))
  const here: TrailStop = { id: 'here', kind: 'here', label: words.here(percent, skills.held) }
  const goal: TrailStop = { id: 'goal', kind: 'goal', label: role }
  if (isInReach) return [...walked, here, goal]
  const ahead = gaps
    .slice(0, MOST_GAPS)
    .map(({ name }): TrailStop => ({ id: `gap-${name}`, kind: 'todo', label: name }))
  const between: TrailStop[] =
    nearest && nearest.percent > percent && !nearest.isInReach
      ? [{ id: 'role', kind: 'role', label: words.role(nearest.title, nearest.percent) }]
      : []
  return [...walked, here, ...ahead, ...between, goal]
}

/** The widest map of a phone, where `sm` begins. */
const PHONE = 590

function layoutOf({ width }: { width: number; height: number }): TrailLayout {
  const shape = width >= 900 ? TODAY : REVEAL
  // on a phone the heading stands above the map, not on it
  return { shape, taken: width < PHONE ? [] : [{ left: 0, top: 0, right: 620, bottom: 150 }] }
}
