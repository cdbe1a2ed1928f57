import { useEffect, useRef, type ReactNode } from 'react'

const REACHABLE = 'a[href], button, input, select'

/** When what has the focus is taken out of here, the row that follows gets it, and else the place itself. */
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
  const rows = () => [...place.querySelectorAll('li, tr')].filter((row) => row.querySelector(REACHABLE))
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const row = target.closest('li, tr')
    if (target !== place && place.contains(target)) held = { element: target, at: row ? rows().indexOf(row) : -1 }
    // a menu and a dialog give it back
    else if (!target.closest('[role=menu], [role=dialog]')) held = undefined
  }
  const observer = new MutationObserver(() => {
    if (!held || held.element.isConnected || document.activeElement !== document.body) return
    const { at } = held
    held = undefined
    const left = rows()
    const next = at < 0 ? undefined : left[Math.min(at, left.length - 1)]
    const target = next?.querySelector<HTMLElement>(REACHABLE) ?? place
    target.focus()
  })
  observer.observe(place, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
}
