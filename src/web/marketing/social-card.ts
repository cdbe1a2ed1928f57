import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import type { PublicPageName } from '../paths.ts'

/** Pages of forms share the picture of the landing page. */
const WITHOUT_OWN: ReadonlySet<PublicPageName> = new Set(['login', 'signup', 'forgotPassword', 'resetPassword'])

export function hasOwnCard(page: PublicPageName): boolean {
  return !WITHOUT_OWN.has(page)
}

/** The picture of a public page, drawn by scripts/draw-cards.mjs: '/tr/pricing' has /cards/tr/pricing.png. */
export function cardOf(page: PublicPageName, language: Language): string {
  const folder = language === DEFAULT_LANGUAGE ? '/cards' : `/cards/${language}`
  return `${folder}/${hasOwnCard(page) ? page : 'home'}.png`
}
