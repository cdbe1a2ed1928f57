import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link may lead to one fact ('#fact-experience-2'): it is brought into view and takes the focus, which lights it up. */
export function useFactInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith('#fact-')) return undefined
    const frame = requestAnimationFrame(() => {
      const fact = document.getElementById(hash.slice(1))
      fact?.scrollIntoView({ block: 'center' })
      fact?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
