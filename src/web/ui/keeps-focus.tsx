import { useEffect, useRef, type ReactNode } from 'react'

const REACHABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
const LAYER = '[role=menu], [role=dialog]'

/** When what has the focus is taken out of here, the row that takes its place gets it or follows it, and else the place itself. */
export function KeepsFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? keepFocusIn(place.current) : undefined), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

function keepFocusIn(place: HTMLElement): () => void {
  let held: { element: Element; at: number } | undefined
  const rows = () =>
    [...place.querySelectorAll('li, tr')].filter(
      (row) => row.querySelector(REACHABLE) && !row.closest('details:not([open])'),
    )
  const placeOf = (element: Element) => {
    const all = rows()
    const own = all.findLastIndex((row) => row.contains(element))
    const isBefore = (row: Element) => row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    return own < 0 ? all.filter(isBefore).length : own
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (target !== place && place.contains(target)) held = { element: target, at: placeOf(target) }
    // a menu and a dialog give it back
    else if (!target.closest(LAYER)) held = undefined
  }
  const giveOn = () => {
    const isLost = held && !held.element.isConnected && document.activeElement === document.body
    // a button that is fetched with its menu takes the place of a plain one, and its menu is to have the focus
    if (!held || !isLost || document.querySelector(LAYER)) return
    const left = rows()
    const next = left[Math.min(held.at, left.length - 1)]
    held = undefined
    next?.querySelector<HTMLElement>(REACHABLE)?.focus()
    if (document.activeElement === document.body) place.focus({ preventScroll: true })
  }
  // what opens in place of it, and what takes the focus by itself, does so first
  const observer = new MutationObserver(() => setTimeout(giveOn))
  observer.observe(place, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
}
