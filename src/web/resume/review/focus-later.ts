/** Focuses the first element that matches, once React has drawn it. */
export function focusLater(...selectors: string[]): void {
  requestAnimationFrame(() => {
    const target = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null)
    target?.focus()
  })
}
