import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { InterviewFeedback } from '#contract/interview.ts'

/** Sentences that an interviewer would object to, each with what is right. */
export function MisconceptionList({ misconceptions }: Pick<InterviewFeedback, 'misconceptions'>) {
  return (
    <ul className="grid gap-3">
      {misconceptions.map(({ said, wrong, right }) => (
        <li key={`${said}${wrong}`} className="flex gap-3 rounded-md bg-amber-soft px-4 py-3 text-md">
          <TriangleAlert size={18} className="mt-0.5 flex-none text-amber-ink" aria-hidden />
          <span className="min-w-0 break-words">
            <q className="text-ink-2">{said}</q>
            <span className="mt-1 block font-mid">{wrong}</span>
            <span className="block">{right}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
