import Award from 'lucide-react/icons/award'
import Clock from 'lucide-react/icons/clock'
import ExternalLink from 'lucide-react/icons/external-link'
import Flag from 'lucide-react/icons/flag'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { weekByWeek } from '#core/career/schedule-route.ts'
import { addDays } from '#core/time.ts'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'
import { RouteList, RouteStep } from '../../ui/route-list.tsx'
import { hoursText } from '../time-left.ts'
import { dayText, plural, weeksText } from './plan-words.ts'

type Step = DatedRoute['steps'][number]

/** The chosen route step by step, with the roles that come into reach in between; below it, every single week. */
export function StepsByWeek({ plan, route, hoursPerDay }: { plan: RoutePlan; route: DatedRoute; hoursPerDay: number }) {
  return (
    <Card aria-labelledby="steps-by-week">
      <CardHeader id="steps-by-week" title="Courses by week" note={`From ${dayText(plan.startsOn)}, ${plural(route.steps.length, 'step')}`} />
      <RouteList>
        {plan.walked.length > 0 ? <RouteStep state="done" title={`${plural(plan.walked.length, 'course')} behind you`} note={plan.walked.map((course) => course.title).join(', ')} /> : null}
        {route.steps.flatMap((step, index) => [
          <CourseStep key={`${step.courseId}${index}`} plan={plan} step={step} isNow={index === 0} />,
          ...route.milestones
            .filter((milestone) => milestone.reachedAfter === index + 1)
            .map((milestone) => (
              <RouteStep
                key={milestone.roleId}
                state="todo"
                title={
                  <span className="inline-flex items-center gap-2 text-brand-ink">
                    <Flag size={16} aria-hidden />
                    {milestone.title} comes into reach
                  </span>
                }
                note={`Week ${milestone.week}, ${milestone.date ? dayText(milestone.date) : ''}`}
              />
            )),
        ])}
      </RouteList>
      {route.steps.length > 0 ? <EveryWeek plan={plan} route={route} hoursPerDay={hoursPerDay} /> : null}
    </Card>
  )
}

function CourseStep({ plan, step, isNow }: { plan: RoutePlan; step: Step; isNow: boolean }) {
  const course = plan.courses[step.courseId]
  const names = step.kind === 'course' ? step.skills.map((skillId) => plan.skillNames[skillId] ?? skillId) : []
  return (
    <RouteStep
      state={isNow ? 'now' : 'todo'}
      title={
        course ? (
          <a href={course.link} target="_blank" rel="noopener noreferrer" className="hover:text-brand-ink hover:underline hover:underline-offset-3">
            {step.title}
            <ExternalLink size={14} className="ml-1.5 inline align-[-1px] text-ink-3" aria-label="(opens in a new tab)" />
          </a>
        ) : (
          <span className="inline-flex items-center gap-2">
            {step.kind === 'proof' ? <Award size={16} aria-hidden /> : null}
            {step.title}
          </span>
        )
      }
      note={
        <>
          <span className="tnum">
            {weeksText(step)}, {dayText(step.startsOn)} to {dayText(step.endsOn)}
          </span>
          <span className="tnum inline-flex items-center gap-1">
            <Clock size={13} aria-hidden />
            {hoursLine(step)}
          </span>
          {course ? <span>{course.platform}</span> : null}
          {names.length > 0 ? <span className="basis-full text-ink-2">Adds {names.join(', ')}</span> : null}
        </>
      }
    >
      {isNow ? <Chip tone="brand">Now</Chip> : null}
    </RouteStep>
  )
}

function hoursLine(step: Step): string {
  if (step.kind !== 'course' || step.practiceHours === 0) return hoursText(step.hours)
  return `${hoursText(step.hours - step.practiceHours)} course, ${hoursText(step.practiceHours)} practice`
}

/** What each week holds, as a table that opens when asked for. */
function EveryWeek({ plan, route, hoursPerDay }: { plan: RoutePlan; route: DatedRoute; hoursPerDay: number }) {
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 content-center rounded-sm text-sm font-semibold text-brand-ink">Every week, hour by hour</summary>
      <table className="tnum mt-2 w-full text-left text-sm">
        <caption className="sr-only">Study hours of every week</caption>
        <thead className="text-[0.8125rem] text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              Week of
            </th>
            <th scope="col" className="py-2 font-medium">
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {weekByWeek(route, hoursPerDay).map(({ week, parts }) => (
            <tr key={week} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-[550] whitespace-nowrap">
                {dayText(addDays(plan.startsOn, (week - 1) * 7))}
              </th>
              <td className="py-2 text-ink-2">{parts.map((part) => `${part.title} (${hoursText(part.hours)})`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
