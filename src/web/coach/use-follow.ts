import { useEffect, useRef, useState } from 'react'

/** So near the end counts as reading the end. */
const NEAR_PX = 40

/**
 * Keeps the end of a growing box in view, unless its reader has scrolled up. `turns` counts what was said: a new
 * question takes the reader along in any case, and before the first there is nothing to follow: what the conversation begins
 * with is read from its top.
 */
export function useFollow(turns: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isBehind, setIsBehind] = useState(false)

  useEffect(() => {
    if (turns === 0) return
    follows.current = true
    scrollToEnd(box.current)
  }, [turns])
  const hasBegun = turns > 0
  useEffect(() => {
    if (!hasBegun) return undefined
    const frame = box.current
    const grown = new ResizeObserver(() => {
      if (follows.current) scrollToEnd(frame)
      else setIsBehind(!isAtEnd(frame))
    })
    let top = 0
    // only a way up is a reader's: growth moves the end away, too, before it is followed
    const onScroll = () => {
      const now = frame?.scrollTop ?? 0
      if (isAtEnd(frame)) {
        follows.current = true
        setIsBehind(false)
      } else if (now < top) follows.current = false
      top = now
    }
    if (content.current) grown.observe(content.current)
    frame?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      frame?.removeEventListener('scroll', onScroll)
    }
  }, [hasBegun])
  return { box, content, isBehind, toEnd: () => scrollToEnd(box.current) }
}

function scrollToEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight })
}

function isAtEnd(box: HTMLElement | null): boolean {
  return box === null || box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX
}
