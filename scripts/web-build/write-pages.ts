import { must } from '#core/must.ts'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderSite, describe } from '../../src/site/render.tsx'
import type { renderGuestPages, renderShell } from '../../src/web/prerender.tsx'
import { guestPages, openPages, personPages, sharedPages, type AppPage } from '../../src/web/routes.ts'
import { compressAssets } from './compress-assets.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { writeWorker } from './write-worker.ts'

type Html = { renderSite: typeof renderSite; describe: typeof describe }
type AppHtml = { renderGuestPages: typeof renderGuestPages; renderShell: typeof renderShell }

const HTML = 'build/html'
const SCRIPT = 'build/script'
const ENTRY = 'src/web/main.tsx'
const HEADER = 'src/web/shell/person-header.tsx'

/** After the builds: writes every page that is HTML from the start, the list of pages for the server, and the service worker. */
export async function writePages(client: string): Promise<void> {
  const app = readManifest(path.join(client, 'app.json'))
  const site = readManifest(path.join(client, 'site.json'))
  const islands = (name: string) =>
    must(['.tsx', '.ts'].map((ending) => `src/site/islands/${name}${ending}`).find(site.has))
  cpSync(path.join(HTML, 'assets'), path.join(client, 'assets'), { recursive: true })

  const { renderSite, describe } = await load<Html>('render.js')
  const { renderGuestPages, renderShell } = await load<AppHtml>('prerender.js')
  const always = app.scriptsOf([ENTRY])
  const scriptsOf = Object.fromEntries(
    [...openPages, ...guestPages, ...sharedPages, ...personPages].map((page) => [
      page.path,
      app.scriptsOf(partsOf(page, app)).filter((script) => !always.includes(script)),
    ]),
  )
  const built = { entry: `/${app.fileOf(ENTRY)}`, sheets: app.sheetsOf(ENTRY), scripts: always, scriptsOf }
  const pages = [
    ...renderSite({
      script: readFileSync(path.join(SCRIPT, 'main.js'), 'utf8').trim(),
      island: (name) => `/${site.fileOf(islands(name))}`,
      personHeader: { script: `/${app.fileOf(HEADER)}`, sheet: must(built.sheets[0]) },
      appFiles: Object.fromEntries(guestPages.map(({ path: at }) => [at, [...always, ...must(scriptsOf[at])]])),
    }),
    ...(await renderGuestPages(built, describe)),
  ]
  for (const page of pages) write(path.join(client, page.path, 'index.html'), page.html)
  write('build/app.html', await renderShell(built))
  write('build/pages.json', `${JSON.stringify(scriptsOf, null, 2)}\n`)
  for (const part of [path.join(client, 'app.json'), path.join(client, 'site.json'), HTML, SCRIPT])
    rmSync(part, { recursive: true })
  await writeWorker(client)
  compressAssets(client)
}

/** A page's own file, and its texts where it is one of several languages. */
function partsOf({ file, guest }: AppPage, app: Manifest): string[] {
  const texts = guest
    ? ['account', 'messages', 'open-map', 'shell'].map((room) => `src/web/strings/${guest.language}/${room}.ts`)
    : []
  return [`src/web/${file}`, ...texts.filter(app.has)]
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.resolve(HTML, file)).href)) as Module
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
