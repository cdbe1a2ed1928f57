type Stoppable = { preventDefault(): void }
type Pressed = Stoppable & { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
const stop = (event: Stoppable) => event.preventDefault()

/** A key that goes on, loads the page again or searches it; F4, and an arrow with Alt, open a list of choices. */
const isForBrowser = ({ key, ctrlKey, metaKey, altKey }: Pressed) =>
  /^(?:Tab|Escape|F(?!4$)\d+)$/.test(key) || ((ctrlKey || metaKey || altKey) && !/^Arrow(?:Up|Down)$/.test(key))

/**
 * Of a field whose last choice is being saved: it takes no other one, and keeps the focus, which `disabled` would take away.
 * What the browser has changed already is not changed back by the page, so it must not come to a change.
 */
export const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: stop,
  onMouseDown: stop,
  onKeyDown: (event: Pressed) => {
    if (!isForBrowser(event)) stop(event)
  },
  onChange: () => undefined,
} as const
