import { useQuery } from '@tanstack/react-query'
import { getLatestResume } from '#contract/resume.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Onboarding } from './onboarding.tsx'
import { QuestionLanguage } from './question-language.tsx'

export const meta = (texts: Partial<Catalogue>) => [{ title: (texts.questionnaire ?? questionnaire).pageTitle }]

export default function ResumeUpload() {
  const person = useUserDetails()
  // What was read before would push the answers down if it came after them.
  const latest = useQuery(queryOf(getLatestResume))
  const isHeld = person.data?.career_questions && latest.isPending
  if (person.data && !isHeld) {
    return (
      <QuestionLanguage person={person.data}>
        <Onboarding key={person.data.user_id} person={person.data} />
      </QuestionLanguage>
    )
  }
  return (
    <div className="wrap max-w-2xl py-10 sm:py-14">
      {person.isPending || person.isFetching || isHeld ? (
        <Loading>
          <QuestionSkeleton />
        </Loading>
      ) : (
        <ErrorState message={messageOf(person.error)} onRetry={() => void person.refetch()} />
      )}
    </div>
  )
}

function QuestionSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </div>
  )
}
