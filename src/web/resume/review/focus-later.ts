/** A document that comes from the server is drawn later than the next frame. */
const MOST_MS = 5_000

/** Focuses the first element that matches, once it is drawn; nothing when the person has gone on to another place. */
export function focusLater(...selectors: string[]): void {
  const until = performance.now() + MOST_MS
  const held = document.activeElement
  const look = () => {
    const target = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null)
    if (target) return target.focus()
    const isStillThere = document.activeElement === held || document.activeElement === document.body
    if (isStillThere && performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
