import { useEffect, useRef, useState } from 'react'

/** So near the end counts as reading the end. */
const NEAR_PX = 40

/**
 * Keeps the end of a growing box in view, unless its reader has scrolled up. `turns` counts what was said: a new
 * question takes the reader along in any case.
 */
export function useFollow(turns: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isBehind, setIsBehind] = useState(false)
  const hasTurns = turns > 0

  const toEnd = () => {
    follows.current = true
    setIsBehind(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }
  useEffect(() => {
    if (turns > 0) toEnd()
  }, [turns])
  useEffect(() => {
    const frame = box.current
    if (!frame || !content.current) return
    const isNear = () => frame.scrollHeight - frame.scrollTop - frame.clientHeight <= NEAR_PX
    const onScroll = () => {
      follows.current = isNear()
      if (follows.current) setIsBehind(false)
    }
    const grown = new ResizeObserver(() => {
      if (follows.current) frame.scrollTop = frame.scrollHeight
      else setIsBehind(!isNear())
    })
    grown.observe(content.current)
    frame.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      frame.removeEventListener('scroll', onScroll)
    }
  }, [hasTurns])
  return { box, content, isBehind, toEnd }
}
