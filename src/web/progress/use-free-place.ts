import { useLayoutEffect, useRef, type RefObject } from 'react'
import { ceilingOfPage, freePlace, keptClear, type Box } from '../ui/free-place.ts'

const LOOK_AGAIN_MS = 400
/** On any window it belongs to the lower part, below what a page begins with. */
const LOW = 0.35

/**
 * Moves what stands at the bottom left to where it covers nothing that can be pressed, and no toast; where there is no
 * room for all of it, `data-small` is set. The page beneath it loads, scrolls and says things: it looks again as long as
 * it stands there.
 */
export function useFreePlace(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    let lift = 0
    let left: number | null = null
    const look = () => {
      if (element.matches(':hover, :focus-within')) return
      const clientWidth = document.documentElement.clientWidth
      const findPlace = (withLinks: boolean) => {
        const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = element
        const bottom = offsetTop + height + lift
        const box = { left: offsetLeft, right: offsetLeft + width, top: bottom - height, bottom }
        const room = clientWidth - width
        const edge = Math.min(16, room / 2)
        const ceiling = Math.max(window.innerHeight * LOW, ceilingOfPage())
        return freePlace(box, [edge, room - edge, room / 2], [...keptClear(withLinks), ...toasts()], ceiling)
      }
      let free = findPlace(true)
      if (free === null) {
        element.dataset['small'] = ''
        free = findPlace(true) ?? findPlace(false)
      }
      free ??= { left: Math.min(16, (clientWidth - element.offsetWidth) / 2), lift: 0 }
      if (free.lift === lift && free.left === left) return
      lift = free.lift
      left = free.left
      element.style.left = `${left}px`
      element.style.marginBottom = `${lift}px`
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return place
}

function toasts(): Box[] {
  return [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.getBoundingClientRect())
}
