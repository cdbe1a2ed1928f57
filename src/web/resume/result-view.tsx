import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getSummary } from '#contract/career-summary.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Link } from '../ui/link.tsx'
import { CourseCard } from './course-card.tsx'
import { DashboardBar, type Saving } from './dashboard-bar.tsx'
import { InterimRolesFound } from './interim-roles-found.tsx'
import { StepHeading } from './question-frame.tsx'
import type { ResultFacts } from './result-facts.ts'
import { ReplacedNote } from './replaced-note.tsx'
import { Reveal } from './reveal.tsx'
import { WarningList } from './warning-list.tsx'
import { EducationFound, ExperienceFound, SkillsFound } from './result-lists.tsx'

/** What was read and what it leads to. Reading only. */
export function ResultView({
  facts,
  dreamRole,
  isInterimWanted,
  saving,
}: {
  facts: ResultFacts
  dreamRole: string | null
  isInterimWanted: boolean
  saving: Saving
}) {
  const words = useStrings('resumeResult')
  const named = useNames()
  const { skills, experience, education, courses } = facts
  // before the answers are saved the numbers would be those of the answers before
  const { data: summary } = useQuery({
    ...queryOf(getSummary),
    enabled: dreamRole !== null && saving.status === 'saved',
  })
  const Heading = dreamRole === null ? StepHeading : PartHeading
  const found = (
    <>
      <header className="grid gap-2">
        <Heading>{facts.isByHand ? words.headingByHand : words.heading}</Heading>
        <p className="text-ink-2">
          {words.summary(skills.length, experience.length, education.length, courses.length)}{' '}
          {dreamRole === null ? null : (
            <Rich text={words.dreamRole} values={{ role: <b className="text-ink">{named(dreamRole)}</b> }} />
          )}{' '}
          <Link
            to={paths.resumeUpload({ step: '8' })}
            className="font-semibold text-brand-ink underline underline-offset-3"
          >
            {facts.isByHand ? words.upload : words.uploadOther}
          </Link>
          {facts.isByHand ? (
            <>
              {' · '}
              <Link
                to={paths.resume({ build: '1' })}
                className="font-semibold text-brand-ink underline underline-offset-3"
              >
                {words.build}
              </Link>
            </>
          ) : null}
        </p>
      </header>
      {facts.isByHand ? null : <ReplacedNote isSaved={saving.status === 'saved'} />}
      <WarningList warnings={facts.warnings} note={words.note} className="mt-6" />
      <div className="mt-6 grid items-start gap-4.5 lg:grid-cols-side-main">
        <div className="grid gap-4.5">
          <SkillsFound skills={facts.skills} />
          {facts.isByHand ? null : (
            <>
              <ExperienceFound experience={facts.experience} />
              <EducationFound education={facts.education} />
            </>
          )}
          {dreamRole === null ? null : (
            <InterimRolesFound
              titles={facts.interimRoles}
              dreamRole={dreamRole}
              isWanted={isInterimWanted}
              summary={summary}
            />
          )}
        </div>
        <Courses facts={facts} dreamRole={dreamRole} isInReach={summary?.dream.isInReach ?? false} />
      </div>
    </>
  )
  if (dreamRole === null) {
    return (
      <div className="wrap py-8 sm:py-12">
        {found}
        <DashboardBar saving={saving} isSticky />
      </div>
    )
  }
  return (
    <>
      <Reveal facts={facts} dreamRole={dreamRole} isInterimWanted={isInterimWanted} saving={saving} summary={summary} />
      <div className="wrap pt-10 pb-12">{found}</div>
    </>
  )
}

function PartHeading({ children }: { children: ReactNode }) {
  return <h2 className="text-2xl tracking-heading">{children}</h2>
}

function Courses({
  facts,
  dreamRole,
  isInReach,
}: {
  facts: ResultFacts
  dreamRole: string | null
  isInReach: boolean
}) {
  const words = useStrings('resumeResult').courses
  return (
    <section aria-labelledby="courses-title" className="grid gap-4">
      <div>
        <h3 id="courses-title" className="text-xl">
          {words.title}
        </h3>
        {isInReach && dreamRole !== null ? (
          <p className="mt-1 text-ink-2">
            {facts.courses.length > 0 ? words.furtherNote(dreamRole) : words.noneNeeded(dreamRole)}
          </p>
        ) : null}
        {facts.courses.length > 0 ? <p className="mt-1 text-sm text-ink-3">{words.note}</p> : null}
      </div>
      {facts.courses.length > 0 ? (
        <ol className="panel divide-y divide-line rounded-lg px-5">
          {facts.courses.map((course, index) => (
            <CourseCard key={course.courseId} course={course} number={index + 1} />
          ))}
        </ol>
      ) : isInReach ? null : (
        <p className="panel rounded-lg p-5 text-ink-2">
          <Rich
            text={dreamRole === null ? words.noRole : words.none(dreamRole)}
            values={{ select: <SelectRole>{words.selectRole}</SelectRole> }}
          />
        </p>
      )}
    </section>
  )
}

function SelectRole({ children }: { children: string }) {
  return (
    <Link
      to={`${paths.resumeUpload({ step: '3' })}&change`}
      className="font-semibold text-brand-ink underline underline-offset-3"
    >
      {children}
    </Link>
  )
}
