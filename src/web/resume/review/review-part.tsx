import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { getLatestResume, type SavedResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryOf, useUserDetails } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { resumeFacts } from '../../strings/en/resume-facts.ts'
import { resumeReview as englishResumeReview } from '../../strings/en/resume-review.ts'
import { Strings, useRoom } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DeleteResume } from './delete-resume.tsx'
import { FileKeeping } from './file-keeping.tsx'
import { Review } from './review.tsx'
import { TakeAlong } from './take-along.tsx'
import './review.css'

/** What was read, to be checked, corrected, confirmed, taken along or deleted: a part of the resume's page. */
export function ReviewPart({ isShown }: { isShown: boolean }) {
  const person = useUserDetails()
  const failed = person.isError && !person.data ? person : undefined
  if (person.data) {
    return (
      <Strings of={{ resumeReview: englishResumeReview, resumeFacts }}>
        <ReviewOf person={person.data} isShown={isShown} />
      </Strings>
    )
  }
  return (
    <div className="wrap py-10">
      {failed ? <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} /> : <Waiting />}
    </div>
  )
}

function ReviewOf({ person, isShown }: { person: UserInfo; isShown: boolean }) {
  const resumeReview = useRoom('resumeReview', englishResumeReview)
  const latest = useQuery(queryOf(getLatestResume))
  const [params] = useSearchParams()
  const [deletions, setDeletions] = useState(0)
  if (latest.data === undefined) {
    return (
      <div className="wrap py-10">
        {latest.isError ? (
          <ErrorState
            message={messageOf(latest.error)}
            onRetry={() => void latest.refetch()}
            isRetrying={latest.isFetching}
          />
        ) : (
          <Waiting />
        )}
      </div>
    )
  }
  if (latest.data === null && !params.has(BUILD)) {
    return (
      <div className="wrap grid max-w-3xl gap-6 py-10">
        <h1 className="text-3xl tracking-heading">{resumeReview.heading}</h1>
        <EmptyState
          title={resumeReview.none.title}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to={paths.resumeUpload({ step: '8' })}>{resumeReview.none.upload}</LinkButton>
              <LinkButton to={paths.resume({ [BUILD]: '1' })} variant="secondary">
                {resumeReview.none.build}
              </LinkButton>
            </span>
          }
        >
          {resumeReview.none.text}
        </EmptyState>
        <FileKeeping hasResume={false} />
      </div>
    )
  }
  return (
    <>
      <Review key={deletions} person={person} newest={latest.data ?? blankResume(person)} isShown={isShown} />
      {latest.data ? (
        <div className="wrap grid gap-6 pb-16 lg:grid-cols-2">
          <TakeAlong name={latest.data.facts.basics.name} isDraft={latest.data.status === 'draft'} />
          <FileKeeping hasResume />
          <div className="lg:col-span-2">
            <DeleteResume
              userId={person.user_id}
              resume={latest.data}
              onDeleted={() => setDeletions((count) => count + 1)}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** In the address: without a resume, one is written in the same form that others are corrected in. */
const BUILD = 'build'

function blankResume({ first_name: first, last_name: last, email }: UserInfo): SavedResume {
  return {
    resumeId: '',
    version: 0,
    fileName: null,
    file: null,
    status: 'manual',
    savedAt: '',
    facts: { ...NO_FACTS, basics: { ...NO_FACTS.basics, name: `${first} ${last}`.trim(), email } },
    evidence: {},
    warnings: [],
  }
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-10 w-3/5" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-144 rounded-lg" />
          <Skeleton className="h-144 rounded-lg" />
        </div>
      </div>
    </Loading>
  )
}
