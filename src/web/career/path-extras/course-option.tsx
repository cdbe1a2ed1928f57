import type { ReactNode } from 'react'
import type { RecommendedCourse } from '#contract/career.ts'
import { COST_WORDS, hoursText } from '../time-left.ts'

/** A course to choose: what it is, what it does, and what one can do with it. */
export function CourseOption({ course, children }: { course: RecommendedCourse; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-snug font-semibold">{course.courseTitle}</p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-3">
          {hoursText(course.durationHours)}, {course.courseProvider}, {course.courseLevel}, {COST_WORDS[course.cost]}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{course.dreamRoleBenefit}</p>
      </div>
      {children}
    </li>
  )
}
