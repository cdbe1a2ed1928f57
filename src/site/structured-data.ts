import { BUILD_ORIGIN } from '#web/lib/site-origin.ts'
import { SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import { publicPath, type PublicPageName } from '#web/paths.ts'
import { cardOf } from '#web/lib/social-card.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'

type Thing = { '@type': string } & Record<string, unknown>

const at = (path: string): string => `${BUILD_ORIGIN}${path}`

const organization: Thing = {
  '@type': 'Organization',
  '@id': at('/#organization'),
  name: 'Waymark',
  url: at('/'),
  logo: at('/icon-512.png'),
}

type Landing = Pick<Catalogue['landing'], 'hero' | 'faq'>

const website = (landing: Landing): Thing => ({
  '@type': 'WebSite',
  '@id': at('/#website'),
  name: 'Waymark',
  url: at('/'),
  description: landing.hero.kicker,
  inLanguage: SITE_LANGUAGES,
  publisher: { '@id': at('/#organization') },
})

/** Only the plan that can really be had today is offered. */
const application = (language: SiteLanguage): Thing => ({
  '@type': 'WebApplication',
  '@id': at('/#application'),
  name: 'Waymark',
  url: at('/'),
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  image: at(cardOf('home', language)),
  offers: { '@type': 'Offer', name: 'Explorer', price: '0', priceCurrency: 'USD' },
  publisher: { '@id': at('/#organization') },
})

const faq = (language: SiteLanguage, landing: Landing): Thing => ({
  '@type': 'FAQPage',
  '@id': at(`${publicPath('home', language)}#faq`),
  inLanguage: language,
  mainEntity: landing.faq.questions.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
})

const pageTypes: Partial<Record<PublicPageName, string>> = { about: 'AboutPage', contact: 'ContactPage' }

export type DescribedPage = { page: PublicPageName; language: SiteLanguage; title: string; description: string }

/** What a public page tells machines (schema.org), nothing that the page itself does not say. For the build alone. */
export function structuredData({ page, language, title, description }: DescribedPage, landing: Landing): string {
  const path = publicPath(page, language)
  const name = title.split(' · ')[0] ?? title
  const self: Thing = {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': at(`${path}#page`),
    url: at(path),
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': at('/#website') },
    primaryImageOfPage: at(cardOf(page, language)),
  }
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Waymark', item: at(publicPath('home', language)) },
      { '@type': 'ListItem', position: 2, name, item: at(path) },
    ],
  }
  const frame = [organization, website(landing), self]
  const things = page === 'home' ? [...frame, application(language), faq(language, landing)] : [...frame, trail]
  // '<' could end the script element it stands in
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
