import { siteOrigin } from '../lib/site-origin.ts'
import { cardOf } from './social-card.ts'

export type PublicPage = { path: string; title: string; description: string }

/** Title, description, the one true address, and the card that other sites show. */
export function pageMeta({ path, title, description }: PublicPage) {
  const address = `${siteOrigin}${path}`
  const card = cardOf(path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Waymark' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${siteOrigin}${card}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `A route over contour lines, and the words: ${title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
