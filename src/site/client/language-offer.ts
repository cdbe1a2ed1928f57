import { STAYS_KEY } from '#web/lib/device-keys.ts'

/** A reader who stays, or who chose a language in the menu or the footer, is not asked again. */
export function startLanguageOffer(): void {
  const stay = () => {
    document.documentElement.removeAttribute('data-speaks')
    try {
      localStorage.setItem(STAYS_KEY, '1')
    } catch {
      // a browser that refuses storage asks again on the next page
    }
  }
  for (const choice of document.querySelectorAll('a[hreflang]')) choice.addEventListener('click', stay)
  for (const button of document.querySelectorAll('[data-offer] button'))
    button.addEventListener('click', () => {
      stay()
      document.querySelector<HTMLElement>('#header a')?.focus()
    })
}
