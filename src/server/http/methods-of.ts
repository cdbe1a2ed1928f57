import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/**
 * Learns every route as it is registered, by the router that Fastify itself uses, and says which methods a concrete path
 * takes: ['POST'] for '/auth/login', none for an unknown path. So a 405 can name what is allowed.
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const router = findMyWay()
  app.addHook('onRoute', ({ url, method }) => {
    for (const one of [method].flat() as Method[]) if (!router.hasRoute(one, url)) router.on(one, url, () => undefined)
  })
  return (path) => METHODS.filter((method) => router.find(method, path) !== null)
}
