import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { buttonClass } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import type { ParsedCourse } from '#contract/resume.ts'

/** One recommended course: all its fields, and why it is here. Titles and descriptions are English in every language. */
export function CourseCard({ course, number }: { course: ParsedCourse; number: number }) {
  const words = useStrings('resumeResult').courses
  const say = useSay()
  // how many weeks it takes follows from the person's own hours, said at the step
  const duration = course.duration.replace(/ \(.*\)$/u, '')
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 py-2 [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className="route-node tnum flex-none text-note font-strong text-brand-ink!">
            {number}
          </span>
          <span className="min-w-0 flex-1">
            <h4 lang="en" className="text-base leading-snug tracking-close">
              {course.title}
            </h4>
            <span className="text-note text-ink-3">
              {say(duration)}, {course.platform}
            </span>
          </span>
          <ChevronDown size={18} aria-hidden className="flex-none text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-5 sm:pl-10.5">
          <p className="text-sm text-ink-3">
            {course.institution && course.institution !== course.platform
              ? words.by(course.institution, course.platform)
              : course.platform}
          </p>
          <div className="flex flex-wrap gap-2">
            <Chip>{say(duration)}</Chip>
            <Chip>{say(course.level)}</Chip>
          </div>
          <p lang="en" className="text-ink-2">
            {course.description}
          </p>
          <ul className="grid gap-2">
            <Benefit title={words.forDreamRole} text={say(course.benefitsDream)} />
            <Benefit title={words.forInterimRole} text={say(course.benefitsInterim)} />
          </ul>
          <a
            href={course.link}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
          >
            {words.openOn(course.platform)}
            <ExternalLink size={17} aria-hidden />
            <span className="sr-only">{words.whichOpens(course.title)}</span>
          </a>
        </div>
      </details>
    </li>
  )
}

function Benefit({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <li className="rounded-md bg-sunken px-4 py-3">
      <p className="text-note font-semibold text-ink-3">{title}</p>
      <p className="text-md">{text}</p>
    </li>
  )
}
