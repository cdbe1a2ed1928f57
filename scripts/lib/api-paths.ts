import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../src/contract/', import.meta.url)
/** Served beside the contract's calls. */
const OTHERS = ['/docs', '/openapi.json', '/healthz', '/readyz', '/metrics']

/**
 * What `npm run dev` hands to the API: the fixed start of each path that a contract file names, as one pattern. A
 * page of the same path is asked for as HTML, which the proxy leaves to the pages.
 */
export function apiPaths(): string {
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const declared = texts.flatMap((text) =>
    [...text.matchAll(/['`](\/[a-z][^'`$\s]*)/g)].map(([, path = '']) => startOf(path)),
  )
  return `^(${[...new Set([...declared, ...OTHERS])].toSorted().map(escaped).join('|')})`
}

/** '/roles/:dreamRole/interim-roles' starts with '/roles/'. */
const startOf = (path: string) => path.replace(/:.*$/, '')
const escaped = (text: string) => text.replaceAll('.', '\\.')
