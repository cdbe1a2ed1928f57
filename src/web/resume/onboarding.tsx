import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import type { ParseResumeResult } from '#contract/resume.ts'
import { paths } from '../paths.ts'
import { Question } from './question.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { SkillsByHand } from './skills-by-hand.tsx'
import { UploadStep } from './upload-step.tsx'
import { stepOf } from './steps.ts'
import { useAnswers } from './use-answers.ts'
import { usePlace } from './use-place.ts'

const FreshResult = lazy(async () => ({ default: (await import('./fresh-result.tsx')).FreshResult }))
const LatestResult = lazy(async () => ({ default: (await import('./latest-result.tsx')).LatestResult }))

/** /resume-upload: the seven questions, the upload, its result. Which of them is in the URL. */
export function Onboarding({ person }: { person: UserInfo }) {
  const answers = useAnswers(person)
  const { place, isAsFar, goTo } = usePlace(answers.draft)
  const [result, setResult] = useState<ParseResumeResult>()
  if (!isAsFar) return <Navigate to={paths.resumeUpload({ step: stepOf(place) })} replace />

  const showResult = (fresh: ParseResumeResult | undefined) => {
    setResult(fresh)
    if (fresh) answers.saving.mutate(fresh.recommendations.courses.map(({ courseId }) => ({ courseId })))
    void goTo('result')
  }
  switch (place) {
    case 'upload':
      return <UploadStep answers={answers} onResult={showResult} />
    case 'skills':
      return <SkillsByHand answers={answers} onSaved={() => showResult(undefined)} />
    case 'result':
      return (
        <Suspense fallback={<ResultSkeleton />}>
          {result ? <FreshResult result={result} answers={answers} /> : <LatestResult person={person} />}
        </Suspense>
      )
    default:
      return <Question key={place} question={place} answers={answers} goTo={goTo} />
  }
}
