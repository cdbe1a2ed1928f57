import { Loaded } from '../lib/loaded.tsx'
import { useUserDetails } from '../lib/queries.ts'
import { Coach } from './coach.tsx'
import { useAiStatus, useResumeOnFile } from './coach-queries.ts'
import { CoachSkeleton } from './coach-skeleton.tsx'

export const meta = () => [{ title: 'AI Resume Analysis · Waymark' }]

const FAILED = 'This page could not be loaded. Please try again.'

export default function AiAnalysisPage() {
  const status = useAiStatus()
  const person = useUserDetails()
  const onFile = useResumeOnFile()
  return (
    <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
      <h1 className="text-3xl tracking-[-0.03em]">AI Resume Analysis</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">Upload your resume for instant AI-powered analysis and career guidance.</p>
      <Loaded query={status} skeleton={<CoachSkeleton />} otherwise={FAILED}>
        {(loadedStatus) => (
          <Loaded query={person} skeleton={<CoachSkeleton />} otherwise={FAILED}>
            {({ user_id: userId }) => <Coach key={userId} userId={userId} status={loadedStatus} onFile={onFile} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}
