import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Education, Experience } from '#core/resume/schema.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Card, Chip } from '../ui/card.tsx'
import { spanInWords } from './date-words.ts'

/** What was read, for reading only. An empty list says so: silence would look like a fault. */

export function SkillsFound({ skills }: { skills: string[] }) {
  const words = useStrings('resumeResult').skills
  const named = useNames()
  return (
    <ResultCard id="skills" title={words.title} count={skills.length} empty={words.none} isOpen>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip lang={named.lang(skill)} tone="brand" className="max-w-full whitespace-normal">
              {named(skill)}
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
    <ResultCard
      id="experience"
      title={words.title}
      count={experience.length}
      empty={words.none}
      line={experience.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join('; ')}
    >
      <ul className="grid gap-5">
        {experience.map((job, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two jobs may be alike in every word, and the list never changes
          <Entry
            key={index}
            title={job.title || job.company}
            place={job.title ? [job.company, job.location] : [job.location]}
            span={spanInWords({ ...job, start: job.startDate, end: job.endDate, isOpen: job.isCurrent }, times)}
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
    <ResultCard
      id="education"
      title={words.title}
      count={education.length}
      empty={words.none}
      line={education.map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')).join('; ')}
    >
      <ul className="grid gap-5">
        {education.map((school, index) => (
          <Entry
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            title={[school.degree, school.area].filter(Boolean).join(', ') || school.institution}
            place={[school.degree || school.area ? school.institution : null, school.location, school.grade]}
            span={spanInWords(
              { ...school, start: school.startDate, end: school.endDate, isOpen: school.isExpected },
              times,
            )}
          />
        ))}
      </ul>
    </ResultCard>
  )
}

/** A part that opens; its heading, its count and a line of it stand there always. */
function ResultCard({
  id,
  title,
  count,
  empty,
  line = '',
  isOpen = false,
  children,
}: {
  id: string
  title: string
  count: number
  empty: string
  line?: string
  isOpen?: boolean
  children: ReactNode
}) {
  const words = useStrings('resumeResult')
  return (
    <Card aria-labelledby={`${id}-title`} className="p-0!">
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-3">
              <h3 id={`${id}-title`} className="text-lg leading-title">
                {title}
              </h3>
              {count > 0 ? <span className="tnum text-sm text-ink-3">{words.found(count)}</span> : null}
            </span>
            <span lang="" className="line-clamp-2 text-sm text-ink-2 group-open:hidden">
              {count > 0 ? line : empty}
            </span>
          </span>
          <ChevronDown size={18} aria-hidden className="flex-none text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-5">{count > 0 ? children : <p className="text-ink-2">{empty}</p>}</div>
      </details>
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
          <summary className="touch inline-flex min-h-9 items-center text-sm font-semibold text-brand-ink">
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
