import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#core/account/languages.ts'
import { must } from '#core/must.ts'
import { Frame } from './frame.tsx'
import guestSheet from './guest.css?inline'
import { firstLanguageScript } from './lib/first-language.ts'
import { offerScript } from './lib/language-offer.ts'
import { keepEarlyClicksScript } from './lib/early-clicks.ts'
import { metaIn, type HeadEntry } from './lib/page-meta.ts'
import { BUILD_ORIGIN } from './lib/site-origin.ts'
import { beforePaintScript } from './lib/theme.ts'
import { zodWithoutEvalScript } from './lib/zod-without-eval.ts'
import { loadPage } from './load-page.ts'
import type { GuestPageName } from './paths.ts'
import { routes } from './router.tsx'
import { guestPages } from './routes.ts'
import { PageDocument } from './shell/document.tsx'
import { Raw } from './shell/raw.tsx'
import { Starting } from './shell/starting.tsx'

/** What the browser's part of the build came to. */
export type BuiltApp = {
  entry: string
  sheets: readonly string[]
  /** What every page loads at once, and what each one adds to it. */
  scripts: readonly string[]
  scriptsOf: Readonly<Record<string, readonly string[]>>
}

export type Describe = (about: {
  page: GuestPageName
  language: Language
  title: string
  description: string
}) => string

const FIRST_SCRIPT = `${beforePaintScript};${firstLanguageScript};${offerScript(LANGUAGES)};${keepEarlyClicksScript};${zodWithoutEvalScript}`
const TITLE = 'Waymark · Your AI-powered career companion'

/** The public forms as HTML, drawn before any script is there. `describe` says in JSON-LD what a page is. */
export async function renderGuestPages(app: BuiltApp, describe: Describe): Promise<{ path: string; html: string }[]> {
  return Promise.all(
    guestPages.map(async (page) => {
      const { page: name, language } = must(page.guest)
      const { head: headOf, handle } = await loadPage(page)
      const own = headOf({})
      const { title, description } = own[0] as { title: string; description: string }
      const head: HeadEntry[] = [...metaIn(language, must(handle.shell))(name, { title, description }), ...own.slice(1)]
      const isListed = own.length === 1
      return {
        path: page.path,
        html: toHtml(app, {
          language,
          head,
          sheet: guestSheet,
          content: await contentOf(page.path),
          path: page.path,
          data: isListed ? describe({ page: name, language, title, description }) : undefined,
        }),
      }
    }),
  )
}

const shell: RouteObject[] = [{ Component: Frame, children: [{ path: '*', Component: Starting }] }]

/** What every other page of the app begins as. */
export async function renderShell(app: BuiltApp): Promise<string> {
  return toHtml(app, { language: DEFAULT_LANGUAGE, head: [{ title: TITLE }], content: await contentOf('/', shell) })
}

async function contentOf(path: string, among: RouteObject[] = routes): Promise<string> {
  const handler = createStaticHandler(among)
  const context = await handler.query(new Request(BUILD_ORIGIN + path))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

type Parts = {
  language: Language
  head: readonly HeadEntry[]
  content: string
  sheet?: string
  path?: string
  data?: string | undefined
}

function toHtml(app: BuiltApp, { language, head, content, sheet, path, data }: Parts): string {
  const sheets = app.sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
  const scripts = [...app.scripts, ...(path ? (app.scriptsOf[path] ?? []) : [])]
  const html = renderToString(
    <PageDocument
      language={language}
      head={head}
      firstScript={FIRST_SCRIPT}
      {...(sheet ? { sheet } : {})}
      more={
        <>
          {sheet ? null : sheets}
          {sheet ? null : scripts.map((href) => <link key={href} rel="modulepreload" href={href} />)}
        </>
      }
    >
      <div
        id="app"
        data-page={path}
        className="flex min-h-dvh flex-col"
        // oxlint-disable-next-line react/no-danger -- rendered apart, as the browser will take it over
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {sheet ? sheets : null}
      {sheet ? (
        <Raw tag="script" type="module" text={startAfterPaint(app.entry, scripts)} />
      ) : (
        <script type="module" src={app.entry} />
      )}
      {data ? <Raw tag="script" type="application/ld+json" text={data} /> : null}
    </PageDocument>,
  )
  return `<!doctype html>${html}`
}

/** A page that is drawn already asks for its scripts once it is painted: on a slow line they would take the place of the text. */
function startAfterPaint(entry: string, scripts: readonly string[]): string {
  return `await new Promise((done) => {
  if (document.readyState === 'complete') return done();
  addEventListener('load', done);
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
});
for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
import(${JSON.stringify(entry)});`
}
