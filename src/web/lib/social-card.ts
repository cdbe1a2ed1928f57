import { DEFAULT_LANGUAGE, type SiteLanguage } from '#core/account/languages.ts'
import { sitePageNames, type PublicPageName } from '../paths.ts'

/** Pages of forms share the picture of the landing page. */
const hasOwnCard = (page: PublicPageName): boolean => sitePageNames.some((name) => name === page)

/** The picture of a public page, drawn by scripts/draw-cards.mjs: '/tr/pricing' has /cards/tr/pricing.png. */
export function cardOf(page: PublicPageName, language: SiteLanguage): string {
  const folder = language === DEFAULT_LANGUAGE ? '/cards' : `/cards/${language}`
  return `${folder}/${hasOwnCard(page) ? page : 'home'}.png`
}
