import { useRef, useState, type RefObject } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import RouteIcon from 'lucide-react/icons/route'
import type { LearningPathEntry } from '#contract/career.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { RouteList } from '../ui/route-list.tsx'
import type { PathActions } from './path-actions.ts'
import { nextStepOf, placeAfterStep } from './path-change.ts'
import { usePathDialogs } from './path-extras/path-dialogs.tsx'
import { PathRow } from './path-row.tsx'
import { timeLeftLine, type StudyTime } from './time-left.ts'

const FIRST_SHOWN = 6
/** Nobody is asked to press a button for one more row. */
const WORTH_FOLDING = 2

/** The learning path: done, now and ahead; each course can be started, finished, moved and taken off. */
export function PathCard({
  path,
  dreamRole,
  studyTime,
  actions,
}: {
  path: LearningPathEntry[]
  dreamRole: string | null
  studyTime: StudyTime
  actions: PathActions
}) {
  const words = useStrings('learningPath')
  const courses = useStrings('courses')
  const [isToDoOnly, setIsToDoOnly] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const reorder = useReorder(path, actions, list)
  const dialogs = usePathDialogs()
  if (path.length === 0) return <NoCourses dreamRole={dreamRole} />

  const done = path.filter((entry) => entry.status === 'completed').length
  const listed = isToDoOnly ? path.filter((entry) => entry.status !== 'completed') : path
  const canFold = listed.length >= FIRST_SHOWN + WORTH_FOLDING
  const shown = isWhole || !canFold ? listed : listed.slice(0, FIRST_SHOWN)
  const next = nextStepOf(path)?.course.courseId
  return (
    <Card aria-labelledby="your-path" className="h-full">
      <CardHeader
        id="your-path"
        title={words.title}
        note={timeLeftLine(path, studyTime, { courses, learningPath: words })}
        hasWideNote
      >
        <Filter isToDoOnly={isToDoOnly} onChange={setIsToDoOnly} />
      </CardHeader>
      <ProgressBar
        label={words.bar}
        value={done}
        max={path.length}
        valueText={words.barValue(done, path.length)}
        className="mb-3.5"
      />
      <RouteList ref={list}>
        {shown.map((course, index) => (
          <PathRow
            key={course.courseId}
            course={course}
            isAfterDone={shown[index - 1]?.status === 'completed'}
            isNext={course.courseId === next}
            actions={actions}
            drag={reorder.dragOf(course.courseId)}
            canMoveUp={listed[0] !== course}
            canMoveDown={listed.at(-1) !== course}
            onMove={(step) => reorder.moveBy(listed, course, step)}
            onSwap={() => dialogs.swap(course)}
            onReport={() => dialogs.report(course)}
          />
        ))}
      </RouteList>
      {shown.length === 0 ? <p className="py-6 text-center text-ink-2">{words.allDone}</p> : null}
      {canFold ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-2 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {isWhole ? words.fewer : words.more(listed.length - FIRST_SHOWN)}
          <ChevronDown size={16} aria-hidden className={isWhole ? 'rotate-180' : ''} />
        </button>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <Button variant="ghost" icon={<Plus size={17} aria-hidden />} onClick={dialogs.add} className="-mx-4.5">
          {words.add}
        </Button>
        <LinkButton to={paths.plan()} variant="ghost" className="-mx-4.5">
          <RouteIcon size={17} aria-hidden />
          {words.plan}
        </LinkButton>
      </div>
      {dialogs.dialog}
      <p role="status" className="sr-only">
        {reorder.said}
      </p>
    </Card>
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

function Filter({ isToDoOnly, onChange }: { isToDoOnly: boolean; onChange: (isToDoOnly: boolean) => void }) {
  const words = useStrings('learningPath')
  const className =
    'relative min-h-8 rounded-[8px] after:absolute after:inset-x-0 after:-inset-y-1.5 px-3 text-note font-mid text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-lifted forced-colors:aria-pressed:outline'
  return (
    <div role="group" aria-label={words.show} className="inline-flex flex-none rounded-tab bg-sunken p-0.75">
      <button type="button" aria-pressed={!isToDoOnly} onClick={() => onChange(false)} className={className}>
        {words.all}
      </button>
      <button type="button" aria-pressed={isToDoOnly} onClick={() => onChange(true)} className={className}>
        {words.toDo}
      </button>
    </div>
  )
}

function NoCourses({ dreamRole }: { dreamRole: string | null }) {
  const words = useStrings('learningPath')
  return (
    <Card aria-labelledby="your-path" className="h-full">
      <CardHeader id="your-path" title={words.title} />
      <EmptyState
        title={dreamRole === null ? words.empty : words.noCourses(dreamRole)}
        action={<LinkButton to={paths.resumeUpload({ step: '3' })}>{words.otherRole}</LinkButton>}
      />
    </Card>
  )
}
