import { useEffect, useRef } from 'react'
import { takeEnded } from './settle-attempt.ts'

/** The heading of a result: once it is drawn, what just ended is announced there, by focus and at the top of the window. */
export function useVerdict(what: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takeEnded(what)) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [what])
  return heading
}
