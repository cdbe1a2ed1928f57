import { expect, it } from 'vitest'
import { SITE_LANGUAGES } from '#core/account/languages.ts'
import { languagesOf, publicPath, sitePageNames } from '#web/paths.ts'
import { renderSite } from './render.tsx'

const empty = {
  script: '',
  personHeader: { script: '', sheet: '' },
  appFiles: [],
  island: () => '',
} as unknown as Parameters<typeof renderSite>[0]

it('every public page stands in every language of the site, and says nothing of English in another', () => {
  const pages = new Map(renderSite(empty).map(({ path, html }) => [path, html]))
  // the team is what a server's settings say, in whatever language
  const textOf = (html: string) =>
    /<main[\s\S]*<\/main>/
      .exec(html)?.[0]
      .replace(/<ul data-site="team"[\s\S]*?<\/ul>/, '')
      .replace(/<[^>]+>/g, ' ') ?? ''
  for (const page of sitePageNames)
    for (const language of SITE_LANGUAGES) {
      const html = pages.get(publicPath(page, language)) ?? ''
      expect(html).toContain(`lang="${language}"`)
      expect(textOf(html).length).toBeGreaterThan(200)
      // licences are quoted as they are written
      if (language !== 'en' && page !== 'credits') expect(textOf(html)).not.toMatch(/\b(?:the|your)\b/)
    }
})

it('a form that the app does not have in a language is linked in English', () => {
  expect(publicPath('login', 'de')).toBe('/login')
  expect(publicPath('login', 'tr')).toBe('/tr/login')
  expect(languagesOf('login')).toEqual(['en', 'tr'])
  expect(publicPath('home', 'de')).toBe('/de')
})
