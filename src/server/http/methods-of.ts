import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

export type Routes = {
  methodsOf(path: string): string[]
  /** Whether it stands in a folder of calls: '/career/nothing' beside '/career/progress'. */
  isBesideCalls(path: string): boolean
}

/**
 * Learns every route as it is registered, by the router that Fastify itself uses, and says which methods a concrete path
 * takes: ['POST'] for '/auth/login', none for an unknown path. So a 405 can name what is allowed.
 */
export function watchRoutes(app: FastifyInstance): Routes {
  const router = findMyWay()
  const folders = new Set<string>()
  app.addHook('onRoute', ({ url, method }) => {
    const folder = folderOf(url)
    if (folder && !/[:*]/.test(folder)) folders.add(folder)
    for (const one of [method].flat() as Method[]) if (!router.hasRoute(one, url)) router.on(one, url, () => undefined)
  })
  return {
    methodsOf: (path) => METHODS.filter((method) => router.find(method, path) !== null),
    isBesideCalls: (path) => folders.has(folderOf(path)),
  }
}

/** 'career' of '/career/progress'; nothing where nothing stands below. */
const folderOf = (path: string): string => /^\/([^/]+)\/./.exec(path)?.[1] ?? ''
