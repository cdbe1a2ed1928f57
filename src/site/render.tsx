import { renderToString } from 'react-dom/server'
import { SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import { metaIn, type HeadEntry } from '#web/lib/page-meta.ts'
import { publicPath, type SitePageName } from '#web/paths.ts'
import { NotFound } from '#web/shell/not-found.tsx'
import { PageHandleProvider } from '#web/strings/page-handle.ts'
import { Strings } from '#web/strings/strings.tsx'
import { PathProvider } from '#web/ui/link.tsx'
import { BuiltProvider, type Built } from './built.ts'
import { SiteDocument, type DocumentProps } from './document.tsx'
import { Offline } from './offline.tsx'
import { addresses, pages } from './pages.ts'
import sheet from './site.css?inline'
import { structuredData, type DescribedPage } from './structured-data.ts'
import { textsIn } from './texts.ts'

/** What any public page tells machines, the app's forms too. */
export const describe = (about: DescribedPage): string => structuredData(about, textsIn(about.language).landing)

/** Every page of the site as HTML, by its address; what nobody knows is at '/404', and below a language at '/tr/404'. */
export function renderSite(built: Omit<Built, 'sheet'>): { path: string; html: string }[] {
  const all = [...addresses.map(pageOf), ...SITE_LANGUAGES.map(notFoundIn), ...SITE_LANGUAGES.map(offlineIn)]
  return all.map((page) => ({ path: page.path, html: render(page, { ...built, sheet }) }))
}

type Page = DocumentProps & {
  path: string
  /** One that stands in each language. */
  page?: SitePageName
}

function pageOf({ page, language, path }: (typeof addresses)[number]): Page {
  const texts = textsIn(language)
  const { room, Body } = pages[page]
  const { meta } = texts[room]
  const head = metaIn(language, texts.shell)(page, meta)
  return {
    path,
    page,
    language,
    head,
    data: describe({ page, language, ...meta }),
    children: <Body />,
  }
}

function notFoundIn(language: SiteLanguage): Page {
  const { notFound } = textsIn(language)
  return {
    path: `${publicPath('home', language)}/404`.replace('//', '/'),
    language,
    head: unlisted(`${notFound.title} · Waymark`),
    children: <NotFound />,
  }
}

function offlineIn(language: SiteLanguage): Page {
  const { title } = textsIn(language).offline.meta
  return {
    path: `${publicPath('home', language)}/offline`.replace('//', '/'),
    language,
    head: unlisted(title),
    isOffline: true,
    children: <Offline />,
  }
}

const unlisted = (title: string): HeadEntry[] => [{ title }, { name: 'robots', content: 'noindex' }]

function render({ path, page, ...document }: Page, built: Built): string {
  const { language } = document
  const texts = textsIn(language)
  const html = renderToString(
    <BuiltProvider value={built}>
      <PathProvider path={path}>
        <PageHandleProvider value={{ language, shell: texts.shell, ...(page ? { page } : {}) }}>
          <Strings language={language} of={texts}>
            <SiteDocument {...document} />
          </Strings>
        </PageHandleProvider>
      </PathProvider>
    </BuiltProvider>,
  )
  return `<!doctype html>${html}`
}
