import { useEffect, useRef, useState, type RefObject } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import RouteIcon from 'lucide-react/icons/route'
import type { CareerSummary } from '#contract/career-summary.ts'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RouteList } from '../ui/route-list.tsx'
import { DoneCourses, OptionalCourses } from './path-folds.tsx'
import type { PathActions } from './path-actions.ts'
import { placeAfterStep } from './path-change.ts'
import { usePathDialogs } from './path-extras/path-dialogs.tsx'
import { pathRows, placeIn, type PathRows } from './path-rows.ts'
import { PathRow } from './path-row.tsx'
import { StepRow } from './step-row.tsx'
import { studyText } from './time-left.ts'
import { useHoursADay } from './use-hours-a-day.ts'

const FIRST_SHOWN = 3
/** Nobody is asked to press a button for one more row. */
const WORTH_FOLDING = 2

/** The learning path from now on: what is done folded into one row, then the steps of the route, then what is optional. */
export function PathCard({
  path,
  summary,
  actions,
}: {
  path: LearningPathEntry[]
  summary: CareerSummary
  actions: PathActions
}) {
  const words = useStrings('learningPath')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const reorder = useReorder(path, actions, list)
  const dialogs = usePathDialogs()
  const rows = pathRows(path, summary)
  const movable = rows.ahead.flatMap(({ course }) => course ?? [])
  const canFold = rows.ahead.length >= FIRST_SHOWN + WORTH_FOLDING
  const shown = isWhole || !canFold ? rows.ahead : rows.ahead.slice(0, FIRST_SHOWN)
  const card = useRef<HTMLElement>(null)
  const own = useFocusKept(
    [...shown, ...rows.optional].flatMap(({ course }) => course ?? []),
    actions,
    card,
  )
  if (path.length === 0 && rows.ahead.length === 0 && !summary.dream.isInReach)
    return <NoCourses dreamRole={summary.dream.title} focus={card} />

  return (
    <Card
      ref={card}
      aria-labelledby="your-path"
      className={classes('flex flex-col max-md:py-4', rows.ahead.length > 0 ? 'h-full' : 'h-fit')}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h2 id="your-path" tabIndex={-1} className="text-lg leading-title outline-none">
          {words.title}
        </h2>
        <TimeLeft summary={summary} rows={rows} />
      </div>
      <DoneCourses done={rows.done} doneElse={rows.doneElse} actions={actions} />
      <RouteList ref={list}>
        {shown.map(({ step, course }, index) =>
          course ? (
            <PathRow
              key={course.courseId}
              course={course}
              step={step}
              isNext={index === 0}
              actions={own}
              drag={reorder.dragOf(course.courseId)}
              canMoveUp={movable[0] !== course}
              canMoveDown={movable.at(-1) !== course}
              onMove={(by) => reorder.moveBy(movable, course, by)}
              onSwap={() => dialogs.swap(course)}
              onReport={() => dialogs.report(course)}
            />
          ) : (
            <StepRow key={`${step.kind}${step.title}`} step={step} isNext={index === 0} />
          ),
        )}
      </RouteList>
      {rows.ahead.length === 0 ? (
        <p className="py-4 text-ink-2">
          {words.allDone(summary.dream.title)}{' '}
          <Link
            to={paths.resumeUpload({ step: 'result' })}
            className="font-semibold text-brand-ink underline underline-offset-3"
          >
            {words.further}
          </Link>
        </p>
      ) : null}
      {canFold ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-1 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {isWhole ? words.fewer : words.more(rows.ahead.length - FIRST_SHOWN)}
          <ChevronDown size={16} aria-hidden className={isWhole ? 'rotate-180' : ''} />
        </button>
      ) : null}
      <OptionalCourses optional={rows.optional} actions={own} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <LinkButton to={paths.plan()} variant="ghost" className="-mx-3.5 px-3.5!">
          <RouteIcon size={17} aria-hidden />
          {words.plan(placeIn(rows).of)}
        </LinkButton>
        <Button variant="ghost" icon={<Plus size={17} aria-hidden />} onClick={dialogs.add} className="-mx-3.5 px-3.5!">
          {words.add}
        </Button>
      </div>
      {dialogs.dialog}
      <p role="status" className="sr-only">
        {reorder.said}
      </p>
    </Card>
  )
}

