import { options } from 'preact'

/** What the app's browser build has of React beside Preact's own (scripts/web-build/preact-in-browser.ts). */

/** The router asks for it and uses it in a mode that this app leaves off: what it is given is what is shown. */
export function useOptimistic<State>(state: State): [State, () => void] {
  return [state, () => undefined]
}

const BY_HAND =
  /^(click|dblclick|input|change|submit|reset|key|pointer|mouse|touch|focus|blur|popstate|cut|paste|drop|drag|toggle|cancel|close)/

/**
 * Preact runs effects after the next frame. What follows from a tap or a key has to be there before the next one, as with
 * React: the question before a page is left, the focus of a dialog. All else waits until it is painted.
 */
Object.assign(options, {
  requestAnimationFrame: (run: () => void) => {
    if (BY_HAND.test(window.event?.type ?? '')) queueMicrotask(run)
    else afterPaint(run)
  },
})

/** A frame that never comes, as in a tab behind others, is not waited for. */
function afterPaint(run: () => void): void {
  const done = () => {
    cancelAnimationFrame(frame)
    clearTimeout(limit)
    setTimeout(run)
  }
  const frame = requestAnimationFrame(done)
  const limit = setTimeout(done, 35)
}
