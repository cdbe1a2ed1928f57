import type { CareerQuestions } from '#contract/career.ts'
import type { CareerSummary } from '#contract/career-summary.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Contours } from '../../ui/contours.tsx'
import { ARRIVED, over, STRIP, TODAY } from '../../ui/trail/trail-shapes.ts'
import { TrailMap, type TrailLayout } from '../../ui/trail/trail-map.tsx'
import { useSize } from '../../ui/trail/use-size.ts'
import type { PathActions } from '../path-actions.ts'
import type { PathRows } from '../path-rows.ts'
import { NextStepCard } from './next-step-card.tsx'
import { RoleMenu } from './role-menu.tsx'
import { todayStops, walkedShare } from './today-stops.ts'
import { useHoursADay } from '../use-hours-a-day.ts'

/** The plan as a map with the greeting, and on it the one thing to do now. */
export function TodayHero({
  greeting,
  answers,
  summary,
  rows,
  actions,
}: {
  greeting: string
  answers: CareerQuestions
  summary: CareerSummary
  rows: PathRows
  actions: PathActions
}) {
  const words = useStrings('dashboard')
  const hoursADay = useHoursADay()
  const stops = todayStops(answers.interimRole ? summary : { ...summary, interim: null }, rows, words.map)
  const [card, cardSize] = useSize<HTMLDivElement>()
  return (
    <section aria-label={words.welcome.region} className="relative">
      <div className="z-10 max-lg:mb-4 lg:absolute lg:top-7.5 lg:left-9 lg:w-120">
        <h1 className="text-subhead tracking-heading sm:text-head">{greeting}</h1>
        <p className="mt-1.5 text-ink-2 max-sm:min-h-two-lines">{paceLine(summary, words.welcome, hoursADay)}</p>
        <RoleMenu answers={answers} summary={summary} />
      </div>
      <div className="dawn rounded-lg">
        <Contours seed={21} width={1200} height={392} hills={9} levels={13} />
        <TrailMap
          stops={stops}
          walkedShare={walkedShare(summary)}
          layout={(size) => layoutOf(size, cardSize, summary.dream.isInReach)}
          label={words.map.spoken(
            summary.dream.title,
            summary.dream.percent,
            stops.flatMap(({ label }) => label ?? []),
          )}
          className="h-54 lg:h-98"
        />
      </div>
      <div
        ref={card}
        data-kept-clear=""
        className="panel relative -mt-8.5 rounded-lg p-4.5 lift-3 sm:p-6 lg:absolute lg:right-7 lg:bottom-6.5 lg:mt-0 lg:w-88 lg:p-5 xl:w-98 xl:p-6"
      >
        <NextStepCard summary={summary} rows={rows} actions={actions} />
      </div>
    </section>
  )
}

type Size = { width: number; height: number }

/** Tailwind's right-7 and bottom-6.5, and room for a shadow. */
const BESIDE = { right: 28, bottom: 26, room: 10 }
/** The flag and its label need this much above the card. */
const FLAG_ROOM = 110

/** Rooms of the wide map that the greeting and the card stand on; a tall card leaves none for a flag above it. */
function layoutOf({ width, height }: Size, card: Size, isThere: boolean): TrailLayout {
  if (height < 300)
    return { shape: STRIP, mostLabels: 3, taken: [{ left: 0, right: width, top: height - 40, bottom: height }] }
  const cardLeft = width - BESIDE.right - card.width - BESIDE.room
  const cardTop = height - BESIDE.bottom - card.height - BESIDE.room
  return {
    shape: isThere || cardTop < FLAG_ROOM ? ARRIVED : over(TODAY, { left: cardLeft, top: cardTop }, { width, height }),
    taken: [
      { left: 0, top: 0, right: 500, bottom: 150 },
      { left: cardLeft, top: cardTop, right: width, bottom: height },
    ],
  }
}

function paceLine(
  { dream, interim, route }: CareerSummary,
  words: ReturnType<typeof useStrings<'dashboard'>>['welcome'],
  hoursADay: (hours: number) => string,
): string {
  if (dream.isInReach) return words.there(dream.title)
  const role = route.via ? interim : dream
  const hours = hoursADay(route.hoursPerDay)
  if (role === dream && dream.date !== null && route.leavesOpen.length > 0)
    return words.paceLeaving(
      hours,
      dream.date,
      route.leavesOpen.map(({ name }) => name),
    )
  return role?.date ? words.pace(hours, role.title, role.date) : words.paceOnly(hours, dream.title)
}