/** '2 of 8 done, 132 h of courses + 40 h of practice: June at 1½ hours a day'. */
function TimeLeft({ summary, rows }: { summary: CareerSummary; rows: PathRows }) {
  const words = useStrings('learningPath')
  const hoursADay = useHoursADay()
  const courses = useStrings('courses')
  const { hours, arrivesOn, hoursPerDay } = summary.route
  const { of } = placeIn(rows)
  if (of === 0) return null
  if (summary.dream.isInReach || hours.total === 0)
    return <p className="text-sm text-ink-3">{words.count(rows.done.length, of)}</p>
  return (
    <p className="text-sm text-ink-3">
      {words.count(rows.done.length, of)}, {studyText(hours, courses)}
      {arrivesOn === null ? null : (
        <b className="font-semibold text-ink-2">: {words.by(arrivesOn, hoursADay(hoursPerDay))}</b>
      )}
    </p>
  )
}

/** Moves by menu, Alt+arrows and drag; says where a course went and keeps the focus on it. */
function useReorder(path: LearningPathEntry[], actions: PathActions, list: RefObject<HTMLOListElement | null>) {
  const words = useStrings('learningPath').said
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()

  const moveTo = (courseId: string, position: number) => {
    const course = path.find((entry) => entry.courseId === courseId)
    if (!course || course.position === position) return
    actions.move(courseId, position)
    setSaid(words.moved(course.courseTitle, position + 1, path.length))
  }
  return {
    said,
    moveBy: (listed: LearningPathEntry[], course: LearningPathEntry, step: -1 | 1) => {
      const place = placeAfterStep(path, listed, course.courseId, step)
      if (place === undefined) return
      moveTo(course.courseId, place)
      // The row is put elsewhere in the document, which would take the focus away with it.
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-more="${course.courseId}"]`)?.focus())
    },
    dragOf: (courseId: string) => ({
      isDragged: dragged === courseId,
      onStart: () => setDragged(courseId),
      onEnd: () => setDragged(undefined),
      onOver: () => {
        const target = path.find((entry) => entry.courseId === courseId)
        return dragged !== undefined && dragged !== courseId && target !== undefined
      },
      onDrop: () => {
        const target = path.find((entry) => entry.courseId === courseId)
        if (dragged && target) moveTo(dragged, target.position)
        setDragged(undefined)
      },
    }),
  }
}

/** A row that is taken off takes the focus out of the page; the row that is in its place now gets it, else the heading. */
function useFocusKept(
  courses: LearningPathEntry[],
  actions: PathActions,
  card: RefObject<HTMLElement | null>,
): PathActions {
  const taken = useRef<{ courseId: string; at: number }>(null)
  const listed = courses.map(({ courseId }) => courseId).join()
  useEffect(() => {
    const gone = taken.current
    if (!gone || listed.split(',').includes(gone.courseId)) return
    taken.current = null
    // the menu that it was chosen from gives the focus back to a button that is gone
    requestAnimationFrame(() => {
      const buttons = [...(card.current?.querySelectorAll<HTMLElement>('[data-more]') ?? [])].filter(
        (button) => !button.closest('details:not([open])'),
      )
      const next = buttons[Math.min(gone.at, buttons.length - 1)] ?? card.current?.querySelector('h2')
      if (document.activeElement === document.body) next?.focus()
    })
  }, [listed, card])
  return {
    ...actions,
    remove: (course) => {
      const at = courses.findIndex(({ courseId }) => courseId === course.courseId)
      taken.current = at < 0 ? null : { courseId: course.courseId, at }
      actions.remove(course)
    },
  }
}

function NoCourses({ dreamRole, focus }: { dreamRole: string; focus: RefObject<HTMLElement | null> }) {
  const words = useStrings('learningPath')
  return (
    <Card ref={focus} aria-labelledby="your-path" className="h-full">
      <h2 id="your-path" tabIndex={-1} className="mb-4 text-lg leading-title outline-none">
        {words.title}
      </h2>
      <EmptyState
        title={words.noCourses(dreamRole)}
        action={<LinkButton to={paths.resumeUpload({ step: '3' })}>{words.otherRole}</LinkButton>}
      />
    </Card>
  )
}
