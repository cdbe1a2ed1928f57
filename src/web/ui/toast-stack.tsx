import { useEffect, useRef, useState } from 'react'
import { Toaster, toast, useSonner } from 'sonner'
import 'sonner/dist/styles.css'
import { useStrings } from '../strings/strings.tsx'
import { ceilingOfPage, freePlace, keptClear } from './free-place.ts'

const DISPLAY_MS = 4000
const WIDTH = '356px'
const GAP = 14
const MEASURED_MS = 60

/** How far the toasts must go up to lie over no button of the page; looked at when one comes, not while it is read. */
function useLift(): number {
  const { toasts } = useSonner()
  const [lift, setLift] = useState(0)
  const newest = toasts[0]?.id
  useEffect(() => {
    if (newest === undefined) return undefined
    // its height is known a moment after it stands there
    const timer = setTimeout(() => setLift((before) => liftOf(before)), MEASURED_MS)
    return () => clearTimeout(timer)
  }, [newest])
  return newest === undefined ? 0 : lift
}

function liftOf(before: number): number {
  const stack = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed=true])')]
  if (!stack || toasts.length === 0) return before
  const height = toasts.reduce((sum, one) => sum + one.offsetHeight + GAP, -GAP)
  const { left, right, bottom: now } = stack.getBoundingClientRect()
  const bottom = now + before
  const box = { left, right, bottom, top: bottom - height }
  const ceiling = ceilingOfPage()
  const free = freePlace(box, [left], keptClear(true), ceiling) ?? freePlace(box, [left], keptClear(false), ceiling)
  return free?.lift ?? 0
}

/**
 * The toaster sends the focus back to where it came from whenever it leaves, also by Tab: that is a circle from which no key leads
 * on while a toast stands there. So it hears of no focus, and the way back is taken only where the focused toast is gone.
 */
function useWayBack() {
  const around = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const within = useRef<Node>(null)
  useEffect(() => {
    const element = around.current
    if (!element) return undefined
    const entered = (event: FocusEvent) => {
      event.stopPropagation()
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !element.contains(from)) cameFrom.current = from
      if (event.target instanceof Node) within.current = event.target
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) cameFrom.current = null
    }
    const removed = new MutationObserver(() => {
      if (within.current === null || within.current.isConnected) return
      if (document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true })
      within.current = cameFrom.current = null
    })
    element.addEventListener('focusin', entered, { capture: true })
    element.addEventListener('focusout', left)
    removed.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', entered, { capture: true })
      element.removeEventListener('focusout', left)
      removed.disconnect()
    }
  }, [])
  return around
}

/** Bottom right, at most three at once, 4 seconds each; a swipe of 45 px sends one away. */
export function ToastStack({ onReady }: { onReady: (show: typeof toast) => void }) {
  const { notifications } = useStrings('parts')
  // runs after the toaster's own effect, by which it begins to listen
  useEffect(() => onReady(toast), [onReady])
  const lift = useLift()
  const around = useWayBack()
  return (
    <div ref={around}>
      <Toaster
        position="bottom-right"
        containerAriaLabel={notifications}
        duration={DISPLAY_MS}
        visibleToasts={3}
        gap={GAP}
        // above the bar of a phone, and above the buttons that some pages keep at the bottom (theme.css)
        offset={{ bottom: `calc(var(--bar, 0px) + var(--actions, 0px) + ${24 + lift}px)`, right: 24 }}
        mobileOffset={{ bottom: `calc(var(--bar, 0px) + var(--actions, 0px) + ${12 + lift}px)`, left: 12, right: 12 }}
        // side by side, never stacked: a toast for points must not cover the Undo of the one before
        expand
        // The attribute below is read by sonner's own style sheet; the width is the specification's.
        style={{ '--width': WIDTH } as React.CSSProperties}
        toastOptions={{
          unstyled: false,
          classNames: {
            toast: 'panel! rounded-md! lift-3! text-ink! font-sans! text-sm! border-0!',
            success: '[&_[data-icon]]:text-green-ink',
            error: '[&_[data-icon]]:text-red-ink',
            warning: '[&_[data-icon]]:text-amber-ink',
            info: '[&_[data-icon]]:text-brand-ink',
            description: 'text-ink-2!',
            actionButton: 'h-10! rounded-button! bg-brand-soft! px-3.5! text-sm! font-semibold! text-brand-ink!',
          },
        }}
      />
    </div>
  )
}
