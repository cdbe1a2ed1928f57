import type { ReactNode } from 'react'
import type { Education, Experience } from '#core/resume/schema.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { spanInWords } from './date-words.ts'

/** What was read, for reading only. An empty list says so: silence would look like a fault. */

export function SkillsFound({ skills }: { skills: string[] }) {
  const words = useStrings('resumeResult').skills
  return (
    <ResultCard id="skills" title={words.title} count={skills.length} empty={words.none}>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip lang="en" tone="brand" className="max-w-full whitespace-normal">
              {skill}
            </Chip>
          </li>
        ))}
      </ul>
    </ResultCard>
  )
}

const LINES_SHOWN = 2

export function ExperienceFound({ experience }: { experience: Experience[] }) {
  const { experience: words, times } = useStrings('resumeResult')
  return (
    <ResultCard id="experience" title={words.title} count={experience.length} empty={words.none}>
      <ul className="grid gap-5">
        {experience.map((job, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two jobs may be alike in every word, and the list never changes
          <Entry
            key={index}
            title={job.title || job.company}
            place={job.title ? [job.company, job.location] : [job.location]}
            span={spanInWords({ start: job.startDate, end: job.endDate, isOpen: job.isCurrent }, times)}
          >
            <Highlights lines={job.highlights} />
          </Entry>
        ))}
      </ul>
    </ResultCard>
  )
}

export function EducationFound({ education }: { education: Education[] }) {
  const { education: words, times } = useStrings('resumeResult')
  return (
    <ResultCard id="education" title={words.title} count={education.length} empty={words.none}>
      <ul className="grid gap-5">
        {education.map((school, index) => (
          <Entry
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            title={[school.degree, school.area].filter(Boolean).join(', ') || school.institution}
            place={[school.degree || school.area ? school.institution : null, school.location, school.grade]}
            span={spanInWords({ start: school.startDate, end: school.endDate, isOpen: school.isExpected }, times)}
          />
        ))}
      </ul>
    </ResultCard>
  )
}

function ResultCard({
  id,
  title,
  count,
  empty,
  children,
}: {
  id: string
  title: string
  count: number
  empty: string
  children: ReactNode
}) {
  const words = useStrings('resumeResult')
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} title={title}>
        {count > 0 ? <span className="tnum text-sm text-ink-3">{words.found(count)}</span> : null}
      </CardHeader>
      {count > 0 ? children : <p className="text-ink-2">{empty}</p>}
    </Card>
  )
}

function Entry({
  title,
  place,
  span,
  children,
}: {
  title: string
  place: (string | null)[]
  span: string
  children?: ReactNode
}) {
  const where = place.filter(Boolean).join(', ')
  return (
    <li className="border-l-2 border-brand-line pl-4">
      {/* in whatever language the resume is written */}
      <p lang="" className="leading-snug font-semibold break-words">
        {title}
      </p>
      {where ? (
        <p lang="" className="text-md break-words text-ink-2">
          {where}
        </p>
      ) : null}
      {span ? <p className="tnum text-sm text-ink-3">{span}</p> : null}
      {children}
    </li>
  )
}

function Highlights({ lines }: { lines: string[] }) {
  const words = useStrings('resumeResult')
  if (lines.length === 0) return null
  const [first, rest] = [lines.slice(0, LINES_SHOWN), lines.slice(LINES_SHOWN)]
  return (
    <div className="mt-2 text-md text-ink-2">
      <Lines lines={first} />
      {rest.length > 0 ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-brand-ink">
            {words.moreLines(rest.length)}
          </summary>
          <Lines lines={rest} />
        </details>
      ) : null}
    </div>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}
