/** Title, description and the card that other sites show. */
export function pageMeta(title: string, description: string) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Waymark' },
    { name: 'twitter:card', content: 'summary' },
  ]
}
