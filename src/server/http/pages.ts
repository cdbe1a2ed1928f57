import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'

type Page = { status: number; html: Buffer; brotli: Buffer; gzip: Buffer; policy: string }

export type Pages = {
  folder: string
  /** Where the public finds this server, without a slash at the end. */
  origin: string
  /** Paths that search engines are told of, and those they are asked to leave alone. */
  listed: string[]
  unlisted: string[]
  /** The page for a path: prerendered, the app's shell, or nothing for files and API paths. */
  find(path: string): Page | undefined
  send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const SHELL = '__spa-fallback.html'
/** What the build writes where this server's own address goes (web/lib/site-origin.ts). */
const BUILD_ORIGIN = 'https://waymark.invalid'
/** What an unknown address in another language shows. */
const MISSING_IN: Record<string, string> = { '/tr/': '/tr/404' }
/** Pages of forms: found by whoever looks for them, but nothing to tell search engines of. */
const FOR_GUESTS = new Set(['/login', '/signup', '/tr/login', '/tr/signup'])

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
export function readPages(build: string, origin: string): Pages | undefined {
  const folder = path.join(build, 'client')
  if (!existsSync(path.join(build, 'pages.json'))) return undefined
  const appPaths = JSON.parse(readFileSync(path.join(build, 'pages.json'), 'utf8')) as string[]
  const appPatterns = appPaths.map(toPattern)
  const pages = new Map<string, Page>()
  for (const file of listHtml(folder)) {
    const url = `/${file.replace(/(^|\/)index\.html$/, '')}`.replace(/(.)\/$/, '$1')
    pages.set(url, readPage(path.join(folder, file), origin))
  }
  for (const url of Object.values(MISSING_IN)) {
    const page = pages.get(url)
    if (page) page.status = 404
  }
  const shell = pages.get(`/${SHELL}`)
  const missing = shell && { ...shell, status: 404 }
  return {
    folder,
    origin,
    listed: [...pages].filter(([url, page]) => url !== `/${SHELL}` && isListed(page) && !FOR_GUESTS.has(url)).map(([url]) => url).sort(),
    unlisted: appPaths.filter((url) => !pages.has(url) && !FOR_GUESTS.has(url)).map((url) => url.replace(/:.*$/, '')),
    find: (url) => {
      const clean = url.length > 1 ? withoutLastSlashes(url) : url
      if (clean !== `/${SHELL}` && pages.has(clean)) return pages.get(clean)
      if (/\.[a-z0-9]{1,8}$/i.test(clean) || /^\/(api|auth|user|gamification|ai|docs|openapi)(\/|$)/.test(clean)) return undefined
      if (appPatterns.some((pattern) => pattern.test(clean))) return shell
      const language = Object.keys(MISSING_IN).find((prefix) => clean.startsWith(prefix))
      return (language && pages.get(MISSING_IN[language]!)) || missing
    },
    send: sendPage,
  }
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
      if (path.basename(file).startsWith('sw.js')) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate')
    },
  })
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .status(page.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.html)
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

function readPage(file: string, origin: string): Page {
  const html = Buffer.from(readFileSync(file, 'utf8').replaceAll(BUILD_ORIGIN, escapeHtml(origin)))
  return {
    status: 200,
    html,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(html),
    policy: policyFor(html.toString('utf8')),
  }
}

/** Stands in attributes and in JSON; of an address's origin only a user name could carry such letters. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('\\', '%5C')
}

function policyFor(html: string): string {
  // what is data, not a program, needs no permission
  const scripts = hashesOf(html.matchAll(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g))
  const styles = hashesOf(html.matchAll(/<style>([\s\S]*?)<\/style>/g))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // prerendered pages carry style attributes; they cannot run anything
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function hashesOf(inline: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...inline].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))]
}

/** By hand: a pattern for the end of a text looks at every run of slashes, which is slow where there are thousands. */
function withoutLastSlashes(url: string): string {
  let end = url.length
  while (end > 0 && url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
