import type { SiteLanguage } from '#core/account/languages.ts'
import { LANGUAGE_KEY, STAYS_KEY } from './device-keys.ts'

/**
 * Runs before the first paint, so that nothing moves: names the first language of this reader's that the pages are written in.
 * theme.css shows the offer of that language, which a page in the same language does not have. The same text on every page,
 * as in theme.ts.
 */
export const offerScript = (languages: readonly SiteLanguage[]): string =>
  `(function(){try{if(localStorage.getItem('${STAYS_KEY}'))return;var k=localStorage.getItem('${LANGUAGE_KEY}'),s=(k?[k]:navigator.languages||[]).map(function(l){return l.slice(0,2)}).find(function(l){return ${JSON.stringify(languages)}.includes(l)});if(s)document.documentElement.setAttribute('data-speaks',s)}catch(e){}})()`

/** A reader who stays, or who chose a language in the menu or the footer, is not asked again. */
export function followLanguageChoices(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const choice = target instanceof Element && target.closest('a[hreflang], [data-offer] button')
    if (!choice) return
    stay()
    if (choice instanceof HTMLButtonElement) document.querySelector<HTMLElement>('header a')?.focus()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function stay(): void {
  document.documentElement.removeAttribute('data-speaks')
  try {
    localStorage.setItem(STAYS_KEY, '1')
  } catch {
    // a browser that refuses storage asks again on the next page
  }
}
