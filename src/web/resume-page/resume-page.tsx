import { lazy, Suspense, useState, type ComponentType } from 'react'
import { paths } from '../paths.ts'
import { usePath } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

type PartProps = { isShown: boolean }

/** The tabs of the page by their addresses; each is fetched when it is first opened. */
const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  [paths.resume()]: lazy(async () => ({ default: (await import('../resume/review/review-part.tsx')).ReviewPart })),
  [paths.resumeCheck()]: lazy(async () => ({ default: (await import('../resume/check/check-part.tsx')).CheckPart })),
  [paths.aiAnalysis()]: lazy(async () => ({ default: (await import('../coach/coach-part.tsx')).CoachPart })),
}

/**
 * One page of the resume on file: what was read, its check, and what the AI says of it. Going from tab to tab changes the
 * address and nothing else: what is half corrected, opened or still being written goes on where it was.
 */
export function ResumePage() {
  const path = usePath().toLowerCase().replace(/\/$/, '')
  const [opened, setOpened] = useState<readonly string[]>([path])
  if (!opened.includes(path)) setOpened([...opened, path])
  return opened.map((address) => {
    const Part = parts[address]
    const isShown = address === path
    return Part ? (
      <div key={address} hidden={!isShown}>
        <Suspense fallback={<Waiting />}>
          <Part isShown={isShown} />
        </Suspense>
      </div>
    ) : null
  })
}

function Waiting() {
  return (
    <Page>
      <Loading>
        <div className="grid gap-6">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-144 rounded-lg" />
        </div>
      </Loading>
    </Page>
  )
}
