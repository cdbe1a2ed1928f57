import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The app's addresses ('/', '/pricing', '/jobs/:id'), without the catch-alls, and the scripts that each needs besides the
 * root's: what tells the server a known page from an unknown one, and what it may tell a browser to fetch at once.
 */
export function listPages(client) {
  const assets = path.join(client, 'assets')
  const text = readFileSync(
    path.join(
      assets,
      readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)),
    ),
    'utf8',
  )
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const chainOf = (route) => (route ? [...chainOf(routes[route.parentId]), route] : [])
  const scriptsOf = (parts) => parts.flatMap(({ module, imports }) => [module, ...imports])
  const always = new Set(scriptsOf([entry, routes.root]))
  const pages = Object.values(routes).filter((route) => !route.path?.endsWith('*') && (route.path || route.index))
  return Object.fromEntries(
    pages.map((page) => {
      const chain = chainOf(page)
      const address = `/${chain
        .map((route) => route.path)
        .filter(Boolean)
        .join('/')}`
      return [address, [...new Set(scriptsOf(chain))].filter((script) => !always.has(script))]
    }),
  )
}
