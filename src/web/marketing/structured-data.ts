import { BUILD_ORIGIN } from '../lib/site-origin.ts'
import { questions } from './faq-questions.ts'
import { cardOf } from './social-card.ts'
import type { PublicPage } from './page-meta.ts'

type Thing = { '@type': string } & Record<string, unknown>

const at = (path: string): string => `${BUILD_ORIGIN}${path}`

const organization: Thing = {
  '@type': 'Organization',
  '@id': at('/#organization'),
  name: 'Waymark',
  url: at('/'),
  logo: at('/icon-512.png'),
}

const website: Thing = {
  '@type': 'WebSite',
  '@id': at('/#website'),
  name: 'Waymark',
  url: at('/'),
  description: 'Your AI-powered career companion',
  inLanguage: 'en',
  publisher: { '@id': at('/#organization') },
}

/** Only the plan that can really be had today is offered. */
const application: Thing = {
  '@type': 'WebApplication',
  '@id': at('/#application'),
  name: 'Waymark',
  url: at('/'),
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  image: at(cardOf('/')),
  offers: { '@type': 'Offer', name: 'Explorer', price: '0', priceCurrency: 'USD' },
  publisher: { '@id': at('/#organization') },
}

const faq: Thing = {
  '@type': 'FAQPage',
  '@id': at('/#faq'),
  mainEntity: questions.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
}

const pageTypes: Record<string, string> = { '/about': 'AboutPage', '/contact': 'ContactPage' }

/** What a public page tells machines (schema.org), nothing that the page itself does not say. For the build alone. */
export function structuredData({ path, title, description }: PublicPage): string {
  const name = title.split(' · ')[0] ?? title
  const page: Thing = {
    '@type': pageTypes[path] ?? 'WebPage',
    '@id': at(`${path}#page`),
    url: at(path),
    name: title,
    description,
    isPartOf: { '@id': at('/#website') },
    primaryImageOfPage: at(cardOf(path)),
  }
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Waymark', item: at('/') },
      { '@type': 'ListItem', position: 2, name, item: at(path) },
    ],
  }
  const things = path === '/' ? [organization, website, page, application, faq] : [organization, website, page, trail]
  // '<' could end the script element it stands in
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
