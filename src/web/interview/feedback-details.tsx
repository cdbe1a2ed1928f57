import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { InterviewFeedback } from '#contract/interview.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { LateModelText } from '../ui/model-text/late-model-text.tsx'
import { BandMeter } from './band-meter.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { MisconceptionList } from './misconception-list.tsx'

/** Everything on one answer: the words first, then what they stand on. */
export function FeedbackDetails({ feedback, headingLevel = 3 }: { feedback: InterviewFeedback; headingLevel?: 3 | 4 }) {
  const { feedback: words, delivery } = useStrings('interview')
  const Heading = `h${headingLevel}` as 'h3'
  const heading = 'mb-3 text-base font-semibold'
  return (
    <div className="grid gap-7">
      {feedback.isLanguageRead ? null : <Banner tone="notice">{words.otherLanguage}</Banner>}
      <LateModelText text={feedback.text} headingLevel={headingLevel} />
      {feedback.isShort ? null : (
        <section>
          <Heading className={heading}>{words.judged}</Heading>
          <Judged feedback={feedback} />
        </section>
      )}
      {feedback.misconceptions.length === 0 ? null : (
        <section>
          <Heading className={heading}>{words.misconceptions}</Heading>
          <MisconceptionList misconceptions={feedback.misconceptions} />
        </section>
      )}
      <section>
        <Heading className={heading}>{words.mentions}</Heading>
        <p className="mb-3 text-sm text-ink-2">{words.mentionsNote}</p>
        <ul className="grid gap-2">
          {feedback.points
            .toSorted((one, other) => Number(other.isMentioned) - Number(one.isMentioned))
            .map(({ text, isMentioned, quote }) => (
              <li key={text} className="flex gap-2.5 text-md">
                {isMentioned ? (
                  <Check size={18} className="mt-0.5 flex-none text-green-ink" aria-hidden />
                ) : (
                  <Circle size={18} className="mt-0.5 flex-none text-ink-3" aria-hidden />
                )}
                <span>
                  <span className="sr-only">{isMentioned ? words.heard : words.notHeard} </span>
                  {text}
                  {quote === null ? null : (
                    <span className="block text-sm break-words text-ink-2">
                      {isMentioned ? words.quote(quote) : words.perhapsHere(quote)}
                    </span>
                  )}
                </span>
              </li>
            ))}
        </ul>
        {feedback.redFlags.length === 0 ? null : (
          <>
            <p className="mt-4 text-sm font-mid">{words.redFlags}</p>
            <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm text-ink-2">
              {feedback.redFlags.map((flag) => (
                <li key={flag}>{flag}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <Heading className={heading}>
          {delivery.title} <span className="font-normal text-ink-3">{delivery.note}</span>
        </Heading>
        <DeliveryList delivery={feedback.delivery} />
      </section>
    </div>
  )
}

function Judged({ feedback }: { feedback: InterviewFeedback }) {
  const { dimensions, feedback: words } = useStrings('interview')
  return (
    <ul className="divide-y divide-line">
      {feedback.dimensions.map(({ dimension, band, quote }) => (
        <li key={dimension} className="grid gap-1 py-2.5 sm:grid-cols-[9rem_11rem_1fr] sm:items-center sm:gap-4">
          <span className="text-md font-mid">{dimensions[dimension]}</span>
          <BandMeter band={band} />
          <span className="min-w-0 text-sm break-words text-ink-2">
            {band === null ? words.whyNot[feedback.by] : evidenceWords(feedback.by, quote, words)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function evidenceWords(
  by: InterviewFeedback['by'],
  quote: string | null,
  words: Catalogue['interview']['feedback'],
): string {
  if (quote !== null) return words.quote(quote)
  return by === 'model' ? words.noEvidence : ''
}
