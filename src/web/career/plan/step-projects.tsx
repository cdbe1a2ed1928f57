import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { useStrings } from '../../strings/strings.tsx'
import { hoursText } from '../time-left.ts'

type Step = DatedRoute['steps'][number]

/** What to build in the practice of a step: opens to what is handed in and how to judge it. */
export function StepProjects({ plan, step }: { plan: Pick<RoutePlan, 'projects'>; step: Step }) {
  const words = useStrings('plan').steps
  const courses = useStrings('courses')
  const projects = step.projects.flatMap(({ projectId, hours }) => {
    const project = plan.projects[projectId]
    return project ? [{ ...project, projectId, hours }] : []
  })
  if (projects.length === 0) return null
  const named = projects.reduce((sum, { hours }) => sum + hours, 0)
  const left = step.practiceHours - named
  return (
    <details className="basis-full">
      <summary className="min-h-11 content-center rounded-sm font-mid text-brand-ink">
        {words.projects(projects.length, hoursText(left >= 1 ? step.practiceHours : named, courses))}
      </summary>
      <ul className="mb-2 grid gap-3 text-ink-2">
        {projects.map(({ projectId, title, deliverable, rubric, hours }) => (
          <li key={projectId}>
            <p className="font-mid text-ink">{words.part(title, hoursText(hours, courses))}</p>
            <p>{deliverable}</p>
            <p className="mt-1 text-ink-3">{words.rubric}</p>
            <ul className="list-disc pl-5">
              {rubric.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
        {left >= 1 ? <li>{words.ownPractice(hoursText(left, courses))}</li> : null}
      </ul>
    </details>
  )
}
