import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { fitToServer } from './fit-to-server.ts'
import { toPage, type Page } from './page.ts'
import { once } from '#core/once-per.ts'

export type Pages = {
  folder: string
  /** Where the public finds this server, without a slash at the end. */
  origin: string
  /** Paths listed for search engines, and those they are asked to leave alone. */
  listed: string[]
  unlisted: string[]
  /** The page for a path: prerendered, the app's shell, or nothing for files and API paths. */
  find(path: string): Page | undefined
  /** The address of a page of the app as it is written, where this one differs from it in capitals alone. */
  respelled(path: string): string | undefined
  /** What an address shows that leads nowhere; undefined where a program asks. */
  findMissing(path: string): Page | undefined
  send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const SHELL = 'app.html'
/** What an unknown address shows, in each language: '/404', '/tr/404'. */
const MISSING = '/404'

const HAS_CARD = /^\/(proofs|ways)\//
const NO_DOCUMENT = /\.(js|css|woff2)(\.br|\.gz)?$/
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Reads the built pages once. Each page's policy allows exactly its own inline scripts and styles, by hash: nonces
 * cannot work with prerendered, compressed pages. undefined when the web was never built.
 */
export function readPages(
  build: string,
  origin: string,
  fit: (html: string) => string = fitToServer(),
): Pages | undefined {
  const folder = path.join(build, 'client')
  if (!existsSync(path.join(build, 'pages.json'))) return undefined
  const scriptsOf = JSON.parse(readFileSync(path.join(build, 'pages.json'), 'utf8')) as Record<string, string[]>
  const pages = readPrerendered(folder, origin, fit)
  const shellHtml = readFileSync(path.join(build, SHELL), 'utf8')
  const shells = Object.entries(scriptsOf)
    .filter(([route]) => !pages.has(route))
    .map(([route, scripts]) => ({
      route,
      pattern: toPattern(route),
      page: once(() => toPage(withPreloads(shellHtml, scripts), origin)),
    }))
  const missing = [...pages.keys()].filter((url) => url.endsWith(MISSING)).sort((a, b) => b.length - a.length)
  const findMissing = (url: string): Page | undefined =>
    isForPrograms(url)
      ? undefined
      : pages.get(missing.find((page) => url.startsWith(page.slice(0, -MISSING.length + 1))) ?? MISSING)
  return {
    folder,
    origin,
    listed: [...pages]
      // pages of forms are the app's: found by anyone who looks for them, but nothing to tell search engines of
      .filter(([url, page]) => isListed(page) && !(url in scriptsOf))
      .map(([url]) => url)
      .sort(),
    unlisted: Object.keys(scriptsOf)
      // what has its own picture must be read to be shown; each such page asks search engines itself
      .filter((url) => !pages.has(url) && !HAS_CARD.test(url))
      .map((url) => url.replace(/:.*$/, '')),
    find: (url) => {
      const clean = url.length > 1 ? withoutLastSlashes(url) : url
      if (pages.has(clean)) return pages.get(clean)
      if (isForPrograms(clean)) return undefined
      const shell = shells.find(({ pattern }) => pattern.test(clean))
      return shell ? shell.page() : findMissing(clean)
    },
    respelled: (url) => {
      if (pages.has(url) || isForPrograms(url)) return undefined
      const shell = shells.find(({ pattern }) => pattern.test(url))
      if (!shell) return undefined
      const given = url.split('/')
      const own = shell.route.split('/').map((part, at) => (part.startsWith(':') ? given[at] : part))
      return own.join('/') === url ? undefined : own.join('/')
    },
    findMissing,
    send: sendPage,
  }
}

/**
 * Folders that are for programs alone, also for a browser and for search engines. By hand: of the other folders of calls
 * some have names that people look for a page under, and search engines must ask there for what public pages show.
 */
export const FOLDERS_OF_CALLS = ['ai', 'api', 'auth', 'gamification', 'user'] as const

const FOR_PROGRAMS = new Set<string | undefined>([...FOLDERS_OF_CALLS, 'docs', 'openapi'])

/** A file, or a call of the API: nobody reads a page there. */
const isForPrograms = (url: string): boolean => /\.[a-z0-9]{1,8}$/i.test(url) || FOR_PROGRAMS.has(url.split('/', 2)[1])

function readPrerendered(folder: string, origin: string, fit: (html: string) => string): Map<string, Page> {
  const pages = new Map<string, Page>()
  for (const file of listHtml(folder)) {
    const url = `/${file.replace(/(^|\/)index\.html$/, '')}`.replace(/(.)\/$/, '$1')
    pages.set(
      url,
      toPage(fit(readFileSync(path.join(folder, file), 'utf8')), origin, url.endsWith(MISSING) ? 404 : 200),
    )
  }
  return pages
}

/** The shell knows no route, so the browser would learn only from the app's first scripts which others it needs. */
function withPreloads(shell: string, scripts: readonly string[]): string {
  return shell.replace(
    '</head>',
    () => `${scripts.map((address) => `<link rel="modulepreload" href="${address}"/>`).join('')}</head>`,
  )
}

/** Files of the build: hashed names never change, the rest is asked for again. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.register(fastifyStatic, {
    root: pages.folder,
    preCompressed: true,
    redirect: false,
    index: false,
    cacheControl: false,
    dotfiles: 'deny',
    globIgnore: ['**/*.html'],
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      // a page asks for dozens of these, and what guards a document says nothing about a part of one
      if (isHashed && NO_DOCUMENT.test(file)) for (const name of FOR_DOCUMENTS) reply.raw.removeHeader(name)
      // the policy of a worker's own file decides where it may ask
      if (path.basename(file).startsWith('sw.js'))
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      )
    },
  })
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request)
  if (encoding) reply.header('content-encoding', encoding)
  const known = reply.getHeader('vary')
  const varies = [...(known ? [known] : []), 'accept-encoding', ...(page.status === 404 ? ['accept-language'] : [])]
  return reply
    .status(page.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', varies.join(', '))
    .type('text/html; charset=utf-8')
    .send(encoding === 'br' ? page.brotli() : encoding === 'gzip' ? page.gzip() : page.html)
}

/** A path of the web's own routes, as a pattern. Like the router, it does not mind capitals. */
function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`, 'i')
}

function isListed({ html }: Page): boolean {
  return !html.includes('name="robots" content="noindex"')
}

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
}

/** By hand: a pattern for the end of a text looks at every run of slashes, which is slow where there are thousands. */
function withoutLastSlashes(url: string): string {
  let end = url.length
  while (end > 0 && url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
