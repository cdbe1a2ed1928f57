import latinExtFont from '../fonts/figtree-latin-ext-turkish.woff2?url'
import { metaIn, type PageTexts } from '../marketing/page-meta.ts'
import type { PublicPageName } from '../paths.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { shell } from '../strings/tr/shell.ts'

/** What every Turkish page's route says of itself. */
export const turkish = (page?: PublicPageName): PageHandle => ({ language: 'tr', shell, ...(page ? { page } : {}) })

const metaOf = metaIn('tr', shell)

/** Besides the head: ğ, ş and İ are a part of the font for themselves, which every Turkish page needs at once. */
export const turkishMeta = (page: PublicPageName, texts: PageTexts) => [
  ...metaOf(page, texts),
  { tagName: 'link', rel: 'preload', href: latinExtFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]
