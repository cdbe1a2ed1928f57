import type { LearningPathEntry } from '#contract/learning-path.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { DoneCourses } from './path-folds.tsx'
import type { PathActions } from './path-actions.ts'
import { DoneMark } from './path-row.tsx'

/** The courses of somebody whose dream role is no longer offered: nothing is lost, and nothing ranks them. */
export function PathOfNoRole({ path, actions }: { path: LearningPathEntry[]; actions: PathActions }) {
  const words = useStrings('learningPath')
  const done = path.filter(({ status }) => status === 'completed')
  const open = path.filter(({ status }) => status !== 'completed')
  return (
    <Card aria-labelledby="your-path" className="h-full">
      <h2 id="your-path" className="mb-2 text-lg leading-title">
        {words.title}
      </h2>
      {path.length === 0 ? <p className="text-ink-2">{words.empty}</p> : null}
      <DoneCourses done={done} doneElse={[]} actions={actions} />
      <ul>
        {open.map((course) => (
          <li key={course.courseId} data-state="todo" className="flex min-h-12 items-center gap-3.5">
            <DoneMark course={course} actions={actions} />
            <span className="min-w-0 font-semibold">{course.courseTitle}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
