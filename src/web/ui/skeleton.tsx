import { useEffect, useState, type ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

/** A grey block in the shape of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-skeleton rounded-sm bg-sunken', className)} />
}

const SKELETON_AFTER_MS = 300

/** 'Loading…' at once; from 300 ms the shape of the result. */
export function Loading({ children, label }: { children?: ReactNode; label?: string }) {
  const { loading } = useStrings('shell')
  const isSlow = useIsAfter(SKELETON_AFTER_MS)
  return (
    <div aria-busy="true">
      {children && isSlow ? (
        <>
          <span role="status" className="sr-only">
            {label ?? loading}
          </span>
          {children}
        </>
      ) : (
        <div className="grid min-h-40 place-items-center">
          <Spinner label={label} />
        </div>
      )}
    </div>
  )
}

function useIsAfter(delayMs: number): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isAfter
}
