import { useEffect, useRef, useState } from 'react'
import { Contours } from './contours.tsx'
import type { Terrain } from './draw-contours.ts'

/** Further down a page: drawn before one gets there, and no part of what is sent. Without scripts the dawn is enough. */
export function LateContours(terrain: Terrain) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return isNear ? <Contours {...terrain} /> : <span ref={place} aria-hidden="true" className="absolute inset-0" />
}
