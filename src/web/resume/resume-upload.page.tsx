import { messageOf } from '../lib/errors.ts'
import { useUserDetails } from '../lib/queries.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { Onboarding } from './onboarding.tsx'
import { QuestionLanguage } from './question-language.tsx'

export const meta = () => [{ title: questionnaire.pageTitle }]

export default function ResumeUpload() {
  const person = useUserDetails()
  if (person.data) {
    return (
      <QuestionLanguage person={person.data}>
        <Onboarding key={person.data.user_id} person={person.data} />
      </QuestionLanguage>
    )
  }
  return (
    <div className="wrap max-w-2xl py-10 sm:py-14">
      {person.isPending || person.isFetching ? (
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
