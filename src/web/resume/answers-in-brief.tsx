import { useEffect } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { answerInWords, questions } from './question-words.ts'
import type { Answers } from './use-answers.ts'

/** The last look: each answer with its Change link. Saves what is not saved yet. */
export function AnswersInBrief({ answers }: { answers: Answers }) {
  const { draft, isSaved, saving } = answers
  const { mutate } = saving
  useEffect(() => {
    if (!isSaved) mutate(undefined)
    // Once, on arrival: a failed save is tried again by its button.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <Card aria-labelledby="answers-title" className="self-start">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="answers-title" className="text-lg">
          Your answers
        </h2>
        <p role="status" className="text-sm text-ink-3">
          {saving.isPending ? 'Saving…' : isSaved ? 'Saved' : ''}
        </p>
      </div>
      {saving.isError ? (
        <div className="mt-3 grid justify-items-start gap-3">
          <Banner>{messageOf(saving.error)} Your answers are kept on this device.</Banner>
          <Button variant="secondary" size="sm" onClick={() => mutate(undefined)}>
            Save again
          </Button>
        </div>
      ) : null}
      <dl className="mt-2">
        {([1, 2, 3, 4, 5, 6, 7] as const).map((number) => (
          <div key={number} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 last:border-0 last:pb-0">
            <dt className="text-[0.8125rem] text-ink-3">{questions[number].short}</dt>
            <dd className="line-clamp-3 leading-snug font-semibold break-words">{answerInWords(number, draft)}</dd>
            <dd className="col-start-2 row-span-2 row-start-1 self-center">
              <Link
                to={`${paths.resumeUpload({ step: String(number) })}&change`}
                state={{ from: 'upload' }}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline underline-offset-3"
              >
                Change<span className="sr-only"> {questions[number].short.toLowerCase()}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
