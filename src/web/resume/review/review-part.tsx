import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { getProfile } from '#contract/document-profile.ts'
import { getLatestResume, type SavedResume } from '#contract/resume.ts'
import { factsFromProfile } from '#core/documents/facts-from-profile.ts'
import { hasHistory, NO_FACTS } from '#core/resume/no-facts.ts'
import type { Profile } from '#core/documents/profile.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { tokenStorage } from '../../lib/browser-session.ts'
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
import { loadReview } from './review-storage.ts'
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
  // what was begun here and is not confirmed comes back at the page's plain address too
  const isBegun = () => loadReview(tokenStorage, person.user_id, NOT_SAVED) !== undefined
  const isBuilding = latest.data === null && (params.has(BUILD) || isBegun())
  const profile = useQuery({ ...queryOf(getProfile), enabled: isBuilding })
  if (latest.data === undefined || (isBuilding && profile.isPending)) {
    return (
      // a key, so that the browser does not take this for a part of what follows that was moved
      <div key="waiting" className="wrap py-10">
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
  if (latest.data === null && !isBuilding) {
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
        <FileKeeping wasRead={false} />
      </div>
    )
  }
  return (
    <>
      <Review
        key={deletions}
        person={person}
        newest={latest.data ? withAccount(latest.data, person) : resumeOfFacts(person, profile.data)}
        isShown={isShown}
      />
      {latest.data ? (
        <div className="wrap grid gap-6 pb-16 lg:grid-cols-2">
          <TakeAlong name={latest.data.facts.basics.name} isDraft={latest.data.status === 'draft'} />
          <FileKeeping wasRead={latest.data.status !== 'manual'} />
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
const NOT_SAVED = { resumeId: '', version: 0 }

function resumeOfFacts(person: UserInfo, stored: { profile: Profile } | undefined): SavedResume {
  const facts = stored ? factsFromProfile(stored.profile) : NO_FACTS
  return {
    ...NOT_SAVED,
    fileName: null,
    file: null,
    status: 'manual',
    savedAt: '',
    facts: named(facts, person),
    evidence: {},
    warnings: [],
  }
}

/** Of somebody who has written nothing but skills so far, the name and the address of the account are offered. */
function withAccount(resume: SavedResume, person: UserInfo): SavedResume {
  const isBegun = resume.status !== 'manual' || hasHistory(resume.facts)
  return isBegun ? resume : { ...resume, facts: named(resume.facts, person) }
}

function named(facts: ResumeFacts, { first_name: first, last_name: last, email }: UserInfo): ResumeFacts {
  const { basics } = facts
  return {
    ...facts,
    basics: { ...basics, name: basics.name ?? `${first} ${last}`.trim(), email: basics.email ?? email },
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
