import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openFinding, ruleIdOf } from './finding.tsx'

/** A link may lead to one finding ('#check-figures'): it is opened and takes the focus, once it is there. */
export function useFindingInAddress(isHere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const id = ruleIdOf(hash)
    if (!isHere || id === undefined) return undefined
    const frame = requestAnimationFrame(() => openFinding({ id }))
    return () => cancelAnimationFrame(frame)
  }, [hash, isHere])
}
