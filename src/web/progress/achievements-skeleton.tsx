import { Skeleton } from '../ui/skeleton.tsx'

export function AchievementsSkeleton() {
  return (
    <div className="grid gap-3.5 sm:gap-5 lg:grid-cols-12">
      <Skeleton className="h-75 rounded-lg lg:col-span-12" />
      <Skeleton className="h-16 rounded-lg lg:col-span-12" />
      <div className="grid gap-3.5 sm:grid-cols-2 lg:col-span-12 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg lg:col-span-12" />
    </div>
  )
}
