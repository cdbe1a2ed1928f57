import Award from 'lucide-react/icons/award'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { useAddSuggested } from './path-extras/use-path-extras.ts'
import type { SummaryStep } from './path-rows.ts'
import { hoursText } from './time-left.ts'

/** A step that is no course of the path: checks, practice, or a course that the route needs and the path has not yet. */
export function StepRow({ step, isNext }: { step: SummaryStep; isNext: boolean }) {
  const words = useStrings('learningPath')
  const say = useSay()
  const title = step.kind === 'course' ? step.title : say(step.title)
  const courses = useStrings('courses')
  const { gain } = useStrings('dashboard').match
  const add = useAddSuggested()
  return (
    <li className="route-step" data-state={isNext ? 'now' : 'todo'} aria-current={isNext ? 'step' : undefined}>
      <span className="route-node">
        {step.kind === 'proof' && !isNext ? <Award size={15} aria-hidden className="text-brand-ink" /> : null}
      </span>
      <div className="min-w-0">
        <p className="leading-row font-semibold tracking-close">
          {step.kind === 'proof' ? (
            <Link to={paths.arena()} className="hover:text-brand-ink hover:underline hover:underline-offset-3">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="mt-px text-note text-ink-3">
          {hoursText(step.hours, courses)}, {words.kinds[step.kind]}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {step.adds > 0 ? (
          <Chip tone="green" className="tnum max-sm:hidden">
            {words.addsMatch(gain(step.adds))}
          </Chip>
        ) : null}
        {step.kind === 'course' ? (
          <Button variant="ghost" onClick={() => add(step.courseId, step.title)}>
            {words.adding.add}
            <span className="sr-only"> {title}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}
