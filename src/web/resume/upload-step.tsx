import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getLatestResume, type ParseResumeResult } from '#contract/resume.ts'
import { queryOf } from '../lib/queries.ts'
import { readTried } from '../lib/tried.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { Link } from '../ui/link.tsx'
import { answersOf } from './answer-draft.ts'
import { AnswersInBrief } from './answers-in-brief.tsx'
import { DropZone } from './drop-zone.tsx'
import { StepHeading } from './question-frame.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { Answers } from './use-answers.ts'
import { useUpload, type Refusal } from './use-upload.ts'

/** Step 8: the resume, with a last look at the answers beside it. */
export function UploadStep({ answers, onResult }: { answers: Answers; onResult: (result: ParseResumeResult) => void }) {
  const words = useStrings('questionnaire').upload
  const { state, pick, retry, cancel } = useUpload(answersOf(answers.draft), onResult)
  const isBusy = state.stage === 'busy'
  useEffect(() => {
    // what shows the result arrives while the resume is read
    if (isBusy) void import('./fresh-result.tsx').catch(() => undefined)
  }, [isBusy])
  return (
    <div className="wrap grid gap-10 py-8 sm:py-12 lg:grid-cols-main-side lg:gap-16">
      <section className="grid content-start gap-6">
        <header className="grid gap-2">
          <StepHeading>{words.heading}</StepHeading>
          <p id="upload-limits" className="text-ink-2">
            {words.limits}
          </p>
        </header>
        {state.stage === 'busy' ? (
          <UploadProgress fileName={state.file.name} sent={state.sent} onCancel={cancel} />
        ) : (
          <>
            <Refused refusal={state.refusal} file={state.file} onRetry={retry} />
            <DropZone label={state.file ? words.chooseOther : words.choose} onFiles={pick} />
            <OtherWays />
            <LastResume />
          </>
        )}
      </section>
      <AnswersInBrief answers={answers} />
    </div>
  )
}

/** What went wrong, and the way on that fits it. A file that was not sent has nothing to retry. */
function Refused({
  refusal,
  file,
  onRetry,
}: {
  refusal: Refusal | undefined
  file: File | undefined
  onRetry: () => void
}) {
  const words = useStrings('questionnaire').upload
  const say = useSay()
  const asked = refusal?.question ? words.questions[refusal.question] : undefined
  return (
    <>
      <FocusedBanner message={asked?.ask ?? say(refusal?.message)} />
      {refusal?.fileName ? (
        <p className="-mt-3 truncate text-sm text-ink-2">{words.notSent(refusal.fileName)}</p>
      ) : null}
      {file ? (
        <div className="panel flex flex-wrap items-center justify-between gap-3 rounded-md py-3 pr-3 pl-4">
          <p className="min-w-0 flex-1">
            <span className="block text-sm text-ink-3">{words.chosen}</span>
            <span className="block truncate font-semibold">{file.name}</span>
          </p>
          <Button variant={refusal ? 'primary' : 'secondary'} onClick={onRetry}>
            {asked?.yes ?? (refusal ? words.tryAgain : words.uploadIt)}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function OtherWays() {
  const words = useStrings('questionnaire').upload
  const tried = readTried()?.skills.length ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <LinkButton variant="secondary" to={paths.resumeUpload({ step: 'skills' })}>
        {tried > 0 ? words.tried(tried) : words.noResume}
      </LinkButton>
      <a
        href="/sample-resume.pdf"
        download
        className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink underline underline-offset-3"
      >
        {words.sample}
      </a>
    </div>
  )
}

/** A resume that was read before; no news while it loads or when it cannot be loaded. */
function LastResume() {
  const words = useStrings('questionnaire').upload
  const { data: last } = useQuery(queryOf(getLatestResume))
  if (!last) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-lg">{last.status === 'manual' ? words.lastByHand : words.last}</h2>
        <p className="mt-1 text-sm break-words text-ink-2">
          {[last.fileName, words.savedOn(Date.parse(last.savedAt))].filter(Boolean).join(', ')}
        </p>
      </div>
      <Link
        to={paths.resumeUpload({ step: 'result' })}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-3"
      >
        {words.seeResult}
      </Link>
    </Card>
  )
}
