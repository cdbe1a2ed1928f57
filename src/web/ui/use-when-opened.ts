import { useState, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * For a button whose panel is loaded when it is wanted: the plain button stands there first, pointing at it or giving
 * it the focus fetches the part, pressing it shows the part, open. From then on the part's own button takes over.
 */
export function useWhenOpened<Part>(load: () => Promise<Part>, kind: 'menu' | 'dialog') {
  const [shown, setShown] = useState<{ part: Part; byKeyboard: boolean }>()
  const [failure, setFailure] = useState<unknown>()
  // as a page's part that did not arrive: the error page says what to do
  if (failure) throw failure as Error
  const show = (byKeyboard: boolean) => void load().then((part) => setShown({ part, byKeyboard }), setFailure)
  const fetchAhead = () => void load().catch(() => undefined)
  return {
    shown,
    buttonProps: {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      // a click made with a key has no count
      onClick: (event: MouseEvent) => show(event.detail === 0),
      onKeyDown: (event: KeyboardEvent) => {
        // with Alt it moves the row that the button stands in
        if (kind !== 'menu' || event.key !== 'ArrowDown' || event.altKey) return
        event.preventDefault()
        show(true)
      },
    } as const,
  }
}
