import type { InterviewFeedback } from '#contract/interview.ts'
import { COMFORTABLE_PACE } from '#core/interview/delivery.ts'
import { durationWords } from './words.ts'

type Figures = InterviewFeedback['delivery']

const PACES = { slow: 'rather slow', comfortable: 'easy to follow', fast: 'rather fast' } as const
const LENGTHS = { short: 'there is room for more', fits: 'fits the question', long: 'longer than it needs' } as const

/** Counted, never scored. */
export function DeliveryList({ delivery }: { delivery: Figures }) {
  const rows: [string, string, string][] = [
    ['Length', `${delivery.words} words`, `${LENGTHS[delivery.length]}; said aloud ${durationWords(Math.max(10, delivery.speakingSeconds))}`],
    ...(delivery.wordsPerMinute === null || delivery.pace === null
      ? []
      : [['Pace', `${delivery.wordsPerMinute} words a minute`, `${PACES[delivery.pace]}; ${COMFORTABLE_PACE.from} to ${COMFORTABLE_PACE.to} is comfortable`] as [string, string, string]]),
    ['Fillers', `${delivery.fillersPer100} in 100 words`, '“um”, “you know”, “basically”'],
    ['Hedges', `${delivery.hedgesPer100} in 100 words`, '“maybe”, “I think”, “sort of”'],
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {rows.map(([name, figure, note]) => (
        <div key={name} className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="tnum font-semibold">{figure}</dd>
          <dd className="text-[0.8125rem] text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
