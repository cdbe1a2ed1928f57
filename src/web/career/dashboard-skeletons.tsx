import { Skeleton } from '../ui/skeleton.tsx'

/** Grey shapes of the dashboard's blocks, each of the height of what will come. */

export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-9 w-72 max-w-full" />
      <Skeleton className="mb-7 h-5 w-96 max-w-full" />
      <div className="grid gap-5 lg:grid-cols-12">
        <Skeleton className="h-68 rounded-lg lg:col-span-8" />
        <Skeleton className="h-68 rounded-lg lg:col-span-4" />
        <Skeleton className="h-40 rounded-lg lg:col-span-6" />
        <Skeleton className="h-40 rounded-lg lg:col-span-6" />
        <Skeleton className="h-130 rounded-lg lg:col-span-8" />
        <Skeleton className="h-130 rounded-lg lg:col-span-4" />
      </div>
    </>
  )
}

export function NextStepSkeleton() {
  return (
    <div className="grid min-h-46 content-start gap-4">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-6 h-11 w-60" />
    </div>
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

export function RadarSkeleton() {
  return (
    <div className="grid justify-items-center gap-6">
      <Skeleton className="size-48 rounded-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
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
