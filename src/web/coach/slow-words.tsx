import { useEffect, useState, type ReactNode } from 'react'

const SLOW_AFTER_MS = 10_000

/** Says something once waiting has become long. */
export function SlowWords({ children }: { children: ReactNode }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? children : null
}
