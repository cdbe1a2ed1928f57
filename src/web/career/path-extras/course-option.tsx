import type { ReactNode } from 'react'
import type { RecommendedCourse } from '#contract/career.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { hoursText } from '../time-left.ts'

/** A course to choose: what it is, what it does, and what one can do with it. */
export function CourseOption({ course, children }: { course: RecommendedCourse; children: ReactNode }) {
  const words = useStrings('courses')
  const say = useSay()
  const facts = [
    hoursText(course.durationHours, words),
    course.courseProvider,
    say(course.courseLevel),
    words.costs[course.cost],
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-snug font-semibold">{course.courseTitle}</p>
        <p className="mt-0.5 text-note text-ink-3">{facts.join(', ')}</p>
        <p className="mt-0.5 text-sm text-ink-2">{say(course.dreamRoleBenefit)}</p>
      </div>
      {children}
    </li>
  )
}
