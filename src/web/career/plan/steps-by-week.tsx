import { useState } from 'react'
import Award from 'lucide-react/icons/award'
import Clock from 'lucide-react/icons/clock'
import ExternalLink from 'lucide-react/icons/external-link'
import Flag from 'lucide-react/icons/flag'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { weekByWeek } from '#core/career/routes/schedule-route.ts'
import { addDays } from '#core/time.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'
import { RouteList, RouteStep } from '../../ui/route-list.tsx'
import { hoursText } from '../time-left.ts'
import { StepProjects } from './step-projects.tsx'
import { isPassed, rolesBehind } from './stops-by-day.ts'

type Step = DatedRoute['steps'][number]

/** On a phone: what is done, the step of today and the one after it. */
const SHOWN_ROWS = 3
const laterRows = '[&>li:nth-child(n+4)]:max-md:hidden'

/** The chosen route step by step, with the roles that come into reach in between; below it, every single week. */
export function StepsByWeek({ plan, route, hoursPerDay }: { plan: RoutePlan; route: DatedRoute; hoursPerDay: number }) {
  const words = useStrings('plan')
  const { title, note, walked, comesIntoReach, more } = words.steps
  const [isWhole, setIsWhole] = useState(false)
  const rows = (plan.walked.length > 0 ? 1 : 0) + route.steps.length + route.milestones.filter(isPassed).length
  return (
    <Card aria-labelledby="steps-by-week">
      <CardHeader id="steps-by-week" title={title} note={note(plan.startsOn, route.steps.length)} />
      <RouteList data-cut="" className={isWhole ? undefined : laterRows}>
        {plan.walked.length > 0 ? (
          <RouteStep
            state="done"
            title={walked(plan.walked.length)}
            note={plan.walked.map((course) => course.title).join(', ')}
          />
        ) : null}
        {route.steps.flatMap((step, index) => [
          <CourseStep key={`${step.courseId}${index}`} plan={plan} step={step} isNow={index === 0} />,
          ...rolesBehind(index + 1, route).map((milestone) => (
            <RouteStep
              key={milestone.roleId}
              state="todo"
              title={
                <span className="inline-flex items-center gap-2 text-brand-ink">
                  <Flag size={16} aria-hidden />
                  {comesIntoReach(milestone.title)}
                </span>
              }
              note={
                milestone.week !== null && milestone.date ? words.weekAndDay(milestone.week, milestone.date) : undefined
              }
            />
          )),
        ])}
      </RouteList>
      {rows > SHOWN_ROWS && !isWhole ? (
        <Button variant="secondary" className="relative mt-3 w-full md:hidden" onClick={() => setIsWhole(true)}>
          {more(rows - SHOWN_ROWS)}
        </Button>
      ) : null}
      {route.steps.length > 0 ? <EveryWeek plan={plan} route={route} hoursPerDay={hoursPerDay} /> : null}
    </Card>
  )
}

function CourseStep({ plan, step, isNow }: { plan: RoutePlan; step: Step; isNow: boolean }) {
  const words = useStrings('plan').steps
  const say = useSay()
  const { opensInNewTab } = useStrings('shell')
  const course = plan.courses[step.courseId]
  const names = step.kind === 'course' ? step.skills.map((skillId) => plan.skillNames[skillId] ?? skillId) : []
  return (
    <RouteStep
      state={isNow ? 'now' : 'todo'}
      title={
        course ? (
          <a
            href={course.link}
            target="_blank"
            rel="noopener noreferrer"
            className="touch inline-block hover:text-brand-ink hover:underline hover:underline-offset-3"
          >
            {step.title}
            <ExternalLink size={14} className="ml-1.5 inline align-icon text-ink-3" aria-label={opensInNewTab} />
          </a>
        ) : (
          <span className="inline-flex items-center gap-2">
            {step.kind === 'proof' ? <Award size={16} aria-hidden /> : null}
            {say(step.title)}
          </span>
        )
      }
      note={
        <>
          <span className="tnum">{words.dates(step.startWeek, step.endWeek, step.startsOn, step.endsOn)}</span>
          <span className="tnum inline-flex items-center gap-1">
            <Clock size={13} aria-hidden />
            <HoursOf step={step} />
          </span>
          {course ? <span>{course.platform}</span> : null}
          {names.length > 0 ? <span className="basis-full text-ink-2">{words.adds(names)}</span> : null}
          <StepProjects plan={plan} step={step} />
        </>
      }
    >
      {isNow ? <Chip tone="brand">{words.now}</Chip> : null}
    </RouteStep>
  )
}

function HoursOf({ step }: { step: Step }) {
  const words = useStrings('plan').steps
  const courses = useStrings('courses')
  if (step.kind !== 'course' || step.practiceHours === 0) return hoursText(step.hours, courses)
  return words.hours(hoursText(step.hours - step.practiceHours, courses), hoursText(step.practiceHours, courses))
}

/** What each week holds, as a table that opens when asked for. */
function EveryWeek({ plan, route, hoursPerDay }: { plan: RoutePlan; route: DatedRoute; hoursPerDay: number }) {
  const words = useStrings('plan').steps
  const say = useSay()
  const courses = useStrings('courses')
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 content-center rounded-sm text-sm font-semibold text-brand-ink">
        {words.everyWeek}
      </summary>
      <table className="tnum mt-2 w-full text-left text-sm">
        <caption className="sr-only">{words.everyWeekCaption}</caption>
        <thead className="text-note text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              {words.weekOf}
            </th>
            <th scope="col" className="py-2 font-medium">
              {words.whatToDo}
            </th>
          </tr>
        </thead>
        <tbody>
          {weekByWeek(route, hoursPerDay).map(({ week, parts }) => (
            <tr key={week} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-mid whitespace-nowrap">
                {words.day(addDays(plan.startsOn, (week - 1) * 7))}
              </th>
              <td className="py-2 text-ink-2">
                {parts.map((part) => words.part(say(part.title), hoursText(part.hours, courses))).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
