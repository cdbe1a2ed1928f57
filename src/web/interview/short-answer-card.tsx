import type { InterviewFeedback } from '#contract/interview.ts'
import { LEAST_CODE_CHARACTERS, LEAST_WORDS } from '#core/interview/short-answer.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ModelText } from '../ui/model-text/model-text.tsx'

/** The one question asked about a short answer. */
export function ShortAnswerCard({ feedback, isCode, onAddMore, onAnyway }: { feedback: InterviewFeedback; isCode: boolean; onAddMore: () => void; onAnyway: () => void }) {
  return (
    <Card aria-labelledby="short">
      <CardHeader id="short" title="Add more or submit anyway?" note={isCode ? `Under ${LEAST_CODE_CHARACTERS} characters of code` : `Under ${LEAST_WORDS} words`} />
      <span role="status" className="sr-only">
        Your answer is short. Add more or submit it anyway.
      </span>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={onAddMore}>Add more</Button>
        <Button variant="secondary" onClick={onAnyway}>
          Submit anyway
        </Button>
      </div>
      <ModelText text={feedback.text} />
    </Card>
  )
}
