import type { ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import type { LearningPathEntry } from '#contract/career.ts'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, buttonClass, LinkButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Contours } from '../ui/contours.tsx'
import type { PathActions } from './path-actions.ts'
import { nextStepOf } from './path-change.ts'
import { RouteMap } from './route-map.tsx'
import { hoursText } from './time-left.ts'

/** The one thing to do now, on the map. */
export function NextStepCard({
  path,
  dreamRole,
  actions,
  className,
}: {
  path: LearningPathEntry[]
  dreamRole: string
  actions: PathActions
  className?: string
}) {
  const done = path.filter((entry) => entry.status === 'completed').length
  const next = nextStepOf(path)
  return (
    <section
      aria-labelledby="next-step"
      className={classes('dawn flex min-h-68 flex-col rounded-lg px-5 py-5.5 sm:px-8 sm:py-7.5', className)}
    >
      <Contours
        seed={21}
        width={880}
        height={320}
        hills={8}
        levels={13}
        className="contours-from-left max-sm:[mask-image:linear-gradient(90deg,transparent_45%,#000)]"
      />
      <RouteMap done={done} total={path.length} />
      {next ? (
        <NextCourse {...next} total={path.length} actions={actions} />
      ) : (
        <Arrived dreamRole={dreamRole} hasPath={path.length > 0} />
      )}
    </section>
  )
}

function NextCourse({
  course,
  place,
  total,
  actions,
}: {
  course: LearningPathEntry
  place: number
  total: number
  actions: PathActions
}) {
  const words = useStrings('dashboard').nextStep
  const courses = useStrings('courses')
  const isStarted = course.status === 'started'
  return (
    <>
      <Label>{words.place(place, total)}</Label>
      <Title>{course.courseTitle}</Title>
      <p className="max-w-[34em] text-ink-2 sm:max-w-[57%]">{course.dreamRoleBenefit}</p>
      <p className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 sm:max-w-[57%]">
        <span className="inline-flex items-center gap-1.5">
          <Clock size={15} aria-hidden />
          {hoursText(course.durationHours, courses)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <GraduationCap size={16} aria-hidden />
          {course.courseProvider}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-5.5">
        <a
          href={course.courseLink}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => (isStarted ? undefined : actions.setStatus(course, 'started'))}
          className={classes(buttonClass(), 'max-sm:flex-1')}
        >
          {isStarted ? words.continue : words.start}
          <ArrowRight size={18} aria-hidden />
          <span className="sr-only">{words.opens(course.courseTitle)}</span>
        </a>
        <Button
          variant="secondary"
          className="bg-surface/70 whitespace-nowrap shadow-none! hover:bg-surface max-sm:flex-1 max-sm:px-3"
          icon={<Check size={18} aria-hidden />}
          onClick={() => actions.setStatus(course, 'completed')}
        >
          {words.markDone}
        </Button>
        {isStarted ? <StudiedToday actions={actions} /> : null}
      </div>
    </>
  )
}

function StudiedToday({ actions }: { actions: PathActions }) {
  const words = useStrings('dashboard').nextStep
  return (
    <Button
      variant="ghost"
      className="max-sm:w-full"
      isLoading={actions.isSavingStudy}
      aria-disabled={actions.hasStudied || undefined}
      onClick={() => (actions.hasStudied ? undefined : actions.study())}
    >
      {actions.hasStudied ? words.studied : words.study}
    </Button>
  )
}

function Arrived({ dreamRole, hasPath }: { dreamRole: string; hasPath: boolean }) {
  const { arrived, noPath, answers } = useStrings('dashboard').nextStep
  return (
    <>
      <Label>{hasPath ? arrived.label : noPath.label}</Label>
      <Title>{hasPath ? arrived.title(dreamRole) : noPath.title}</Title>
      <p className="text-ink-2 sm:max-w-[57%]">{hasPath ? arrived.text : noPath.text(dreamRole)}</p>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-5.5">
        {hasPath && livePages.jobs ? <LinkButton to={paths.jobs()}>{arrived.roles}</LinkButton> : null}
        <LinkButton to={paths.resumeUpload()} variant={hasPath ? 'secondary' : 'primary'}>
          {answers}
        </LinkButton>
      </div>
    </>
  )
}

function Label({ children }: { children: ReactNode }) {
  return <p className="text-sm font-semibold text-brand-ink">{children}</p>
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h2 id="next-step" className="mt-1.5 mb-2.5 text-2xl tracking-heading sm:max-w-[60%] sm:text-[1.875rem]">
      {children}
    </h2>
  )
}
