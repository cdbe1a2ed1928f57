import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/web/paths.ts'

type RouteManifest = Record<string, { path?: string; index?: boolean; parentId?: string }>

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // No server rendering: public pages are written out at build time, the rest starts from one fallback page.
  ssr: false,
  prerender: [...prerenderedPaths],
  buildEnd: ({ reactRouterConfig }) => {
    // tells the server a known page from an unknown one, which is a 404
    const pages = listPaths(reactRouterConfig.routes)
    writeFileSync(path.join(reactRouterConfig.buildDirectory, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`)
  },
} satisfies Config

/** Paths of all pages but the catch-alls: '/', '/pricing', '/jobs/:id'. */
function listPaths(routes: RouteManifest): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const pages = Object.keys(routes).filter((id) => !routes[id]?.path?.endsWith('*') && (routes[id]?.path || routes[id]?.index))
  return [...new Set(pages.map((id) => pathOf(id) || '/'))]
}
