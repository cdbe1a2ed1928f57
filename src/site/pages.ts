import type { ComponentType } from 'react'
import { SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import { publicPath, sitePageNames, type SitePageName } from '#web/paths.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { About } from './marketing/about.tsx'
import { Accessibility } from './marketing/accessibility.tsx'
import { Contact } from './marketing/contact.tsx'
import { Credits } from './marketing/credits.tsx'
import { Landing } from './marketing/landing.tsx'
import { Pricing } from './marketing/pricing.tsx'
import { Privacy } from './marketing/privacy.tsx'
import { Terms } from './marketing/terms.tsx'

type Described = {
  [Room in keyof Catalogue]: Catalogue[Room] extends { meta: unknown } ? Room : never
}[keyof Catalogue]

/** Every page of the public site, and the room of the catalogue that says what it is. */
export const pages = {
  home: { room: 'landing', Body: Landing },
  pricing: { room: 'pricing', Body: Pricing },
  about: { room: 'about', Body: About },
  contact: { room: 'contact', Body: Contact },
  terms: { room: 'terms', Body: Terms },
  privacy: { room: 'privacy', Body: Privacy },
  credits: { room: 'credits', Body: Credits },
  accessibility: { room: 'accessibility', Body: Accessibility },
} as const satisfies Record<SitePageName, { room: Described; Body: ComponentType }>

export type SiteAddress = { page: SitePageName; language: SiteLanguage; path: string }

export const addresses: readonly SiteAddress[] = SITE_LANGUAGES.flatMap((language) =>
  sitePageNames.map((page) => ({ page, language, path: publicPath(page, language) })),
)
