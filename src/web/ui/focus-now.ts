/** As the `ref` of what is to have the focus when it appears: a browser heeds `autofocus` once for each document. */
export function focusNow(element: HTMLElement | null): void {
  element?.focus()
}

/** The same for what takes the place of a pressed button, with which the focus went. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusNow(element)
}
