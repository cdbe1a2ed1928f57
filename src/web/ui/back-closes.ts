import { useEffect, useEffectEvent } from 'react'

/**
 * What lies over the page closes with the browser's Back, as people expect on a phone. Each open layer has an entry in
 * the history, made of the page's own state and the number of layers, so that the router sees no move.
 */
const closers: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false
let isLeaving = false

const depth = (): number => (window.history.state as { layers?: number } | null)?.layers ?? 0

/** Closed by its button, a layer takes its entry along; a link in it has made a new one already, which stays. */
function follow(): void {
  clearTimeout(timer)
  if (isLeaving) return
  // a layer that is closed and opened again at once keeps its entry
  timer = setTimeout(() => {
    for (let layer = depth() + 1; layer <= closers.length; layer += 1)
      window.history.pushState({ ...(window.history.state as object | null), layers: layer }, '')
    if (depth() > closers.length) window.history.go(closers.length - depth())
  })
}

/** The whole page goes away: a step back in the history now would call that off. */
export function stopFollowing(): void {
  clearTimeout(timer)
  isLeaving = true
}

function onMove(): void {
  while (closers.length > depth()) closers.pop()?.()
  // an entry whose layer has gone, reached by Back from another page
  if (depth() > closers.length) window.history.go(closers.length - depth())
}

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const closer = () => onBack()
    closers.push(closer)
    if (!isListening) window.addEventListener('popstate', onMove)
    isListening = true
    follow()
    return () => {
      const at = closers.indexOf(closer)
      if (at >= 0) closers.splice(at, 1)
      follow()
    }
  }, [isOpen])
}
