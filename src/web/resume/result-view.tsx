import { Link } from 'react-router'
import type { DreamRole } from '#core/career/questionnaire.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/button.tsx'
import { CourseCard } from './course-card.tsx'
import { DashboardBar, type Saving } from './dashboard-bar.tsx'
import { InterimRolesFound } from './interim-roles-found.tsx'
import { StepHeading } from './question-frame.tsx'
import type { ResultFacts } from './result-facts.ts'
import { EducationFound, ExperienceFound, SkillsFound } from './result-lists.tsx'

/** What was read and what it leads to. Reading only. */
export function ResultView({
  facts,
  dreamRole,
  isInterimWanted,
  saving,
}: {
  facts: ResultFacts
  dreamRole: DreamRole
  isInterimWanted: boolean
  saving: Saving
}) {
  return (
    <div className="wrap py-8 sm:py-12">
      <header className="grid gap-2">
        <StepHeading>{facts.isByHand ? 'Your skills and courses' : 'What we found in your resume'}</StepHeading>
        <p className="text-ink-2">
          {summary(facts)} Your dream role: <b className="text-ink">{dreamRole}</b>.{' '}
          <Link to={paths.resumeUpload({ step: '8' })} className="font-semibold text-brand-ink underline underline-offset-3">
            {facts.isByHand ? 'Upload a resume' : 'Upload another resume'}
          </Link>
        </p>
      </header>
      {facts.isByHand ? null : (
        <LinkButton to={paths.resume()} variant="secondary" className="mt-4">
          Check and confirm
        </LinkButton>
      )}
      <Warnings warnings={facts.warnings} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <SkillsFound skills={facts.skills} />
          {facts.isByHand ? null : (
            <>
              <ExperienceFound experience={facts.experience} />
              <EducationFound education={facts.education} />
            </>
          )}
          <InterimRolesFound titles={facts.interimRoles} dreamRole={dreamRole} isWanted={isInterimWanted} />
        </div>
        <Courses facts={facts} dreamRole={dreamRole} />
      </div>
      <DashboardBar saving={saving} />
    </div>
  )
}

function summary({ skills, experience, education, courses }: ResultFacts): string {
  const counts: [number: number, one: string, many: string][] = [
    [skills.length, 'skill', 'skills'],
    [experience.length, 'job', 'jobs'],
    [education.length, 'school', 'schools'],
    [courses.length, 'recommended course', 'recommended courses'],
  ]
  const words = counts.filter(([number]) => number > 0).map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
  return words.length === 0 ? 'Nothing yet.' : `${new Intl.ListFormat('en').format(words)}.`
}

function Warnings({ warnings }: { warnings: ResultFacts['warnings'] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="notice" className="mt-6">
      <p className="font-semibold">Please note</p>
      <ul className={warnings.length > 1 ? 'list-disc pl-5' : undefined}>
        {warnings.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
      </ul>
    </Banner>
  )
}

function Courses({ facts, dreamRole }: { facts: ResultFacts; dreamRole: DreamRole }) {
  return (
    <section aria-labelledby="courses-title" className="grid gap-4">
      <div>
        <h2 id="courses-title" className="text-xl">
          Recommended courses
        </h2>
        {facts.courses.length > 0 ? (
          <p className="mt-1 text-sm text-ink-3">In the order that builds up best. Links lead to the platforms themselves.</p>
        ) : null}
      </div>
      {facts.courses.length > 0 ? (
        <ol className="grid gap-4">
          {facts.courses.map((course, index) => (
            <CourseCard key={course.courseId} course={course} number={index + 1} />
          ))}
        </ol>
      ) : (
        <p className="panel rounded-lg p-5 text-ink-2">
          No courses found for {dreamRole}. Please{' '}
          <Link to={`${paths.resumeUpload({ step: '3' })}&change`} className="font-semibold text-brand-ink underline underline-offset-3">
            select a different role
          </Link>
          .
        </p>
      )}
    </section>
  )
}
