import type { FastifyInstance } from 'fastify'
import { FOLDERS_OF_CALLS, type Pages } from './pages.ts'

const MAX_AGE = 'public, max-age=3600'

/** Which pages there are for everybody, and which are somebody's own and say nothing to a guest. */
export function tellSearchEngines(app: FastifyInstance, pages: Pages): void {
  const robots = toRobots(pages)
  const sitemap = toSitemap(pages)
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', MAX_AGE).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', MAX_AGE).type('application/xml; charset=utf-8').send(sitemap),
  )
}

export function toRobots({ origin, unlisted }: Pick<Pages, 'origin' | 'unlisted'>): string {
  const ofCalls = FOLDERS_OF_CALLS.map((folder) => `/${folder}/`)
  const lines = [...new Set([...unlisted, ...ofCalls])].sort().map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`
}

export function toSitemap({ origin, listed }: Pick<Pages, 'origin' | 'listed'>): string {
  const urls = listed.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
