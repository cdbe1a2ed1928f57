import { expect, test } from 'vitest'
import { toRobots, toSitemap } from './search-engines.ts'

const origin = 'https://waymark.example'

test('the sitemap carries only listed pages, each with its whole address, and escapes what XML would misread', () => {
  expect(toSitemap({ origin: `${origin}/a&b`, listed: ['/', '/pricing'] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${origin}/a&amp;b/</loc></url>
  <url><loc>${origin}/a&amp;b/pricing</loc></url>
</urlset>
`)
})

test('robots are asked to leave personal pages and the API alone, each named once, and told where the sitemap is', () => {
  const lines = toRobots({ origin, unlisted: ['/jobs', '/jobs/', '/dashboard', '/dashboard'] }).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines.filter((line) => line === 'Disallow: /dashboard')).toHaveLength(1)
  expect(lines).toContain('Disallow: /api/')
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
