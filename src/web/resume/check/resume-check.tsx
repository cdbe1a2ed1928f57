import { Problem } from '#contract/problem.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { resumeCheck } from '../../strings/en/resume-check.ts'
import { Strings, useStrings } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CheckResult } from './check-result.tsx'
import { useResumeCheck, type CheckSource } from './use-resume-check.ts'

/** The resume check of a chosen file or of the resume on file: score, findings and how to fix them. No model is asked. */
export function ResumeCheck({ source }: { source: CheckSource }) {
  return (
    <Strings of={{ resumeCheck }}>
      <CheckOf source={source} />
    </Strings>
  )
}

function CheckOf({ source }: { source: CheckSource }) {
  const words = useStrings('resumeCheck')
  const check = useResumeCheck(source)
  if (check.data) return <CheckResult check={check.data} isOnFile={source === 'latest'} />
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
  const words = useStrings('resumeCheck').none
  if (!(error instanceof Problem && error.code === 'resume.none'))
    return <ErrorState message={messageOf(error)} onRetry={onRetry} />
  return (
    <EmptyState
      title={words.title}
      action={<LinkButton to={paths.resumeUpload({ step: '8' })}>{words.upload}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  )
}
