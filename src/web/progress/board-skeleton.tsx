import { Skeleton } from '../ui/skeleton.tsx'

export function BoardSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className="mb-3 h-52 rounded-lg" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-14 rounded-md" />
      ))}
    </div>
  )
}
