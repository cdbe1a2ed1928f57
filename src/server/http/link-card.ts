import type { Language } from '#core/account/languages.ts'
import { linkCardPdf, type CardTexts } from '#core/resume/export/link-card.ts'
import type { Deps } from '#server/deps.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { busy } from './busy.ts'
import { toPage, type Page } from './page.ts'

/** What other sites show of a link beside its picture. */
export type LinkCard = { language: Language; title: string; description: string }

/** The picture's size: a page of 1200 by 630 as wide as the reader of documents draws. */
const WIDTH = 1000
const HEIGHT = 525

/** As the Open Graph protocol calls them. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', tr: 'tr_TR' }

const NOINDEX = '<meta name="robots" content="noindex"/>'

const drawn = new Map<string, Promise<Uint8Array>>()
const MOST_DRAWN = 50

/**
 * The picture as a PNG; the process that reads documents draws it. A link that is posted is asked for by many programs at
 * once: they get one drawing, and all such pictures together take one person's turns.
 */
export function drawLinkCard(
  { documents, queues }: Pick<Deps, 'documents' | 'queues'>,
  texts: CardTexts,
): Promise<Uint8Array> {
  const key = JSON.stringify(texts)
  const known = drawn.get(key)
  if (known) return known
  const picture = queues.reading
    .run('link cards', () => documents.draw(linkCardPdf(texts, loadPrintFonts()), 1))
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'busy')) throw error
      throw busy(5)
    })
  drawn.set(key, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest)
  picture.catch(() => drawn.delete(key))
  return picture
}

const gone = new WeakMap<Page, Page>()

/** The same page where nothing is shown any more: an answer that no search engine keeps. */
export function asGone(page: Page, origin: string): Page {
  const known = gone.get(page)
  if (known) return known
  const html = page.html.toString('utf8').replace('</head>', () => `${NOINDEX}</head>`)
  const made = toPage(html, origin, 404)
  gone.set(page, made)
  return made
}

/** The page with what other sites show of it, and search engines asked to leave it out. */
export function withLinkCard(
  page: Page,
  address: string,
  { language, title, description }: LinkCard,
  origin: string,
): Page {
  const facts = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:locale', LOCALES[language]],
    ['og:site_name', 'Waymark'],
    ['og:url', address],
    ['og:image', `${address}/card.png`],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', title],
  ]
  const head = [
    NOINDEX,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    ...facts.map(([property, content = '']) => `<meta property="${property}" content="${escapeHtml(content)}"/>`),
  ].join('')
  const html = page.html
    .toString('utf8')
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} · Waymark</title>`)
    .replace('</head>', () => `${head}</head>`)
  return toPage(html, origin)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
