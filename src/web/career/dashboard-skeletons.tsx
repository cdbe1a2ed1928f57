import { Skeleton } from '../ui/skeleton.tsx'

/** Grey shapes of the dashboard's blocks, each of the height of what will come. */

export function DashboardSkeleton() {
  return (
    <>
      <HeroSkeleton />
      <div className="mt-4.5 grid gap-4.5 lg:grid-cols-3">
        <Skeleton className="h-96 rounded-lg lg:col-span-2" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </>
  )
}

export function HeroSkeleton() {
  return (
    <>
      <Skeleton className="h-80 rounded-lg lg:h-90" />
      <div className="mt-4.5 grid gap-4.5 lg:grid-cols-4">
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-20 rounded-lg" />
      </div>
    </>
  )
}

export function MatchSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {['dream', 'interim'].map((bar) => (
        <div key={bar} className="grid gap-4">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </div>
  )
}

export function PathSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-2 w-full" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-7 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function RoleSkeleton() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {['first', 'second'].map((role) => (
        <div key={role} className="grid gap-4">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  )
}
