type Stoppable = { preventDefault(): void }
const stop = (event: Stoppable) => event.preventDefault()

/**
 * Of a field whose last choice is being saved: it takes no other one, and keeps the focus, which `disabled` would take away.
 * What the browser has changed already is not changed back by the page, so it must not come to a change.
 */
export const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: stop,
  onMouseDown: stop,
  onKeyDown: (event: Stoppable & { key: string }) => {
    if (event.key !== 'Tab') stop(event)
  },
  onChange: () => undefined,
} as const
