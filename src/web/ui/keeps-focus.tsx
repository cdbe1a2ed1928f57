import { useEffect, useRef, type ReactNode } from 'react'

const REACHABLE = 'summary, a[href], button, input, select, textarea'
const LAYER = '[role=menu], [role=dialog]'

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
    else if (!target.closest(LAYER)) held = undefined
  }
  const giveOn = () => {
    const isLost = held && !held.element.isConnected && document.activeElement === document.body
    // a button that is fetched with its menu takes the place of a plain one, and its menu is to have the focus
    if (!held || !isLost || document.querySelector(LAYER)) return
    const { at } = held
    held = undefined
    const left = rows()
    const next = at < 0 ? undefined : left[Math.min(at, left.length - 1)]
    const target = next?.querySelector<HTMLElement>(REACHABLE) ?? place
    target.focus()
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
