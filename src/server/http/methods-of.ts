import type { FastifyInstance } from 'fastify'

/**
 * Learns every route as it is registered, and tells which methods a concrete path takes: ['POST'] for
 * '/auth/login', none for an unknown path. So a 405 can say what is allowed.
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = patterns.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() }
    for (const one of [method].flat()) known.methods.add(one)
    patterns.set(url, known)
  })
  return (path) => {
    const fitting = [...patterns.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))]
  }
}

function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('\\*', '.*')}$`)
}
