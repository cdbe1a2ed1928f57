import { useEffect } from 'react'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { answerInWords } from './question-words.ts'
import type { Answers } from './use-answers.ts'

/** The last look: each answer with its Change link. Saves what is not saved yet. */
export function AnswersInBrief({ answers }: { answers: Answers }) {
  const words = useStrings('questionnaire')
  const named = useNames()
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
          {words.summary.title}
        </h2>
        <p role="status" className="text-sm text-ink-3">
          {saving.isPending ? words.summary.saving : isSaved ? words.summary.saved : ''}
        </p>
      </div>
      {saving.isError ? (
        <div className="mt-3 grid justify-items-start gap-3">
          <Banner>
            {messageOf(saving.error)} {words.summary.kept}
          </Banner>
          <Button variant="secondary" size="sm" onClick={() => mutate(undefined)}>
            {words.summary.saveAgain}
          </Button>
        </div>
      ) : null}
      <dl className="mt-2">
        {([1, 2, 3, 4, 5, 6, 7] as const).map((number) => (
          <div
            key={number}
            className="grid grid-cols-beside gap-x-3 border-b border-line py-2.5 last:border-0 last:pb-0"
          >
            <dt className="text-note text-ink-3">{words.questions[number].short}</dt>
            <dd className="line-clamp-3 leading-snug font-semibold break-words">
              {answerInWords(number, draft, words, named)}
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1 self-center">
              <Link
                to={`${paths.resumeUpload({ step: String(number) })}&change`}
                state={{ from: 'upload' }}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline underline-offset-3"
              >
                {words.summary.change}
                <span className="sr-only">{words.summary.changeWhat(words.questions[number].short)}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
