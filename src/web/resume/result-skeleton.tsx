import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** While the result, or the part of the page that shows it, is on its way. */
export function ResultSkeleton() {
  return (
    <div className="wrap py-10">
      <Loading>
        <div className="grid gap-6">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </Loading>
    </div>
  )
}
