import { DEFAULT_LANGUAGE, type SiteLanguage } from '#core/account/languages.ts'
import { siteOrigin } from './site-origin.ts'
import { languagesOf, publicPath, type PublicPageName } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { factsOf } from '../strings/languages.ts'
import { cardOf } from './social-card.ts'

export type PageTexts = { title: string; description: string }

export type HeadEntry =
  | { title: string }
  | ({ tagName: 'link'; rel: string; href: string } & Record<string, string>)
  | { name: string; content: string }
  | { property: string; content: string }

/** Title, description, the one true address, the same page in other languages, and the card that other sites show. */
export function metaIn(language: SiteLanguage, shell: Pick<Catalogue['shell'], 'cardAlt'>) {
  return (page: PublicPageName, { title, description }: PageTexts): HeadEntry[] => {
    const address = siteOrigin + publicPath(page, language)
    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: address },
      ...alternatesOf(page),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Waymark' },
      { property: 'og:locale', content: factsOf(language).openGraph },
      ...languagesOf(page)
        .filter((other) => other !== language)
        .map((other) => ({
          property: 'og:locale:alternate',
          content: factsOf(other).openGraph,
        })),
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${siteOrigin}${cardOf(page, language)}` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: shell.cardAlt(title) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]
  }
}

function alternatesOf(page: PublicPageName): HeadEntry[] {
  const link = (hrefLang: string, language: SiteLanguage): HeadEntry => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteOrigin + publicPath(page, language),
  })
  return [...languagesOf(page).map((language) => link(language, language)), link('x-default', DEFAULT_LANGUAGE)]
}
