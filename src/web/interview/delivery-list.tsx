import type { InterviewFeedback } from '#contract/interview.ts'
import { COMFORTABLE_PACE } from '#core/interview/scores/delivery.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { durationWords } from './words.ts'

type Figures = InterviewFeedback['delivery']

/** Counted, never scored. */
export function DeliveryList({ delivery }: { delivery: Figures }) {
  const { delivery: words, duration } = useStrings('interview')
  const aloud = durationWords(Math.max(10, delivery.speakingSeconds), duration)
  const rows: [string, string, string][] = [
    [words.length, words.words(delivery.words), words.lengths[delivery.length](aloud)],
    ...paceRow(delivery, words),
    [words.fillers, words.per100(delivery.fillersPer100), words.fillersNote],
    [words.hedges, words.per100(delivery.hedgesPer100), words.hedgesNote],
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {rows.map(([name, figure, note]) => (
        <div key={name} className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="tnum font-semibold">{figure}</dd>
          <dd className="text-note text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** None where nothing was spoken. */
function paceRow(
  { wordsPerMinute, pace }: Figures,
  words: Catalogue['interview']['delivery'],
): [string, string, string][] {
  if (wordsPerMinute === null || pace === null) return []
  return [[words.pace, words.perMinute(wordsPerMinute), words.paces[pace](COMFORTABLE_PACE.from, COMFORTABLE_PACE.to)]]
}
