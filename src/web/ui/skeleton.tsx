import { useEffect, useState, type ReactNode } from 'react'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useIsOnline } from './use-is-online.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

/** A grey block in the shape of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-skeleton rounded-sm bg-sunken', className)} />
}

const SKELETON_AFTER_MS = 300

/**
 * 'Loading…' at once; from 300 ms the shape of the result, whose place is kept from the start: nothing moves. Without a
 * connection it says what it waits for: what is only read is held back until there is one again (`isRead`).
 */
export function Loading({
  children,
  label,
  isRead = true,
}: {
  children?: ReactNode
  label?: string
  isRead?: boolean
}) {
  const { loading, loadsWhenOnline } = useStrings('shell')
  const isSlow = useIsAfter(SKELETON_AFTER_MS)
  const isHeld = !useIsOnline() && isSlow && isRead
  const hasShape = Boolean(children) && isSlow && !isHeld
  return (
    <div aria-busy="true" className="grid grid-cols-1 *:[grid-area:1/1]">
      {hasShape ? (
        <span role="status" className="sr-only">
          {label ?? loading}
        </span>
      ) : (
        <div className={classes('grid place-items-center', children ? 'max-h-40' : 'h-40')}>
          {isHeld ? (
            // no role of status: a notice at the foot of every page tells a screen reader once
            <p className="flex items-center gap-2.5 text-ink-2">
              <CloudOff size={18} className="flex-none" aria-hidden />
              {loadsWhenOnline}
            </p>
          ) : (
            <Spinner label={label} />
          )}
        </div>
      )}
      <div className={hasShape ? undefined : 'invisible'}>{children}</div>
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
