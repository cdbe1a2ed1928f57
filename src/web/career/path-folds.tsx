import { useEffect, useRef } from 'react'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { DoneMark } from './path-row.tsx'
import type { PathActions } from './path-actions.ts'
import type { OptionalRow } from './path-rows.ts'

const SHOWN_TITLES = 3

/** What is done, in one row that opens. */
export function DoneCourses({
  done,
  doneElse,
  actions,
}: {
  done: LearningPathEntry[]
  doneElse: LearningPathEntry[]
  actions: PathActions
}) {
  const words = useStrings('learningPath')
  const all = [...done, ...doneElse]
  const fold = useFocusTaken(all.length)
  if (all.length === 0) return null
  const titles = (done.length > 0 ? done : doneElse).slice(-SHOWN_TITLES).map(({ courseTitle }) => courseTitle)
  return (
    <details className="group -mx-2">
      <summary
        ref={fold}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3.5 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span
          className="grid size-7 flex-none place-items-center rounded-full bg-brand text-on-brand"
          aria-hidden="true"
        >
          <Check size={15} strokeWidth={3} />
        </span>
        <span className="flex-none text-ink-2">
          {done.length > 0 ? words.doneFold(done.length) : words.doneElse(doneElse.length)}
        </span>
        <span className="min-w-0 flex-1 truncate text-note text-ink-3 group-open:invisible">{titles.join(', ')}</span>
        <ChevronDown size={16} aria-hidden className="flex-none text-ink-3 group-open:rotate-180" />
      </summary>
      <ul className="px-2 pb-2">
        {all.map((course) => (
          <li key={course.courseId} data-state="done" className="flex min-h-11 items-center gap-3.5">
            <DoneMark course={course} actions={actions} />
            <span className="min-w-0 text-md text-ink-2">
              {course.courseTitle}
              {doneElse.includes(course) ? <span className="ml-2 text-note text-ink-3">{words.forElse}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A row that is ticked goes into the fold and takes the focus out of the page; the fold gets it. */
function useFocusTaken(count: number) {
  const fold = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const hasGrown = count > before.current
    before.current = count
    if (hasGrown && document.activeElement === document.body) fold.current?.focus()
  }, [count])
  return fold
}

/** Courses on the path that are no step of the route, each with the reason and a way to take it off. */
export function OptionalCourses({ optional, actions }: { optional: OptionalRow[]; actions: PathActions }) {
  const words = useStrings('learningPath')
  if (optional.length === 0) return null
  return (
    <details className="group -mx-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-2 text-sm text-ink-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {words.optional(optional.length)}
        <ChevronDown size={16} aria-hidden className="text-ink-3 group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line px-2">
        {optional.map(({ course, reason }) => (
          <li key={course.courseId} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 text-md">
              {course.courseTitle}
              <span className="block text-note text-ink-3">{words.optionalBecause[reason]}</span>
            </span>
            <Button
              variant="ghost"
              data-more={course.courseId}
              className="flex-none"
              onClick={() => actions.remove(course)}
            >
              {words.takeOff}
              <span className="sr-only"> {course.courseTitle}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
