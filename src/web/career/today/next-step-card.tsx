import { useRef, type MouseEvent, type ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import type { CareerSummary } from '#contract/career-summary.ts'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { FIRST_STEP_HOURS, hoursPerWeek } from '#core/career/courses/study-hours.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button, buttonClass, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import type { PathActions } from '../path-actions.ts'
import { placeIn, type AheadRow, type PathRows } from '../path-rows.ts'
import { useAddSuggested } from '../path-extras/use-path-extras.ts'
import { hoursText } from '../time-left.ts'
import { TimeToApply } from './time-to-apply.tsx'
import { useHoursADay } from '../use-hours-a-day.ts'
import { useSay } from '../../strings/use-say.ts'

const SECOND_PRESS_MS = 1_500

/** The one thing to do now. */
export function NextStepCard({
  summary,
  rows,
  actions,
}: {
  summary: CareerSummary
  rows: PathRows
  actions: PathActions
}) {
  const [next] = rows.ahead
  if (summary.dream.isInReach) return <TimeToApply summary={summary} />
  if (!next) return <NoStep summary={summary} />
  return <Step row={next} rows={rows} summary={summary} actions={actions} />
}

function Step({
  row: { step, course },
  rows,
  summary,
  actions,
}: {
  row: AheadRow
  rows: PathRows
  summary: CareerSummary
  actions: PathActions
}) {
  const words = useStrings('dashboard').nextStep
  const courses = useStrings('courses')
  const say = useSay()
  const hoursADay = useHoursADay()
  const finished = useRef(-Infinity)
  // the next step's button takes the place of the pressed one: a second press that comes at once was not meant for it
  const finish = ({ timeStamp }: MouseEvent) => {
    if (!course || timeStamp - finished.current < SECOND_PRESS_MS) return
    finished.current = timeStamp
    actions.setStatus(course, 'completed')
  }
  const { place, of } = placeIn(rows)
  const { hoursPerDay } = summary.route
  const today = Math.min(hoursPerDay, step.hours, FIRST_STEP_HOURS)
  const weeks = step.endWeek - step.startWeek + 1
  const hours = hoursText(step.hours, courses)
  const benefitOf = () => {
    if (step.kind !== 'course') return words.kinds[step.kind]
    if (step.closes.length > 0) return words.adds(step.closes)
    return course ? say(course.dreamRoleBenefit) : words.kinds.course
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Label>{words.place(place, of)}</Label>
        <Chip className="tnum">{words.today(hoursADay(today))}</Chip>
      </div>
      <Title>{step.kind === 'course' ? step.title : say(step.title)}</Title>
      <p className="line-clamp-3 text-md text-ink-2">{benefitOf()}</p>
      <p className="tnum mt-1 text-note text-ink-3">
        {weeks > 1
          ? words.weeks(hours, step.practiceHours > 0, hoursText(hoursPerWeek(hoursPerDay), courses), weeks)
          : words.sitting(hours, step.practiceHours > 0)}
      </p>
      {course ? (
        <CourseButtons course={course} actions={actions} onFinish={finish} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {step.kind === 'course' ? (
            <SuggestedButton step={step} />
          ) : (
            <LinkButton to={step.kind === 'proof' ? paths.arena() : paths.plan()} className="max-sm:flex-1">
              {step.kind === 'proof' ? words.toChecks : words.toPlan}
              <ArrowRight size={18} aria-hidden />
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}

function CourseButtons({
  course,
  actions,
  onFinish,
}: {
  course: LearningPathEntry
  actions: PathActions
  onFinish: (event: MouseEvent) => void
}) {
  const words = useStrings('dashboard').nextStep
  const isStarted = course.status === 'started'
  return (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <a
        href={course.courseLink}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => (isStarted ? undefined : actions.setStatus(course, 'started'))}
        className={classes(buttonClass(), 'flex-1', isStarted && 'px-3!')}
      >
        {isStarted ? words.continue : words.start}
        <ArrowRight size={18} aria-hidden />
        <span className="sr-only">{words.opens(course.courseTitle)}</span>
      </a>
      {isStarted ? (
        <Button
          variant="secondary"
          className="px-3! whitespace-nowrap"
          isLoading={actions.isSavingStudy}
          aria-disabled={actions.hasStudied || undefined}
          onClick={() => (actions.hasStudied ? undefined : actions.study())}
        >
          {actions.hasStudied ? words.studied : words.study}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        className={isStarted ? 'px-3!' : 'px-3.5! whitespace-nowrap'}
        icon={<Check size={18} aria-hidden />}
        title={isStarted ? words.markDone : undefined}
        onClick={onFinish}
      >
        <span className={isStarted ? 'sr-only' : undefined}>{words.markDone}</span>
      </Button>
    </div>
  )
}

function SuggestedButton({ step }: { step: AheadRow['step'] }) {
  const words = useStrings('dashboard').nextStep
  const add = useAddSuggested()
  return <Button onClick={() => add(step.courseId, step.title)}>{words.add}</Button>
}

function NoStep({ summary }: { summary: CareerSummary }) {
  const { noPath, answers } = useStrings('dashboard').nextStep
  return (
    <>
      <Label>{noPath.label}</Label>
      <Title>{noPath.title}</Title>
      <p className="text-md text-ink-2">{noPath.text(summary.dream.title)}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={paths.resume()}>{noPath.resume}</LinkButton>
        <LinkButton to={paths.resumeUpload()} variant="secondary">
          {answers}
        </LinkButton>
      </div>
    </>
  )
}

export function Label({ children }: { children: ReactNode }) {
  return <p className="text-sm font-semibold text-brand-ink">{children}</p>
}

export function Title({ children }: { children: ReactNode }) {
  return <h2 className="mt-1.5 mb-1.5 text-xl tracking-heading">{children}</h2>
}
