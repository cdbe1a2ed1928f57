import { useQuery } from '@tanstack/react-query'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import { listAlternatives } from '#contract/career-plan.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CourseOption } from './course-option.tsx'
import { useSwapCourse } from './use-path-extras.ts'

/** Other courses for the same gaps. */
export function SwapDialog({ course, onClose }: { course: LearningPathEntry; onClose: () => void }) {
  const words = useStrings('learningPath').swapping
  const others = useQuery(queryOf(listAlternatives, { params: { courseId: course.courseId } }))
  const swap = useSwapCourse()
  return (
    <Dialog title={words.title} description={words.about(course.courseTitle)} isOpen onOpenChange={onClose}>
      <Loaded query={others} skeleton={<Skeleton className="h-48" />} otherwise={words.notLoaded}>
        {(courses) =>
          courses.length === 0 ? (
            <p className="text-ink-2">{words.none}</p>
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
                    {words.take}
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
