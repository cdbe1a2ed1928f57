import { useQuery } from '@tanstack/react-query'
import type { LearningPathEntry } from '#contract/career.ts'
import { listAlternatives } from '#contract/career-plan.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CourseOption } from './course-option.tsx'
import { useSwapCourse } from './use-path-extras.ts'

/** Other courses for the same gaps. */
export function SwapDialog({ course, onClose }: { course: LearningPathEntry; onClose: () => void }) {
  const others = useQuery(queryOf(listAlternatives, { params: { courseId: course.courseId } }))
  const swap = useSwapCourse()
  return (
    <Dialog title="Swap for another course" description={`Instead of ${course.courseTitle}, in the same place:`} isOpen onOpenChange={onClose}>
      <Loaded query={others} skeleton={<Skeleton className="h-48" />} otherwise="Other courses could not be loaded. Please try again.">
        {(courses) =>
          courses.length === 0 ? (
            <p className="text-ink-2">No other course of ours teaches the same. You can take this one off, or add one by hand.</p>
          ) : (
            <ul className="divide-y divide-line">
              {courses.map((other) => (
                <CourseOption key={other.courseId} course={other}>
                  <Button
                    variant="secondary"
                    onClick={() => {
                      swap(course, other)
                      onClose()
                    }}
                  >
                    Take this one
                    <span className="sr-only"> {other.courseTitle}</span>
                  </Button>
                </CourseOption>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
