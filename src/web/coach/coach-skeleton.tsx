import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function CoachSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-44 rounded-lg" />
      <div className="grid items-start gap-5 lg:grid-cols-7-5">
        <Card className="grid gap-4">
          <Skeleton className="h-6 w-44" />
          <AnswerSkeleton />
        </Card>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  )
}

/** Lines of text that are on their way. */
export function AnswerSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
