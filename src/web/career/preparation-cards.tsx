import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { prepareForRole } from '#contract/career-plan.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { courses } from '../strings/en/courses.ts'
import { useRoom, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { hoursText } from './time-left.ts'

type Preparation = OutputOf<typeof prepareForRole>

/** The missing must-haves with a course for each, and what interviews for the role ask. Not there when it fails. */
export function PreparationCards({ roleId }: { roleId: string }) {
  const { data, isPending } = useQuery(queryOf(prepareForRole, { params: { id: roleId } }))
  if (isPending)
    return (
      <Loading>
        <Skeleton className="h-64 rounded-lg" />
      </Loading>
    )
  if (!data) return null
  return (
    <>
      <Gaps gaps={data.gaps} />
      <Questions questions={data.questions} />
    </>
  )
}

function Gaps({ gaps }: Pick<Preparation, 'gaps'>) {
  const words = useStrings('jobs').one.gaps
  const named = useNames()
  return (
    <Card aria-labelledby="gaps">
      <CardHeader id="gaps" title={words.title} note={gaps.length > 0 ? words.note : undefined} />
      {gaps.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {gaps.map(({ skillId, name, course, project }) => (
          <li key={skillId} className="grid gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-side-44">
            <span className="font-semibold">{named(name)}</span>
            <div className="min-w-0 text-sm">
              {course ? <CourseFor course={course} /> : <NoCourse project={project} />}
              <Link
                to={paths.resume()}
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-3"
              >
                {words.haveIt}
                <span className="sr-only">: {named(name)}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A project of ours that practises it stands in for a course. */
function NoCourse({ project }: Pick<Preparation['gaps'][number], 'project'>) {
  const words = useStrings('jobs').one.gaps
  if (!project) return <p className="text-ink-2">{words.noCourse}</p>
  return (
    <>
      <p className="text-ink-2">{words.byProject}</p>
      <p lang="en" className="font-semibold">
        {project.title}
      </p>
      <p lang="en" className="text-ink-2">
        {project.deliverable}
      </p>
    </>
  )
}

function CourseFor({ course }: { course: NonNullable<Preparation['gaps'][number]['course']> }) {
  const words = useStrings('jobs').one.gaps
  const coursesWords = useRoom('courses', courses)
  return (
    <span className="min-w-0 text-sm">
      <a
        href={course.link}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-brand-ink underline underline-offset-3"
      >
        {course.title}
        <ExternalLink size={13} aria-hidden className="ml-1 inline align-icon" />
        <span className="sr-only">{words.opens}</span>
      </a>
      <span className="block text-ink-3">{words.course(hoursText(course.hours, coursesWords), course.provider)}</span>
      {course.isOnPath ? (
        <Chip tone="brand" className="mt-1">
          {words.onPath}
        </Chip>
      ) : null}
    </span>
  )
}

function Questions({ questions }: Pick<Preparation, 'questions'>) {
  const words = useStrings('jobs').one.questions
  if (questions.length === 0) return null
  return (
    <Card aria-labelledby="typical-questions">
      <CardHeader id="typical-questions" title={words.title} />
      <ol className="grid list-decimal gap-2 pl-5">
        {questions.map(({ questionId, text }) => (
          <li key={questionId} className="pl-1">
            {text}
          </li>
        ))}
      </ol>
      <LinkButton to={paths.mockInterview()} variant="soft" className="mt-4">
        {words.practise}
      </LinkButton>
    </Card>
  )
}
