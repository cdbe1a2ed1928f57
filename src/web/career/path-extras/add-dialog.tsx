import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { searchCourses } from '#contract/career-plan.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLearningPath } from '../use-learning-path.ts'
import { CourseOption } from './course-option.tsx'
import { useAddCourse } from './use-path-extras.ts'

/** Any course of the catalogue, to add at the end of the path. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings('learningPath').adding
  const { onYourPath } = useStrings('courses')
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const found = useQuery({ ...queryOf(searchCourses, { query: { q } }), placeholderData: keepPreviousData })
  const path = useLearningPath()
  const add = useAddCourse()
  const onPath = new Set(path.data?.map((entry) => entry.courseId))
  return (
    <Dialog title={words.title} description={words.about} isOpen onOpenChange={onClose}>
      <Field
        label={words.search}
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 min-h-64">
        <Loaded query={found} skeleton={<Skeleton className="h-64" />} otherwise={words.notLoaded}>
          {(courses) => (
            <>
              <p role="status" className="text-sm text-ink-3">
                {courses.length === 0 ? words.none : words.found(courses.length)}
              </p>
              <ul className="divide-y divide-line">
                {courses.map((course) => (
                  <CourseOption key={course.courseId} course={course}>
                    {onPath.has(course.courseId) ? (
                      <Chip tone="green">
                        <Check size={14} strokeWidth={2.5} aria-hidden />
                        {onYourPath}
                      </Chip>
                    ) : (
                      <Button variant="secondary" icon={<Plus size={17} aria-hidden />} onClick={() => add(course)}>
                        {words.add}
                        <span className="sr-only"> {course.courseTitle}</span>
                      </Button>
                    )}
                  </CourseOption>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
