import { useLayoutEffect, useRef, useState } from 'react'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { addDays } from '#core/time.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Contours } from '../../ui/contours.tsx'
import { drawPlan, type Mark, type PlanDrawing, type Point } from './draw-plan.ts'
import { placeLabels, type Placed, type Wanted } from './plan-labels.ts'
import { durationText, routeTitle } from './plan-words.ts'

const NARROW = 640

type Words = Catalogue['plan']

/** All routes on one map of time; the chosen one in colour. The table beside it says the same. */
export function PlanMap({
  plan,
  routes,
  chosen,
  limitWeeks,
}: {
  plan: RoutePlan
  routes: readonly DatedRoute[]
  chosen: number
  limitWeeks: number | null
}) {
  const [frame, width] = useWidth()
  const height = 400
  return (
    <div ref={frame} className="dawn -mx-5 -mt-5 mb-3 min-h-100 rounded-t-lg sm:-mx-6 sm:-mt-6">
      <Contours seed={34} width={1160} height={400} hills={9} levels={13} />
      {width > 0 ? (
        <Drawing plan={plan} routes={routes} chosen={chosen} limitWeeks={limitWeeks} box={{ width, height }} />
      ) : null}
    </div>
  )
}

function Drawing({
  plan,
  routes,
  chosen,
  limitWeeks,
  box,
}: Parameters<typeof PlanMap>[0] & { box: { width: number; height: number } }) {
  const words = useStrings('plan')
  const map = drawPlan(routes, limitWeeks, box)
  const isNarrow = box.width < NARROW
  const labels = placeLabels(wantedLabels(map, plan, routes, chosen, isNarrow, words), box.width)
  return (
    <svg
      role="img"
      aria-label={mapInWords(plan, routes, words)}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="trail block"
    >
      <g aria-hidden="true" stroke="none" fontSize="13" fontWeight="550">
        <path d={`M0 ${map.floor}H${box.width}`} stroke="var(--edge)" />
        {map.ticks.map(({ x, week }) => (
          <g key={week}>
            <path d={`M${x} ${map.floor}v6`} stroke="var(--ink-3)" />
            <text x={x} y={map.floor + 24} textAnchor={x > box.width - 40 ? 'end' : 'middle'} fill="var(--ink-2)">
              {words.map.tick(addDays(plan.startsOn, week * 7))}
            </text>
          </g>
        ))}
        {map.deadline === null ? null : <Deadline x={map.deadline} floor={map.floor} box={box} />}
        <path className="trail-walked" stroke="var(--brand)" pathLength="1" d={map.walked} />
        {map.trails.map((trail, index) =>
          index === chosen ? null : (
            <OtherTrail
              key={index}
              ahead={trail.ahead}
              flag={trail.flag}
              label={labels.find(({ id }) => id === `route${index}`)}
            />
          ),
        )}
        {map.trails[chosen] && routes[chosen] ? (
          <>
            <path className="trail-ahead" stroke="var(--brand)" d={map.trails[chosen].ahead} />
            {map.trails[chosen].stops.map((stop) => (
              <circle
                key={stop.x}
                cx={stop.x}
                cy={stop.y}
                r="4"
                fill="var(--surface)"
                stroke="var(--brand)"
                strokeWidth="2"
              />
            ))}
            {map.trails[chosen].marks.map((mark) => (
              <circle key={mark.week} className="trail-to-come" stroke="var(--brand)" cx={mark.x} cy={mark.y} r="7.5" />
            ))}
            <Flag at={map.trails[chosen].flag} />
          </>
        ) : null}
        <circle className="trail-pulse" cx={map.here.x} cy={map.here.y} r="21" fill="var(--brand)" />
        <circle className="trail-here" stroke="var(--surface)" cx={map.here.x} cy={map.here.y} r="10" />
        {labels.map((label) => (label.id.startsWith('route') ? null : <Label key={label.id} label={label} />))}
      </g>
    </svg>
  )
}

function OtherTrail({ ahead, flag, label }: { ahead: string; flag: Point; label: Placed | undefined }) {
  return (
    <>
      <path
        d={ahead}
        stroke="var(--ink-3)"
        fill="none"
        strokeWidth="2"
        strokeDasharray="0.1 7"
        strokeLinecap="round"
        opacity="0.75"
      />
      <circle cx={flag.x} cy={flag.y} r="8" fill="var(--surface)" stroke="var(--ink-3)" strokeWidth="2.5" />
      {label ? (
        <text x={label.left + label.width / 2} y={label.y + 4.5} textAnchor="middle" fill="var(--ink-2)">
          {label.text}
        </text>
      ) : null}
    </>
  )
}

