import type { InterviewFeedback } from '#contract/interview.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { LateModelText } from '../ui/model-text/late-model-text.tsx'

/** The one question asked about a short answer. */
export function ShortAnswerCard({
  feedback,
  isCode,
  onAddMore,
  onAnyway,
}: {
  feedback: InterviewFeedback
  isCode: boolean
  onAddMore: () => void
  onAnyway: () => void
}) {
  const words = useStrings('interview').short
  return (
    <Card aria-labelledby="short">
      <CardHeader id="short" title={words.title} note={isCode ? words.tooLittleCode : words.tooFewWords} />
      <span role="status" className="sr-only">
        {words.status}
      </span>
      <p className="mb-4 max-w-text text-ink-2">{words.counts}</p>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={onAddMore}>{words.more}</Button>
        <Button variant="secondary" onClick={onAnyway}>
          {words.anyway}
        </Button>
      </div>
      <LateModelText text={feedback.text} />
    </Card>
  )
}
