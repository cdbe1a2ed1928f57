export type Box = { left: number; top: number; right: number; bottom: number }
export type Place = { left: number; lift: number }

const GAP = 10

/** The lowest place from which a box covers nothing that is taken, the first of `lefts` before the others; null where there is none. */
export function freePlace(box: Box, lefts: readonly number[], taken: readonly Box[], ceiling: number): Place | null {
  const places = lefts.flatMap((left) => {
    const lift = freeLift({ ...box, left, right: left + box.right - box.left }, taken, ceiling)
    return lift === null ? [] : [{ left, lift }]
  })
  return places.reduce<Place | null>((best, place) => (best && best.lift <= place.lift ? best : place), null)
}

function freeLift(box: Box, taken: readonly Box[], ceiling: number): number | null {
  let lift = 0
  for (;;) {
    const [top, bottom] = [box.top - lift, box.bottom - lift]
    if (top < ceiling) return null
    const below = taken.filter(
      (one) => one.left < box.right && box.left < one.right && one.top < bottom && top < one.bottom,
    )
    if (below.length === 0) return lift
    lift = Math.ceil(box.bottom - Math.max(...below.map((one) => one.top))) + GAP
  }
}

const BUTTONS =
  'button, input, select, textarea, summary, [role=button], [role=menuitem], [data-button], [data-kept-clear]'
/** What floats belongs to the lowest part of a phone's window: in the middle it lies over what is being read. */
const LOW = 0.6

/**
 * What a person can press, and what the page marks as to be read now (data-kept-clear), as seen now, outside of what
 * floats over the page itself. Links in running text come second: `withLinks` is for a page with room enough.
 */
export function keptClear(withLinks: boolean): Box[] {
  const found = document.querySelectorAll(withLinks ? `${BUTTONS}, a[href]` : BUTTONS)
  return [...found].flatMap((element) => {
    if (element.closest('[data-floats], [data-sonner-toaster]')) return []
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight && right > left && bottom > top ? [{ left, top, right, bottom }] : []
  })
}

/** Below the header that stays; on a phone, where all else is the page's, not above the lower part. */
export function ceilingOfPage(): number {
  const belowHeader = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + GAP
  return isPhone() ? Math.max(window.innerHeight * LOW, belowHeader) : belowHeader
}

export function isPhone(): boolean {
  return window.matchMedia('(width < 37.5rem)').matches
}

export function hasToast(): boolean {
  return document.querySelector('[data-sonner-toast]') !== null
}
