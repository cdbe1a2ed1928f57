/** As the `ref` of what is to have the focus when it appears: a browser heeds `autofocus` once for each document. */
export function focusNow(element: HTMLElement | null): void {
  element?.focus()
}