function Deadline({ x, floor, box }: { x: number; floor: number; box: { width: number } }) {
  const words = useStrings('plan').map
  const isLate = x > box.width - 70
  return (
    <>
      <path d={`M${x} 30V${floor}`} stroke="var(--amber-ink)" strokeWidth="1.5" strokeDasharray="5 5" opacity="0.7" />
      <text
        x={isLate ? x - 8 : x}
        y="21"
        textAnchor={isLate ? 'end' : 'middle'}
        fill="var(--amber-ink)"
        fontWeight="600"
      >
        {words.deadline}
      </text>
    </>
  )
}

function Flag({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r="15" fill="var(--ink)" />
      <path
        d="M-3.5 7V-6.5h8l-2.5 3.2 2.5 3.3h-8"
        stroke="var(--bg)"
        strokeWidth="2"
        strokeLinejoin="round"
        fill="none"
      />
    </g>
  )
}

function Label({ label: { id, text, left, y, width } }: { label: Placed }) {
  const isGoal = id === 'goal'
  return (
    <g>
      <rect x={left} y={y - 14} width={width} height="28" rx="14" fill={isGoal ? 'var(--ink)' : 'var(--surface)'} />
      <text
        x={left + width / 2}
        y={y + 4.5}
        textAnchor="middle"
        fontWeight="600"
        fill={isGoal ? 'var(--bg)' : id === 'here' ? 'var(--brand-ink)' : 'var(--ink-2)'}
      >
        {text}
      </text>
    </g>
  )
}

/** The goal first, then where one is, the roles on the way, and the other routes. */
function wantedLabels(
  map: PlanDrawing,
  plan: RoutePlan,
  routes: readonly DatedRoute[],
  chosen: number,
  isNarrow: boolean,
  words: Words,
): Wanted[] {
  const here = { id: 'here', text: words.map.here, x: map.here.x + 58, ys: [map.here.y + 32] }
  const [trail, route] = [map.trails[chosen], routes[chosen]]
  if (!trail || !route) return [here]
  const others = isNarrow ? [] : map.trails.map(({ flag }, index) => ({ flag, index, route: routes[index] }))
  return [
    {
      id: 'goal',
      text: goalText(plan, route, isNarrow, words.map),
      x: trail.flag.x,
      ys: [trail.flag.y - 32],
    },
    here,
    ...labelled(trail.marks, route, isNarrow).map((mark) => ({
      id: `week${mark.week}`,
      text: words.map.mark(mark.titles[0] ?? '', mark.titles.length - 1),
      x: mark.x,
      ys: [mark.y - 24, mark.y + 26],
    })),
    ...others.flatMap(({ flag, index, route: other }) =>
      other && index !== chosen
        ? [{ id: `route${index}`, text: routeTitle(other, words), x: flag.x, ys: [flag.y - 20, flag.y + 24] }]
        : [],
    ),
  ]
}

/** The role one goes by first; on a wide map also the first to come, where they stand apart. */
function labelled(marks: readonly Mark[], route: DatedRoute, isNarrow: boolean): Mark[] {
  const via = marks.find((mark) => route.via !== null && mark.titles.includes(route.via.title))
  if (isNarrow) return [via ?? marks[0]].flatMap((mark) => mark ?? [])
  const shown: Mark[] = via ? [via] : []
  for (const mark of marks) {
    if (shown.length < 3 && shown.every((one) => Math.abs(one.x - mark.x) > 210)) shown.push(mark)
  }
  return shown
}

function goalText(plan: RoutePlan, route: DatedRoute, isNarrow: boolean, words: Words['map']): string {
  if (route.arrivesOn === null) return plan.dreamRole
  return isNarrow ? words.arrival(route.arrivesOn) : words.goal(plan.dreamRole, route.arrivesOn)
}

function mapInWords(plan: RoutePlan, routes: readonly DatedRoute[], words: Words): string {
  const each = routes.map((route) => {
    const [title, duration] = [routeTitle(route, words), durationText(route, words)]
    return route.arrivesOn
      ? words.map.arrivalSpoken(title, duration, route.arrivesOn)
      : words.map.routeSpoken(title, duration)
  })
  return words.map.spoken(each, plan.dreamRole, plan.walked.length)
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, width] as const
}
