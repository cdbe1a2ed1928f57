import { useRef } from 'react'

let lastFocused: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = openerOf(target as Element)
  })

/** For a Radix dialog without its own trigger: whatever had the focus when it opened gets it back. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      // a menu that was chosen from may be gone already, and the focus with it
      opener.current = focused === document.body ? lastFocused : openerOf(focused)
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix knows only its own trigger; ours may be any button.
      event.preventDefault()
      // what was done in the dialog may have taken the focus on to its result
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/** What is chosen in a menu goes away with it; the button that opened the menu stays. */
function openerOf(focused: Element | null): Element | null {
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (buttonId && document.getElementById(buttonId)) || focused
}
