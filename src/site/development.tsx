import { renderShell } from '#web/prerender.tsx'
import { renderSite } from './render.tsx'

/** As the build writes it, but with the sources in place of what they become. */
export async function developmentPage(path: string): Promise<string> {
  const pages = renderSite({
    script: "import '/src/site/client/main.ts'",
    island: (name) => `/src/site/islands/${name}${name === 'contours' ? '.ts' : '.tsx'}`,
    personHeader: { script: '/src/web/shell/person-header.tsx', sheet: '/src/web/styles.css' },
    appFiles: {},
  })
  const page = pages.find((one) => one.path === path)
  return page?.html ?? (await renderShell({ entry: '/src/web/main.tsx', sheets: [], scripts: [], scriptsOf: {} }))
}
