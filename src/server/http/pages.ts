import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Page = { status: number; html: Buffer; brotli: Buffer; gzip: Buffer; policy: string }

export type Pages = {
  folder: string
  /** The page for a path: prerendered, the app's shell, or nothing for files and API paths. */
  find(path: string): Page | undefined
  send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const SHELL = '__spa-fallback.html'

/**
 * Reads the built pages once. Each page's policy allows exactly its own inline scripts, by hash: nonces
 * cannot work with prerendered, compressed pages. undefined when the web was never built.
 */
export function readPages(build: string): Pages | undefined {
  const folder = path.join(build, 'client')
  if (!existsSync(path.join(build, 'pages.json'))) return undefined
  const appPaths = readAppPaths(path.join(build, 'pages.json'))
  const pages = new Map<string, Page>()
  for (const file of listHtml(folder)) {
    const url = `/${file.replace(/(^|\/)index\.html$/, '')}`.replace(/(.)\/$/, '$1')
    pages.set(url, readPage(path.join(folder, file)))
  }
  const shell = pages.get(`/${SHELL}`)
  const missing = shell && { ...shell, status: 404 }
  return {
    folder,
    find: (url) => {
      const clean = url.length > 1 ? url.replace(/\/+$/, '') : url
      if (clean !== `/${SHELL}` && pages.has(clean)) return pages.get(clean)
      if (/\.[a-z0-9]{1,8}$/i.test(clean) || /^\/(api|auth|user|gamification|ai|docs|openapi)(\/|$)/.test(clean)) return undefined
      return appPaths.some((pattern) => pattern.test(clean)) ? shell : missing
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
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate')
    },
  })
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .status(page.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.html)
}

/** Paths of the web's own routes, as patterns. Like the router, they do not mind capitals. */
function readAppPaths(file: string): RegExp[] {
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return paths.map((route) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`, 'i'))
}

function listHtml(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
}

function readPage(file: string): Page {
  const html = readFileSync(file)
  return {
    status: 200,
    html,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(html),
    policy: policyFor(html.toString('utf8')),
  }
}

function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`.trim(),
    "style-src 'self'",
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
