import { useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem.ts'
import { getLatestResume } from '#contract/resume.ts'
import { hasHistory } from '#core/resume/no-facts.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { resumeCheck } from '../../strings/en/resume-check.ts'
import { Strings, useStrings } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { BeforeAfter } from './before-after.tsx'
import { CheckScore } from './check-score.tsx'
import { Findings } from './findings.tsx'
import { useFindingInAddress } from './use-finding-in-address.ts'
import { useResumeCheck } from './use-resume-check.ts'

/** The check of the resume on file: score, findings and how to fix them. No model is asked. */
export function ResumeCheck({ isShown }: { isShown: boolean }) {
  return (
    <Strings of={{ resumeCheck }}>
      <CheckOf isShown={isShown} />
    </Strings>
  )
}

function CheckOf({ isShown }: { isShown: boolean }) {
  const words = useStrings('resumeCheck')
  const check = useResumeCheck('latest')
  useFindingInAddress(isShown && check.data !== undefined)
  if (check.data) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <CheckScore check={check.data} />
        <BeforeAfter />
        <Findings check={check.data} isOnFile />
      </div>
    )
  }
  if (check.isError && !check.isFetching) return <Refused error={check.error} onRetry={() => void check.refetch()} />
  return (
    <Loading label={words.checking}>
      <div className="grid gap-6">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Loading>
  )
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof Problem && error.code === 'resume.none'))
    return <ErrorState message={messageOf(error)} onRetry={onRetry} />
  return <NoFile />
}

/** No file is there to check: the way to one, by what there is instead of it. */
function NoFile() {
  const { none, typed } = useStrings('resumeCheck')
  const latest = useQuery(queryOf(getLatestResume))
  const words = latest.data && hasHistory(latest.data.facts) ? typed : none
  return (
    <EmptyState
      title={words.title}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {words === typed ? (
            <LinkButton to={paths.documents()}>{typed.download}</LinkButton>
          ) : (
            <LinkButton to={paths.resume({ build: '1' })}>{none.build}</LinkButton>
          )}
          <LinkButton to={paths.resumeUpload({ step: '8' })} variant="secondary">
            {words.upload}
          </LinkButton>
        </span>
      }
    >
      {words.text}
    </EmptyState>
  )
}
