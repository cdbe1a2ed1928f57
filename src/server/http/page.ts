import { must } from '#core/must.ts'
import { once } from '#core/once-per.ts'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Page = {
  status: number
  html: Buffer
  /** Compressed when first asked for, and kept: a start need not compress what nobody opens. */
  brotli: () => Buffer
  gzip: () => Buffer
  policy: string
}

/** What the build writes where this server's own address goes (web/lib/site-origin.ts). */
const BUILD_ORIGIN = 'https://waymark.invalid'

/** A built page as it is sent from `origin`, with the policy that allows exactly its own inline scripts and styles. */
export function toPage(built: string, origin: string, status = 200): Page {
  const html = Buffer.from(built.replaceAll(BUILD_ORIGIN, escapeHtml(origin)))
  return {
    status,
    html,
    brotli: once(() => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: once(() => gzipSync(html)),
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
  return [
    ...new Set([...inline].map(([, text]) => `'sha256-${createHash('sha256').update(must(text)).digest('base64')}'`)),
  ]
}
