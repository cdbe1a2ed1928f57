import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { getLatestResume } from '#contract/resume.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { factsOfSaved } from './result-facts.ts'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'

/** The last saved result: after a reload, from the upload page, or picked by hand. */
export function LatestResult({ person }: { person: UserInfo }) {
  const latest = useQuery(queryOf(getLatestResume))
  const saved = person.career_questions
  if (latest.data === null || !saved) return <Navigate to={paths.resumeUpload({ step: '8' })} replace />
  if (latest.data) {
    return (
      <ResultView
        facts={factsOfSaved(latest.data, saved)}
        dreamRole={saved.dreamRole}
        isInterimWanted={saved.interimRole}
        saving={{ status: 'saved' }}
      />
    )
  }
  if (!latest.isError) return <ResultSkeleton />
  return (
    <div className="wrap py-10">
      <ErrorState
        message={messageOf(latest.error)}
        onRetry={() => void latest.refetch()}
        isRetrying={latest.isFetching}
      />
    </div>
  )
}
