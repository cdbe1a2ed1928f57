type Pressed = HTMLButtonElement | HTMLInputElement

declare global {
  interface Window {
    earlyClicks?: Pressed[] & { keep: (event: Event) => void; stop: (event: Event) => void }
  }
}

/**
 * Part of the inline script: remembers which buttons and choices of a page's form were pressed before React is here, each
 * once, the last last. No form is sent by the browser itself: what it holds would stand in the address.
 */
export const keepEarlyClicksScript = `(function(){var k=window.earlyClicks=[];k.keep=function(e){var b=e.target.closest&&e.target.closest('button,input[type=radio]'),i=k.indexOf(b);if(i>=0)k.splice(i,1);if(b)k.push(b)};addEventListener('click',k.keep,true);k.stop=function(e){e.preventDefault()};addEventListener('submit',k.stop,true)})()`

/** On a slow line a tap is not lost: what was pressed too early is pressed once more now. */
export function repeatEarlyClicks(): () => void {
  // after the renders that hydration itself asks for
  const timer = setTimeout(() => {
    const early = window.earlyClicks
    if (!early) return
    delete window.earlyClicks
    window.removeEventListener('click', early.keep, true)
    window.removeEventListener('submit', early.stop, true)
    for (const pressed of early.filter(({ isConnected }) => isConnected)) {
      // the browser has chosen it already; React only hears of what changes
      if (pressed instanceof HTMLInputElement) pressed.checked = false
      pressed.click()
    }
  })
  return () => clearTimeout(timer)
}
